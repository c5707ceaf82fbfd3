"""The map: coasts, roads and sea lines that never change, and the spaces in the colours of their masters."""

import json
from functools import cache
from math import hypot
from pathlib import Path
from typing import Final

from hippodrome.draw.charts import Chart, bow, chart_defs, city_sign, compass, port_sign
from hippodrome.draw.geo import Lens, Point, Projection
from hippodrome.draw.lettering import letters, width_of
from hippodrome.draw.mosaic import mosaic_defs
from hippodrome.draw.palette import INK, IVORY, LAPIS_LIGHT, NIGHT, UMBER, player_colour
from hippodrome.draw.pieces import target
from hippodrome.draw.scene import Scene
from hippodrome.draw.svg import Svg, at, circle, group, join, path, use
from hippodrome.games.hamilcar import board

Spot = tuple[float, float, str]
Box = tuple[float, float, float, float]

WIDTH: Final = 780.0
NAME_SIZE: Final = 9.4
FRAME: Final = (3.1, 33.4, 18.8, 44.35)
SICILY: Final = Lens(13.95, 37.65, 3.3, 1.75, 0.5)
"""Sicily is too small on a true map for its towns."""
PROJECTION: Final = Projection(FRAME, WIDTH, lens=SICILY)
HEIGHT: Final = PROJECTION.height
APART: Final = 40.0
"""No two spaces lie nearer to each other than this."""


def _spread() -> list[Point]:
    """Where the spaces are drawn: at their true places, pushed apart where towns are crowded."""
    places = [PROJECTION(lon, lat) for lon, lat in board.SPACE_PLACES]
    true = places[:]
    for _ in range(300):
        moved = [(x + (tx - x) * 0.02, y + (ty - y) * 0.02) for (x, y), (tx, ty) in zip(places, true, strict=True)]
        for one in range(board.SPACES):
            for other in range(one):
                dx, dy = moved[one][0] - moved[other][0], moved[one][1] - moved[other][1]
                far = hypot(dx, dy) or 0.1
                if far < APART:
                    push = (APART - far) / far / 2
                    moved[one] = (moved[one][0] + dx * push, moved[one][1] + dy * push)
                    moved[other] = (moved[other][0] - dx * push, moved[other][1] - dy * push)
        places = [(min(max(x, 22), WIDTH - 22), min(max(y, 18), HEIGHT - 26)) for x, y in moved]
    return places


PLACES: Final[list[Point]] = _spread()


@cache
def _chart() -> Chart:
    coast = json.loads((Path(__file__).parents[2] / "coast.json").read_text("utf-8"))
    return Chart(coast, PROJECTION, "hamilcar-chart")


@cache
def map_definitions() -> Svg:
    """The map and its network."""
    chart = _chart()
    return join(mosaic_defs(), chart_defs(), chart.defs, group(*_network(), id="hamilcar-network"))


def _network() -> list[Svg]:
    """Sea lines dashed, roads plain, passes with a gap, straits dotted."""
    lines: list[Svg] = []
    for space in range(board.SPACES):
        for port in board.SEA[space]:
            if port < space:
                d = bow(PLACES[space], PLACES[port], 0.06)
                lines.append(
                    path(
                        d,
                        stroke=LAPIS_LIGHT,
                        stroke_width=1.3,
                        stroke_dasharray="5 4",
                        stroke_opacity=0.55,
                        fill="none",
                    )
                )
    for space in range(board.SPACES):
        for near, kind in board.LINKS[space]:
            if near < space:
                dash = {board.PASS_LINK: "7 5", board.STRAIT: "1 4"}.get(kind)
                d = bow(PLACES[space], PLACES[near])
                lines.append(path(d, stroke=IVORY, stroke_width=4.4, stroke_opacity=0.7, fill="none"))
                lines.append(path(d, stroke=UMBER, stroke_width=2.2, stroke_dasharray=dash, fill="none"))
    lines.append(compass(60, HEIGHT - 300, 34))
    return lines


def sign_size(space: int) -> float:
    """How large a space's sign is drawn: cities larger than towns."""
    return 7.0 if board.KIND[space] == board.NORMAL else 10.0 if board.SEA_SIEGE[space] else 8.5


@cache
def name_spots(names: tuple[str, ...]) -> list[Spot]:
    """Where each name stands beside its sign: above it if nothing is in the way there, below it last, for the armies.

    Every name looks for its best place given the others, a few times round.
    """
    signs = [(x - s, y - s, x + s, y + s) for (x, y), s in ((PLACES[n], sign_size(n)) for n in range(board.SPACES))]
    chosen = [0] * board.SPACES
    spots = [_spots_of(space) for space in range(board.SPACES)]
    boxes = [[_name_box(space, spot, names[space]) for spot in spots[space]] for space in range(board.SPACES)]
    for _ in range(4):
        for space in range(board.SPACES):
            others = [boxes[other][chosen[other]] for other in range(board.SPACES) if other != space]
            costs = [
                6 * place + _in_the_way(box, signs) * 2 + _in_the_way(box, others) + (0 if _on_map(box) else 1000)
                for place, box in enumerate(boxes[space])
            ]
            chosen[space] = costs.index(min(costs))
    return [spots[space][chosen[space]] for space in range(board.SPACES)]


