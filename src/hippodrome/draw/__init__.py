"""Pictures: the SVG parts shared by the drawings of all games, and functions that draw views.

A game draws its board in `showing/draw` with `board(scene, shape) -> Picture`, and returns the patterns and symbols its
pictures refer to from `definitions() -> Svg`. Where two games share a package, `definitions_of(game)` replaces the
latter, so that neither includes the other's map. Games without a drawing use `blank`.
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
"""The two layouts of every picture: for a table or laptop, and for a phone held upright."""


def picture(
    view: dict[str, Any], voice: Voice, layout: str = "wide", ids: str = "", standalone: bool = True
) -> Picture:
    """Draw what a seat sees; `voice` (a `hippodrome.text.Speaker`) names things in the reader's language.

    A `standalone` picture includes its definitions and style. A page includes `definitions` and the stylesheet once,
    asks for pictures without them, and gives each picture a different `ids` prefix.
    """
    if layout not in LAYOUTS:
        raise ValueError(f"A picture is {' or '.join(LAYOUTS)}, not {layout!r}.")
    scene = BoardScene(parts_of(view).board, voice, ids)
    if standalone:
        scene.before = join(el("style", Svg(stylesheet())), _symbols(view["game"]))
    return cast(Picture, _drawing(view["game"]).board(scene, "tall" if layout == "narrow" else "wide"))


SHAPES = ("wide", "tall")
"""The two shapes of a board: for a wide screen, and for a phone held upright. A map may look the same in both."""


def board_picture(game: str, board: Board, voice: Voice, shape: str = "wide", ids: str = "") -> Picture:
    """Draw a Board with its game's `draw.board(scene, shape)`, using only the board's data."""
    return cast(Picture, _drawing(game).board(BoardScene(board, voice, ids), shape))


def way(game: str, board: Board, places: Sequence[str], by_sea: bool, shape: str = "wide") -> str:
    """Return path data through some places of a board, for the layer of trails.

    Empty if the game's drawing has no `way(data, places, by_sea, shape)`; trails are then drawn as arcs.
    """
    drawn = getattr(_drawing(game), "way", None)
    return "" if drawn is None else cast(str, drawn(board.data, places, by_sea, shape))


def svg_of(view: dict[str, Any], names: Sequence[str] = (), language: str = "en", layout: str = "wide") -> str:
    """Draw all parts of a view's table on one sheet, as an SVG file for notebooks, documents and the command."""
    from hippodrome.text import Speaker  # pages pass their own voice; only standalone files need this one

    speaker = Speaker(view["game"], language, names)
    parts = parts_of(view)
    board = board_picture(view["game"], parts.board, speaker, "tall" if layout == "narrow" else "wide")
    before = join(el("style", Svg(stylesheet())), _symbols(view["game"]))
    return still(parts, board, speaker, layout, before).svg


@cache
def definitions(game: str) -> Svg:
    """Return an `<svg>` of size zero with everything that a game's pictures refer to, to include once per page.

    Don't hide it with `display: none`, because browsers then ignore its patterns.
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
    """Return the style sheet of all pictures."""
    return (Path(__file__).parent / "static" / "draw.css").read_text("utf-8")


@cache
def _drawing(game: str) -> ModuleType:
    return room_of(game, "showing.draw") or blank
