"""How strong: shares with Wilson's interval, and ratings.

A rating is a place on a scale on which all begin at 25; it uses every place in every game, not only the victories, and
comes with how unsure it is. Ratings of different races can't be compared. They are OpenSkill's, by the model of
Plackett and Luce as Weng and Lin have it (Journal of Machine Learning Research 12, 2011); a test compares them with
that package, which would weigh as much as two of our games.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, sqrt

Z = 1.96
"""So many standard deviations to both sides hold 95 %."""
LUCK = 25.0 / 6
"""How much a game tells beside strength, as a deviation."""


@dataclass(frozen=True)
class Rating:
    """Where a bot stands and how sure that is."""

    middle: float = 25.0
    deviation: float = 25.0 / 3

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.middle - Z * self.deviation, self.middle + Z * self.deviation


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share of victories."""
    if not games:
        return 0.0, 1.0
    n, p = games, wins / games
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(games: Iterable[list[int]], runners: int) -> list[Rating]:
    """The ratings after these games, each given as the places of the runners."""
    ratings = [Rating()] * runners
    for places in games:
        ratings = after(ratings, places)
    return ratings


def after(ratings: list[Rating], places: list[int]) -> list[Rating]:
    """What a game does to ratings: it is read as one draw after the other of who comes next among those still there."""
    spread = sqrt(sum(rating.deviation**2 + LUCK**2 for rating in ratings))
    strengths = [exp(rating.middle / spread) for rating in ratings]
    draws = [
        (place, sum(strength for strength, other in zip(strengths, places, strict=True) if other >= place))
        for place in places
    ]
    changed = []
    for rating, strength, own in zip(ratings, strengths, places, strict=True):
        gain, told = 1 / places.count(own), 0.0
        for place, among in draws:
            if place <= own:  # he was still there to be drawn
                chance = strength / among
                gain -= chance / places.count(place)
                told += chance * (1 - chance) / places.count(place)
        weight = rating.deviation / spread
        shrunk = rating.deviation * sqrt(max(1 - told * weight**3, 0.0001))
        changed.append(Rating(rating.middle + gain * weight * rating.deviation, shrunk))
    return changed
