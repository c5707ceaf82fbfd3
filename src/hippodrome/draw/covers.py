"""Stills: box covers and the examples in the rules, drawn from positions stored as data.

A game stores them in `showing/box.json` (or `showing/<game>.box.json` for a second game in the same package):

    {"minutes": [30, 45], "weight": 2,
     "cover": {"position": {...}},
     "examples": [{"name": "raise", "rule": "BY 2.4", "position": {...}, "said": ["bid-cloth-1"], "near": ["bids-0"]}]}

`said` are words to play from the position, and `near` the ids of things on the board; the picture then shows only their
surroundings. The message `example-raise` explains the example.
"""

import re
from functools import cache
from typing import Any
from xml.etree import ElementTree

import msgspec

from hippodrome.api import position
from hippodrome.draw import _symbols, board_picture, stylesheet
from hippodrome.draw.afar import seen_from_afar
from hippodrome.draw.lettering import FONT, STRETCH
from hippodrome.draw.scene import SPACE, Picture
from hippodrome.draw.svg import Svg, at, el, group, join, number, use
from hippodrome.parts import Parts, parts_of
from hippodrome.registry import package_of
from hippodrome.text import Speaker
from hippodrome.text.bundle import showing_folder

COVER = "cover"
NAMES = 0.028
"""The height of the names in a picture of part of a map, as a fraction of its width."""
RESTING = ".board * { transition: none !important; animation: none !important }"
"""Style that stops all transitions and animations, so that a still is complete at once."""
WHOLE = 0.62
"""If a picture would show more than this fraction of a board, it shows the whole board."""
SHAPE = 10 / 7
"""The ratio of width to height of a picture of part of a board, if the board is large enough."""
CARD, GAP = (100, 146), 10


class Still(msgspec.Struct, forbid_unknown_fields=True):
    """A position to draw: how it came about, which seat's view, and what to focus on."""

    position: dict[str, Any]
    name: str = COVER
    rule: str = ""
    said: list[str] = []
    dice: list[int | str] = []
    seat: int | None = None
    near: list[str] = []
    margin: float = 90
    lit: bool = False
    """Whether legal answers are highlighted."""
    hand: bool = False
    """Whether to show the seat's cards instead of the board."""


class GameBox(msgspec.Struct, forbid_unknown_fields=True):
    """The information on a game's box: minutes, difficulty from 1 to 5, and cover; and the examples in its rules."""

    minutes: tuple[int, int]
    weight: int
    cover: Still
    examples: list[Still] = []


@cache
def box_of(game: str) -> GameBox | None:
    """Return a game's box, or None for a game without one."""
    showing = showing_folder(package_of(game))
    for name in (f"{game}.box.json", "box.json"):
        source = showing / name
        if source.is_file():
            return msgspec.json.decode(source.read_bytes(), type=GameBox)
    return None


def find_still(game: str, name: str) -> Still | None:
    """Return the cover of a game, or one of its examples."""
    box = box_of(game)
    found = [] if box is None else [still for still in (box.cover, *box.examples) if still.name == name]
    return found[0] if found else None


def still_picture(game: str, still: Still, language: str = "en") -> Picture:
    """Draw a still as a standalone picture without clickable parts."""
    table = position(game, still.position, dice=still.dice or None, seed=1)
    for word in still.said:
        table.play(table.asks[0].seat, word)
    view = table.view(still.seat)
    if not still.lit:
        for ask in view["asks"]:
            ask.pop("words", None)
    drawn = _drawn(view, Speaker(game, language), still.hand)
    if still.name == COVER:
        return seen_from_afar(drawn)
    drawn = _styled(drawn, RESTING)
    near = _around(drawn, still)
    return _styled(near, _looking_closer(drawn.width / near.width, near.width * NAMES))


def _looking_closer(zoom: float, letters: float) -> str:
    """Return the style for a map at this zoom, with names that are readable in a small picture."""
    return (
        f".board {{ --map-zoom: {zoom:.2f}; --token: 1.4 }} .board .pan {{ transform: none !important }} "
        f".board .map-name {{ font-size: {letters:.1f}px; stroke-width: {letters / 4:.1f}px; opacity: 1 }} "
        ".board .near { display: inline !important }"
    )


def _drawn(view: dict[str, Any], speaker: Speaker, hand: bool) -> Picture:
    """Draw the board or the hand of a view as a standalone picture."""
    parts = parts_of(view)
    return _standing_alone(view["game"], _hand(parts) if hand else board_picture(view["game"], parts.board, speaker))


