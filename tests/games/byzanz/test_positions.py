"""Positions written by hand: which entries may be omitted, and which are refused with a reason."""

import json
from random import Random
from typing import Any

import pytest

import hippodrome
from hippodrome import BadPosition

from .test_examples import board, say

NINE = ["wine-1", "wine-2", "cloth-1", "grain-2", "wood-1", "wood-2", "spice-1", "spice-2", "olives-2"]
SIX = ["olives-1"] * 6
AUCTION: dict[str, Any] = {"hands": [["wine-1"], ["wood-2"], ["grain-3"]], "package": SIX}
SHOP: dict[str, Any] = {"seats": 3, "offers": [2, 4, 6], "phase": "market", "market": ["wine-1"]}


# --- Omitted entries


@pytest.mark.rule("BY 1.2")
def test_the_pile_and_the_round_follow_from_each_other() -> None:
    table = hippodrome.position("byzanz", AUCTION)
    assert (board(table)["round"], board(table)["pile"]) == (8, 4 + 2)
    assert board(hippodrome.position("byzanz", {**AUCTION, "round": 3}))["pile"] == 4 + 2 + 5 * 12
    written = hippodrome.position("byzanz", {**AUCTION, "round": 6}).position()
    del written["round"]
    assert board(hippodrome.position("byzanz", written))["round"] == 6


@pytest.mark.rule("BY 2.7", "BY 2.9")
def test_an_auction_needs_only_a_few_entries() -> None:
    paying = {"hands": [[], ["wood-2"], []], "bids": [["wine-2"], [], []], "package": SIX, "phase": "paying"}
    table = hippodrome.position("byzanz", paying, seed=1)
    assert (table.asks[0].seat, table.asks[0].rule) == (0, "BY 2.10")
    passed = {**AUCTION, "active": [True, False, True], "seat": 2}
    table = hippodrome.position("byzanz", passed, seed=1)
    say(table, 2, "pass")
    say(table, 0, "pass")
    assert board(table)["players"][1]["offer"] == 6, "the only seat that had passed counts as the first to pass"
    led = {**AUCTION, "bids": [["wine-2"], ["wood-3"], []], "seat": 0}
    assert [player["active"] for player in board(hippodrome.position("byzanz", led))["players"]] == [True, True, False]


def test_a_position_without_the_newer_entry_can_be_read() -> None:
    for counted in (True, False):
        for seed in range(4):
            table = hippodrome.new_table("byzanz", 3 + seed, seed, {"merchants_count": counted})
            chance = Random(seed)
            while not table.over:
                old = json.loads(json.dumps(table.position()))
                del old["merchants"]
                hippodrome.position("byzanz", old)
                for _ in range(7):
                    if not table.over:
                        ask = chance.choice(table.asks)
                        table.play(ask.seat, chance.choice(ask.words))


def test_known_cards_may_be_written_in_any_order() -> None:
    """Of equal cards the newest leaves first, whatever their order in the list."""
    for seen in ([["wine-1", 0], ["wine-1", 1]], [["wine-1", 1], ["wine-1", 0]]):
        table = hippodrome.position("byzanz", {**AUCTION, "discards": [["wine-1"], [], []], "known": [seen, [], []]})
        say(table, 0, "bid-wine-1")
        table.check()


# --- Refused positions


@pytest.mark.rule("BY 1.2", "BY 2.1", "BY 2.5", "BY 5.1")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({**AUCTION, "pile": ["cloth-1"] * 5, "round": 8}, "the draw pile has 6 cards, not 5 (BY 1.2)"),
        ({**AUCTION, "pile": ["cloth-1"] * 3}, "the draw pile has 6 cards, not 3"),
        ({**AUCTION, "pile": [], "round": 8}, "not 0"),
        ({**AUCTION, "round": 9}, "number from 1 to 8, not 9"),
        ({"seats": 6, "round": 5}, "there are 4 rounds, and no round 5"),
        ({"seats": 3, "phase": "bidding"}, "In phase 'bidding' the package has 6 cards, not 0 (BY 2.1)"),
        ({**AUCTION, "package": SIX[:5]}, "the package has 6 cards, not 5"),
        ({**SHOP, "package": SIX}, "In phase 'market' the package has 0 cards, not 6"),
        ({**AUCTION, "seat": 7}, "'seat' is a number from 0 to 2, not 7"),
        ({**AUCTION, "leader": 3}, "'leader' is a number from -1 to 2, not 3"),
        ({**AUCTION, "hands": [NINE, [], []]}, "Seat 0 has more than 7 cards in hand and in the bid"),
        ({**AUCTION, "bids": [[], ["merchant"], []]}, "Seat 1 has a merchant in the bid; merchants can't be bid"),
        ({**AUCTION, "hands": [["beer-1"], [], []]}, "there is no card 'beer-1'"),
        ({**AUCTION, "market": ["wine-4"] * 3}, "There are 2 cards wine-4, not 3"),
        ({**AUCTION, "gone": []}, "instead of"),
    ],
)
def test_impossible_cards_are_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        hippodrome.position("byzanz", wrong)
    assert why in str(refused.value)


