"""OpenSpiel: C++ games, driven from Python or, for comparison, played entirely in C++; and games written in Python.

Chance nodes take time but are not counted as decisions. The view is the observation tensor of seat 0.
"""

import random
import statistics
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import open_spiel.python.games  # noqa: F401  registers the games that are written in Python
import pyspiel
from timing import POSITIONS, Entry, main, middle

GAMES = {
    "gin_rummy": "Gin rummy",
    "backgammon": "Backgammon",
    "liars_dice(numdice=5)": "Liar's dice",
}
PYTHON_GAMES = {"python_liars_poker": "Liar's poker", "python_block_dominoes": "Block dominoes"}
SEARCHED = "gin_rummy"
ITERATIONS = 200  # per search, as in ours.py
UCT = 1.4
SAMPLE_SECONDS = 0.4  # for the mean length of a game rolled out in C++


def play_until(game: Any, rng: random.Random, limit: int) -> tuple[Any, int]:
    """Play a random game driven from Python."""
    state, decisions = game.new_initial_state(), 0
    while decisions < limit and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return state, decisions


def roll_out(game: Any, rng: random.Random) -> Any:
    """Play a random game entirely in C++, without Python between decisions."""
    state = game.new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(seat, rng.randrange(1 << 30)) for seat in range(game.num_players())]
    pyspiel.evaluate_bots(state, bots, rng.randrange(1 << 30))
    return state


def mean_length(game: Any) -> float:
    """Return the mean number of decisions in random games, sampled anew in each round."""
    rng, lengths = random.Random(), []
    end = time.perf_counter() + SAMPLE_SECONDS
    while time.perf_counter() < end:
        history = roll_out(game, rng).full_history()
        lengths.append(sum(action.player >= 0 for action in history))
    return statistics.mean(lengths)


def native(game: Any) -> Callable[[random.Random], float]:
    """Play games and count the mean number of decisions for each, because counting them would take time."""
    length = 0.0

    def play(rng: random.Random) -> float:
        nonlocal length
        length = length or mean_length(game)  # found during the warm-up
        roll_out(game, rng)
        return length

    return play


def searching(name: str, title: str) -> Entry:
    """Measure OpenSpiel's own information set search in C++, with its default random playouts."""
    game = pyspiel.load_game(name)
    positions: list[Any] = []

    def halfway(rng: random.Random) -> Any:
        state = middle(lambda r, limit: play_until(game, r, limit), rng)
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        return state if len(state.legal_actions()) > 2 else halfway(rng)

    def play(rng: random.Random) -> int:
        if not positions:  # during the warm-up
            positions.extend(halfway(rng) for _ in range(POSITIONS))
        seed = rng.randrange(1 << 30)
        leaves = pyspiel.RandomRolloutEvaluator(1, seed)
        pyspiel.ISMCTSBot(seed, leaves, UCT, ITERATIONS, use_observation_string=True).step(rng.choice(positions))
        return ITERATIONS

    return Entry(
        key=f"{name} search",
        engine="OpenSpiel",
        version=version("open_spiel"),
        game=title,
        seats=game.num_players(),
        mode="C++, ISMCTS",
        play=play,
        counts="iterations",
    )


def entries(name: str, title: str) -> list[Entry]:
    game = pyspiel.load_game(name)
    known = {
        "engine": "OpenSpiel",
        "version": version("open_spiel"),
        "game": title,
        "seats": game.num_players(),
    }

    def until(rng: random.Random, limit: int) -> tuple[Any, int]:
        return play_until(game, rng, limit)

    driven = Entry(
        key=name,
        mode="Python" if name in PYTHON_GAMES else "C++, Python loop",
        play=lambda rng: until(rng, 1 << 30)[1],
        midgame=lambda rng: middle(until, rng),
        copy=lambda state: state.clone(),
        view=lambda state: state.observation_tensor(0),
        **known,
    )
    if name in PYTHON_GAMES:
        return [driven]
    return [driven, Entry(key=f"{name} native", mode="all in C++", play=native(game), **known)]


if __name__ == "__main__":
    found = [entry for name, title in {**GAMES, **PYTHON_GAMES}.items() for entry in entries(name, title)]
    main([*found, searching(SEARCHED, GAMES[SEARCHED])])
