"""Cut the boards of Byzantio and Nekken into provinces and store them with the drawing code.

Every point of land belongs to the nearest seed in the board file. The borders are then bent slightly, so that they look
natural. Run it after editing seeds: `python tools/byzantio_provinces.py`. It needs shapely; the game does not.
"""

import gzip
import json
import tomllib
from collections.abc import Callable, Iterable
from math import cos, pi, sin
from pathlib import Path
from typing import Any

from shapely import MultiPoint, Polygon, box, segmentize, transform, union_all, voronoi_polygons
from shapely.geometry import shape
from shapely.geometry.base import BaseGeometry

from hippodrome.draw.geo import stored

GAME = Path(__file__).parent.parent / "src/hippodrome/games/byzantio"
STORE = GAME / "showing" / "draw"
SQUEEZE = 0.77
"""The length of a degree of longitude relative to one of latitude, as in the board file."""

Seeds = list[tuple[str, tuple[float, float]]]


def cells(seeds: Seeds, frame: BaseGeometry) -> dict[str, BaseGeometry]:
    """Return the Voronoi cells of some seeds, merged by owner."""
    found: dict[str, list[BaseGeometry]] = {}
    polygons = voronoi_polygons(MultiPoint([point for _, point in seeds]), extend_to=frame, ordered=True)
    for (owner, _), cell in zip(seeds, polygons.geoms, strict=True):
        found.setdefault(owner, []).append(cell)
    return {owner: union_all(parts) for owner, parts in found.items()}


def bent(cell: BaseGeometry, step: float, far: float, wave: float) -> BaseGeometry:
    """Bend the border of a cell; the displacement depends only on the position, so that neighbours still fit."""

    def move(points: Any) -> Any:
        moved = points.copy()
        for place, (x, y) in enumerate(points):
            u, v = x * 2 * pi / wave, y * 2 * pi / wave
            moved[place, 0] = x + far * (sin(v + 1.3 * sin(u * 0.7)) + 0.45 * sin(2.3 * v - u + 1.0)) * 0.7
            moved[place, 1] = y + far * (sin(u + 1.1 * cos(v * 0.8)) + 0.45 * cos(2.1 * u + v)) * 0.7
        return moved

    return transform(segmentize(cell, step), move).buffer(0)


def polygons_of(geometry: BaseGeometry) -> list[Polygon]:
    """Return the polygons of a shape that may have several parts."""
    parts = getattr(geometry, "geoms", [geometry])
    return [part for part in parts if isinstance(part, Polygon) and not part.is_empty]


def rings(
    geometry: BaseGeometry, least: float, digits: int, back: Callable[[float, float], tuple[float, float]]
) -> Any:
    """Return the outer and inner rings of all parts that are large enough to draw."""
    found = []
    for part in polygons_of(geometry):
        if part.area >= least:
            for ring in (part.exterior, *part.interiors):
                found.append([[round(value, digits) for value in back(x, y)] for x, y in ring.coords])
    return found


def contacts(found: dict[str, BaseGeometry], least: float) -> set[tuple[str, str]]:
    """Return the pairs of cells that touch along more than a corner."""
    names = sorted(found)
    return {
        (one, other)
        for one in names
        for other in names
        if one < other and found[one].buffer(least / 4).intersection(found[other].buffer(least / 4)).length > least * 6
    }


def told(rows: Iterable[dict[str, Any]]) -> set[tuple[str, str]]:
    """Return the pairs of neighbours listed in a board file."""
    return {tuple(sorted((row["id"], other))) for row in rows for other in row["borders"]}


