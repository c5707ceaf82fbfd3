"""Faults: messages that say what is wrong with the data of a position, and what would be right."""

# mypyc: off (uses msgspec)

import reprlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from hippodrome.kernel.kind import Kind

UNREADABLE = (msgspec.ValidationError, RecursionError, UnicodeEncodeError)
"""The errors msgspec raises for invalid data; UnicodeEncodeError is about lone surrogates."""


def short(data: Any) -> str:
    """Return a piece of data in a form short enough to quote."""
    try:
        return reprlib.repr(data)
    except ValueError:  # a number of thousands of digits
        return "that"


def fits(data: Any, kind: "Kind") -> bool:
    """Return whether data has the type that a kind requires."""
    try:
        msgspec.convert(data, kind.shape())
    except UNREADABLE:
        return False
    return True


def fault_within(of: "Kind", data: Any, where: str) -> str | None:
    """Describe the first invalid entry of a list."""
    if not isinstance(data, list | tuple):
        return None
    return next((of.fault(item, f"{where}[{place}]") for place, item in enumerate(data) if not fits(item, of)), None)


def fault_of_entries(known: Mapping[str, Any], of: "Kind | None", data: Any, where: str) -> str | None:
    """Describe the first invalid one of some named entries; `of` is their kind if all have the same."""
    if not isinstance(data, dict):
        return None
    for name, item in data.items():
        if name not in known:
            return f"{where} has no {short(name)}; it has: {', '.join(known)}."
        kind = of or known[name]
        if not fits(item, kind):
            return str(kind.fault(item, repr(name)))
    return None
