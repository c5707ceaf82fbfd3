"""Berths: the places of counters beside their spaces, as near as possible and in sight of them.

A berth depends only on its surroundings, so a move elsewhere on the map leaves it where it is.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.land import NEAR, land
from hippodrome.games.hamilcar.showing.draw.standing import EDGE, Box, bits_of, meet, standing_of

Size = tuple[float, float]
Sizes = tuple[Size, ...]

GAP: Final = 1.2
SIDES: Final = ((0, 1), (0, -1), (1, 0), (-1, 0))
TRIES: Final = list(
    dict.fromkeys((east or slide, south or slide) for slide in (0.0, 0.5, -0.5, 1.0, -1.0) for east, south in SIDES)
)
"""The directions of a counter from its space: below, above, right or left, or shifted along that side."""
STAGES: Final = (
    (0.0,),
    (4.0, 9.0),
    (15.0, 22.0, 30.0),
    (40.0, 52.0, 66.0),
    (82.0, 100.0, 125.0, 155.0, 190.0),
)
"""The distances at which a counter is tried, in stages that search farther and farther."""
WHOLE: Final = len(STAGES) - 1
"""The stage that searches the whole map."""
FARTHEST: Final = STAGES[WHOLE][-1]


class Berth(NamedTuple):
    """The place of a counter: which of its sizes, its middle relative to its space, how far off, and its box."""

    which: int
    x: float
    y: float
    far: float
    box: Box


class StageBox:
    """The area that a counter can reach in a stage: its box, and the bits of what may stand there."""

    def __init__(self, shape: str, space: int, ringed: bool, sizes: Sizes, stage: int) -> None:
        self.ground = land(shape)
        self.standing = standing_of(shape)
        self.space = space
        self.sizes = sizes
        self.stage = stage
        self.reach = self.standing.reach[space][ringed]
        (x, y), scale = self.ground.places[space], self.ground.scale
        if stage == WHOLE:
            self.box: Box = (0.0, 0.0, self.ground.width, self.ground.height)
            self.spaces = list(range(board.SPACES))
        else:
            # Beyond NEAR nothing is in the way; the margin is the most that a counter can cover beyond its middle.
            far = self.reach + (GAP + STAGES[stage][-1]) * scale + GAP + 1
            across = min(NEAR[0] * scale, far + max(width for width, _ in sizes) * scale)
            down = min(NEAR[1] * scale, far + max(height for _, height in sizes) * scale)
            self.box = x - across, y - down, x + across, y + down
            more = 4 * scale  # a counter keeps its distance from other signs
            seen = x - across - more, y - down - more, x + across + more, y + down + more
            self.spaces = self.standing.around(seen)
        self.bits = bits_of(self.spaces)

    def look(
        self, standing: int, boxes: Sequence[Box], farthest: float, hidden: Berth | None
    ) -> tuple[Berth | None, bool]:
        """Return the best berth so far, and whether the search is over; `hidden` was found nearer but out of sight."""
        (x, y), scale = self.ground.places[self.space], self.ground.scale
        signs, around = self._taken(standing, boxes)
        own = around[0]
        for far in STAGES[self.stage]:
            if far > farthest:
                break
            reach = self.reach + (GAP + far) * scale
            for which, (width, height) in enumerate(self.sizes):
                half, rise = width / 2 * scale, height / 2 * scale
                for east, south in TRIES:
                    dx, dy = east * (reach + half), south * (reach + rise)
                    box = x + dx - half - GAP, y + dy - rise - GAP, x + dx + half + GAP, y + dy + rise + GAP
                    if not is_free(box, around, self.ground.width, self.ground.height):
                        continue
                    found = Berth(which, round(dx / scale, 1), round(dy / scale, 1), far, box)
                    if far < 8 or self._in_sight(box, own, signs, around):
                        return found, True
                    hidden = hidden or found  # free, but the counter might seem to belong to another space
            if hidden and far > hidden.far + 14:
                return hidden, True
        return hidden, False

    def _taken(self, standing: int, boxes: Sequence[Box]) -> tuple[list[Box], list[Box]]:
        """Return nearby signs of other spaces, and everything in the way, its own sign first."""
        near, whole = self.ground.near[self.space], self.stage == WHOLE
        signs: list[Box] = []
        around: list[Box] = []
        for space in self.spaces:
            sign, badges = self.standing.there(space, standing)
            if space == self.space:
                around.insert(0, sign)
            elif space in near:
                signs.append(sign)
            elif whole:
                around.append(sign)
            if badges:
                around += [badge for badge in badges if whole or meet(self.box, badge)]
        around += boxes
        return signs, around + signs

    def _in_sight(self, box: Box, own: Box, signs: list[Box], around: list[Box]) -> bool:
        """Return whether nothing lies between a counter and its space, and no other space is right beside it."""
        x, y = self.ground.places[self.space]
        left, top, right, bottom = box
        near = 3 * self.ground.scale
        for sign in signs:
            if left - near < sign[2] and sign[0] < right + near and top - near < sign[3] and sign[1] < bottom + near:
                return False
        east, south = min(max(x, left), right) - x, min(max(y, top), bottom) - y
        steps = int(max(abs(east), abs(south)) / 5)
        for step in range(1, steps):
            px, py = x + east * step / steps, y + south * step / steps
            for other in around:
                if other[0] < px < other[2] and other[1] < py < other[3] and other is not own:
                    return False
        return True


def is_free(box: Box, around: list[Box], wide: float, high: float) -> bool:
    """Return whether a box lies on the map and nothing around is in its way."""
    left, top, right, bottom = box
    if left < EDGE or top < EDGE or right > wide - EDGE or bottom > high - EDGE:
        return False
    for other in around:
        west, north, east, south = other
        if left < east and west < right and top < south and north < bottom:
            if other is not around[0]:  # it is likely to be in the way of the next try as well
                around.remove(other)
                around.insert(0, other)
            return False
    return True


@lru_cache(maxsize=2000)
def field_of(shape: str, space: int, ringed: bool, sizes: Sizes, stage: int) -> StageBox:
    """Return the area that a counter of some sizes can reach in a stage."""
    return StageBox(shape, space, ringed, sizes, stage)


@lru_cache(maxsize=4000)
def found_in(
    field: StageBox, standing: int, boxes: tuple[Box, ...], farthest: float, hidden: Berth | None
) -> tuple[Berth | None, bool]:
    """Search a field, with a cache: most counters have the same surroundings as a move ago."""
    return field.look(standing, boxes, farthest, hidden)
