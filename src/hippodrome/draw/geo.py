"""From geographic coordinates to the page: a projection, a lens for crowded areas, and coasts from GeoJSON."""

import gzip
import json
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, hypot, radians
from pathlib import Path
from typing import Any, TypeAlias

from hippodrome.draw.svg import number

Point: TypeAlias = tuple[float, float]


def stored(file: Path) -> dict[str, Any]:
    """Read a gzipped JSON file of shores and shapes, which is a third of the size of plain JSON."""
    found: dict[str, Any] = json.loads(gzip.decompress(file.read_bytes()))
    return found


class Lens:
    """A magnifying glass over part of a map: `zoom` times larger in the middle, unchanged at its rim.

    `flat` is the fraction of the radius within which the scale is constant; from there to the rim, distances are
    compressed.
    """

    def __init__(self, lon: float, lat: float, radius: float, zoom: float, flat: float = 0.35) -> None:
        self.lon = lon
        self.lat = lat
        self.radius = radius
        self.zoom = zoom
        self.flat = flat
        if zoom * flat >= 1:
            raise ValueError(f"A lens with zoom {zoom} needs flat below {1 / zoom:.2f}, not {flat}.")

    def bend(self, share: float) -> float:
        """Map a point's distance, as a fraction (0 to 1) of the radius; monotonic and smooth."""
        if share <= self.flat:
            return share * self.zoom
        edge = self.flat * self.zoom
        t = (share - self.flat) / (1 - self.flat)
        rise, slope = 1 - edge, self.zoom * (1 - self.flat)
        curve = max(slope / rise, 1.0)
        return edge + rise * curve * t / (1 + (curve - 1) * t)


class Projection:
    """An equirectangular projection, scaled by the cosine of the middle latitude, from degrees to a box on the page."""

    def __init__(
        self,
        frame: Sequence[float],
        width: float,
        left: float = 0.0,
        top: float = 0.0,
        lens: Lens | None = None,
    ) -> None:
        self.west, self.south, self.east, self.north = frame
        self.left = left
        self.top = top
        self.width = width
        squeeze = cos(radians((self.south + self.north) / 2))
        self.scale_x = width / (self.east - self.west)
        self.scale_y = self.scale_x / squeeze
        self.height = (self.north - self.south) * self.scale_y
        self.lens = lens
        if lens is not None:
            self._centre = self._flat(lens.lon, lens.lat)
            self._reach = lens.radius * self.scale_y

    def _flat(self, lon: float, lat: float) -> Point:
        return self.left + (lon - self.west) * self.scale_x, self.top + (self.north - lat) * self.scale_y

    def __call__(self, lon: float, lat: float) -> Point:
        """Return the point on the page for a geographic position."""
        x, y = self._flat(lon, lat)
        lens = self.lens
        if lens is None:
            return x, y
        dx, dy = x - self._centre[0], y - self._centre[1]
        far = hypot(dx, dy)
        if far == 0 or far >= self._reach:
            return x, y
        stretch = lens.bend(far / self._reach) * self._reach / far
        return self._centre[0] + dx * stretch, self._centre[1] + dy * stretch

    def line(self, points: Iterable[Sequence[float]]) -> list[Point]:
        """Project a line; under a lens, long edges are subdivided so that they bend."""
        if self.lens is None:
            return [self._flat(point[0], point[1]) for point in points]
        bent: list[Point] = []
        before: Sequence[float] | None = None
        for point in points:
            if before is not None:
                steps = int(max(abs(point[0] - before[0]), abs(point[1] - before[1])) / 0.1)
                for step in range(1, steps):
                    share = step / steps
                    bent.append(
                        self(before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share)
                    )
            bent.append(self(point[0], point[1]))
            before = point
        return bent


def rings(geojson: dict[str, Any]) -> list[list[Sequence[float]]]:
    """Return every ring of every polygon, outer and inner alike (fill with the evenodd rule)."""
    found: list[list[Sequence[float]]] = []
    for feature in geojson["features"]:
        geometry = feature["geometry"]
        shape = geometry["coordinates"]
        for polygon in [shape] if geometry["type"] == "Polygon" else shape:
            found.extend(polygon)
    return found


def trace(points: Sequence[Point], closed: bool = False) -> str:
    """Return short, relative path data through some points, with one decimal."""
    if not points:
        return ""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    parts = [f"M{number(x)} {number(y)}l"]
    steps: list[str] = []
    for px, py in points[1:]:
        nx, ny = round(px, 1), round(py, 1)
        if nx != x or ny != y:
            steps.append(f"{number(round(nx - x, 1))} {number(round(ny - y, 1))}")
            x, y = nx, ny
    if not steps:
        return ""
    return parts[0] + " ".join(steps) + ("z" if closed else "")


def land_path(geojson: dict[str, Any], project: Projection) -> str:
    """Return all land as path data, to be filled with the evenodd rule."""
    return "".join(trace(project.line(ring), closed=True) for ring in rings(geojson))


def coast_path(geojson: dict[str, Any], project: Projection, slack: float = 0.02) -> str:
    """Return the shore as path data, without the straight edges where the map was cut at its frame."""
    west, south, east, north = geojson.get("bbox") or (project.west, project.south, project.east, project.north)

    def cut(a: Sequence[float], b: Sequence[float]) -> bool:
        return any(
            abs(a[axis] - limit) < slack and abs(b[axis] - limit) < slack
            for axis, limit in ((0, west), (0, east), (1, south), (1, north))
        )

    parts: list[str] = []
    for ring in rings(geojson):
        shore: list[Sequence[float]] = [ring[0]]
        for before, point in pairwise(ring):
            if cut(before, point):
                parts.append(trace(project.line(shore)))
                shore = []
            shore.append(point)
        parts.append(trace(project.line(shore)))
    return "".join(parts)
