"""Game pieces: shapes, cubes, coins, dice, figures, badges, all drawn around (0, 0)."""

from functools import lru_cache
from typing import Final

from hippodrome.draw.lettering import figure
from hippodrome.draw.palette import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    INK,
    IVORY,
    NIGHT,
    SHAPE_PATHS,
    player_colour,
    player_dark,
    player_shape,
    tint,
)
from hippodrome.draw.svg import Attribute, Svg, at, circle, el, group, join, path, rect


def piece(scene_id: str | None, x: float, y: float, *children: str, scale: float = 1.0, turn: float = 0.0,
          class_: str = "", **attributes: Attribute) -> Svg:  # fmt: skip
    """Draw a movable piece: a group whose transform is animated."""
    classes = f"piece {class_}".rstrip()
    return el("g", *children, id=scene_id, class_=classes, transform=at(x, y, scale, turn), **attributes)


def shape_sign(seat: int, size: float = 10, x: float = 0, y: float = 0, fill: str | None = None) -> Svg:
    """Draw a player's shape in the player's colour."""
    return path(
        SHAPE_PATHS[player_shape(seat)],
        transform=at(x, y, size / 10),
        fill=fill or player_colour(seat),
        stroke=NIGHT,
        stroke_width=1.6,
        stroke_linejoin="round",
        class_="shape",
    )


def cube_of(top: str, left: str, right: str, size: float = 10) -> Svg:
    """Draw a wooden cube in three shades."""
    return group(
        path("M0 -10L9 -5.2L0 -.4L-9 -5.2Z", fill=top),
        path("M-9 -5.2L0 -.4V10L-9 5.2Z", fill=left),
        path("M9 -5.2L0 -.4V10L9 5.2Z", fill=right),
        path(
            "M0 -10L9 -5.2V5.2L0 10L-9 5.2V-5.2Z", fill="none", stroke=NIGHT, stroke_width=1.2, stroke_linejoin="round"
        ),
        transform=at(0, 0, size / 10),
        class_="cube",
    )


@lru_cache(maxsize=500)
def cube(seat: int, size: float = 10) -> Svg:
    """Draw a player's cube, with the player's shape on its front."""
    bright, dark = player_colour(seat), player_dark(seat)
    return join(
        cube_of(tint(bright), bright, dark, size),
        path(SHAPE_PATHS[player_shape(seat)], transform=at(-size * 0.45, size * 0.24, size / 34), fill=NIGHT),
    )


COINS: Final = {"gold": (GOLD_LIGHT, GOLD, GOLD_DARK), "silver": ("#f2f4f7", "#b9c2cd", "#5d6875"),
                "copper": ("#f0b88c", "#c47a43", "#6b3612")}  # fmt: skip


@lru_cache(maxsize=500)
def coin(value: int | str, metal: str = "gold", size: float = 12) -> Svg:
    """Draw a coin with its value."""
    light, middle, dark = COINS[metal]
    return group(
        circle(0, 1.2, size, fill=dark),
        circle(0, 0, size, fill=middle, stroke=dark, stroke_width=1),
        circle(0, 0, size * 0.8, fill=light, stroke=dark, stroke_width=0.6, stroke_dasharray="1.5 1.5"),
        figure(0, 0, str(value), size * (1.0 if len(str(value)) < 2 else 0.85)),
        class_="coin",
    )


