"""Benchmark of Hippodrome: the plain public loop of a random player, on every playable game.

A game has several modes. *Playout* (a quiet table without events and undo, as in the peers) and *full table* (with
events and undo, as on the site) use the loop that any user would write. *Plays on* and *guided playout* use the table's
own loop, `play_on`, at random or with the word the game's advice likes best. *Search* counts the iterations of the
search bot in the middle of games, with a number of seats that has learned values, for comparison with OpenSpiel's own
search. Set HIPPODROME_PURE=1 for the interpreted engine. The command line is that of `peers/timing.py`.
"""

import random
from typing import Any

import hippodrome
from hippodrome import Dice
from hippodrome.bots import SearchBot, find_values, world_for
from peers.timing import POSITIONS, Entry, main, middle

TABLE_SIZE = 4  # seats, as in catanatron, or the most that the game allows
ITERATIONS = 200  # of one search, here and in OpenSpiel


def play_until(game: str, seats: int, quiet: bool, rng: random.Random, limit: int) -> tuple[Any, int]:
    """Play a random game, or its first `limit` decisions, with the loop that any user would write."""
    table = hippodrome.new_table(game, seats=seats, seed=rng.randrange(1 << 30), quiet=quiet)
    decisions = 0
    while decisions < limit and not table.over:
        ask = table.asks[0]
        table.answer(ask.seat, rng.choice(ask.options))
        decisions += 1
    return table, decisions


def measured(game: str, seats: int, key: str, mode: str, **timed: Any) -> Entry:
    """Return an entry with the fields that all our rows share."""
    return Entry(
        key=f"{game} {key}",
        engine="Hippodrome",
        version=hippodrome.__version__,
        game=game.capitalize(),
        seats=seats,
        mode=f"{'compiled' if hippodrome.compiled() else 'interpreted'}, {mode}",
        **timed,
    )


def entry(game: str, seats: int, quiet: bool) -> Entry:
    def until(rng: random.Random, limit: int) -> tuple[Any, int]:
        return play_until(game, seats, quiet, rng, limit)

    return measured(
        game,
        seats,
        "playout" if quiet else "full",
        mode="playout" if quiet else "full table",
        play=lambda rng: until(rng, 1 << 30)[1],
        midgame=lambda rng: middle(until, rng),
        copy=lambda table: table.copy(),
        view=lambda table: table.view(0),
        features=lambda table: table.features(0),
        advice=lambda table: table.advice(table.asks[0].seat),
        redeal=None if quiet else lambda table: table.redeal(0, Dice(b"bench")),
    )


def playing_on(game: str, seats: int, advised: float) -> Entry:
    """Use the table's own loop on a quiet table, as for search and learning."""

    def play(rng: random.Random) -> int:
        table = hippodrome.new_table(game, seats=seats, seed=rng.randrange(1 << 30), quiet=True)
        return table.play_on(Dice(rng.randbytes(8)), advised)

    mode = "guided playout" if advised else "plays on"
    return measured(game, seats, mode, mode, play=play)


def searching(game: str, seats: int) -> Entry:
    """Measure the search bot's iterations halfway through games played by the advice."""
    positions: list[Any] = []

    def halfway(rng: random.Random) -> Any:
        table = hippodrome.new_table(game, seats=seats, seed=rng.randrange(1 << 30))
        length = table.playout().play_on(Dice(b"bench"), 0.9)
        table.play_on(Dice(b"bench"), 0.9, length // 2)
        while len(table.asks[0].options) < 3:
            table.play_on(Dice(b"bench"), 0.9, 1)
        return table

    def play(rng: random.Random) -> int:
        if not positions:  # during the warm-up
            positions.extend(halfway(rng) for _ in range(POSITIONS))
        table, bot = rng.choice(positions), SearchBot(rng.randrange(1 << 30), iterations=ITERATIONS)
        seat = table.asks[0].seat
        bot.look(world_for(table, seat, Dice(b"bench")), seat)
        return bot.done

    return measured(game, seats, "search", "search", play=play, counts="iterations")


def entries() -> list[Entry]:
    found: list[Entry] = []
    for info in hippodrome.list_games():
        if info.status != "playable":
            continue
        seats = TABLE_SIZE if TABLE_SIZE in info.seats else max(info.seats)
        found += [entry(info.name, seats, quiet) for quiet in (True, False)]
        found += [playing_on(info.name, seats, advised) for advised in (0.0, 1.0)]
        valued = [count for count in info.seats if count <= TABLE_SIZE and find_values(info.name, count)]
        found.append(searching(info.name, max(valued, default=seats)))
    return found


if __name__ == "__main__":
    main(entries())
