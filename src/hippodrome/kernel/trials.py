"""Trials: find the best of several answers by trying all of them in the same worlds.

An answer's value differs far more from world to world than from answer to answer. So answers are compared within each
world, and an answer is eliminated once it is significantly behind the best one. The others are tried further until one
is left, or until the difference that could still be found is too small to matter.
"""

from math import sqrt

FEWEST = 12
"""The number of worlds before an answer may be eliminated."""
SURELY = 3.0
"""The standard errors behind the best answer at which an answer is eliminated."""
MATTERS = 0.002
"""A possible gain below this is not worth searching for."""
STAGES = ((0.33, 4), (0.67, 2))
"""After this share of the budget, only this many answers stay in the running."""


class Trials:
    """Answers in the order of the advice, and their results in the worlds they were tried in.

    Every answer that is still in the running (`running` holds their places) was tried in every world.
    """

    def __init__(self, words: list[int], min_z_score: float) -> None:
        self.words = words
        self.min_z_score = min_z_score
        self.running = list(range(len(words)))
        self.counts = [0] * len(words)
        self.sums = [0.0] * len(words)
        self.products = [[0.0] * len(words) for _ in words]

    def words_running(self) -> list[int]:
        """Return the words that are still in the running."""
        return [self.words[place] for place in self.running]

    def note(self, worths: list[float]) -> None:
        """Add the results of one more world for the answers in the running, or for the first of them."""
        for first in range(len(worths)):
            place, worth = self.running[first], worths[first]
            self.counts[place] += 1
            self.sums[place] += worth
            products = self.products[place]
            for second in range(first + 1):
                products[self.running[second]] += worth * worths[second]

    def decided(self, share: float) -> bool:
        """Eliminate answers, given the share of the budget used, and return whether only one is left."""
        if len(self.running) > 1 and self.counts[self.running[-1]] >= FEWEST:
            self.narrow(share)
        return len(self.running) < 2

    def narrow(self, share: float) -> None:
        """Eliminate answers that are significantly behind or too many; if the rest hardly matters, all but the best."""
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
        """Return the mean value of an answer."""
        return self.sums[place] / max(1, self.counts[place])

    def ahead(self, place: int, other: int) -> tuple[float, float]:
        """Return the mean lead of one answer over another in the same worlds, and its standard error."""
        count = min(self.counts[place], self.counts[other])
        if count < 2 or self.counts[place] != self.counts[other]:
            return self.mean(place) - self.mean(other), 1.0
        mean = (self.sums[place] - self.sums[other]) / count
        shared = self.products[place][other] if other < place else self.products[other][place]
        squares = self.products[place][place] + self.products[other][other] - 2.0 * shared
        return mean, sqrt(max(0.0, squares / count - mean * mean) / (count - 1))

    def promise(self, place: int) -> float:
        """Return a cautious estimate of an answer's lead over the advised one; its mean if that one is eliminated."""
        if 0 not in self.running:
            return self.mean(place)
        if place == 0:
            return 0.0
        ahead, error = self.ahead(place, 0)
        return ahead - self.min_z_score * error

    def best(self) -> int:
        """Return the most promising answer in the running; the advice breaks ties."""
        return self.words[max(self.running, key=self.promise)]

    def tried(self) -> list[tuple[int, int, float]]:
        """Return the tried answers, the best first, then by number of tries: word, tries, and value."""
        best = self.best()
        order = [
            (self.words[place] != best, -self.counts[place], -self.mean(place), place)
            for place in range(len(self.words))
        ]
        return [(self.words[place], -times, -worth) for _other, times, worth, place in sorted(order) if times]
