"""The names of spaces: the possible places beside their signs, in order of preference, computed once a language."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hippodrome.draw.lettering import width_of
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.land import land
from hippodrome.games.hamilcar.showing.draw.standing import EDGE, KINDS, Box, meet, standing_of

SIZES: Final = {"wide": 10.6, "tall": 17.2}
"""The size of names; on an upright phone, where the map is shown smaller, most of them wait until it is zoomed."""

LATER: Final = [
    space for space in (*board.WALLED_SPACES, *board.TRIBES, *board.NORMAL_SPACES) if space not in board.CAPITAL
]
"""Names that make way for everything else, in the order in which they are placed."""
AWAY: Final = (0.0, 0.6, 1.2)
"""How far from its ring the name of a selectable space may stand, in letter heights: it must find a place."""
SLIDES: Final = (0.0, 0.35, -0.35, 0.7, -0.7, 1.0, -1.0)
"""How far a name is shifted along a side of the ring, from the middle of the side to the corners."""


class Spot(NamedTuple):
    """The place of a name relative to its sign; `shown` unless it waits until the map is zoomed."""

    x: float
    y: float
    anchor: str
    shown: bool


class Try(NamedTuple):
    """A possible place for a name: its spot, its box, and the bits of signs and badges that are in the way."""

    spot: Spot
    box: Box
    met: int


class Names:
    """The names of spaces in a language, and where they may stand on the map of a shape."""

    def __init__(self, shape: str, called: Sequence[str]) -> None:
        self.called = called
        self.ground = land(shape)
        self._standing = standing_of(shape)
        self._tries: dict[tuple[int, bool], tuple[list[Try], Spot]] = {}
        self._around = [self._most(space) for space in range(board.SPACES)]

    def _size(self, space: int) -> float:
        return SIZES[self.ground.shape] * (1.15 if space in board.CAPITAL else 1.0)

    def _most(self, space: int) -> Box:
        """Return the box of everything that a name can cover."""
        (x, y), size = self.ground.places[space], self._size(space)
        reach = max(self._standing.reach[space]) + AWAY[-1] * size + 2
        across, down = reach + width_of(self.called[space], size), reach + size
        return x - across, y - down, x + across, y + down

    def near(self, box: Box) -> list[int]:
        """Return the spaces whose names may meet a box."""
        return [space for space, around in enumerate(self._around) if meet(around, box)]

    def find(self, space: int, standing: int, boxes: Sequence[Box]) -> tuple[Spot, Box | None]:
        """Return where a name stands among some boxes, and its box; without a free place it waits."""
        ringed = bool(standing >> KINDS * space & 2)
        tries, waiting = self._tries.get((space, ringed)) or self._look(space, ringed)
        for spot, box, met in tries:
            if met & standing:
                continue
            left, top, right, bottom = box
            for west, north, east, south in boxes:
                if left < east and west < right and top < south and north < bottom:
                    break
            else:
                return spot, box
        return waiting, None

    def _look(self, space: int, ringed: bool) -> tuple[list[Try], Spot]:
        """Return all places that a name has on the map, and its waiting place."""
        ground, scale = self.ground, self.ground.scale
        (x, y), size = ground.places[space], self._size(space)
        width = width_of(self.called[space], size)
        s = self._standing.reach[space][ringed] + 0.5
        up, down = -s - size * 0.22, s + size * 0.76
        close = self._standing.around(self._around[space])
        spots = [
            (0.0, up, "middle"),
            (s + 1, size * 0.3, "start"),
            (-s - 1, size * 0.3, "end"),
            (0.0, down, "middle"),
            (-s * 0.6, up, "start"),
            (s * 0.6, up, "end"),
            (-s * 0.6, down, "start"),
            (s * 0.6, down, "end"),
        ]
        if ringed:
            spots += _all_around(s, size, width)
        tries = []
        for dx, dy, anchor in spots:
            left = x + dx - (width / 2 if anchor == "middle" else width if anchor == "end" else 0)
            box = left, y + dy - size * 0.74, left + width, y + dy + size * 0.22
            if left >= EDGE and box[1] >= EDGE and box[2] <= ground.width - EDGE and box[3] <= ground.height - EDGE:
                spot = Spot(round(dx / scale, 1), round(dy / scale, 1), anchor, True)
                tries.append(Try(spot, box, self._standing.met(box, close, ground.near[space])))
        found = self._tries[space, ringed] = tries, Spot(0.0, round(up / scale, 1), "middle", False)
        return found


def _all_around(reach: float, size: float, width: float) -> Iterator[tuple[float, float, str]]:
    """Yield places on all sides of a ring, nearer ones first: most of the usual ones are taken by rings and badges."""
    for away in AWAY:
        up, down = -reach - size * (0.22 + away), reach + size * (0.76 + away)
        beside = reach + 1 + size * away
        for slide in SLIDES:
            across, along = slide * (reach + width / 2), slide * (reach + size * 0.48) + size * 0.3
            yield from ((across, down, "middle"), (across, up, "middle"))
            yield from ((beside, along, "start"), (-beside, along, "end"))


@lru_cache(maxsize=4000)
def near_of(names: Names, box: Box) -> list[int]:
    """Return the spaces whose names may meet a box, with a cache: most counters and names don't move."""
    return names.near(box)


@lru_cache(maxsize=12)
def names_of(shape: str, called: tuple[str, ...]) -> Names:
    """Return the names on a map in a language; cached, for two shapes and three languages."""
    return Names(shape, called)
