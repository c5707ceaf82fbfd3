"""Parts of printed boards: score tracks, boxes for cubes, purses, rows of dice."""

from collections.abc import Sequence

from hippodrome.draw.geo import Point
from hippodrome.draw.lettering import letters
from hippodrome.draw.mosaic import panel
from hippodrome.draw.palette import GOLD, GOLD_DARK, GOLD_LIGHT, INK, IVORY_DARK
from hippodrome.draw.pieces import coin, cube, die
from hippodrome.draw.stock import Stock
from hippodrome.draw.svg import Svg, at, group, join, rect


class Track:
    """Numbered spaces in a row that turns back at its end, like an ox ploughing."""

    def __init__(self, x: float, y: float, width: float, first: int, last: int, space: float = 24.0) -> None:
        self.x = x
        self.y = y
        self.first = first
        self.last = last
        self.space = space
        self.a_row = max(1, int(width / space))

    @property
    def height(self) -> float:
        """How much room the track takes downwards."""
        return self.space * (1 + (self.last - self.first) // self.a_row)

    def at(self, value: int, place: int = 0, of: int = 1) -> Point:
        """The middle of a space; several markers on one space (`place` of `of`) stand beside each other.

        Values beyond the ends stand on the first or the last space.
        """
        row, column = divmod(min(max(value, self.first), self.last) - self.first, self.a_row)
        if row % 2:
            column = self.a_row - 1 - column
        aside = 0.0 if of < 2 else (place / (of - 1) - 0.5) * self.space * 0.55
        return self.x + self.space * (column + 0.5) + aside, self.y + self.space * (row + 0.5) - aside * 0.4

    def draw(self, every: int = 5) -> Svg:
        """The empty track; every fifth number is golden."""
        parts = []
        for value in range(self.first, self.last + 1):
            x, y = self.at(value)
            gold = value % every == 0
            half = self.space / 2
            parts.append(
                rect(x - half + 1, y - half + 1, self.space - 2, self.space - 2, 3,
                     fill=GOLD if gold else IVORY_DARK, stroke=GOLD_DARK, stroke_width=1)
            )  # fmt: skip
            parts.append(letters(x, y + self.space * 0.16, str(value), self.space * 0.45, INK, "middle"))
        return group(*parts, class_="track", aria_hidden=True)


def titled_box(x: float, y: float, width: float, height: float, title: str, size: float = 12.5) -> Svg:
    """A box with its name on top."""
    return join(
        panel(x, y, width, height),
        letters(x + width / 2, y + size * 1.35, title, size, GOLD_LIGHT, "middle", room=width - 8),
    )


def put_cubes(
    stock: Stock, seat: int, count: int, x: float, y: float, width: float, height: float, size: float = 9.0
) -> None:
    """A player's cubes in a box, closer together the more there are."""
    step = size * 2.1
    a_row = max(1, int(width / step))
    rows = max(1, -(-count // a_row))
    down = step if rows == 1 else min(step, (height - step) / (rows - 1))
    for place in range(count):
        row, column = divmod(place, a_row)
        cube_x, cube_y = x + step * (column + 0.5), y + step * 0.5 + down * row
        stock.put(f"cube-{seat}", cube_x, cube_y, cube(seat, size), silent=True)


def purse(
    total: int, x: float, y: float, width: float, coins: Sequence[tuple[str, int]] = (("silver", 5), ("copper", 1))
) -> Svg:
    """An amount in coins, the largest first, overlapping where there are many; and the amount itself."""
    left, parts = total, []
    paid: list[tuple[str, int]] = []
    for metal, value in coins:
        count, left = divmod(max(left, 0), value)
        paid += [(metal, value)] * count
    room = width - 34
    step = 0.0 if len(paid) < 2 else min(20.0, (room - 22) / (len(paid) - 1))
    for place, (metal, value) in enumerate(paid):
        parts.append(group(coin(value, metal, 10), transform=at(x + 11 + step * place, y)))
    parts.append(letters(x + width, y + 6, str(total), 17, GOLD_LIGHT, "end", font_weight="bold"))
    return group(*parts, class_="purse")


def dice_row(dice: Sequence[int], hit_on: int, x: float, y: float, size: float = 12.0) -> Svg:
    """Rolled dice in a row, hits with a burst."""
    return group(
        *[
            group(die(pips, size, hit=pips >= hit_on), transform=at(x + size + place * size * 2.7, y + size))
            for place, pips in enumerate(dice)
        ],
        class_="dice",
    )
