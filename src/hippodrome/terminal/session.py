"""A race or simulation on the command line, with a progress bar, output files, and a way to resume it later."""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Annotated, Any, TypeVar

import click
import msgspec

from hippodrome.arena import balance_report, journal, report, standings
from hippodrome.arena.balance import Balance, Observed
from hippodrome.arena.pool import Pool
from hippodrome.arena.race import Race, Raced
from hippodrome.arena.run import Run
from hippodrome.arena.simulate import Simulated, Simulation, simulation_result
from hippodrome.paint import Console, Grid
from hippodrome.terminal.files import need_to_write

GAMES = 100
SUFFIXES = (".json", ".jsonl", ".html")
Held = TypeVar("Held", Race, Simulation)


class SessionPlan(msgspec.Struct):
    """The settings a journal was started with."""

    games: Annotated[int, msgspec.Meta(ge=1)]
    until_clear: bool = False


@dataclass
class Session:
    """The user's settings for a session: the number of games, where they are played, and the output files.

    `out` is the common part of three file names: NAME.jsonl is the journal, NAME.json the result, NAME.html the report.
    """

    console: Console
    pool: Pool
    games: int | None = None
    out: Path | None = None
    json: Path | None = None
    html: Path | None = None

    def race(self, race: Race, until_clear: bool = False) -> bool:
        """Run a race and print its result; returns False if it was interrupted."""
        race.check()
        clear = standings.clearness(race, [])

        def enough(games: list[Raced]) -> bool:
            clear.add(standings.share_of(0, games))
            return bool(clear.verdict)

        about = {"kind": "race", **asdict(race), "bots": list(race.bots)}
        title = f"{race.game}: {', '.join(race.bots)}"
        run = self._run(race, Raced, about, title, enough if until_clear else None)
        games = run.counted
        if games:
            self.console.print(grid_of(race, games))
            self.console.print(report.verdict_of(race, standings.clearness(race, games)))
            self._write(standings.race_result(race, games), lambda: report.race_report(race, games))
        return run.done

    def simulate(self, simulation: Simulation) -> bool:
        """Play random games and print statistics; returns False if it was interrupted."""
        simulation.check()
        about = {"kind": "simulation", **asdict(simulation)}
        title = f"{simulation.game}, {simulation.seats} seats"
        run = self._run(simulation, Simulated, about, title)
        games = run.counted
        if games:
            result = simulation_result(simulation, games)
            self.console.print(sentence_of(simulation, result))
            self._write(result, lambda: report.simulation_report(simulation, games))
        return run.done

    def report(self, balance: Balance) -> bool:
        """Play observed games and write the report on the game; returns False if it was interrupted."""
        balance.check()
        about = {"kind": "balance", **asdict(balance), "bots": list(balance.bots)}
        again = "Run the same command to continue."
        run = self._run(balance, Observed, about, f"{balance.game}: {', '.join(balance.bots)}", again=again)
        if run.counted and self.out is not None:
            path = named(self.out, ".html")
            path.write_text(balance_report.balance_report(balance, run.counted), "utf-8")
            self.console.print(
                f"{balance.game}, {len(run.counted)} games: {balance_report.seats_sentence(balance, run.counted)}"
            )
            self.console.print(f"The report is in {path}.")
        return run.done

    def _run(
        self,
        contest: Any,
        kind: type[Any],
        about: dict[str, Any],
        title: str,
        enough: Callable[[list[Any]], bool] | None = None,
        again: str = "",
    ) -> Run[Any]:
        """Play until the end or Ctrl-C; then print `again`, or how to continue with --resume."""
        count = self.games or GAMES
        kept = None
        need_to_write(self.json, self.html)
        if self.out is not None:
            self.out.parent.mkdir(parents=True, exist_ok=True)
            need_to_write(*(named(self.out, suffix) for suffix in SUFFIXES))
            plan = {"games": count, "until_clear": enough is not None}
            kept = journal.Journal(named(self.out, ".jsonl"), kind, about, plan)
        run: Run[Any] = Run(contest, count, kept, enough)
        watched = sys.stderr.isatty()
        try:
            with click.progressbar(
                length=count, label=title, file=sys.stderr, hidden=not watched, show_pos=True
            ) as bar:
                bar.update(len(run.counted))
                for done in run.go(self.pool):
                    bar.update(done - bar.pos)
        except KeyboardInterrupt:
            self._say_how_to_resume(run, again)
        return run

    def _say_how_to_resume(self, run: Run[Any], again: str) -> None:
        left = f"Stopped after {len(run.counted)} of {run.games} games."
        how = "Next time, use --out NAME to be able to continue."
        if run.journal is not None:
            how = again or f"Continue with --resume {run.journal.path}"
        self.console.print(f"{left} {how}")

    def _write(self, result: dict[str, Any], report: Callable[[], str]) -> None:
        """Write the requested files."""
        texts = {".json": lambda: json.dumps(result, indent=2) + "\n", ".html": report}
        for suffix, asked_for in ((".json", self.json), (".html", self.html)):
            for path in (asked_for, self.out and named(self.out, suffix)):
                if path is not None:
                    path.write_text(texts[suffix](), "utf-8")


def named(out: Path, suffix: str) -> Path:
    """Return the file name with a suffix; the given name may already end with one of the suffixes."""
    bare = out.with_suffix("") if out.suffix in SUFFIXES else out
    return bare.with_name(bare.name + suffix)


def resumed(path: Path, name: str, kind: type[Held]) -> tuple[Held, SessionPlan]:
    """Return the race or simulation of a journal, and the settings it was started with."""
    about = journal.read_about(path)
    if about.get("kind") != name:
        raise journal.BadJournal(f"{path} is the journal of a {about.get('kind')}, not of a {name}.")
    try:
        return msgspec.convert(about, kind), msgspec.convert(about, SessionPlan)
    except msgspec.ValidationError as error:
        raise journal.BadJournal(f"The first line of {path} does not describe a {name}: {error}.") from error


def grid_of(race: Race, games: list[Raced]) -> Grid:
    """Return the result of a race as a table."""
    head = ("bot", "win share", "95 % interval", "rating", "points", "ms per choice")
    grid = Grid(*head, title=f"{race.game}, {len(games)} games")
    for name, runner in zip(standings.names_of(race.bots), standings.standings(race, games), strict=True):
        low, high = runner.interval
        half = runner.rating.interval[1] - runner.rating.middle
        grid.add_row(
            name,
            f"{runner.share:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{runner.rating.middle:.1f} ± {half:.1f}",
            f"{runner.mean_points:.1f}",
            f"{runner.ms_per_choice:.3f}",
        )
    return grid


def sentence_of(simulation: Simulation, result: dict[str, Any]) -> str:
    """Describe the result of a simulation in a sentence."""
    length, speed = result["length"], result["times"]["decisions_per_second"]
    checked = ", invariants held after every word" if simulation.checked else ""
    shares = ", ".join(f"{won:.1%}" for won in result["win_share_by_seat"])
    return (
        f"{result['games']} games of {simulation.game} with {simulation.seats} seats{checked}: {result['decisions']} "
        f"decisions, {speed:,.0f} a second on one core; a game has {length['min']} to {length['max']} "
        f"(mean {length['mean']:.0f}). Wins by seat: {shares}."
    )
