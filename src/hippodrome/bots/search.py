"""The search bot: looks ahead in many worlds that might be the true one, for a time or a number of iterations."""

from typing import Any

from hippodrome.bots.bot import Bot
from hippodrome.bots.values import find_values
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.searching import QUICK, Search, Taste
from hippodrome.kernel.table import Table
from hippodrome.kernel.values import Values

TASTES = {
    "byzanz": Taste(spread=8.0),
    "byzantium": Taste(spread=15.0),
    "byzantio": Taste(spread=12.0),
    "nekken": Taste(spread=12.0),
    "hamilcar": Taste(most=40, spread=4.0),
}
"""How each game is searched without learned values; any other as `Taste()` says."""
VALUED = {
    "byzanz": Taste(most=8, margin=0.1, spread=8.0),
    "byzantium": Taste(advised=1.0, most=14, margin=0.1, spread=15.0, daring=0.1, trust=6.0, width=1, doubt=2.0),
    "byzantio": Taste(advised=1.0, most=14, margin=0.1, spread=12.0, daring=0.1, trust=6.0, width=1, doubt=2.0),
    "nekken": Taste(advised=1.0, most=28, margin=0.1, spread=12.0, doubt=2.0, deep=False),
    "hamilcar": Taste(most=8, margin=0.1, spread=4.0),
}
"""How a game is searched where learned values for its number of seats judge the leaves, a few words after them.

In Nekken the answers alone are compared: with a tree under them search won less there (`docs/strength.md`).
"""
TO_THE_END = Taste(advised=1.0, margin=0.1, spread=12.0, doubt=2.0, deep=False)
PATIENT = {"byzantio": 600, "nekken": 1500}
"""From so many iterations on each answer is played to the end of these games: what values say of the middle of one is a
little wrong, and more tries don't mend that (`docs/strength.md`)."""


def taste_for(game: str, seats: int, iterations: int = 0, seconds: float = 0.0) -> tuple[Taste, Values | None]:
    """How a game is searched in so many iterations or seconds, and the values that judge its leaves, if any."""
    values = find_values(game, seats) if game in VALUED else None
    if values is None:
        return TASTES.get(game) or Taste(), None
    patient = game in PATIENT and (iterations or int(seconds * QUICK)) >= PATIENT[game]
    return TO_THE_END if patient else VALUED[game], values


class SearchBot(Bot):
    """Takes the answer that did best in a tree of all that may come.

    `seconds` are processor time, or twice that on the clock of a busy machine; with `iterations` the clock is not
    looked at, and the same seed says the same words on every machine. The tree is kept while the seat goes on
    answering, so that the later words of one decision cost little.
    """

    def __init__(self, seed: int = 0, seconds: float = 1.0, iterations: int = 0, taste: Taste | None = None) -> None:
        super().__init__(seed)
        self.seconds = 0.0 if iterations else seconds
        self.iterations = iterations if iterations or seconds > 0 else 1
        self.taste = taste
        self.done = 0
        self._dice = Dice.of(seed)
        self._search: Search | None = None
        self._expected: tuple[dict[str, Any], Any] | None = None

    def choose(self, table: Table, seat: int) -> str:
        """The word that was tried most in the end."""
        search = self.look(table, seat)
        word = search.best()
        self._expect(table, seat, word)
        return table.game.words.spellings[word]

    def look(self, table: Table, seat: int) -> Search:
        """Search a world made for a seat, and hand the tree back: `tried()` says what came of each answer."""
        if table.ask_of(seat) is None:
            raise NotYourTurn(f"Seat {seat} is not asked now.")
        search = self._kept(table, seat)
        if search is None:
            taste, values = taste_for(table.game.name, table.origin.seats, self.iterations, self.seconds)
            if self.taste is not None:
                taste, values = self.taste, find_values(table.game.name, table.origin.seats)
            search = Search(table, seat, self._dice, taste, values)
        self.done = search.run(self.iterations, self.seconds)
        self._search = search
        return search

    def _kept(self, table: Table, seat: int) -> Search | None:
        """The tree of the word before, if it was the same seat's and nothing has happened since but that word."""
        search, expected, self._expected = self._search, self._expected, None
        if search is None or search.seat != seat or expected != (table.view(seat), table.log(seat)):
            return None
        search.table = table
        return search

    def _expect(self, table: Table, seat: int, word: int) -> None:
        """Note what the seat will see if it is asked again next; else the tree is of no more use."""
        search, after = self._search, table.copy()
        after.answer(seat, word)
        if search is not None and search.follow(after, word):
            self._expected = after.view(seat), after.log(seat)
        else:
            self._search = None
