"""Fields: a field's declaration says once what the field may hold, and everything else is derived from it.

A position is a class whose fields are declared with their kinds (`kernel/kinds.py`):

    class State(AnyState):
        turn: Annotated[int, Number(1, 10)]
        control: Annotated[list[int], Row(Named(SIDES), SPACES, NEUTRAL)]
        hands: Annotated[list[list[int]], Row(Pile(Named(CARDS), 60), "seats")]
        leader: Annotated[int, Seat(nobody=True)]
        board: Annotated[Board, SHARED]

The declaration determines how a field is emptied (`blank`), written and read (`write`, `read`, with types and bounds
checked by msgspec), checked (`faults`) and copied (`copy_into`; `tools/copies.py` generates the fast copies of our
games from it). A field declared without a kind, or as APART, is copied by its type and otherwise left to the game. A
field with both a kind and APART is only written and read by the game. A kind that many fields share can have a name:

    Side = Annotated[int, Named(SIDES)]

    class Battle:
        attacker: Side
        lost: Annotated[list[int], Row(Number(0, 99), 2)]
        winners: Annotated[list[int], Pile(Side, 9)]

Data that is passed to a constructor and never changes is declared in the constructor:

    class March(Errand):
        def __init__(self, side: Side, goal: Annotated[int, Named(TOWNS)]) -> None:
            self.side, self.goal = side, goal
"""

# mypyc: off (uses msgspec)

import ast
import inspect
import sys
from collections.abc import Callable
from functools import cache
from operator import attrgetter
from pathlib import Path
from typing import Annotated, Any, ClassVar, get_args, get_origin

import msgspec

from hippodrome.kernel import kinds
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.faults import UNREADABLE, fault_of_entries, short
from hippodrome.kernel.kind import Kind
from hippodrome.kernel.structures import ready

FEW = 4
"""The most inner lists that are copied one by one, which is faster than a loop."""


class Field:
    """One field of a class: its name, its Python type, and its kind."""

    def __init__(self, name: str, plain: Any, notes: tuple[Any, ...]) -> None:
        self.name = name
        self.plain = plain
        noted = [note for note in notes if not isinstance(note, kinds.Apart)]
        self.kind: Kind | None = noted[0] if noted else None
        self.told: Kind | None = None if any(type(note) is kinds.Apart for note in notes) else self.kind
        self.shared = any(isinstance(note, kinds.Shared) for note in notes)
        self.replaced = any(isinstance(note, kinds.Replaced) for note in notes)

    def copied(self, value: str) -> str:
        """Return the expression that copies a value."""
        if self.shared or self.plain in (int, bool, str, bytes):
            return value
        if get_origin(self.plain) is list:
            (item,) = get_args(self.plain)
            if get_origin(item) is list and not self.replaced:
                if isinstance(self.kind, kinds.Row) and isinstance(self.kind.length, int) and self.kind.length <= FEW:
                    return f"[{', '.join(f'{value}[{place}][:]' for place in range(self.kind.length))}]"
                return f"[row[:] for row in {value}]"
            if hasattr(get_origin(item) or item, "copy") and not self.replaced:
                return f"[item.copy() for item in {value}]"
            return f"{value}[:]"
        if isinstance(self.kind, kinds.Part) and self.kind.idle is not None:
            return f"{value}.copy() if {value}.active else {value}"
        return f"{value}.copy()"


_fields: dict[type, list[Field]] = {}
_hangs_on: dict[type, list[Callable[[Any], Any]]] = {}
_moulds: dict[tuple[Any, ...], "Mould"] = {}


def fields_of(cls: type) -> list[Field]:
    """Return the fields that a class and its base classes declare, in order."""
    if cls not in _fields:
        found: dict[str, Field] = {}
        for base in reversed(cls.__mro__[:-1]):
            for name, annotation in _annotations(base).items():
                plain, notes = annotation, tuple[Any, ...]()
                if get_origin(annotation) is Annotated:
                    plain, *rest = get_args(annotation)
                    notes = tuple(note for note in rest if isinstance(note, Kind))
                found[name] = Field(name, plain, notes)
        _fields[cls] = list(found.values())
    return _fields[cls]


def _annotations(cls: type) -> dict[str, Any]:
    """Return the annotations of a class body, and those arguments of its `__init__` that have a kind.

    A compiled class keeps no annotations, so they are read from its source.
    """
    module = sys.modules[cls.__module__]
    body, taken = dict(inspect.get_annotations(cls)), _taken(vars(cls).get("__init__"))
    file = Path(getattr(module, "__file__", None) or "")  # an interactive session has no file
    if not body and not taken and file.suffix != ".py":
        source = file.with_name(cls.__module__.rpartition(".")[2] + ".py")
        body, taken = _in_source(source).get(cls.__name__, ({}, {}))
    written = {
        name: eval(text, vars(module), {cls.__name__: cls}) if isinstance(text, str) else text
        for name, text in (taken | body).items()
    }
    own = {name: kind for name, kind in written.items() if get_origin(kind) is not ClassVar}
    return {name: kind for name, kind in own.items() if name in body or get_origin(kind) is Annotated}


def _taken(init: Any) -> dict[str, Any]:
    """Return the annotations of the arguments of an interpreted `__init__`."""
    return {name: kind for name, kind in inspect.get_annotations(init).items() if name != "return"} if init else {}