def byzantio() -> None:
    """Assign mainland to the nearest seed and islands as a whole; outside realms are cut off."""
    board = tomllib.loads((GAME / "byzantio.toml").read_text("utf-8"))
    coast = stored(STORE / "coast.json.gz")
    land = [transform(shape(feature["geometry"]), lambda xy: xy * [SQUEEZE, 1]) for feature in coast["features"]]
    pieces = sorted((part for one in land for part in polygons_of(one.buffer(0))), key=lambda part: -part.area)
    frame = box(*[value * (SQUEEZE if place % 2 == 0 else 1) for place, value in enumerate(coast["bbox"])]).buffer(3)

    def seeds(islands: bool) -> Seeds:
        found: Seeds = []
        for row in board["province"]:
            if islands or not row.get("island"):
                found += [(row["id"], (lon * SQUEEZE, lat)) for lon, lat in [row["seed"], *row["extra_seeds"]]]
        for row in board["outside"]:
            found += [(f"outside-{row['id'].replace('_', '-')}", (lon * SQUEEZE, lat)) for lon, lat in row["seeds"]]
        return found

    mainland = [part for part in pieces if part.area > 4]
    plain = cells(seeds(islands=False), frame)
    winding = {owner: bent(cell, 0.08, 0.05, 1.4) for owner, cell in plain.items()}
    ground = union_all(mainland)
    found = {owner: cell.intersection(ground) for owner, cell in winding.items()}
    competing = cells(seeds(islands=True), frame)
    for island in pieces:
        if island.area <= 4:
            owner = max(competing, key=lambda name: competing[name].intersection(island).area)
            found[owner] = found.get(owner, Polygon()).union(island)
    store("provinces.json.gz", found, 0.004, 3, lambda x, y: (x / SQUEEZE, y))
    ids = {row["id"] for row in board["province"]}
    touching = contacts({owner: part for owner, part in found.items() if owner in ids}, 0.04)
    print("byzantio: contacts not listed", touching - told(board["province"]), "| listed, not found",
          told(board["province"]) - touching)  # fmt: skip
    for city in board["city"]:
        spot = shape({"type": "Point", "coordinates": [city["lon"] * SQUEEZE, city["lat"]]})
        far = found[city["province"]].distance(spot)
        if far > 0.1:
            print(f"  {city['id']} lies {far:.2f} degrees outside {city['province']}")


def nekken() -> None:
    """Divide the continent into regions, with an irregular shore."""
    board = tomllib.loads((GAME / "nekken.toml").read_text("utf-8"))
    outline = board["board"]["outline"]
    power = 2 / outline["exponent"]
    points = []
    for place in range(360):
        turn = place * pi / 180
        across, down = cos(turn), sin(turn)
        bay = 1 - 0.022 * (1 + sin(9 * turn + 1)) - 0.012 * (1 + sin(23 * turn))
        x = outline["cx"] + outline["rx"] * bay * abs(across) ** power * (1 if across >= 0 else -1)
        y = outline["cy"] + outline["ry"] * bay * abs(down) ** power * (1 if down >= 0 else -1)
        points.append((x, y))
    continent = Polygon(points).buffer(0)
    seeds: Seeds = [(row["id"].replace("_", "-"), (row["at"][0], row["at"][1])) for row in board["region"]]
    plain = cells(seeds, box(-200, -200, 1200, 1200))
    found = {owner: bent(cell, 12, 7, 150).intersection(continent) for owner, cell in plain.items()}
    store("regions.json.gz", found, 1, 1, lambda x, y: (x, y))
    borders = {tuple(sorted(name.replace("_", "-") for name in pair)) for pair in told(board["region"])}
    touching = contacts(found, 4)
    print("nekken: contacts not listed", touching - borders, "| listed, not found", borders - touching)


def store(
    name: str,
    found: dict[str, BaseGeometry],
    least: float,
    digits: int,
    back: Callable[[float, float], tuple[float, float]],
) -> None:
    """Write the shapes to a gzipped JSON file."""
    lines = [f"{json.dumps(owner)}: {json.dumps(rings(found[owner], least, digits, back))}" for owner in sorted(found)]
    text = "{\n" + ",\n".join(lines).replace(", ", ",") + "\n}\n"
    (STORE / name).write_bytes(gzip.compress(text.encode(), 9, mtime=0))


if __name__ == "__main__":
    byzantio()
    nekken()
