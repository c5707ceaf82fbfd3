"""Plots for reports: intervals, lines and bars, as SVG.

Like players, each series has a colour and a shape, so colour is never the only distinction.
"""

from collections.abc import Callable, Sequence
from math import floor, log10
from typing import NamedTuple, TypeAlias

from hippodrome.draw import palette
from hippodrome.draw.lettering import letters
from hippodrome.draw.svg import Svg, at, el, group, join, number, path, rect

WIDTH, LEFT, RIGHT = 720, 170, 90
ROW, AXIS = 34, 30
DASHES = (None, "10 5", "2 5", "14 4 2 4", "6 6", "1 3")

Told: TypeAlias = Callable[[float], str]
"""Formats a number on an axis."""


class Interval(NamedTuple):
    """A row of a plot: a value with its interval."""

    name: str
    value: float
    low: float
    high: float


def percent(value: float) -> str:
    """Format a share as a percentage."""
    return f"{value:.0%}"


def plain(value: float) -> str:
    """Format a number without needless decimals."""
    return f"{value:,.4g}"


def intervals(
    rows: Sequence[Interval], title: str, told: Told = plain, mark: float | None = None, left: int = LEFT
) -> Svg:
    """Plot a row for each name: a symbol at the value and a line from low to high; `mark` is a dashed vertical line.

    `left` is the room for the names.
    """
    ends = [end for row in rows for end in (row.low, row.high)] + ([] if mark is None else [mark])
    scale = Scale(min(ends), max(ends), left, WIDTH - RIGHT)
    height = ROW * len(rows) + AXIS
    parts = [grid(scale, height - AXIS, told), marked(scale, mark, height - AXIS)]
    for place, row in enumerate(rows):
        y = place * ROW + ROW / 2
        x = scale(row.value)
        line = f"M{number(scale(row.low))} {number(y)}H{number(scale(row.high))}"
        parts += [
            letters(left - 14, y + 5, row.name, 14, palette.IVORY, "end", room=left - 20),
            path(line, stroke=palette.player_colour(place), stroke_width=4, stroke_linecap="round", opacity=0.7),
            sign(place, x, y),
            letters(WIDTH - RIGHT + 14, y + 5, told(row.value), 14, palette.GOLD_LIGHT),
        ]
    return plot(title, height, *parts)


def courses(lines: Sequence[tuple[str, Sequence[float]]], title: str, told: Told, mark: float | None = None) -> Svg:
    """Plot lines of values, each labelled at its end."""
    values = [value for _, line in lines for value in line] + ([] if mark is None else [mark])
    height, bottom = 260, 260 - AXIS
    up = Scale(min(values), max(values), bottom - 8, 8)
    along = Scale(1, max(2, max(len(line) for _, line in lines)), 56, WIDTH - LEFT, exact=True)
    parts = [grid(along, bottom, plain), rungs(up, told)]
    if mark is not None:
        y = number(up(mark))
        parts.append(path(f"M56 {y}H{WIDTH - LEFT}", stroke=palette.GOLD_LIGHT, stroke_dasharray="5 5"))
    names = spread([up(line[-1]) for _, line in lines], 18, bottom)
    for place, (name, line) in enumerate(lines):
        thin = max(1, len(line) // 400)  # at most about one point per pixel
        steps = [*range(0, len(line), thin), len(line) - 1]
        d = "M" + "L".join(f"{number(along(step + 1))} {number(up(line[step]))}" for step in steps)
        dash = DASHES[place % len(DASHES)]
        parts += [
            path(d, stroke=palette.player_colour(place), stroke_width=2.2, fill="none", stroke_dasharray=dash),
            sign(place, WIDTH - LEFT + 14, names[place], 0.6),
            letters(WIDTH - LEFT + 26, names[place] + 5, name, 13, palette.IVORY, room=LEFT - 30),
        ]
    return plot(title, height, *parts)


def bars(counts: Sequence[tuple[float, int]], title: str, told: Told = plain) -> Svg:
    """Plot counts as bars, one for each value."""
    height, bottom = 200, 200 - AXIS
    values = [value for value, _ in counts]
    along = Scale(min(values), max(values), 60, WIDTH - 40)
    most = max(count for _, count in counts)
    wide = max(1.5, (along(values[1]) - along(values[0])) * 0.9 if len(values) > 1 else 20)
    parts = [grid(along, bottom, told)]
    for value, count in counts:
        tall = (bottom - 10) * count / most
        parts.append(rect(along(value) - wide / 2, bottom - tall, wide, tall, fill=palette.LAPIS_LIGHT))
    return plot(title, height, *parts)


class Scale:
    """Maps numbers to positions in a picture, with a small margin at both ends unless `exact`."""

    def __init__(self, low: float, high: float, start: float, end: float, exact: bool = False) -> None:
        room = 0 if exact else (high - low) * 0.06 or abs(high) * 0.1 or 1
        self.low, self.high = low - room, high + room
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        """Return the position of a number."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)

    def steps(self) -> list[float]:
        """Return about five round numbers on the scale."""
        rough = (self.high - self.low) / 5
        power = 10.0 ** floor(log10(rough))
        step = next(times * power for times in (1, 2, 2.5, 5, 10) if times * power >= rough)
        first = -floor(-self.low / step)
        return [round(place * step, 10) for place in range(first, floor(self.high / step) + 1)]


def spread(places: Sequence[float], apart: float, most: float) -> list[float]:
    """Return positions for labels without overlaps, each as close to the original as possible."""
    order = sorted(range(len(places)), key=lambda number: places[number])
    found = list(places)
    for below, above in zip(order[1:], order, strict=False):
        found[below] = max(found[below], found[above] + apart)
    over = max(0.0, max(found) - most + apart)
    return [place - over for place in found]


def grid(scale: Scale, bottom: float, told: Told) -> Svg:
    """Draw vertical lines at round numbers, with the numbers below."""
    parts = []
    for step in scale.steps():
        x = scale(step)
        parts.append(path(f"M{number(x)} 0V{number(bottom)}", stroke=palette.SEA_LIGHT))
        parts.append(letters(x, bottom + 20, told(step), 12, palette.IVORY_DARK, "middle"))
    return join(*parts)


def rungs(scale: Scale, told: Told) -> Svg:
    """Draw horizontal lines at round numbers, with the numbers to their left."""
    parts = []
    for step in scale.steps():
        y = scale(step)
        parts.append(path(f"M56 {number(y)}H{WIDTH - LEFT}", stroke=palette.SEA_LIGHT))
        parts.append(letters(48, y + 4, told(step), 12, palette.IVORY_DARK, "end"))
    return join(*parts)


def marked(scale: Scale, mark: float | None, bottom: float) -> Svg:
    """Draw a dashed vertical line at `mark`, if any."""
    if mark is None:
        return Svg("")
    return path(f"M{number(scale(mark))} 0V{number(bottom)}", stroke=palette.GOLD_LIGHT, stroke_dasharray="5 5")


def sign(place: int, x: float, y: float, size: float = 0.75) -> Svg:
    """Draw the shape of a series in its colour."""
    return path(
        palette.SHAPE_PATHS[palette.player_shape(place)], transform=at(x, y, size), fill=palette.player_colour(place)
    )


def plot(title: str, height: float, *parts: Svg, width: float = WIDTH) -> Svg:
    """Return a complete plot, with a title for screen readers."""
    return el(
        "svg",
        el("title", title),
        group(*parts),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        font_family="system-ui, sans-serif",
    )
