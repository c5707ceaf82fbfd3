"""Boxes, rows of dice, and pieces that keep their ids."""

from xml.etree import ElementTree

from hippodrome.draw.boards import dice_row, titled_box
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


def test_dice_in_a_row_show_their_hits() -> None:
    drawn = ElementTree.fromstring(dice_row([1, 4, 6], 4, 0, 0))
    assert ["hit" in (node.get("class") or "") for node in drawn.iter("g") if "die" in (node.get("class") or "")] == [
        False,
        True,
        True,
    ]


def test_the_name_of_a_box_is_shortened_to_fit() -> None:
    drawn = ElementTree.fromstring(el("g", titled_box(0, 0, 60, 40, "A very long name of a box")))
    assert (drawn.findtext("text") or "").endswith("…")
