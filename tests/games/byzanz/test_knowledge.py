"""What all can tell about hidden cards, and redeals that keep to it: also where merchants don't count for the limit."""

from collections import Counter
from random import Random
from typing import Any

import pytest

import hippodrome
from hippodrome import Dice, Table

from .test_examples import board, hand, say

GOODS = ["wine-1", "wine-2", "cloth-1", "grain-2", "wood-1", "wood-2", "spice-1"]
FREE = {"merchants_count": False}


def worlds(table: Table, seat: int, count: int = 200) -> list[Table]:
    return [table.redeal(seat, Dice(number.to_bytes(4, "little"))) for number in range(1, count + 1)]


def over_the_limit(merchants: int, goods: int = 7, **more: Any) -> Table:
    """Seat 1 of three has a hand without secrets for seat 0, and takes two olives above the limit."""
    held = ["merchant"] * merchants + GOODS[:goods]
    table = hippodrome.position(
        "byzanz",
        {
            "hands": [["spice-2"], held, ["cloth-4"]],
            "known": [[], [[card, 0] for card in held], []],
            "offers": [4, 2, 6],
            "phase": "market",
            "market": ["olives-1", "olives-2", "olives-3"],
            **more,
        },
        seed=1,
    )
    say(table, 1, "take-olives")
    return table


@pytest.mark.rule("BY 5.1", "BY 5.2")
def test_where_merchants_do_not_count_the_question_does_not_tell_how_many_there_are() -> None:
    told = []
    for merchants in (1, 2):
        table = over_the_limit(merchants, options=FREE)
        asked = table.view(0)["asks"][0]
        told.append(asked)
        assert asked["rule"] == "BY 5.1" and "excess" not in asked["prompt"]["params"]
    assert told[0] == told[1]
    assert over_the_limit(1, 6).view(0)["asks"][0]["prompt"]["params"] == {"excess": 3}, "all can count the cards"


@pytest.mark.rule("BY 5.1", "BY 5.2")
def test_redeals_keep_who_is_over_the_limit_where_merchants_do_not_count() -> None:
    """Seat 1 was dealt two merchants in secret: seven goods and two more cards are on hand, and nobody objects."""
    position = {
        "hands": [["spice-2"], ["merchant", "merchant", *GOODS], ["cloth-4"]],
        "known": [[], [[card, 0] for card in GOODS[:5]], []],
        "package": ["olives-1"] * 6,
        "pile": ["merchant"] * 3 + ["olives-2"] * 3,
        "options": FREE,
    }
    table = hippodrome.position("byzanz", position, seed=1)
    held = Counter()
    for world in worlds(table, 0):
        world.check()
        assert world.view(0) == table.view(0)
        held[hand(world, 1).count("merchant")] += 1
    assert set(held) >= {2, 3} and min(held) == 2, "nine cards within the limit are two merchants or more"


@pytest.mark.rule("BY 5.1", "BY 5.2")
def test_redeals_keep_that_somebody_has_too_many_goods() -> None:
    table = over_the_limit(4, known=[[], [], []], options=FREE)
    for world in worlds(table, 0, 50):
        assert world.view(0) == table.view(0)
        assert hand(world, 1).count("merchant") <= 14 - 8
    for said in (1, 2):
        say(table, 1, next(word for word in table.asks[0].words if word.startswith("discard-")))
        for world in worlds(table, 0, 50):
            world.check()
            assert world.view(0) == table.view(0)
            assert "merchant" not in world.view(1)["board"]["players"][1]["discards"]
            assert hand(world, 1).count("merchant") <= 14 - 8 - said


@pytest.mark.rule("BY 5.1", "BY 5.2")
def test_who_stopped_discarding_has_seven_goods_and_all_remember() -> None:
    """Three goods too many were discarded, so the hand holds seven goods, and the other cards are merchants."""
    table = over_the_limit(2, known=[[], [], []], options=FREE)
    while table.asks[0].rule == "BY 5.1":
        say(table, 1, next(word for word in table.asks[0].words if word.startswith("discard-")))
    assert {hand(world, 1).count("merchant") for world in worlds(table, 0, 60)} == {2}
    assert table.position()["merchants"][1] == [2, 2]
    say(table, table.asks[0].seat, table.asks[0].words[0])


@pytest.mark.rule("BY 4.2", "BY 5.2")
def test_what_is_told_about_merchants_holds_in_every_game() -> None:
    for seed in range(12):
        chance = Random(seed)
        table = hippodrome.new_table("byzanz", 3 + seed % 4, seed, FREE)
        while not table.over:
            ask = chance.choice(table.asks)
            keep = [word for word in ask.words if not word.startswith("sell") or chance.random() < 0.2]
            table.play(ask.seat, chance.choice(keep or ask.words))
            table.check()
            if chance.random() < 0.1:
                for seat in range(table.state.seats):
                    world = table.redeal(seat, Dice(bytes([seed + 1])))
                    world.check()
                    assert world.view(seat) == table.view(seat)


@pytest.mark.rule("BY 5.1")
@pytest.mark.parametrize("discarded", [1, 2])
def test_a_secret_discard_is_any_card_of_the_hand_within_a_step_as_after_it(discarded: int) -> None:
    """Five of nine cards are merchants: a card discarded unseen is one five times in nine, whenever somebody asks."""
    held = ["merchant"] * 5 + GOODS[:2]
    table = hippodrome.position(
        "byzanz",
        {
            "hands": [["spice-2"], held, ["cloth-4"]],
            "known": [[], [[card, 0] for card in held], []],
            "offers": [4, 2, 6],
            "phase": "market",
            "market": ["olives-1", "olives-2"],
        },
        seed=1,
    )
    say(table, 1, "take-olives", *["discard-wine-1", "discard-wine-2"][:discarded])
    assert (table.asks[0].rule == "BY 5.1") == (discarded == 1)
    first = [world.game.write(world.state)["discards"][1][0] for world in worlds(table, 0, 400)]
    assert abs(first.count("merchant") / 400 - 5 / 9) < 0.08


@pytest.mark.rule("BY 6.2")
@pytest.mark.parametrize(("counted", "ranking"), [(True, [[1], [0], [2]]), (False, [[0], [1], [2]])])
def test_merchants_break_a_tie_only_if_they_count(counted: bool, ranking: list[list[int]]) -> None:
    table = hippodrome.position(
        "byzanz",
        {
            "hands": [["wine-1", "wood-1"], ["wine-1", "merchant", "merchant"], []],
            "profits": [["wine-4"], ["wood-4"], []],
            "phase": "closing",
            "options": {"merchants_count": counted},
        },
    )
    for seat in range(3):
        say(table, seat, "stop")
    assert board(table)["players"][1]["cards"] == 3
    assert table.ranking == ranking
