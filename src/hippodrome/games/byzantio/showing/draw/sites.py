"""Positions on the map: numbers and pretenders beside cities and never on them, names where there is room.

A name without room is shown only when the map is zoomed in, where it is smaller relative to the map.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import chain
from typing import Final, NamedTuple

from hippodrome.draw.geo import Point
from hippodrome.draw.lettering import PLAIN, width_of
from hippodrome.games.byzantio.showing.draw.land import HEIGHT, WIDTH, land_of

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""
NEAR: Final = 1.6
"""The zoom from which names are shown that had no room (draw.css has the same number)."""
NEAREST: Final = 2.6
"""The zoom from which the last names are shown."""
FLAT: Final = 1.39
"""How much larger names are relative to the map on a phone held sideways."""
REACH: Final = 80
"""The greatest distance of a number from the ideal place of its province's label."""
ASIDE: Final = 57
"""The greatest distance of a pretender from its usual place when it makes way for a name."""
CAPITAL: Final = "constantinople"
TALL: Final = (620.0, 500.0)
"""The sizes of the maps for a phone held upright."""
AIM: Final = 13.0
"""Half the least width and height of a frame around garrisons, so that a finger can hit it."""
LOWER: Final = 4.0
"""How much lower garrisons stand while they can be targeted, away from their city's sign."""
RING: Final = 5.0
"""The distance between a number and the ring around it when the province is an answer."""
BADGE: Final = 5.5
"""The size of the sign of an action beside its ring."""
RIM: Final = 4.5
"""The width of the dark rim around a frame or a ring."""
APART: Final = {"thebai": (5, -4), "korinthos": (-3, 4), "gangra": (0, -3), "ankyra": (-3, 4)}
"""Offsets of cities from their true places, so that a finger can hit each of them."""


