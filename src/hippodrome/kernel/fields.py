"""Fields: what the declaration of a field says, it says once.

A position is a class whose fields are declared with what they may hold:

    class State(AnyState):
        turn: Annotated[int, Number(1, 10)]
        control: Annotated[list[int], Row(Named(SIDES), SPACES, NEUTRAL)]
        hands: Annotated[list[list[int]], Row(Pile(Named(CARDS), 60), "seats")]
        leader: Annotated[int, Seat(nobody=True)]
        board: Annotated[Board, SHARED]

From that follow how a field is emptied (`blank`), written and read (`write`, `read`, with types and bounds checked by
msgspec), checked (`faults`) and copied (`copy_into`; `tools/copies.py` writes the fast copies of our games from it).
A field declared without such a note, or as APART, is copied by its type and otherwise left to the game.

A size, or a list of names, that differs from table to table is told by where the position holds it: `"seats"`,
`"board.rounds"`. Each table then has its own bounds.
"""

import ast
import inspect
import reprlib
import sys
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from hippodrome.kernel.errors import BadPosition

Size = int | str
"""A number, or where a position holds it."""
Names = Sequence[str] | str
"""Some names, or where a position holds them."""


class Kind:
    """What a field may hold."""

    hangs_on: tuple[str, ...] = ()
    """Where a position holds the sizes and names that this depends on."""

    def fitted(self, thing: Any) -> "Kind":
        """The same, with the sizes and names of one position."""
        return self

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

    def wanted(self) -> str:
        """What there should be, in words."""
        raise NotImplementedError

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with data that can't be read, in words."""
        return f"{where} is {self.wanted()}, not {_short(data)}."


class Number(Kind):
    """A whole number within bounds; the first one if nothing is said about the start."""

    def __init__(self, least: int, most: Size, start: int | None = None) -> None:
        self.least, self.most = least, most
        self.start = least if start is None else start
        self.hangs_on = _paths(most)

    def fitted(self, thing: Any) -> "Number":
        """With the position's own upper bound."""
        return Number(self.least, _told_by(thing, self.most), self.start)

    def shape(self) -> Any:
        """A number within the bounds."""
        return Annotated[int, msgspec.Meta(ge=self.least, le=int(self.most))]

    def blank(self) -> int:
        """The start."""
        return self.start

    def holds(self, value: Any) -> bool:
        """Whether it is within the bounds."""
        return type(value) is int and self.least <= value <= int(self.most)

    def wanted(self) -> str:
        """A number from the least to the most."""
        return f"a number from {self.least} to {self.most}"


class Seat(Number):
    """One of the seats; where there may be nobody, -1 for that, and at the start."""

    def __init__(self, nobody: bool = False) -> None:
        super().__init__(-1 if nobody else 0, "seats")

    def fitted(self, thing: Any) -> Number:
        """One of the seats of this table."""
        return Number(self.least, thing.seats - 1)


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

    def wanted(self) -> str:
        """One of the two."""
        return "true or false"


class Named(Kind):
    """A number that stands for one of some names, and is written as the name; read as either.

    The first name stands for the number `first`; `none` is the number for none of them, written as null. `what` says
    what is named, for those who mistype it.
    """

    def __init__(
        self, names: Names, start: int | None = None, none: int | None = None, first: int = 0, what: str = ""
    ) -> None:
        self.none, self.first, self.what = none, first, what
        self.start = (first if none is None else none) if start is None else start
        self.path = names if isinstance(names, str) else ""
        self.hangs_on = _paths(names)
        self.names = [] if isinstance(names, str) else list(names)
        self.number_of = {name: number for number, name in enumerate(self.names, first)}

    def fitted(self, thing: Any) -> "Named":
        """With the position's own names."""
        if not self.path:
            return self
        return Named(_told_by(thing, self.path), self.start, self.none, self.first, self.what)

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
        if data is None:
            return self.none
        return self.number_of[data] if isinstance(data, str) else data

    def holds(self, value: Any) -> bool:
        """Whether there is a name for it."""
        return type(value) is int and (0 <= value - self.first < len(self.names) or value == self.none)

    def wanted(self) -> str:
        """One of the names."""
        return f"one of {', '.join(self.names)}"

    def fault(self, data: Any, where: str) -> str:
        """That there is nothing of that name."""
        if not self.what:
            return super().fault(data, where)
        return f"{where}: there is no {self.what} {_short(data)}; there are: {', '.join(self.names)}."


