"""The land: coasts, provinces, mountains, roads and sea lanes that never change, once for each shape of the board.

All of it was bent by `tools/hamilcar_map.py`, so that crowded corners have room, and is stored in `map.json`.
"""

import json
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from hippodrome.draw.geo import Point, trace
from hippodrome.draw.svg import Svg, el, group, join, number, path, rect, use
from hippodrome.games.hamilcar import board

SHAPES: Final = ("wide", "tall")
SCALE: Final = {"wide": 1.0, "tall": 1.34}
"""How large signs and letters are drawn: on an upright phone the map is shown smaller."""


def pairs(flat: Sequence[float]) -> list[Point]:
    """Points from a plain list of numbers."""
    return list(zip(flat[::2], flat[1::2], strict=True))


class Land:
    """The map in one shape: where everything lies on it."""

    def __init__(self, shape: str, stored: dict[str, Any]) -> None:
        self.shape = shape
        self.scale = SCALE[shape]
        self.width, self.height = stored["size"]
        self.places: list[Point] = [(x, y) for x, y in (stored["spaces"][name] for name in board.SPACE_NAMES)]
        self.rings = [pairs(ring) for ring in stored["land"]]
        self.provinces = {name: [pairs(ring) for ring in rings] for name, rings in stored["provinces"].items()}
        self.frontiers = [pairs(line) for line in stored["frontiers"]]
        self.mountains = [(x, y) for x, y in stored["mountains"]]
        self.roads = _both_ways(stored["roads"])
        self.lanes = _both_ways(stored["lanes"])

    def name(self, part: str) -> str:
        """The name of a part of this map among the definitions."""
        return f"hamilcar-{self.shape}-{part}"

    def course(self, spaces: Sequence[str], by_sea: bool = False) -> list[Point]:
        """The way through some spaces, along roads or lanes."""
        found: list[Point] = []
        lines = self.lanes if by_sea else self.roads
        for one, other in zip(spaces, spaces[1:], strict=False):
            straight = [self.places[board.SPACE_OF[one]], self.places[board.SPACE_OF[other]]]
            found += lines.get((one, other), straight)[1 if found else 0 :]
        return found


def _both_ways(stored: dict[str, list[float]]) -> dict[tuple[str, str], list[Point]]:
    found = {}
    for ends, flat in stored.items():
        one, other = ends.split()
        found[one, other] = pairs(flat)
        found[other, one] = found[one, other][::-1]
    return found


@cache
def land(shape: str) -> Land:
    """The map in a shape."""
    return Land(shape, _stored()[shape])


@cache
def _stored() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(__file__).parent / "map.json").read_text("utf-8"))
    return found


def smooth(points: Sequence[Point]) -> str:
    """Path data of a line that bends softly round its corners."""
    if len(points) < 3:
        return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points)
    parts = [f"M{number(points[0][0])} {number(points[0][1])}"]
    for (x, y), (nx, ny) in zip(points[1:-2], points[2:-1], strict=True):
        middle = round((x + nx) / 2, 1), round((y + ny) / 2, 1)
        parts.append(f"Q{number(x)} {number(y)} {number(middle[0])} {number(middle[1])}")
    (x, y), (nx, ny) = points[-2:]
    parts.append(f"Q{number(x)} {number(y)} {number(nx)} {number(ny)}")
    return "".join(parts)


@cache
def map_definitions() -> Svg:
    """Both maps and what they share; looks that follow the system's wish for light or dark are in `draw.css`."""
    return join(*_patterns(), *[part for shape in SHAPES for part in _drawn(land(shape))])


def _patterns() -> Iterator[Svg]:
    def pattern(name: str, size: float, *parts: Svg, turn: int = 0) -> Svg:
        turned = f"rotate({turn})" if turn else None
        return el("pattern", *parts, id=f"hamilcar-{name}", width=size, height=size, patternUnits="userSpaceOnUse",
                  patternTransform=turned)  # fmt: skip

    yield pattern("waves", 34, path("M3 9q4 -4 8 0q4 4 8 0M20 26q3 -3 6 0q3 3 6 0", class_="chart-wave"), turn=-8)
    yield pattern("stones", 16, path("M1 1h6v6h-6zM9 9h6v6h-6z", class_="chart-grain"), turn=17)
    yield pattern("rome", 9, path("M0 4.500H9", class_="chart-rome", stroke_width=1.6, fill="none"), turn=-45)
    yield pattern("carthage", 9, path("M3 3h2.800v2.800h-2.800z", class_="chart-carthage", stroke="none"), turn=45)


