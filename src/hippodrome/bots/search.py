"""The search bot: searches many worlds that might be the true one, for some time or a number of iterations."""

from typing import Any

from hippodrome.bots.bot import Bot
from hippodrome.bots.values import find_values
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.game import Game
from hippodrome.kernel.search_settings import SearchSettings
from hippodrome.kernel.searching import QUICK, Search
from hippodrome.kernel.table import Table
from hippodrome.kernel.values import Values


def settings_for(
    game: Game, seats: int, iterations: int = 0, seconds: float = 0.0
) -> tuple[SearchSettings, Values | None]:
    """Return the search settings of a game for a budget, and the learned values that judge leaves, if any."""
    values = find_values(game.name, seats)
    return game.search_settings(iterations or int(seconds * QUICK), values is not None), values


class SearchBot(Bot):
    """Plays the answer that did best in a tree search.

    `seconds` limits the CPU time; on a busy machine, a search takes at most twice as long by the clock. With
    `iterations`, time does not matter, and the same seed plays the same words on every machine. The tree is kept while
    the seat continues answering, so that later words of one decision cost little.
    """

    def __init__(
        self, seed: int = 0, seconds: float = 1.0, iterations: int = 0, settings: SearchSettings | None = None
    ) -> None:
        super().__init__(seed)
        self.seconds = 0.0 if iterations else seconds
        self.iterations = iterations if iterations or seconds > 0 else 1
        self.settings = settings
        self.done = 0
        self._dice = Dice.of(seed)
        self._search: Search | None = None
        self._expected: tuple[dict[str, Any], Any] | None = None

    def choose(self, table: Table, seat: int) -> str:
        """Return the most promising word."""
        search = self.look(table, seat)
        word = search.best()
        self._expect(table, seat, word)
        return table.game.words.spellings[word]

    def look(self, table: Table, seat: int) -> Search:
        """Search a world made for a seat and return the tree, whose `tried()` lists the results of each answer."""
        if table.ask_of(seat) is None:
            raise NotYourTurn(f"Seat {seat} is not asked now.")
        search = self._kept(table, seat)
        if search is None:
            settings, values = settings_for(table.game, table.origin.seats, self.iterations, self.seconds)
            search = Search(table, seat, self._dice, self.settings or settings, values)
        self.done = search.run(self.iterations, self.seconds)
        self._search = search
        return search

    def _kept(self, table: Table, seat: int) -> Search | None:
        """Return the tree of the previous word, if it was the same seat's and nothing else has happened since."""
        search, expected, self._expected = self._search, self._expected, None
        if search is None or search.seat != seat or expected != (table.view(seat), table.log(seat)):
            return None
        search.table = table
        return search

    def _expect(self, table: Table, seat: int, word: int) -> None:
        """Remember what the seat will see if it is asked next; otherwise drop the tree."""
        search, after = self._search, table.copy()
        after.answer(seat, word)
        if search is not None and search.follow(after, word):
            self._expected = after.view(seat), after.log(seat)
        else:
            self._search = None