def _styled(drawn: Picture, style: str) -> Picture:
    """Return a picture with a style added at the end, so that it takes precedence."""
    end = drawn.svg.rindex("</svg>")
    return Picture(drawn.svg[:end] + el("style", Svg(style)) + drawn.svg[end:], set(), drawn.width, drawn.height)


def _standing_alone(game: str, drawn: Picture) -> Picture:
    """Return a picture with the style and the symbols it refers to."""
    opening = drawn.svg.index(">") + 1
    # A picture is often less than 500 px high without being on a phone held sideways.
    style = stylesheet().replace("(max-height: 500px)", "(max-height: 1px)")
    carried = join(el("style", Svg(style)), _symbols(game))
    return Picture(drawn.svg[:opening] + carried + drawn.svg[opening:], set(), drawn.width, drawn.height)


def _hand(parts: Parts) -> Picture:
    """Draw the cards of a hand in a row."""
    cards = parts.hand.cards if parts.hand else ()
    width, height = len(cards) * (CARD[0] + GAP) + GAP, CARD[1] + 2 * GAP
    laid = [group(use(card.face), transform=at(GAP + place * (CARD[0] + GAP), GAP)) for place, card in enumerate(cards)]
    svg = el(
        "svg",
        *laid,
        xmlns=SPACE,
        class_="board",
        viewBox=f"0 0 {number(width)} {number(height)}",
        width=width,
        height=height,
        font_family=FONT,
        font_stretch=STRETCH,
    )
    return Picture(svg, set(), width, height)


def _around(drawn: Picture, still: Still) -> Picture:
    """Crop a picture to the surroundings of some things, or return all of it if they are far apart or missing."""
    found = places_in(drawn.svg, still.near)
    if not found:
        return drawn
    left, right = _reach([x for x, _ in found], still.margin, drawn.width)
    top, bottom = _reach([y for _, y in found], still.margin, drawn.height)
    if (right - left) * (bottom - top) > WHOLE * drawn.width * drawn.height:
        return drawn
    # Match the aspect ratio of the frames on the page.
    left, right = _widened(left, right, (bottom - top) * SHAPE, drawn.width)
    top, bottom = _widened(top, bottom, (right - left) / SHAPE, drawn.height)
    width, height = right - left, bottom - top
    seen = f'viewBox="{number(left)} {number(top)} {number(width)} {number(height)}"'
    seen += f' width="{number(width)}" height="{number(height)}"'
    svg = re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', seen, drawn.svg, count=1)
    return Picture(svg, set(), width, height)


def _reach(places: list[float], margin: float, most: float) -> tuple[float, float]:
    """Return the interval that shows some coordinates with a margin."""
    return max(0.0, min(places) - margin), min(most, max(places) + margin)


def _widened(start: float, end: float, wanted: float, most: float) -> tuple[float, float]:
    """Widen an interval on both sides, as far as there is room."""
    length = max(end - start, min(wanted, most))
    begin = min(max(0.0, (start + end - length) / 2), most - length)
    return begin, begin + length


def places_in(svg: str, names: list[str]) -> list[tuple[float, float]]:
    """Return the positions of the elements with some ids; elements without a position of their own are omitted."""
    wanted = set(names)
    found: list[tuple[float, float]] = []

    def look(thing: ElementTree.Element, x: float, y: float, scale: float) -> None:
        moved = thing.get("transform", "")
        shift = re.search(r"translate\(([-\d.]+)[ ,]+([-\d.]+)\)", moved)
        if shift:
            x, y = x + scale * float(shift[1]), y + scale * float(shift[2])
        larger = re.search(r"scale\(([-\d.]+)\)", moved)
        if larger:
            scale *= float(larger[1])
        if thing.tag.endswith("}svg") and thing.get("x"):
            seen = [float(part) for part in thing.get("viewBox", "0 0 1 1").split()]
            inner = float(thing.get("width", seen[2])) / seen[2]
            x, y = (
                x + scale * (float(thing.get("x", 0)) - inner * seen[0]),
                y + scale * (float(thing.get("y", 0)) - inner * seen[1]),
            )
            scale *= inner
        if thing.get("id") in wanted and (shift or x or y):
            found.append((x, y))
        for child in thing:
            look(child, x, y, scale)

    if wanted:
        look(ElementTree.fromstring(svg), 0, 0, 1)
    return found
