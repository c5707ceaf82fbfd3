"""Pictures: the SVG parts that the drawings of all games share, and the one way to get a picture of a view.

A game draws itself in its `draw.py` with two functions: `draw(scene, layout) -> Picture`, and `definitions() -> Svg`
for the patterns and symbols that its pictures refer to.
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, cast

from hippodrome.draw.scene import Picture, Scene, Voice
from hippodrome.draw.svg import Svg, el, join

__all__ = ["LAYOUTS", "Picture", "Scene", "Voice", "definitions", "picture", "stylesheet"]

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
    scene = Scene(view, voice, ids)
    if standalone:
        scene.before = join(el("style", Svg(stylesheet())), definitions(view["game"]))
    return cast(Picture, _drawing(view["game"]).draw(scene, layout))


@cache
def definitions(game: str) -> Svg:
    """The `<defs>` of a game's pictures: once on each page, in an `<svg>` of no size that is not `display: none`."""
    return el("defs", cast(Svg, _drawing(game).definitions()), id=f"{game}-definitions")


@cache
def stylesheet() -> str:
    """The style of all pictures: glowing words, gliding pieces."""
    return (Path(__file__).parent / "draw.css").read_text("utf-8")


@cache
def _drawing(game: str) -> ModuleType:
    from hippodrome.games import package_of  # the parts are for games to import; only this door looks the other way

    return import_module(f"{package_of(game)}.draw")
