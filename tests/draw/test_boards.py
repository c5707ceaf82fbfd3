"""Tracks, boxes, purses, and things that keep their ids."""

import re
from xml.etree import ElementTree

from hippodrome.draw.boards import Track, dice_row, purse, put_cubes, titled_box
from hippodrome.draw.scene import Scene
from hippodrome.draw.stock import Stock
from hippodrome.draw.svg import Svg, el

from .test_pieces import Plain, view


def ids(svg: Svg) -> list[str]:
    return [node.get("id") or "" for node in ElementTree.fromstring(svg)]


def test_things_are_numbered_by_place_and_drawn_in_the_order_of_their_ids() -> None:
    stock = Stock(Scene(view(["take-marker"]), Plain()), {"marker": 1, "cube": 0})
    stock.put("marker", 5, 5, words=("take-marker",))
    for x in range(11):
        stock.put("cube", x, 0)
    layer = stock.layer("things")
    assert ids(layer) == [f"cube-{number}" for number in range(1, 12)] + ["marker-1"]
    assert stock.scene.placed == {"take-marker"}


def test_a_track_turns_back_and_holds_who_runs_over() -> None:
    track = Track(0, 0, 100, 0, 11, space=20)
    assert [track.at(value) for value in (0, 4, 5, 9, 10)] == [(10, 10), (90, 10), (90, 30), (10, 30), (10, 50)]
    assert track.at(-3) == track.at(0) and track.at(40) == track.at(11)
    assert track.height == 60
    assert len({track.at(7, place, 4) for place in range(4)}) == 4
    assert len(ElementTree.fromstring(track.draw()).findall("text")) == 12


def test_cubes_stay_in_their_box() -> None:
    for count in (0, 1, 9, 40):
        stock = Stock(Scene(view([]), Plain()))
        put_cubes(stock, 2, count, 100, 50, 80, 60)
        places = re.findall(r"translate\((\S+) (\S+)\)", stock.layer("cubes"))
        mine = [(float(x), float(y)) for x, y in places if float(x) >= 100]
        assert len(mine) == count
        assert all(100 <= x <= 180 and 50 <= y <= 110 for x, y in mine)


def test_a_purse_is_paid_in_large_coins_first() -> None:
    drawn = ElementTree.fromstring(purse(13, 0, 0, 200))
    values = [text.text for text in drawn.iter("text")]
    assert values == ["5", "5", "1", "1", "1", "13"]


def test_dice_in_a_row_show_their_hits() -> None:
    drawn = ElementTree.fromstring(dice_row([1, 4, 6], 4, 0, 0))
    assert ["hit" in (node.get("class") or "") for node in drawn.iter("g") if "die" in (node.get("class") or "")] == [
        False,
        True,
        True,
    ]


def test_a_box_has_a_name_that_fits() -> None:
    drawn = ElementTree.fromstring(el("g", titled_box(0, 0, 60, 40, "A very long name of a box")))
    assert (drawn.findtext("text") or "").endswith("…")
