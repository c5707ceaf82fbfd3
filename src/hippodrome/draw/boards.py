"""Parts of printed boards: boxes with names, rows of dice."""

from collections.abc import Sequence

from hippodrome.draw.lettering import letters
from hippodrome.draw.mosaic import panel
from hippodrome.draw.palette import GOLD_LIGHT
from hippodrome.draw.pieces import die
from hippodrome.draw.svg import Svg, at, group, join


def titled_box(x: float, y: float, width: float, height: float, title: str, size: float = 12.5) -> Svg:
    """Draw a box with its name at the top."""
    return join(
        panel(x, y, width, height),
        letters(x + width / 2, y + size * 1.35, title, size, GOLD_LIGHT, "middle", room=width - 8),
    )


def dice_row(dice: Sequence[int], hit_on: int, x: float, y: float, size: float = 12.0) -> Svg:
    """Draw rolled dice in a row, with a burst behind each hit."""
    return group(
        *[
            group(die(pips, size, hit=pips >= hit_on), transform=at(x + size + place * size * 2.7, y + size))
            for place, pips in enumerate(dice)
        ],
        class_="dice",
    )