def name_boxes(names: tuple[str, ...]) -> list[Box]:
    """What the names cover on the map."""
    spots = name_spots(names)
    return [_name_box(space, spots[space], names[space]) for space in range(board.SPACES)]


def _spots_of(space: int) -> list[Spot]:
    s = sign_size(space)
    return [
        (0.0, -s - 3, "middle"),
        (s + 3, 3.0, "start"),
        (-s - 3, 3.0, "end"),
        (s - 2, -s - 1, "start"),
        (2 - s, -s - 1, "end"),
        (s - 1, s + 6, "start"),
        (1 - s, s + 6, "end"),
        (0.0, s + 9, "middle"),
    ]


def _name_box(space: int, spot: Spot, name: str) -> Box:
    x, y = PLACES[space][0] + spot[0], PLACES[space][1] + spot[1]
    wide = width_of(name, NAME_SIZE * 0.95)
    left = x - wide / 2 if spot[2] == "middle" else x if spot[2] == "start" else x - wide
    return left, y - NAME_SIZE * 0.75, left + wide, y + NAME_SIZE * 0.2


def _on_map(box: Box) -> bool:
    return box[0] > 2 and box[2] < WIDTH - 2 and box[1] > 2


def _in_the_way(box: Box, things: list[Box]) -> float:
    return sum(_overlap(box, thing) for thing in things)


def _overlap(one: Box, other: Box) -> float:
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return wide * high if wide > 0 and high > 0 else 0.0


def colour_of(side: str) -> str:
    """The colour of a side, ivory for nobody."""
    return IVORY if side == "neutral" else player_colour(board.SIDE_NAMES.index(side))


def draw_spaces(scene: Scene) -> Svg:
    """All 79 spaces: shape by kind, colour by controller, a halo by the master of the province."""
    halos: list[Svg] = []
    signs: list[Svg] = []
    control: dict[str, str] = scene.board["control"]
    provinces: dict[str, str] = scene.board["provinces"]
    sieges = scene.board["sieges"]
    battle, leg = scene.board["battle"], scene.board["leg"]
    here: list[str] = [battle["space"]] if battle else leg["path"] if leg else []
    spots = name_spots(tuple(scene.thing(name) for name in board.SPACE_NAMES))
    for space, name in enumerate(board.SPACE_NAMES):
        x, y = PLACES[space]
        master = provinces[board.PROVINCE_NAMES[board.PROVINCE[space]]]
        if master != "neutral":
            halos.append(circle(x, y, 22, fill=colour_of(master), fill_opacity=0.3))
        signs.append(_space(scene, space, name, control[name], sieges.get(name), spots[space], name in here))
    return group(
        use("hamilcar-chart", class_="chart", aria_hidden=True),
        group(*halos, aria_hidden=True),
        use("hamilcar-network", aria_hidden=True),
        *signs,
        class_="spaces",
    )


def words_of(name: str) -> list[str]:
    """The words that are said by pointing at a space."""
    return [f"{verb}-{name}" for verb in ("march", "sail", "space", "pc", "train")]


def _space(scene: Scene, space: int, name: str, side: str, siege: dict[str, int] | None, spot: Spot, here: bool) -> Svg:
    x, y = PLACES[space]
    kind = board.KIND[space]
    shape = "round" if kind == board.NORMAL else "walled" if kind == board.WALLED else "tent"
    size = sign_size(space)
    name_x, name_y, anchor = spot
    called = scene.thing(name)
    parts = [target(size + 5), city_sign(shape, colour_of(side), size, NIGHT)]
    if side != "neutral":
        # A bar for Rome, a dot for Carthage: colour is not the only sign.
        mark = "M-3 0H3" if side == "rome" else "M-1 0a1 1 0 1 1 2 0a1 1 0 1 1 -2 0Z"
        parts.append(path(mark, stroke=INK, stroke_width=2.2, fill=INK))
    if board.PORT[space]:
        parts.append(port_sign(-10, -7, 4.5))
    parts += [
        circle(-5 + 5 * point, -13, 2.4, fill="#d8435a", stroke=NIGHT)
        for point in range(siege["points"] if siege else 0)
    ]
    parts.append(
        letters(name_x, name_y, called, NAME_SIZE, INK, anchor, outline=IVORY, outline_width=2.6, font_weight="bold")
    )
    return scene.offer(
        words_of(name),
        *parts,
        class_="here" if here else "",
        detail=scene.thing(side),
        aria_label=f"{called}: {scene.thing(side)}",
        id=scene.id(f"space-{name}"),
        transform=at(x, y),
    )
