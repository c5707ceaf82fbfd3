"""The measurement in rounds: in each round every entry runs once, in its own process and in random order.

The machine may be busy with other work. Taking turns spreads this noise evenly over all engines, and ratios compare
only numbers from the same round.
"""

import json
import os
import random
import re
import statistics
import subprocess
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from environments import Engine, NotMeasured
from peers.timing import CALLS

START_SECONDS = 60  # time limit of a script, beyond the measured time


@dataclass
class Lane:
    """One entry of an engine, with a sample for each round so far."""

    engine: Engine
    about: dict[str, Any]
    samples: list[dict[str, Any]] = field(default_factory=list)
    reason: str = ""

    @property
    def rates(self) -> list[float]:
        """Decisions per second (for a search: iterations), round by round."""
        return [sample["decisions"] / sample["elapsed"] for sample in self.samples]

    @property
    def searches(self) -> bool:
        """Whether this is a search, which has a separate baseline."""
        return self.about.get("counts") == "iterations"


def lanes(engine: Engine) -> list[Lane]:
    """Return everything the engine can measure here."""
    return [Lane(engine, about) for about in call(engine, ["--list"], START_SECONDS)]


def race(field_of_lanes: list[Lane], rounds: int, seconds: float, tell: Callable[[int, Lane], None]) -> None:
    """Run all rounds; `tell` is called before each run. A lane that fails drops out with its reason."""
    for number, lane in order(field_of_lanes, rounds):
        if lane.reason:
            continue
        tell(number, lane)
        turn = ["--entry", lane.about["key"], "--seconds", str(seconds), "--seed", str(number)]
        try:
            (sample,) = call(lane.engine, turn, 10 * seconds + START_SECONDS)
        except NotMeasured as failure:
            lane.reason = str(failure)
            continue
        lane.samples.append(sample)
        if sample["mode"] != lane.about["mode"]:  # it was edited or built in the meantime
            lane.reason = "the engine was changed during the run"


def order(field_of_lanes: list[Lane], rounds: int) -> Iterator[tuple[int, Lane]]:
    """Yield the lanes of every round in a different order, so that no lane always follows the same neighbour."""
    rng = random.Random(rounds)
    for number in range(1, rounds + 1):
        for lane in rng.sample(field_of_lanes, len(field_of_lanes)):
            yield number, lane


def call(engine: Engine, arguments: list[str], timeout: float) -> list[dict[str, Any]]:
    """Run an engine's script and parse the JSON rows it prints."""
    inherited = {name: value for name, value in os.environ.items() if name != engine.without}
    try:
        done = subprocess.run(
            [*engine.command, *arguments],
            env={**inherited, "OMP_NUM_THREADS": "1", **engine.variables},
            capture_output=True,
            text=True,
            check=True,
            timeout=timeout,
        )
        return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    except subprocess.TimeoutExpired as late:
        raise NotMeasured(f"no answer after {timeout:.0f} s") from late
    except subprocess.CalledProcessError as failure:
        raise NotMeasured(last_error(failure.stderr)) from failure
    except (OSError, ValueError) as error:
        raise NotMeasured(f"could not be run ({type(error).__name__})") from error


def last_error(output: str) -> str:
    """Return the line that names the error, without paths."""
    named = [line for line in output.splitlines() if re.match(r"[\w.]*(Error|Exception)\b", line)]
    line = named[-1] if named else "failed without naming an error"
    return re.sub(r"(?:[A-Za-z]:)?(?:[/\\][\w.+@ -]+)+", "…", line)[:120]


def summary(lane: Lane, yardstick: Lane | None) -> dict[str, Any]:
    """Return a row of results: medians over the rounds, and the ratio to the baseline."""
    row: dict[str, Any] = {name: lane.about[name] for name in ("engine", "version", "game")}
    row |= {"seats": lane.about["seats"], "mode": lane.about["mode"]}
    if lane.searches:
        row["counts"] = "iterations"
    if lane.reason or not lane.samples:
        return {**row, "not_measured": lane.reason or "no round was finished"}
    rates, samples = lane.rates, lane.samples
    middle = statistics.median(rates)
    games = sum(sample["games"] for sample in samples)
    return {
        **row,
        "decisions_per_second": round(middle, 1),
        "best": round(max(rates), 1),
        "worst": round(min(rates), 1),
        "spread": round((max(rates) - min(rates)) / middle, 3),
        "games_per_second": round(statistics.median(s["games"] / s["elapsed"] for s in samples), 2),
        "decisions_per_game": round(sum(sample["decisions"] for sample in samples) / games, 1),
        **{f"{name}_us": median_micros(samples, f"{name}_us") for name in CALLS},
        "ratio": ratio(lane, yardstick),
        "rounds": [round(rate, 1) for rate in rates],
    }


def median_micros(samples: list[dict[str, Any]], name: str) -> float | None:
    values = [sample[name] for sample in samples if sample.get(name) is not None]
    return round(statistics.median(values), 2) if values else None


def ratio(lane: Lane, yardstick: Lane | None) -> float | None:
    """Return how many times faster it is than the baseline: the median of the rounds' ratios."""
    if yardstick is None or yardstick.reason or not yardstick.samples:
        return None
    pairs = zip(lane.rates, yardstick.rates, strict=True)
    return round(statistics.median(mine / theirs for mine, theirs in pairs), 2)
