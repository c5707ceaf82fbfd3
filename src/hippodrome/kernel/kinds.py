"""Kinds: what a field of a position may hold; `kernel/fields.py` says what follows from it."""

# mypyc: off (uses msgspec)

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec

from hippodrome.kernel import fields
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.faults import fault_of_entries, fault_within, fits, short
from hippodrome.kernel.kind import Kind, Names, Size, paths, told_by


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

    def __init__(self, least: int, most: Size, start: int | None = None) -> None:
        self.least, self.most = least, most
        self.start = least if start is None else start
        self.hangs_on = paths(most)

    def fitted(self, thing: Any) -> "Number":
        """With the position's own upper bound."""
        return Number(self.least, told_by(thing, self.most), self.start)

    def shape(self) -> Any:
        """A number within the bounds."""
        return Annotated[int, msgspec.Meta(ge=self.least, le=int(self.most))]

    def blank(self) -> int:
        """The start."""
        return self.start

    def holds(self, value: Any) -> bool:
        """Whether it is within the bounds."""
        return type(value) is int and self.least <= value <= int(self.most)

    def holds_all(self, values: list[Any]) -> bool:
        """Whether all are within the bounds: the same, but fast for long lists."""
        return not values or ({*map(type, values)} == {int} and self.holds(min(values)) and self.holds(max(values)))

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


class Printed(Number):
    """A number counted from 0 that people know by what is printed on the thing: the first one bears `first`."""

    def __init__(self, first: int, count: int) -> None:
        super().__init__(0, count - 1)
        self.first = first

    def shape(self) -> Any:
        """A printed number."""
        return Annotated[int, msgspec.Meta(ge=self.first, le=self.first + int(self.most))]

    def write(self, value: int) -> int:
        """As printed."""
        return value + self.first

    def read(self, data: int) -> int:
        """Which one bears it."""
        return data - self.first

    def wanted(self) -> str:
        """A printed number."""
        return f"a number from {self.first} to {self.first + int(self.most)}"


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

    def holds_all(self, values: list[Any]) -> bool:
        """Whether all are one of the two."""
        return {*map(type, values)} <= {bool}

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
        self.none, self.first = none, first
        self.start = (first if none is None else none) if start is None else start
        self.what = what
        self.path = names if isinstance(names, str) else ""
        self.hangs_on = paths(names)
        self.names = [] if isinstance(names, str) else list(names)
        self.number_of = {name: number for number, name in enumerate(self.names, first)}

    def fitted(self, thing: Any) -> "Named":
        """With the position's own names."""
        return Named(told_by(thing, self.path), self.start, self.none, self.first, self.what) if self.path else self

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
            raise BadPosition(self.fault(data, "An entry"))
        return number

    def holds(self, value: Any) -> bool:
        """Whether there is a name for it."""
        return type(value) is int and (0 <= value - self.first < len(self.names) or value == self.none)

    def holds_all(self, values: list[Any]) -> bool:
        """Whether there is a name for each; looks at the same number once."""
        return {*map(type, values)} <= {int} and all(self.holds(value) for value in {*values})

    def wanted(self) -> str:
        """One of the names."""
        return f"one of {', '.join(self.names)}"

    def fault(self, data: Any, where: str) -> str:
        """That there is nothing of that name."""
        if not self.what:
            return super().fault(data, where)
        return f"{where}: there is no {self.what} {short(data)}; there are: {', '.join(self.names)}."


class Row(Kind):
    """A list of fixed length."""

    def __init__(self, of: Any, length: Size, start: Sequence[Any] | None = None) -> None:
        self.of, self.length = kind_of(of), length
        self.start = start
        self.hangs_on = self.of.hangs_on + paths(length)
        self.a_seat = length == "seats"

    def fitted(self, thing: Any) -> "Row":
        """With the position's own length."""
        row = Row(self.of.fitted(thing), told_by(thing, self.length), self.start)
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
        return type(value) is list and len(value) == self.length and self.of.holds_all(value)

    def wanted(self) -> str:
        """A list."""
        return "a list"

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with its length or with one of its entries."""
        if isinstance(data, list | tuple) and len(data) != self.length:
            of_seats = "one entry a seat, that is " if self.a_seat else ""
            return f"{where} has {of_seats}{self.length} entries, not {len(data)}."
        return fault_within(self.of, data, where) or super().fault(data, where)


class Chart(Row):
    """A list of fixed length whose places have names; written as those that differ from the start."""

    def __init__(self, places: Names, of: Any, start: Sequence[Any] | None = None) -> None:
        super().__init__(of, len(places), start)
        self.path = places if isinstance(places, str) else ""
        self.hangs_on = self.of.hangs_on + paths(places)
        self.places = [] if isinstance(places, str) else list(places)
        self.place_of = {name: place for place, name in enumerate(self.places)}

    def fitted(self, thing: Any) -> "Chart":
        """With the position's own places."""
        return Chart(told_by(thing, self.path) if self.path else self.places, self.of.fitted(thing), self.start)

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
        return fault_of_entries(self.place_of, self.of, data, where) or Kind.fault(self, data, where)


