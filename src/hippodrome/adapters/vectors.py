"""Vectors: a seat's knowledge and legal words as arrays for learning."""

from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from hippodrome.kernel.game import Game
from hippodrome.kernel.table import Table

Observation: TypeAlias = dict[str, NDArray[Any]]


class Eyes:
    """Turns a seat's view of a game into numbers, and describes the spaces these numbers are from.

    The entries are the game's own features. For a game without features they only show which seats are asked, counted
    from the observing seat: too little to play well, but fair, and of fixed length.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.names = game.feature_names(seats)
        self.has_features = bool(self.names)
        if not self.has_features:
            self.names = [f"asked-{turn}" for turn in range(seats)]
        self.words = len(game.words)

    def vector(self, table: Table, seat: int) -> NDArray[np.float32]:
        """Return a seat's knowledge in the order of `names`, as a new array that the caller may keep."""
        seen = np.empty(len(self.names), np.float32)
        seen[:] = table.features(seat) if self.has_features else _asked(table, seat)
        return seen

    def mask(self, table: Table, seat: int) -> NDArray[np.int8]:
        """Return 1 for every legal word of the seat; all 0 if it is not asked."""
        ask = table.ask_of(seat)
        return np.zeros(self.words, np.int8) if ask is None else np.frombuffer(ask.mask, np.int8)

    def observation(self, table: Table, seat: int) -> Observation:
        """Return vector and mask in the form the frameworks expect."""
        return {"observation": self.vector(table, seat), "action_mask": self.mask(table, seat)}

    def observation_space(self) -> spaces.Space[Any]:
        seen = spaces.Box(-np.inf, np.inf, (len(self.names),), np.float32)
        return spaces.Dict({"observation": seen, "action_mask": spaces.Box(0, 1, (self.words,), np.int8)})

    def action_space(self) -> spaces.Space[Any]:
        """The indices of all words."""
        return spaces.Discrete(self.words)


def _asked(table: Table, seat: int) -> list[float]:
    seats = table.state.seats
    asked = [0.0] * seats
    for ask in table.asks:
        asked[(ask.seat - seat) % seats] = 1.0
    return asked
