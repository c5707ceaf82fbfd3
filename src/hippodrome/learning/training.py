"""A training: batch after batch of games, learned from, tried against a frozen opponent, and kept.

Everything is decided by the seed and the number of the batch, so a training that is taken up again goes on as if it had
never stopped. Only when it ends may depend on the clock.
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
"""Whom every state of a training is tried against."""
ROWS_AT_ONCE = 1024
FORMAT = 1


class BadTraining(HippodromeError):
    """A folder holds a training of something else, or none at all."""


@dataclass(frozen=True)
class TrainingPlan:
    """How a training goes: how many games a batch has, how many batches are remembered, and how it is tried.

    The first batch is played by the advice, which is quick, and so is larger.
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
        """Raise if there is no such game, or nothing in it that can be learned from."""
        game = find_game(self.game)
        game.settle_options(self.seats, {})
        if not game.feature_names(self.seats):
            raise BadTraining(f"{self.game} has no features (`Game.features`), so there is nothing to learn from.")

    def games(self, batches: int) -> int:
        """How many games so many batches have."""
        return self.first + (batches - 1) * self.batch if batches else 0


@dataclass(frozen=True)
class Trial(Race):
    """A race of values that are being learned against frozen opponents."""

    values: bytes = b""

    def bot(self, runner: int, seed: int) -> Bot:
        """The first one has the values; the others are who they are called."""
        if runner == 0:
            return LearnedBot(seed, read_learned(self.values, self.game, len(self.bots)))
        return super().bot(runner, seed)


@dataclass(frozen=True)
class Progress:
    """What is being done, and how much of it is done."""

    doing: str
    done: int
    of: int


class Training:
    """A training and the folder it is kept in.

    The folder has the plan and the curve (`training.json`), the network (`network.npz`), the last batches, and the
    values: those of now and those that did best.
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
            raise BadTraining(f"{folder} already holds a training; go on with it by --resume, or name another folder.")
        folder.mkdir(parents=True, exist_ok=True)

    @property
    def _story(self) -> Path:
        return self.folder / "training.json"

    def go(self, pool: Pool, enough: Callable[["Training"], bool]) -> Iterator[Progress]:
        """Learn until it is enough, telling what is being done; what was learned by then is kept."""
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
        """Play the next batch and put it into its file."""
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
        """Learn from the batches that are remembered."""
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
        """Race against the frozen opponent, and note how it went; the best so far is kept apart."""
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
        """The values of now, as a file."""
        told: dict[str, Any] = {"command": self.command, "seed": self.plan.seed, "games": self.plan.games(self.batches)}
        told["use"] = {"settle": self.plan.settle}
        return write_values(self.network.values(), self.plan.game, self.plan.seats, told)

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
        """Go on where the folder says it was."""
        story = read_story(self.folder)
        if replace(self.plan, **story["plan"]) != self.plan:
            raise BadTraining(f"{self.folder} holds another training: {story['plan']}, not {asdict(self.plan)}.")
        if story["features"] != read_header(self.file())["features"]:
            raise BadTraining(f"The features of {self.plan.game} have changed since; begin anew in another folder.")
        self.batches, self.seconds, self.curve = story["batches"], story["seconds"], story["curve"]
        self.command = story["command"]
        self.network.load(dict(np.load(self.folder / "network.npz")))

    def _batch_file(self, number: int) -> Path:
        return self.folder / f"batch-{number}.npz"


def read_story(folder: Path) -> dict[str, Any]:
    """The plan and the curve of the training in a folder."""
    path = folder / "training.json"
    try:
        story = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError):
        story = None
    if not isinstance(story, dict) or story.get("hippodrome") != FORMAT:
        raise BadTraining(f"{folder} holds no training.")
    return story


def _played(pool: Pool, contest: Contest[Any], count: int) -> Iterator[list[Any]]:
    """So many games of a contest, in whatever order they are done."""
    rounds = (list(range(at, min(at + contest.round, count))) for at in range(0, count, contest.round))
    with closing(pool(contest, rounds)) as results:
        yield from results
