"""Simplified drawings for covers: few details remain, and those keep their places."""

import re
from math import hypot
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.draw.afar import plainer
from hippodrome.draw.covers import box_of, still_picture
from hippodrome.games import playable_games

GAMES = [info.name for info in playable_games() if box_of(info.name)]
MOST = 700
"""The most elements of a cover. Each one delays the page on a phone."""


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_small_and_has_no_dangling_references(game: str) -> None:
    svg = still_picture(game, box_of(game).cover).svg
    things = list(ElementTree.fromstring(svg).iter())
    assert len(things) < MOST and len(svg) < 100_000
    named = {thing.get("id") for thing in things}
    referred = set(re.findall(r"(?:href=\"|url\()#([\w-]+)", svg))
    assert referred == named - {None}
    assert not re.search(r"aria-|tabindex|data-|<title|transition|animation", svg)


def test_only_styles_in_use_are_kept() -> None:
    assert "chart-sea" not in still_picture("byzanz", box_of("byzanz").cover).svg
    worn = still_picture("hamilcar", box_of("hamilcar").cover).svg
    assert "prefers-color-scheme: dark" in worn and ".chart-sea{fill: var(--chart-sea);}" in worn


def test_curves_and_short_lines_stay_as_they_are() -> None:
    for d in ("M0 0L1 1H4V2Z", "M0 0" + "Q1 1 2 2" * 40):
        assert plainer(d, 1) == d


@given(st.lists(st.tuples(st.integers(0, 400), st.integers(0, 400)), min_size=30, max_size=60, unique=True))
def test_a_plainer_line_is_never_far_from_the_old_one(points: list[tuple[int, int]]) -> None:
    d = "M" + "L".join(f"{x} {y}" for x, y in points)
    thin = plainer(d, 5)
    x = y = 0.0
    kept: list[tuple[float, float]] = []
    for place, step in enumerate(re.findall(r"(-?[\d.]+) (-?[\d.]+)", thin)):
        x, y = (float(step[0]), float(step[1])) if not place else (x + float(step[0]), y + float(step[1]))
        kept.append((round(x), round(y)))
    assert kept[0] == points[0] and kept[-1] == points[-1] and len(kept) <= len(points)
    left = iter(points)
    assert all(any(point == one for one in left) for point in kept), (
        "the remaining points are original ones in their order"
    )
    for point in points:
        assert any(_far(point, kept[place], kept[place + 1]) <= 5.01 for place in range(len(kept) - 1))


def _far(point: tuple[float, float], a: tuple[float, float], b: tuple[float, float]) -> float:
    """Return the distance of a point from the line through two others."""
    long = hypot(b[0] - a[0], b[1] - a[1])
    across = (b[0] - a[0]) * (a[1] - point[1]) - (a[0] - point[0]) * (b[1] - a[1])
    return abs(across) / long if long else hypot(point[0] - a[0], point[1] - a[1])
