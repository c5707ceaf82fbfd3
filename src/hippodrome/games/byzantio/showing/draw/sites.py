"""Where everything on the map stands: numbers and pretenders beside cities and never on them, names where there is room.

A name that finds no room is shown only when one has come nearer; then it is smaller against the map.
"""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from hippodrome.draw.geo import Point
from hippodrome.draw.lettering import width_of
from hippodrome.games.byzantio.showing.draw.land import HEIGHT, WIDTH, land_of

Rect = tuple[float, float, float, float]
"""Left, top, right, bottom."""
NEAR: Final = 1.6
"""From this zoom on the names are shown that had no room (draw.css says the same)."""
TALL: Final = {"byzantio": (620.0, 452.0), "nekken": (620.0, 512.0)}
"""The maps for a phone held upright."""
APART: Final = {"thebai": (5, -4), "korinthos": (-3, 4), "gangra": (0, -3), "ankyra": (-3, 4)}
"""These cities stand a little apart from their true places, so that a finger finds each of them."""


class Site:
    """The sizes of a shape, and the places of all that stands on the map in it."""

    def __init__(self, game: str, shape: str) -> None:
        self.land = land_of(game)
        self.tall = shape == "tall"
        self.width, self.height = TALL[game] if self.tall else (WIDTH, HEIGHT)
        self.stretch = (self.width / WIDTH, self.height / HEIGHT)
        self.letter = 17.0 if self.tall else 12.0
        self.number = 17.6 if self.tall else 14.5
        self.disc = 11.0 if self.tall else 9.0
        self.cube = 16.0 if self.tall else 13.0
        self.sign = 10.0 if self.tall else 8.0
        self.figure = 13.0 if self.tall else 11.0
        self.cities = {city: self._city(city) for city in self.land.board.cities}
        self.plates = self._plates()

    def at(self, point: Point) -> Point:
        """A place of the printed map in this shape."""
        return point[0] * self.stretch[0], point[1] * self.stretch[1]

    def back(self, point: Point) -> Point:
        """A place of this shape on the printed map."""
        return point[0] / self.stretch[0], point[1] / self.stretch[1]

    def _city(self, city: str) -> Point:
        x, y = self.at(self.land.spots[city])
        aside = APART.get(city, (0, 0))
        if not self.land.has_cities:
            return x + self.disc * 0.9, y + self.sign * 0.4
        return x + aside[0] * self.cube / 13, y + aside[1] * self.cube / 13

    def sign_box(self, city: str) -> Rect:
        """What a city's sign covers."""
        x, y = self.cities[city]
        half = self.sign + 1.5
        return x - half, y - half, x + half, y + half

    def row_box(self, city: str, count: int = 4) -> Rect:
        """What so many garrisons below a city cover."""
        x, y = self.cities[city]
        half = self.cube * 0.52 * count
        top = y + self.sign
        return x - half, top, x + half, top + self.cube + 2

    def plate_boxes(self, point: Point) -> list[Rect]:
        """What a number and a pretender above it cover."""
        x, y = point
        half, tall = self.disc + 1.5, self.figure * 2.1
        return [(x - half, y - half, x + half, y + half), (x - half, y - half - tall, x + half, y - half)]

    def _plates(self) -> dict[str, Point]:
        """Numbers near their labels, inside their provinces, with a pretender's room above; the smallest choose first."""
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
        near = sorted(_around(start, 100 if self.land.has_cities else 70), key=lambda one: _far(one, start))
        for strict in (2, 1, 0):
            for spot in near:
                x, y = spot
                boxes = self.plate_boxes(spot)
                if strict and not self.land.holds(name, self.back(spot)):
                    continue
                if strict == 2 and not self.land.holds(name, self.back((x, y - self.figure * 2))):
                    continue
                if self._inside(boxes[1]) and not any(meet(box, other) for box in boxes for other in taken):
                    return spot
        return start

    def _inside(self, box: Rect) -> bool:
        return box[0] >= 2 and box[1] >= 2 and box[2] <= self.width - 2 and box[3] <= self.height - 2


class Name:
    """A name on the map: its lines, where the first begins, and whether one has to come nearer to read it."""

    def __init__(self, lines: tuple[str, ...], x: float, y: float, anchor: str, near: bool) -> None:
        self.lines = lines
        self.x = x
        self.y = y
        self.anchor = anchor
        self.near = near


def _around(start: Point, reach: int, step: int = 4) -> Iterator[Point]:
    for dx in range(-reach, reach + 1, step):
        for dy in range(-reach, reach + 1, step):
            yield start[0] + dx, start[1] + dy


