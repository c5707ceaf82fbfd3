"""The random bot: every legal word is equally likely."""

from random import Random

from hippodrome.bots.bot import Bot
from hippodrome.kernel.table import Table


class RandomBot(Bot):
    """Plays a random legal word."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = Random(seed)

    def choose(self, table: Table, seat: int) -> str:
        """Return a random legal word."""
        ask = table.ask_of(seat)
        assert ask is not None, "a bot is consulted only when its seat is asked"
        return table.game.words.spellings[ask.options[int(self._random.random() * len(ask.options))]]
