"""Self-play: games played to learn from, and the training rows taken from them.

The first games follow the game's advice, with some random words. Later games look one word ahead with the values
learned so far, while some seats still follow the advice, so that the values also learn about such opponents.
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
"""The weight of the rest of the game in a position's target; the remainder is the value of the next position."""
STRAYING = (0.0, 0.0, 0.03, 0.15)
"""The possible shares of random words; one is chosen for each game."""
LEAPS = 0.6
"""The probability of playing a random word just before a sample, so that its consequences are learned."""
WANDERING = 0.03
"""The share of random words where values choose."""
FOLLOWERS = 0.3
"""The share of seats that follow the advice while the others look ahead."""
WIDEST = 8
"""The maximum number of options compared during training."""


@dataclass(frozen=True)
class Noted:
    """The samples from one game: a row of features for every seat at some moments, and that seat's targets."""

    number: int
    features: Numbers
    chances: Numbers
    margins: Numbers


@dataclass(frozen=True)
class SelfPlay:
    """One batch of games; `values` is the file of the values that choose words, or empty to follow the advice.

    About every `stride` words the features of all seats are sampled. A position is judged after `settle` further words.
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
        """Play one game and return its samples."""
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
        """Play by the advice and return the sampled features, seat by seat."""
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
        """Play by values and return the sampled features, seat by seat."""
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
        """Return the samples of a finished game with their targets.

        Going back from the end, the target of a sample is a weighted mean of the game's outcome and the value of the
        next sample.
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
