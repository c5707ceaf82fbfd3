"""The mosaic: floors, borders and panels of small stones."""

from functools import cache
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
    """Patterns and gradients that the drawings of all games refer to."""
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


@cache
def border(width: float, height: float, stone: float = 7.0) -> Svg:
    """A band of stones around the whole picture: gold, porphyry, ivory and lapis in turn, between two lines of gold."""
    across, down = round((width - 4) / stone), round((height - 4) / stone)
    step_x, step_y = (width - 4) / across, (height - 4) / down
    places = [(2 + step_x * column, 2.0) for column in range(across)]
    places += [(2 + step_x * (across - 1), 2 + step_y * row) for row in range(1, down)]
    places += [(2 + step_x * column, 2 + step_y * (down - 1)) for column in range(across - 2, -1, -1)]
    places += [(2.0, 2 + step_y * row) for row in range(down - 2, 0, -1)]
    stones: dict[str, list[str]] = {}
    for place, (x, y) in enumerate(places):
        across_stone, down_stone = number(step_x - 1.2), number(step_y - 1.2)
        shape = f"M{number(x + 0.6)} {number(y + 0.6)}h{across_stone}v{down_stone}h-{across_stone}z"
        stones.setdefault(_BORDER[place % len(_BORDER)], []).append(shape)
    inner = 2 + stone + 2
    return group(
        rect(0.5, 0.5, width - 1, height - 1, 4, fill="none", stroke=GOLD_DARK, stroke_width=1),
        *[path("".join(shapes), fill=colour) for colour, shapes in stones.items()],
        rect(inner, inner, width - 2 * inner, height - 2 * inner, 3, fill="none", stroke=GOLD, stroke_width=1.2),
        class_="border",
        aria_hidden=True,
    )


@cache
def floor(width: float, height: float) -> Svg:
    """The dark mosaic floor on which everything lies, lit in its middle."""
    return group(
        rect(0, 0, width, height, 4, fill=NIGHT),
        rect(0, 0, width, height, 4, fill="url(#floor)"),
        el("ellipse", cx=width / 2, cy=height * 0.45, rx=width * 0.6, ry=height * 0.5, fill="url(#lamplight)"),
        aria_hidden=True,
    )


def panel(x: float, y: float, width: float, height: float, **attributes: Attribute) -> Svg:
    """A quiet place for things and text."""
    look: dict[str, Attribute] = {"fill": "#13233c", "fill_opacity": 0.92, "stroke": GOLD_DARK, "stroke_width": 1.2}
    look.update(attributes)
    return rect(x, y, width, height, 8, **look)


def cloth(x: float, y: float, width: float, height: float) -> Svg:
    """A porphyry cloth with a golden fringe, to lay precious things on."""
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
