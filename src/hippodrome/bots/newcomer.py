"""The newcomer: a sensible opponent that people can beat in their first game."""

from random import Random

from hippodrome.bots.greedy import GreedyBot
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.table import Table

BY_CHANCE = 0.25
"""The share of words that are drawn at random."""


class NewcomerBot(GreedyBot):
    """Plays like the greedy bot, but one word in four is a random one from the better half by the advice."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._whim = Random(seed + 1)

    def choose(self, table: Table, seat: int) -> str:
        """Return the word with the highest weight, or sometimes a random one from the better half."""
        if self._whim.random() >= BY_CHANCE:
            return super().choose(table, seat)
        ask = table.ask_of(seat)
        if ask is None:
            raise NotYourTurn(f"Seat {seat} is not asked now.")
        weights = table.advice(seat)
        middle = sorted(weights)[len(weights) // 2]
        sensible = [word for word, weight in zip(ask.words, weights, strict=True) if weight >= middle]
        return self._whim.choice(sensible)