_PIPS: Final = {
    1: [(0, 0)],
    2: [(-1, -1), (1, 1)],
    3: [(-1, -1), (0, 0), (1, 1)],
    4: [(-1, -1), (1, -1), (-1, 1), (1, 1)],
    5: [(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
    6: [(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
}


def die(pips: int, size: float = 14, hit: bool = False) -> Svg:
    """Draw a die; a hit has a golden face and a burst behind it, so that colour is not the only distinction."""
    burst = path(
        "M0 -1.75L.42 -1.25L1.1 -1.4L1.2 -.75L1.75 -.4L1.4 .2L1.65 .85L1 1.1L.75 1.7L.15 1.4L-.5 1.7L-.8 1.1L-1.5 .95"
        "L-1.35 .3L-1.8 -.25L-1.25 -.6L-1.25 -1.3L-.55 -1.3Z",
        transform=f"scale({size * 0.84:g})",
        fill="#d8435a",
        stroke=NIGHT,
        stroke_width=0.08,
    )
    return group(
        *([burst] if hit else []),
        rect(
            -size,
            -size,
            size * 2,
            size * 2,
            size * 0.35,
            fill=GOLD_LIGHT if hit else IVORY,
            stroke=INK,
            stroke_width=1.4,
        ),
        *[circle(x * size * 0.52, y * size * 0.52, size * 0.19, fill=INK) for x, y in _PIPS[pips]],
        class_="die hit" if hit else "die",
    )


FIGURES: Final = {
    "soldier": (
        "M0 -15a4.6 4.6 0 0 1 2.6 8.4C7 -5 8.5 -1 8.5 4V6H5.5L7 14H-7L-5.5 6H-8.5V4C-8.5 -1 -7 -5 -2.6 -6.6"
        "A4.6 4.6 0 0 1 0 -15Z"
    ),
    "rider": "M-13 13L-10 2L-13 -2L-10 -8L-6 -6L-4 -3H4L5 -9A4 4 0 1 1 10.5 -8L11 0L9 5L11 13H7L5 6H-5L-8 13Z",
    "ship": (
        "M-14 3H14C13 9 9 12 4 12H-6C-11 12 -13 8 -14 3ZM-1.2 1.5V-14H1.2V1.5ZM3 -12C9 -9 10 -4 9.5 0H3Z"
        "M-3 -10V0H-10C-9 -5 -7 -8 -3 -10Z"
    ),
    "elephant": (
        "M-13 12V0C-13 -7 -8 -10 -2 -10C1 -13 7 -13 10 -9C13 -5 13 2 12 8C11.6 11 8.8 11 9 8.5L9.4 2"
        "C8 4 6 4.5 5 4.5V12H1V6H-7V12Z"
    ),
    "tower": "M-9 13V-6H-11V-13H-6V-9.5H-2.5V-13H2.5V-9.5H6V-13H11V-6H9V13H3V6A3 3 0 0 0 -3 6V13Z",
    "church": (
        "M-1.2 -15H1.2V-12.6H3.4V-10.4H1.2V-8.2C7 -7 9 -3 9 0H12V13H-12V0H-9C-9 -3 -7 -7 -1.2 -8.2V-10.4"
        "H-3.4V-12.6H-1.2Z"
    ),
    "mosque": (
        "M0 -14C1 -11 8.5 -8 8.5 -1H10V-10L11.5 -14L13 -10V13H-13V-1H-8.5C-8.5 -8 -1 -11 0 -14ZM-3 13V7"
        "A3 3 0 0 1 3 7V13Z"
    ),
    "banner": "M-8 15V-15H-5.6V-13H9L5 -7.5L9 -2H-5.6V15Z",
    "crown": "M-11 8L-13 -7L-6 -1L0 -11L6 -1L13 -7L11 8Z",
}
"""Figures around (0, 0), about 28 high."""


def hourglass(x: float, y: float, size: float = 9) -> Svg:
    """Draw the symbol for a player who is thinking."""
    return path(
        "M-6 -9H6V-7C6 -3 2 -2 1 0C2 2 6 3 6 7V9H-6V7C-6 3 -2 2 -1 0C-2 -2 -6 -3 -6 -7Z",
        transform=at(x, y, size / 9),
        fill=GOLD_LIGHT,
        class_="hourglass",
    )


def target(radius: float, act: str = "", size: float = 9) -> Svg:
    """Draw the ring around a place that is an answer: gold on a dark rim, with the symbol of the action at top right.

    The ring is only visible inside a group that is a legal answer, so it can always be drawn.
    """
    ring = join(circle(0, 0, radius, class_="rim", fill="none"), circle(0, 0, radius, class_="glow", fill="none"))
    if not act:
        return ring
    corner = radius * 0.75
    badge_drawn = circle(0, 0, size * 1.25, fill=NIGHT, stroke=GOLD_LIGHT, stroke_width=1.5)
    drawn = el("use", href=f"#sign-{act}", x=-size, y=-size, width=size * 2, height=size * 2, color=GOLD_LIGHT)
    return join(ring, group(badge_drawn, drawn, transform=at(corner, -corner), class_="act-sign"))


def wreath(size: float = 20, fill: str = GOLD) -> Svg:
    """Draw a victor's wreath around (0, 0), open at the top."""
    leaves = [
        path(
            "M0 0C3 -3.6 7 -3.6 10 -1.6C7.4 2.4 3.4 2.6 0 0Z",
            transform=f"{mirror}rotate({turn}) translate(0 15) rotate({tilt})",
        )
        for mirror in ("", "scale(-1 1) ")
        for turn in range(-8, -150, -22)
        for tilt in (-40, 32)
    ]
    return group(*leaves, transform=at(0, 0, size / 20), fill=fill, stroke=NIGHT, stroke_width=0.7, class_="wreath")


def figurine(kind: str, fill: str, size: float = 14, stroke: str = NIGHT) -> Svg:
    """Draw one of FIGURES in a colour."""
    return path(
        FIGURES[kind],
        transform=at(0, 0, size / 14),
        fill=fill,
        stroke=stroke,
        stroke_width=1.8,
        stroke_linejoin="round",
        paint_order="stroke",
        fill_rule="nonzero",
        class_=f"figure {kind}",
    )


def army(seat: int, kind: str = "soldier", size: float = 16) -> Svg:
    """Draw a player's figure on its base, with the player's shape on a shield."""
    return group(
        el(
            "ellipse",
            cx=0,
            cy=size,
            rx=size * 0.85,
            ry=size * 0.3,
            fill=player_dark(seat),
            stroke=NIGHT,
            stroke_width=1.2,
        ),
        figurine(kind, player_colour(seat), size),
        circle(0, size * 0.2, size * 0.36, fill=IVORY, stroke=NIGHT, stroke_width=1),
        path(SHAPE_PATHS[player_shape(seat)], transform=at(0, size * 0.2, size / 46), fill=player_dark(seat)),
        class_="army",
    )


def badge(text: str, size: float = 11, fill: str = GOLD, ink: str = INK, ring: str = NIGHT) -> Svg:
    """Draw a number on a rounded badge."""
    half = max(size, size * (0.45 + 0.34 * len(text)))
    return group(
        rect(-half, -size, half * 2, size * 2, size, fill=fill, stroke=ring, stroke_width=1.5),
        figure(0, 0, text, size * 1.25, ink),
        class_="badge",
    )
