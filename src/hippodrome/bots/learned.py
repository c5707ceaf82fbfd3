"""The learned bot: one look ahead, judged by values that were learned from games against itself.

Every answer is tried in worlds that might be the true one. A few words more are said as the game's advice has them, so
that what was begun is done (a bid confirmed, a battle fought), and then the position is valued. Chance falls anew in
every world and the same for every answer in it, and an answer is judged by how much better it did than the advised one
did in the same worlds: so luck doesn't choose, and where nothing is clear the advice does. How many words, how many
tries and how much doubt stands with the values.
"""

from math import sqrt

from hippodrome.bots.bot import Bot
from hippodrome.bots.greedy import GreedyBot
from hippodrome.bots.values import Learned, find_learned
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.looking import settled_value
from hippodrome.kernel.table import Table

WIDEST = 10
"""Of many answers only so many, those that the advice likes best, are looked at."""
ROUNDS = (WIDEST, 4, 2)
"""A third of the tries goes to all of them, a third to the best four, a third to the best two."""


class LearnedBot(Bot):
    """Tries every answer in a few worlds and takes the one whose outcome is valued most.

    For a game or a number of seats without learned values it plays as greedy does.
    """

    def __init__(self, seed: int = 0, learned: Learned | None = None) -> None:
        """With `learned` it plays by that; else by what comes with the package."""
        super().__init__(seed)
        self._learned = learned
        self._dice = Dice.of(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, table: Table, seat: int) -> str:
        """The word that promises most."""
        ask = table.ask_of(seat)
        if ask is None:
            raise NotYourTurn(f"Seat {seat} is not asked now.")
        learned = self._learned or find_learned(table.game.name, table.origin.seats)
        if learned is None:
            return self._greedy.choose(table, seat)
        look = LookAhead(table, seat, learned, self._dice)
        for most in ROUNDS:
            look.keep(most)
            look.try_out(max(2, learned.use.tries // len(ROUNDS) // len(look.places)))
        return ask.words[max(look.places, key=look.promise)]


class LookAhead:
    """What one seat's open question looks like after each of its answers; `places` are those still looked at.

    Kept of each is by how much it was ahead of the advised answer, over all worlds: the sum, and that of squares.
    """

    def __init__(self, table: Table, seat: int, learned: Learned, dice: Dice) -> None:
        ask = table.ask_of(seat)
        assert ask is not None, "only who is asked looks ahead"
        self.table = table
        self.seat = seat
        self.learned = learned
        self.dice = dice
        self.options = ask.options
        weights = table.advice(seat)
        self.places = sorted(range(len(weights)), key=lambda place: -weights[place])[:WIDEST]
        self.advised = self.places[0]
        self.ahead = dict.fromkeys(self.places, 0.0)
        self.squares = dict.fromkeys(self.places, 0.0)
        self.worlds = 0

    def try_out(self, worlds: int) -> None:
        """Try the answers in so many new worlds."""
        seat, values, settle = self.seat, self.learned.values, self.learned.use.settle
        for _ in range(worlds):
            world = self.table.redeal(seat, self.dice)
            key = self.dice.below(1 << 62).to_bytes(8, "little")
            found = {}
            for place in self.places:
                game = world.playout()
                game.answer(seat, self.options[place])
                found[place] = settled_value(game, seat, values, Dice(key), settle)
            for place in self.places:
                ahead = found[place] - found[self.advised]
                self.ahead[place] += ahead
                self.squares[place] += ahead * ahead
        self.worlds += worlds

    def keep(self, most: int) -> None:
        """Look on only at the most promising of them, and at the advised one."""
        if self.worlds:
            self.places.sort(key=self.promise, reverse=True)
        del self.places[most:]
        if self.advised not in self.places:
            self.places.append(self.advised)

    def promise(self, place: int) -> float:
        """How far ahead of the advised answer it surely is; that one is 0 ahead of itself."""
        mean = self.ahead[place] / self.worlds
        spread = max(0.0, self.squares[place] / self.worlds - mean * mean)
        return mean - self.learned.use.doubt * sqrt(spread / self.worlds)
