"""The worked examples of docs/rules/byzanz.md, one test each, with their own numbers."""

from collections import Counter
from typing import Any

import pytest

import hippodrome
from hippodrome import Table
from walking import walk


def board(table: Table, seat: int | None = None) -> dict[str, Any]:
    """Return the game's part of a view."""
    seen: dict[str, Any] = table.view(seat)["board"]
    return seen


def hand(table: Table, seat: int) -> list[str]:
    """Return a seat's hand as that seat sees it."""
    return sorted(board(table, seat)["players"][seat]["hand"])


def market(table: Table) -> list[str]:
    """Return all cards in the market."""
    return sorted(card for kind in board(table)["market"].values() for card in kind)


def say(table: Table, seat: int, *words: str) -> None:
    """Play several words of one seat."""
    for word in words:
        table.play(seat, word)


NEXT = ["cloth-1", "cloth-1", "cloth-1", "cloth-1"]
"""Any four cards for the next package, at which the tests stop."""
AFTER = ["spice-1", "spice-1", "spice-1", "spice-1", "spice-2"]
"""Any five cards for the packages after that."""


@pytest.mark.rule("BY 2.6", "BY 2.9", "BY 2.10", "BY 2.11")
def test_example_1_auction_win() -> None:
    package = ["grain-3", "olives-3", "cloth-2", "grain-1", "wood-1"]
    hands = [["cloth-1", "spice-2", "wine-1"], ["grain-2", "wood-2"], ["olives-1"], ["wine-2"]]
    table = hippodrome.position(
        "byzanz", {"hands": hands, "package": package, "pile": NEXT + AFTER, "phase": "bidding"}, dice=NEXT
    )
    say(table, 0, "bid-cloth-1", "confirm")
    say(table, 1, "bid-grain-2", "confirm")
    say(table, 2, "pass")
    say(table, 3, "pass")
    say(table, 0, "bid-spice-2", "bid-wine-1", "confirm")
    say(table, 1, "pass")
    assert market(table) == ["cloth-1", "spice-2", "wine-1"]
    say(table, 0, "give-wood-1")
    assert market(table) == ["cloth-1", "spice-2", "wine-1", "wood-1"]
    assert hand(table, 0) == ["cloth-2", "grain-1", "grain-3", "olives-3"]
    assert board(table)["players"][0]["offer"] == 5
    assert [hand(table, seat) for seat in (1, 2, 3)] == [["grain-2", "wood-2"], ["olives-1"], ["wine-2"]]
    assert all(not player["bid"] for player in board(table)["players"])


@pytest.mark.rule("BY 3.1", "BY 3.3")
def test_example_2_market() -> None:
    lying = ["wood-1", "wood-2", "wood-1", "spice-2", "spice-1", "merchant", "cloth-1", "cloth-2", "cloth-4"]
    table = hippodrome.position(
        "byzanz",
        {"hands": [[], [], [], []], "market": [*lying, "wine-1", "grain-2"], "offers": [3, 5, 2, 4], "phase": "market"},
    )
    gone = Counter(table.position()["gone"])
    for seat, kind, cards in ((2, "wood", 3), (0, "spice", 2), (3, "merchant", 1), (1, "cloth", 3)):
        assert [ask.seat for ask in table.asks] == [seat]
        say(table, seat, f"take-{kind}")
        assert board(table)["players"][seat]["cards"] == cards
    assert market(table) == []
    assert Counter(table.position()["gone"]) - gone == Counter(["wine-1", "grain-2"])
    cleared = [event for event in table.events if event.data()["event"] == "cleared"]
    assert [event.data()["cards"] for event in cleared] == [["wine-1", "grain-2"]]


def closing(*cards: str) -> Table:
    """Return a three-seat table in the closing sale, with these cards in seat 0's hand."""
    return hippodrome.position("byzanz", {"hands": [list(cards), [], []], "phase": "closing"})


@pytest.mark.rule("BY 4.1")
def test_example_3_sell_cloth_4_1_1() -> None:
    table = closing("cloth-4", "cloth-1", "cloth-1")
    gone = sum(table.state.gone)
    say(table, 0, "sell-cloth-411")
    assert table.scores[0] == 4
    assert hand(table, 0) == []
    assert sum(table.state.gone) == gone + 2


@pytest.mark.rule("BY 4.2")
def test_example_4_sell_cloth_4_cloth_3_merchant() -> None:
    table = closing("cloth-4", "cloth-3", "merchant")
    say(table, 0, "sell-cloth-43m")
    assert table.scores[0] == 4


@pytest.mark.rule("BY 4.3")
def test_example_5_sell_three_merchants() -> None:
    table = closing("merchant", "merchant", "merchant")
    say(table, 0, "sell-merchants")
    assert table.scores[0] == 5


@pytest.mark.rule("BY 4.2")
def test_example_6_sell_two_merchants_and_spice_2() -> None:
    table = closing("merchant", "merchant", "spice-2")
    merchant = 24
    gone = table.state.gone[merchant]
    say(table, 0, "sell-spice-2mm")
    assert table.scores[0] == 2
    assert table.state.gone[merchant] == gone + 2, "both merchants leave the game"


@pytest.mark.rule("BY 2.4")
def test_example_7_a_raise_must_exceed_the_highest_bid() -> None:
    position = {
        "hands": [["cloth-1", "grain-2"], [], []],
        "bids": [["wine-2"], ["wood-3"], []],
        "package": ["olives-1"] * 6,
        "seat": 0,
        "leader": 1,
    }
    table = hippodrome.position("byzanz", position)
    say(table, 0, "bid-cloth-1")
    assert "confirm" not in table.asks[0].words
    with pytest.raises(hippodrome.IllegalWord):
        table.play(0, "confirm")
    table = hippodrome.position("byzanz", position)
    say(table, 0, "bid-grain-2")
    assert "confirm" in table.asks[0].words


