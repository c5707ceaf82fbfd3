"""Remembered: pieces of boards that are what they were a move ago, kept by all that they are made of.

A move changes a place or two. A board therefore asks for each of its pieces first whether it has drawn the same before:

    made_of = shape, name, scene.tongue, counts
    drawn = _PIECES.get(made_of)
    return drawn if drawn is not None else _PIECES.keep(made_of, draw_it())

All that a piece shows stands in `made_of`, so it never matters for whom it was drawn first. What is clicked is not
kept like this: a scene wants to be told which words it has placed.
"""

from collections.abc import Hashable
from typing import TypeVar

from hippodrome.draw.svg import Svg

Kept = TypeVar("Kept", bound=str)


class Remembering(dict[Hashable, Kept]):
    """Texts by what they are made of; when there are too many, it begins anew."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, made_of: Hashable, made: Kept) -> Kept:
        """Remember a text."""
        if len(self) >= self.most:
            self.clear()
        self[made_of] = made
        return made


Remembered = Remembering[Svg]
"""Pieces of drawings."""
