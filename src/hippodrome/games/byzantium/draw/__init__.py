"""Byzantium as a map of the eastern Mediterranean, with everybody's board around it."""

from hippodrome.draw.mosaic import border, floor
from hippodrome.draw.scene import Picture, Scene
from hippodrome.draw.stock import Stock
from hippodrome.draw.svg import Svg, group, use
from hippodrome.games.byzantium.advice import board_of
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.draw.atlas import NARROW_MAP, WIDE_MAP, chart, definitions, routes_id
from hippodrome.games.byzantium.draw.cities import (
    Told,
    chips,
    draw_armies,
    draw_cities,
    draw_names,
    draw_target,
    tell_cities,
)
from hippodrome.games.byzantium.draw.table import (
    draw_bulgars,
    draw_dice,
    draw_other,
    draw_own,
    draw_round,
    draw_spaces,
    draw_tracks,
)

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
        chart(narrow).svg,
        use(routes_id(board, narrow), aria_hidden=True),
        draw_target(scene, board, narrow),
        draw_cities(scene, board, told, narrow),
        draw_armies(scene, board, narrow),
        draw_names(scene, board, narrow),
    ]


def _wide(scene: Scene) -> Picture:
    board = board_of(scene.board["map"])
    told = tell_cities(scene)
    stock = Stock(scene)
    x = WIDTH - SIDE - 14
    bottom = WIDE_MAP.top + WIDE_MAP.height
    parts: list[Svg] = []
    end = bottom
    if scene.viewer is not None:
        own, end = draw_own(scene, stock, scene.viewer, 14, bottom + 8, WIDTH - 28, False)
        parts.append(own)
    parts.append(draw_round(scene, x, 34, SIDE))
    tracks, y = draw_tracks(scene, x, 44, False)
    parts.append(tracks)
    spaces, _end = draw_spaces(scene, stock, 22, bottom - 180, 352, 2)
    dice, _end = draw_dice(scene, WIDTH - SIDE - 220, bottom - 92, 184)
    parts += [spaces, dice]
    parts.append(draw_bulgars(scene, x, y + 2, SIDE))
    y += 58
    others = _others(scene)
    tall = 101.0
    for seat in others:
        parts.append(draw_other(scene, seat, x, y, SIDE, tall))
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
    board = board_of(scene.board["map"])
    told = tell_cities(scene)
    stock = Stock(scene)
    width = NARROW_WIDTH - 16
    y = NARROW_MAP.top + NARROW_MAP.height + 6
    buttons, y = chips(scene, board, y, NARROW_WIDTH)
    parts: list[Svg] = [buttons]
    if scene.viewer is not None:
        own, y = draw_own(scene, stock, scene.viewer, 8, y, width, True)
        parts.append(own)
    spaces, y = draw_spaces(scene, stock, 8, y + 6, width, 2)
    parts.append(spaces)
    parts.append(draw_bulgars(scene, 8, y + 4, width * 0.62))
    parts.append(draw_round(scene, 8 + width * 0.63, y + 34, width * 0.36))
    y += 62
    dice, y = draw_dice(scene, 8, y, width)
    parts.append(dice)
    tracks, y = draw_tracks(scene, 8, y, True)
    parts.append(tracks)
    for seat in _others(scene):
        parts.append(draw_other(scene, seat, 8, y + 4, width, 100))
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
