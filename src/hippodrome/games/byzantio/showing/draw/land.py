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
"""The map, in units that are pixels on a laptop."""
AEGEAN: Final = Lens(26.9, 39.4, 6.0, 1.5, 0.28)
"""The coasts of the Aegean are crowded: they are drawn larger."""
MARGIN: Final = 9.0
"""So much sea lies around Nekken."""
LINE: Final = 1.5
"""How far apart the lines of a raster are with which we look what lies where."""
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
        """Whether a point lies in a province, as exactly as a line of the raster is thin."""
        spans = self._spans[province].get(int(point[1] // LINE), ())
        return any(start <= point[0] <= end for start, end in spans)


def _spans(rings: list[Ring]) -> dict[int, list[tuple[float, float]]]:
    """Where each line of a raster runs through a shape: from here to there, and perhaps again."""
    crossings: dict[int, list[float]] = {}
    for ring in rings:
        for (ax, ay), (bx, by) in pairwise([*ring, ring[0]]):
            (x, top), (to, bottom) = ((ax, ay), (bx, by)) if ay < by else ((bx, by), (ax, ay))
            for line in range(ceil(top / LINE - 0.5), ceil(bottom / LINE - 0.5)):
                share = ((line + 0.5) * LINE - top) / (bottom - top)
                crossings.setdefault(line, []).append(x + (to - x) * share)
    return {line: list(zip(sorted(xs)[::2], sorted(xs)[1::2], strict=True)) for line, xs in crossings.items()}


class _Taller(Projection):
    """The same projection, stretched down the page: a window is not as flat as the Empire."""

    def __init__(self, frame: tuple[float, float, float, float], taller: float) -> None:
        super().__init__(frame, WIDTH, lens=AEGEAN)
        self.taller = taller

    def line(self, points: Any) -> Ring:
        """A line of degrees on the page."""
        return [(x, y * self.taller) for x, y in super().line(points)]


def weathered(x: float, y: float) -> Point:
    """A point of Nekken, with capes and bays where waves have been at the shore.

    It bends the plane without tearing it, so that neighbours stay neighbours.
    """
    u, v = (x - 500) / 500, (y - 500) / 500
    far, turn = hypot(u, v), atan2(v, u)
    rim = max(0.0, min(1.0, (far - 0.45) / 0.6)) ** 2
    waves = 0.075 * sin(3 * turn + 0.6) + 0.06 * sin(5 * turn + 2.1) + 0.04 * sin(11 * turn) + 0.02 * sin(19 * turn + 1)
    grown = 1 + rim * (waves - 0.085)
    return u * grown, v * grown


def middle(ring: Ring) -> Point:
    """The centre of gravity of a shape."""
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
    """The board of a game, made once."""
    return Land(game)


@cache
def colours_of(game: str, count: int) -> list[int]:
    """The provinces coloured one after the other, each unlike its neighbours and as evenly as can be."""
    neighbours = Board(game).neighbours
    colours = [-1] * len(neighbours)
    uses = [0] * count
    for province, row in enumerate(neighbours):
        taken = {colours[other] for other in row}
        colours[province] = min((c for c in range(count) if c not in taken), key=lambda c: uses[c])
        uses[colours[province]] += 1
    return colours
