"""Kinds: what a field of a position may hold. `Kind` in `kernel/kind.py` documents their methods."""

# mypyc: off (uses msgspec)

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec

from hippodrome.kernel import fields
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.faults import fault_of_entries, fault_within, fits, short
from hippodrome.kernel.kind import Kind, Names, Size, paths, told_by


def kind_of(declared: Any) -> Kind:
    """Return a kind unchanged, or the one that a type is annotated with."""
    if isinstance(declared, Kind):
        return declared
    for note in get_args(declared)[1:]:
        if isinstance(note, Kind) and not isinstance(note, Apart):
            return note
    raise TypeError(f"{declared} is not annotated with a kind.")


class Number(Kind):
    """A whole number within bounds. It starts at the lower bound unless `start` is given."""

    def __init__(self, least: int, most: Size, start: int | None = None) -> None:
        self.least, self.most = least, most
        self.start = least if start is None else start
        self.hangs_on = paths(most)

    def fitted(self, thing: Any) -> "Number":
        return Number(self.least, told_by(thing, self.most), self.start)

    def shape(self) -> Any:
        return Annotated[int, msgspec.Meta(ge=self.least, le=int(self.most))]

    def blank(self) -> int:
        return self.start

    def holds(self, value: Any) -> bool:
        return type(value) is int and self.least <= value <= int(self.most)

    def holds_all(self, values: list[Any]) -> bool:
        return not values or ({*map(type, values)} == {int} and self.holds(min(values)) and self.holds(max(values)))

    def wanted(self) -> str:
        return f"a number from {self.least} to {self.most}"


class Seat(Number):
    """One of the seats. If there may be nobody, that is -1, which is also the start."""

    def __init__(self, nobody: bool = False) -> None:
        super().__init__(-1 if nobody else 0, "seats")

    def fitted(self, thing: Any) -> Number:
        return Number(self.least, thing.seats - 1)


class Printed(Number):
    """A number counted from 0 in the code, and from `first` in print and in written positions."""

    def __init__(self, first: int, count: int) -> None:
        super().__init__(0, count - 1)
        self.first = first

    def shape(self) -> Any:
        return Annotated[int, msgspec.Meta(ge=self.first, le=self.first + int(self.most))]

    def write(self, value: int) -> int:
        return value + self.first

    def read(self, data: int) -> int:
        return data - self.first

    def wanted(self) -> str:
        return f"a number from {self.first} to {self.first + int(self.most)}"


class Flag(Kind):
    """True or false; false at the start."""

    def shape(self) -> Any:
        return bool

    def blank(self) -> bool:
        return False

    def holds(self, value: Any) -> bool:
        return type(value) is bool

    def holds_all(self, values: list[Any]) -> bool:
        return {*map(type, values)} <= {bool}

    def wanted(self) -> str:
        return "true or false"


