"""Whole random games: every decision of the rules occurs, and counted totals are correct."""

from collections import Counter
from random import Random

import pytest

import hippodrome
from hippodrome.bots import consult, find_bot
from hippodrome.games.hamilcar.cards import OPS
from hippodrome.games.hamilcar.events import NavalBattleBegan
from walking import MORE, walk

DECISIONS = {
    "D1": "ship-or-cu",
    "D2": "place-cu",
    "D3": "place-general",
    "D4": "rome-cu",
    "D5": "proconsul",
    "D6": "place-consul",
    "D7": "reform",
    "D8": "who-starts",
    "D9": "play",
    "D10": "points",
    "D11": "raise",
    "D12": "activate",
    "D13": "move",
    "D14": "sail",
    "D15": "intercept-sea",
    "D16": "give-up-supremacy",
    "D17": "land-where",
    "D18": "manoeuvre",
    "D19": "naval-attack",
    "D20": "naval-step",
    "D21": "pursuit",
    "D22": "chase",
    "D23": "intercept",
    "D24": "go-back",
    "D25": "answer-city",
    "D26": "react",
    "D27": "charge",
    "D28": "battle-card",
    "D29": "match",
    "D30": "counterattack",
    "D31": "where-to",
    "D32": "contest",
    "D33": "retreat",
    "D34": "elephant-losses",
    "D35": "defence",
    "D36": "remove-pc",
    "D37": "winter",
    "D38": "chest-trains",
    "D39": "points",
    "D40": "target",
    "D41": "react",
    "D42": "lose-train",
    "D43": "commander",
}
"""The question for each decision in section 23 of the rules."""
RARE = {"D17", "D27", "D35", "D24", "D32", "D22", "D31"}
"""Decisions that may not occur in a few games. test_movement.py and test_examples*.py cover them with positions."""


@pytest.mark.rule("HM 3.14")
def test_every_decision_of_the_rules_is_asked_in_random_games() -> None:
    asked: Counter[str] = Counter()
    for seed in range(40 * MORE):
        table = hippodrome.new_table("hamilcar", 2, seed, quiet=True)
        chance = Random(seed)
        while table.asks:
            ask = table.asks[0]
            asked[ask.key.removeprefix("prompt-")] += 1
            table.answer(ask.seat, chance.choice(ask.options))
    missing = {name for name, key in DECISIONS.items() if not asked[key]}
    assert missing <= RARE


@pytest.mark.rule("HM 7.11", "HM 20.7")
def test_the_operations_totals_match_the_cards_used() -> None:
    """Invariant 10: the war chest compares the cards played since the deal."""
    table = hippodrome.new_table("hamilcar", 2, 9)
    for _ in walk(table, 9):
        pass
    used = [0, 0]
    compared = 0
    for event in table.events:
        data = event.data()
        if data["event"] == "turn-began":
            used = [0, 0]
        elif data["event"] in ("played", "reacted"):
            used[data["seat"]] += OPS[int(data["card"][5:]) - 65]
        elif data["event"] == "chest-compared":
            compared += 1
            assert [data["rome"], data["carthage"]] == used
    assert compared


@pytest.mark.rule("HM 20.4", "HM 5.2")
def test_the_game_ends_on_turn_ten_at_the_latest() -> None:
    for seed in range(5 * MORE):
        table = hippodrome.new_table("hamilcar", 2, seed)
        for _ in walk(table, seed):
            pass
        board = table.view(None)["board"]
        assert board["turn"] <= 10 and board["winner"] in (0, 1)
        assert board["ending"] in ("capital", "peace", "political-points")
        assert (board["ending"] == "points") == (board["turn"] == 10) or board["ending"] != "points"


@pytest.mark.parametrize("clever", [0, 1])
def test_the_greedy_bot_beats_random_play_on_either_side(clever: int) -> None:
    """Over 200 games it wins more than 95 %; a short test can require only four of five."""
    wins = 0
    for seed in range(5):
        table = hippodrome.new_table("hamilcar", 2, seed)
        bots = [find_bot("greedy" if seat == clever else "random", seed) for seat in (0, 1)]
        while not table.over:
            seat = table.asks[0].seat
            table.play(seat, consult(bots[seat], table, seat))
        wins += table.ranking[0] == [clever]
    assert wins >= 4


def test_greedy_bots_fight_naval_battles() -> None:
    """In 100 games there were 70 naval battles; a short test can require only one in four games."""
    battles = 0
    for seed in range(4):
        table, bot = hippodrome.new_table("hamilcar", 2, seed), find_bot("greedy", seed)
        while not table.over:
            seat = table.asks[0].seat
            table.play(seat, consult(bot, table, seat))
        battles += sum(isinstance(event, NavalBattleBegan) for event in table.events)
    assert battles >= 1
