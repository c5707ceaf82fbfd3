"""What a kind can do, whichever it is: `kernel/kinds.py` has the kinds, `kernel/fields.py` says what follows from them.

A size, or a list of names, that differs from table to table is told by where the position holds it: `"seats"`,
`"board.rounds"`. Each table then has its own bounds.
"""

# mypyc: off (uses msgspec)

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from hippodrome.kernel.faults import short

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

    def holds_all(self, values: list[Any]) -> bool:
        """Whether each of some values is one that may be."""
        return all(self.holds(value) for value in values)

    def wanted(self) -> str:
        """What there should be, in words."""
        raise NotImplementedError

    def fault(self, data: Any, where: str) -> str:
        """What is wrong with data that can't be read, in words."""
        return f"{where} is {self.wanted()}, not {short(data)}."


def paths(size: Size | Names) -> tuple[str, ...]:
    """Where a position holds a size or names, if it is the position that tells."""
    return (size,) if isinstance(size, str) else ()


def told_by(thing: Any, size: Any) -> Any:
    """A size or names: as they are, or as a position holds them."""
    return attrgetter(size)(thing) if isinstance(size, str) else size
