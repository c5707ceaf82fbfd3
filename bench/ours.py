"""Hippodrome at the stopwatch: the plain public loop of a random player, on every playable game.

Two modes a game: *playout* (a quiet table, no events and no undo, like the peers, which keep none)
and *full table* (events and undo on, as on the site). Run with HIPPODROME_PURE=1 for the
interpreted engine. The command line is that of `peers/timing.py`.
"""

import random
from typing import Any

import hippodrome
from peers.timing import Entry, main, middle

TABLE_SIZE = 4  # seats where the game allows it, as at catanatron's table; else the most it allows


def play_until(game: str, seats: int, quiet: bool, rng: random.Random, limit: int) -> tuple[Any, int]:
    """A random game, or its first `limit` decisions: what any user of the library would write."""
    table = hippodrome.new_table(game, seats=seats, seed=rng.randrange(1 << 30), quiet=quiet)
    decisions = 0
    while decisions < limit and not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))
        decisions += 1
    return table, decisions


def entry(game: str, seats: int, quiet: bool) -> Entry:
    def until(rng: random.Random, limit: int) -> tuple[Any, int]:
        return play_until(game, seats, quiet, rng, limit)

    engine = "compiled" if hippodrome.compiled() else "interpreted"
    return Entry(
        key=f"{game} {'playout' if quiet else 'full'}",
        engine="Hippodrome",
        version=hippodrome.__version__,
        game=game.capitalize(),
        seats=seats,
        mode=f"{engine}, {'playout' if quiet else 'full table'}",
        play=lambda rng: until(rng, 1 << 30)[1],
        midgame=lambda rng: middle(until, rng),
        copy=lambda table: table.copy(),
        view=lambda table: table.view(0),
    )


def entries() -> list[Entry]:
    return [
        entry(info.name, TABLE_SIZE if TABLE_SIZE in info.seats else max(info.seats), quiet)
        for info in hippodrome.list_games()
        if info.status == "playable"
        for quiet in (True, False)
    ]


if __name__ == "__main__":
    main(entries())
