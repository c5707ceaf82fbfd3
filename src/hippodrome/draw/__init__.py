"""Pictures: the SVG parts that the drawings of all games share, and the one way to get a picture of a view.

A game draws its board in `showing/draw` with `board(scene, shape) -> Picture`, and has `definitions() -> Svg`
for the patterns and symbols that its pictures refer to. Where two games share a package, `definitions_of(game)` takes
the place of the latter, so that neither carries the other's map. For a game that draws nothing, `blank` does.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from hippodrome.draw import blank
from hippodrome.draw.scene import SPACE, BoardScene, Picture, Scene, Voice
from hippodrome.draw.signs import common_signs, sign_defs
from hippodrome.draw.still import still
from hippodrome.draw.svg import Svg, el, join
from hippodrome.parts import Board, parts_of
from hippodrome.registry import room_of

__all__ = [
    "LAYOUTS",
    "SHAPES",
    "BoardScene",
    "Picture",
    "Scene",
    "Voice",
    "board_picture",
    "common_signs",
    "definitions",
    "picture",
    "stylesheet",
    "svg_of",
    "way",
]

LAYOUTS = ("wide", "narrow")
"""The two shapes of every picture: for a table or laptop, and for a phone held upright."""


def picture(
    view: dict[str, Any], voice: Voice, layout: str = "wide", ids: str = "", standalone: bool = True
) -> Picture:
    """What a seat sees, drawn; `voice` (a `hippodrome.text.Speaker`) names things in the reader's language.

    A `standalone` picture carries its definitions and its style with it. A page has `definitions` and the stylesheet
    once, asks for pictures without them, and gives each picture on it another `ids` prefix.
    """
    if layout not in LAYOUTS:
        raise ValueError(f"A picture is {' or '.join(LAYOUTS)}, not {layout!r}.")
    scene = BoardScene(parts_of(view).board, voice, ids)
    if standalone:
        scene.before = join(el("style", Svg(stylesheet())), _symbols(view["game"]))
    return cast(Picture, _drawing(view["game"]).board(scene, "tall" if layout == "narrow" else "wide"))


SHAPES = ("wide", "tall")
"""The two shapes of a board: for a screen, and for a phone held upright. A map may look the same in both."""


def board_picture(game: str, board: Board, voice: Voice, shape: str = "wide", ids: str = "") -> Picture:
    """A Board, drawn by its game's `draw.board(scene, shape)` from the board's data alone."""
    return cast(Picture, _drawing(game).board(BoardScene(board, voice, ids), shape))


def way(game: str, board: Board, places: Sequence[str], by_sea: bool, shape: str = "wide") -> str:
    """Path data of the way through some places of a board, for the layer of its trails.

    Empty if the game's drawing has no `way(data, places, by_sea, shape)`: then a trail goes in bows.
    """
    drawn = getattr(_drawing(game), "way", None)
    return "" if drawn is None else cast(str, drawn(board.data, places, by_sea, shape))


def svg_of(view: dict[str, Any], names: Sequence[str] = (), language: str = "en", layout: str = "wide") -> str:
    """The whole table of a view as one SVG file, for notebooks, documents and the command: its parts on one sheet."""
    from hippodrome.text import Speaker  # a page brings its own voice; only a lone file needs one from here

    speaker = Speaker(view["game"], language, names)
    parts = parts_of(view)
    board = board_picture(view["game"], parts.board, speaker, "tall" if layout == "narrow" else "wide")
    before = join(el("style", Svg(stylesheet())), _symbols(view["game"]))
    return still(parts, board, speaker, layout, before).svg


@cache
def definitions(game: str) -> Svg:
    """An `<svg>` of no size with all that a game's pictures refer to: once on each page, as it is.

    A page that has it must not hide it with `display: none`: browsers then forget the patterns in it.
    """
    return el(
        "svg",
        _symbols(game),
        xmlns=SPACE,
        class_="definitions",
        width=0,
        height=0,
        aria_hidden=True,
        focusable="false",
    )


@cache
def _symbols(game: str) -> Svg:
    drawing = _drawing(game)
    own = getattr(drawing, "definitions_of", None)
    return el("defs", sign_defs(), cast(Svg, drawing.definitions() if own is None else own(game)))


@cache
def stylesheet() -> str:
    """The style of all pictures: glowing words, gliding pieces."""
    return (Path(__file__).parent / "static" / "draw.css").read_text("utf-8")


@cache
def _drawing(game: str) -> ModuleType:
    return room_of(game, "showing.draw") or blank
