"""Cards: faces and backs as symbols of 100 by 146 units, usable at any size."""

from typing import Final

from hippodrome.draw.lettering import figure
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY, LAPIS, NIGHT, PORPHYRY_DARK
from hippodrome.draw.svg import Svg, circle, el, join, path, rect

CARD_WIDTH: Final = 100.0
CARD_HEIGHT: Final = 146.0
CHI_RHO: Final = "M50 90V57M50 57h5a5.5 5.5 0 0 1 0 11h-5M38 68L62 86M62 68L38 86"


def card_symbol(name: str, *children: Svg) -> Svg:
    """Return a card as a symbol with an id."""
    return el("g", *children, id=name)


def glow() -> Svg:
    """Return the rim that lights up around a card that is a legal answer."""
    return join(
        rect(-3, -3, CARD_WIDTH + 6, CARD_HEIGHT + 6, 11, class_="rim", fill="none"),
        rect(-3, -3, CARD_WIDTH + 6, CARD_HEIGHT + 6, 11, class_="glow", fill="none"),
    )


def face(name: str, colour: str, *children: Svg, ground: str = IVORY) -> Svg:
    """Return a card's face: ivory with a frame of stones in its colour."""
    return card_symbol(
        name,
        rect(0, 0, 100, 146, 9, fill=ground, stroke=INK, stroke_width=1.6),
        rect(5.5, 5.5, 89, 135, 5, fill="none", stroke=colour, stroke_width=5, stroke_dasharray="6.6 1.6"),
        rect(9.5, 9.5, 81, 127, 3, fill="none", stroke=GOLD_DARK, stroke_width=0.8),
        *children,
    )


def back(name: str = "card-back") -> Svg:
    """Return a card's back, the same for every card: lapis with a golden medallion."""
    lattice = "".join(f"M{x} {y}l6 8l-6 8l-6 -8z" for y in range(13, 120, 24) for x in (20, 40, 60, 80))
    return card_symbol(
        name,
        rect(0, 0, 100, 146, 9, fill=IVORY, stroke=INK, stroke_width=1.6),
        rect(5, 5, 90, 136, 6, fill=LAPIS),
        rect(8.5, 8.5, 83, 129, 4, fill="none", stroke=GOLD, stroke_width=3.5, stroke_dasharray="5 1.5"),
        path(lattice, fill="none", stroke=GOLD, stroke_opacity=0.55, stroke_width=1.3),
        circle(50, 73, 25, fill=NIGHT, stroke=GOLD, stroke_width=3),
        circle(50, 73, 19.5, fill="none", stroke=GOLD_DARK, stroke_width=1.5, stroke_dasharray="3 2"),
        path(CHI_RHO, fill="none", stroke=GOLD_LIGHT, stroke_width=3.2),
    )


def plaque(name: str, value: int, *children: Svg) -> Svg:
    """Return a card with one big number on porphyry, framed in gold."""
    return card_symbol(
        name,
        rect(0, 0, 100, 146, 9, fill=PORPHYRY_DARK, stroke=INK, stroke_width=1.6),
        rect(0, 0, 100, 146, 9, fill="url(#cloth-weave)"),
        rect(5.5, 5.5, 89, 135, 5, fill="none", stroke="url(#gold-leaf)", stroke_width=5, stroke_dasharray="6.6 1.4"),
        rect(11, 11, 78, 124, 3, fill="none", stroke=GOLD, stroke_width=1),
        figure(50, 58, str(value), 70, GOLD_LIGHT),
        *children,
    )
