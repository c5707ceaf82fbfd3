"""Vectors: what a seat knows and may say, as arrays for learning."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hippodrome.kernel.game import Game
from hippodrome.kernel.table import Table

Observation: TypeAlias = dict[str, NDArray[Any]]


class Eyes:
    """What the seats of a game see as numbers, and the spaces these numbers are of.

    The entries are the game's own features. A game that has none shows only who is asked, counted from the seat that
    looks: too little to play well, but fair, and of fixed length.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.names = game.feature_names(seats)
        self.has_features = bool(self.names)
        if not self.has_features:
            self.names = [f"asked-{turn}" for turn in range(seats)]
        self.words = len(game.words)

    def vector(self, table: Table, seat: int) -> NDArray[np.float32]:
        """What a seat knows, as `names` name it; a new array each time, to be kept."""
        seen = np.empty(len(self.names), np.float32)
        seen[:] = table.features(seat) if self.has_features else _asked(table, seat)
        return seen

    def mask(self, table: Table, seat: int) -> NDArray[np.int8]:
        """1 for every word the seat may say now; all 0 if it is not asked."""
        ask = table.ask_of(seat)
        return np.zeros(self.words, np.int8) if ask is None else np.frombuffer(ask.mask, np.int8)

    def observation(self, table: Table, seat: int) -> Observation:
        """Both, as the frameworks expect them."""
        return {"observation": self.vector(table, seat), "action_mask": self.mask(table, seat)}

    def observation_space(self) -> spaces.Space[Any]:
        """Where observations lie."""
        seen = spaces.Box(-np.inf, np.inf, (len(self.names),), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.words,), np.int8)})

    def action_space(self) -> spaces.Space[Any]:
        """Every word of the vocabulary, by its index."""
        return spaces.Discrete(self.words)


def _asked(table: Table, seat: int) -> list[float]:
    seats = table.state.seats
    asked = [0.0] * seats
    for ask in table.asks:
        asked[(ask.seat - seat) % seats] = 1.0
    return asked
