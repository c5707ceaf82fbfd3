"""PettingZoo: its own classic games with the canonical loop over agents, playing random legal actions.

Copies are not measured: a deep copy of its environments is a new game (version 1.27).
"""

import random
from importlib.metadata import version
from typing import Any

import numpy as np
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, texas_holdem_no_limit_v6
from timing import Entry, main

GAMES = {
    "texas_holdem_no_limit_v6": ("No-limit hold'em", texas_holdem_no_limit_v6.env(num_players=4), 4),
    "leduc_holdem_v4": ("Leduc hold'em", leduc_holdem_v4.env(), 2),
    "connect_four_v3": ("Connect four", connect_four_v3.env(), 2),
}


def play(env: Any, rng: random.Random) -> int:
    env.reset(seed=rng.randrange(1 << 30))
    decisions = 0
    for _agent in env.agent_iter():
        seen, _reward, ended, truncated, info = env.last()
        if ended or truncated:
            break
        mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
        env.step(int(rng.choice(np.flatnonzero(mask))))
        decisions += 1
    return decisions


def entry(key: str, title: str, env: Any, seats: int) -> Entry:
    return Entry(
        key=key,
        engine="PettingZoo",
        version=version("pettingzoo"),
        game=title,
        seats=seats,
        mode="Python",
        play=lambda rng: play(env, rng),
    )


if __name__ == "__main__":
    main([entry(key, *about) for key, about in GAMES.items()])
