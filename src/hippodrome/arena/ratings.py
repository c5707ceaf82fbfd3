"""How strong: shares with Wilson's interval, and ratings by OpenSkill.

A rating is a place on a scale on which all begin at 25; it uses every place in every game, not only the victories, and
comes with how unsure it is. Ratings of different races can't be compared.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

Z = 1.96
"""So many standard deviations to both sides hold 95 %."""


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
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)  # bots don't get better while they play
    teams = [[model.rating()] for _ in range(runners)]
    for places in games:
        teams = model.rate(teams, ranks=[float(place) for place in places])
    return [Rating(team[0].mu, team[0].sigma) for team in teams]
