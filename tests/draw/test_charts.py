"""Maps: places, the lens, coasts and routes."""

import re
from itertools import pairwise
from math import cos, hypot, radians
from typing import Any
from xml.etree import ElementTree

import pytest

from hippodrome.draw.charts import ROUTES, BaseMap, arrow, bow, chart_defs, city_name, route
from hippodrome.draw.geo import Lens, Projection, coast_path, land_path, rings
from hippodrome.draw.svg import el

FRAME = (10.0, 30.0, 20.0, 40.0)
ISLAND = [[12.0, 32.0], [14.0, 32.0], [14.0, 34.0], [12.0, 34.0], [12.0, 32.0]]
CUT = [[18.0, 36.0], [20.0, 36.0], [20.0, 38.0], [18.0, 38.0], [18.0, 36.0]]
"""Land that continues beyond the frame, so its eastern edge is not a coast."""


def land() -> dict[str, Any]:
    features = [{"geometry": {"type": "Polygon", "coordinates": [ring]}} for ring in (ISLAND, CUT)]
    return {"bbox": list(FRAME), "features": features}


def test_the_frame_fills_the_page() -> None:
    project = Projection(FRAME, 500, left=5, top=7)
    assert project(10, 40) == (5, 7)
    assert project(20, 40)[0] == pytest.approx(505)
    assert project(10, 30)[1] == pytest.approx(7 + project.height)


def test_a_degree_of_longitude_is_shorter_by_the_cosine() -> None:
    project = Projection(FRAME, 500)
    assert project.scale_x / project.scale_y == pytest.approx(cos(radians(35)))


def test_a_lens_enlarges_its_middle_and_leaves_the_rest() -> None:
    plain, bent = Projection(FRAME, 500), Projection(FRAME, 500, lens=Lens(14, 35, 3, 2.5, 0.3))
    assert bent(14, 35) == plain(14, 35)
    assert bent(18.5, 39) == plain(18.5, 39)
    near = hypot(*(a - b for a, b in zip(bent(14.5, 35), bent(14, 35), strict=True)))
    flat = hypot(*(a - b for a, b in zip(plain(14.5, 35), plain(14, 35), strict=True)))
    assert near == pytest.approx(2.5 * flat)


def test_a_lens_never_folds_the_map() -> None:
    lens = Lens(14, 35, 3, 2.5, 0.3)
    out = [lens.bend(place / 200) for place in range(201)]
    assert all(a < b for a, b in pairwise(out))
    assert out[0] == 0 and out[-1] == pytest.approx(1)
    steps = [b - a for a, b in pairwise(out)]
    assert all(abs(a - b) < 0.002 for a, b in pairwise(steps)), "the lens has a kink"


def test_a_lens_that_would_fold_is_refused() -> None:
    with pytest.raises(ValueError, match="flat"):
        Lens(14, 35, 3, 4, 0.3)


def test_the_edge_where_land_is_cut_off_is_not_a_coast() -> None:
    project = Projection(FRAME, 1000)
    assert land_path(land(), project).count("z") == 2
    shore = coast_path(land(), project)
    assert "z" not in shore
    steps = re.findall(r"[lM ]?(-?[\d.]+ -?[\d.]+)", shore)
    assert len(steps) == len(ISLAND) + len(CUT), "every corner once, with the cut between two parts of the coast"
    assert shore.count("M") == 3


def test_polygons_of_many_parts_are_read() -> None:
    geometry = {"type": "MultiPolygon", "coordinates": [[ISLAND], [CUT]]}
    assert rings({"features": [{"geometry": geometry}]}) == [ISLAND, CUT]


def test_a_chart_is_drawn_once_and_referenced() -> None:
    chart = BaseMap(land(), Projection(FRAME, 1000), "inset")
    assert len(chart.svg) < 100 and 'href="#inset"' in chart.svg
    drawn = ElementTree.fromstring(el("svg", el("defs", chart_defs(), chart.defs), chart.svg))
    ids = [node.get("id") for node in drawn.iter() if node.get("id")]
    assert {"inset", "inset-land", "inset-coast", "inset-frame"} <= set(ids)


def test_routes_differ_by_line_as_well_as_colour() -> None:
    lines = {kind: route((0, 0), (90, 0), kind) for kind in ROUTES}
    assert len({re.sub(r"#[0-9a-f]{6}|route \w+", "", line) for line in lines.values()}) == len(ROUTES)
    assert "stroke-dasharray" not in lines["land"]


def test_a_bent_route_ends_where_it_should() -> None:
    assert bow((0, 0), (10, 0)) == "M0 0L10 0"
    assert bow((0, 0), (10, 0), 0.5) == "M0 0Q5 -5 10 0"


def test_an_arrow_stops_before_its_target() -> None:
    head = re.findall(r"M(?:-?[\d.]+ -?[\d.]+)L(-?[\d.]+) (-?[\d.]+)L", arrow((0, 0), (100, 0), "#ffffff", short=20))
    assert head == [("80", "0")]


@pytest.mark.parametrize(
    ("side", "anchor"), [("right", None), ("left", "end"), ("above", "middle"), ("below", "middle")]
)
def test_a_city_name_can_be_on_any_side(side: str, anchor: str | None) -> None:
    assert ElementTree.fromstring(city_name(50, 50, "Nicaea & Co", side)).get("text-anchor") == anchor
