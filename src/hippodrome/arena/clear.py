"""When is a race clear? A statistical test that stays valid if you look at it after every deal.

A confidence interval such as Wilson's is meant for a single look at the end. If you look after every game and stop when
you like the result, you are wrong far more often than one time in twenty. So we bet. Suppose a bot's true share were m.
A gambler who, deal after deal, stakes part of his fortune on the bot's share being above m (or below it) can't expect
to get rich, and the chance that he ever has twenty times his initial fortune is at most one in twenty (Ville's
inequality). Once he has it, m is refuted, no matter how often we looked. He spreads his fortune over many stakes, half
of it on each side, so that one of them fits. (Waudby-Smith and Ramdas, Estimating means of bounded random variables by
betting, 2024.)

Fishtest's sequential test (GSPRT) requires a difference chosen beforehand, and needs about 60 games even if one bot
wins all of them. This test requires none, is exact for any number of players, and in that case stops after about 16
games.
"""

from collections import Counter
from math import exp, log

CERTAINTY = 0.95
MARGIN = 0.05
"""A difference in share too small to be worth more games."""
STAKES = tuple((place + 0.5) / 24 for place in range(24))
"""Stakes as fractions of the highest stake that can't ruin the gambler."""


class Clear:
    """Tells whether a bot's share of victories is known to be above, below or close to that of an equal opponent."""

    def __init__(self, fair: float, margin: float = MARGIN) -> None:
        self.fair = fair
        self.margin = margin
        self.deals: Counter[float] = Counter()

    def add(self, share: float) -> None:
        """Add a deal with the bot's share of the victories in it."""
        self.deals[round(share, 9)] += 1

    @property
    def mean(self) -> float:
        """The bot's share over all deals."""
        count = sum(self.deals.values())
        return sum(share * times for share, times in self.deals.items()) / count if count else self.fair

    @property
    def verdict(self) -> str:
        """`better`, `worse`, `even` (within the margin of its fair share), or empty while the result is not clear."""
        if self.refuted(self.fair):
            return "better" if self.mean > self.fair else "worse"
        low, high = self.fair - self.margin, self.fair + self.margin
        if low < self.mean < high and self.refuted(low) and self.refuted(high):
            return "even"
        return ""

    def refuted(self, share: float) -> bool:
        """Return whether the results rule out that this is the bot's true share."""
        return not 0 < share < 1 or self._fortune(share) >= -log(1 - CERTAINTY)

    @property
    def interval(self) -> tuple[float, float]:
        """The shares that are not ruled out; valid no matter how often you look."""
        return self._end(0.0), self._end(1.0)

    def _end(self, outside: float) -> float:
        inside = min(max(self.mean, 1e-9), 1 - 1e-9)
        for _ in range(40):
            middle = (inside + outside) / 2
            if self.refuted(middle):
                outside = middle
            else:
                inside = middle
        return inside

    def _fortune(self, share: float) -> float:
        """Return the logarithm of the fortune of a gambler who started with 1 and bet against this share."""
        logs = []
        for side, most in ((1, 1 / share), (-1, 1 / (1 - share))):
            for stake in STAKES:
                part = side * stake * most
                logs.append(sum(times * log(1 + part * (deal - share)) for deal, times in self.deals.items()))
        top = max(logs)
        return top + log(sum(exp(each - top) for each in logs) / len(logs))
