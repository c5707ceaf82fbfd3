"""Distort the western Mediterranean for Hamilcar's board and store it with the drawing code.

On an accurate map the towns of Sicily, Campania and Zeugitana would overlap. So every pair of spaces that is too close
is repeatedly pushed apart by a small lens, which also moves everything else (coasts, mountains). Each step is smooth
and tiny, so land stays land and a port stays on its coast. On the distorted map, roads are routed over land and sea
lanes over water, and the land is divided into provinces. Run it after editing the board: `python
tools/hamilcar_map.py`; it takes minutes. It needs numpy; the game does not.
"""

import gzip
import heapq
import json
import re
import tomllib
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Point = tuple[float, float]

GAME = Path(__file__).parent.parent / "src/hippodrome/games/hamilcar"
COAST = Path(__file__).parent / "hamilcar_coast.json"
STORE = GAME / "showing" / "draw" / "map.json.gz"

SHAPES: dict[str, dict[str, Any]] = {
    "wide": {
        "size": (660, 400),
        "scale": 1.0,
        "lon": [(1.5, -60), (3.91, 26), (8.3, 170), (9.6, 215), (12.4, 312), (15.6, 532), (18.0, 634), (20.0, 720)],
        "lat": [(46.5, -95), (43.8, 18), (41.0, 106), (38.3, 198), (36.7, 300), (35.3, 354), (33.88, 384), (30.5, 430)],
        "apart": (40.0, 31.0),
    },
    "tall": {
        "size": (660, 610),
        "scale": 1.5,
        "lon": [(1.5, -60), (3.91, 30), (8.3, 175), (9.6, 230), (12.4, 335), (15.6, 520), (18.0, 626), (20.0, 710)],
        "lat": [
            (46.5, -150),
            (43.8, 28),
            (41.0, 170),
            (38.3, 325),
            (36.7, 452),
            (35.3, 530),
            (33.88, 578),
            (30.5, 650),
        ],
        "apart": (46.0, 42.0),
    },
}
"""For each shape: its size, the scale of symbols on it, the mapping of degrees to the page, and the minimum distances
of spaces, horizontally and vertically."""

ISLANDS = {"lipara": (14.95, 38.47, 0.13), "cossyra": (11.94, 36.83, 0.14)}
"""Islands too small for the coast data: their positions, and the size at which they are drawn."""
MOVED = {"hadrumetum": (10.45, 36.02), "leptis_minor": (10.78, 35.75), "thapsus": (11.08, 35.5),
         "thysdrus": (10.45, 35.15), "tunes": (10.15, 36.72), "adys": (10.2, 36.45)}  # fmt: skip
"""Spaces that start slightly off their true positions, so that they are pushed apart in a good direction."""
GROWN = {"melite": 1.7}
"""Islands that are drawn enlarged."""
ROCKS = [(12.33, 37.94, 0.05), (15.21, 38.79, 0.045), (14.83, 38.56, 0.05), (14.56, 38.56, 0.04), (14.24, 36.05, 0.06),
         (12.6, 35.51, 0.06), (12.87, 35.86, 0.035), (13.19, 38.71, 0.04), (13.42, 40.79, 0.035), (12.95, 40.9, 0.04),
         (10.88, 42.36, 0.045), (9.83, 43.05, 0.04), (13.9, 40.73, 0.05), (14.24, 40.55, 0.035)]  # fmt: skip
"""Smaller islands, for decoration: the Aegates, the Liparae, Gaulos, Lopadusa, Pontiae, Igilium, Pithecusae."""

BEYOND = [(8.6, 44.6), (6.5, 44.2), (10.2, 44.9), (11.4, 44.5), (12.6, 44.1), (13.3, 43.5), (13.9, 42.9),
          (16.5, 43.8), (18.3, 42.9), (19.5, 41.5), (20.2, 40.0), (15.5, 44.8), (3.3, 39.6), (4.1, 39.95),
          (3.6, 35.2), (5.2, 34.6), (6.9, 34.2), (8.4, 34.2), (9.3, 33.2), (11.6, 32.9), (13.5, 32.5), (16, 31.5),
          (2.3, 36.4)]  # fmt: skip
"""Seeds of lands that are not part of the game."""

