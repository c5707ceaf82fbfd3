"""Remembered: pieces of boards that are what they were a move ago, kept by all that they are made of.

A move changes a place or two. A board therefore asks for each of its pieces first whether it has drawn the same before:

    made_of = shape, name, scene.tongue, counts, scene.offered(words), scene.why_not(name)
    drawn = _PIECES.get(made_of) or _PIECES.keep(made_of, draw_it())

All that a piece shows stands in `made_of`, so it never matters for whom it was drawn first: what it owes to its
reader's language (`scene.tongue`, or `scene.company` if it names people), and what can be clicked (`scene.offered`).
"""

from collections.abc import Hashable
from typing import Generic, TypeVar

from hippodrome.draw.svg import Svg

Kept = TypeVar("Kept", bound=str)


class Remembering(Generic[Kept]):
    """Texts by what they are made of. When there are too many, those go that nobody asked for since the last time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._young: dict[Hashable, Kept] = {}
        self._old: dict[Hashable, Kept] = {}

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def get(self, made_of: Hashable) -> Kept | None:
        """A text that was made before."""
        made = self._young.get(made_of)
        if made is None:
            made = self._old.get(made_of)
            if made is not None:
                self.keep(made_of, made)
        return made

    def keep(self, made_of: Hashable, made: Kept) -> Kept:
        """Remember a text."""
        if len(self._young) >= self.most // 2:
            self._young, self._old = {}, self._young
        self._young[made_of] = made
        return made

    def clear(self) -> None:
        """Forget everything."""
        self._young, self._old = {}, {}


Remembered = Remembering[Svg]
"""Pieces of drawings."""
