"""The greedy bot: the word that the game's own advice likes best, without looking ahead."""

from random import Random

from hippodrome.bots.bot import Bot
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.table import Table


class GreedyBot(Bot):
    """Takes the best word by the game's advice; equals are chosen among by chance."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = Random(seed)

    def choose(self, table: Table, seat: int) -> str:
        """The word of most weight."""
        ask = table.ask_of(seat)
        if ask is None:
            raise NotYourTurn(f"Seat {seat} is not asked now.")
        weights = table.advice(seat)
        best = max(weights)
        liked = [word for word, weight in zip(ask.words, weights, strict=True) if weight == best]
        return liked[int(self._random.random() * len(liked))]


class FirstGreedyBot(GreedyBot):
    """Greedy as it played in the first release, for ever: what becomes stronger is measured against it.

    As long as the advice has not changed since then, that is greedy itself, and a test holds it to the games it played.
    Whoever betters the advice gives this bot the advice of old.
    """
