"""Random play in bulk: measures speed and game lengths, and checks the rules."""

from dataclasses import dataclass, field
from random import Random
from statistics import mean
from time import process_time
from typing import Any

import msgspec

import hippodrome


class Simulated(msgspec.Struct, frozen=True):
    """One random game. Everything except `seconds` is the same in every run."""

    number: int
    words: int
    scores: list[int]
    winners: list[int]
    seconds: float  # of CPU time


@dataclass(frozen=True)
class Simulation:
    """Games of random words; if `checked`, the invariants are checked after every word."""

    game: str
    seats: int
    seed: int = 0
    checked: bool = False
    options: dict[str, bool | int | str] = field(default_factory=dict)

    def check(self) -> None:
        """Raise an error if the game does not exist or does not allow the seats or options."""
        hippodrome.find_game(self.game).settle_options(self.seats, self.options)

    @property
    def round(self) -> int:
        """The number of games in a batch; larger than in a race because random games are short."""
        return 8

    def play(self, number: int) -> Simulated:
        """Play one game to its end."""
        start = process_time()
        seed = self.seed * 1_000_003 + number
        chance = Random(seed)
        table = hippodrome.new_table(self.game, self.seats, seed, self.options, quiet=not self.checked)
        words = 0
        while asks := table.asks:
            ask = asks[int(chance.random() * len(asks))] if len(asks) > 1 else asks[0]
            options = ask.options
            table.answer(ask.seat, options[int(chance.random() * len(options))])
            words += 1
            if self.checked:
                table.check()
        return Simulated(number, words, table.scores, table.ranking[0], process_time() - start)


def simulation_result(simulation: Simulation, games: list[Simulated]) -> dict[str, Any]:
    """Return a simulation as JSON-able data; everything that differs between two runs is under "times"."""
    lengths = [game.words for game in games]
    wins = [0.0] * simulation.seats
    for game in games:
        for seat in game.winners:
            wins[seat] += 1 / len(game.winners)
    seconds = sum(game.seconds for game in games)
    return {
        "game": simulation.game,
        "seats": simulation.seats,
        "seed": simulation.seed,
        "options": simulation.options,
        "games": len(games),
        "checked": simulation.checked,
        "decisions": sum(lengths),
        "length": {"min": min(lengths), "mean": mean(lengths), "max": max(lengths)},
        "win_share_by_seat": [won / len(games) for won in wins],
        "times": {
            "processor_seconds": seconds,
            "decisions_per_second": sum(lengths) / seconds if seconds else 0.0,
        },
    }
