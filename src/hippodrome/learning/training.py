"""A training: plays batches of games, learns from them, and tests the values against a frozen opponent.

Everything depends only on the seed and the number of the batch, so a resumed training continues as if it had never
stopped. Only the moment when it ends may depend on the clock.
"""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from hippodrome.arena.pool import Contest, Pool
from hippodrome.arena.race import Race, Raced
from hippodrome.arena.ratings import wilson
from hippodrome.bots import Bot, LearnedBot
from hippodrome.bots.values import file_of, read_header, read_learned, write_values
from hippodrome.kernel.errors import HippodromeError
from hippodrome.learning.network import Network, Numbers
from hippodrome.learning.selfplay import Noted, SelfPlay
from hippodrome.registry import find_game

FROZEN = "greedy0"
"""The opponent in every trial of a training."""
ROWS_AT_ONCE = 1024
FORMAT = 1


class BadTraining(HippodromeError):
    """Raised for a folder that contains no training, or a different one."""


@dataclass(frozen=True)
class TrainingPlan:
    """The settings of a training: the sizes of batches, how many of them are remembered, and how it is tested.

    The first batch follows the advice. That is quick, so it is larger.
    """

    game: str
    seats: int
    seed: int = 0
    units: int = 24
    first: int = 6000
    batch: int = 400
    remembered: int = 8
    passes: int = 2
    first_passes: int = 8
    rate: float = 0.002
    stride: int = 8
    first_stride: int = 24
    trials: int = 60
    tried_every: int = 3
    settle: int = 6

    def check(self) -> None:
        """Raise an error if the game does not exist or has no features to learn from."""
        game = find_game(self.game)
        game.settle_options(self.seats, {})
        if not game.feature_names(self.seats):
            raise BadTraining(f"{self.game} has no features (`Game.features`), so there is nothing to learn from.")

    def games(self, batches: int) -> int:
        """Return the number of games in a number of batches."""
        return self.first + (batches - 1) * self.batch if batches else 0


@dataclass(frozen=True)
class Trial(Race):
    """A race between values in training and frozen opponents."""

    values: bytes = b""

    def bot(self, runner: int, seed: int) -> Bot:
        """Return the bot with the values for the first runner, and bots by name for the others."""
        if runner == 0:
            return LearnedBot(seed, read_learned(self.values, self.game, len(self.bots)))
        return super().bot(runner, seed)


@dataclass(frozen=True)
class Progress:
    """The current activity and its progress."""

    doing: str
    done: int
    of: int