class Site:
    """The sizes of a shape of the board, and the positions of everything on the map in it."""

    def __init__(self, game: str, shape: str) -> None:
        self.land = land_of(game)
        self.shape = shape
        self.tall = shape == "tall"
        self.width, self.height = TALL if self.tall else (WIDTH, HEIGHT)
        self.stretch = (self.width / WIDTH, self.height / HEIGHT)
        self.letter = 16.2 if self.tall else 11.0
        self.number = 17.6 if self.tall else 15.2
        self.disc = 10.5 if self.tall else 8.5
        self.strong = not (self.land.has_cities or self.tall)  # whether names of provinces are bold
        self.cube = 16.0 if self.tall else 13.0
        self.sign = 10.0 if self.tall else 8.0
        self.figure = 13.0 if self.tall else 11.0
        self.cities = {city: self._city(city) for city in self.land.board.cities}
        self.plates = self._plates()

    def at(self, point: Point) -> Point:
        """Convert a point of the printed map to this shape."""
        return point[0] * self.stretch[0], point[1] * self.stretch[1]

    def back(self, point: Point) -> Point:
        """Convert a point of this shape to the printed map."""
        return point[0] / self.stretch[0], point[1] / self.stretch[1]

    def _city(self, city: str) -> Point:
        x, y = self.at(self.land.spots[city])
        aside = APART.get(city, (0, 0))
        if not self.land.has_cities:
            return x + self.disc * 0.9, y - self.cube * 0.5
        return x + aside[0] * self.cube / 13, y + aside[1] * self.cube / 13

    def sign_box(self, city: str) -> Rect:
        """Return the box of a city's sign."""
        x, y = self.cities[city]
        wide, high = self.number * 0.8 + 1, self.sign + 1.5  # gold ones, with a number, are the widest
        return x - wide, y - high, x + wide, y + high

    def row_box(self, city: str, count: int = 4) -> Rect:
        """Return the box of some garrisons below a city."""
        x, y = self.cities[city]
        half = self.cube * 0.52 * count
        top = y + self.sign
        return x - half, top, x + half, top + self.cube + 2

    def aim_box(self, city: str) -> Rect:
        """Return the box of a frame around two garrisons, rim included."""
        x, y = self.cities[city]
        half, high = AIM + max(0.0, self.cube * 1.02 + 2 - AIM) + RIM, max(AIM, self.cube * 0.75) + RIM
        middle = y + self.sign + self.cube * 0.55 + LOWER
        return x - half, middle - high, x + half, middle + high

    def plate_boxes(self, point: Point) -> list[Rect]:
        """Return the boxes of a number and a pretender above it."""
        x, y = point
        half, tall = self.disc + 1.5, self.figure * 2.1
        return [(x - half, y - half, x + half, y + half), (x - half, y - half - tall, x + half, y - half)]

    def stands(self, name: str, count: int) -> Iterator[tuple[Point, Rect]]:
        """Yield positions for some pretenders side by side in a province: their middle, and their box.

        First above its number, then around it as near as possible with their feet in the province, finally off its
        shore.
        """
        x, y = self.plates[name]
        usual = x, y - self.disc - self.figure * 1.05
        half = self.figure * 0.9 + self.apart(count) * (count - 1) / 2
        near = sorted(_around(usual, ASIDE, 3), key=lambda one: _far(one, usual))
        feet = [(spot, self.back((spot[0], spot[1] + self.figure))) for spot in near]
        held = [spot for spot, low in feet if self.land.holds(name, low)]
        others = self.land.board.provinces
        wet = (spot for spot, low in feet if not any(self.land.holds(other, low) for other in others))
        for spot in chain((usual,), held, wet):
            across, down = spot
            yield spot, (across - half, down - self.figure, across + half, down + self.figure * 1.25)

    def apart(self, count: int) -> float:
        """Return the distance between pretenders that share a province; a crowd stands closer together."""
        return self.figure * (1.75 if count < 3 else 1.35)

    def stand_box(self, point: Point) -> Rect:
        """Return the box of two pretenders above a number."""
        left, top, right, bottom = self.plate_boxes(point)[1]
        return left - self.figure * 0.9, top, right + self.figure * 0.9, bottom

    def _plates(self) -> dict[str, Point]:
        """Place numbers near their labels, in their provinces, with room for a pretender; the smallest choose first."""
        taken = [self.sign_box(city) for city in self.cities] + [self.row_box(city, 2) for city in self.cities]
        found: dict[str, Point] = {}

        def area(name: str) -> float:
            xs = [x for ring in self.land.rings[name] for x, _ in ring]
            ys = [y for ring in self.land.rings[name] for _, y in ring]
            return (max(xs) - min(xs)) * (max(ys) - min(ys))

        for name in sorted(self.land.board.provinces, key=area):
            found[name] = self._plate(name, taken)
            taken += self.plate_boxes(found[name])
        return found

    def _plate(self, name: str, taken: list[Rect]) -> Point:
        start = self.at(self.land.labels[name])
        if self.land.board.provinces.index(name) == self.land.board.volcano:
            return start[0], start[1] + self.figure * 2
        near = sorted(_around(start, REACH), key=lambda one: _far(one, start))
        taken = [box for box in taken if meet(box, _widened(start, REACH + self.figure * 3))]
        for strict in (2, 1, 0):
            for spot in near:
                x, y = spot
                boxes = self.plate_boxes(spot)
                if strict and not self.land.holds(name, self.back(spot)):
                    continue
                if strict == 2 and not self.land.holds(name, self.back((x, y - self.figure * 2))):
                    continue
                if self.inside(boxes[1]) and not any(meet(box, other) for box in boxes for other in taken):
                    return spot
        return start

    def inside(self, box: Rect) -> bool:
        """Return whether a rectangle lies on the map."""
        return box[0] >= 2 and box[1] >= 2 and box[2] <= self.width - 2 and box[3] <= self.height - 2

    def strays(self, name: str, box: Rect) -> bool:
        """Return whether a province's name would reach into another province."""
        left, top, right, bottom = box
        low = (top + bottom) / 2
        points = [self.back((x, low)) for x in (left + 3, (left + right) / 2, right - 3)]
        others = [other for other in self.land.board.provinces if other != name]
        strange = [any(self.land.holds(other, point) for other in others) for point in points]
        return strange[1] or sum(strange) > 1


class Name:
    """A name on the map: its lines, where the first begins, and its room class.

    `roomy` names can also be read on a phone held sideways, `later` ones only when zoomed in. `box` is what the name
    covers, if it was put where it hides nothing.
    """

    def __init__(
        self, lines: tuple[str, ...], x: float, y: float, anchor: str, room: str, box: Rect | None = None
    ) -> None:
        self.lines = lines
        self.x = x
        self.y = y
        self.anchor = anchor
        self.room = room
        self.box = box


