"""Stock: things of which there are many alike (cards, cubes, markers), each with an id that lasts."""

from collections.abc import Iterable, Mapping

from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import Svg, at, group


class Stock:
    """Puts things down and gives each an id: its name and which of its kind it is.

    Equal things are interchangeable, so a view doesn't say which is which: they are numbered in the order in which
    places are filled. Fill first the places that the viewer's own things come from and go to, last those that exchange
    things with what is hidden; then mostly the right one glides. Nothing but what is visible goes into an id. All
    things are drawn in one layer in the order of their ids, so that a page that morphs never has to reorder them.
    """

    def __init__(self, scene: Scene, order: Mapping[str, int] | None = None) -> None:
        self.scene = scene
        self._order = order or {}
        self._counts: dict[str, int] = {}
        self._things: list[tuple[int, str, int, Svg]] = []

    def put(
        self,
        name: str,
        x: float,
        y: float,
        *children: str,
        scale: float = 1.0,
        words: str | Iterable[str] = (),
        aria_label: str | None = None,
        silent: bool = False,
    ) -> None:
        """One thing at a place; it is clickable if it stands for a legal word.

        A `silent` thing is neither spoken nor touched: what it lies on speaks for it.
        """
        count = self.next_of(name)
        self.lay(
            name,
            count,
            self.drawn(name, count, x, y, *children, scale=scale, words=words, aria_label=aria_label, silent=silent),
        )

    def drawn(
        self,
        name: str,
        count: int,
        x: float,
        y: float,
        *children: str,
        scale: float = 1.0,
        words: str | Iterable[str] = (),
        aria_label: str | None = None,
        silent: bool = False,
    ) -> Svg:
        """How a thing looks that is put down, or was put down on another board."""
        return self.scene.offer(
            words,
            *children,
            class_="piece",
            aria_label=aria_label,
            id=self.scene.id(f"{name}-{count}"),
            transform=at(x, y, scale),
            aria_hidden=silent,
            pointer_events="none" if silent else None,
        )

    def next_of(self, name: str) -> int:
        """Which of its kind the next thing is."""
        count = self._counts[name] = self._counts.get(name, 0) + 1
        return count

    def lay(self, name: str, count: int, drawn: Svg) -> None:
        """Put down a thing as it was `drawn`."""
        self._things.append((self._order.get(name, 0), name, count, drawn))

    def layer(self, name: str) -> Svg:
        """All that was put down, in the order of the ids."""
        self._things.sort(key=_place)
        return group(*[thing[3] for thing in self._things], id=self.scene.id(name))


def _place(thing: tuple[int, str, int, Svg]) -> tuple[int, str, int]:
    return thing[0], thing[1], thing[2]
