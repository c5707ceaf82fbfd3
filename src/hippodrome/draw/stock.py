"""Stock: interchangeable pieces (cards, cubes, markers), each with a stable id."""

from collections.abc import Iterable, Mapping

from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import Svg, at, group


class Stock:
    """Places pieces and gives each an id made of its name and a number.

    Equal pieces are interchangeable, so a view doesn't identify them: they are numbered in the order in which places
    are filled. Fill the places first that the viewer's own pieces come from and go to, and those last that exchange
    pieces with hidden places; then usually the right piece is animated. Ids contain only visible information. All
    pieces are drawn in one layer in the order of their ids, so that updates of the page never need to reorder them.
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
        """Place a piece; it is clickable if it stands for a legal word.

        A `silent` piece is neither announced nor clickable, because the thing it lies on is.
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
        """Draw a piece that `lay` will place, here or on another board."""
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
        """Return the number of the next piece with a name."""
        count = self._counts[name] = self._counts.get(name, 0) + 1
        return count

    def lay(self, name: str, count: int, drawn: Svg) -> None:
        """Place a piece made by `drawn`."""
        self._things.append((self._order.get(name, 0), name, count, drawn))

    def layer(self, name: str) -> Svg:
        """Return all pieces in the order of their ids."""
        self._things.sort(key=_place)
        return group(*[thing[3] for thing in self._things], id=self.scene.id(name))


def _place(thing: tuple[int, str, int, Svg]) -> tuple[int, str, int]:
    return thing[0], thing[1], thing[2]