RANGES: dict[str, list[Point]] = {
    "apennines": [(8.6, 44.45), (9.2, 44.55), (9.8, 44.4), (10.4, 44.25), (10.9, 44.1), (11.4, 44.0), (11.9, 43.8),
                  (12.35, 43.4), (12.75, 43.0), (13.1, 42.75), (13.4, 42.5), (13.75, 42.15), (13.9, 41.85),
                  (14.4, 41.75),
                  (14.9, 41.5), (15.2, 41.2), (15.3, 40.75), (15.55, 40.55), (15.9, 40.05), (16.15, 39.9), (16.1, 39.5),
                  (16.55, 39.35), (16.6, 39.1), (16.35, 38.65), (16.0, 38.25)],
    "gargano": [(15.85, 41.8)],
    "sicily": [(13.95, 37.88), (14.3, 37.9), (14.7, 37.93), (14.98, 38.0), (13.35, 37.93), (14.8, 37.1)],
    "sardinia": [(9.35, 40.02), (9.3, 39.8), (9.05, 40.7), (8.62, 39.4), (9.45, 39.45), (8.7, 40.45)],
    "corsica": [(8.95, 42.45), (9.1, 42.05), (9.15, 41.75)],
    "tell": [(4.2, 36.5), (4.7, 36.4), (5.4, 36.5), (5.9, 36.55), (6.3, 36.6), (7.1, 36.5), (7.6, 36.5), (8.2, 36.5),
             (8.6, 36.7), (9.05, 36.85)],
    "aures": [(4.6, 35.7), (5.2, 35.6), (5.8, 35.45), (6.4, 35.4), (6.9, 35.35), (7.3, 35.5), (7.7, 35.1), (4.1, 35.2)],
    "dorsal": [(8.6, 35.5), (9.0, 35.75), (9.45, 36.0), (9.8, 36.25), (10.25, 36.4), (8.9, 34.5), (8.3, 34.6)],
    "dinaric": [(15.6, 44.4), (16.3, 44.1), (16.9, 43.8), (17.5, 43.5), (18.1, 43.2), (18.7, 42.9), (19.3, 42.6),
                (17.2, 44.3), (18.0, 43.9), (19.0, 43.4), (19.8, 42.0), (20.0, 41.2), (19.9, 40.4)],
    "alps": [(6.7, 44.2), (7.2, 44.3), (7.8, 44.3), (6.2, 44.0), (7.0, 44.8), (7.6, 44.9)],
}  # fmt: skip
"""The positions of mountains."""
ROOM = {"sicilia": 1.3, "italia": 0.9, "insulae": 1.15}
"""Regions with many armies, whose spaces need more room than others."""
GRID = 3
"""The pixel size of the grid for routing roads and lanes."""


def knotted(knots: list[Point], values: Points) -> Points:
    """Return a smooth, increasing curve through some knots (monotone cubic)."""
    xs = np.array([knot[0] for knot in knots])
    ys = np.array([knot[1] for knot in knots], dtype=float)
    if xs[0] > xs[-1]:
        xs, ys = xs[::-1], ys[::-1]
    slope = np.diff(ys) / np.diff(xs)
    tangent = np.concatenate([[slope[0]], 2 / (1 / slope[:-1] + 1 / slope[1:]), [slope[-1]]])
    at = np.clip(np.searchsorted(xs, values) - 1, 0, len(xs) - 2)
    wide = xs[at + 1] - xs[at]
    t = (values - xs[at]) / wide
    inside = np.clip(t, 0, 1)
    h00, h10 = 2 * inside**3 - 3 * inside**2 + 1, inside**3 - 2 * inside**2 + inside
    h01, h11 = -2 * inside**3 + 3 * inside**2, inside**3 - inside**2
    curve = h00 * ys[at] + h10 * wide * tangent[at] + h01 * ys[at + 1] + h11 * wide * tangent[at + 1]
    over = (t - inside) * wide * np.where(t > 1, tangent[at + 1], tangent[at])
    return np.asarray(curve + over)


def island(lon: float, lat: float, size: float) -> list[Point]:
    """Return a small island with an irregular shore."""
    found = []
    for step in range(18):
        turn = step / 18 * 2 * pi
        far = size * (1 + 0.16 * sin(2 * turn + lon * 9) + 0.1 * sin(3 * turn + lat * 7))
        found.append((lon + far * cos(turn) * 1.25, lat + far * sin(turn) * 0.85))
    return [*found, found[0]]


