"""Bot: the interface of programs that play."""

from hippodrome.kernel.errors import HippodromeError
from hippodrome.kernel.table import Table


class UnknownBot(HippodromeError):
    """No bot has that name."""


class Bot:
    """A program that plays: it gets a world and returns a word for its seat."""

    seed = 0

    def __init__(self, seed: int = 0) -> None:
        """Bots of the same class with the same seed choose the same words."""
        self.seed = seed

    def choose(self, table: Table, seat: int) -> str:
        """Return one of the words that `table.ask_of(seat)` allows.

        The table is a world made for the seat (see `world.py`): the seat's view and log are true, everything else is
        dealt anew. It belongs to the bot, which may redeal, copy and play it.
        """
        raise NotImplementedError


def is_bot(player: object) -> bool:
    """Return whether an object can play: it needs a method `choose`, but need not be a `Bot`."""
    return callable(getattr(player, "choose", None))
