"""Where map, track, objectives and sheets lie, for each board and shape of screen."""

from typing import Final

from hippodrome.draw.box import Box
from hippodrome.draw.geo import Point
from hippodrome.games.byzantio.showing.draw.land import Land

SHIFTS: Final = {
    "thebai": (8, -6), "korinthos": (-5, 6), "mytilene": (-6, -7), "phokaia": (2, 4), "serrhai": (5, -3),
    "gangra": (3, -4), "ankyra": (-3, 3),
}  # fmt: skip
"""On a phone these cities stand a little apart from their true places, so that a thumb finds each of them."""
WIDE_SHIFTS: Final = {"thebai": (7, -6), "korinthos": (-6, 6), "gangra": (-7, -1)}
"""On a wide screen these, so that one's garrisons and name don't stand on another."""


class Window:
    """A part of the map shown in a box; what belongs to it (from `first` to `last` across) can be clicked in it."""

    def __init__(self, source: Box, x: float, y: float, width: float, first: float, last: float) -> None:
        self.source = source
        self.scale = width / source.width
        self.box = Box(x, y, width, source.height * self.scale)
        self.first = first
        self.last = last
        self.crowded = self.scale < 0.8

    def owns(self, point: Point) -> bool:
        """Whether a place on the map is this window's to show in detail."""
        return self.first <= point[0] < self.last

    def city(self, land: Land, name: str) -> Point:
        """Where a city stands in the picture."""
        x, y = self.at(land.spots[name])
        aside = (SHIFTS if self.crowded else WIDE_SHIFTS).get(name, (0, 0))
        return x + aside[0], y + aside[1]

    def at(self, point: Point) -> Point:
        """A place on the map in the picture."""
        x, y = point
        return self.box.x + (x - self.source.x) * self.scale, self.box.y + (y - self.source.y) * self.scale


class Layout:
    """All places; `small` is a phone's."""

    small: bool
    width: float
    height: float
    windows: list[Window]
    track: Box
    spaces: int  # of the track in a row
    objectives: Box | None
    sheets: list[Box]
    size: float  # of cities and pieces


def layout_of(land: Land, shape: str, seats: int, rows: int, own: bool) -> Layout:
    """The layout for a board, a screen, and what there is to show."""
    if shape == "narrow":
        return _narrow(land, seats, rows, own)
    return _wide_empire(land, seats, rows, own) if land.has_cities else _wide_continent(land, seats, rows, own)


def _wide_empire(land: Land, seats: int, rows: int, own: bool) -> Layout:
    lay = Layout()
    lay.small, lay.size = False, 1.0
    lay.width = 1100
    whole = Box(0, 0, land.width, land.height)
    lay.windows = [Window(whole, 12, 12, 1076, 0, land.width)]
    lay.track = Box(12, land.height + 22, 1076, 42)
    lay.spaces = land.board.rounds
    lay.objectives = Box(20, 20, 222, 30 + 16.5 * rows) if own else None
    wide = min(350.0, (1076 - 8 * (seats - 1)) / seats)
    left = 550 - (wide * seats + 8 * (seats - 1)) / 2
    lay.sheets = [Box(left + (wide + 8) * place, lay.track.bottom + 8, wide, 150) for place in range(seats)]
    lay.height = lay.sheets[0].bottom + 14
    return lay


def _wide_continent(land: Land, seats: int, rows: int, own: bool) -> Layout:
    lay = Layout()
    lay.small, lay.size = False, 1.15
    lay.width = 1100
    lay.windows = [Window(Box(0, 0, 1000, 1000), 12, 12, 640, 0, 1000)]
    lay.track = Box(12, 660, 640, 42)
    lay.spaces = land.board.rounds
    y = 12.0
    lay.objectives = None
    if own:
        lay.objectives = Box(664, y, 424, 30 + 16.5 * rows)
        y = lay.objectives.bottom + 6
    lay.sheets = [Box(664, y + 155 * place, 424, 150) for place in range(seats)]
    lay.height = max(lay.track.bottom, lay.sheets[-1].bottom) + 14
    return lay


def _narrow(land: Land, seats: int, rows: int, own: bool) -> Layout:
    lay = Layout()
    lay.small, lay.size = True, 0.95
    lay.width = 390
    if land.has_cities:
        # The long map in two halves that overlap at the Bosporus.
        half, middle = land.width * 0.55, land.width * 0.52
        west = Window(Box(0, 0, half, land.height), 12, 12, 366, 0, middle)
        east = Box(land.width - half, 0, half, land.height)
        lay.windows = [west, Window(east, 12, west.box.bottom + 6, 366, middle, land.width)]
    else:
        lay.windows = [Window(Box(0, 0, 1000, 1000), 12, 12, 366, 0, 1000)]
    y = lay.windows[-1].box.bottom + 8
    lay.spaces = 15
    lay.track = Box(12, y, 366, 50)
    y = lay.track.bottom + 8
    lay.objectives = None
    if own:
        lay.objectives = Box(12, y, 366, 30 + 16.5 * rows)
        y = lay.objectives.bottom + 6
    lay.sheets = [Box(12, y + 155 * place, 366, 150) for place in range(seats)]
    lay.height = lay.sheets[-1].bottom + 14
    return lay