@cache
def _in_source(source: Path) -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """Return, as source text, the annotations of each class in a file and those of its `__init__`."""
    classes = [node for node in ast.parse(source.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    return {cls.name: (_in_body(cls), _in_init(cls)) for cls in classes}


def _in_body(cls: ast.ClassDef) -> dict[str, Any]:
    fields = [item for item in cls.body if isinstance(item, ast.AnnAssign)]
    return {item.target.id: ast.unparse(item.annotation) for item in fields if isinstance(item.target, ast.Name)}


def _in_init(cls: ast.ClassDef) -> dict[str, Any]:
    inits = [item for item in cls.body if isinstance(item, ast.FunctionDef) and item.name == "__init__"]
    taken = [argument for init in inits for argument in init.args.args]
    return {argument.arg: ast.unparse(argument.annotation) for argument in taken if argument.annotation is not None}


class Mould:
    """The kinds of a class's fields at one size of table, and the msgspec structure that reads them.

    In the data, each field is optional, and other entries are not allowed.
    """

    def __init__(self, cls: type, thing: Any) -> None:
        held = [(field, field.kind) for field in fields_of(cls) if field.kind is not None]
        self.kinds = {field.name: kind.fitted(thing) if kind.hangs_on else kind for field, kind in held}
        self.told_kinds = {field.name: self.kinds[field.name] for field, _kind in held if field.told is not None}
        members = [
            (name, kind.shape() | msgspec.UnsetType, msgspec.UNSET)  # each field is optional
            for name, kind in self.told_kinds.items()
        ]
        self.struct = msgspec.defstruct(cls.__name__, members, forbid_unknown_fields=True)
        ready(self.struct)
        starts = [(name, kind.blank()) for name, kind in self.kinds.items()]
        self.starts = [(name, start) for name, start in starts if _is_plain(start)]
        self.parts = [(name, self.kinds[name]) for name, start in starts if not _is_plain(start)]

    def fault(self, data: Any) -> str:
        """Describe what is wrong with data that can't be read."""
        found = fault_of_entries(self.told_kinds, None, data, "A position")
        return found or f"A position has named entries, it is not {short(data)}."

    def told(self, data: Any) -> dict[str, Any]:
        """Return the values of the fields that some data contains, by name; raises BadPosition."""
        try:
            found = msgspec.convert(data, self.struct)
        except UNREADABLE as error:
            raise BadPosition(self.fault(data)) from error
        return self.read(found)

    def read(self, found: msgspec.Struct) -> dict[str, Any]:
        """Return the values of the entries that are set."""
        values = {name: getattr(found, name) for name in self.told_kinds}
        return {name: self.kinds[name].read(value) for name, value in values.items() if value is not msgspec.UNSET}


def mould_of(cls: type, thing: Any = None) -> Mould:
    """Return the mould of a class; if sizes differ from table to table, the one for the table of `thing`."""
    if cls not in _hangs_on:
        held = [field.kind for field in fields_of(cls) if field.kind is not None]
        _hangs_on[cls] = [attrgetter(path) for path in sorted({path for kind in held for path in kind.hangs_on})]
    key: tuple[Any, ...] = (cls, *[_key(held_by(thing)) for held_by in _hangs_on[cls]])
    if key not in _moulds:
        _moulds[key] = Mould(cls, thing)
    return _moulds[key]


def blank_of(cls: type) -> Any:
    """Return a new, empty instance of a class."""
    thing = cls()
    blank(thing)
    return thing


def blank(thing: Any) -> None:
    """Empty all fields whose kind defines a blank value."""
    mould = mould_of(type(thing), thing)
    for name, start in mould.starts:
        setattr(thing, name, _fresh(start))
    for name, part in mould.parts:
        setattr(thing, name, part.blank())


def copy_into(twin: Any, thing: Any) -> Any:
    """Copy all declared fields: slow, but always correct. Fast games have generated copies instead."""
    for field in fields_of(type(thing)):
        setattr(twin, field.name, eval(field.copied("value"), {"value": getattr(thing, field.name)}))
    return twin


def write(thing: Any) -> dict[str, Any]:
    """Return the fields as JSON-able data."""
    return {name: kind.write(getattr(thing, name)) for name, kind in mould_of(type(thing), thing).told_kinds.items()}


def read(thing: Any, data: Any) -> None:
    """Set the fields that the data contains; raises BadPosition for impossible values."""
    for name, value in mould_of(type(thing), thing).told(data).items():
        setattr(thing, name, value)


def arguments(cls: type, data: Any, thing: Any = None) -> dict[str, Any]:
    """Return the values of the fields of a class that the data contains, by name; raises BadPosition.

    Sizes that differ from table to table are taken from the table of `thing`.
    """
    return mould_of(cls, thing).told(data)


def checked(data: Any, kind: Any) -> Any:
    """Return data converted to a type by msgspec; raises BadPosition if that fails."""
    try:
        return msgspec.convert(data, kind)
    except UNREADABLE as error:
        raise BadPosition(f"This position can't be read: {error}.") from error


def faults(thing: Any) -> list[str]:
    """Return the names of fields that hold invalid values."""
    return [name for name, kind in mould_of(type(thing), thing).kinds.items() if not kind.holds(getattr(thing, name))]


def _key(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _is_plain(value: Any) -> bool:
    return all(_is_plain(item) for item in value) if type(value) is list else type(value) in (int, bool, str, bytes)


def _fresh(start: Any) -> Any:
    """Return a start value that may be changed: lists are copied."""
    if type(start) is not list:
        return start
    return [_fresh(row) for row in start] if start and type(start[0]) is list else start[:]
