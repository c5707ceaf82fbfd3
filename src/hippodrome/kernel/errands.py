"""Agendas as data: how errands are written and read.

An errand is written as its name and its fields, `{"errand": "enter", "space": "messana", "link": "pass"}`; a person
may also write `["enter", "messana", "pass"]`. The name is that of the class, `LandInterception` as `land-interception`,
or what the class says by `written_as`: saved games keep their names when a class gets another one.
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
"""No affair of a board game has more errands open at once."""


_names: dict[type, str] = {}


def name_of(cls: type) -> str:
    """The name of an errand's class as it is written."""
    if cls not in _names:
        _names[cls] = vars(cls).get("written_as") or re.sub(r"(?<!^)(?=[A-Z])", "-", cls.__name__).lower()
    return _names[cls]


def classes_under(base: type[Thing]) -> dict[str, type[Thing]]:
    """All classes under a base by their names."""
    found: dict[str, type[Thing]] = {}
    for cls in base.__subclasses__():
        found |= {name_of(cls): cls, **classes_under(cls)}
    return found


def errands_under(base: type[Any]) -> dict[str, type[Any]]:
    """The errands of a game by their names: all classes under its base that do something."""
    return {name: cls for name, cls in classes_under(base).items() if cls.run is not base.run}


def write_agenda(agenda: list[Errand[Any]]) -> list[dict[str, Any]]:
    """The errands, first pushed first."""
    return [{"errand": name_of(type(errand)), **fields.write(errand)} for errand in agenda]


def read_agenda(data: Any, base: type) -> list[Errand[Any]]:
    """The errands that were written; raises BadPosition."""
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
    """Errands whose data can't be, by their names."""
    return [name_of(type(errand)) for errand in agenda if fields.faults(errand)]