def _far(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def meet(one: Rect, other: Rect) -> bool:
    """Whether two rectangles have a point in common."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@cache
def site_of(game: str, shape: str) -> Site:
    """The places of a board in a shape, found once."""
    return Site(game, shape)


# --- names -----------------------------------------------------------------------------------------------------------

Spoken = tuple[tuple[str, str], ...]
"""Things and how they are called."""


@lru_cache(maxsize=64)
def names_of(game: str, shape: str, provinces: Spoken, cities: Spoken) -> tuple[dict[str, Name], dict[str, Name]]:
    """The names of provinces and of cities, each where it covers nothing; first those of the provinces."""
    site = site_of(game, shape)
    taken = [box for spot in site.plates.values() for box in site.plate_boxes(spot)[:1]]
    shown = [city for city, _ in cities] if site.land.has_cities else site.land.board.cities
    taken += [site.sign_box(city) for city in shown]
    rows = [site.row_box(city) for city in shown]
    narrow = [site.row_box(city, 2) for city in shown]
    stands = [site.plate_boxes(spot)[1] for spot in site.plates.values()]
    found: tuple[dict[str, Name], dict[str, Name]] = ({}, {})
    waiting: list[tuple[int, str, str]] = []
    everything = [(0, *one) for one in provinces]
    everything += [(1, *one) for one in sorted(cities, key=lambda one: not site.land.large[one[0]])]
    for kind, name, said in everything:
        for soft in ([*rows, *stands], [*narrow, *stands]):
            # In a phone's hand cities are named when one comes nearer.
            if kind and site.tall:
                continue
            if _put(site, found[kind], kind, name, said, 1.0, taken, soft):
                break
        if name not in found[kind]:
            waiting.append((kind, name, said))
    for kind, name, said in waiting:
        for soft in ([*narrow, *stands], []):
            if _put(site, found[kind], kind, name, said, NEAR, taken, soft):
                break
    return found


def _put(
    site: Site, found: dict[str, Name], kind: int, name: str, said: str, zoom: float, taken: list[Rect], soft: list[Rect]
) -> bool:
    """Put a name at the first of its places where it meets nothing."""
    # Held flat a phone shows the names of provinces larger against the map.
    size = site.letter * (1.2 if kind == 0 and not site.tall and zoom == 1 else 1.0) / zoom
    for lines in _broken(said, kind == 0 and not site.land.has_cities):
        wide = max(width_of(line, size) for line in lines) * 0.94
        tall = size * 1.16 * len(lines)
        places = _places(site, kind, name, wide, tall)
        if kind == 0:
            places = [*_within(site, name, wide, tall, [*taken, *soft]), *places]
        for left, top, anchor in places:
            box = (left, top, left + wide, top + tall)
            if not (box[0] >= 1 and box[1] >= 1 and box[2] <= site.width - 1 and box[3] <= site.height - 1):
                continue
            if any(meet(box, other) for other in taken) or any(meet(box, other) for other in soft):
                continue
            x = {"start": left, "middle": left + wide / 2, "end": left + wide}[anchor]
            found[name] = Name(lines, x, top + size * 0.9, anchor, zoom > 1)
            taken.append(box)
            return True
    return False


def _within(site: Site, name: str, wide: float, tall: float, taken: list[Rect]) -> list[tuple[float, float, str]]:
    """The place nearest to a province's number where a name lies within the province whole; none if there is none."""
    x, y = site.plates[name]
    spots = sorted(_around((x, y), 72, 6), key=lambda spot: _far(spot, (x, y + tall)))
    for across, down in spots:
        left, top = across - wide / 2, down - tall / 2
        box = (left, top, left + wide, top + tall)
        if any(meet(box, other) for other in taken):
            continue
        points = [(left + wide * share, top + tall * low) for share in (0, 0.5, 1) for low in (0.1, 0.9)]
        if all(site.land.holds(name, site.back(point)) for point in points):
            return [(left, top, "middle")]
    return []


def _broken(said: str, may_break: bool) -> list[tuple[str, ...]]:
    """A name in one line, or in two."""
    first, _, rest = said.partition(" ")
    return [(said,), (first, rest)] if may_break and rest else [(said,)]


def _places(site: Site, kind: int, name: str, wide: float, tall: float) -> list[tuple[float, float, str]]:
    """Left, top and anchor of the places for a name, the best first."""
    if kind == 0:
        x, y = site.plates[name]
        gap = site.disc + 2.5
    else:
        x, y = site.cities[name]
        gap = site.sign + 3
    half = tall / 2
    beside = [(x + gap, y - half, "start"), (x - gap - wide, y - half, "end")]
    over = [(x - wide / 2, y - gap - tall, "middle"), (x - wide / 2, y + gap, "middle")]
    slid = [
        (x - wide * share, y + sign * gap - (tall if sign < 0 else 0), "middle")
        for share in (0.25, 0.75, 0.1, 0.9)
        for sign in (1, -1)
    ]
    raised = [(x + gap, y - half + up, "start") for up in (-8, 8)] + [(x - gap - wide, y - half + up, "end") for up in (-8, 8)]
    if kind:
        under = site.sign + site.cube + 3
        return [*beside, over[0], *slid, *raised, (x - wide / 2, y + under, "middle")]
    head = site.disc + site.figure * 2.1 + 2
    return [over[1], *beside, *slid, *raised, over[0], (x - wide / 2, y - head - tall, "middle")]
