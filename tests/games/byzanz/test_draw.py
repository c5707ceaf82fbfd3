"""The market table of Byzanz: every visible card once, hidden ones as backs, and cards that keep their ids."""

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
    """The name of a card on the table, as its id says it."""
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
        seen.update(player["hand"] or ())
    return seen


def at_phase(phase: str, seats: int = 4, seed: int = 1) -> Table:
    """A random game at the first decision of a phase."""
    table = hippodrome.new_table("byzanz", seats, seed)
    chance = Random(seed)
    while table.view(None)["board"]["phase"] != phase:
        step(table, chance)
    return table


@layouts
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_visible_card_lies_there_once_and_no_other(layout: str, seats: int) -> None:
    for table in moments("byzanz", seats, 31, every=11):
        for seat in [None, *range(seats)]:
            view = table.view(seat)
            root = tree(view, layout)
            assert Counter(named(node) for node in cards(root)) == visible(view)
            for node in cards(root):
                use = next(node.iter(f"{SVG}use"))
                assert use.get("href") == f"#face-{named(node)}"


@pytest.mark.parametrize("seats", [3, 6])
def test_other_hands_are_backs_until_the_end(seats: int) -> None:
    for table in moments("byzanz", seats, 32, every=13):
        view = table.view(1)
        backs = Counter(
            int(found[1]) for node in tree(view).iter() if (found := re.match(r"back-(\d)-", node.get("id") or ""))
        )
        hidden = {
            seat: player["cards"] for seat, player in enumerate(view["board"]["players"]) if player["hand"] is None
        }
        assert backs == Counter(hidden)
        assert bool(hidden) != table.over


@layouts
def test_a_card_that_is_bid_keeps_its_id_and_moves(layout: str) -> None:
    table = at_phase("bidding")
    seat = table.asks[0].seat
    word = next(word for word in table.asks[0].words if word.startswith("bid-"))
    before = {node.get("id"): place(node) for node in cards(tree(table.view(seat), layout))}
    table.play(seat, word)
    after = {node.get("id"): place(node) for node in cards(tree(table.view(seat), layout))}
    assert before.keys() == after.keys()
    moved = [name for name in before if before[name] != after[name] and named_like(name, word)]
    assert len(moved) == 1


def named_like(name: str | None, word: str) -> bool:
    return (name or "").startswith(word.replace("bid-", "card-"))


@layouts
def test_cards_are_drawn_in_the_order_of_their_ids(layout: str) -> None:
    """A page that morphs need not reorder elements; one that is reordered would jump instead of glide."""
    for table in moments("byzanz", 4, 33, every=17):
        order = [
            (CARD_NAMES.index(named(node)), int((node.get("id") or "").rsplit("-", 1)[1]))
            for node in cards(tree(table.view(0), layout))
        ]
        assert order == sorted(order)


@layouts
def test_the_hand_can_be_tapped(layout: str) -> None:
    """At least 44 pixels of every own card are free to touch."""
    for table in moments("byzanz", 3, 34, every=5):
        for ask in table.asks:
            rows: dict[float, list[float]] = {}
            for node in cards(tree(table.view(ask.seat), layout)):
                if re.match("bid|discard", node.get("data-word") or ""):
                    x, y = place(node)
                    rows.setdefault(y, []).append(x)
            for row in rows.values():
                assert all(right - left >= 44 for left, right in zip(sorted(row), sorted(row)[1:], strict=False))


@layouts
def test_a_kind_of_the_market_is_one_button_that_says_its_cards(layout: str) -> None:
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
def test_the_winner_paying_may_choose_any_card_of_the_package(layout: str) -> None:
    table = at_phase("paying")
    view = table.view(table.asks[0].seat)
    words = {node.get("data-word") for node in cards(tree(view, layout)) if node.get("data-word")}
    assert words == {f"give-{card}" for card in view["board"]["package"]}


@layouts
def test_the_end_says_who_won(layout: str) -> None:
    table = at_phase("over")
    root = tree(table.view(None), layout)
    winners = {int((node.get("id") or "")[-1]) for node in root.iter() if "winner" in (node.get("aria-label") or "")}
    assert winners == set(table.ranking[0])
    assert any("wreath" in (node.get("class") or "") for node in root.iter())


@layouts
def test_hidden_profits_stay_hidden(layout: str) -> None:
    table = hippodrome.new_table("byzanz", 3, 5, {"hidden_profit": True})
    chance = Random(5)
    while not any(player["sets"] for player in table.view(None)["board"]["players"][1:]):
        step(table, chance)
    root = tree(table.view(0), layout)
    labels = [node.get("aria-label") or "" for node in root.iter() if (node.get("id") or "").startswith("place-")]
    assert sum("Profit" in label for label in labels) == 1
    assert [text.text for text in root.iter(f"{SVG}text")].count("?") == 2


def test_every_face_is_drawn_and_every_kind_has_its_own_art() -> None:
    root = ElementTree.fromstring(definitions("byzanz"))
    drawn = {node.get("id"): node for node in root.iter() if node.get("id")}
    assert {f"face-{name}" for name in CARD_NAMES} <= drawn.keys()
    shapes = {
        re.sub(r"#[0-9a-f]{6}", "", ElementTree.tostring(drawn[f"art-{kind}"][0], "unicode")) for kind in KIND_NAMES
    }
    assert len(shapes) == len(KIND_NAMES), "told apart without colour"