def inside(point: Sequence[float], rings: Iterable[Points]) -> bool:
    """Return whether a point is on land."""
    x, y = point[0], point[1]
    found = False
    for ring in rings:
        x1, y1, x2, y2 = ring[:-1, 0], ring[:-1, 1], ring[1:, 0], ring[1:, 1]
        cross = (y1 > y) != (y2 > y)
        with np.errstate(divide="ignore", invalid="ignore"):
            hits = cross & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
        found ^= bool(np.count_nonzero(hits) % 2)
    return found


def nearest_shore(point: Sequence[float], rings: Iterable[Points], squeeze: float = 1.0) -> tuple[float, Point]:
    """Return the distance to the nearest point on any shore, and that point."""
    best, place = 1e9, (0.0, 0.0)
    for ring in rings:
        a, b = ring[:-1] * (squeeze, 1), ring[1:] * (squeeze, 1)
        p = np.array(point) * (squeeze, 1)
        along = b - a
        t = np.clip(((p - a) * along).sum(1) / np.maximum((along**2).sum(1), 1e-12), 0, 1)
        foot = a + along * t[:, None]
        far = np.hypot(*(foot - p).T)
        at = int(far.argmin())
        if far[at] < best:
            best, place = float(far[at]), (float(foot[at, 0]) / squeeze, float(foot[at, 1]))
    return best, place


def dense(ring: list[Point], step: float) -> Points:
    """Subdivide the edges of a ring, so that they can bend."""
    found: list[Point] = []
    for (x1, y1), (x2, y2) in pairwise(ring):
        parts = max(1, int(hypot(x2 - x1, y2 - y1) / step))
        found += [(x1 + (x2 - x1) * part / parts, y1 + (y2 - y1) * part / parts) for part in range(parts)]
    return np.array([*found, ring[-1]])


def shores() -> list[Points]:
    """Return all land in degrees, including the islands missing from the data."""
    found = []
    for feature in json.loads(COAST.read_text("utf-8"))["features"]:
        ring = [(lon, lat) for lon, lat in feature["geometry"]["coordinates"][0]]
        middle = np.array(ring).mean(0)
        if hypot(middle[0] - 14.42, middle[1] - 35.89) < 0.1:
            ring = [tuple(middle + (np.array(point) - middle) * GROWN["melite"]) for point in ring]
        found.append(dense(ring, 0.06))
    found += [dense(island(*where), 0.04) for where in [*ISLANDS.values(), *ROCKS]]
    return found


def homes(spaces: list[dict[str, Any]], rings: list[Points]) -> Points:
    """Return the position of each space in degrees: ports just inland of their shore, all others safely on land."""
    found = []
    for space in spaces:
        lon, lat = MOVED.get(space["id"], (space["lon"], space["lat"]))
        far, shore = nearest_shore((lon, lat), rings, 0.78)
        land = inside((lon, lat), rings)
        if space["id"] in ISLANDS:
            found.append((lon, lat))
            continue
        if space["id"] in GROWN:
            found.append((14.42, 35.885))
            continue
        want = 0.055 if space["port"] else 0.10
        if land and (0.03 <= far <= 0.08 if space["port"] else far >= want):
            found.append((lon, lat))
            continue
        best = None
        for reach in (0.02, 0.05, 0.08, 0.12, 0.16):  # find the nearest point at the right distance from the shore
            for turn in range(24):
                at = (shore[0] + reach * cos(turn * pi / 12) / 0.78, shore[1] + reach * sin(turn * pi / 12))
                if not inside(at, rings):
                    continue
                off = nearest_shore(at, rings, 0.78)[0]
                cost = abs(off - want) * 4 + hypot((at[0] - lon) * 0.78, at[1] - lat)
                if best is None or cost < best[0]:
                    best = cost, at
        assert best is not None, space["id"]
        found.append(best[1])
    return np.array(found)


