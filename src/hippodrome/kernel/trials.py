"""Trials: which of some answers is best, if all are tried in the same worlds.

What an answer is worth differs from world to world far more than from answer to answer. So answers are compared within
each world, and an answer is out as soon as it is surely behind the best one; the others are tried on, ever fewer of
them, until one is left, or what could still be found out is too little to matter.
"""

from math import sqrt

FEWEST = 12
"""Nothing is said for sure after fewer worlds."""
SURELY = 3.0
"""An answer is out if it is so many standard errors behind the best one."""
MATTERS = 0.002
"""What is better by less than this is not worth looking for."""
STAGES = ((0.33, 4), (0.67, 2))
"""After such a share of the time only so many answers are tried on."""


class Trials:
    """Answers, in the order in which the advice likes them, and what came of each in the worlds it was tried in.

    Of the answers still in the running (`running`, by their places) every one was tried in every world.
    """

    def __init__(self, words: list[int], min_z_score: float) -> None:
        self.words = words
        self.min_z_score = min_z_score
        self.running = list(range(len(words)))
        self.counts = [0] * len(words)
        self.sums = [0.0] * len(words)
        self.products = [[0.0] * len(words) for _ in words]

    def words_running(self) -> list[int]:
        """The words that are still in the running."""
        return [self.words[place] for place in self.running]

    def note(self, worths: list[float]) -> None:
        """Note what came of the answers in the running in one more world; if the last ones were left out, of these."""
        for first in range(len(worths)):
            place, worth = self.running[first], worths[first]
            self.counts[place] += 1
            self.sums[place] += worth
            products = self.products[place]
            for second in range(first + 1):
                products[self.running[second]] += worth * worths[second]

    def decided(self, share: float) -> bool:
        """Take those out that are surely behind, or too many for this share of the time; whether one is left to say."""
        if len(self.running) > 1 and self.counts[self.running[-1]] >= FEWEST:
            self.narrow(share)
        return len(self.running) < 2

    def narrow(self, share: float) -> None:
        """Take out who is surely behind the best, and whoever is too many; if all the rest matters little, all."""
        first = max(self.running, key=self.mean)
        close: list[int] = []
        matters = 0.0
        for place in self.running:
            if place == first:
                continue
            behind, error = self.ahead(first, place)
            if behind <= SURELY * error:
                close.append(place)
                matters = max(matters, SURELY * error - behind)
        if matters < MATTERS:
            close = []
        for after, most in STAGES:
            if share >= after and len(close) >= most:
                close = sorted(close, key=self.mean, reverse=True)[: most - 1]
        self.running = sorted([first, *close])

    def mean(self, place: int) -> float:
        """What an answer was worth in the mean."""
        return self.sums[place] / max(1, self.counts[place])

    def ahead(self, place: int, other: int) -> tuple[float, float]:
        """How far one answer is ahead of another in the same worlds, and the standard error of that."""
        count = min(self.counts[place], self.counts[other])
        if count < 2 or self.counts[place] != self.counts[other]:
            return self.mean(place) - self.mean(other), 1.0
        mean = (self.sums[place] - self.sums[other]) / count
        shared = self.products[place][other] if other < place else self.products[other][place]
        squares = self.products[place][place] + self.products[other][other] - 2.0 * shared
        return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1))

    def promise(self, place: int) -> float:
        """How far ahead of the advised answer one surely is; by its mean if that one is out."""
        if 0 not in self.running:
            return self.mean(place)
        if place == 0:
            return 0.0
        ahead, error = self.ahead(place, 0)
        return ahead - self.min_z_score * error

    def best(self) -> int:
        """The answer that promises most among those in the running; of equals what the advice likes."""
        return self.words[max(self.running, key=self.promise)]

    def tried(self) -> list[tuple[int, int, float]]:
        """The answers that were tried, the best first, then those tried most: word, how often, and its worth."""
        best = self.best()
        order = [
            (self.words[place] != best, -self.counts[place], -self.mean(place), place)
            for place in range(len(self.words))
        ]
        return [(self.words[place], -times, -worth) for _other, times, worth, place in sorted(order) if times]
