"""The printed boards as shapes: the Empire of 1025 on its real coast, and Nekken around its volcano."""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from math import atan2, ceil, hypot, sin
from pathlib import Path
from typing import Any, Final

from hippodrome.draw.geo import Lens, Point, Projection, coast_path, stored, trace
from hippodrome.games.byzantio import boards
from hippodrome.games.byzantio.boards import Board

WIDTH: Final = 704.0
HEIGHT: Final = 472.0
"""The height of the map, in units that are pixels on a laptop."""
AEGEAN: Final = Lens(26.9, 39.4, 6.0, 1.5, 0.28)
"""Enlarges the crowded coasts of the Aegean."""
MARGIN: Final = 9.0
"""The width of the sea around Nekken."""
LINE: Final = 1.5
"""The distance between the raster lines used to find what lies where."""
Ring = list[Point]


class Land:
    """A board as shapes: a cell for each province, a spot for each city, a place for each number."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.board = Board(game)
        data = tomllib.loads(_text(f"{game}.toml"))
        self.rings: dict[str, list[Ring]] = {}
        self.labels: dict[str, Point] = {}
        self.spots: dict[str, Point] = {}
        self.large: dict[str, bool] = dict(zip(self.board.cities, self.board.large, strict=True))
        self.lanes: list[str] = []
        self.shore = ""
        self.has_cities = data["board"]["kind"] == "cities"
        if self.has_cities:
            self._read_empire(data)
        else:
            self._read_continent()
        self._spans = {name: _spans(rings) for name, rings in self.rings.items()}
        self.cells = {name: "".join(trace(ring, closed=True) for ring in rings) for name, rings in self.rings.items()}

    def _read_empire(self, data: dict[str, Any]) -> None:
        view = data["board"]["view"]
        frame = (view["lon_min"], view["lat_min"], view["lon_max"], view["lat_max"])
        project = Projection(frame, WIDTH, lens=AEGEAN)
        taller = HEIGHT / project.height

        def line(points: Any) -> Ring:
            return [(x, y * taller) for x, y in project.line(points)]

        for name, shapes in stored(Path(__file__).parent / "provinces.json.gz").items():
            self.rings[name] = [line(ring) for ring in shapes]
        self.shore = coast_path(stored(Path(__file__).parent / "coast.json.gz"), _Taller(frame, taller))
        for row in data["province"]:
            self.labels[boards.spell(row["id"])] = line([row["label"]])[0]
        for row in data["city"]:
            self.spots[boards.spell(row["id"])] = line([(row["lon"], row["lat"])])[0]
        self.lanes = [trace(line(row["path"])) for row in data["sea_lane"]]

    def _read_continent(self) -> None:
        shaped = stored(Path(__file__).parent / "regions.json.gz")
        worn = {name: [[weathered(x, y) for x, y in ring] for ring in rings] for name, rings in shaped.items()}
        xs = [x for rings in worn.values() for ring in rings for x, _ in ring]
        ys = [y for rings in worn.values() for ring in rings for _, y in ring]
        west, north = min(xs), min(ys)
        across, down = (WIDTH - 2 * MARGIN) / (max(xs) - west), (HEIGHT - 2 * MARGIN) / (max(ys) - north)
        for name, rings in worn.items():
            self.rings[name] = [
                [(MARGIN + (x - west) * across, MARGIN + (y - north) * down) for x, y in ring] for ring in rings
            ]
        for name, rings in self.rings.items():
            self.labels[name] = self.spots[name] = middle(rings[0])

    def holds(self, province: str, point: Point) -> bool:
        """Return whether a point lies in a province, to the precision of the raster."""
        spans = self._spans[province].get(int(point[1] // LINE), ())
        return any(start <= point[0] <= end for start, end in spans)


def _spans(rings: list[Ring]) -> dict[int, list[tuple[float, float]]]:
    """Return the spans of each raster line that lie inside a shape."""
    crossings: dict[int, list[float]] = {}
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            (x, top), (to, bottom) = ((ax, ay), (bx, by)) if ay < by else ((bx, by), (ax, ay))
            for line in range(ceil(top / LINE - 0.5), ceil(bottom / LINE - 0.5)):
                share = ((line + 0.5) * LINE - top) / (bottom - top)
                crossings.setdefault(line, []).append(x + (to - x) * share)
    return {line: list(zip(sorted(xs)[::2], sorted(xs)[1::2], strict=True)) for line, xs in crossings.items()}


class _Taller(Projection):
    """The same projection, stretched vertically, because a window is not as wide as the Empire."""

    def __init__(self, frame: tuple[float, float, float, float], taller: float) -> None:
        super().__init__(frame, WIDTH, lens=AEGEAN)
        self.taller = taller

    def line(self, points: Any) -> Ring:
        """Project a line of coordinates onto the page."""
        return [(x, y * self.taller) for x, y in super().line(points)]


def weathered(x: float, y: float) -> Point:
    """Move a point of Nekken so that the shore gets capes and bays.

    The mapping is continuous, so neighbours stay neighbours.
    """
    u, v = (x - 500) / 500, (y - 500) / 500
    far, turn = hypot(u, v), atan2(v, u)
    rim = max(0.0, min(1.0, (far - 0.45) / 0.6)) ** 2
    waves = 0.075 * sin(3 * turn + 0.6) + 0.06 * sin(5 * turn + 2.1) + 0.04 * sin(11 * turn) + 0.02 * sin(19 * turn + 1)
    grown = 1 + rim * (waves - 0.085)
    return u * grown, v * grown


def middle(ring: Ring) -> Point:
    """Return the centre of gravity of a shape."""
    twice = x = y = 0.0
    for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
        cross = ax * by - bx * ay
        twice += cross
        x += (ax + bx) * cross
        y += (ay + by) * cross
    return x / (3 * twice), y / (3 * twice)


def _text(name: str) -> str:
    return files("hippodrome.games.byzantio").joinpath(name).read_text("utf-8")


@cache
def land_of(game: str) -> Land:
    """Return the board of a game, built once."""
    return Land(game)


@cache
def colours_of(game: str, count: int) -> list[int]:
    """Colour the provinces one by one, each different from its neighbours and all colours used about equally."""
    neighbours = Board(game).neighbours
    colours = [-1] * len(neighbours)
    uses = [0] * count
    for province, row in enumerate(neighbours):
        taken = {colours[other] for other in row}
        colours[province] = min((c for c in range(count) if c not in taken), key=lambda c: uses[c])
        uses[colours[province]] += 1
    return colours
