"""Random walks through games, shared by the tests."""

import json
import os
from collections.abc import Iterator
from random import Random

import hippodrome
from hippodrome import Table
from hippodrome.kernel.game import Options

CASES = [(info.name, seats) for info in hippodrome.list_games() if info.status == "playable" for seats in info.seats]
"""Every playable game at every seat count."""
IDS = [f"{name}-{seats}" for name, seats in CASES]
OTHERWISE = [
    (name, rules.seats[number % len(rules.seats)], {option.name: choice})
    for name, rules in {name: hippodrome.find_game(name) for name, _seats in CASES}.items()
    for number, (option, choice) in enumerate(
        (option, choice) for option in rules.options for choice in option.choices if choice != option.default
    )
]
"""Every option of every playable game as it is not played by default, at one seat count or another."""
OTHERWISE_IDS = [f"{name}-{seats}-{key}-{value}" for name, seats, one in OTHERWISE for key, value in one.items()]

MORE = int(os.environ.get("HIPPODROME_MORE", "1"))
"""How many times as many games as usual; `make soak` sets it."""


def step(table: Table, chance: Random) -> tuple[int, str]:
    """Play one random word; who said what."""
    ask = chance.choice(table.asks)
    word = chance.choice(ask.words)
    table.play(ask.seat, word)
    return ask.seat, word


def walk(table: Table, seed: int) -> Iterator[int]:
    """Play random words to the end, yielding before each one how many were played."""
    chance = Random(seed)
    words = 0
    while not table.over:
        yield words
        step(table, chance)
        words += 1
        assert words < 20_000, "a game must end"


def moments(game: str, seats: int, seed: int, every: int, options: Options | None = None) -> Iterator[Table]:
    """A table at some moments of one random game; playing on happens between the yields."""
    table = hippodrome.new_table(game, seats, seed, options)
    for words in walk(table, seed):
        if words % every == seed % every:
            yield table
    yield table


def snapshot(table: Table) -> str:
    """All of a table as one string: equal tables, equal strings."""
    asks = [(ask.seat, ask.rule, ask.key, ask.words) for ask in table.asks]
    live = table.game.write(table.state)
    events = [event.data() for event in table.events]
    return json.dumps([table.save(), asks, live, events], sort_keys=True)
