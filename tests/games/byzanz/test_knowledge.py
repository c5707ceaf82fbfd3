"""Public knowledge about hidden cards, and redeals that respect it, also if merchants do not count for the limit."""

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
    """Return a table where seat 0 knows seat 1's hand, and seat 1 takes olives above the hand limit."""
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
def test_if_merchants_do_not_count_the_question_does_not_reveal_their_number() -> None:
    asks = []
    for merchants in (1, 2):
        table = over_the_limit(merchants, options=FREE)
        asked = table.view(0)["asks"][0]
        asks.append(asked)
        assert asked["rule"] == "BY 5.1" and "excess" not in asked["prompt"]["params"]
    assert asks[0] == asks[1]
    assert over_the_limit(1, 6).view(0)["asks"][0]["prompt"]["params"] == {"excess": 3}, "everybody can count the cards"


@pytest.mark.rule("BY 5.1", "BY 5.2")
def test_redeals_respect_the_limit_if_merchants_do_not_count() -> None:
    """Seat 1 holds seven goods and two secret merchants. Since it need not discard, it must have two merchants."""
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
    assert set(held) >= {2, 3} and min(held) == 2, "nine cards within the limit include at least two merchants"


@pytest.mark.rule("BY 5.1", "BY 5.2")
def test_redeals_keep_that_a_player_has_too_many_goods() -> None:
    table = over_the_limit(4, known=[[], [], []], options=FREE)
    for world in worlds(table, 0, 50):
        assert world.view(0) == table.view(0)
        assert hand(world, 1).count("merchant") <= 14 - 8
    for discarded in (1, 2):
        say(table, 1, next(word for word in table.asks[0].words if word.startswith("discard-")))
        for world in worlds(table, 0, 50):
            world.check()
            assert world.view(0) == table.view(0)
            assert "merchant" not in world.view(1)["board"]["players"][1]["discards"]
            assert hand(world, 1).count("merchant") <= 14 - 8 - discarded


@pytest.mark.rule("BY 5.1", "BY 5.2")
def test_a_player_who_stopped_discarding_is_known_to_have_seven_goods() -> None:
    """After discarding the excess goods, the hand has seven goods, so its other cards are merchants."""
    table = over_the_limit(2, known=[[], [], []], options=FREE)
    while table.asks[0].rule == "BY 5.1":
        say(table, 1, next(word for word in table.asks[0].words if word.startswith("discard-")))
    assert {hand(world, 1).count("merchant") for world in worlds(table, 0, 60)} == {2}
    assert table.position()["merchants"][1] == [2, 2]
    say(table, table.asks[0].seat, table.asks[0].words[0])


@pytest.mark.rule("BY 4.2", "BY 5.2")
def test_public_knowledge_about_merchants_is_true_in_every_game() -> None:
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
def test_a_redealt_secret_discard_is_any_card_of_the_hand(discarded: int) -> None:
    """With five merchants among nine cards, a discard is a merchant five times in nine, within a step and after it."""
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
