"""The results of a race, computed from its games."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

from hippodrome.arena.clear import Clear
from hippodrome.arena.race import Race, Raced
from hippodrome.arena.ratings import Rating, rate, wilson


@dataclass
class Runner:
    """One bot's results in a race."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    choices: int = 0
    seconds: float = 0.0
    games_by_seat: list[int] = field(default_factory=list)
    wins_by_seat: list[float] = field(default_factory=list)
    rating: Rating = field(default_factory=Rating)

    @property
    def share(self) -> float:
        """The share of its games that it won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        return wilson(self.wins, self.games)

    @property
    def mean_points(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def ms_per_choice(self) -> float:
        """Milliseconds of CPU time per choice."""
        return 1000 * self.seconds / self.choices if self.choices else 0.0


def standings(race: Race, games: Sequence[Raced]) -> list[Runner]:
    """Return every runner's results."""
    seats = len(race.bots)
    runners = [Runner(bot, games_by_seat=[0] * seats, wins_by_seat=[0.0] * seats) for bot in race.bots]
    for game in games:
        for number, runner in enumerate(runners):
            seat, won = game.sitting.index(number), game.share(number)
            runner.games += 1
            runner.wins += won
            runner.points += game.scores[number]
            runner.choices += game.choices[number]
            runner.seconds += game.seconds[number]
            runner.games_by_seat[seat] += 1
            runner.wins_by_seat[seat] += won
    for runner, rating in zip(runners, rate((game.places for game in games), seats), strict=True):
        runner.rating = rating
    return runners


def names_of(bots: Sequence[str]) -> list[str]:
    """Return the bots' names, numbered where a bot races against itself."""
    count = Counter(bots)
    return [f"{bot} {bots[: place + 1].count(bot)}" if count[bot] > 1 else bot for place, bot in enumerate(bots)]


def share_of(runner: int, games: Sequence[Raced]) -> float:
    """Return the share of these games that a runner won."""
    return mean(game.share(runner) for game in games)


def clearness(race: Race, games: Sequence[Raced]) -> Clear:
    """Return the test of the first bot against its opponents, after all complete deals of these games."""
    clear = Clear(1 / race.round)
    for first in range(0, len(games) - race.round + 1, race.round):
        clear.add(share_of(0, games[first : first + race.round]))
    return clear


def race_result(race: Race, games: Sequence[Raced]) -> dict[str, Any]:
    """Return a race as JSON-able data; everything that differs between two runs is under "times"."""
    runners = standings(race, games)
    clear = clearness(race, games)
    return {
        "game": race.game,
        "seed": race.seed,
        "options": race.options,
        "games": len(games),
        "words": sum(game.words for game in games),
        "first_bot": {
            "verdict": clear.verdict or "not clear",
            "fair_share": clear.fair,
            "interval": list(clear.interval),
        },
        "runners": [
            {
                "bot": runner.bot,
                "games": runner.games,
                "wins": runner.wins,
                "share": runner.share,
                "interval": list(runner.interval),
                "rating": runner.rating.middle,
                "rating_interval": list(runner.rating.interval),
                "points": runner.mean_points,
                "choices": runner.choices,
                "games_by_seat": runner.games_by_seat,
                "wins_by_seat": runner.wins_by_seat,
            }
            for runner in runners
        ],
        "times": {
            "processor_seconds": [runner.seconds for runner in runners],
            "ms_per_choice": [runner.ms_per_choice for runner in runners],
        },
    }
