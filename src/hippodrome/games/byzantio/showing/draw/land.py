"""The printed boards: the Empire of 1025 on its real coast, and the continent of Nekken around its volcano."""

import json
import tomllib
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from hippodrome.draw.charts import chart_defs
from hippodrome.draw.geo import Lens, Point, Projection, coast_path, trace
from hippodrome.draw.lettering import figure
from hippodrome.draw.mosaic import mosaic_defs
from hippodrome.draw.palette import GOLD_LIGHT, INK, LAPIS_LIGHT, NIGHT, SEA_LIGHT, UMBER
from hippodrome.draw.pieces import cube
from hippodrome.draw.svg import Svg, circle, el, group, join, path, rect, use
from hippodrome.games.byzantio import boards
from hippodrome.games.byzantio.boards import Board

MAP_WIDTH: Final = 1076.0
AEGEAN: Final = Lens(27.2, 39.3, 6.2, 1.42, 0.3)
"""The coasts of the Aegean are crowded: they are drawn larger."""
EARTHS: Final = ("#d8c48c", "#c8a678", "#b3b887", "#d2a18a", "#a7b59d", "#c9b3b9")
ASHES: Final = ("#6a5563", "#7b6450", "#55695f", "#86675f", "#5f6280", "#74794f")
WILD: Final = "#5a5647"