def spread(
    places: Points, rest: Points, size: tuple[int, int], apart: tuple[float, float], room: Points
) -> tuple[Points, Points]:
    """Push spaces apart with small lenses until all have enough room, moving everything else along."""
    width, height = size
    ratio = np.array([1 / apart[0], 1 / apart[1]])
    everything = np.concatenate([places, rest])
    count = len(places)
    needs = (room[:, None] + room[None]) / 2
    for step in range(900):  # noqa: B007
        here = everything[:count]
        gaps = (here[:, None] - here[None]) * ratio
        far = np.hypot(gaps[..., 0], gaps[..., 1]) / needs + np.eye(count) * 9
        pairs = np.argwhere(np.triu(far < 1.0, 1))
        if far.min() > 0.985:
            break
        moved = np.zeros_like(everything)
        for one, other in pairs:
            middle = (here[one] + here[other]) / 2
            reach = max(float(np.hypot(*(here[one] - here[other]))), 9.0) * 1.05
            away = everything - middle
            share = np.exp(-(away**2).sum(1) / (2 * reach**2))
            axis = here[one] - here[other]
            axis = axis / (np.hypot(*axis) or 1)
            along = (away @ axis)[:, None] * axis * 0.8 + away * 0.2
            moved += along * (share * 0.045 * (1 - far[one, other]) * 2.0)[:, None]
        # Keep towns on the map: push them back from the frame, together with their surroundings.
        for at in range(count):
            x, y = here[at]
            push = np.array([max(0, 24 - x) - max(0, x - width + 24), max(0, 20 - y) - max(0, y - height + 20)])
            if push.any():
                away = everything - here[at]
                moved += push * 0.2 * np.exp(-(away**2).sum(1) / (2 * 45.0**2))[:, None]
        longest = np.hypot(moved[:, 0], moved[:, 1]).max()
        everything += moved * min(1.0, 2.0 / max(longest, 1e-9))
    print(f"after {step} steps all spaces have at least {far.min():.3f} of the distance they need")
    return everything[:count], everything[count:]


def wound(x: float, y: float) -> Point:
    """Displace a point of a border; the displacement depends only on the position, so that neighbours fit."""
    u, v = x / 23, y / 23
    return x + 3.2 * (sin(v + 1.3 * sin(u * 0.7)) + 0.45 * sin(2.3 * v - u + 1)), y + 3.2 * (
        sin(u + 1.1 * cos(v * 0.8)) + 0.45 * cos(2.1 * u + v)
    )


def cells(seeds: Points, size: tuple[int, int]) -> list[list[tuple[Point, int]]]:
    """Return the Voronoi cells of some seeds: corners, each with the neighbour across the edge that starts there."""
    width, height = size
    found = []
    for at, seed in enumerate(seeds):
        corners = ((-30, -30), (width + 30, -30), (width + 30, height + 30), (-30, height + 30))
        cell: list[tuple[Point, int]] = [(corner, -1) for corner in corners]
        for other, foe in enumerate(seeds):
            if other == at:
                continue
            mx, my = (seed + foe) / 2
            nx, ny = foe - seed
            kept: list[tuple[Point, int]] = []
            for place, ((x1, y1), edge) in enumerate(cell):
                (x2, y2), _ = cell[(place + 1) % len(cell)]
                d1, d2 = (x1 - mx) * nx + (y1 - my) * ny, (x2 - mx) * nx + (y2 - my) * ny
                if d1 <= 0:
                    kept.append(((x1, y1), edge))
                if (d1 <= 0) != (d2 <= 0):
                    t = d1 / (d1 - d2)
                    kept.append(((x1 + (x2 - x1) * t, y1 + (y2 - y1) * t), other if d1 <= 0 else edge))
            cell = kept
        found.append(cell)
    return found


def winding(a: Point, b: Point) -> list[Point]:
    """Return an edge of a cell, subdivided and bent; identical from both sides."""
    parts = max(1, int(hypot(b[0] - a[0], b[1] - a[1]) / 7))
    return [wound(a[0] + (b[0] - a[0]) * part / parts, a[1] + (b[1] - a[1]) * part / parts) for part in range(parts)]


