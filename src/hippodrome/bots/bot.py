"""Bot: somebody who answers asks."""

from hippodrome.kernel.errors import HippodromeError
from hippodrome.kernel.table import Table


class UnknownBot(HippodromeError):
    """There is no bot of that name."""


class Bot:
    """A player made of code: it is handed a world and says what its seat does there."""

    seed = 0

    def __init__(self, seed: int = 0) -> None:
        """Two bots of one kind with one seed choose alike."""
        self.seed = seed

    def choose(self, table: Table, seat: int) -> str:
        """One of the words that `table.ask_of(seat)` allows.

        The table is a world made for the seat (see `world.py`): the seat's view and log are true, all else is dealt
        anew. It is the bot's own: it may redeal it, copy it and play it on as it likes.
        """
        raise NotImplementedError


def is_bot(player: object) -> bool:
    """Whether somebody chooses words at a table; who does need not be a `Bot`."""
    return callable(getattr(player, "choose", None))
