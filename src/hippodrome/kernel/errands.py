"""Agendas as data: how errands are written and read.

An errand is written as its name and its fields, `{"errand": "enter", "space": "messana", "link": "pass"}`. A person may
also write `["enter", "messana", "pass"]`. The name is derived from the class, `LandInterception` as
`land-interception`, unless the class sets `written_as`, which keeps saved games readable when a class is renamed.
"""

# mypyc: off (off the hot path)

import re
from typing import Any, TypeVar

from hippodrome.kernel import fields
from hippodrome.kernel.agenda import Errand
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.faults import short

Thing = TypeVar("Thing")

LONGEST = 200
"""The most errands an agenda may have; no board game needs more at once."""


_names: dict[type, str] = {}


def name_of(cls: type) -> str:
    """Return the name that an errand's class is written as."""
    if cls not in _names:
        _names[cls] = vars(cls).get("written_as") or re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
    return _names[cls]


def classes_under(base: type[Thing]) -> dict[str, type[Thing]]:
    """Return all subclasses of a base, by name."""
    found: dict[str, type[Thing]] = {}
    for cls in base.__subclasses__():
        found |= {name_of(cls): cls, **classes_under(cls)}
    return found


def errands_under(base: type[Any]) -> dict[str, type[Any]]:
    """Return the errands of a game by name: all subclasses of its base that implement `run`."""
    return {name: cls for name, cls in classes_under(base).items() if cls.run is not base.run}


def write_agenda(agenda: list[Errand[Any]]) -> list[dict[str, Any]]:
    """Return the errands as data, the first pushed first."""
    return [{"errand": name_of(type(errand)), **fields.write(errand)} for errand in agenda]


def read_agenda(data: Any, base: type) -> list[Errand[Any]]:
    """Return the errands that some data describes; raises BadPosition."""
    told = fields.checked(data, list[dict[str, Any] | list[Any]])
    if len(told) > LONGEST:
        raise BadPosition(f"An agenda has at most {LONGEST} errands, not {len(told)}.")
    known = errands_under(base)
    return [_read(entry, known) for entry in told]


def _read(entry: dict[str, Any] | list[Any], known: dict[str, type]) -> Errand[Any]:
    if isinstance(entry, list):
        name, values = (entry[0], entry[1:]) if entry else (None, [])
    else:
        name, values = entry.get("errand"), []
    if not isinstance(name, str) or name not in known:
        raise BadPosition(f"There is no errand {short(name)}; there are: {', '.join(sorted(known))}.")
    cls = known[name]
    names = [field.name for field in fields.fields_of(cls)]
    if isinstance(entry, list):
        if any(value != 0 for value in values[len(names) :]):
            raise BadPosition(f"Errand {name!r} takes {', '.join(names) or 'nothing'}, not {len(values)} values.")
        entry = dict(zip(names, values, strict=False))
    else:
        entry = {key: value for key, value in entry.items() if key != "errand"}
    arguments = fields.arguments(cls, entry)
    try:
        errand: Errand[Any] = cls(**arguments)
    except TypeError as error:
        raise BadPosition(f"Errand {name!r} takes {', '.join(names) or 'nothing'}.") from error
    return errand


def faults(agenda: list[Errand[Any]]) -> list[str]:
    """Return the names of errands that hold invalid data."""
    return [name_of(type(errand)) for errand in agenda if fields.faults(errand)]
