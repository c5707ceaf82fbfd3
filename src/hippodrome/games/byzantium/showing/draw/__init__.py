"""Byzantium's board: a map of the eastern Mediterranean with its cities and armies."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from hippodrome.draw import boards, lettering, palette, pieces
from hippodrome.draw.scene import BoardScene, Picture
from hippodrome.draw.svg import NOTHING, TRAILS, Svg, at, el, group, number, path, rect, use
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.showing.draw import atlas, cities
from hippodrome.games.byzantium.showing.draw.atlas import definitions
from hippodrome.games.byzantium.showing.draw.measure import measure_of
from hippodrome.games.byzantium.showing.look import board_of
from hippodrome.lru import LRUCache

__all__ = ["board", "definitions", "way"]


def board(scene: BoardScene, shape: str = "wide") -> Picture:
    """Draw the current map, which can be zoomed and moved and names its cities once they are readable."""
    chosen = board_of(scene.board["map"])
    width, height = atlas.WIDE if shape == "wide" else atlas.TALL
    drawn = el(
        "svg",
        rect(0, 0, width, height, fill="none", class_="frame"),
        group(*_map(scene, chosen, shape), class_="pan"),
        class_="map free-left free-below" if shape == "wide" else "map fine free-left",
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
    )
    edge = rect(0, 0, width, height, fill="none", stroke=palette.GOLD_DARK, stroke_width=3, pointer_events="none")
    return scene.finish(width, height, drawn, edge, label=scene.say("title"), class_=f"byzantium {shape}")


def _map(scene: BoardScene, board: Board, shape: str) -> list[Svg]:
    return [
        atlas.chart(shape).svg,
        use(atlas.routes_id(board, shape), aria_hidden=True),
        draw_bulgars(scene, shape),
        draw_links(scene, board, shape),
        TRAILS,
        cities.draw_target(scene, board, shape),
        cities.draw_cities(scene, board, shape),
        cities.draw_armies(scene, board, shape),
        cities.draw_names(scene, board, shape),
        draw_dice(scene) if shape == "wide" else NOTHING,
    ]


def way(data: dict[str, Any], places: Sequence[str], by_sea: bool, shape: str) -> str:
    """Return the path along the links, some of which are bent."""
    chosen = board_of(data["map"])
    names = [place.removeprefix("city-") for place in places]
    return "".join(atlas.line(chosen, shape, one, other) for one, other in pairwise(names))


def draw_links(scene: BoardScene, board: Board, shape: str) -> Svg:
    """Draw the links that an army could take now highlighted, to show how distant goals are reached."""
    links = sorted({tuple(sorted(step)) for steps in scene.board["ways"].values() for step in steps})
    line = measure_of(shape).line
    known = [(a, b) for a, b in links if board.link_of[board.index[a] * board.count + board.index[b]] >= 0]
    d = "".join(atlas.line(board, shape, a, b) for a, b in known)
    if not d:
        return NOTHING
    return group(
        path(d, stroke=palette.INK, stroke_width=9 * line),
        path(d, stroke="#ffd54a", stroke_width=4.5 * line),
        fill="none",
        stroke_linecap="round",
        id=scene.id("links"),
        pointer_events="none",
        aria_hidden=True,
    )


_BULGARS = LRUCache[Svg](200)


def draw_bulgars(scene: BoardScene, shape: str) -> Svg:
    """Draw the Bulgars beyond the frontier: a banner with their number."""
    made_of = shape, scene.tongue, scene.board["bulgars"]
    return _BULGARS.get(made_of) or _BULGARS.keep(made_of, _bulgars(scene, shape, scene.board["bulgars"]))


def _bulgars(scene: BoardScene, shape: str, count: int) -> Svg:
    scale = 1.0 if shape == "wide" else 0.58
    x, y = (116, 30) if shape == "wide" else (46, 16)
    flag = group(pieces.figurine("banner", atlas.BULGAR_ORANGE, 22), transform=at(-14, 3))
    seal = group(
        rect(-3, -17, 36, 30, 15, fill=palette.IVORY, stroke=palette.INK, stroke_width=2),
        lettering.figure(15, -2, str(count), 23.5, palette.INK),
    )
    said = scene.say("label-bulgar-force", count=count)
    return group(flag, seal, id=scene.id("bulgars"), transform=at(x, y, scale), role="img", aria_label=said)


_DICE = LRUCache[Svg](200)


def draw_dice(scene: BoardScene) -> Svg:
    """Draw the dice of the last battle, siege or fleet in the desert, the attacker's above the defender's."""
    dice = scene.board["dice"]
    if dice is None:
        return NOTHING
    made_of = scene.tongue, dice["city"], dice["hit_on"], tuple(dice["attacker"]), tuple(dice["defender"])
    return _DICE.get(made_of) or _DICE.keep(made_of, _dice(scene, dice))


def _dice(scene: BoardScene, dice: dict[str, Any]) -> Svg:
    x, y, width, size = 16.0, 560.0, 350.0, 12.5
    title = scene.say("label-dice-of", city=scene.thing(dice["city"]))
    rows = []
    line = y + 32
    for who in ("attacker", "defender"):
        rolled = dice[who]
        if rolled:
            room = min(size, (width - 142) / (2.75 * len(rolled)))
            rows.append(
                lettering.letters(x + 12, line + size + 5, scene.say(f"label-{who}"), 18.4, palette.IVORY, room=118)
            )
            rows.append(boards.dice_row(rolled, dice["hit_on"], x + 132, line + size - room, room))
            line += size * 3
    hits = sum(1 for pips in dice["attacker"] + dice["defender"] if pips >= dice["hit_on"])
    label = f"{title}. {scene.say('label-hits', count=hits)}"
    box = boards.titled_box(x, y, width, line - y + 4, title, 18.4)
    return group(box, *rows, id=scene.id("dice"), class_="near", role="img", aria_label=label)
