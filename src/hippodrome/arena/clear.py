"""When is a race clear? A test that may be looked at after every deal.

An interval such as Wilson's is for one look at the end: who looks after every game and stops when it suits is wrong far
more often than one time in twenty. So we bet. Suppose a bot's true share were m; then a gambler who, deal after deal,
stakes a part of his fortune on the bot's share being above m (or below it) can't expect to grow rich, and the chance
that he ever has twenty times what he began with is at most one in twenty (Ville). When he has, m is refuted, and it
does not matter how often we looked. He spreads his fortune over many stakes, half of it on each side, so that one of
them suits. (Waudby-Smith and Ramdas, Estimating means of bounded random variables by betting, 2024.)

Fishtest's sequential test (GSPRT) asks for a difference named beforehand and needs about 60 games where one bot wins
them all; this one needs no such difference, is exact for any number of players, and then stops after about 16.
"""

from collections import Counter
from math import exp, log

CERTAINTY = 0.95
MARGIN = 0.05
"""A difference in share that is not worth more games."""
STAKES = tuple((place + 0.5) / 24 for place in range(24))
"""Parts of the highest stake that can't ruin the gambler."""


class Clear:
    """Whether a bot's share of victories is known to be above or below what equals would get, or close to it."""

    def __init__(self, fair: float, margin: float = MARGIN) -> None:
        self.fair = fair
        self.margin = margin
        self.deals: Counter[float] = Counter()

    def add(self, share: float) -> None:
        """One more deal: the bot's share of the victories in it."""
        self.deals[round(share, 9)] += 1

    @property
    def mean(self) -> float:
        """The bot's share over all deals."""
        count = sum(self.deals.values())
        return sum(share * times for share, times in self.deals.items()) / count if count else self.fair

    @property
    def verdict(self) -> str:
        """`better`, `worse` or `even` (closer to its fair share than the margin); empty while it is not clear."""
        if self.refuted(self.fair):
            return "better" if self.mean > self.fair else "worse"
        low, high = self.fair - self.margin, self.fair + self.margin
        if low < self.mean < high and self.refuted(low) and self.refuted(high):
            return "even"
        return ""

    def refuted(self, share: float) -> bool:
        """Whether the true share can't well be this one."""
        return not 0 < share < 1 or self._fortune(share) >= -log(1 - CERTAINTY)

    @property
    def interval(self) -> tuple[float, float]:
        """The shares that are not refuted: this interval holds however often one looks."""
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
        """The logarithm of what a gambler has who began with 1 and bet against this share."""
        logs = []
        for side, most in ((1, 1 / share), (-1, 1 / (1 - share))):
            for stake in STAKES:
                part = side * stake * most
                logs.append(sum(times * log(1 + part * (deal - share)) for deal, times in self.deals.items()))
        top = max(logs)
        return top + log(sum(exp(each - top) for each in logs) / len(logs))