class Row(Kind):
    """A list of fixed length."""

    def __init__(self, of: Kind, length: Size, start: Sequence[Any] | None = None) -> None:
        self.of, self.length = of, length
        self.start = start
        self.hangs_on = of.hangs_on + _paths(length)
        self.a_seat = length == "seats"

    def fitted(self, thing: Any) -> "Row":
        """With the position's own length."""
        row = Row(self.of.fitted(thing), _told_by(thing, self.length), self.start)
        row.a_seat = self.a_seat
        return row

    def shape(self) -> Any:
        """A list of that length."""
        length = int(self.length)
        return Annotated[list[self.of.shape()], msgspec.Meta(min_length=length, max_length=length)]  # type: ignore[misc]

    def blank(self) -> list[Any]:
        """The start, or blanks."""
        return [self.of.blank() for _ in range(int(self.length))] if self.start is None else list(self.start)

    def write(self, value: list[Any]) -> Any:
        """Each."""
        return [self.of.write(item) for item in value]

    def read(self, data: Any) -> list[Any]:
        """Each."""
        return [self.of.read(item) for item in data]

    def holds(self, value: Any) -> bool:
        """Whether the length fits and each may be."""
        return type(value) is list and len(value) == self.length and all(self.of.holds(item) for item in value)

    def wanted(self) -> str:
        """A list."""
        return "a list"

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with its length or with one of its entries."""
        if isinstance(data, list | tuple) and len(data) != self.length:
            of_seats = "one entry a seat, that is " if self.a_seat else ""
            return f"{where} has {of_seats}{self.length} entries, not {len(data)}."
        return _fault_within(self.of, data, where) or super().fault(data, where)


class Chart(Row):
    """A list of fixed length whose places have names; written as those that differ from the start."""

    def __init__(self, places: Names, of: Kind, start: Sequence[Any] | None = None) -> None:
        super().__init__(of, len(places), start)
        self.path = places if isinstance(places, str) else ""
        self.hangs_on = of.hangs_on + _paths(places)
        self.places = [] if isinstance(places, str) else list(places)
        self.place_of = {name: place for place, name in enumerate(self.places)}

    def fitted(self, thing: Any) -> "Chart":
        """With the position's own places."""
        return Chart(_told_by(thing, self.path) if self.path else self.places, self.of.fitted(thing), self.start)

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

    def wanted(self) -> str:
        """Entries by name."""
        return "made of named entries"

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with one of its entries."""
        return _fault_of_entries(self.place_of, self.of, data, where) or Kind.fault(self, data, where)


class Flat(Kind):
    """Lists in a list, kept as one list: entry c of list r is at r * stride + c, or, if turned, at c * stride + r.

    Places that no entry has hold what an entry holds at the start.
    """

    def __init__(self, rows: Row, stride: Size, turned: bool = False) -> None:
        self.rows, self.stride, self.turned = rows, stride, turned
        self.hangs_on = rows.hangs_on + _paths(stride)

    def fitted(self, thing: Any) -> "Flat":
        """With the position's own sizes."""
        return Flat(self.rows.fitted(thing), _told_by(thing, self.stride), self.turned)

    def _row(self) -> Row:
        assert isinstance(self.rows.of, Row)
        return self.rows.of

    def _places(self) -> list[list[int]]:
        """Where each entry of each list stands."""
        rows, columns, stride = range(int(self.rows.length)), range(int(self._row().length)), int(self.stride)
        return [[column * stride + row if self.turned else row * stride + column for column in columns] for row in rows]

    def _flat(self, lists: list[list[Any]]) -> list[Any]:
        count = self._row().length if self.turned else self.rows.length
        flat = [self._row().of.blank() for _ in range(int(count) * int(self.stride))]
        for places, row in zip(self._places(), lists, strict=True):
            for place, item in zip(places, row, strict=True):
                flat[place] = item
        return flat

    def shape(self) -> Any:
        """The lists."""
        return self.rows.shape()

    def blank(self) -> list[Any]:
        """The lists at their start."""
        return self._flat(self.rows.blank())

    def write(self, value: list[Any]) -> Any:
        """The lists."""
        return self.rows.write([[value[place] for place in places] for places in self._places()])

    def read(self, data: Any) -> list[Any]:
        """All in one."""
        return self._flat(self.rows.read(data))

    def holds(self, value: Any) -> bool:
        """Whether each list may be so, and nothing stands elsewhere."""
        if type(value) is not list or len(value) != len(self.blank()):
            return False
        lists = [[value[place] for place in places] for places in self._places()]
        return self.rows.holds(lists) and self._flat(lists) == value

    def wanted(self) -> str:
        """The lists."""
        return self.rows.wanted()

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with one of the lists."""
        return self.rows.fault(data, where)


class Pile(Kind):
    """A list of up to so many; empty at the start."""

    def __init__(self, of: Kind, most: Size) -> None:
        self.of, self.most = of, most
        self.hangs_on = of.hangs_on + _paths(most)

    def fitted(self, thing: Any) -> "Pile":
        """With the position's own bounds."""
        return Pile(self.of.fitted(thing), _told_by(thing, self.most))

    def shape(self) -> Any:
        """A list of at most that length."""
        return Annotated[list[self.of.shape()], msgspec.Meta(max_length=int(self.most))]  # type: ignore[misc]

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
        return type(value) is list and len(value) <= int(self.most) and all(self.of.holds(item) for item in value)

    def wanted(self) -> str:
        """A list."""
        return "a list"

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with one of its entries, or that there are too many."""
        if isinstance(data, list | tuple) and len(data) > int(self.most):
            return f"{where} has at most {self.most} entries, not {len(data)}."
        return _fault_within(self.of, data, where) or super().fault(data, where)


class Tally(Kind):
    """How many there are of each of some named things, up to so many in all; written as their names, one each."""

    def __init__(self, of: Named, most: int) -> None:
        self.pile = Pile(of, most)
        self.things = len(of.names)

    def shape(self) -> Any:
        """A list of the names."""
        return self.pile.shape()

    def blank(self) -> list[int]:
        """None of any."""
        return [0] * self.things

    def write(self, value: list[int]) -> list[Any]:
        """Each name as often as there are such things."""
        return self.pile.write([thing for thing, count in enumerate(value) for _ in range(count)])

    def read(self, data: list[Any]) -> list[int]:
        """How often each is named."""
        counts = self.blank()
        for thing in self.pile.read(data):
            counts[thing] += 1
        return counts

    def holds(self, value: Any) -> bool:
        """Whether there are not fewer than none, nor too many."""
        if type(value) is not list or len(value) != self.things or any(type(count) is not int for count in value):
            return False
        return min(value) >= 0 and sum(value) <= int(self.pile.most)

    def wanted(self) -> str:
        """A list of names."""
        return self.pile.wanted()

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with one of the names."""
        return self.pile.fault(data, where)