@pytest.mark.rule("BY 2.2", "BY 2.4", "BY 2.7", "BY 2.12", "BY 2.13", "BY 3.1")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({**AUCTION, "active": [False, True, True]}, "It is seat 0's bid, who is out of this auction"),
        ({**AUCTION, "active": [True, False, True], "first_to_pass": 2}, "one of those who have passed, not 2"),
        ({**AUCTION, "active": [True, False, True], "first_to_pass": -1}, "one of those who have passed, not -1"),
        ({**AUCTION, "opener": 1, "seat": 0, "active": [True] * 3}, "seat 1's turn to bid or pass before seat 0's"),
        ({**AUCTION, "bids": [["wine-2"], [], []], "seat": 2, "active": [True] * 3}, "seat 1's turn to bid or pass"),
        ({**AUCTION, "active": [True, True]}, "one entry per seat: 3 entries, not 2"),
        ({**AUCTION, "leader": 1}, "Seat 1 can't be the leader"),
        ({**AUCTION, "bids": [["wine-2"], [], []]}, "Seat 0 can't be the leader when seat 0 is asked"),
        (
            {**AUCTION, "bids": [["wine-3"], ["wood-2"], []], "leader": 1, "seat": 2},
            "Seat 0 has bid more than the leader",
        ),
        ({**AUCTION, "bids": [["wine-3"], ["wood-2"], []], "leader": 1}, "has the highest bid already"),
        (
            {**AUCTION, "bids": [[], ["wood-3"], []], "active": [False, True, False], "seat": 1, "leader": 1},
            "can't be the leader when seat 1 is asked",
        ),
        ({**AUCTION, "phase": "paying"}, "there must be a bid"),
        ({**AUCTION, "phase": "limit", "package": []}, "has not won anything"),
        ({"seats": 3, "offers": [6, 0, 0], "phase": "limit"}, "Seat 0 does not hold more than 7 cards"),
        ({"seats": 3, "offers": [6, 0, 0], "phase": "limit", "after_limit": "paying"}, "'reveal' or 'market'"),
        ({"seats": 3, "offers": [6, 0, 0], "phase": "limit", "after_limit": "market"}, "after the last auction"),
        (
            {"seats": 3, "offers": [6, 0, 4], "phase": "bidding", "package": SIX[:2]},
            "last player of a round does not bid",
        ),
        ({"seats": 3, "offers": [6, 0, 4], "phase": "paying", "package": SIX[:2]}, "can't have won another package"),
        ({"seats": 3, "offers": [6, 6, 4]}, "can't be [4, 6, 6]"),
        ({"seats": 3, "phase": "market"}, "after the last auction (BY 3.1)"),
        ({**SHOP, "phase": "closing"}, "after round 8, when all offer cards are back"),
        ({**AUCTION, "served": 1}, "'served' is 0"),
        ({**SHOP, "served": 4}, "number from 0 to 3, not 4"),
        ({"seats": 3, "phase": "closing", "round": 7}, "comes after round 8"),
        ({"seats": 3, "phase": "closing", "bids": [["wine-1"], [], []]}, "In phase 'closing' seat 0 has no bid"),
        ({"seats": 3, "phase": "closing", "active": [True, False, False]}, "seat 0 is in no auction"),
    ],
)
def test_impossible_moments_are_refused(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        hippodrome.position("byzanz", wrong)
    assert why in str(refused.value)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({**AUCTION, "known": [[["wood-1", 0]], [], []]}, "All have seen seat 0 take wood-1, but it is not there"),
        ({**AUCTION, "known": [[["wine-1", 1]], [], []]}, "Seat 0 has not discarded 1 cards"),
        ({**AUCTION, "known": [["wine-1"], [], []]}, "'known'[0][0] is a list of one of cloth-1"),
        ({**AUCTION, "merchants": [[1, 2], [0, 0], [0, 0]], "options": {"merchants_count": False}}, "1 to 2 merchants"),
        (
            {**AUCTION, "discards": [["merchant"], [], []], "options": {"merchants_count": False}},
            "can't have discarded a merchant",
        ),
        ({**AUCTION, "options": {"merchants_count": 1}}, "takes True, False, not 1"),
        ({**AUCTION, "options": {"weather": "fine"}}, "has no option 'weather'"),
        ({**AUCTION, "options": ["hidden_profit"]}, "'options' has named entries"),
        ({**AUCTION, "seats": True}, "3 to 6 seats"),
        ({**AUCTION, "seats": 4}, "one entry per seat: 4 entries, not 3"),
        ([], "with named entries"),
        (None, "with named entries"),
        ({}, "3 to 6 seats"),
        ({**AUCTION, 7: 7}, "has no 7"),
    ],
)
def test_impossible_public_knowledge_is_refused(wrong: Any, why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        hippodrome.position("byzanz", wrong)
    assert why in str(refused.value)
