"""Random play in bulk: how fast, how long, and whether the rules hold."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from statistics import mean
from time import perf_counter
from typing import Any

from hippodrome.api import new_table
from hippodrome.kernel.game import Options


@dataclass
class Simulation:
    """Games of random words; with `check` the invariants are checked after every word."""

    game: str
    seats: int
    games: int
    seed: int = 0
    check: bool = False
    options: Options | None = None
    lengths: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    seconds: float = 0.0

    def run(self) -> Iterator[int]:
        """Play all games, yielding how many are done."""
        self.wins = [0.0] * self.seats
        for number in range(self.games):
            start = perf_counter()
            self.lengths.append(self._play(number))
            self.seconds += perf_counter() - start
            yield number + 1

    def _play(self, number: int) -> int:
        chance = Random(self.seed * 1_000_003 + number)
        table = new_table(self.game, self.seats, self.seed * 1_000_003 + number, self.options, quiet=not self.check)
        words = 0
        while asks := table.asks:
            ask = asks[int(chance.random() * len(asks))] if len(asks) > 1 else asks[0]
            options = ask.options
            table.answer(ask.seat, options[int(chance.random() * len(options))])
            words += 1
            if self.check:
                table.check()
        for seat in table.ranking[0]:
            self.wins[seat] += 1 / len(table.ranking[0])
        return words

    @property
    def rate(self) -> float:
        """Decisions a second."""
        return sum(self.lengths) / self.seconds if self.seconds else 0.0

    def data(self) -> dict[str, Any]:
        """The result as JSON-able data."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": len(self.lengths),
            "checked": self.check,
            "decisions": sum(self.lengths),
            "decisions_per_second": self.rate,
            "length": {"min": min(self.lengths), "mean": mean(self.lengths), "max": max(self.lengths)},
            "win_share_by_seat": [won / len(self.lengths) for won in self.wins],
        }
