"""Fortunes: a chart of everybody's chances during a game, with its turning points, for wide pages and phones.

A player's line has a colour, a dash pattern and, at its end, the player's shape, so colour is never the only
distinction.
"""

from collections.abc import Sequence
from typing import NamedTuple

from hippodrome.draw.lettering import letters
from hippodrome.draw.palette import GOLD_LIGHT, IVORY, IVORY_DARK, NIGHT, SEA_LIGHT, player_colour
from hippodrome.draw.plots import DASHES, Scale, Told, plot, sign
from hippodrome.draw.svg import Svg, circle, el, group, number, path

LETTERS = 13
MOST_POINTS = 400
"""The maximum number of points in a line, about one per pixel."""


class Mark(NamedTuple):
    """A turning point: the number of words played, its number in the list, its link, and its tooltip."""

    words: int
    number: int
    href: str
    title: str


class Format(NamedTuple):
    """The size of a chart, and the margins to the left and right of the lines."""

    width: int
    height: int
    left: int
    right: int
    linked: bool
    """Whether marks are links; on a phone they would be too small to tap."""


WIDE = Format(1040, 330, 56, 150, linked=True)
NARROW = Format(344, 250, 46, 26, linked=False)
TOP, BOTTOM = 34, 30


def fortunes(
    lines: Sequence[tuple[str, Sequence[float]]],
    title: str,
    told: Told,
    span: tuple[float, float],
    sheet: Format = WIDE,
    marks: Sequence[Mark] = (),
    first: int = 0,
) -> Svg:
    """Draw a line for each name over the words of a game, starting at word `first`."""
    end = sheet.width - sheet.right
    length = max(2, max(len(line) for _, line in lines))
    along = Scale(first, first + length - 1, sheet.left, end, exact=True)
    up = Scale(*span, sheet.height - BOTTOM, TOP, exact=True)
    parts = []
    for step in up.steps():
        y = up(step)
        parts.append(path(f"M{sheet.left} {number(y)}H{end}", stroke=SEA_LIGHT))
        parts.append(letters(sheet.left - 8, y + 4, told(step), LETTERS, IVORY_DARK, "end"))
    for step in along.steps()[:: 1 if sheet.linked else 2]:
        parts.append(letters(along(step), sheet.height - 8, f"{step:.0f}", LETTERS, IVORY_DARK, "middle"))
    for mark in marks:
        x = number(along(mark.words))
        parts.append(
            path(f"M{x} {TOP}V{sheet.height - BOTTOM}", stroke=GOLD_LIGHT, stroke_dasharray="3 5", opacity=0.7)
        )
    places = apart([up(line[-1]) for _, line in lines], 18, TOP, sheet.height - BOTTOM)
    for seat, (name, line) in enumerate(lines):
        thin = max(1, len(line) // MOST_POINTS)
        steps = [*range(0, len(line), thin), len(line) - 1]
        d = "M" + "L".join(f"{number(along(first + step))} {number(up(line[step]))}" for step in steps)
        dash = DASHES[seat % len(DASHES)]
        parts.append(path(d, stroke=player_colour(seat), stroke_width=2.4, fill="none", stroke_dasharray=dash))
        parts.append(sign(seat, end + 13, places[seat], 0.6))
        if sheet.right > 100:
            parts.append(letters(end + 27, places[seat] + 5, name, LETTERS, IVORY, room=sheet.right - 32))
    parts += _marks(marks, along, sheet)
    return plot(title, sheet.height, *parts, width=sheet.width)


def apart(places: Sequence[float], room: float, low: float, high: float) -> list[float]:
    """Return positions without overlaps and within the limits, each as close to the original as possible."""
    order = sorted(range(len(places)), key=lambda one: places[one])
    found = list(places)
    least = low
    for one in order:
        least = max(least, found[one])
        found[one] = least
        least += room
    most = high
    for one in reversed(order):
        most = min(most, found[one])
        found[one] = most
        most -= room
    return found


def _marks(marks: Sequence[Mark], along: Scale, sheet: Format) -> list[Svg]:
    """Return the numbers above the lines, without overlaps, linked to their moments."""
    places = apart([along(mark.words) for mark in marks], 27 if sheet.linked else 21, 14, sheet.width - 14)
    drawn = []
    for mark, x in zip(marks, places, strict=True):
        coin = [
            circle(x, 16, 13 if sheet.linked else 10, fill=GOLD_LIGHT),
            letters(x, 20.5, str(mark.number), LETTERS, NIGHT, "middle"),
        ]
        if sheet.linked:
            drawn.append(el("a", el("title", mark.title), *coin, href=mark.href, tabindex=-1))
        else:
            drawn.append(group(*coin))
    return drawn
