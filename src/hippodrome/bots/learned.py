"""The learned bot: one look ahead, judged by values that were learned from games against itself."""

from hippodrome.bots.bot import Bot
from hippodrome.bots.greedy import GreedyBot
from hippodrome.bots.values import find_values
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.looking import Look, advised_places
from hippodrome.kernel.table import Table
from hippodrome.kernel.values import Values

WIDEST = 16
"""Of many answers only so many, those that the advice likes best, are looked at."""
ROUNDS = ((16, 3), (5, 6), (2, 12))
"""How it looks: so many answers in so many worlds, then the best of them in more."""
SETTLE = 6
"""So many words are said after an answer before the position is judged."""


class LearnedBot(Bot):
    """Tries every answer in a few worlds and takes the one whose outcome is valued most.

    For a game or a number of seats without learned values it plays as greedy does.
    """

    def __init__(self, seed: int = 0, values: Values | None = None) -> None:
        """With `values` it plays by those; else by what comes with the package."""
        super().__init__(seed)
        self._values = values
        self._dice = Dice.of(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, table: Table, seat: int) -> str:
        """The word that promises most."""
        ask = table.ask_of(seat)
        if ask is None:
            raise NotYourTurn(f"Seat {seat} is not asked now.")
        values = self._values or find_values(table.game.name, table.origin.seats)
        if values is None:
            return self._greedy.choose(table, seat)
        look = Look(table, seat, values, self._dice, SETTLE)
        places = advised_places(table, ask, WIDEST)
        for most, worlds in ROUNDS:
            places = look.best(places, most)
            look.try_out(places, worlds)
        return ask.words[look.best(places, 1)[0]]
