"""A cache for pieces of boards, keyed by everything they depend on.

A move changes only a few places. Before drawing a piece, a board therefore looks for the same piece in the cache:

    made_of = shape, name, scene.tongue, counts, scene.offered(words), scene.why_not(name)
    drawn = _PIECES.get(made_of) or _PIECES.keep(made_of, draw_it())

`made_of` must contain everything the piece shows, so that readers can share it: the reader's language (`scene.tongue`,
or `scene.company` if the piece names players) and what can be clicked (`scene.offered`).
"""

from collections.abc import Hashable
from typing import Generic, TypeVar

from hippodrome.draw.svg import Svg

Kept = TypeVar("Kept", bound=str)


class Remembering(Generic[Kept]):
    """A cache of markup by key. When full, it drops entries that have not been used since the last clean-up."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._young: dict[Hashable, Kept] = {}
        self._old: dict[Hashable, Kept] = {}

    def __len__(self) -> int:
        return len(self._young) + len(self._old)

    def get(self, made_of: Hashable) -> Kept | None:
        """Return a cached text, or None."""
        made = self._young.get(made_of)
        if made is None:
            made = self._old.get(made_of)
            if made is not None:
                self.keep(made_of, made)
        return made

    def keep(self, made_of: Hashable, made: Kept) -> Kept:
        """Add a text to the cache and return it."""
        if len(self._young) >= self.most // 2:
            self._young, self._old = {}, self._young
        self._young[made_of] = made
        return made

    def clear(self) -> None:
        self._young, self._old = {}, {}


Remembered = Remembering[Svg]
"""A cache of pieces of drawings."""
