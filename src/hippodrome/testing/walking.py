"""Random walks through games."""

import os
from collections.abc import Iterator
from random import Random

import msgspec

import hippodrome
from hippodrome.kernel.game import Options
from hippodrome.kernel.table import Table

MORE = int(os.environ.get("HIPPODROME_MORE", "1"))
"""A factor for the number of games, for longer test runs."""
LONGEST = 20_000
"""A random game with more words than this is taken to be endless."""


def step(table: Table, chance: Random) -> tuple[int, str]:
    """Play a random word and return its seat and name."""
    ask = chance.choice(table.asks)
    word = chance.choice(ask.words)
    table.play(ask.seat, word)
    return ask.seat, word


def walk(table: Table, seed: int) -> Iterator[int]:
    """Play random words to the end; yields the number of words so far before each one."""
    chance = Random(seed)
    most = min(table.game.max_length(table.state.seats), LONGEST)
    words = 0
    while not table.over:
        yield words
        step(table, chance)
        words += 1
        assert words <= most, f"a game must end, and this one within {most} words"


def moments(game: str, seats: int, seed: int, every: int, options: Options | None = None) -> Iterator[Table]:
    """Yield the table of one random game at some moments; the game continues between the yields."""
    table = hippodrome.new_table(game, seats, seed, options)
    for words in walk(table, seed):
        if words % every == seed % every:
            yield table
    yield table


def snapshot(table: Table) -> bytes:
    """Encode everything about a table; equal tables have equal bytes."""
    asks = [(ask.seat, ask.rule, ask.key, ask.words) for ask in table.asks]
    live = table.game.write(table.state)
    events = [event.data() for event in table.events]
    return msgspec.json.encode([table.save(), asks, live, events], order="sorted")
