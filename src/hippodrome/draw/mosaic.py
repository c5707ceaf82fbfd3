"""The mosaic: floors, borders and panels made of small stones."""

from functools import cache, lru_cache
from typing import Final

from hippodrome.draw.palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    IVORY,
    LAPIS,
    NIGHT,
    PORPHYRY,
    PORPHYRY_DARK,
    PORPHYRY_LIGHT,
)
from hippodrome.draw.svg import Attribute, Svg, el, group, join, number, path, rect


def _tesserae(name: str, size: float, ground: str, stones: list[tuple[str, str]]) -> Svg:
    return el(
        "pattern",
        rect(0, 0, size, size, fill=ground),
        *[path(d, fill=colour) for colour, d in stones],
        id=name,
        width=size,
        height=size,
        patternUnits="userSpaceOnUse",
    )


@cache
def mosaic_defs() -> Svg:
    """Return the patterns and gradients that the drawings of all games refer to."""
    return join(
        _tesserae(
            "floor",
            28,
            "#081121",
            [
                (
                    "#0c1a30",
                    "M1 1h5.4v5.4h-5.4zM8 8h5.4v5.4h-5.4zM22 1h5.4v5.4h-5.4zM15 22h5.4v5.4h-5.4zM1 15h5.4v5.4h-5.4z",
                ),
                (
                    "#0e2038",
                    "M8 1h5.4v5.4h-5.4zM1 8h5.4v5.4h-5.4zM22 15h5.4v5.4h-5.4zM8 22h5.4v5.4h-5.4zM15 8h5.4v5.4h-5.4z",
                ),
                ("#0b172b", "M15 1h5.4v5.4h-5.4zM22 8h5.4v5.4h-5.4zM8 15h5.4v5.4h-5.4zM1 22h5.4v5.4h-5.4z"),
                ("#122743", "M15 15h5.4v5.4h-5.4zM22 22h5.4v5.4h-5.4z"),
            ],
        ),
        _tesserae(
            "cloth-weave",
            12,
            "#561629",
            [("#5d1a30", "M0 0h6v6h-6zM6 6h6v6h-6z"), ("#4c1123", "M2 2h2v2h-2zM8 8h2v2h-2z")],
        ),
        _band("band-across", True),
        _band("band-down", False),
        el(
            "linearGradient",
            el("stop", offset="0", stop_color=GOLD_LIGHT),
            el("stop", offset="0.45", stop_color=GOLD),
            el("stop", offset="1", stop_color=GOLD_DARK),
            id="gold-leaf",
            x1="0",
            y1="0",
            x2="1",
            y2="1",
        ),
        el(
            "radialGradient",
            el("stop", offset="0", stop_color="#ffe9a8", stop_opacity="0.22"),
            el("stop", offset="1", stop_color="#ffe9a8", stop_opacity="0"),
            id="lamplight",
        ),
    )


_BORDER: Final = (GOLD, GOLD_LIGHT, GOLD, PORPHYRY_LIGHT, IVORY, PORPHYRY, LAPIS, "#5d8fd6", LAPIS, PORPHYRY, IVORY,
                  PORPHYRY_LIGHT)  # fmt: skip
STONE: Final = 7.0
"""The side length of a stone in the border."""


def _band(name: str, across: bool) -> Svg:
    """Return a row of gold, porphyry, ivory and lapis stones, from left to right or downwards."""
    length = STONE * len(_BORDER)
    stones = [
        rect(
            0.6 + (STONE * place if across else 0),
            0.6 + (0 if across else STONE * place),
            STONE - 1.2,
            STONE - 1.2,
            fill=colour,
        )
        for place, colour in enumerate(_BORDER)
    ]
    return el(
        "pattern",
        *stones,
        id=name,
        x=2,
        y=2,
        width=length if across else STONE,
        height=STONE if across else length,
        patternUnits="userSpaceOnUse",
    )


@lru_cache(maxsize=64)
def border(width: float, height: float) -> Svg:
    """Draw a band of stones around the whole picture, between two golden lines."""
    across, down = int((width - 4) / STONE) * STONE, int((height - 4) / STONE) * STONE
    inner = 4 + STONE
    return group(
        rect(0.5, 0.5, width - 1, height - 1, 4, fill="none", stroke=GOLD_DARK, stroke_width=1),
        rect(2, 2, across, STONE, fill="url(#band-across)"),
        rect(2, 2, across, STONE, fill="url(#band-across)", transform=f"translate(0 {number(height - 4 - STONE)})"),
        rect(2, 2, STONE, down, fill="url(#band-down)"),
        rect(2, 2, STONE, down, fill="url(#band-down)", transform=f"translate({number(width - 4 - STONE)} 0)"),
        rect(inner, inner, width - 2 * inner, height - 2 * inner, 3, fill="none", stroke=GOLD, stroke_width=1.2),
        class_="border",
        aria_hidden=True,
    )


@cache
def floor(width: float, height: float) -> Svg:
    """Draw the dark mosaic floor under everything, lit in the middle."""
    return group(
        rect(0, 0, width, height, 4, fill=NIGHT),
        rect(0, 0, width, height, 4, fill="url(#floor)"),
        el("ellipse", cx=width / 2, cy=height * 0.45, rx=width * 0.6, ry=height * 0.5, fill="url(#lamplight)"),
        aria_hidden=True,
    )


def panel(x: float, y: float, width: float, height: float, **attributes: Attribute) -> Svg:
    """Draw a plain background for things and text."""
    look: dict[str, Attribute] = {"fill": "#13233c", "fill_opacity": 0.92, "stroke": GOLD_DARK, "stroke_width": 1.2}
    look.update(attributes)
    return rect(x, y, width, height, 8, **look)


@lru_cache(maxsize=64)
def cloth(x: float, y: float, width: float, height: float) -> Svg:
    """Draw a porphyry cloth with a golden fringe, as a background for precious things."""
    fringe = "".join(
        f"M{number(x + 6 + 6 * place)} {number(y + height)}v7" for place in range(int((width - 12) / 6) + 1)
    )
    return group(
        path(fringe, stroke=GOLD_DARK, stroke_width=2),
        rect(x, y, width, height, 5, fill=PORPHYRY_DARK),
        rect(x, y, width, height, 5, fill="url(#cloth-weave)", stroke=GOLD, stroke_width=1.6),
        rect(
            x + 5, y + 5, width - 10, height - 10, 3, fill="none", stroke=GOLD, stroke_width=1, stroke_dasharray="5 3"
        ),
        class_="cloth",
        aria_hidden=True,
    )
