"""The land: coasts, provinces, mountains, roads and sea lanes that never change, once for each shape of the board.

`tools/hamilcar_map.py` distorts all of it to give crowded corners room, and stores it in `map.json.gz`.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any, Final

from hippodrome.draw.charts import compass
from hippodrome.draw.geo import Point, stored
from hippodrome.draw.svg import Svg, el, group, join, number, path, rect, use
from hippodrome.games.hamilcar import board

SHAPES: Final = ("wide", "tall")
SCALE: Final = {"wide": 1.0, "tall": 1.5}
"""The scale of signs and letters, the same in `draw.css`: on an upright phone the map is shown smaller."""
NEAR: Final = (210.0, 140.0)
"""The distance beyond which spaces can't get in each other's way."""

MOST: Final = {"wide": 1.12, "tall": 1.5}
"""The largest scale: on a phone held sideways, where the wide map is small, signs are a little larger."""
COMPASS: Final = {"wide": (590.0, 352.0), "tall": (76.0, 104.0)}


class Land:
    """The map in one shape, with the positions of everything."""

    def __init__(self, shape: str, stored: dict[str, Any]) -> None:
        self.shape = shape
        self.scale = SCALE[shape]
        self.width, self.height = stored["size"]
        self.stored = stored
        self.places: list[Point] = [(x, y) for x, y in (stored["spaces"][name] for name in board.SPACE_NAMES)]
        across, down = NEAR[0] * self.scale, NEAR[1] * self.scale
        self.near = [
            sorted(
                (space for space, (x, y) in enumerate(self.places) if abs(x - east) < across and abs(y - south) < down),
                key=lambda space: hypot(self.places[space][0] - east, self.places[space][1] - south),
            )
            for east, south in self.places
        ]
        """For each space the spaces that may be in its way, itself included, the nearest first."""
        self.roads = _by_ends(stored["roads"])
        self.lanes = _by_ends(stored["lanes"])

    def name(self, part: str) -> str:
        """Return the id of a part of this map among the definitions."""
        return f"hm-{self.shape}-{part}"

    def course(self, spaces: Sequence[str], by_sea: bool = False) -> list[Point]:
        """Return the way through some spaces, along roads or lanes."""
        found: list[Point] = []
        lines = self.lanes if by_sea else self.roads
        for one, other in pairwise(spaces):
            flat = lines.get((one, other))
            straight = [self.places[board.SPACE_OF[one]], self.places[board.SPACE_OF[other]]]
            back = lines.get((other, one))
            line = pairs(flat) if flat else pairs(back)[::-1] if back else straight
            found += line[1 if found else 0 :]
        return found


def pairs(flat: Sequence[float]) -> list[Point]:
    """Return points from a flat list of numbers."""
    return list(zip(flat[::2], flat[1::2], strict=True))


def _by_ends(stored: dict[str, list[float]]) -> dict[tuple[str, str], list[float]]:
    ends = ((ends.split(), line) for ends, line in stored.items())
    return {(one, other): line for (one, other), line in ends}


@cache
def land(shape: str) -> Land:
    """Return the map in a shape."""
    return Land(shape, _stored()[shape])


@cache
def _stored() -> dict[str, Any]:
    return stored(Path(__file__).parent / "map.json.gz")


def smooth(points: Sequence[Point]) -> str:
    """Return path data of a line with rounded corners."""
    if len(points) < 3:
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for (x, y), (nx, ny) in pairwise(points[1:-1]):
        middle = round((x + nx) / 2, 1), round((y + ny) / 2, 1)
        parts.append(f"Q{number(x)} {number(y)} {number(middle[0])} {number(middle[1])}")
    (x, y), (nx, ny) = points[-2:]
    parts.append(f"Q{number(x)} {number(y)} {number(nx)} {number(ny)}")
    return "".join(parts)


@cache
def map_definitions() -> Svg:
    """Return both maps and what they share; `draw.css` has the colours for light and dark mode."""
    return join(*_patterns(), *[part for shape in SHAPES for part in _drawn(land(shape))])


def _patterns() -> Iterator[Svg]:
    def pattern(name: str, size: float, *parts: Svg, turn: int = 0) -> Svg:
        turned = f"rotate({turn})" if turn else None
        return el("pattern", *parts, id=f"hm-{name}", width=size, height=size, patternUnits="userSpaceOnUse",
                  patternTransform=turned)  # fmt: skip

    yield pattern("waves", 34, path("M3 9q4 -4 8 0q4 4 8 0M20 26q3 -3 6 0q3 3 6 0", class_="chart-wave"), turn=-8)
    yield pattern("stones", 16, path("M1 1h6v6h-6zM9 9h6v6h-6z", class_="chart-grain"), turn=17)
    yield pattern("rome", 9, path("M0 4.5H9", class_="chart-rome", stroke_width=1.6, fill="none"), turn=-45)
    yield pattern("carthage", 9, path("M3 3h2.8v2.8h-2.8z", class_="chart-carthage", stroke="none"), turn=45)


def _drawn(ground: Land) -> Iterator[Svg]:
    yield path(ground.stored["land"], id=ground.name("land"))
    yield el("clipPath", use(ground.name("land")), id=ground.name("ashore"))
    yield el("clipPath", rect(0, 0, ground.width, ground.height), id=ground.name("frame"))
    for name, outline in ground.stored["provinces"].items():
        yield path(outline, id=ground.name(name))
    yield _chart(ground)
    for kind, lines in ground.stored["network"].items():
        yield path(lines, id=ground.name(kind), fill="none")
    yield _network(ground)


def _chart(ground: Land) -> Svg:
    """Draw sea, coasts, regions, mountains and frontiers."""
    stored, scale, land_name = ground.stored, ground.scale, ground.name("land")

    def coast(class_: str, width: float) -> Svg:
        return use(land_name, class_=class_, fill="none", stroke_width=width * scale)

    regions = [
        use(ground.name(name), class_=f"chart-{board.REGION_NAMES[region]}")
        for name, region in zip(board.PROVINCE_NAMES, board.PROVINCE_REGION, strict=True)
    ]
    return group(
        rect(0, 0, ground.width, ground.height, class_="chart-sea"),
        rect(0, 0, ground.width, ground.height, fill="url(#hm-waves)"),
        *[coast("chart-shallow", width) for width in (40, 25, 12)],
        coast("chart-surf", 4.5),
        use(land_name, class_="chart-land"),
        group(
            *regions,
            use(land_name, fill="url(#hm-stones)"),
            coast("chart-rise", 13),
            coast("chart-rise", 6),
            clip_path=f"url(#{ground.name('ashore')})",
        ),
        path(stored["bright"], class_="chart-bright"),
        path(stored["dark"], class_="chart-dark"),
        path(stored["frontiers"], class_="chart-frontier", fill="none", stroke_width=1.1 * scale,
             stroke_dasharray=dashes(4, 3, scale)),
        coast("chart-coast", 0.9),
        compass(*COMPASS[ground.shape], 21 * scale),
        clip_path=f"url(#{ground.name('frame')})",
        stroke_linejoin="round",
        id=ground.name("chart"),
    )  # fmt: skip


def _network(ground: Land) -> Svg:
    """Draw roads and sea lanes."""
    scale = ground.scale

    def ways(kind: str, class_: str, width: float, dash: str | None = None, cap: str | None = None) -> Svg:
        return use(ground.name(kind), class_=class_, stroke_width=width * scale, stroke_dasharray=dash,
                   stroke_linecap=cap)  # fmt: skip

    return group(
        ways("sea", "chart-lane", 1.2, dashes(5, 4, scale)),
        *[ways(kind, "chart-verge", 4) for kind in ("normal", "pass", "strait")],
        ways("normal", "chart-road", 2),
        ways("pass", "chart-road", 2, dashes(5, 4, scale), "butt"),
        ways("strait", "chart-road", 2.6, dashes(0.1, 4.5, scale)),
        id=ground.name("network"),
        stroke_linecap="round",
    )


def dashes(line: float, gap: float, scale: float) -> str:
    """Return a dash pattern: sea lanes are dashed, passes have gaps, straits are dotted."""
    return f"{number(line * scale)} {number(gap * scale)}"
