"""Random games of Byzantium: they end, nothing is lost or doubled, and positions can be written and read."""

import os
import random
from typing import Any

import pytest

import hippodrome
from hippodrome import BadPosition, Table

from .tables import ARAB, at

MORE = int(os.environ.get("HIPPODROME_MORE", "1"))
"""How many times as many games as usual."""
GAMES = 8 * MORE
OPTIONS = [
    {option.name: choice}
    for option in hippodrome.find_game("byzantium").options
    for choice in option.choices
    if choice != option.default
]


def play_out(table: Table, seed: int) -> int:
    """Play random words to the end, with the invariants checked after each; how many there were."""
    chance = random.Random(seed)
    count = 0
    removed = [0] * table.state.seats
    while not table.over:
        ask = table.asks[0]
        assert ask.options
        assert len(set(ask.options)) == len(ask.options)
        # Passing seldom makes games long enough for everything to happen.
        options = [word for word, name in zip(ask.options, ask.words, strict=True) if name != "pass"]
        table.answer(ask.seat, chance.choice(options if options and chance.random() < 0.9 else ask.options))
        table.check()
        now = [player["removed"] for player in table.view(None)["board"]["players"]] if count % 20 == 0 else removed
        assert all(before <= after for before, after in zip(removed, now, strict=True))
        removed = now
        count += 1
        assert count < 5000, "a game must end"
    return count


@pytest.mark.rule("BZ 3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(GAMES))
def test_random_games_end_and_hold_the_invariants(seats: int, seed: int) -> None:
    table = hippodrome.new_table("byzantium", seats, seed=seed)
    play_out(table, seed)
    assert sorted(seat for group in table.ranking for seat in group) == list(range(seats))


@pytest.mark.parametrize("options", OPTIONS, ids=[f"{name}={value}" for o in OPTIONS for name, value in o.items()])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_with_every_option(seats: int, options: dict[str, Any]) -> None:
    for seed in range(2 * MORE):
        play_out(hippodrome.new_table("byzantium", seats, seed=seed, options=options), seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_are_written_and_read_at_every_step(seats: int) -> None:
    table = hippodrome.new_table("byzantium", seats, seed=5)
    chance = random.Random(5)
    game = table.game
    while not table.over:
        ask = table.asks[0]
        data = table.position()
        again = game.write(game.read(data, table.state.dice.copy()))
        assert again == data
        turned = data
        for _ in range(seats):
            turned = game.turn(turned, 1) or {}
        assert turned == data
        twin = table.copy()
        assert twin.asks[0].words == ask.words
        table.answer(ask.seat, chance.choice(ask.options))


def test_a_turned_position_plays_the_same() -> None:
    table = at({"arab": {"army": "alexandria"}}, {"byzantine": {"army": "jerusalem"}}, cities={"alexandria": ARAB})
    data = table.game.turn(table.position(), 1)
    assert data is not None
    turned = hippodrome.position("byzantium", data, dice=[1] * 20)
    assert turned.asks[0].seat == 1
    turned.play(1, "move-arab")
    turned.play(1, "jerusalem")
    assert turned.asks[0].seat == 2


@pytest.mark.parametrize(
    "data",
    [
        {"seats": 5},
        {"seats": 2, "colour": 1},
        {"seats": 2, "players": [{}]},
        {"seats": 2, "round": 4},
        {"seats": 2, "bulgars": 12},
        {"seats": 2, "phase": "lunch"},
        {"seats": 2, "phase": "siege"},
        {"seats": 2, "cities": {"rome": {}}},
        {"seats": 2, "cities": {"mecca": {"markers": 4}}},
        {"seats": 2, "cities": {"constantinople": {"control": 0}}},
        {"seats": 2, "cities": {"mecca": {"fortified": True}}},
        {"seats": 2, "spaces": {"emperor": [0, 1]}},
        {"seats": 2, "guards": [0, -1]},
        {"seats": 2, "players": [{"pool": 60}, {}]},
        {"seats": 2, "players": [{"pool": -1}, {}]},
        {"seats": 2, "players": [{"pool": 9, "losses": 1, "removed": 0}, {}]},
        {"seats": 2, "players": [{"arab": {"army": "nicaea"}}, {}]},
        {"seats": 2, "players": [{"fortifications": 1}, {}]},
        {"seats": 2, "march": {"intervened": ["mecca athens"]}},
    ],
)
def test_impossible_positions_are_refused(data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        hippodrome.position("byzantium", data)


def test_the_same_seed_gives_the_same_game() -> None:
    one = hippodrome.new_table("byzantium", 3, seed=11)
    other = hippodrome.new_table("byzantium", 3, seed=11)
    play_out(one, 11)
    play_out(other, 11)
    assert one.record().text() == other.record().text()
    one.record().verify()
