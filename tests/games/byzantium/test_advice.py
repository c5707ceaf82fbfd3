"""A bot that follows Byzantium's advice beats random bots, and the advice covers every question."""

import math
import os
import random

import pytest

import hippodrome
from hippodrome.bots import GreedyBot, RandomBot, consult

from .tables import ARAB, at

MORE = int(os.environ.get("HIPPODROME_MORE", "1"))


def wins(seats: int, games: int) -> int:
    """Return how many games one greedy bot wins outright against random bots, in changing seats."""
    won = 0
    for seed in range(games):
        mine = seed % seats
        table = hippodrome.new_table("byzantium", seats, seed=seed)
        bots = [GreedyBot(seed) if seat == mine else RandomBot(seed * 9 + seat) for seat in range(seats)]
        while not table.over:
            seat = table.asks[0].seat
            table.play(seat, consult(bots[seat], table, seat))
        won += table.ranking[0] == [mine]
    return won


def test_greedy_beats_random_with_two() -> None:
    games = 20 * MORE
    assert wins(2, games) >= 0.95 * games


def test_greedy_beats_three_random_bots() -> None:
    games = 12 * MORE
    assert wins(4, games) >= 0.7 * games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_legal_word_gets_a_weight(seats: int) -> None:
    for seed in range(4):
        table = hippodrome.new_table("byzantium", seats, seed=seed)
        chance = random.Random(seed)
        while not table.over:
            seat = table.asks[0].seat
            words, weights = table.asks[0].words, table.advice(seat)
            assert len(weights) == len(words)
            assert all(math.isfinite(weight) for weight in weights)
            options = [word for word in words if word != "pass" or chance.random() < 0.1] or words
            table.play(seat, chance.choice(options))


def liked(table: hippodrome.Table) -> str:
    seat = table.asks[0].seat
    return consult(GreedyBot(1), table, seat)


def test_the_leader_of_the_arabs_attacks_the_capital() -> None:
    army = {"arab": {"army": "nicaea", "main": 12, "move": 6, "vp": 30}}
    table = at(army, cities={"nicaea": ARAB})
    assert liked(table) == "move-arab"
    table.play(0, "move-arab")
    assert liked(table) == "constantinople"
    table = at(army, {"arab": {"vp": 50}}, cities={"nicaea": ARAB})
    table.play(0, "move-arab")
    assert liked(table) != "constantinople", "another player would win by it"


def test_a_hopeless_army_retreats_and_a_strong_one_stays() -> None:
    cities = {"alexandria": ARAB}
    table = at({"arab": {"army": "alexandria", "main": 12}}, {"byzantine": {"army": "jerusalem"}}, cities=cities)
    table.play(0, "move-arab")
    table.play(0, "jerusalem")
    assert liked(table) == "retreat"
    strong = {"byzantine": {"army": "jerusalem", "main": 14}}
    table = at({"arab": {"army": "alexandria", "main": 4}}, strong, cities=cities)
    table.play(0, "move-arab")
    table.play(0, "jerusalem")
    assert liked(table) == "fight"
