"""Faults: what is wrong with the data of a position, in words that help to mend it."""

# mypyc: off (uses msgspec)

import reprlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from hippodrome.kernel.kind import Kind

UNREADABLE = (msgspec.ValidationError, RecursionError, UnicodeEncodeError)
"""What msgspec raises about data that is not what it should be; the last one about half a character."""


def short(data: Any) -> str:
    """A piece of data as one may quote it."""
    try:
        return reprlib.repr(data)
    except ValueError:  # a number of thousands of digits
        return "that"


def fits(data: Any, kind: "Kind") -> bool:
    """Whether data is of the type that a kind wants."""
    try:
        msgspec.convert(data, kind.shape())
    except UNREADABLE:
        return False
    return True


def fault_within(of: "Kind", data: Any, where: str) -> str | None:
    """What is wrong with the first bad entry of a list."""
    if not isinstance(data, list | tuple):
        return None
    return next((of.fault(item, f"{where}[{place}]") for place, item in enumerate(data) if not fits(item, of)), None)


def fault_of_entries(known: Mapping[str, Any], of: "Kind | None", data: Any, where: str) -> str | None:
    """What is wrong with the first bad one of some named entries; `of` if all are of one kind."""
    if not isinstance(data, dict):
        return None
    for name, item in data.items():
        if name not in known:
            return f"{where} has no {short(name)}; it has: {', '.join(known)}."
        kind = of or known[name]
        if not fits(item, kind):
            return str(kind.fault(item, repr(name)))
    return None
