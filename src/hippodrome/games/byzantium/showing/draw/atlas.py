"""The map of Byzantium: the positions of cities, the coast, the routes between them.

A true map is too crowded in Anatolia and Syria and too empty in Arabia. So degrees are wider where there are many
cities and narrower where there are few. The coast is stretched with them, so every city stays on its shore.
"""

from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from hippodrome.draw import charts, mosaic
from hippodrome.draw.geo import Lens, Point, Projection, stored
from hippodrome.draw.svg import Svg, el, group, join, path
from hippodrome.games.byzantium import game, pieces
from hippodrome.games.byzantium.board import Board
from hippodrome.registry import find_game

FRAME: Final = (17.0, 19.9, 50.6, 43.9)
BULGAR_ORANGE: Final = "#f08a24"
WIDE: Final = (1000.0, 704.0)
TALL: Final = (390.0, 366.0)
"""The size of the map on a laptop, and on a phone held upright."""

Knots = Sequence[tuple[float, float]]
LONGITUDES: Final[Knots] = ((17.0, 0.0), (26.0, 0.235), (32.0, 0.425), (37.0, 0.607), (41.0, 0.738), (50.6, 1.0))
LATITUDES: Final[Knots] = ((43.9, 0.0), (41.5, 0.12), (39.0, 0.275), (33.5, 0.58), (31.0, 0.71), (19.9, 1.0))
"""The share of the map's width and height that lies west of a degree, and north of it."""


class Stretched(Projection):
    """A projection whose degrees are wider in crowded areas."""

    def __init__(self, size: tuple[float, float], lens: Lens) -> None:
        self.size = size
        super().__init__(FRAME, size[0], lens=lens)
        self.height = size[1]

    def _flat(self, lon: float, lat: float) -> Point:
        return _along(LONGITUDES, lon) * self.size[0], _along(LATITUDES, lat) * self.size[1]


def _along(knots: Knots, degree: float) -> float:
    """Return the share for a degree, interpolated between the knots; shares always rise."""
    rising = knots[0][0] < knots[-1][0]
    sought = [knot[0] if rising else -knot[0] for knot in knots]
    place = min(max(bisect_right(sought, degree if rising else -degree), 1), len(knots) - 1)
    (a, low), (b, high) = knots[place - 1], knots[place]
    return low + (degree - a) / (b - a) * (high - low)


PROJECTIONS: Final = {
    "wide": Stretched(WIDE, Lens(28.6, 40.9, 3.4, 1.75, 0.4)),
    "tall": Stretched(TALL, Lens(28.6, 40.9, 3.4, 1.75, 0.4)),
}

NAME_SIDES: Final = {
    "constantinople": "above",
    "adrianople": "above",
    "thessalonica": "below",
    "dyrrachium": "below",
    "athens": "left",
    "candia": "below",
    "nicaea": "below",
    "smyrna": "below",
    "attalia": "left",
    "ancyra": "above",
    "sinope": "above",
    "trebizond": "above",
    "caesarea": "right",
    "tarsus": "above",
    "antioch": "right",
    "leucosia": "below",
    "alexandria": "below",
    "tabuk": "left",
    "medina": "left",
    "mecca": "left",
    "hira": "left",
    "tiflis": "above",
    "derbent": "above",
    "ardabil": "left",
    "hamadan": "above",
    "mosul": "above",
    "basra": "below",
}
"""The side of a city on which its name stands; right by default."""
BENDS: Final = {
    "candia-leucosia": 0.12,
    "alexandria-candia": 0.1,
    "alexandria-leucosia": 0.1,
    "amida-trebizond": 0.1,
    "alexandria-jerusalem": 0.12,
    "candia-smyrna": 0.12,
    "attalia-leucosia": 0.08,
}
"""How far links are bent to keep clear of what lies between their ends; the ends in order."""

TAILS: Final = {"adrianople": (-68, -14)}
"""The offset of the tail of the Bulgars' arrow to a city; north-west by default."""


@cache
def coast() -> dict[str, Any]:
    """Return the shores of the eastern Mediterranean."""
    return stored(Path(__file__).parents[2] / "coast.geojson.gz")