class Named(Kind):
    """A number that stands for a name. It is written as the name, and may be read from either.

    The first name has the number `first`. `none` is the number that stands for no name, written as null. `what` says
    what the names are names of, for error messages.
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
        return Named(told_by(thing, self.path), self.start, self.none, self.first, self.what) if self.path else self

    def shape(self) -> Any:
        least = self.first if self.none is None else min(self.first, self.none)
        number = Annotated[int, msgspec.Meta(ge=least, lt=self.first + len(self.names))]
        named: Any = Literal[tuple(self.names)]
        return named | number if self.none is None else named | number | None

    def blank(self) -> int:
        return self.start

    def write(self, value: int) -> str | None:
        return None if value == self.none else self.names[value - self.first]

    def read(self, data: str | int | None) -> Any:
        if isinstance(data, str):
            return self.number_of[data]
        number = self.none if data is None else data
        if not self.holds(number):
            raise BadPosition(self.fault(data, "An entry"))
        return number

    def holds(self, value: Any) -> bool:
        return type(value) is int and (0 <= value - self.first < len(self.names) or value == self.none)

    def holds_all(self, values: list[Any]) -> bool:
        return {*map(type, values)} <= {int} and all(self.holds(value) for value in {*values})

    def wanted(self) -> str:
        return f"one of {', '.join(self.names)}"

    def fault(self, data: Any, where: str) -> str:
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
        row = Row(self.of.fitted(thing), told_by(thing, self.length), self.start)
        row.a_seat = self.a_seat
        return row

    def shape(self) -> Any:
        length = int(self.length)
        return Annotated[list[self.of.shape()], msgspec.Meta(min_length=length, max_length=length)]  # type: ignore[misc]

    def blank(self) -> list[Any]:
        return [self.of.blank() for _ in range(int(self.length))] if self.start is None else list(self.start)

    def write(self, value: list[Any]) -> Any:
        return [self.of.write(item) for item in value]

    def read(self, data: Any) -> list[Any]:
        return [self.of.read(item) for item in data]

    def holds(self, value: Any) -> bool:
        return type(value) is list and len(value) == self.length and self.of.holds_all(value)

    def wanted(self) -> str:
        return "a list"

    def fault(self, data: Any, where: str) -> str:
        if isinstance(data, list | tuple) and len(data) != self.length:
            of_seats = "one entry per seat: " if self.a_seat else ""
            return f"{where} needs {of_seats}{self.length} entries, not {len(data)}."
        return fault_within(self.of, data, where) or super().fault(data, where)


class Chart(Row):
    """A list of fixed length whose places have names. Only entries that differ from the start are written."""

    def __init__(self, places: Names, of: Any, start: Sequence[Any] | None = None) -> None:
        super().__init__(of, len(places), start)
        self.path = places if isinstance(places, str) else ""
        self.hangs_on = self.of.hangs_on + paths(places)
        self.places = [] if isinstance(places, str) else list(places)
        self.place_of = {name: place for place, name in enumerate(self.places)}

    def fitted(self, thing: Any) -> "Chart":
        return Chart(told_by(thing, self.path) if self.path else self.places, self.of.fitted(thing), self.start)

    def shape(self) -> Any:
        return dict[Literal[tuple(self.places)], self.of.shape()]  # type: ignore[misc]

    def write(self, value: list[Any]) -> dict[str, Any]:
        start = self.blank()
        return {
            name: self.of.write(value[place]) for place, name in enumerate(self.places) if value[place] != start[place]
        }

    def read(self, data: Mapping[str, Any]) -> list[Any]:
        value = self.blank()
        for name, item in data.items():
            value[self.place_of[name]] = self.of.read(item)
        return value

    def wanted(self) -> str:
        return "made of named entries"

    def fault(self, data: Any, where: str) -> str:
        return fault_of_entries(self.place_of, self.of, data, where) or Kind.fault(self, data, where)


class Flat(Kind):
    """Nested lists stored as one list: entry c of list r is at r * stride + c, or, if turned, at c * stride + r.

    Unused places hold the blank value of an entry.
    """

    def __init__(self, rows: Row, stride: Size, turned: bool = False) -> None:
        self.rows, self.stride, self.turned = rows, stride, turned
        self.hangs_on = rows.hangs_on + paths(stride)

    def fitted(self, thing: Any) -> "Flat":
        return Flat(self.rows.fitted(thing), told_by(thing, self.stride), self.turned)

    def _row(self) -> Row:
        assert isinstance(self.rows.of, Row)
        return self.rows.of

    def _places(self) -> list[list[int]]:
        """Return the index of each entry of each list."""
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
        return self.rows.shape()

    def blank(self) -> list[Any]:
        return self._flat(self.rows.blank())

    def write(self, value: list[Any]) -> Any:
        return self.rows.write([[value[place] for place in places] for places in self._places()])

    def read(self, data: Any) -> list[Any]:
        return self._flat(self.rows.read(data))

    def holds(self, value: Any) -> bool:
        if type(value) is not list or len(value) != len(self.blank()):
            return False
        lists = [[value[place] for place in places] for places in self._places()]
        return self.rows.holds(lists) and self._flat(lists) == value

    def wanted(self) -> str:
        return self.rows.wanted()

    def fault(self, data: Any, where: str) -> str:
        return self.rows.fault(data, where)


class Pile(Kind):
    """A list with a maximum length; empty at the start."""

    def __init__(self, of: Any, most: Size) -> None:
        self.of, self.most = kind_of(of), most
        self.hangs_on = self.of.hangs_on + paths(most)

    def fitted(self, thing: Any) -> "Pile":
        return Pile(self.of.fitted(thing), told_by(thing, self.most))

    def shape(self) -> Any:
        return Annotated[list[self.of.shape()], msgspec.Meta(max_length=int(self.most))]  # type: ignore[misc]

    def blank(self) -> list[Any]:
        return []

    def write(self, value: list[Any]) -> list[Any]:
        return [self.of.write(item) for item in value]

    def read(self, data: list[Any]) -> list[Any]:
        return [self.of.read(item) for item in data]

    def holds(self, value: Any) -> bool:
        return type(value) is list and len(value) <= int(self.most) and self.of.holds_all(value)

    def wanted(self) -> str:
        return "a list"

    def fault(self, data: Any, where: str) -> str:
        if isinstance(data, list | tuple) and len(data) > int(self.most):
            return f"{where} has at most {self.most} entries, not {len(data)}."
        return fault_within(self.of, data, where) or super().fault(data, where)


class Tally(Kind):
    """Counts of named things, with a maximum total. Written as a list that repeats each name as often as it counts."""

    def __init__(self, of: Named, most: int) -> None:
        self.pile = Pile(of, most)
        self.things = len(of.names)

    def shape(self) -> Any:
        return self.pile.shape()

    def blank(self) -> list[int]:
        return [0] * self.things

    def write(self, value: list[int]) -> list[Any]:
        return self.pile.write([thing for thing, count in enumerate(value) for _ in range(count)])

    def read(self, data: list[Any]) -> list[int]:
        counts = self.blank()
        for thing in self.pile.read(data):
            counts[thing] += 1
        return counts

    def holds(self, value: Any) -> bool:
        if type(value) is not list or len(value) != self.things or any(type(count) is not int for count in value):
            return False
        return min(value) >= 0 and sum(value) <= int(self.pile.most)

    def wanted(self) -> str:
        return self.pile.wanted()

    def fault(self, data: Any, where: str) -> str:
        return self.pile.fault(data, where)


class Pair(Kind):
    """Two small numbers stored as one, `second * base + first`. Written as a list of both."""

    def __init__(self, first: Kind, second: Kind, base: int) -> None:
        self.first, self.second, self.base = first, second, base

    def shape(self) -> Any:
        return tuple[self.first.shape(), self.second.shape()]  # type: ignore[misc]

    def blank(self) -> int:
        return int(self.second.blank()) * self.base + int(self.first.blank())

    def write(self, value: int) -> list[Any]:
        return [self.first.write(value % self.base), self.second.write(value // self.base)]

    def read(self, data: Any) -> int:
        return int(self.second.read(data[1])) * self.base + int(self.first.read(data[0]))

    def holds(self, value: Any) -> bool:
        return type(value) is int and self.first.holds(value % self.base) and self.second.holds(value // self.base)

    def wanted(self) -> str:
        return f"a list of {self.first.wanted()} and {self.second.wanted()}"


class Series(Kind):
    """Up to `most` groups in one flat list, each with one item of every kind, in order; empty at the start."""

    def __init__(self, of: Sequence[Any], most: int) -> None:
        self.of = [kind_of(kind) for kind in of]
        self.most = most

    def shape(self) -> Any:
        return Annotated[list[int | str | None], msgspec.Meta(max_length=self.most * len(self.of))]

    def blank(self) -> list[Any]:
        return []

    def write(self, value: list[Any]) -> list[Any]:
        return [kind.write(item) for kind, item in self._with_kinds(value)]

    def read(self, data: list[Any]) -> list[Any]:
        if len(data) % len(self.of):
            raise BadPosition(f"The number of entries must be a multiple of {len(self.of)}, not {len(data)}.")
        for kind, item in self._with_kinds(data):
            if not fits(item, kind):
                raise BadPosition(kind.fault(item, "An entry"))
        return [kind.read(item) for kind, item in self._with_kinds(data)]

    def holds(self, value: Any) -> bool:
        whole = type(value) is list and len(value) % len(self.of) == 0 and len(value) <= self.most * len(self.of)
        return whole and all(kind.holds(item) for kind, item in self._with_kinds(value))

    def _with_kinds(self, items: list[Any]) -> list[tuple[Kind, Any]]:
        return [(self.of[place % len(self.of)], item) for place, item in enumerate(items)]

    def wanted(self) -> str:
        return "a list"


class Part(Kind):
    """An object with fields of its own.

    An optional one has a field `active`. While it is absent, the `idle` object takes its place, which never changes, is
    shared by copies and is written as null.
    """

    def __init__(self, of: type, idle: Any = None) -> None:
        self.of, self.idle = of, idle

    def shape(self) -> Any:
        struct: Any = fields.mould_of(self.of).struct
        return struct if self.idle is None else struct | None

    def blank(self) -> Any:
        return fields.blank_of(self.of) if self.idle is None else self.idle

    def write(self, value: Any) -> dict[str, Any] | None:
        return fields.write(value) if self.idle is None or value.active else None

    def read(self, data: Any) -> Any:
        if data is None:
            return self.idle
        thing = fields.blank_of(self.of)
        for name, value in fields.mould_of(self.of).read(data).items():
            setattr(thing, name, value)
        if self.idle is not None:
            thing.active = True
        return thing

    def holds(self, value: Any) -> bool:
        return not fields.faults(value)

    def wanted(self) -> str:
        return "made of named entries"

    def fault(self, data: Any, where: str) -> str:
        return fault_of_entries(fields.mould_of(self.of).told_kinds, None, data, where) or super().fault(data, where)


class Apart(Kind):
    """Copied like any other field, but written and read by the game's own code; without a kind, also emptied by it."""


APART = Apart()


class Shared(Apart):
    """Never changed and therefore shared by copies; emptied, written and read by the game's own code."""


SHARED = Shared()


class Replaced(Apart):
    """A list whose items are replaced but never changed, so that copies share the items."""


REPLACED = Replaced()
