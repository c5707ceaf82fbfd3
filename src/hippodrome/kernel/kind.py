"""The interface of kinds: `kernel/kinds.py` has the kinds, and `kernel/fields.py` says what they are used for.

A size or a list of names that differs from table to table is given as the path of the attribute in the position that
holds it: `"seats"`, `"board.rounds"`. Each table then has its own bounds.
"""

# mypyc: off (uses msgspec)

from collections.abc import Sequence
from operator import attrgetter
from typing import Any

from hippodrome.kernel.faults import short

Size = int | str
"""A number, or the path of a position's attribute that holds it."""
Names = Sequence[str] | str
"""A list of names, or the path of a position's attribute that holds it."""


class Kind:
    """What a field may hold."""

    hangs_on: tuple[str, ...] = ()
    """The paths of the sizes and names in a position that this kind depends on."""

    def fitted(self, thing: Any) -> "Kind":
        """Return this kind with the sizes and names of one position."""
        return self

    def shape(self) -> Any:
        """Return the type that msgspec expects in the data."""
        raise NotImplementedError

    def blank(self) -> Any:
        """Return the value of the field in an empty position."""
        raise NotImplementedError

    def write(self, value: Any) -> Any:
        """Return the value as JSON-able data."""
        return value

    def read(self, data: Any) -> Any:
        """Return the value that some data represents; its type has been checked."""
        return data

    def holds(self, value: Any) -> bool:
        """Return whether a value of the position is valid."""
        raise NotImplementedError

    def holds_all(self, values: list[Any]) -> bool:
        """Return whether all the given values are valid."""
        return all(self.holds(value) for value in values)

    def wanted(self) -> str:
        """Return a description of valid data, for messages."""
        raise NotImplementedError

    def fault(self, data: Any, where: str) -> str:
        """Describe what is wrong with data that can't be read."""
        return f"{where} is {self.wanted()}, not {short(data)}."


def paths(size: Size | Names) -> tuple[str, ...]:
    """Return the path of a size or of names, if a position holds them."""
    return (size,) if isinstance(size, str) else ()


def told_by(thing: Any, size: Any) -> Any:
    """Return a size or names: as given, or from the attribute of a position."""
    return attrgetter(size)(thing) if isinstance(size, str) else size
