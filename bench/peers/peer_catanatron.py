"""catanatron: Settlers of Catan between four random players, with its own `Game.play`.

It has no views (its bots see everything), so no view is measured.
"""

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer
from timing import Entry, main, middle

TURNS_LIMIT = 1000  # catanatron's own limit


def new_game(rng: random.Random) -> Game:
    return Game([RandomPlayer(color) for color in Color], seed=rng.randrange(1, 1 << 30))


def decisions_made(game: Game) -> int:
    """Return the number of actions; the list was renamed after version 3.2."""
    records = getattr(game.state, "action_records", None)
    return len(game.state.actions if records is None else records)


def play(rng: random.Random) -> int:
    game = new_game(rng)
    game.play()
    return decisions_made(game)


def play_until(rng: random.Random, limit: int) -> tuple[Game, int]:
    game, decisions = new_game(rng), 0
    while decisions < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
        decisions += 1
    return game, decisions


CATAN = Entry(
    key="catan",
    engine="catanatron",
    version=version("catanatron"),
    game="Catan",
    seats=4,
    mode="Python",
    play=play,
    midgame=lambda rng: middle(play_until, rng),
    copy=lambda game: game.copy(),
)

if __name__ == "__main__":
    main([CATAN])
