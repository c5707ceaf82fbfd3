"""The table of Byzanz shows every face-up card once and no others, and cards keep their ids."""

import re
from collections import Counter
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import hippodrome
from hippodrome import Table
from hippodrome.draw import LAYOUTS, definitions, picture
from hippodrome.games.byzanz.cards import CARD_NAMES, KIND_NAMES
from hippodrome.parts import parts_of
from hippodrome.text import Speaker
from walking import moments, step

SVG = "{http://www.w3.org/2000/svg}"
layouts = pytest.mark.parametrize("layout", LAYOUTS)


def tree(view: dict[str, Any], layout: str = "wide") -> ElementTree.Element:
    speaker = Speaker("byzanz", "en", ["Anna", "Basil", "Zoe", "Leo", "Irene", "Paul"])
    return ElementTree.fromstring(picture(view, speaker, layout, standalone=False).svg)


def cards(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [node for node in root.iter() if (node.get("id") or "").startswith("card-")]


def named(node: ElementTree.Element) -> str:
    """Return the name of a card on the table, from its id."""
    return re.sub(r"^card-|-\d+$", "", node.get("id") or "")


def place(node: ElementTree.Element) -> tuple[float, float]:
    x, y = re.findall(r"translate\((\S+) (\S+)\)", node.get("transform") or "")[0]
    return float(x), float(y)


def visible(view: dict[str, Any]) -> Counter[str]:
    board = view["board"]
    seen = Counter(board["package"])
    for kind in board["market"].values():
        seen.update(kind)
    for player in board["players"]:
        seen.update(player["bid"])
    return seen


def at_phase(phase: str, seats: int = 4, seed: int = 1) -> Table:
    """Return a random game at the first decision of a phase."""
    table = hippodrome.new_table("byzanz", seats, seed)
    chance = Random(seed)
    while table.view(None)["board"]["phase"] != phase:
        step(table, chance)
    return table


@layouts
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_exactly_the_visible_cards_are_drawn(layout: str, seats: int) -> None:
    for table in moments("byzanz", seats, 31, every=11):
        for seat in [None, *range(seats)]:
            view = table.view(seat)
            root = tree(view, layout)
            assert Counter(named(node) for node in cards(root)) == visible(view)
            for node in cards(root):
                use = next(node.iter(f"{SVG}use"))
                assert use.get("href") == f"#face-{named(node)}"


@layouts
def test_a_paid_card_keeps_its_id_and_moves(layout: str) -> None:
    table = at_phase("paying")
    seat = table.asks[0].seat
    word = next(word for word in table.asks[0].words if word.startswith("give-"))
    before = {node.get("id"): place(node) for node in cards(tree(table.view(seat), layout))}
    table.play(seat, word)
    after = {node.get("id"): place(node) for node in cards(tree(table.view(seat), layout))}
    given = [name for name in before if (name or "").startswith(word.replace("give-", "card-")) and name in after]
    assert any(before[name] != after[name] for name in given), "the card should glide into the market"


@layouts
def test_cards_are_drawn_in_the_order_of_their_ids(layout: str) -> None:
    """Morphing a page must not reorder elements: a reordered card would jump instead of gliding."""
    for table in moments("byzanz", 4, 33, every=17):
        order = [
            (CARD_NAMES.index(named(node)), int((node.get("id") or "").rsplit("-", 1)[1]))
            for node in cards(tree(table.view(0), layout))
        ]
        assert order == sorted(order)


@layouts
def test_a_kind_in_the_market_is_one_button_labelled_with_its_cards(layout: str) -> None:
    table = at_phase("market")
    view = table.view(table.asks[0].seat)
    slots = {
        node.get("data-word"): node for node in tree(view, layout).iter() if (node.get("id") or "").startswith("slot-")
    }
    assert {word for word in slots if word} == {f"take-{kind}" for kind in view["board"]["market"]}
    for kind, lying in view["board"]["market"].items():
        label = slots[f"take-{kind}"].get("aria-label") or ""
        assert label.endswith(", ".join(Speaker("byzanz", "en").thing(card) for card in lying))


@layouts
def test_the_paying_winner_may_choose_any_card_of_the_package(layout: str) -> None:
    table = at_phase("paying")
    view = table.view(table.asks[0].seat)
    words = {node.get("data-word") for node in cards(tree(view, layout)) if node.get("data-word")}
    assert words == {f"give-{card}" for card in view["board"]["package"]}


@layouts
def test_a_finished_game_shows_the_winners(layout: str) -> None:
    table = at_phase("over")
    root = tree(table.view(None), layout)
    assert sum("wreath" in (node.get("class") or "") for node in root.iter()) == len(table.ranking[0])


def test_hands_and_hidden_profits_are_not_on_the_board() -> None:
    table = hippodrome.new_table("byzanz", 3, 5, {"hidden_profit": True})
    chance = Random(5)
    while not any(player["sets"] for player in table.view(None)["board"]["players"][1:]):
        step(table, chance)
    assert all(
        "hand" not in player and "profit" not in player for player in parts_of(table.view(0)).board.data["players"]
    )
    scores = [sheet.score for sheet in parts_of(table.view(0)).sheets]
    assert [score is not None and score.shown == "?" for score in scores] == [False, True, True]


def test_every_face_is_drawn_and_every_kind_has_its_own_art() -> None:
    root = ElementTree.fromstring(definitions("byzanz"))
    drawn = {node.get("id"): node for node in root.iter() if node.get("id")}
    assert {f"face-{name}" for name in CARD_NAMES} <= drawn.keys()
    shapes = {
        re.sub(r"#[0-9a-f]{6}", "", ElementTree.tostring(drawn[f"art-{kind}"][0], "unicode")) for kind in KIND_NAMES
    }
    assert len(shapes) == len(KIND_NAMES), "kinds must differ without colour"
