"""Fields: what the declaration of a field says, it says once.

A position is a class whose fields are declared with what they may hold:

    class State(AnyState):
        turn: Annotated[int, Number(1, 10)]
        control: Annotated[list[int], Row(Named(SIDES), SPACES, NEUTRAL)]
        hands: Annotated[list[list[int]], Row(Pile(Named(CARDS), 60), 2)]
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
"""

import ast
import inspect
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from hippodrome.kernel.errors import BadPosition


class Kind:
    """What a field may hold."""

    def shape(self) -> Any:
        """What msgspec has to find in the data."""
        raise NotImplementedError

    def blank(self) -> Any:
        """What the field holds in an empty position."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        """The value as JSON-able data."""
        return value

    def read(self, data: Any) -> Any:
        """The value that such data, already of the right type, stands for."""
        return data

    def holds(self, value: Any) -> bool:
        """Whether a value of the position is one that may be."""
        raise NotImplementedError


def kind_of(declared: Any) -> Kind:
    """A kind as it is, or the one a type was declared with."""
    if isinstance(declared, Kind):
        return declared
    for note in get_args(declared)[1:]:
        if isinstance(note, Kind) and not isinstance(note, Apart):
            return note
    raise TypeError(f"{declared} says nothing about what it may hold.")


class Number(Kind):
    """A whole number within bounds; the first one if nothing is said about the start."""

    def __init__(self, least: int, most: int, start: int | None = None) -> None:
        self.least, self.most = least, most
        self.start = least if start is None else start

    def shape(self) -> Any:
        """A number within the bounds."""
        return Annotated[int, msgspec.Meta(ge=self.least, le=self.most)]

    def blank(self) -> int:
        """The start."""
        return self.start

    def holds(self, value: Any) -> bool:
        """Whether it is within the bounds."""
        return type(value) is int and self.least <= value <= self.most


class Printed(Number):
    """A number counted from 0 that people know by what is printed on the thing: the first one bears `first`."""

    def __init__(self, first: int, count: int) -> None:
        super().__init__(0, count - 1)
        self.first = first

    def shape(self) -> Any:
        """A printed number."""
        return Annotated[int, msgspec.Meta(ge=self.first, le=self.first + self.most)]

    def write(self, value: int) -> int:
        """As printed."""
        return value + self.first

    def read(self, data: int) -> int:
        """Which one bears it."""
        return data - self.first


class Flag(Kind):
    """Yes or no; no at the start."""

    def shape(self) -> Any:
        """Yes or no."""
        return bool

    def blank(self) -> bool:
        """No."""
        return False

    def holds(self, value: Any) -> bool:
        """Whether it is one of the two."""
        return type(value) is bool


class Named(Kind):
    """A number that stands for one of some names, and is written as the name; read as either.

    The first name stands for the number `first`; `none` is the number for none of them, written as null.
    """

    def __init__(self, names: Sequence[str], start: int | None = None, none: int | None = None, first: int = 0) -> None:
        self.names = list(names)
        self.none, self.first = none, first
        self.start = (first if none is None else none) if start is None else start
        self.number_of = {name: number for number, name in enumerate(self.names, first)}

    def shape(self) -> Any:
        """One of the names, or its number."""
        least = self.first if self.none is None else min(self.first, self.none)
        number = Annotated[int, msgspec.Meta(ge=least, lt=self.first + len(self.names))]
        named: Any = Literal[tuple(self.names)]
        return named | number if self.none is None else named | number | None

    def blank(self) -> int:
        """The start."""
        return self.start

    def write(self, value: int) -> str | None:
        """Its name."""
        return None if value == self.none else self.names[value - self.first]

    def read(self, data: str | int | None) -> Any:
        """The number of the name."""
        if isinstance(data, str):
            return self.number_of[data]
        number = self.none if data is None else data
        if not self.holds(number):
            raise BadPosition(f"This position can't be read: {data} is none of {', '.join(self.names)}.")
        return number

    def holds(self, value: Any) -> bool:
        """Whether there is a name for it."""
        return type(value) is int and (0 <= value - self.first < len(self.names) or value == self.none)


class Row(Kind):
    """A list of fixed length."""

    def __init__(self, of: Any, length: int, start: Sequence[Any] | None = None) -> None:
        self.of, self.length = kind_of(of), length
        self.start = start

    def shape(self) -> Any:
        """A list of that length."""
        return Annotated[list[self.of.shape()], msgspec.Meta(min_length=self.length, max_length=self.length)]  # type: ignore[misc]

    def blank(self) -> list[Any]:
        """The start, or blanks."""
        return [self.of.blank() for _ in range(self.length)] if self.start is None else list(self.start)

    def write(self, value: list[Any]) -> Any:
        """Each."""
        return [self.of.write(item) for item in value]

    def read(self, data: Any) -> list[Any]:
        """Each."""
        return [self.of.read(item) for item in data]

    def holds(self, value: Any) -> bool:
        """Whether the length fits and each may be."""
        return type(value) is list and len(value) == self.length and all(self.of.holds(item) for item in value)


class Chart(Row):
    """A list of fixed length whose places have names; written as those that differ from the start."""

    def __init__(self, places: Sequence[str], of: Any, start: Sequence[Any] | None = None) -> None:
        super().__init__(of, len(places), start)
        self.places = list(places)
        self.place_of = {name: place for place, name in enumerate(self.places)}

    def shape(self) -> Any:
        """Entries by the places' names."""
        return dict[Literal[tuple(self.places)], self.of.shape()]  # type: ignore[misc]

    def write(self, value: list[Any]) -> dict[str, Any]:
        """What differs from the start, by name."""
        start = self.blank()
        return {
            name: self.of.write(value[place]) for place, name in enumerate(self.places) if value[place] != start[place]
        }

    def read(self, data: Mapping[str, Any]) -> list[Any]:
        """The start, but for what is named."""
        value = self.blank()
        for name, item in data.items():
            value[self.place_of[name]] = self.of.read(item)
        return value


