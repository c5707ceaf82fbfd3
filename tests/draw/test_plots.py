"""Plots have round numbers on the axes, names that do not overlap, and no trouble with constant data."""

from itertools import pairwise
from xml.etree import ElementTree

import pytest

from hippodrome.draw.plots import Interval, Scale, bars, courses, intervals, percent, plain, spread


@pytest.mark.parametrize(
    ("low", "high", "steps"),
    [
        (0, 1, [0, 0.25, 0.5, 0.75, 1]),
        (0, 100, [0, 25, 50, 75, 100]),
        (-3, 6, [-2.5, 0, 2.5, 5]),
        (0.051, 0.052, [0.051, 0.05125, 0.0515, 0.05175, 0.052]),
    ],
)
def test_axes_have_about_five_round_numbers(low: float, high: float, steps: list[float]) -> None:
    scale = Scale(low, high, 0, 100)
    assert scale.steps() == pytest.approx(steps)
    assert 0 <= scale(low) < scale(high) <= 100


def test_a_scale_may_run_upwards() -> None:
    up = Scale(0, 10, 200, 0, exact=True)
    assert (up(0), up(5), up(10)) == (200, 100, 0)


def test_names_do_not_overlap() -> None:
    places = spread([100, 101, 50, 198], 18, 200)
    assert sorted(places) == places[2:3] + places[:2] + places[3:]
    ordered = sorted(places)
    assert all(below - above >= 18 for above, below in pairwise(ordered))
    assert max(places) <= 200


@pytest.mark.parametrize("value", [0, 1, -4.5, 1e-9, 1e9])
def test_constant_data_can_be_plotted(value: float) -> None:
    plots = [
        intervals([Interval("one", value, value, value)] * 2, "all alike", plain, value),
        courses([("one", [value]), ("<two>", [value] * 900)], "flat & dull", percent, value),
        bars([(value, 3)], "one bar"),
    ]
    for plot in plots:
        picture = ElementTree.fromstring(plot)
        assert "nan" not in plot and "inf" not in plot
        assert picture.get("role") == "img" and picture[0].tag.endswith("title")


def test_format_of_numbers() -> None:
    assert [percent(0.256), plain(1234.0), plain(0.25)] == ["26%", "1,234", "0.25"]