def _drawn(ground: Land) -> Iterator[Svg]:
    whole = {"x": 0, "y": 0, "width": ground.width, "height": ground.height}
    shore = "".join(trace(ring, closed=True) for ring in ground.rings)
    land_name, clip = ground.name("land"), ground.name("ashore")
    yield path(shore, id=land_name)
    yield el("clipPath", use(land_name), id=clip)
    yield el("clipPath", rect(0, 0, ground.width, ground.height), id=ground.name("frame"))
    for name, rings in ground.provinces.items():
        yield path("".join(trace(ring, closed=True) for ring in rings), id=ground.name(name))
    scale = ground.scale

    def coast(class_: str, width: float) -> Svg:
        return use(land_name, class_=class_, fill="none", stroke_width=width * scale)

    regions = [
        use(ground.name(name), class_=f"chart-{board.REGION_NAMES[board.PROVINCE_REGION[number_]]}")
        for number_, name in enumerate(board.PROVINCE_NAMES)
    ]
    yield group(
        rect(**whole, class_="chart-sea"),
        rect(**whole, fill="url(#hamilcar-waves)"),
        *[coast("chart-shallow", width) for width in (40, 25, 12)],
        coast("chart-surf", 4.5),
        use(land_name, class_="chart-land"),
        group(
            *regions,
            use(land_name, fill="url(#hamilcar-stones)"),
            coast("chart-rise", 13),
            coast("chart-rise", 6),
            clip_path=f"url(#{clip})",
        ),
        *_relief(ground),
        path("".join(trace(line) for line in ground.frontiers), class_="chart-frontier", fill="none",
             stroke_width=1.1 * scale, stroke_dasharray=f"{4 * scale:g} {3 * scale:g}"),
        coast("chart-coast", 0.9),
        clip_path=f"url(#{ground.name('frame')})",
        stroke_linejoin="round",
        id=ground.name("chart"),
    )  # fmt: skip
    yield group(*_network(ground), id=ground.name("network"), fill="none", stroke_linecap="round")


def _relief(ground: Land) -> Iterator[Svg]:
    """Mountains: a bright and a dark side each, the ones further south in front."""
    bright, dark = [], []
    for place, (x, y) in enumerate(sorted(ground.mountains, key=lambda top: top[1])):
        size = ground.scale * (1.0, 0.8, 1.15, 0.9)[place % 4]
        corner, top = f"M{x - 6 * size:.1f} {y + 4 * size:.1f}", f"l{6 * size:.1f} {-9.5 * size:.1f}"
        bright.append(f"{corner}{top}l{1.6 * size:.1f} {4 * size:.1f}l{-1.4 * size:.1f} {5.5 * size:.1f}z")
        dark.append(f"M{x:.1f} {y - 5.5 * size:.1f}l{5.6 * size:.1f} {9.5 * size:.1f}h{-5.4 * size:.1f}"
                    f"l{1.4 * size:.1f} {-5.5 * size:.1f}z")  # fmt: skip
    yield path("".join(bright), class_="chart-bright")
    yield path("".join(dark), class_="chart-dark")


def _network(ground: Land) -> Iterator[Svg]:
    """Sea lanes dashed, roads plain, passes with a gap, straits dotted."""
    scale = ground.scale
    kinds = {board.LINK: "", board.PASS_LINK: "", board.STRAIT: ""}
    for space, links in enumerate(board.LINKS):
        for near, kind in links:
            if near < space:
                kinds[kind] += smooth(ground.roads[board.SPACE_NAMES[space], board.SPACE_NAMES[near]])
    lanes = "".join(
        smooth(ground.lanes[board.SPACE_NAMES[space], board.SPACE_NAMES[port]])
        for space, ports in enumerate(board.SEA)
        for port in ports
        if port < space
    )
    yield path(lanes, class_="chart-lane", stroke_width=1.2 * scale, stroke_dasharray=f"{5 * scale:g} {4 * scale:g}")
    yield path("".join(kinds.values()), class_="chart-verge", stroke_width=4 * scale)
    yield path(kinds[board.LINK], class_="chart-road", stroke_width=2 * scale)
    yield path(kinds[board.PASS_LINK], class_="chart-road", stroke_width=2 * scale, stroke_linecap="butt",
               stroke_dasharray=f"{5 * scale:g} {4 * scale:g}")  # fmt: skip
    yield path(kinds[board.STRAIT], class_="chart-road", stroke_width=2.6 * scale,
               stroke_dasharray=f"{0.1 * scale:g} {4.5 * scale:g}")  # fmt: skip