class Pile(Kind):
    """A list of up to so many; empty at the start."""

    def __init__(self, of: Any, most: int) -> None:
        self.of, self.most = kind_of(of), most

    def shape(self) -> Any:
        """A list of at most that length."""
        return Annotated[list[self.of.shape()], msgspec.Meta(max_length=self.most)]  # type: ignore[misc]

    def blank(self) -> list[Any]:
        """Nothing."""
        return []

    def write(self, value: list[Any]) -> list[Any]:
        """Each."""
        return [self.of.write(item) for item in value]

    def read(self, data: list[Any]) -> list[Any]:
        """Each."""
        return [self.of.read(item) for item in data]

    def holds(self, value: Any) -> bool:
        """Whether there are not too many and each may be."""
        return type(value) is list and len(value) <= self.most and all(self.of.holds(item) for item in value)


class Series(Kind):
    """A story in one list: up to `most` times one item of each kind, in this order; empty at the start."""

    def __init__(self, of: Sequence[Any], most: int) -> None:
        self.of = [kind_of(kind) for kind in of]
        self.most = most

    def shape(self) -> Any:
        """A list of at most that length; `read` looks at each item."""
        return Annotated[list[int | str | None], msgspec.Meta(max_length=self.most * len(self.of))]

    def blank(self) -> list[Any]:
        """Nothing."""
        return []

    def write(self, value: list[Any]) -> list[Any]:
        """Each."""
        return [kind.write(item) for kind, item in self._with_kinds(value)]

    def read(self, data: list[Any]) -> list[Any]:
        """Each, if it is of its kind."""
        if len(data) % len(self.of):
            raise BadPosition(f"This position can't be read: a story goes on by {len(self.of)} items, not {len(data)}.")
        return [kind.read(checked(item, kind.shape())) for kind, item in self._with_kinds(data)]

    def holds(self, value: Any) -> bool:
        """Whether there are whole groups, not too many, and each item may be."""
        whole = type(value) is list and len(value) % len(self.of) == 0 and len(value) <= self.most * len(self.of)
        return whole and all(kind.holds(item) for kind, item in self._with_kinds(value))

    def _with_kinds(self, items: list[Any]) -> list[tuple[Kind, Any]]:
        return [(self.of[place % len(self.of)], item) for place, item in enumerate(items)]


