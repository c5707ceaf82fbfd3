"""Random walks through our games, and the messages in what they return, shared by the tests."""

from collections.abc import Iterator

import msgspec

import hippodrome
from hippodrome.games import PLAYABLE
from hippodrome.parts import Say
from hippodrome.testing import MORE, moments, snapshot, step, walk

__all__ = ["CASES", "IDS", "MORE", "messages_in", "moments", "snapshot", "step", "walk"]

CASES = [(name, seats) for name in PLAYABLE for seats in hippodrome.find_game(name).seats]
"""Each of our games at every seat count."""
IDS = [f"{name}-{seats}" for name, seats in CASES]


def messages_in(part: object) -> Iterator[Say]:
    """Yield every message in the parts of a view."""
    if isinstance(part, Say):
        yield part
    elif isinstance(part, msgspec.Struct):
        for name in part.__struct_fields__:
            yield from messages_in(getattr(part, name))
    elif isinstance(part, list | tuple | dict):
        for inner in part.values() if isinstance(part, dict) else part:
            yield from messages_in(inner)
