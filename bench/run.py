"""Measure Hippodrome and its peers in one run: `make bench`, or `python bench/run.py --help`."""

import argparse
import itertools
import os
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

import chart
import environments
import report
from environments import Engine, NotMeasured
from rounds import Lane, lanes, race, summary

YARDSTICK = "catanatron"
SEARCHED = "OpenSpiel"
ROUNDS, SECONDS = 5, 1.0
QUICK_ROUNDS, QUICK_SECONDS = 2, 0.3


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short rounds, rough numbers")
    parser.add_argument("--only", metavar="NAME", help="engines, games or modes whose name contains NAME")
    parser.add_argument("--no-peers", action="store_true", help="Hippodrome alone, no ratios")
    parser.add_argument("--rounds", type=int, help=f"how often each entry runs ({ROUNDS})")
    parser.add_argument("--seconds", type=float, help=f"time of one run, or BENCH_SECONDS ({SECONDS})")
    parser.add_argument(
        "--out", type=Path, help="folder for results.json and results.svg (default for full runs: bench/)"
    )
    chosen = parser.parse_args()
    seconds = QUICK_SECONDS if chosen.quick else float(os.environ.get("BENCH_SECONDS", SECONDS))
    chosen.seconds = chosen.seconds or seconds
    chosen.rounds = chosen.rounds or (QUICK_ROUNDS if chosen.quick else ROUNDS)
    if chosen.out is None and not (chosen.quick or chosen.only or chosen.no_peers):
        chosen.out = environments.BENCH
    return chosen


def absent(title: str, reason: str, mode: str = "") -> Lane:
    """Return a lane that only explains why it is empty."""
    about = {"engine": title, "version": "", "game": "", "seats": 0, "mode": mode}
    return Lane(Engine(title, title, ()), about, reason=reason)


def our_lanes(engine: Engine, pure: bool) -> list[Lane]:
    try:
        found = lanes(engine)
    except NotMeasured as failure:
        return [absent(engine.title, str(failure), engine.name)]
    if not found:
        return [absent(engine.title, "no game is playable yet", engine.name)]
    if not found[0].about["mode"].startswith(engine.name):
        wrong = "HIPPODROME_PURE has no effect" if pure else "no fresh build here (make build)"
        return [absent(engine.title, wrong, engine.name)]
    return found


def peer_lanes(name: str) -> list[Lane]:
    try:
        return lanes(environments.peer(name))
    except NotMeasured as failure:
        return [absent(environments.TITLES[name], str(failure))]


def wanted(lane: Lane, only: str | None) -> bool:
    """Return whether `--only` matches this lane; the baselines always run too."""
    if only is None or lane.about["engine"] == YARDSTICK or (lane.searches and lane.about["engine"] == SEARCHED):
        return True
    names = f"{lane.engine.name} {lane.about['engine']} {lane.about['game']} {lane.about['mode']}"
    return only.lower() in names.lower()


def gather(chosen: argparse.Namespace, progress: Progress) -> list[Lane]:
    """Return all lanes that take part, installing peers if necessary."""
    peers = () if chosen.no_peers else environments.PEERS
    task = progress.add_task("getting ready", total=3 + len(peers))
    found: list[Lane] = []
    for engine, pure in (
        (environments.ours(False), False),
        (environments.ours(True), True),
        (environments.adapters(), False),
    ):
        found += our_lanes(engine, pure)
        progress.advance(task)
    for name in peers:
        progress.update(task, description=f"getting ready: {environments.TITLES[name]}")
        found += peer_lanes(name)
        progress.advance(task)
    progress.remove_task(task)
    return [lane for lane in found if wanted(lane, chosen.only)]


def measure(chosen: argparse.Namespace, console: Console) -> list[dict[str, Any]]:
    columns = (
        SpinnerColumn(),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        TextColumn("{task.description}"),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        field = gather(chosen, progress)
        starters = [lane for lane in field if not lane.reason]
        task = progress.add_task("race", total=len(starters) * chosen.rounds)
        begun = itertools.count()

        def tell(number: int, lane: Lane) -> None:
            about = lane.about
            names = f"{about['engine']}: {about['game']}, {about['mode']}"
            progress.update(task, completed=next(begun), description=f"round {number}, {names}")

        race(starters, chosen.rounds, chosen.seconds, tell)
    yardstick = next((lane for lane in field if lane.about["engine"] == YARDSTICK), None)
    searched = next((lane for lane in field if lane.searches and lane.about["engine"] == SEARCHED), None)
    rows = [summary(lane, searched if lane.searches else yardstick) for lane in field]
    return report.fastest_first(rows)


def main() -> int:
    chosen, console, before = options(), Console(), report.load()
    rows = measure(chosen, console)
    settings = {"rounds": chosen.rounds, "seconds": chosen.seconds, "yardstick": YARDSTICK}
    content = report.results(rows, settings, before)
    caption = (
        f"Median of {chosen.rounds} interleaved rounds of {chosen.seconds:g} s, one core; "
        f"Python {content['python']}, {content['date']}"
    )
    report.show(rows, caption, console)
    if chosen.out:
        chosen.out.mkdir(parents=True, exist_ok=True)
        report.write_json(content, chosen.out / "results.json")
        chart.write_svg(rows, caption, chosen.out / "results.svg")
        console.print("written: results.json and results.svg")
    else:
        console.print("A partial run: nothing written (use --out FOLDER to write it).")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("stopped; nothing written")
