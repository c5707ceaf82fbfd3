"""The map of Byzantium: where cities lie on the page, the coast, the routes between them."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final, cast

from hippodrome.draw import charts, mosaic
from hippodrome.draw.boards import Track
from hippodrome.draw.geo import Lens, Point, Projection
from hippodrome.draw.svg import Svg, group, join
from hippodrome.games import find_game
from hippodrome.games.byzantium import game, pieces
from hippodrome.games.byzantium.board import Board

FRAME: Final = (17.9, 20.3, 50.6, 43.7)
BULGAR_ORANGE: Final = "#f08a24"

WIDE_MAP: Final = Projection(FRAME, 744, 14, 14, Lens(29.2, 40.75, 3.9, 1.9, 0.38))
NARROW_MAP: Final = Projection(FRAME, 374, 8, 8, Lens(29.2, 40.75, 3.9, 2.0, 0.36))

NAME_SIDES: Final = {
    "constantinople": "above",
    "adrianople": "above",
    "thessalonica": "below",
    "dyrrachium": "above",
    "athens": "left",
    "candia": "below",
    "smyrna": "left",
    "attalia": "below",
    "tarsus": "above",
    "antioch": "right",
    "leucosia": "below",
    "alexandria": "below",
    "jerusalem": "right",
    "mecca": "below",
    "medina": "left",
    "tabuk": "left",
    "sinope": "above",
    "trebizond": "above",
    "caesarea": "right",
    "ancyra": "below",
    "edessa": "right",
    "amida": "above",
    "damascus": "right",
    "palmyra": "right",
    "nicaea": "below",
    "hira": "left",
    "tiflis": "above",
    "derbent": "above",
    "hamadan": "below",
    "ardabil": "left",
    "basra": "below",
    "mosul": "above",
}
"""Where a city's name stands; to the right if nothing is said."""
BENDS: Final = {
    "candia-leucosia": 0.12,
    "candia-alexandria": -0.1,
    "alexandria-leucosia": 0.1,
    "amida-trebizond": 0.1,
    "alexandria-jerusalem": 0.12,
    "candia-smyrna": 0.12,
    "mecca-tabuk": 0.1,
    "attalia-leucosia": 0.08,
}
"""Links that are drawn bent, so that they stay apart from what lies between their ends."""


@cache
def coast() -> dict[str, Any]:
    """The shores of the eastern Mediterranean."""
    text = (Path(__file__).parents[2] / "coast.geojson").read_text("utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


@cache
def chart(narrow: bool) -> charts.Chart:
    """Sea and land for a layout."""
    project = NARROW_MAP if narrow else WIDE_MAP
    return charts.Chart(coast(), project, "byzantium-small" if narrow else "byzantium-map")


def definitions() -> Svg:
    """Everything the pictures refer to."""
    boards = cast(game.Byzantium, find_game("byzantium")).boards.values()
    drawn = [routes(board, narrow) for board in boards for narrow in (False, True)]
    return join(mosaic.mosaic_defs(), charts.chart_defs(), chart(False).defs, chart(True).defs, *drawn, *track_defs())


TRACK_SPACES: Final = {False: (336.0, 19.6), True: (374.0, 22.0)}
"""The width of a score track and of its spaces, wide and narrow."""


def track(narrow: bool, x: float = 0.0, y: float = 0.0) -> Track:
    """A score track from 0 to 50."""
    width, space = TRACK_SPACES[narrow]
    return Track(x, y, width, 0, 50, space)


def track_defs() -> list[Svg]:
    """Both empty score tracks; pictures only refer to them."""
    return [group(track(narrow).draw(), id=track_id(narrow)) for narrow in (False, True)]


def track_id(narrow: bool) -> str:
    """What a layout's empty track is called."""
    return "byzantium-track-small" if narrow else "byzantium-track"


def routes_id(board: Board, narrow: bool) -> str:
    """What the links of a board are called in the definitions."""
    return f"routes-{board.name}{'-small' if narrow else ''}"


@cache
def places(board: Board, narrow: bool) -> list[Point]:
    """Where each city lies on the page."""
    project = NARROW_MAP if narrow else WIDE_MAP
    return [project(city["lon"], city["lat"]) for city in board.table["city"]]


def routes(board: Board, narrow: bool) -> Svg:
    """All links, told apart by line as well as colour; and the arrows of the Bulgars."""
    found = places(board, narrow)
    lines = []
    for a, b, kind in sorted(board.links, key=lambda link: link[2]):
        names = sorted((board.ids[a], board.ids[b]))
        bend = BENDS.get("-".join(names), 0.0)
        one, other = (a, b) if board.ids[a] == names[0] else (b, a)
        lines.append(charts.route(found[one], found[other], pieces.LINK_KINDS[kind], bend))
    arrows = [
        charts.arrow(
            (x - (14 if narrow else 26), y - (26 if narrow else 52)), (x, y), BULGAR_ORANGE, 2.5 if narrow else 4
        )
        for city, (x, y) in enumerate(found)
        if board.arrow[city]
    ]
    rose = [] if narrow else [charts.compass(60, 330, 30)]
    return group(*lines, *arrows, *rose, id=routes_id(board, narrow), class_="routes", aria_hidden=True)
