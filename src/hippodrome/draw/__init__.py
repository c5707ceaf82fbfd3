"""Pictures: the SVG parts that the drawings of all games share, and the one way to get a picture of a view.

A game draws itself in `hippodrome.games.<name>.draw` with a function `draw(scene, layout) -> Picture`.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, cast

from hippodrome.draw.scene import Picture, Say, Scene, Speak
from hippodrome.draw.svg import Svg, el

__all__ = ["LAYOUTS", "Picture", "Scene", "definitions", "picture", "stylesheet"]

LAYOUTS = ("wide", "narrow")
"""The two shapes of every picture: for a table or laptop, and for a phone held upright."""


def picture(
    view: dict[str, Any],
    speak: Speak,
    say: Say,
    names: Sequence[str] = (),
    layout: str = "wide",
    ids: str = "",
    standalone: bool = True,
) -> Picture:
    """What a seat sees, drawn.

    `speak(word)` is the spoken name of a legal word, `say(key, **params)` a caption, both in the reader's language. A
    `standalone` picture carries its definitions and its style with it; a page puts `definitions` and the stylesheet
    there once, and gives each of its pictures another `ids` prefix.
    """
    if layout not in LAYOUTS:
        raise ValueError(f"A picture is {' or '.join(LAYOUTS)}, not {layout!r}.")
    scene = Scene(view, speak, say, names, ids)
    if standalone:
        scene.before = el("style", Svg(stylesheet())) + definitions(view["game"])
    module = import_module(f"hippodrome.games.{_module(view['game'])}.draw")
    return cast(Picture, module.draw(scene, layout))


def _module(game: str) -> str:
    """The package that draws a game: Nekken lives in Byzantio's house."""
    return {"nekken": "byzantio"}.get(game, game)


@cache
def definitions(game: str) -> Svg:
    """The patterns and symbols that a game's pictures refer to: once on each page, in an `<svg>` that is not shown."""
    return cast(Svg, import_module(f"hippodrome.games.{_module(game)}.draw").definitions())


@cache
def stylesheet() -> str:
    """The style of all pictures: glowing words, gliding pieces."""
    return (Path(__file__).parent / "draw.css").read_text("utf-8")
