"""The learned bot: looks one word ahead and judges positions by values learned from self-play.

Every answer is tried in worlds that might be the true one. A few more words follow the game's advice, so that an action
is completed (a bid confirmed, a battle fought), and then the position is evaluated. Dice differ from world to world but
are the same for all answers in a world. An answer is judged by how much better it did than the advised one in the same
worlds, so luck does not decide, and in unclear cases the advised answer is played. The numbers of words and tries and
the required certainty are stored with the values.
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
"""The most answers that are tried: those that the advice rates highest."""
ROUNDS = (WIDEST, 4, 2)
"""The number of answers in each third of the tries."""


class LearnedBot(Bot):
    """Tries every answer in a few worlds and plays the one with the highest value.

    Without learned values for a game and number of seats, it plays like the greedy bot.
    """

    def __init__(self, seed: int = 0, learned: Learned | None = None) -> None:
        """Use the values in `learned`, or those of the package."""
        super().__init__(seed)
        self._learned = learned
        self._dice = Dice.of(seed)
        self._greedy = GreedyBot(seed)

    def choose(self, table: Table, seat: int) -> str:
        """Return the most promising word."""
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
    """The results of trying each answer to a seat's open question; `places` are the answers still being tried.

    For each answer, it keeps the sum and the sum of squares of its lead over the advised answer, over all worlds.
    """

    def __init__(self, table: Table, seat: int, learned: Learned, dice: Dice) -> None:
        ask = table.ask_of(seat)
        assert ask is not None, "only a seat that is asked can look ahead"
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
        """Try the answers in new worlds."""
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
        """Keep only the most promising answers and the advised one."""
        if self.worlds:
            self.places.sort(key=self.promise, reverse=True)
        del self.places[most:]
        if self.advised not in self.places:
            self.places.append(self.advised)

    def promise(self, place: int) -> float:
        """Return a cautious estimate of an answer's lead over the advised one, whose own lead is 0."""
        mean = self.ahead[place] / self.worlds
        spread = max(0.0, self.squares[place] / self.worlds - mean * mean)
        return mean - self.learned.use.doubt * sqrt(spread / self.worlds)
