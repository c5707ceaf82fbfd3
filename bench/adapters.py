"""Benchmark of Hippodrome inside other frameworks: the loops that users of PettingZoo or OpenSpiel write.

The same loops run over the frameworks' own games in `peers/peer_pettingzoo.py` and `peers/peer_openspiel.py`. Decisions
in those games differ in cost; see the README.
"""

import copy
import random
from typing import Any

import numpy as np
import pyspiel

import hippodrome
import hippodrome.adapters.openspiel
from hippodrome.adapters.gymnasium import SeatEnv
from hippodrome.adapters.pettingzoo import env
from ours import TABLE_SIZE
from peers.timing import Entry, main, middle

KIND = "compiled" if hippodrome.compiled() else "interpreted"


def agents(table: Any, rng: random.Random, limit: int) -> tuple[Any, int]:
    """PettingZoo: the canonical loop over agents, playing random legal words."""
    table.reset(seed=rng.randrange(1 << 30))
    decisions = 0
    for _agent in table.agent_iter():
        seen, _reward, ended, _truncated, _info = table.last()
        if ended or decisions == limit:
            break
        table.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        decisions += 1
    return table, decisions


def episode(seat: SeatEnv, rng: random.Random) -> int:
    """Gymnasium: one seat against random opponents; only its own decisions are counted."""
    seen, _info = seat.reset(seed=rng.randrange(1 << 30))
    decisions, ended = 0, False
    while not ended:
        seen, _reward, ended, _truncated, _info = seat.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        decisions += 1
    return decisions


def spiel(game: Any, rng: random.Random, limit: int) -> tuple[Any, int]:
    """OpenSpiel: every chance node is explicit; chance takes time but is not counted."""
    state, decisions = game.new_initial_state(), 0
    while decisions < limit and not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return state, decisions


def entries(game: str, seats: int) -> list[Entry]:
    known = {"engine": "Hippodrome", "version": hippodrome.__version__, "game": game.capitalize(), "seats": seats}
    loaded = pyspiel.load_game(f"hippodrome_{game}(players={seats})")
    table, seat = env(game, seats), SeatEnv(game, seats)
    return [
        Entry(
            key=f"{game} pettingzoo",
            mode=f"{KIND}, in PettingZoo",
            play=lambda rng: agents(table, rng, 1 << 30)[1],
            midgame=lambda rng: middle(lambda r, limit: agents(env(game, seats), r, limit), rng),
            copy=copy.deepcopy,
            view=lambda position: position.observe("seat_0"),
            **known,
        ),
        Entry(
            key=f"{game} gymnasium",
            mode=f"{KIND}, in Gymnasium",
            play=lambda rng: episode(seat, rng),
            **known,
        ),
        Entry(
            key=f"{game} openspiel",
            mode=f"{KIND}, in OpenSpiel",
            play=lambda rng: spiel(loaded, rng, 1 << 30)[1],
            midgame=lambda rng: middle(lambda r, limit: spiel(loaded, r, limit), rng),
            copy=lambda state: state.clone(),
            view=lambda state: state.observation_tensor(0),
            **known,
        ),
    ]


if __name__ == "__main__":
    main(
        [
            entry
            for info in hippodrome.list_games()
            if info.status == "playable"
            for entry in entries(info.name, TABLE_SIZE if TABLE_SIZE in info.seats else max(info.seats))
        ]
    )