class Pair(Kind):
    """Two small numbers kept as one, `second * base + first`; written as a list of both."""

    def __init__(self, first: Kind, second: Kind, base: int) -> None:
        self.first, self.second, self.base = first, second, base

    def shape(self) -> Any:
        """A list of the two."""
        return tuple[self.first.shape(), self.second.shape()]  # type: ignore[misc]

    def blank(self) -> int:
        """The start of both."""
        return int(self.second.blank()) * self.base + int(self.first.blank())

    def write(self, value: int) -> list[Any]:
        """Both."""
        return [self.first.write(value % self.base), self.second.write(value // self.base)]

    def read(self, data: Any) -> int:
        """Both as one."""
        return int(self.second.read(data[1])) * self.base + int(self.first.read(data[0]))

    def holds(self, value: Any) -> bool:
        """Whether both may be so."""
        return type(value) is int and self.first.holds(value % self.base) and self.second.holds(value // self.base)

    def wanted(self) -> str:
        """The two in a list."""
        return f"a list of {self.first.wanted()} and {self.second.wanted()}"


class Part(Kind):
    """A thing with fields of its own.

    One that is not always there has a field `active` and an `idle` thing that stands for it meanwhile, is never
    changed, shared by copies and written as null.
    """

    def __init__(self, of: type, idle: Any = None) -> None:
        self.of, self.idle = of, idle

    def shape(self) -> Any:
        """Its fields, or null if it is not there."""
        struct: Any = mould_of(self.of).struct
        return struct if self.idle is None else struct | None

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
        for name, value in mould_of(self.of).read(data).items():
            setattr(thing, name, value)
        if self.idle is not None:
            thing.active = True
        return thing

    def holds(self, value: Any) -> bool:
        """Whether each of its fields may be so."""
        return not faults(value)

    def wanted(self) -> str:
        """Entries by the names of its fields."""
        return "made of named entries"

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with one of its fields."""
        kinds = {field.name: field.kind for field in fields_of(self.of) if field.kind is not None}
        return _fault_of_entries(kinds, None, data, where) or super().fault(data, where)


class Apart(Kind):
    """Copied like any other field, but emptied, written and read by the game's own hand."""


APART = Apart()


class Shared(Apart):
    """Never changed, so that copies share it; emptied, written and read by the game's own hand."""


SHARED = Shared()


class Replaced(Apart):
    """A list whose items are replaced and never changed in place, so that copies share the items."""


REPLACED = Replaced()


class Field:
    """One field of a class: its name, its type as Python knows it, and what it may hold."""

    def __init__(self, name: str, plain: Any, notes: tuple[Kind, ...]) -> None:
        self.name = name
        self.plain = plain
        kinds = [note for note in notes if not isinstance(note, Apart)]
        self.kind: Kind | None = kinds[0] if kinds else None
        self.shared = any(isinstance(note, Shared) for note in notes)
        self.replaced = any(isinstance(note, Replaced) for note in notes)

    def copied(self, value: str) -> str:
        """The expression that copies a value."""
        if self.shared or self.plain in (int, bool, str, bytes):
            return value
        if get_origin(self.plain) is list:
            (item,) = get_args(self.plain)
            if get_origin(item) is list and not self.replaced:
                return f"[row[:] for row in {value}]"
            if hasattr(get_origin(item) or item, "copy") and not self.replaced:
                return f"[item.copy() for item in {value}]"
            return f"{value}[:]"
        if isinstance(self.kind, Part) and self.kind.idle is not None:
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
        for node in ast.parse(source.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and node.name == cls.__name__:
                lines = [item for item in node.body if isinstance(item, ast.AnnAssign) and item.value is None]
                kept = {
                    item.target.id: ast.unparse(item.annotation) for item in lines if isinstance(item.target, ast.Name)
                }
    return {
        name: eval(text, vars(module), {cls.__name__: cls}) if isinstance(text, str) else text
        for name, text in kept.items()
    }


class Mould:
    """What the fields of a class may hold at one kind of table, and the msgspec structure that reads them.

    Each field is optional there, and nothing else is allowed.
    """

    def __init__(self, cls: type, thing: Any) -> None:
        told = [(field, field.kind) for field in fields_of(cls) if field.kind is not None]
        self.kinds = {field.name: kind.fitted(thing) if kind.hangs_on else kind for field, kind in told}
        members = [
            (name, kind.shape() | msgspec.UnsetType, msgspec.UNSET)  # each may be left out
            for name, kind in self.kinds.items()
        ]
        self.struct = msgspec.defstruct(cls.__name__, members, forbid_unknown_fields=True)
        starts = [(name, kind.blank()) for name, kind in self.kinds.items()]
        self.starts = [(name, start) for name, start in starts if _is_plain(start)]
        self.parts = [(name, self.kinds[name]) for name, start in starts if not _is_plain(start)]

    def fault(self, data: Any) -> str:
        """What is wrong with data that can't be read, in words."""
        found = _fault_of_entries(self.kinds, None, data, "A position")
        return found or f"A position has named entries, it is not {_short(data)}."

    def told(self, data: Any) -> dict[str, Any]:
        """What some data tells of the fields, by their names, as values; raises BadPosition."""
        try:
            found = msgspec.convert(data, self.struct)
        except (msgspec.ValidationError, RecursionError) as error:
            raise BadPosition(self.fault(data)) from error
        return self.read(found)

    def read(self, found: msgspec.Struct) -> dict[str, Any]:
        """The values of what is told."""
        values = {name: getattr(found, name) for name in self.kinds}
        return {name: self.kinds[name].read(value) for name, value in values.items() if value is not msgspec.UNSET}


def mould_of(cls: type, thing: Any = None) -> Mould:
    """The mould of a class; if sizes hang on the table, that for the table of a thing."""
    if cls not in _hangs_on:
        kinds = [field.kind for field in fields_of(cls) if field.kind is not None]
        _hangs_on[cls] = [attrgetter(path) for path in sorted({path for kind in kinds for path in kind.hangs_on})]
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
    return {name: kind.write(getattr(thing, name)) for name, kind in mould_of(type(thing), thing).kinds.items()}


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
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadPosition(f"This position can't be read: {error}.") from error


def faults(thing: Any) -> list[str]:
    """The names of fields that hold what they may not."""
    return [name for name, kind in mould_of(type(thing), thing).kinds.items() if not kind.holds(getattr(thing, name))]


# --- sizes and names that a position tells, and words for what is wrong -----------------------------------------------


def _paths(size: Size | Names) -> tuple[str, ...]:
    return (size,) if isinstance(size, str) else ()


def _told_by(thing: Any, size: Any) -> Any:
    """A size or names: as they are, or as a position holds them."""
    return attrgetter(size)(thing) if isinstance(size, str) else size


def _key(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _is_plain(value: Any) -> bool:
    return all(_is_plain(item) for item in value) if type(value) is list else type(value) in (int, bool, str, bytes)


def _fresh(start: Any) -> Any:
    """A start to change: lists of numbers are copied."""
    if type(start) is not list:
        return start
    return [_fresh(row) for row in start] if start and type(start[0]) is list else start[:]


def _short(data: Any) -> str:
    """A piece of data as one may quote it."""
    try:
        return reprlib.repr(data)
    except ValueError:  # a number of thousands of digits
        return "that"


def _fits(data: Any, kind: Kind) -> bool:
    try:
        msgspec.convert(data, kind.shape())
    except (msgspec.ValidationError, RecursionError):
        return False
    return True


def _fault_within(of: Kind, data: Any, where: str) -> str | None:
    """What is wrong with the first bad entry of a list."""
    if not isinstance(data, list | tuple):
        return None
    return next((of.fault(item, f"{where}[{place}]") for place, item in enumerate(data) if not _fits(item, of)), None)


def _fault_of_entries(known: Mapping[str, Any], of: Kind | None, data: Any, where: str) -> str | None:
    """What is wrong with the first bad one of some named entries; `of` if all are of one kind."""
    if not isinstance(data, dict):
        return None
    for name, item in data.items():
        if name not in known:
            return f"{where} has no {_short(name)}; it has: {', '.join(known)}."
        kind = of or known[name]
        if not _fits(item, kind):
            return str(kind.fault(item, repr(name)))
    return None
