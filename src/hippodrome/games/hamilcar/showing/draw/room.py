"""Room on the map: counters and names look for places where they cover nothing, and names that find none wait.

All boxes are told from left, top, right and bottom. Whatever belongs to a space grows and shrinks around that space
when the map is zoomed, so its place is told from there.
"""

from collections.abc import Iterable
from math import cos, hypot, pi, sin
from typing import Final, NamedTuple

from hippodrome.draw.geo import Point
from hippodrome.draw.lettering import width_of
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.land import Land

Box = tuple[float, float, float, float]

LETTER: Final = 14.0
"""Letters and numbers on counters; on a laptop the map is shown about as large as it is drawn."""
NAME: Final = 10.5
SIGN: Final = {board.NORMAL: 6.2, board.WALLED: 7.6, board.TRIBE: 7.6}
"""How far a space's sign reaches from its middle."""
CAPITAL: Final = 9.2
RING: Final = 12.8
"""The radius of the ring around a space that can be chosen; half as much again is what a finger may hit."""
GAP: Final = 1.5
NEAR: Final = 130.0
"""Beyond that nothing of another space can be in the way."""
DIRECTIONS: Final = [(sin(turn * pi / 8), cos(turn * pi / 8)) for turn in (0, 8, 4, 12, 1, 15, 7, 9, 2, 14, 6, 10, 3, 13, 5, 11)]  # fmt: skip
"""Below first, then above and beside, then everything between."""
FAR: Final = (0.0, 5.0, 11.0, 18.0, 26.0, 36.0, 48.0, 62.0, 78.0, 96.0)


class Spot(NamedTuple):
    """Where a name stands beside its sign, told from there; `shown` unless it waits until the map is zoomed."""

    x: float
    y: float
    anchor: str
    shown: bool


def sign_size(space: int) -> float:
    """How far a space's sign reaches from its middle."""
    return CAPITAL if space in board.CAPITAL else SIGN[board.KIND[space]]


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes cover each other."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class Room:
    """What is taken on a map, and who else finds room."""

    def __init__(self, ground: Land, targets: Iterable[int], taken: Iterable[Box]) -> None:
        self.ground = ground
        self.scale = ground.scale
        ringed = set(targets)
        self.signs = [self._sign_box(space, space in ringed) for space in range(board.SPACES)]
        self.boxes: list[Box] = list(taken)
        """Counters and tracks that lie there already."""
        self.names: list[Box] = []

    def _sign_box(self, space: int, ringed: bool) -> Box:
        x, y = self.ground.places[space]
        half = (RING + 2 if ringed else sign_size(space) + 1) * self.scale
        badge = 5.0 * self.scale if ringed else 0.0
        return x - half, y - half - badge, x + half + badge, y + half

    def counter(self, space: int, sizes: list[tuple[float, float]]) -> tuple[int, Point]:
        """Which of some sizes a counter takes beside a space, and where its middle lies, told from the space."""
        x, y = self.ground.places[space]
        around = self._around(space)
        away = sign_size(space) + 2.5
        if self.signs[space][2] - x > (sign_size(space) + 2) * self.scale:
            away = RING + 3
        away *= self.scale
        for far in FAR:
            for which, (width, height) in enumerate(sizes):
                for east, south in DIRECTIONS:
                    reach = away + far * self.scale
                    dx, dy = east * (reach + width / 2), south * (reach + height / 2)
                    box = (x + dx - width / 2 - GAP, y + dy - height / 2 - GAP, x + dx + width / 2 + GAP, y + dy + height / 2 + GAP)  # fmt: skip
                    if self._free(box, around):
                        self.boxes.append(box)
                        return which, (round(dx, 1), round(dy, 1))
        return 0, (0.0, away + sizes[0][1] / 2)  # the map is full: nobody has so many armies

    def _around(self, space: int) -> list[Box]:
        x, y = self.ground.places[space]
        reach = NEAR * self.scale
        signs = [box for box in self.signs if hypot((box[0] + box[2]) / 2 - x, (box[1] + box[3]) / 2 - y) < reach]
        boxes = [box for box in self.boxes if box[0] < x + reach and x - reach < box[2] and box[1] < y + reach and y - reach < box[3]]  # fmt: skip
        return signs + boxes

    def _free(self, box: Box, around: list[Box]) -> bool:
        if box[0] < 2 or box[1] < 2 or box[2] > self.ground.width - 2 or box[3] > self.ground.height - 2:
            return False
        left, top, right, bottom = box
        for other in around:
            if left < other[2] and other[0] < right and top < other[3] and other[1] < bottom:
                return False
        return True

    def name(self, space: int, called: str) -> Spot:
        """Where a name stands: beside its sign if nothing is in the way there, else it waits until there is room."""
        x, y = self.ground.places[space]
        size = NAME * self.scale * (1.15 if space in board.CAPITAL else 1.0)
        width = width_of(called, size) * 0.94
        around = [box for box in self._around(space) + self.names if box is not self.signs[space]]
        ringed = self.signs[space][2] - x > (sign_size(space) + 2) * self.scale
        s = (RING + 2.5 if ringed else sign_size(space) + 1.5) * self.scale
        for dx, dy, anchor in (
            (0.0, -s - size * 0.15, "middle"),
            (s + 1, size * 0.32, "start"),
            (-s - 1, size * 0.32, "end"),
            (0.0, s + size * 0.78, "middle"),
            (s * 0.7, -s * 0.75, "start"),
            (-s * 0.7, -s * 0.75, "end"),
            (s * 0.7, s * 0.75 + size * 0.6, "start"),
            (-s * 0.7, s * 0.75 + size * 0.6, "end"),
        ):
            left = x + dx - (width / 2 if anchor == "middle" else width if anchor == "end" else 0)
            box = (left, y + dy - size * 0.74, left + width, y + dy + size * 0.22)
            if self._free(box, around):
                self.names.append(box)
                return Spot(round(dx, 1), round(dy, 1), anchor, True)
        return Spot(0.0, round(-s - size * 0.15, 1), "middle", False)
