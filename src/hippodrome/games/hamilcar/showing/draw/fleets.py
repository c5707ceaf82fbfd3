"""The warships of both sides, in the sea off their capitals."""

from functools import lru_cache
from typing import Final

from hippodrome.draw import geo, lettering, svg
from hippodrome.draw.scene import BoardScene
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw import land, room, stacks, standing

BERTHS: Final[dict[str, tuple[geo.Point, geo.Point]]] = {
    "wide": ((300.0, 138.0), (78.0, 240.0)),
    "tall": ((258.0, 198.0), (60.0, 396.0)),
}
"""The positions of the warships of Rome and of Carthage."""


def fleet_boxes(scene: BoardScene, ground: land.Land) -> list[standing.Box]:
    """Return the boxes of the fleets in their harbours at their largest."""
    found = []
    scale = land.MOST[ground.shape]
    for side, (x, y) in enumerate(BERTHS[ground.shape]):
        player = scene.board["players"][side]
        wide, half = _width(player["seaworthy"], player["damaged"]), (stacks.HEIGHT / 2 + 2) * scale
        crown = 13 * scale if scene.board["supremacy"] == side else 0
        found.append((x - 5 * scale, y - half - crown, x + (wide + 4) * scale, y + half))
    return found


def draw_fleets(scene: BoardScene, ground: land.Land) -> svg.Svg:
    """Draw seaworthy and damaged ships of both sides, and a crown for naval supremacy."""
    drawn = []
    for side, place in enumerate(BERTHS[ground.shape]):
        player = scene.board["players"][side]
        supreme = scene.board["supremacy"] == side
        fleet = scene.say("label-fleet", ready=player["seaworthy"], damaged=player["damaged"])
        lines = [f"{scene.thing(board.SIDE_NAMES[side])}. {fleet}", scene.say("label-supremacy") if supreme else ""]
        token = _fleet(player["seaworthy"], player["damaged"], side, supreme)
        title = svg.el("title", "\n".join(lines).rstrip())
        drawn.append(svg.group(title, token, transform=svg.at(*place), id=scene.id(f"fleet-{side}"), role="img"))
    return svg.group(*drawn, class_="fleets", font_size=room.LETTER, font_weight="bold")


def _width(ready: int, damaged: int) -> float:
    wide = 24 + lettering.width_of(str(ready), room.LETTER)
    return wide + (18 + lettering.width_of(str(damaged), room.LETTER) if damaged else 0)


@lru_cache(maxsize=500)
def _fleet(ready: int, damaged: int, side: int, supreme: bool) -> svg.Svg:
    """Draw a hull in the side's colour with the number of ships; damaged ones are crossed out."""
    wide, half = _width(ready, damaged), stacks.HEIGHT / 2
    hull = f"M-4 {-half}H{svg.number(wide + 3)}L{svg.number(wide - 3)} {half}H4Z"
    broken = svg.NOTHING
    if damaged:
        left = wide - 12 - lettering.width_of(str(damaged), room.LETTER)
        broken = svg.join(
            svg.circle(left, 0, 5, class_="hole"),
            svg.path(f"M{svg.number(left - 4)} 4l8 -8", class_="crack"),
            svg.el("text", str(damaged), x=left + 8, y=4.4),
        )
    crown = svg.NOTHING
    if supreme:
        crown = svg.use("sign-crown", x=wide / 2 - 9, y=-half - 15, width=18, height=18, class_="crowned")
    return svg.group(
        crown,
        svg.path(hull, class_=f"hm-cell of-{side}"),
        svg.use("hm-ships", x=9.5, y=-1),
        svg.el("text", str(ready), x=19, y=4.4),
        broken,
        class_="token",
    )
