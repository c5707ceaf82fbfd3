"""The greedy bot: plays the word that the game's advice rates highest, without looking ahead."""

from random import Random

from hippodrome.bots.bot import Bot
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.table import Table


class GreedyBot(Bot):
    """Plays the best word by the game's advice, and breaks ties at random."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = Random(seed)

    def choose(self, table: Table, seat: int) -> str:
        """Return the word with the highest weight."""
        ask = table.ask_of(seat)
        if ask is None:
            raise NotYourTurn(f"Seat {seat} is not asked now.")
        weights = table.advice(seat)
        best = max(weights)
        liked = [word for word, weight in zip(ask.words, weights, strict=True) if weight == best]
        return liked[int(self._random.random() * len(liked))]


class FirstGreedyBot(GreedyBot):
    """The greedy bot of the first release, kept unchanged as a yardstick for stronger bots.

    While the advice is still that of the first release, it is the same as the greedy bot, and a test compares it with
    recorded games. A change of the advice must give this bot the old advice.
    """
