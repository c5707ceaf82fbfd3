"""The newcomer: somebody sensible who has not played often, to win against in a first game."""

from random import Random

from hippodrome.bots.greedy import GreedyBot
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.table import Table

BY_CHANCE = 0.25
"""The share of words that are not weighed, but drawn."""


class NewcomerBot(GreedyBot):
    """Plays as greedy does, but one word in four is any of those that the game's advice doesn't think foolish."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._whim = Random(seed + 1)

    def choose(self, table: Table, seat: int) -> str:
        """The word of most weight, or at times one of the better half."""
        if self._whim.random() >= BY_CHANCE:
            return super().choose(table, seat)
        ask = table.ask_of(seat)
        if ask is None:
            raise NotYourTurn(f"Seat {seat} is not asked now.")
        weights = table.advice(seat)
        middle = sorted(weights)[len(weights) // 2]
        sensible = [word for word, weight in zip(ask.words, weights, strict=True) if weight >= middle]
        return self._whim.choice(sensible)