class Part(Kind):
    """A thing with fields of its own.

    One that is not always there has a field `active` and an `idle` thing that stands for it meanwhile, is never
    changed, shared by copies and written as null.
    """

    def __init__(self, of: type, idle: Any = None) -> None:
        self.of, self.idle = of, idle

    def shape(self) -> Any:
        """Its fields, or null if it is not there."""
        return _struct(self.of) if self.idle is None else _struct(self.of) | None

    def blank(self) -> Any:
        """A new one, or the one that stands for none."""
        return blank_of(self.of) if self.idle is None else self.idle

    def write(self, value: Any) -> dict[str, Any] | None:
        """Its fields."""
        return write(value) if self.idle is None or value.active else None

    def read(self, data: Any) -> Any:
        """One with these fields."""
        if data is None:
            return self.idle
        thing = blank_of(self.of)
        _take(thing, data)
        if self.idle is not None:
            thing.active = True
        return thing

    def holds(self, value: Any) -> bool:
        """Whether each of its fields may be so."""
        return not faults(value)


class Apart(Kind):
    """Copied like any other field, but written and read by the game's own hand; without a kind also emptied so."""


APART = Apart()


class Shared(Apart):
    """Never changed, so that copies share it; emptied, written and read by the game's own hand."""


SHARED = Shared()


class Replaced(Apart):
    """A list whose items are replaced and never changed in place, so that copies share the items."""


REPLACED = Replaced()


FEW = 4
"""So many rows are copied one by one, which is faster than a loop."""


class Field:
    """One field of a class: its name, its type as Python knows it, and what it may hold."""

    def __init__(self, name: str, plain: Any, notes: tuple[Kind, ...]) -> None:
        self.name = name
        self.plain = plain
        kinds = [note for note in notes if not isinstance(note, Apart)]
        self.kind: Kind | None = kinds[0] if kinds else None
        self.told: Kind | None = None if any(type(note) is Apart for note in notes) else self.kind
        self.shared = any(isinstance(note, Shared) for note in notes)
        self.replaced = any(isinstance(note, Replaced) for note in notes)

    def copied(self, value: str) -> str:
        """The expression that copies a value."""
        if self.shared or self.plain in (int, bool, str, bytes):
            return value
        if get_origin(self.plain) is list:
            (item,) = get_args(self.plain)
            if get_origin(item) is list and not self.replaced:
                if isinstance(self.kind, Row) and self.kind.length <= FEW:
                    return f"[{', '.join(f'{value}[{place}][:]' for place in range(self.kind.length))}]"
                return f"[row[:] for row in {value}]"
            if hasattr(get_origin(item) or item, "copy") and not self.replaced:
                return f"[item.copy() for item in {value}]"
            return f"{value}[:]"
        if isinstance(self.kind, Part) and self.kind.idle is not None:
            return f"{value}.copy() if {value}.active else {value}"
        return f"{value}.copy()"


_fields: dict[type, list[Field]] = {}
_structs: dict[type, type[msgspec.Struct]] = {}


def fields_of(cls: type) -> list[Field]:
    """The fields that a class and those it is built on declare, in order."""
    if cls not in _fields:
        found: dict[str, Field] = {}
        for base in reversed(cls.__mro__[:-1]):
            for name, annotation in _annotations(base).items():
                plain, notes = annotation, tuple[Kind, ...]()
                if get_origin(annotation) is Annotated:
                    plain, *rest = get_args(annotation)
                    notes = tuple(note for note in rest if isinstance(note, Kind))
                found[name] = Field(name, plain, notes)
        _fields[cls] = list(found.values())
    return _fields[cls]