class Land:
    """A board as shapes: a cell for each province, a spot for each city, a place for each number."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.board = Board(game)
        data = tomllib.loads(_text(f"{game}.toml"))
        self.cells: dict[str, str] = {}
        self.labels: dict[str, Point] = {}
        self.spots: dict[str, Point] = {}
        self.large: dict[str, bool] = dict(zip(self.board.cities, self.board.large, strict=True))
        self.lanes: list[tuple[str, str]] = []
        self.shore = ""
        self.has_cities = data["board"]["kind"] == "cities"
        if self.has_cities:
            self._read_empire(data)
        else:
            self._read_continent()

    def _read_empire(self, data: dict[str, Any]) -> None:
        view = data["board"]["view"]
        frame = (view["lon_min"], view["lat_min"], view["lon_max"], view["lat_max"])
        project = Projection(frame, MAP_WIDTH, lens=AEGEAN)
        self.width, self.height = MAP_WIDTH, project.height
        for name, shapes in json.loads(_text("showing/draw/provinces.json")).items():
            self.cells[name] = "".join(trace(project.line(ring), closed=True) for ring in shapes)
        self.shore = coast_path(json.loads(_text("showing/draw/coast.json")), project)
        for row in data["province"]:
            self.labels[boards.spell(row["id"])] = project(*row["label"])
        for row in data["city"]:
            self.spots[boards.spell(row["id"])] = project(row["lon"], row["lat"])
        for row in data["sea_lane"]:
            self.lanes.append((boards.spell(row["id"]), trace(project.line(row["path"]))))

    def _read_continent(self) -> None:
        self.width = self.height = 1000.0
        shaped = json.loads(_text("showing/draw/regions.json"))
        for name, shapes in shaped.items():
            self.cells[name] = "".join(trace([(x, y) for x, y in ring], closed=True) for ring in shapes)
        for name, shapes in shaped.items():
            self.labels[name] = self.spots[name] = _middle(shapes[0])

    def colour(self, province: int) -> str:
        """A colour that no neighbour has; the volcano glows."""
        if province == self.board.volcano:
            return f"url(#{self.game}-lava)"
        return (EARTHS if self.has_cities else ASHES)[_colours(self.game)[province]]


def _middle(ring: list[list[float]]) -> Point:
    """The centre of gravity of a shape."""
    twice = x = y = 0.0
    for (ax, ay), (bx, by) in pairwise(ring):
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
def _colours(game: str) -> list[int]:
    """The provinces coloured one after the other, each unlike its neighbours and as evenly as can be."""
    neighbours = Board(game).neighbours
    colours = [-1] * len(neighbours)
    uses = [0] * len(EARTHS)
    for province, row in enumerate(neighbours):
        taken = {colours[other] for other in row}
        colours[province] = min((c for c in range(len(EARTHS)) if c not in taken), key=lambda c: uses[c])
        uses[colours[province]] += 1
    return colours


@cache
def definitions_of(game: str) -> Svg:
    """All that never changes: cells, coast, sea lanes, numbers."""
    land = land_of(game)
    cells = [path(shape, id=f"{game}-cell-{name}", fill_rule="evenodd") for name, shape in land.cells.items()]
    cubes = [group(cube(seat, 10), id=f"{game}-cube-{seat}") for seat in range(boards.MOST_SEATS)]
    return join(mosaic_defs(), chart_defs(), _lava(game), *cells, *cubes, _map(land))


def _lava(game: str) -> Svg:
    return el(
        "radialGradient",
        el("stop", offset="0", stop_color="#ffd27a"),
        el("stop", offset="0.35", stop_color="#e0551f"),
        el("stop", offset="1", stop_color="#4a1512"),
        id=f"{game}-lava",
    )


def _map(land: Land) -> Svg:
    """The empty board, to be shown through one or two windows."""
    board, game = land.board, land.game
    frontier = "#3b2a12" if land.has_cities else "#1d1418"
    wild = [
        use(f"{game}-cell-{name}", fill=WILD, stroke="#4c483b", stroke_width=1)
        for name in land.cells
        if name.startswith("outside-")
    ]
    cells = [
        use(f"{game}-cell-{name}", fill=land.colour(place), stroke=frontier, stroke_width=1.3)
        for place, name in enumerate(board.provinces)
    ]
    shore = []
    if land.shore:
        shore = [path(land.shore, fill="none", stroke=SEA_LIGHT, stroke_width=w, stroke_opacity=0.35) for w in (22, 11)]
    return group(
        rect(0, 0, land.width, land.height, fill="url(#sea-tesserae)"),
        *shore,
        *wild,
        *cells,
        path(land.shore, fill="none", stroke=UMBER, stroke_width=1.2) if land.shore else Svg(""),
        *[_lane(shape) for _, shape in land.lanes],
        *([_volcano(land)] if board.volcano >= 0 else []),
        *[_number(land, place) for place in range(len(board.provinces)) if board.numbers[place]],
        id=f"{game}-map",
        stroke_linejoin="round",
    )


def _lane(shape: str) -> Svg:
    return group(
        path(shape, stroke=NIGHT, stroke_width=5, stroke_opacity=0.7),
        path(shape, stroke=LAPIS_LIGHT, stroke_width=2.6, stroke_dasharray="8 5"),
        fill="none",
        stroke_linecap="round",
    )


def _number(land: Land, province: int) -> Svg:
    """The number that events roll for."""
    x, y = land.labels[land.board.provinces[province]]
    size = 1.0 if land.has_cities else 1.9
    if not land.has_cities:
        y += 44
    return group(
        circle(x, y, 7.5 * size, fill=NIGHT, fill_opacity=0.82, stroke=GOLD_LIGHT, stroke_width=size),
        figure(x, y, str(land.board.numbers[province]), 10.5 * size, GOLD_LIGHT),
    )


def _volcano(land: Land) -> Svg:
    """A cone with a plume of smoke."""
    x, y = land.labels[land.board.provinces[land.board.volcano]]
    return group(
        path("M-58 46L-17 -30L-8 -24L2 -31L10 -25L19 -30L60 46Z", fill="#2a1a1c", stroke=INK, stroke_width=3),
        path("M-17 -30L-8 -24L2 -31L10 -25L19 -30L13 -8L6 14L1 -4L-6 24L-9 -6Z", fill="#ff8c2e"),
        path(
            "M0 -34C-26 -52 12 -66 -12 -84C-30 -100 8 -112 -6 -130C28 -112 4 -96 24 -80C40 -62 8 -54 0 -34Z",
            fill="#b9a9a4",
            fill_opacity=0.55,
        ),
        transform=f"translate({x} {y})",
    )
