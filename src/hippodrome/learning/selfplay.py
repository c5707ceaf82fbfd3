"""Self-play: games played to learn from, and what was seen in them.

The first are played as the game's advice has it, with some words by chance. Later ones are played by looking one word
ahead with the values learned so far; some seats still follow the advice, so that the values know such opponents too.
"""

from dataclasses import dataclass
from hashlib import blake2b
from random import Random

import numpy as np

import hippodrome
from hippodrome.bots.values import read_values
from hippodrome.kernel import looking, playing
from hippodrome.kernel.values import Values, chance, share_of
from hippodrome.learning.network import Numbers

TRUST = 0.9
"""How much of what a position is worth is taken from how the game went on, and not from the value of the next one."""
STRAYING = (0.0, 0.0, 0.03, 0.15)
"""The share of words that are said by chance, in one game or another."""
LEAPS = 0.6
"""So often one word is said by chance just before it is noted what all see: what comes of that is to be known."""
WANDERING = 0.03
"""The same where values choose."""
FOLLOWERS = 0.3
"""The share of seats that follow the advice while others look ahead."""
WIDEST = 8
"""How many options are looked at while learning."""


@dataclass(frozen=True)
class Noted:
    """What was seen in one game: a row of features for every seat at some moments, and what became of that seat."""

    number: int
    features: Numbers
    chances: Numbers
    margins: Numbers


@dataclass(frozen=True)
class SelfPlay:
    """One batch of games; `values` is the file of those that choose, or empty: then the advice does.

    About every `stride` words it is noted what each seat sees; `settle` words are said on before an answer is judged.
    """

    game: str
    seats: int
    seed: int
    batch: int
    values: bytes
    stride: int
    settle: int = 4
    round: int = 4

    def play(self, number: int) -> Noted:
        """One game."""
        text = f"{self.game} {self.seats} {self.seed} {self.batch} {number}"
        key = blake2b(text.encode(), digest_size=16, person=b"hippodrome learn").digest()
        random, dice = Random(key), hippodrome.Dice(key)
        table = hippodrome.new_table(self.game, self.seats, key[::-1])
        if not self.values:
            table = table.playout()
            return self._noted(number, table, self._by_advice(table, random, dice), None)
        values = read_values(self.values, self.game, self.seats)
        return self._noted(number, table, self._by_values(table, values, random, dice), values)

    def _by_advice(self, table: hippodrome.Table, random: Random, dice: hippodrome.Dice) -> list[list[float]]:
        """Play by the advice; the features of all seats, moment by moment."""
        advised = 1 - random.choice(STRAYING)
        seen: list[list[float]] = []
        while not table.over:
            seen += [table.features(seat) for seat in range(self.seats)]
            table.play_on(dice, advised, random.randrange(1, 2 * self.stride))
            if random.random() < LEAPS:
                table.play_on(dice, 0.0, 1)
                table.play_on(dice, 1.0, random.randrange(2 * self.settle + 1))
        return seen

    def _by_values(
        self, table: hippodrome.Table, values: Values, random: Random, dice: hippodrome.Dice
    ) -> list[list[float]]:
        """Play by values; the features of all seats, moment by moment."""
        followers = [random.random() < FOLLOWERS for _ in range(self.seats)]
        if all(followers):
            followers[random.randrange(self.seats)] = False
        seen: list[list[float]] = []
        wait = 0
        while asks := table.asks:
            if wait == 0:
                seen += [table.features(seat) for seat in range(self.seats)]
                wait = random.randrange(1, 2 * self.stride)
            wait -= 1
            ask = asks[0]
            if len(ask.options) == 1:
                word = ask.options[0]
            elif random.random() < WANDERING:
                word = random.choice(ask.options)
            elif followers[ask.seat]:
                word = playing.advised_word(table, ask, dice)
            else:
                word = ask.options[looking.quick_place(table, ask, values, dice, WIDEST, self.settle)]
            table.answer(ask.seat, word)
        return seen

    def _noted(self, number: int, table: hippodrome.Table, seen: list[list[float]], values: Values | None) -> Noted:
        """What is learned from a game that is over: what was seen, and what each row was worth in the end.

        Looking back from the end, a moment is worth what became of it, and to a part what the next one was valued.
        """
        seats, scores = self.seats, table.scores
        chances, margins = [0.0] * len(seen), [0.0] * len(seen)
        for seat in range(seats):
            rival = max(points for other, points in enumerate(scores) if other != seat)
            margin = 2 * (scores[seat] - rival) / (abs(scores[seat]) + abs(rival) + 1)
            worth = share_of(table, seat)
            for row in range(len(seen) - seats + seat, -1, -seats):
                chances[row], margins[row] = worth, margin
                if values is not None:
                    worth = TRUST * worth + (1 - TRUST) * chance(values.lean(seen[row]))
        return Noted(
            number,
            np.array(seen, np.float16),
            np.array(chances, np.float32),
            np.tanh(np.array(margins, np.float32)),
        )