class Ground:
    """Land and water as a grid, for routing roads and lanes."""

    def __init__(self, rings: list[Points], places: Points, size: tuple[int, int]) -> None:
        self.columns, self.rows = size[0] // GRID + 1, size[1] // GRID + 1
        self.land = np.array(
            [[inside((x * GRID, y * GRID), rings) for x in range(self.columns)] for y in range(self.rows)]
        )
        self.places = places
        near = self.land.copy().astype(float)
        for _ in range(3):
            padded = np.pad(near, 1, mode="edge")
            near = (
                padded[1:-1, 1:-1] + padded[:-2, 1:-1] + padded[2:, 1:-1] + padded[1:-1, :-2] + padded[1:-1, 2:]
            ) / 5
        self.soft = near

    def course(self, one: int, other: int, by_sea: bool, strait: bool = False) -> list[Point]:
        """Return the cheapest route, smoothed."""
        a, b = self.places[one], self.places[other]
        if strait:
            return [tuple(a), tuple(b)]
        wrong = self.soft if by_sea else 1 - self.soft
        start, goal = [(round(p[1] / GRID), round(p[0] / GRID)) for p in (a, b)]
        cost = 1 + wrong * (14 if by_sea else 6)
        for at, (x, y) in enumerate(self.places):
            if at not in (one, other):
                ys, xs = np.ogrid[: self.rows, : self.columns]
                cost = cost + 5 * (np.hypot(xs * GRID - x, ys * GRID - y) < 13)
        best = {start: 0.0}
        before: dict[tuple[int, int], tuple[int, int]] = {}
        heap = [(0.0, start)]
        while heap:
            paid, here = heapq.heappop(heap)
            if here == goal:
                break
            if paid > best[here] + hypot(here[0] - goal[0], here[1] - goal[1]) + 1e-9:
                continue
            for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1), (1, 2), (2, 1),
                           (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)):  # fmt: skip
                y, x = here[0] + dy, here[1] + dx
                if not (0 <= y < self.rows and 0 <= x < self.columns):
                    continue
                spent = best[here] + hypot(dy, dx) * float(cost[y, x])
                if spent < best.get((y, x), 1e9):
                    best[y, x] = spent
                    before[y, x] = here
                    heapq.heappush(heap, (spent + hypot(y - goal[0], x - goal[1]), (y, x)))
        way = [goal]
        while way[-1] != start:
            way.append(before[way[-1]])
        points = [(x * GRID, y * GRID) for y, x in reversed(way)]
        line = [tuple(a), *points[1:-1], tuple(b)]
        for _ in range(6):
            line = [line[0], *[((p[0] + 2 * q[0] + r[0]) / 4, (p[1] + 2 * q[1] + r[1]) / 4)
                               for p, q, r in zip(line, line[1:], line[2:], strict=False)], line[-1]]  # fmt: skip
        return thinned(line, 1.2)