@cache
def chart(shape: str) -> charts.BaseMap:
    """Return sea and land for a shape of the board."""
    return charts.BaseMap(coast(), PROJECTIONS[shape], f"byzantium-{shape}")


SIGNS: Final = {
    "crescent": "M15 3.5a9 9 0 1 0 5.500 14.500A8 8 0 1 1 15 3.500ZM18.500 8.500l.8 1.700l1.800.2l-1.300 1.300l.3 1.800"
    "l-1.600-.9l-1.600.9l.3-1.800l-1.300-1.300l1.800-.2z",
    "cube": "M12 2.500l8.500 4.700v9.600L12 21.500l-8.500-4.700V7.200zM12 12v9.500M12 12L3.500 7.200M12 12l8.500-4.800",
    "elite": "M12 2l2.600 5.600l6 .7l-4.500 4.100l1.200 6L12 15.400L6.700 18.400l1.200-6L3.400 8.300l6-.7zM5 21.500h14",
    "shield": "M4 4h16v7c0 6-4 9-8 11c-4-2-8-5-8-11zM12 4v18M4 10h16",
    "levy": "M7 22V9M7 9l-3-6h6zM17 22V9M17 9l-3-6h6zM3 14h18",
    "wagon": "M3 6h13v9H3zM16 9h4l2 3v3h-6M7 15a2.500 2.500 0 1 0 .1 0ZM17.500 15a2.500 2.500 0 1 0 .1 0Z",
    "losses": "M5 21V10a7 7 0 0 1 14 0v11zM3 21h18M12 8v7M9.500 10.500h5",
}
"""Signs of this game: what lies on a player board."""


def definitions() -> Svg:
    """Return everything the pictures refer to."""
    boards = cast(game.Byzantium, find_game("byzantium")).boards.values()
    drawn = [routes(board, shape) for board in boards for shape in PROJECTIONS]
    signs = [
        el("symbol", path(d, fill="none", stroke="currentColor", stroke_width=2, stroke_linejoin="round",
                          stroke_linecap="round"), id=f"sign-{name}", viewBox="0 0 24 24")
        for name, d in SIGNS.items()
    ]  # fmt: skip
    maps = [chart(shape).defs for shape in PROJECTIONS]
    return join(mosaic.mosaic_defs(), charts.chart_defs(), *maps, *drawn, *signs)


def routes_id(board: Board, shape: str) -> str:
    """Return the id of a board's links in the definitions."""
    return f"routes-{board.name}-{shape}"


@cache
def places(board: Board, shape: str) -> list[Point]:
    """Return each city's point on the page."""
    project = PROJECTIONS[shape]
    return [project(city["lon"], city["lat"]) for city in board.table["city"]]


def line(board: Board, shape: str, one: str, other: str) -> str:
    """Return the path of the link between two cities; straight if there is none, as for ships from the capital."""
    found = places(board, shape)
    first, last = sorted((one, other))
    return charts.bow(found[board.index[first]], found[board.index[last]], BENDS.get(f"{first}-{last}", 0.0))


def routes(board: Board, shape: str) -> Svg:
    """Draw all links, which differ in line as well as colour, and the arrows of the Bulgars."""
    found = places(board, shape)
    scale = 1.0 if shape == "wide" else 0.6
    lines = []
    for a, b, kind in sorted(board.links, key=lambda link: link[2]):
        first, last = sorted((board.ids[a], board.ids[b]))
        ends = found[board.index[first]], found[board.index[last]]
        lines.append(charts.route(*ends, pieces.LINK_KINDS[kind], BENDS.get(f"{first}-{last}", 0.0), scale))
    arrows = [
        charts.arrow((x + dx * scale, y + dy * scale), (x, y), BULGAR_ORANGE, 5 * scale, 22 * scale)
        for (x, y), (dx, dy) in [(found[city], TAILS.get(board.ids[city], (-58, -40))) for city in board.arrows]
    ]
    rose = [charts.compass(60, 500, 34)] if shape == "wide" else []
    return group(*lines, *arrows, *rose, id=routes_id(board, shape), class_="routes", aria_hidden=True)
