"""A training on the command line, with a progress bar, a learning curve, and a way to resume it later."""

import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import click

from hippodrome.arena.pool import Pool
from hippodrome.paint import Console

if TYPE_CHECKING:  # needs numpy, which a plain install does not include
    from hippodrome.learning.training import Training


def train(training: "Training", pool: Pool, console: Console, minutes: float | None, games: int | None) -> bool:
    """Train for a time or a number of games and show the progress; returns False if it was interrupted."""
    from hippodrome.learning.curve import curve_of
    from hippodrome.learning.training import read_story

    watched = sys.stderr.isatty()
    told = len(training.curve)
    bar: Any = None
    doing = ""
    left = False
    try:
        for progress in training.go(pool, _enough(minutes, games)):
            if progress.doing != doing or bar is None:
                doing = progress.doing
                if bar is not None:
                    bar.__exit__(None, None, None)
                label = f"{training.plan.game}, batch {training.batches}, {doing}"
                bar = click.progressbar(length=progress.of, label=label, file=sys.stderr, hidden=not watched)
                bar.__enter__()
            bar.update(progress.done - bar.pos)
            told = _tell(training, told, console)
    except KeyboardInterrupt:
        left = True
    finally:
        if bar is not None:
            bar.__exit__(None, None, None)
    _tell(training, told, console)
    if training.curve:
        path = training.folder / "curve.svg"
        path.write_text(curve_of(read_story(training.folder)), "utf-8")
        console.print(f"The best values and the learning curve are in {training.folder}.")
    if left:
        console.print(f"Stopped after {training.batches} batches. Continue with --resume.")
    return not left


def _enough(minutes: float | None, games: int | None) -> Callable[["Training"], bool]:
    began = time.monotonic()

    def enough(training: "Training") -> bool:
        if games is not None:
            return training.plan.games(training.batches) >= games
        return time.monotonic() - began >= 60 * (minutes or 0)

    return enough


def _tell(training: "Training", told: int, console: Console) -> int:
    """Print a line for each new trial."""
    from hippodrome.learning.training import FROZEN

    for point in training.curve[told:]:
        console.print(
            f"{point['games']} games, {point['minutes']:.1f} minutes: {point['share']:.1%} of victories against "
            f"{FROZEN} ({point['low']:.1%} to {point['high']:.1%}), {point['ms']:.1f} ms per choice"
        )
    return len(training.curve)
