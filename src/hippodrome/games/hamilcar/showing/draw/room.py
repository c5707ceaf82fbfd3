"""Room on the map: counters and names look for places where they cover nothing, and names that find none wait.

All boxes are told from left, top, right and bottom. Whatever belongs to a space grows and shrinks around that space
when the map is zoomed, so its place is told from there.
"""

from collections.abc import Iterable, Mapping, Sequence
from math import hypot
from typing import Final, NamedTuple, TypeVar

from hippodrome.draw.lettering import width_of
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.land import NEAR, Land

Box = tuple[float, float, float, float]
Size = tuple[float, float]

LETTER: Final = 12.6
"""Letters and numbers on counters; on a laptop the map is shown about as large as it is drawn."""
NAMES: Final = {"wide": 10.6, "tall": 17.2}
"""The size of names; on an upright phone, where the map is shown smaller, most of them wait until it is zoomed."""
SIGNS: Final = {board.NORMAL: 6.2, board.WALLED: 7.6, board.TRIBE: 7.6}
CAPITAL: Final = 9.2
RING: Final = 12.8
"""The radius of the ring around a space that can be chosen."""
BADGE: Final = 6.4
"""Half the sign of the act on a ring."""
GAP: Final = 1.2
EDGE: Final = 2.0
SLIDES: Final = [(0, 1, 0.0), (0, -1, 0.0), (1, 0, 0.0), (-1, 0, 0.0)] + [
    (east, south, slide) for slide in (0.5, -0.5, 1.0, -1.0) for east, south in ((0, 1), (0, -1), (1, 0), (-1, 0))
]
"""How a counter can lie beside its space: below, above, right or left of it, and how far it is slid along that side."""
FAR: Final = (0.0, 4.0, 9.0, 15.0, 22.0, 30.0, 40.0, 52.0, 66.0, 82.0, 100.0, 125.0, 155.0, 190.0)


class Berth(NamedTuple):
    """Where a counter lies: in which of its sizes, its middle as told from its space, how far off, and its box."""

    which: int
    x: float
    y: float
    far: float
    box: Box


class Spot(NamedTuple):
    """Where a name stands beside its sign, told from there; `shown` unless it waits until the map is zoomed."""

    x: float
    y: float
    anchor: str
    shown: bool


def sign_size(space: int) -> float:
    """How far a space's sign reaches from its middle."""
    return CAPITAL if space in board.CAPITAL else SIGNS[board.KIND[space]]


MOST_FOUND = 500
"""Of so many arrangements of a map we remember where names stand, and where counters lie."""
_FOUND: dict[object, tuple[dict[int, Spot], list[Box]]] = {}
Arranged = TypeVar("Arranged")


def keep(memory: dict[object, Arranged], same: object, found: Arranged) -> None:
    """Remember an arrangement; a memory that is full begins anew."""
    if len(memory) >= MOST_FOUND:
        memory.clear()
    memory[same] = found


