"""The timing code shared by all Python engines of the benchmark, including ours.

An engine script lists its entries (a game in a mode) and leaves the rest to `main`:

    script.py --list                               list what can be measured here, a JSON row each
    script.py --entry KEY --seconds 1 --seed 3     measure one entry, one JSON row
    script.py                                      measure all entries, a JSON row each

It measures CPU time, so a busy machine slows a run only through its caches, not by making it wait.
"""

import argparse
import json
import random
import statistics
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

POSITIONS = 5  # mid-game positions over which copy and view are averaged
POSITION_SEED = 7  # the same positions in every round
CALLS = ("copy", "view", "features", "advice", "redeal")
BATCHES = 3  # the best of these counts
BATCH_SECONDS = 0.007


@dataclass(frozen=True)
class Entry:
    """One game of one engine in one mode, with functions to play, copy and view it."""

    key: str
    engine: str
    version: str
    game: str
    seats: int
    mode: str
    play: Callable[[random.Random], float]
    """Play a random game and return the number of decisions, or search once and return the number of iterations."""
    counts: str = "decisions"
    midgame: Callable[[random.Random], Any] | None = None
    """Play the first half of a random game and return the position."""
    copy: Callable[[Any], object] | None = None
    view: Callable[[Any], object] | None = None
    features: Callable[[Any], object] | None = None
    advice: Callable[[Any], object] | None = None
    redeal: Callable[[Any], object] | None = None

    def describe(self) -> dict[str, Any]:
        """Return the description of the entry as a row."""
        names = ("key", "engine", "version", "game", "seats", "mode", "counts")
        return {name: getattr(self, name) for name in names}

    def measure(self, seconds: float, seed: int) -> dict[str, Any]:
        """Measure the rate of play, then the time of a copy, a view and other calls."""
        row = {**self.describe(), **play_rate(self.play, seconds, seed)}
        positions: list[Any] = []
        calls = {name: getattr(self, name) for name in CALLS}
        if self.midgame and any(calls.values()):
            rng = random.Random(POSITION_SEED)
            positions = [self.midgame(rng) for _ in range(POSITIONS)]
        for name, call in calls.items():
            row[f"{name}_us"] = mean_micros(call, positions) if call else None
        return row


def play_rate(play: Callable[[random.Random], float], seconds: float, seed: int) -> dict[str, float]:
    """Play whole random games until the time is up; the last game is completed."""
    play(random.Random(0))  # warm up: caches, lazy imports
    rng = random.Random(seed)
    decisions = games = 0.0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        decisions += play(rng)
        games += 1
    return {"decisions": decisions, "games": games, "elapsed": elapsed}


def mean_micros(call: Callable[[Any], object], positions: Iterable[Any]) -> float:
    """Return the microseconds per call, averaged over the positions."""
    return statistics.mean(micros(call, position) for position in positions)


def micros(call: Callable[[Any], object], position: Any) -> float:
    """Return the best time per call on one position, in microseconds."""
    start = time.process_time()
    call(position)
    once = max(time.process_time() - start, 1e-7)
    batch = max(1, min(20_000, int(BATCH_SECONDS / once)))
    best = float("inf")
    for _ in range(BATCHES):
        start = time.process_time()
        for _ in range(batch):
            call(position)
        best = min(best, (time.process_time() - start) / batch)
    return best * 1e6


def middle(play_until: Callable[[random.Random, int], tuple[Any, int]], rng: random.Random) -> Any:
    """Return the position halfway through a random game, which is played once to count and once more up to there.

    `play_until(rng, limit)` plays a game, or at most `limit` decisions of it, and returns the position and the number
    of decisions.
    """
    seed = rng.randrange(1 << 30)
    _end, decisions = play_until(random.Random(seed), 1 << 30)
    position, _half = play_until(random.Random(seed), decisions // 2)
    return position


def main(entries: list[Entry]) -> None:
    """Run the command line of an engine script."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--entry")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for entry in entries:
        if options.list:
            print(json.dumps(entry.describe()), flush=True)
        elif options.entry in (None, entry.key):
            print(json.dumps(entry.measure(options.seconds, options.seed)), flush=True)
