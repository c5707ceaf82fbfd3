"""Ways over the map: where the active general can go, and how an army or a fleet has moved."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import hypot
from typing import Any

from hippodrome.draw import geo, palette, svg
from hippodrome.draw.scene import BoardScene
from hippodrome.games.hamilcar.showing.draw.land import Land, smooth


def draw_courses(scene: BoardScene, ground: Land) -> svg.Svg:
    """Draw dashed gold lines to every goal, and a line in the side's colour with an arrowhead for past moves."""
    goals = dict.fromkeys(_goals(scene))
    drawn = [_open(ground, here, there, by_sea) for here, there, by_sea in goals]
    for way in _ways(scene.board):
        drawn.append(_done(ground.course(way["path"], way.get("by_sea", False)), way["side"], ground.scale))
    return svg.group(*drawn, class_="courses", fill="none", stroke_linecap="round", aria_hidden=True)


def _ways(data: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield from data.get("courses", ())
    leg = data["leg"]
    if leg and len(leg["path"]) > 1:
        yield {"path": leg["path"], "side": leg["side"], "by_sea": True}


def _goals(scene: BoardScene) -> Iterator[tuple[str, str, bool]]:
    """Yield every step on the ways of the active general: from where, to where, by sea or not.

    An answer of several words is a longer way.
    """
    start = _standing(scene.board)
    if start is None:
        return
    for answer in scene.actions:
        here = start
        for word in answer.split():
            verb, _, name = word.partition("-")
            if verb in ("march", "sail"):
                yield here, name, verb == "sail"
                here = name


def _standing(data: dict[str, Any]) -> str | None:
    """Return where the active general is."""
    if data["leg"]:
        return str(data["leg"]["path"][-1])
    active = data["activation"]
    if active is None:
        return None
    return next((stack["space"] for stack in data["stacks"] if active["general"] in stack["generals"]), None)


@lru_cache(maxsize=1000)
def _open(ground: Land, here: str, there: str, by_sea: bool) -> svg.Svg:
    d, scale = smooth(ground.course([here, there], by_sea)), ground.scale
    return svg.group(
        svg.path(d, class_="chart-way", stroke_width=5 * scale),
        svg.path(
            d, stroke=palette.GOLD_LIGHT, stroke_width=2.6 * scale, stroke_dasharray=f"{6 * scale:g} {5 * scale:g}"
        ),
    )


def _done(line: Sequence[geo.Point], side: int, scale: float) -> svg.Svg:
    if len(line) < 2:
        return svg.NOTHING
    (x1, y1), (x2, y2) = line[-2:]
    far = hypot(x2 - x1, y2 - y1) or 1
    east, south = (x2 - x1) / far, (y2 - y1) / far
    tip = [(x2 - east * 9 * scale, y2 - south * 9 * scale)]
    back = (x2 - east * 21 * scale, y2 - south * 21 * scale)
    tip += [
        (back[0] - south * 6 * scale, back[1] + east * 6 * scale),
        (back[0] + south * 6 * scale, back[1] - east * 6 * scale),
    ]
    head = "M" + "L".join(f"{svg.number(round(x, 1))} {svg.number(round(y, 1))}" for x, y in tip) + "Z"
    d = smooth(line)
    return svg.group(
        svg.path(d, class_="chart-way", stroke_width=6.5 * scale),
        svg.path(d, stroke=palette.player_colour(side), stroke_width=3.4 * scale),
        svg.path(head, fill=palette.player_colour(side), class_="chart-way", stroke_width=1.6 * scale),
    )