class Flat(Kind):
    """Lists in a list, kept as one list: entry c of list r is at r * stride + c, or, if turned, at c * stride + r.

    Places that no entry has hold what an entry holds at the start.
    """

    def __init__(self, rows: Row, stride: Size, turned: bool = False) -> None:
        self.rows, self.stride, self.turned = rows, stride, turned
        self.hangs_on = rows.hangs_on + paths(stride)

    def fitted(self, thing: Any) -> "Flat":
        """With the position's own sizes."""
        return Flat(self.rows.fitted(thing), told_by(thing, self.stride), self.turned)

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

    def __init__(self, of: Any, most: Size) -> None:
        self.of, self.most = kind_of(of), most
        self.hangs_on = self.of.hangs_on + paths(most)

    def fitted(self, thing: Any) -> "Pile":
        """With the position's own bounds."""
        return Pile(self.of.fitted(thing), told_by(thing, self.most))

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
        return type(value) is list and len(value) <= int(self.most) and self.of.holds_all(value)

    def wanted(self) -> str:
        """A list."""
        return "a list"

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with one of its entries, or that there are too many."""
        if isinstance(data, list | tuple) and len(data) > int(self.most):
            return f"{where} has at most {self.most} entries, not {len(data)}."
        return fault_within(self.of, data, where) or super().fault(data, where)


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
            raise BadPosition(f"A story goes on by {len(self.of)} entries each time; {len(data)} don't fit that.")
        for kind, item in self._with_kinds(data):
            if not fits(item, kind):
                raise BadPosition(kind.fault(item, "An entry of a story"))
        return [kind.read(item) for kind, item in self._with_kinds(data)]

    def holds(self, value: Any) -> bool:
        """Whether there are whole groups, not too many, and each item may be."""
        whole = type(value) is list and len(value) % len(self.of) == 0 and len(value) <= self.most * len(self.of)
        return whole and all(kind.holds(item) for kind, item in self._with_kinds(value))

    def _with_kinds(self, items: list[Any]) -> list[tuple[Kind, Any]]:
        return [(self.of[place % len(self.of)], item) for place, item in enumerate(items)]

    def wanted(self) -> str:
        """A list."""
        return "a list"


class Part(Kind):
    """A thing with fields of its own.

    One that is not always there has a field `active` and an `idle` thing that stands for it meanwhile, is never
    changed, shared by copies and written as null.
    """

    def __init__(self, of: type, idle: Any = None) -> None:
        self.of, self.idle = of, idle

    def shape(self) -> Any:
        """Its fields, or null if it is not there."""
        struct: Any = fields.mould_of(self.of).struct
        return struct if self.idle is None else struct | None

    def blank(self) -> Any:
        """A new one, or the one that stands for none."""
        return fields.blank_of(self.of) if self.idle is None else self.idle

    def write(self, value: Any) -> dict[str, Any] | None:
        """Its fields."""
        return fields.write(value) if self.idle is None or value.active else None

    def read(self, data: Any) -> Any:
        """One with these fields."""
        if data is None:
            return self.idle
        thing = fields.blank_of(self.of)
        for name, value in fields.mould_of(self.of).read(data).items():
            setattr(thing, name, value)
        if self.idle is not None:
            thing.active = True
        return thing

    def holds(self, value: Any) -> bool:
        """Whether each of its fields may be so."""
        return not fields.faults(value)

    def wanted(self) -> str:
        """Entries by the names of its fields."""
        return "made of named entries"

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with one of its fields."""
        return fault_of_entries(fields.mould_of(self.of).told_kinds, None, data, where) or super().fault(data, where)


class Apart(Kind):
    """Copied like any other field, but written and read by the game's own hand; without a kind also emptied so."""


APART = Apart()


class Shared(Apart):
    """Never changed, so that copies share it; emptied, written and read by the game's own hand."""


SHARED = Shared()


class Replaced(Apart):
    """A list whose items are replaced and never changed in place, so that copies share the items."""


REPLACED = Replaced()
