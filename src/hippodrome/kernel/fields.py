"""Fields: what the declaration of a field says, it says once.

A position is a class whose fields are declared with what they may hold (`kernel/kinds.py`):

    class State(AnyState):
        turn: Annotated[int, Number(1, 10)]
        control: Annotated[list[int], Row(Named(SIDES), SPACES, NEUTRAL)]
        hands: Annotated[list[list[int]], Row(Pile(Named(CARDS), 60), "seats")]
        leader: Annotated[int, Seat(nobody=True)]
        board: Annotated[Board, SHARED]

From that follow how a field is emptied (`blank`), written and read (`write`, `read`, with types and bounds checked by
msgspec), checked (`faults`) and copied (`copy_into`; `tools/copies.py` writes the fast copies of our games from it).
A field declared without such a note, or as APART, is copied by its type and otherwise left to the game; one with a kind
and APART beside it is only written and read by the game. What many fields hold has a name of its own:

    Side = Annotated[int, Named(SIDES)]

    class Battle:
        attacker: Side
        lost: Annotated[list[int], Row(Number(0, 99), 2)]
        winners: Annotated[list[int], Pile(Side, 9)]

What is told when a thing is made, and never changes, is declared where it is taken:

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
"""So many lists in a list are copied one by one, which is faster than a loop."""


class Field:
    """One field of a class: its name, its type as Python knows it, and what it may hold."""

    def __init__(self, name: str, plain: Any, notes: tuple[Any, ...]) -> None:
        self.name = name
        self.plain = plain
        noted = [note for note in notes if not isinstance(note, kinds.Apart)]
        self.kind: Kind | None = noted[0] if noted else None
        self.told: Kind | None = None if any(type(note) is kinds.Apart for note in notes) else self.kind
        self.shared = any(isinstance(note, kinds.Shared) for note in notes)
        self.replaced = any(isinstance(note, kinds.Replaced) for note in notes)

    def copied(self, value: str) -> str:
        """The expression that copies a value."""
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
    """The fields that a class and those it is built on declare, in order."""
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
    """The annotations in a class body, and of what its `__init__` takes that has a kind.

    A compiled class keeps none, so they are read from its source.
    """
    module = sys.modules[cls.__module__]
    body, taken = dict(inspect.get_annotations(cls)), _taken(vars(cls).get("__init__"))
    file = Path(getattr(module, "__file__", None) or "")  # none at a prompt
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
    """The annotations of what an `__init__` in Python takes."""
    return {name: kind for name, kind in inspect.get_annotations(init).items() if name != "return"} if init else {}


@cache
def _in_source(source: Path) -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """The annotations of the classes in a source file and of what their `__init__` takes, as they are written."""
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
    """What the fields of a class may hold at one kind of table, and the msgspec structure that reads them.

    Each field is optional there, and nothing else is allowed.
    """

    def __init__(self, cls: type, thing: Any) -> None:
        held = [(field, field.kind) for field in fields_of(cls) if field.kind is not None]
        self.kinds = {field.name: kind.fitted(thing) if kind.hangs_on else kind for field, kind in held}
        self.told_kinds = {field.name: self.kinds[field.name] for field, _kind in held if field.told is not None}
        members = [
            (name, kind.shape() | msgspec.UnsetType, msgspec.UNSET)  # each may be left out
            for name, kind in self.told_kinds.items()
        ]
        self.struct = msgspec.defstruct(cls.__name__, members, forbid_unknown_fields=True)
        ready(self.struct)
        starts = [(name, kind.blank()) for name, kind in self.kinds.items()]
        self.starts = [(name, start) for name, start in starts if _is_plain(start)]
        self.parts = [(name, self.kinds[name]) for name, start in starts if not _is_plain(start)]

    def fault(self, data: Any) -> str:
        """What is wrong with data that can't be read, in words."""
        found = fault_of_entries(self.told_kinds, None, data, "A position")
        return found or f"A position has named entries, it is not {short(data)}."

    def told(self, data: Any) -> dict[str, Any]:
        """What some data tells of the fields, by their names, as values; raises BadPosition."""
        try:
            found = msgspec.convert(data, self.struct)
        except UNREADABLE as error:
            raise BadPosition(self.fault(data)) from error
        return self.read(found)

    def read(self, found: msgspec.Struct) -> dict[str, Any]:
        """The values of what is told."""
        values = {name: getattr(found, name) for name in self.told_kinds}
        return {name: self.kinds[name].read(value) for name, value in values.items() if value is not msgspec.UNSET}


def mould_of(cls: type, thing: Any = None) -> Mould:
    """The mould of a class; if sizes hang on the table, that for the table of a thing."""
    if cls not in _hangs_on:
        held = [field.kind for field in fields_of(cls) if field.kind is not None]
        _hangs_on[cls] = [attrgetter(path) for path in sorted({path for kind in held for path in kind.hangs_on})]
    key: tuple[Any, ...] = (cls, *[_key(held_by(thing)) for held_by in _hangs_on[cls]])
    if key not in _moulds:
        _moulds[key] = Mould(cls, thing)
    return _moulds[key]


def blank_of(cls: type) -> Any:
    """A new thing of a class, emptied."""
    thing = cls()
    blank(thing)
    return thing


def blank(thing: Any) -> None:
    """Empty all fields that say what empty is."""
    mould = mould_of(type(thing), thing)
    for name, start in mould.starts:
        setattr(thing, name, _fresh(start))
    for name, part in mould.parts:
        setattr(thing, name, part.blank())


def copy_into(twin: Any, thing: Any) -> Any:
    """Copy all declared fields: slow and always right. A game that is played fast has its copy made from its fields."""
    for field in fields_of(type(thing)):
        setattr(twin, field.name, eval(field.copied("value"), {"value": getattr(thing, field.name)}))
    return twin


def write(thing: Any) -> dict[str, Any]:
    """The fields as JSON-able data."""
    return {name: kind.write(getattr(thing, name)) for name, kind in mould_of(type(thing), thing).told_kinds.items()}


def read(thing: Any, data: Any) -> None:
    """Set the fields that the data tells; raises BadPosition where it tells what cannot be."""
    for name, value in mould_of(type(thing), thing).told(data).items():
        setattr(thing, name, value)


def arguments(cls: type, data: Any, thing: Any = None) -> dict[str, Any]:
    """What the data tells of the fields of a class, by their names, as values; raises BadPosition.

    Sizes that hang on the table are those of the thing's.
    """
    return mould_of(cls, thing).told(data)


def checked(data: Any, kind: Any) -> Any:
    """Data of the type that msgspec was told to find; raises BadPosition otherwise."""
    try:
        return msgspec.convert(data, kind)
    except UNREADABLE as error:
        raise BadPosition(f"This position can't be read: {error}.") from error


def faults(thing: Any) -> list[str]:
    """The names of fields that hold what they may not."""
    return [name for name, kind in mould_of(type(thing), thing).kinds.items() if not kind.holds(getattr(thing, name))]


def _key(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _is_plain(value: Any) -> bool:
    return all(_is_plain(item) for item in value) if type(value) is list else type(value) in (int, bool, str, bytes)


def _fresh(start: Any) -> Any:
    """A start to change: lists of numbers are copied."""
    if type(start) is not list:
        return start
    return [_fresh(row) for row in start] if start and type(start[0]) is list else start[:]
