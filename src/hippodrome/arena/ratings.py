"""Strength: shares of victories with Wilson's interval, and ratings.

A rating is a point on a scale on which every bot starts at 25. It uses all places of every game, not only victories,
and comes with its uncertainty. Ratings from different races can't be compared. They are OpenSkill's ratings with the
Plackett-Luce model of Weng and Lin (Journal of Machine Learning Research 12, 2011). A test compares them with the
openskill package, which is too large to depend on.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import exp, sqrt

Z = 1.96
"""The number of standard deviations on each side that contain 95 %."""
LUCK = 25.0 / 6
"""The standard deviation of a single game's result around the players' strength."""


@dataclass(frozen=True)
class Rating:
    """A bot's estimated strength and its uncertainty."""

    middle: float = 25.0
    deviation: float = 25.0 / 3

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.middle - Z * self.deviation, self.middle + Z * self.deviation


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share of victories."""
    if not games:
        return 0.0, 1.0
    n, p = games, wins / games
    middle = (p + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(games: Iterable[list[int]], runners: int) -> list[Rating]:
    """Return the ratings after some games, each given as the places of the runners."""
    ratings = [Rating()] * runners
    for places in games:
        ratings = after(ratings, places)
    return ratings


def after(ratings: list[Rating], places: list[int]) -> list[Rating]:
    """Update ratings with the places of a game, treated as successive draws of the next best among those left."""
    spread = sqrt(sum(rating.deviation**2 + LUCK**2 for rating in ratings))
    strengths = [exp(rating.middle / spread) for rating in ratings]
    draws = [
        (place, sum(strength for strength, other in zip(strengths, places, strict=True) if other >= place))
        for place in places
    ]
    changed = []
    for rating, strength, own in zip(ratings, strengths, places, strict=True):
        gain, information = 1 / places.count(own), 0.0
        for place, among in draws:
            if place <= own:  # this runner could still be drawn
                chance = strength / among
                gain -= chance / places.count(place)
                information += chance * (1 - chance) / places.count(place)
        weight = rating.deviation / spread
        shrunk = rating.deviation * sqrt(max(1 - information * weight**3, 0.0001))
        changed.append(Rating(rating.middle + gain * weight * rating.deviation, shrunk))
    return changed
