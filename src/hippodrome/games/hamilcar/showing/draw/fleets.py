"""The warships of both sides, in the sea before their capitals."""

from typing import Any, Final

from hippodrome.draw.geo import Point
from hippodrome.draw.lettering import width_of
from hippodrome.draw.scene import BoardScene
from hippodrome.draw.svg import NOTHING, Svg, at, circle, el, group, join, number, path, use
from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.land import MOST, Land
from hippodrome.games.hamilcar.showing.draw.room import LETTER, Box
from hippodrome.games.hamilcar.showing.draw.stacks import HEIGHT

BERTHS: Final[dict[str, tuple[Point, Point]]] = {
    "wide": ((300.0, 138.0), (78.0, 240.0)),
    "tall": ((258.0, 198.0), (60.0, 396.0)),
}
"""Where the warships of Rome and of Carthage lie."""


def fleet_boxes(scene: BoardScene, ground: Land) -> list[Box]:
    """What the fleets in their harbours cover at most."""
    found = []
    scale = MOST[ground.shape]
    for side, (x, y) in enumerate(BERTHS[ground.shape]):
        wide, half = _width(scene.board["players"][side]), (HEIGHT / 2 + 2) * scale
        crown = 13 * scale if scene.board["supremacy"] == side else 0
        found.append((x - 5 * scale, y - half - crown, x + (wide + 4) * scale, y + half))
    return found


def draw_fleets(scene: BoardScene, ground: Land) -> Svg:
    """Seaworthy and damaged ships of both sides; a crown for naval supremacy."""
    drawn = []
    for side, place in enumerate(BERTHS[ground.shape]):
        player = scene.board["players"][side]
        supreme = scene.board["supremacy"] == side
        fleet = scene.say("label-fleet", ready=player["seaworthy"], damaged=player["damaged"])
        lines = [f"{scene.thing(board.SIDE_NAMES[side])}. {fleet}", scene.say("label-supremacy") if supreme else ""]
        token = group(_fleet(player, side, supreme), class_="token")
        title = el("title", "\n".join(lines).rstrip())
        drawn.append(group(title, token, transform=at(*place), id=scene.id(f"fleet-{side}"), role="img"))
    return group(*drawn, class_="fleets", font_size=LETTER, font_weight="bold")


def _width(player: dict[str, Any]) -> float:
    wide = 24 + width_of(str(player["seaworthy"]), LETTER)
    return wide + (18 + width_of(str(player["damaged"]), LETTER) if player["damaged"] else 0)


def _fleet(player: dict[str, Any], side: int, supreme: bool) -> Svg:
    """A hull in the side's colour with the number of its ships; those that are damaged are crossed out."""
    wide, half = _width(player), HEIGHT / 2
    hull = f"M-4 {-half}H{number(wide + 3)}L{number(wide - 3)} {half}H4Z"
    broken = NOTHING
    if player["damaged"]:
        left = wide - 12 - width_of(str(player["damaged"]), LETTER)
        broken = join(
            circle(left, 0, 5, class_="hole"),
            path(f"M{number(left - 4)} 4l8 -8", class_="crack"),
            el("text", str(player["damaged"]), x=left + 8, y=4.4),
        )
    crown = NOTHING
    if supreme:
        crown = use("sign-crown", x=wide / 2 - 9, y=-half - 15, width=18, height=18, class_="crowned")
    return join(
        crown,
        path(hull, class_=f"hm-cell of-{side}"),
        use("hm-ships", x=9.5, y=-1),
        el("text", str(player["seaworthy"]), x=19, y=4.4),
        broken,
    )