def thinned(line: list[Point], slack: float) -> list[Point]:
    """Simplify a line with the Douglas-Peucker algorithm."""
    if len(line) < 3:
        return line
    (x1, y1), (x2, y2) = line[0], line[-1]
    wide = hypot(x2 - x1, y2 - y1)
    offs = [
        abs((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / wide if wide > 1e-9 else hypot(x - x1, y - y1)
        for x, y in line[1:-1]
    ]
    far = max(offs)
    if far <= slack:
        return [line[0], line[-1]]
    at = offs.index(far) + 1
    return thinned(line[: at + 1], slack)[:-1] + thinned(line[at:], slack)


def flat(points: Iterable[Sequence[float]]) -> list[float]:
    """Return points as a plain list of numbers with one decimal."""
    return [round(float(value), 1) for point in points for value in point]


def bend(name: str, board: dict[str, Any]) -> dict[str, Any]:
    """Compute everything that is stored for a shape."""
    shape = SHAPES[name]
    size = shape["size"]
    spaces = board["space"]
    rings = shores()
    towns = homes(spaces, rings)
    assert all(inside(town, rings) for town in towns)
    tops = np.array([top for line in RANGES.values() for top in line])
    beyond = np.array(BEYOND)

    def page(points: Points) -> Points:
        return np.stack([knotted(shape["lon"], points[:, 0]), knotted(shape["lat"], points[:, 1])], 1)

    rest = page(np.concatenate([*rings, tops, beyond]))
    regions = {province["id"]: province["region"] for province in board["province"]}
    room = np.array([ROOM.get(regions[space["province"]], 1.0) for space in spaces])
    places, rest = spread(page(towns), rest, size, shape["apart"], room)
    shore: list[Points] = []
    start = 0
    for ring in rings:
        shore.append(rest[start : start + len(ring)])
        start += len(ring)
    tops, beyond = rest[start : start + len(tops)], rest[start + len(tops) :]
    kept = [np.array(thinned([tuple(point) for point in ring[: len(ring) // 2 + 1]], 0.5)[:-1]
            + thinned([tuple(point) for point in ring[len(ring) // 2 :]], 0.5)) for ring in shore]  # fmt: skip
    visible = [ring for ring in kept if len(ring) > 3 and ring[:, 0].max() > -5 and ring[:, 0].min() < size[0] + 5
               and ring[:, 1].max() > -5 and ring[:, 1].min() < size[1] + 5]  # fmt: skip
    for space, place in zip(spaces, places, strict=True):
        far, land = nearest_shore(place, visible)[0], inside(place, visible)
        if not land or (space["port"] and far > 9) or (not space["port"] and far < 5):
            print(name, space["id"], "land" if land else "SEA", round(far, 1))
    return {
        "size": size,
        "spaces": {space["id"].replace("_", "-"): flat([place]) for space, place in zip(spaces, places, strict=True)},
        "land": [flat(ring) for ring in visible],
        **provinces(spaces, places, beyond, size, visible),
        "mountains": [flat([top])  for top in tops if 0 < top[0] < size[0] and 0 < top[1] < size[1]
                      and inside(top, visible) and np.hypot(*(places - top).T).min() > 15],
        **lines(board, places, Ground(visible, places, size)),
    }  # fmt: skip


def provinces(
    spaces: list[dict[str, Any]], places: Points, beyond: Points, size: tuple[int, int], rings: list[Points]
) -> dict[str, Any]:
    """Return the outline of each province, to be clipped at the shore, and the borders on land."""
    seeds = np.concatenate([places, beyond])
    owner = [space["province"].replace("_", "-") for space in spaces] + ["beyond"] * len(beyond)
    edges: dict[str, dict[Point, tuple[list[Point], Point]]] = {}
    frontiers: list[list[float]] = []
    for at, cell in enumerate(cells(seeds, size)):
        if owner[at] == "beyond":
            continue
        for place, (corner, other) in enumerate(cell):
            goal = cell[(place + 1) % len(cell)][0]
            if (other >= 0 and owner[other] == owner[at]) or hypot(goal[0] - corner[0], goal[1] - corner[1]) < 1e-6:
                continue
            edge = winding(corner, goal)
            edges.setdefault(owner[at], {})[_key(corner)] = edge, _key(goal)
            if other > at:
                frontiers += on_land([*edge, wound(*goal)], rings)
    return {"provinces": {name: [flat(thinned(ring, 0.8)) for ring in chained(own)] for name, own in edges.items()},
            "frontiers": frontiers}  # fmt: skip


def _key(point: Point) -> Point:
    return round(point[0], 3), round(point[1], 3)


def chained(edges: dict[Point, tuple[list[Point], Point]]) -> list[list[Point]]:
    """Link edges, keyed by their starting points, into rings."""
    found = []
    while edges:
        start = at = next(iter(edges))
        ring: list[Point] = []
        while at in edges:
            line, at = edges.pop(at)
            ring += line
        assert hypot(at[0] - start[0], at[1] - start[1]) < 0.01
        found.append(ring)
    return found


def on_land(line: list[Point], rings: list[Points]) -> list[list[float]]:
    """Return the parts of a line that are on land."""
    found: list[list[Point]] = [[]]
    for point in line:
        if inside(point, rings):
            found[-1].append(point)
        elif found[-1]:
            found.append([])
    return [flat(thinned(part, 0.3)) for part in found if len(part) > 1]


def lines(board: dict[str, Any], places: Points, ground: Ground) -> dict[str, Any]:
    """Return every road and sea lane from its first space to its second."""
    number = {space["id"]: at for at, space in enumerate(board["space"])}
    roads = {}
    for link in board["link"]:
        one, other = number[link["a"]], number[link["b"]]
        name = f"{link['a']} {link['b']}".replace("_", "-")
        roads[name] = flat(ground.course(one, other, False, link["kind"] == "strait"))
    lanes = {}
    for line in board["sea_line"]:
        one, other = number[line["a"]], number[line["b"]]
        lanes[f"{line['a']} {line['b']}".replace("_", "-")] = flat(ground.course(one, other, True))
    return {"roads": roads, "lanes": lanes}


def trace(points: Sequence[Sequence[float]], closed: bool = False) -> str:
    """Return short, relative path data through some points, with one decimal."""
    x, y = round(points[0][0], 1), round(points[0][1], 1)
    steps = []
    for point in points[1:]:
        nx, ny = round(point[0], 1), round(point[1], 1)
        if (nx, ny) != (x, y):
            steps.append(f"{nx - x:.1f} {ny - y:.1f}")
            x, y = nx, ny
    start = f"M{points[0][0]:.1f} {points[0][1]:.1f}l"
    return short(start + " ".join(steps)) + ("z" if closed else "")


def smooth(points: Sequence[Sequence[float]]) -> str:
    """Return path data of a line with smooth corners."""
    if len(points) < 3:
        return short("M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points))
    found = f"M{points[0][0]:.1f} {points[0][1]:.1f}"
    for (x, y), (nx, ny) in pairwise(points[1:-1]):
        found += f"Q{x:.1f} {y:.1f} {(x + nx) / 2:.1f} {(y + ny) / 2:.1f}"
    (x, y), (nx, ny) = points[-2:]
    return short(found + f"Q{x:.1f} {y:.1f} {nx:.1f} {ny:.1f}")


def short(data: str) -> str:
    """Remove needless zeros from path data."""
    data = re.sub(r"\.0(?![0-9])", "", data)
    return re.sub(r"(?<![0-9])-?0?(\.[0-9]+)", lambda found: ("-" if found[0][0] == "-" else "") + found[1], data)


def relief(tops: list[list[float]], scale: float) -> dict[str, str]:
    """Draw mountains with a bright and a dark side, southern ones in front."""
    bright, dark = [], []
    for place, (x, y) in enumerate(sorted(tops, key=lambda top: top[1])):
        s = scale * (1.0, 0.8, 1.15, 0.9)[place % 4]
        near, far = f"{1.6 * s:.1f} {4 * s:.1f}", f"{-1.4 * s:.1f} {5.5 * s:.1f}"
        bright.append(f"M{x - 6 * s:.1f} {y + 4 * s:.1f}l{6 * s:.1f} {-9.5 * s:.1f} {near} {far}z")
        dark.append(
            f"M{x:.1f} {y - 5.5 * s:.1f}l{5.6 * s:.1f} {9.5 * s:.1f} {-5.4 * s:.1f} 0 {1.4 * s:.1f} {-5.5 * s:.1f}z"
        )
    return {"bright": short("".join(bright)), "dark": short("".join(dark))}


def written(bent: dict[str, Any], board: dict[str, Any], scale: float) -> dict[str, Any]:
    """Return a map in its stored form, with lines as path data, so that the game has nothing left to compute."""

    def points(numbers: list[float]) -> list[Point]:
        return list(zip(numbers[::2], numbers[1::2], strict=True))

    roads = {"normal": "", "pass": "", "strait": ""}
    for link in board["link"]:
        roads[link["kind"]] += smooth(points(bent["roads"][f"{link['a']} {link['b']}".replace("_", "-")]))
    return {
        "size": bent["size"],
        "spaces": bent["spaces"],
        "land": "".join(trace(points(ring), True) for ring in bent["land"]),
        "provinces": {name: "".join(trace(points(ring), True) for ring in rings)
                      for name, rings in bent["provinces"].items()},
        "frontiers": "".join(trace(points(line)) for line in bent["frontiers"]),
        **relief(bent["mountains"], scale),
        "network": roads | {"sea": "".join(smooth(points(line)) for line in bent["lanes"].values())},
        "roads": bent["roads"],
        "lanes": bent["lanes"],
    }  # fmt: skip


def main() -> None:
    """Make the map for both shapes."""
    board = tomllib.loads((GAME / "board.toml").read_text("utf-8"))
    stored = {name: written(bend(name, board), board, shape["scale"]) for name, shape in SHAPES.items()}
    text = json.dumps(stored, separators=(",", ":")) + "\n"
    STORE.write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    main()
