"""Byzantium as a map of the eastern Mediterranean, with everybody's board around it."""

from hippodrome.draw.mosaic import border, floor
from hippodrome.draw.scene import Picture, Scene
from hippodrome.draw.stock import Stock
from hippodrome.draw.svg import Svg, group, use
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.showing import threats
from hippodrome.games.byzantium.showing.draw import atlas, cities, table
from hippodrome.games.byzantium.showing.draw.atlas import definitions
from hippodrome.games.byzantium.showing.draw.cities import Told

__all__ = ["definitions", "draw"]

WIDTH, SIDE = 1120.0, 336.0
NARROW_WIDTH = 390.0


def draw(scene: Scene, layout: str = "wide") -> Picture:
    """The table as the scene's viewer sees it."""
    return _narrow(scene) if layout == "narrow" else _wide(scene)


def _others(scene: Scene) -> list[int]:
    """The other seats, clockwise from the viewer's left; all of them for a spectator."""
    if scene.viewer is None:
        return list(range(scene.seats))
    return [(scene.viewer + turn) % scene.seats for turn in range(1, scene.seats)]


def _map(scene: Scene, board: Board, told: Told, narrow: bool) -> list[Svg]:
    return [
        atlas.chart(narrow).svg,
        use(atlas.routes_id(board, narrow), aria_hidden=True),
        cities.draw_target(scene, board, narrow),
        cities.draw_cities(scene, board, told, narrow),
        cities.draw_armies(scene, board, narrow),
        cities.draw_names(scene, board, narrow),
    ]


def _wide(scene: Scene) -> Picture:
    board = threats.board_of(scene.board["map"])
    told = cities.tell_cities(scene)
    stock = Stock(scene)
    x = WIDTH - SIDE - 14
    bottom = atlas.WIDE_MAP.top + atlas.WIDE_MAP.height
    parts: list[Svg] = []
    end = bottom
    if scene.viewer is not None:
        own, end = table.draw_own(scene, stock, scene.viewer, 14, bottom + 8, WIDTH - 28, False)
        parts.append(own)
    parts.append(table.draw_round(scene, x, 34, SIDE))
    tracks, y = table.draw_tracks(scene, x, 44, False)
    parts.append(tracks)
    spaces, _end = table.draw_spaces(scene, stock, 22, bottom - 180, 352, 2)
    dice, _end = table.draw_dice(scene, WIDTH - SIDE - 220, bottom - 92, 184)
    parts += [spaces, dice]
    parts.append(table.draw_bulgars(scene, x, y + 2, SIDE))
    y += 58
    others = _others(scene)
    tall = 101.0
    for seat in others:
        parts.append(table.draw_other(scene, seat, x, y, SIDE, tall))
        y += tall + 5
    height = max(end, y) + 14
    return scene.finish(
        WIDTH,
        height,
        floor(WIDTH, height),
        *_map(scene, board, told, False),
        border(WIDTH, height),
        *parts,
        stock.layer("cubes"),
        label=scene.say("title"),
        class_="byzantium wide",
    )


def _narrow(scene: Scene) -> Picture:
    board = threats.board_of(scene.board["map"])
    told = cities.tell_cities(scene)
    stock = Stock(scene)
    width = NARROW_WIDTH - 16
    y = atlas.NARROW_MAP.top + atlas.NARROW_MAP.height + 6
    buttons, y = cities.chips(scene, board, y, NARROW_WIDTH)
    parts: list[Svg] = [buttons]
    if scene.viewer is not None:
        own, y = table.draw_own(scene, stock, scene.viewer, 8, y, width, True)
        parts.append(own)
    spaces, y = table.draw_spaces(scene, stock, 8, y + 6, width, 2)
    parts.append(spaces)
    parts.append(table.draw_bulgars(scene, 8, y + 4, width * 0.62))
    parts.append(table.draw_round(scene, 8 + width * 0.63, y + 34, width * 0.36))
    y += 62
    dice, y = table.draw_dice(scene, 8, y, width)
    parts.append(dice)
    tracks, y = table.draw_tracks(scene, 8, y, True)
    parts.append(tracks)
    for seat in _others(scene):
        parts.append(table.draw_other(scene, seat, 8, y + 4, width, 100))
        y += 104
    height = y + 14
    return scene.finish(
        NARROW_WIDTH,
        height,
        floor(NARROW_WIDTH, height),
        *_map(scene, board, told, True),
        *parts,
        group(stock.layer("cubes")),
        label=scene.say("title"),
        class_="byzantium narrow",
    )
