"""Random walks through our games, and the messages in what they return, shared by the tests."""

from collections.abc import Iterator

import msgspec

import hippodrome
from hippodrome.games import PLAYABLE
from hippodrome.parts import Say
from hippodrome.testing import MORE, moments, snapshot, step, walk

__all__ = ["CASES", "IDS", "MORE", "moments", "said_in", "snapshot", "step", "walk"]

CASES = [(name, seats) for name in PLAYABLE for seats in hippodrome.find_game(name).seats]
"""Each of our games at every seat count."""
IDS = [f"{name}-{seats}" for name, seats in CASES]


def said_in(part: object) -> Iterator[Say]:
    """Yield every message in the parts of a view."""
    if isinstance(part, Say):
        yield part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from said_in(getattr(part, name))
    elif isinstance(part, list | tuple | dict):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from said_in(inner)
