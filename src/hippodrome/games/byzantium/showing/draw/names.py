"""Placement of city names: each on its usual side or, where army figures need that room, on a free one."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hippodrome.draw.geo import Point
from hippodrome.draw.lettering import width_of
from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.showing.draw import atlas
from hippodrome.games.byzantium.showing.draw.measure import Measure, measure_of

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
SIDES: Final = ("right", "below", "left", "above")
SLIDES: Final = (0.0, 0.5, -0.5)
"""How far a name is shifted along its side, as a share of its width, or of two lines."""


class Spot(NamedTuple):
    """The place of a name: on which side of which point, how far from it, and the box that it covers."""

    x: float
    y: float
    side: str
    gap: float
    box: Box


class Crowd(NamedTuple):
    """The number of army figures to the right of a city, and whether an attacker's stands to its left."""

    armies: int
    attacked: bool


def figure_places(place: Point, armies: int, size: Measure) -> list[Point]:
    """Return where the figures of armies stand: above to the right, side by side."""
    x, y = place
    return [(x + size.edge + one * size.army * 1.35, y - size.edge * 1.1) for one in range(armies)]


def attacker_place(place: Point, size: Measure) -> Point:
    """Return where the figure of an attacker stands: above to the left."""
    return place[0] - size.edge * 1.25, place[1] - size.edge * 1.1


@lru_cache(maxsize=500)
def spots(board: Board, shape: str, called: tuple[str, ...], crowds: tuple[tuple[str, Crowd], ...]) -> list[Spot]:
    """Return where all names stand when armies stand in some cities.

    A name that covers nothing on its usual side stays there; then the others look for room, in the order of the
    cities. No name lies over another or over a city's value; without any room a name covers as little as possible.
    """
    found, size = atlas.places(board, shape), measure_of(shape)
    figures = _figures(board, found, dict(crowds), size)
    edge = atlas.WIDE if shape == "wide" else atlas.TALL
    signs = [_around(place, size.city * 1.15) for place in found]
    tries = [
        list(_tries(name, place, width_of(text, size.name), size))
        for name, place, text in zip(board.ids, found, called, strict=True)
    ]
    chosen: dict[int, Spot] = {}
    for moving in (False, True):
        for city, (usual, *others) in enumerate(tries):
            if city in chosen:
                continue
            taken = [*signs[:city], *signs[city + 1 :], *(spot.box for spot in chosen.values())]
            if moving:
                chosen[city] = min((usual, *others), key=lambda spot: _harm(spot.box, taken, figures, edge))
            elif not _harm(usual.box, taken, figures, edge):
                chosen[city] = usual
    return [chosen[city] for city in range(board.count)]


def _harm(box: Box, taken: Sequence[Box], figures: Sequence[Box], edge: Point) -> float:
    """Score how much a name would cover; values and names count most. The first place that covers nothing wins."""
    left, top, right, bottom = box
    outside = max(0.0, -left, -top, right - edge[0], bottom - edge[1])
    return 100 * (sum(_shared(box, one) for one in taken) + outside) + sum(_shared(box, one) for one in figures)


def _figures(board: Board, found: Sequence[Point], crowds: Mapping[str, Crowd], size: Measure) -> list[Box]:
    """Return the boxes of all army figures."""
    places: list[Point] = []
    for name, crowd in crowds.items():
        place = found[board.index[name]]
        places += figure_places(place, crowd.armies, size)
        places += [attacker_place(place, size)] if crowd.attacked else []
    half, low = size.army * 0.85, size.army * 1.3
    return [(x - half, y - size.army, x + half, y + low) for x, y in places]


def _tries(name: str, place: Point, width: float, size: Measure) -> Iterator[Spot]:
    """Yield the places of a name: its usual side first, then all around, finally shifted along the sides."""
    usual = atlas.NAME_SIDES.get(name, "right")
    gap = size.gap * (1.3 if name == pieces.CAPITAL_ID else 1.0)
    for slide in SLIDES:
        for side in (usual, *(side for side in SIDES if side != usual)):
            yield _beside(place, side, slide, width, gap, size)


def _beside(place: Point, side: str, slide: float, width: float, gap: float, size: Measure) -> Spot:
    """Place a name on one side of its city; left and right it stands low, because cubes and armies are above."""
    (x, y), high = place, size.name
    if side in ("left", "right"):
        y += high * (0.25 + 1.8 * slide)
        left, base = x + gap if side == "right" else x - gap - width, y + high * 0.35
    else:
        x += slide * width
        left, base = x - width / 2, y - gap if side == "above" else y + gap + high * 0.7
    return Spot(x, y, side, gap, (left, base - high * 0.7, left + width, base + high * 0.2))


def _around(place: Point, half: float) -> Box:
    return place[0] - half, place[1] - half, place[0] + half, place[1] + half


def _shared(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    wide, high = min(one[2], other[2]) - max(one[0], other[0]), min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0
