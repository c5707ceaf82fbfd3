"""The results as a table for the terminal, and as `results.json`."""

import json
import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

from peers.timing import CALLS

Row = dict[str, Any]

WORDS = ("engine", "game", "mode")
COLUMNS = (
    "engine",
    "game",
    "seats",
    "mode",
    "decisions/s",
    "best",
    "spread",
    "games/s",
    "dec./game",
    *(f"{name} µs" for name in CALLS),
    "× catanatron",
)


SEARCH_COLUMNS = ("engine", "game", "seats", "mode", "iterations/s", "best", "spread", "× OpenSpiel")


def is_search(row: Row) -> bool:
    """Return whether a row counts the iterations of a search rather than decisions."""
    return row.get("counts") == "iterations"


def fastest_first(rows: list[Row]) -> list[Row]:
    """Sort rows: ours first, then the peers, fastest first, with each game's rows together."""
    best: dict[tuple[str, str], float] = {}
    for row in rows:
        place = (row["engine"], row["game"])
        best[place] = max(best.get(place, 0.0), row.get("decisions_per_second", 0.0))

    def rank(row: Row) -> tuple[bool, float, str, float]:
        is_peer = row["engine"] != "Hippodrome"
        place = (row["engine"], row["game"])
        return is_peer, -best[place], row["game"], -row.get("decisions_per_second", 0.0)

    return sorted(rows, key=rank)


def number(value: float | None) -> str:
    """Format a number with about three digits, or a dash for None."""
    if value is None:
        return "—"
    digits = 0 if value >= 100 else 1 if value >= 10 else 2
    return f"{value:,.{digits}f}"


def table(rows: list[Row], settings: str) -> Table:
    return filled(Table(title="Random play, one process, one thread", caption=settings), COLUMNS, rows)


def search_table(rows: list[Row], settings: str) -> Table:
    return filled(Table(title="Search, one process, one thread", caption=settings), SEARCH_COLUMNS, rows)


def filled(shown: Table, columns: tuple[str, ...], rows: list[Row]) -> Table:
    for name in columns:
        shown.add_column(name, justify="left" if name in WORDS else "right", no_wrap=True)
    previous = None
    for row in rows:
        is_ours = row["engine"] == "Hippodrome"
        if previous is not None and previous != is_ours:
            shown.add_section()
        previous = is_ours
        shown.add_row(*cells(row), style="gold1" if is_ours else None)
    return shown


def cells(row: Row) -> list[str]:
    start = [row["engine"], row["game"], str(row["seats"] or "—"), row["mode"]]
    if "not_measured" in row:
        return [*start, "not measured"]
    start += [f"{row['decisions_per_second']:,.0f}", f"{row['best']:,.0f}", f"{row['spread']:.0%}"]
    if is_search(row):
        return [*start, number(row["ratio"])]
    return [
        *start,
        number(row["games_per_second"]),
        number(row["decisions_per_game"]),
        *(number(row[f"{name}_us"]) for name in CALLS),
        number(row["ratio"]),
    ]


def show(rows: list[Row], settings: str, console: Console) -> None:
    """Print the tables, even on a narrow terminal, and the reasons for missing numbers."""
    plays, searches = [row for row in rows if not is_search(row)], [row for row in rows if is_search(row)]
    shown = [table(plays, settings)] if plays else []
    if searches:
        shown.append(search_table(searches, settings))
    wide = console.options.update(max_width=200)
    needed = max((Measurement.get(console, wide, each).maximum for each in shown), default=0)
    if console.width < needed:
        console = Console(width=needed)
    for each in shown:
        console.print(each)
    named = (f"{engine} {version}" for engine, version in versions(rows).items())
    console.print(", ".join(named), highlight=False)
    for row in rows:
        if "not_measured" in row:
            what = " ".join(filter(None, (row["engine"], row["game"], row["mode"])))
            console.print(f"[bold]{what}[/]: not measured: {row['not_measured']}", highlight=False)


def versions(rows: list[Row]) -> dict[str, str]:
    return {row["engine"]: row["version"] for row in rows if row["version"]}


def load() -> list[float] | None:
    """Return the load averages, where the system has them."""
    return [round(value, 2) for value in os.getloadavg()] if hasattr(os, "getloadavg") else None


def results(rows: list[Row], settings: dict[str, Any], before: list[float] | None) -> Row:
    """Return everything needed to judge the numbers, without anything that identifies the machine."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "load": {"before": before, "after": load()},
        "settings": settings,
        "versions": versions(rows),
        "rows": rows,
    }


def write_json(content: Row, path: Path) -> None:
    path.write_text(json.dumps(content, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