def _annotations(cls: type) -> dict[str, Any]:
    """The annotations in a class body; a compiled class keeps none, so they are read from its source."""
    module = sys.modules[cls.__module__]
    kept = dict(inspect.get_annotations(cls))
    file = Path(module.__file__ or "")
    if not kept and file.suffix != ".py":
        source = file.with_name(cls.__module__.rpartition(".")[2] + ".py")
        kept = _in_source(source).get(cls.__name__, {})
    return {
        name: eval(text, vars(module), {cls.__name__: cls}) if isinstance(text, str) else text
        for name, text in kept.items()
    }


@cache
def _in_source(source: Path) -> dict[str, dict[str, Any]]:
    """The annotations of the classes in a source file, as they are written."""
    classes = [node for node in ast.parse(source.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    return {
        cls.name: {
            item.target.id: ast.unparse(item.annotation)
            for item in cls.body
            if isinstance(item, ast.AnnAssign) and item.value is None and isinstance(item.target, ast.Name)
        }
        for cls in classes
    }


def blank_of(cls: type) -> Any:
    """A new thing of a class, emptied."""
    thing = cls()
    blank(thing)
    return thing


def blank(thing: Any) -> None:
    """Empty all fields that say what empty is."""
    for field in fields_of(type(thing)):
        if field.kind is not None:
            setattr(thing, field.name, field.kind.blank())


def copy_into(twin: Any, thing: Any) -> Any:
    """Copy all declared fields: slow and always right. A game that is played fast has its copy made from its fields."""
    for field in fields_of(type(thing)):
        setattr(twin, field.name, eval(field.copied("value"), {"value": getattr(thing, field.name)}))
    return twin


def write(thing: Any) -> dict[str, Any]:
    """The fields as JSON-able data."""
    return {
        field.name: field.told.write(getattr(thing, field.name))
        for field in fields_of(type(thing))
        if field.told is not None
    }


def read(thing: Any, data: Any) -> None:
    """Set the fields that the data tells; raises BadPosition where it tells what cannot be."""
    _take(thing, checked(data, _struct(type(thing))))


def arguments(cls: type, data: Any) -> dict[str, Any]:
    """What the data tells of the fields of a class, by their names, as values; raises BadPosition."""
    return _told(cls, checked(data, _struct(cls)))


def checked(data: Any, kind: Any) -> Any:
    """Data of the type that msgspec was told to find; raises BadPosition otherwise."""
    try:
        return msgspec.convert(data, kind)
    except (msgspec.ValidationError, RecursionError, UnicodeEncodeError) as error:
        raise BadPosition(f"This position can't be read: {error}.") from error


def _struct(cls: type) -> type[msgspec.Struct]:
    """The msgspec structure of a class: each field optional, nothing else allowed."""
    if cls not in _structs:
        members = [
            (field.name, field.told.shape() | msgspec.UnsetType, msgspec.UNSET)
            for field in fields_of(cls)
            if field.told is not None
        ]
        _structs[cls] = msgspec.defstruct(cls.__name__, members, forbid_unknown_fields=True)
    return _structs[cls]


def _take(thing: Any, data: msgspec.Struct) -> None:
    for name, value in _told(type(thing), data).items():
        setattr(thing, name, value)


def _told(cls: type, data: msgspec.Struct) -> dict[str, Any]:
    return {
        field.name: field.told.read(getattr(data, field.name))
        for field in fields_of(cls)
        if field.told is not None and getattr(data, field.name) is not msgspec.UNSET
    }


def faults(thing: Any) -> list[str]:
    """The names of fields that hold what they may not."""
    return [
        field.name
        for field in fields_of(type(thing))
        if field.kind is not None and not field.kind.holds(getattr(thing, field.name))
    ]