def _around(start: Point, reach: int, step: int = 4) -> Iterator[Point]:
    for dx in range(-reach, reach + 1, step):
        for dy in range(-reach, reach + 1, step):
            yield start[0] + dx, start[1] + dy


def _far(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def meet(one: Rect, other: Rect) -> bool:
    """Return whether two rectangles have a point in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@cache
def site_of(game: str, shape: str) -> Site:
    """Return the positions of a board in a shape, computed once."""
    return Site(game, shape)


# --- names -----------------------------------------------------------------------------------------------------------

Spoken = tuple[tuple[str, str], ...]
"""Ids and the names shown for them."""


@lru_cache(maxsize=64)
def names_of(game: str, shape: str, provinces: Spoken, cities: Spoken) -> tuple[dict[str, Name], dict[str, Name]]:
    """Place the names of provinces and of cities where they cover nothing: first the capital, then the provinces."""
    writer = _Writer(site_of(game, shape), [city for city, _ in cities])
    order = [(0, *one) for one in provinces]
    order += [(1, *one) for one in sorted(cities, key=lambda one: not writer.site.land.large[one[0]])]
    for name, said in cities:
        if name == CAPITAL and not writer.site.tall:
            writer.put(1, name, said, NameTrial("", 1.0, 1.0))
    for room in TALL_ROOMS if writer.site.tall else WIDE_ROOMS:
        for kind, name, said in order:
            if name not in writer.found[kind] and (room.city if kind else room.province):
                writer.put(kind, name, said, room)
    for kind, name, said in order:
        if name not in writer.found[kind]:
            x, y = writer.site.cities[name] if kind else writer.site.plates[name]
            writer.found[kind][name] = Name((said,), x, y - writer.site.sign - 4, "middle", WIDE_ROOMS[-1].name)
    return writer.found


@lru_cache(maxsize=2000)
def stand_of(game: str, shape: str, provinces: Spoken, cities: Spoken, name: str, count: int) -> Point:
    """Return where some pretenders stand in a province: above its number, or near it where they would hide a name."""
    site = site_of(game, shape)
    written = [one.box for kind in names_of(game, shape, provinces, cities) for one in kind.values()
               if one.box and "later" not in one.room]  # fmt: skip
    shown = [city for city, _ in cities] or site.land.board.cities
    signs = [site.sign_box(city) for city in shown] + [site.plate_boxes(spot)[0] for spot in site.plates.values()]
    rows = [site.row_box(city, 2) for city in shown]
    usual, first = next(site.stands(name, count))
    if not any(meet(first, box) for box in written):
        return usual
    rest = list(site.stands(name, count))
    for others in ([*written, *signs, *rows], [*written, *signs]):
        for stand, box in rest:
            if site.inside(box) and not any(meet(box, other) for other in others):
                return stand
    return usual


class NameTrial(NamedTuple):
    """One attempt to place names: their room class, the sizes for provinces and cities, and what they avoid."""

    name: str
    province: float
    city: float
    stands: bool = True
    """Whether to keep the positions of pretenders and frames free, though few are ever used."""


WIDE_ROOMS: Final = (
    NameTrial("roomy", FLAT, 0.0),
    NameTrial("", 1.0, 1.0),
    NameTrial("", 1.0, 1.0, stands=False),
    NameTrial("later", 1 / NEAR, 1 / NEAR),
    NameTrial("later last", 1 / NEAREST, 1 / NEAREST, stands=False),
)
TALL_ROOMS: Final = (
    NameTrial("roomy", 1.0, 0.0),
    NameTrial("roomy", 1.0, 0.0, stands=False),
    NameTrial("later", 1 / NEAR, 1 / NEAR),
    NameTrial("later last", 1 / NEAREST, 1 / NEAREST, stands=False),
)
"""Attempts for upright phones, where cities are named only when zoomed in."""


class _Writer:
    """Writes names on a map, one by one."""

    def __init__(self, site: Site, cities: list[str]) -> None:
        self.site = site
        self.found: tuple[dict[str, Name], dict[str, Name]] = ({}, {})
        shown = cities or site.land.board.cities
        self.stands = [site.stand_box(spot) for spot in site.plates.values()]
        self.taken = [site.plate_boxes(spot)[0] for spot in site.plates.values()]
        self.taken += [site.sign_box(city) for city in shown] + [site.row_box(city, 2) for city in shown]
        if not site.land.has_cities:  # on Nekken most names fit where no frame comes; the Empire is too full
            self.stands += [site.aim_box(city) for city in shown]
            self.stands += [_widened(spot, site.disc + RING + RIM) for spot in site.plates.values()]

    def put(self, kind: int, name: str, said: str, room: NameTrial) -> None:
        """Put a name at its first possible place where it meets nothing."""
        site = self.site
        size = site.letter * (room.city if kind else room.province)
        middle = site.cities[name] if kind else site.plates[name]
        taken = [*self.taken, *self.stands] if room.stands else self.taken
        close = [box for box in taken if meet(box, _widened(middle, 130))]
        weight = 1.0 if kind or site.strong else PLAIN
        shapes = []
        for lines in _broken(said, kind == 0 and not site.land.has_cities):
            wide = max(width_of(line, size) for line in lines) * weight
            shapes.append((lines, wide, size * 1.16 * len(lines)))
        tried = []
        if kind == 0:
            for over in (0.0, 0.24):
                for lines, wide, tall in shapes:
                    tried += [(lines, wide, tall, place) for place in _within(site, name, wide, tall, over, close)]
        for lines, wide, tall in shapes:
            tried += [(lines, wide, tall, place) for place in _places(site, kind, name, wide, tall)]
        for lines, wide, tall, (left, top, anchor) in tried:
            box = (left, top, left + wide, top + tall)
            if not site.inside(box) or any(meet(box, other) for other in close):
                continue
            if kind == 0 and site.strays(name, box):
                continue
            x = {"start": left, "middle": left + wide / 2, "end": left + wide}[anchor]
            self.found[kind][name] = Name(lines, x, top + size * 0.9, anchor, room.name, box)
            self.taken.append(box)
            return


def _widened(point: Point, by: float) -> Rect:
    return point[0] - by, point[1] - by, point[0] + by, point[1] + by


def _within(
    site: Site, name: str, wide: float, tall: float, over: float, taken: list[Rect]
) -> list[tuple[float, float, str]]:
    """Return the place nearest to a province's number where a name fits within it, except for a bit at both ends."""
    x, y = site.plates[name]
    for across, down in sorted(_around((x, y), 72, 6), key=lambda spot: _far(spot, (x, y + tall))):
        left, top = across - wide / 2, down - tall / 2
        box = (left, top, left + wide, top + tall)
        if any(meet(box, other) for other in taken):
            continue
        points = [(left + wide * share, top + tall * low) for share in (over, 0.5, 1 - over) for low in (0.1, 0.9)]
        if all(site.land.holds(name, site.back(point)) for point in points):
            return [(left, top, "middle")]
    return []


def _broken(said: str, may_break: bool) -> list[tuple[str, ...]]:
    """Return a name in one line, or in two."""
    first, _, rest = said.partition(" ")
    return [(said,), (first, rest)] if may_break and rest else [(said,)]


def _places(site: Site, kind: int, name: str, wide: float, tall: float) -> list[tuple[float, float, str]]:
    """Return left, top and anchor of the places for a name, the best first."""
    if kind == 0:
        x, y = site.plates[name]
        gap = site.disc + 2.5
    else:
        x, y = site.cities[name]
        gap = site.number * 0.8 + 2
    half = tall / 2
    beside = [(x + gap, y - half, "start"), (x - gap - wide, y - half, "end")]
    over = [(x - wide / 2, y - gap - tall, "middle"), (x - wide / 2, y + gap, "middle")]
    slid = [
        (x - wide * share, y + sign * gap - (tall if sign < 0 else 0), "middle")
        for share in (0.25, 0.75, 0.1, 0.9)
        for sign in (1, -1)
    ]
    raised = [(x + gap, y - half + up, "start") for up in (-8, 8)] + [
        (x - gap - wide, y - half + up, "end") for up in (-8, 8)
    ]
    if kind:
        under = y + site.sign + site.cube + 3
        low = [(x - wide * share, under, "middle") for share in (0.5, 0.2, 0.8)]
        return [*beside, over[0], *raised, *[place for place in slid if place[1] < y], *low]
    head = site.disc + site.figure * 2.1 + 2
    return [over[1], *beside, *slid, *raised, over[0], (x - wide / 2, y - head - tall, "middle")]
