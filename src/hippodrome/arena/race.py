"""A race: bots against each other over many games, fairly seated.

Every deal (seed) is played once from each seating, so that no bot owes its result to its cards or its seat. A shared
victory counts in equal parts.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any

from hippodrome.api import new_table
from hippodrome.bots import Bot, find_bot
from hippodrome.kernel.game import Options


@dataclass
class Runner:
    """What one bot has done in a race."""

    bot: str
    games: int = 0
    wins: float = 0.0
    points: int = 0
    choices: int = 0
    seconds: float = 0.0

    @property
    def share(self) -> float:
        """The part of its games it won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson)."""
        if not self.games:
            return 0.0, 1.0
        z, n, p = 1.96, self.games, self.share
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        half = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    @property
    def ms_per_choice(self) -> float:
        """How long it thinks, in milliseconds a choice."""
        return 1000 * self.seconds / self.choices if self.choices else 0.0


@dataclass
class Race:
    """A race between bots, one for each seat."""

    game: str
    bots: Sequence[str]
    games: int
    seed: int = 0
    options: Options | None = None
    runners: list[Runner] = field(init=False)

    def __post_init__(self) -> None:
        """Check the bots' names before the first game."""
        for bot in self.bots:
            find_bot(bot)
        self.runners = [Runner(bot) for bot in self.bots]

    def run(self) -> Iterator[int]:
        """Play all games, yielding how many are done."""
        for number in range(self.games):
            self._play(*divmod(number, len(self.bots)))
            yield number + 1

    def _play(self, deal: int, turn: int) -> None:
        """One game: runner `r` sits `turn` seats further on."""
        seats = len(self.bots)
        table = new_table(self.game, seats, self.seed * 1_000_003 + deal, self.options)
        sitting = [self.runners[(seat - turn) % seats] for seat in range(seats)]
        players: list[Bot] = [find_bot(runner.bot, deal * seats + seat) for seat, runner in enumerate(sitting)]
        while not table.over:
            seat = table.asks[0].seat
            view = table.view(seat)
            own = next(ask for ask in view["asks"] if ask["seat"] == seat)
            start = perf_counter()
            word = players[seat].choose(view, own)
            sitting[seat].seconds += perf_counter() - start
            sitting[seat].choices += 1
            table.play(seat, word)
        best = table.ranking[0]
        for seat, runner in enumerate(sitting):
            runner.games += 1
            runner.points += table.scores[seat]
            if seat in best:
                runner.wins += 1 / len(best)

    def data(self) -> dict[str, Any]:
        """The result as JSON-able data."""
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "runners": [
                {
                    "bot": runner.bot,
                    "games": runner.games,
                    "wins": runner.wins,
                    "share": runner.share,
                    "interval": list(runner.interval),
                    "points": runner.points / max(1, runner.games),
                    "ms_per_choice": runner.ms_per_choice,
                }
                for runner in self.runners
            ],
        }