class Training:
    """A training and its folder.

    The folder contains the plan and the learning curve (`training.json`), the network (`network.npz`), the most recent
    batches, and two files of values: the current ones and the best ones.
    """

    def __init__(self, plan: TrainingPlan, folder: Path, command: str = "", resume: bool = False) -> None:
        plan.check()
        self.plan = plan
        self.folder = folder
        self.command = command
        self.batches = 0
        self.seconds = 0.0
        self.curve: list[dict[str, Any]] = []
        self.network = Network(len(find_game(plan.game).feature_names(plan.seats)), plan.units, plan.seed)
        if resume:
            self._take_up()
        elif self._story.exists():
            raise BadTraining(
                f"{folder} already contains a training; continue it with --resume, or use another folder."
            )
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def _story(self) -> Path:
        return self.folder / "training.json"

    def go(self, pool: Pool, enough: Callable[["Training"], bool]) -> Iterator[Progress]:
        """Learn until `enough` returns True, yielding the progress; every completed batch is kept."""
        while not enough(self):
            began = time.monotonic()
            yield from self._play(pool)
            yield from self._learn()
            self.batches += 1
            self.seconds += time.monotonic() - began
            self._keep()
            if self.batches == 1 or self.batches % self.plan.tried_every == 0:
                yield from self._try(pool)
                self._keep()
        if self.batches and (not self.curve or self.curve[-1]["batches"] != self.batches):
            yield from self._try(pool)
            self._keep()

    # --- one batch ----------------------------------------------------------------------------------------------

    def _play(self, pool: Pool) -> Iterator[Progress]:
        """Play the next batch and save it to a file."""
        plan, first = self.plan, self.batches == 0
        values = b"" if first else self.file()
        stride = plan.first_stride if first else plan.stride
        games = SelfPlay(plan.game, plan.seats, plan.seed, self.batches, values, stride, plan.settle)
        count = plan.first if first else plan.batch
        played: list[Noted] = []
        for done in _played(pool, games, count):
            played += done
            yield Progress("by advice" if first else "by values", len(played), count)
        played.sort(key=lambda game: game.number)
        np.savez(
            self._batch_file(self.batches),
            features=np.concatenate([game.features for game in played]),
            chances=np.concatenate([game.chances for game in played]),
            margins=np.concatenate([game.margins for game in played]),
        )
        self._batch_file(self.batches - plan.remembered).unlink(missing_ok=True)

    def _learn(self) -> Iterator[Progress]:
        """Learn from the remembered batches."""
        plan = self.plan
        kept = [path for path in map(self._batch_file, range(self.batches + 1)) if path.exists()]
        batches = [dict(np.load(path)) for path in kept]
        features, chances, margins = (
            np.concatenate([batch[name] for batch in batches]) for name in ("features", "chances", "margins")
        )
        random = np.random.default_rng([plan.seed, self.batches])
        passes = plan.passes if self.batches else plan.first_passes
        for number in range(passes):
            rate = plan.rate * (1 - number / passes) if not self.batches else plan.rate / 3
            order = random.permutation(len(features))
            for start in range(0, len(order), ROWS_AT_ONCE):
                rows: Numbers = np.sort(order[start : start + ROWS_AT_ONCE])
                self.network.learn(features[rows].astype(np.float32), chances[rows], margins[rows], rate)
            yield Progress("learning", number + 1, passes)

    def _try(self, pool: Pool) -> Iterator[Progress]:
        """Race against the frozen opponent and record the result; keep the values if they are the best so far."""
        plan = self.plan
        bots = ("learned", *[FROZEN] * (plan.seats - 1))
        trial = Trial(plan.game, bots, plan.seed + self.batches, values=self.file())
        games: list[Raced] = []
        for done in _played(pool, trial, plan.trials):
            games += done
            yield Progress("trying", len(games), plan.trials)
        won = sum(game.share(0) for game in games)
        low, high = wilson(won, len(games))
        best = max((point["share"] for point in self.curve), default=0.0)
        share = won / len(games)
        self.curve.append(
            {
                "batches": self.batches,
                "games": plan.games(self.batches),
                "minutes": round(self.seconds / 60, 2),
                "share": share,
                "low": low,
                "high": high,
                "ms": round(1000 * sum(g.seconds[0] for g in games) / max(1, sum(g.choices[0] for g in games)), 2),
            }
        )
        if share >= best:
            file_of(self.folder, plan.game, plan.seats).write_bytes(self.file())

    # --- what is kept -------------------------------------------------------------------------------------------

    def file(self) -> bytes:
        """Return the current values as the content of a file."""
        about: dict[str, Any] = {
            "command": self.command,
            "seed": self.plan.seed,
            "games": self.plan.games(self.batches),
        }
        about["use"] = {"settle": self.plan.settle}
        return write_values(self.network.values(), self.plan.game, self.plan.seats, about)

    def _keep(self) -> None:
        plan = self.plan
        np.savez(self.folder / "network.npz", **self.network.saved())
        (self.folder / "now.values").write_bytes(self.file())
        story = {
            "hippodrome": FORMAT,
            "command": self.command,
            "plan": asdict(plan),
            "features": read_header(self.file())["features"],
            "batches": self.batches,
            "seconds": round(self.seconds, 1),
            "curve": self.curve,
        }
        self._story.write_text(json.dumps(story, indent=1) + "\n", "utf-8")

    def _take_up(self) -> None:
        """Restore the state from the folder."""
        story = read_story(self.folder)
        if replace(self.plan, **story["plan"]) != self.plan:
            raise BadTraining(f"{self.folder} contains another training: {story['plan']}, not {asdict(self.plan)}.")
        if story["features"] != read_header(self.file())["features"]:
            raise BadTraining(f"The features of {self.plan.game} have changed; start again in another folder.")
        self.batches, self.seconds, self.curve = story["batches"], story["seconds"], story["curve"]
        self.command = story["command"]
        self.network.load(dict(np.load(self.folder / "network.npz")))

    def _batch_file(self, number: int) -> Path:
        return self.folder / f"batch-{number}.npz"


def read_story(folder: Path) -> dict[str, Any]:
    """Return the plan and the learning curve of the training in a folder."""
    path = folder / "training.json"
    try:
        story = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        story = None
    if not isinstance(story, dict) or story.get("hippodrome") != FORMAT:
        raise BadTraining(f"{folder} does not contain a training.")
    return story


def _played(pool: Pool, contest: Contest[Any], count: int) -> Iterator[list[Any]]:
    """Yield the first `count` games of a contest in the order in which they finish."""
    rounds = (list(range(at, min(at + contest.round, count))) for at in range(0, count, contest.round))
    with closing(pool(contest, rounds)) as results:
        yield from results