@pytest.mark.rule("BY 2.4", "BY 4.6")
def test_example_8_who_cannot_outbid_can_only_pass() -> None:
    hands = [["cloth-1", "grain-2"], [], []]
    position = {"hands": hands, "bids": [[], ["wood-3"], []], "package": ["olives-1"] * 6, "seat": 0}
    assert hippodrome.position("byzanz", position).asks[0].words == ["pass"]
    position["hands"] = [["grain-2", "merchant", "merchant"], [], []]
    assert hippodrome.position("byzanz", position).asks[0].words == ["pass", "sell-grain-2mm"]


@pytest.mark.rule("BY 2.12")
def test_example_9_all_pass_on_offer_5() -> None:
    package = ["grain-3", "olives-3", "cloth-2", "grain-1", "wood-1"]
    table = hippodrome.position("byzanz", {"seats": 4, "package": package, "pile": NEXT + AFTER, "seat": 2}, dice=NEXT)
    for seat in (2, 3, 0, 1):
        say(table, seat, "pass")
    assert hand(table, 2) == sorted(package)
    assert market(table) == []
    assert board(table)["players"][2]["offer"] == 5
    assert table.asks[0].seat == 3, "the player to the left of the winner opens"


@pytest.mark.rule("BY 2.13")
def test_example_10_the_last_auction() -> None:
    three = hippodrome.position(
        "byzanz", {"seats": 3, "offers": [6, 0, 4], "pile": ["wine-4", "wood-1"]}, dice=["wine-4", "wood-1"]
    )
    assert [ask.seat for ask in three.asks] == [1]
    say(three, 1, "give-wood-1")
    assert (market(three), hand(three, 1)) == (["wood-1"], ["wine-4"])
    five = hippodrome.position(
        "byzanz", {"seats": 5, "offers": [5, 4, 0, 3, 2], "hands": [[]] * 5, "pile": ["wine-4"]}, dice=["wine-4"]
    )
    assert (market(five), hand(five, 2)) == (["wine-4"], [])
    assert board(five)["players"][2]["offer"] == 1
    assert [ask.seat for ask in five.asks] == [2], "the lowest offer chooses first from the market"


@pytest.mark.rule("BY 1.2", "BY 3.4")
def test_example_11_six_players_four_rounds() -> None:
    table = hippodrome.new_table("byzanz", 6, 3)
    for _ in walk(table, 3):
        pass
    kinds = Counter(event.data()["event"] for event in table.events)
    assert kinds["round-began"] == 4
    assert kinds["revealed"] == 24
    assert board(table)["pile"] == 0


@pytest.mark.rule("BY 5.1")
def test_example_12_above_seven_after_a_win() -> None:
    hands = [["wine-1", "wine-2", "cloth-1", "grain-2", "wood-1", "wood-2"], [], []]
    package = ["olives-1", "olives-2", "spice-1", "spice-2", "grain-1", "cloth-2"]
    table = hippodrome.position("byzanz", {"hands": hands, "package": package, "pile": NEXT + AFTER[:2]}, dice=NEXT)
    say(table, 0, "bid-wine-1", "confirm")
    say(table, 1, "pass")
    say(table, 2, "pass")
    say(table, 0, "give-olives-1")
    assert board(table)["players"][0]["cards"] == 11 - 1
    for left in (3, 2, 1):
        ask = table.asks[0]
        assert (ask.seat, ask.rule, ask.prompt.params) == (0, "BY 5.1", {"excess": left})
        say(table, 0, next(word for word in ask.words if word.startswith("discard-")))
    assert board(table)["players"][0]["cards"] == 7
    assert table.asks[0].seat == 1, "play continues"


@pytest.mark.rule("BY 6.2")
def test_example_13_tie_broken_by_cards_on_hand() -> None:
    seventeen = ["wine-4", "wine-4", "wood-4", "wood-4", "grain-1"]
    other = ["cloth-4", "cloth-4", "spice-4", "spice-4", "olives-1"]
    twelve = ["grain-4", "grain-4", "olives-4"]
    table = hippodrome.position(
        "byzanz",
        {
            "hands": [["wine-1", "wood-1"], ["wine-1", "wood-1", "cloth-1"], []],
            "profits": [seventeen, other, twelve],
            "phase": "closing",
        },
    )
    for seat in range(3):
        say(table, seat, "stop")
    assert table.scores == [17, 17, 12]
    assert table.ranking == [[1], [0], [2]]


@pytest.mark.rule("BY 2.5", "BY 2.8", "BY 2.12")
def test_example_14_only_merchants_on_hand() -> None:
    table = hippodrome.position(
        "byzanz",
        {
            "hands": [["merchant"], ["merchant", "merchant"], [], []],
            "offers": [0, 0, 5, 4],
            "package": ["wine-1", "wine-2", "wood-3"],
            "pile": ["cloth-1", "cloth-2"],
            "seat": 1,
        },
        dice=["cloth-1", "cloth-2"],
    )
    assert table.asks[0].words == ["pass"]
    say(table, 1, "pass")
    assert table.asks[0].words == ["pass"], "the last player is asked although nobody has bid"
    say(table, 0, "pass")
    assert hand(table, 1) == ["merchant", "merchant", "wine-1", "wine-2", "wood-3"]
    assert board(table)["players"][1]["offer"] == 3
