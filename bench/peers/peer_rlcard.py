"""RLCard: no-limit hold'em with `env.step`, including the encoding of observations, which users can't avoid.

RLCard can't copy a game itself, so `copy.deepcopy` is measured, which its users fall back to.
"""

import copy
import random
from importlib.metadata import version
from typing import Any

import rlcard
from timing import Entry, main, middle

SEATS = 4
ENV = rlcard.make("no-limit-holdem", config={"seed": 7, "game_num_players": SEATS})


def play_until(rng: random.Random, limit: int) -> tuple[Any, int]:
    """Play a hand, or its first `limit` decisions, in the shared environment."""
    state, _seat = ENV.reset()
    decisions = 0
    while decisions < limit and not ENV.is_over():
        state, _seat = ENV.step(rng.choice(list(state["legal_actions"])))
        decisions += 1
    return ENV, decisions


def midgame(rng: random.Random) -> Any:
    """Return a deep copy of the environment, because all hands share it."""

    def seeded(again: random.Random, limit: int) -> tuple[Any, int]:
        ENV.seed(again.randrange(1 << 30))
        return play_until(again, limit)

    return copy.deepcopy(middle(seeded, rng))


HOLDEM = Entry(
    key="no-limit-holdem",
    engine="RLCard",
    version=version("rlcard"),
    game="No-limit hold'em",
    seats=SEATS,
    mode="Python",
    play=lambda rng: play_until(rng, 1 << 30)[1],
    midgame=midgame,
    copy=lambda env: copy.deepcopy(env.game),
    view=lambda env: env.get_state(0),
)

if __name__ == "__main__":
    main([HOLDEM])