class Room:
    """What is taken on a map, and who else finds room."""

    def __init__(self, ground: Land, targets: Mapping[int, int], taken: Iterable[Box]) -> None:
        self.ground = ground
        self.scale = ground.scale
        self.reach = [
            (RING + 1.5 if space in targets else sign_size(space) + 1) * self.scale for space in range(board.SPACES)
        ]
        """How far from its middle a space takes room on the map."""
        self.signs: list[Box] = []
        for (x, y), reach in zip(ground.places, self.reach, strict=True):
            self.signs.append((x - reach, y - reach, x + reach, y + reach))
        self.boxes: list[Box] = list(taken)
        """Counters, badges and tracks that lie there already."""
        corner, half = RING * 0.75 * self.scale, (BADGE * 1.25 + 1) * self.scale
        for space, badges in targets.items():
            x, y = ground.places[space]
            for badge in (x + corner, x - corner)[:badges]:
                self.boxes.append((badge - half, y - corner - half, badge + half, y - corner + half))
        self.names: list[Box] = []
        self.spots: dict[int, Spot] = {}

    @property
    def taken(self) -> tuple[object, ...]:
        """All that takes room on the map by now, to be compared."""
        return (self.ground.shape, *self.reach, *self.boxes, *self.names)

    def counter(self, space: int, sizes: Sequence[Size], farthest: float = FAR[-1]) -> Berth | None:
        """Where a counter lies beside a space, in one of some sizes, as near as possible; None if there is no room."""
        x, y = self.ground.places[space]
        around, scale = self._around(space), self.scale
        hidden: Berth | None = None  # free, but one might think that it belongs to another space
        for far in FAR:
            if far > farthest:
                break
            if far > 80:
                around = self.signs + self.boxes
            reach = self.reach[space] + (GAP + far) * scale
            for which, (width, height) in enumerate(sizes):
                half, rise = width / 2 * scale, height / 2 * scale
                for east, south, slide in SLIDES:
                    dx = east * (reach + half) if east else slide * (reach + half)
                    dy = south * (reach + rise) if south else slide * (reach + rise)
                    box = x + dx - half - GAP, y + dy - rise - GAP, x + dx + half + GAP, y + dy + rise + GAP
                    if not self._free(box, around):
                        continue
                    found = Berth(which, round(dx / scale, 1), round(dy / scale, 1), far, box)
                    if far < 8 or self._in_sight(space, box, around):
                        self.boxes.append(box)
                        return found
                    hidden = hidden or found
            if hidden and far > hidden.far + 14:
                break
        if hidden is None and farthest == FAR[-1]:
            hidden = self._anywhere(space, sizes)
        if hidden:
            self.boxes.append(hidden.box)
        return hidden

    def _anywhere(self, space: int, sizes: Sequence[Size]) -> Berth | None:
        """The free place that is nearest to a space, for when everything around it is full."""
        x, y = self.ground.places[space]
        which = min(range(len(sizes)), key=lambda which: sizes[which][0] * sizes[which][1])
        half, rise = (length / 2 * self.scale for length in sizes[which])
        middles = [
            (u, v) for u in range(20, int(self.ground.width), 20) for v in range(20, int(self.ground.height), 20)
        ]
        around = self.signs + self.boxes
        for u, v in sorted(middles, key=lambda middle: hypot(middle[0] - x, middle[1] - y)):
            box = u - half - GAP, v - rise - GAP, u + half + GAP, v + rise + GAP
            if self._free(box, around):
                return Berth(which, round((u - x) / self.scale, 1), round((v - y) / self.scale, 1), FAR[-1], box)
        return None

    def _around(self, space: int) -> list[Box]:
        x, y = self.ground.places[space]
        across, down = NEAR[0] * self.scale, NEAR[1] * self.scale
        west, east, north, south = x - across, x + across, y - down, y + down
        found = [self.signs[near] for near in self.ground.near[space]]
        found += [
            box
            for box in self.boxes + self.names[: len(board.CAPITAL)]
            if box[0] < east and west < box[2] and box[1] < south and north < box[3]
        ]
        return found

    def _in_sight(self, space: int, box: Box, around: list[Box]) -> bool:
        """Whether nothing lies between a counter and its space, nor another space right beside it."""
        x, y = self.ground.places[space]
        left, top, right, bottom = box
        near = 3 * self.scale
        for place in self.ground.near[space][1:]:
            sign = self.signs[place]
            if left - near < sign[2] and sign[0] < right + near and top - near < sign[3] and sign[1] < bottom + near:
                return False
        east, south = min(max(x, box[0]), box[2]) - x, min(max(y, box[1]), box[3]) - y
        steps = int(max(abs(east), abs(south)) / 5)
        own = self.signs[space]
        for step in range(1, steps):
            px, py = x + east * step / steps, y + south * step / steps
            for other in around:
                if other[0] < px < other[2] and other[1] < py < other[3] and other is not own:
                    return False
        return True

    def _free(self, box: Box, around: list[Box]) -> bool:
        left, top, right, bottom = box
        if left < EDGE or top < EDGE or right > self.ground.width - EDGE or bottom > self.ground.height - EDGE:
            return False
        for other in around:
            west, north, east, south = other
            if left < east and west < right and top < south and north < bottom:
                if other is not around[0]:  # it will be in the way of the next try as well
                    around.remove(other)
                    around.insert(0, other)
                return False
        return True

    def put_names(self, spaces: Iterable[int], names: Sequence[str]) -> None:
        """Let some names look for their places; once found they are in the way of all that comes later.

        Where nothing has moved since another board was drawn, they stand where they stood.
        """
        looking = tuple(spaces)
        same = looking, tuple(names), self.taken
        found = _FOUND.get(same)
        if found is None:
            before = len(self.names)
            spots = {space: self._name(space, names[space]) for space in looking}
            found = spots, self.names[before:]
            keep(_FOUND, same, found)
        else:
            self.names += found[1]
        self.spots |= found[0]

    def _name(self, space: int, called: str) -> Spot:
        """Where a name stands: beside its sign if nothing is in the way there, else it waits until there is room."""
        x, y = self.ground.places[space]
        size = NAMES[self.ground.shape] * (1.15 if space in board.CAPITAL else 1.0)
        width = width_of(called, size)
        around = self._around(space)
        high, low = y - 40 * self.scale, y + 40 * self.scale
        around += [box for box in self.names if high < box[1] < low]
        s = self.reach[space] + 0.5
        up, down = -s - size * 0.22, s + size * 0.76
        for dx, dy, anchor in (
            (0.0, up, "middle"),
            (s + 1, size * 0.3, "start"),
            (-s - 1, size * 0.3, "end"),
            (0.0, down, "middle"),
            (-s * 0.6, up, "start"),
            (s * 0.6, up, "end"),
            (-s * 0.6, down, "start"),
            (s * 0.6, down, "end"),
        ):
            left = x + dx - (width / 2 if anchor == "middle" else width if anchor == "end" else 0)
            box = left, y + dy - size * 0.74, left + width, y + dy + size * 0.22
            if self._free(box, around):
                self.names.append(box)
                return Spot(round(dx / self.scale, 1), round(dy / self.scale, 1), anchor, True)
        return Spot(0.0, round(up / self.scale, 1), "middle", False)
