"""Race our bots in every game and write the tables of docs/strength.md anew: `make strength`, some minutes on one core.

Two runs of the same bots give the same table, wherever and on however many cores: a game is decided by its number.
The races against greedy0 take hours, so their results are kept (docs/bots/races) and only written down again, in the
README too; `--kept` does no more than that.
"""

import json
import re
import sys
from pathlib import Path
from typing import Any

from hippodrome.arena.pool import pool_for
from hippodrome.arena.race import Race, Raced
from hippodrome.arena.run import Run
from hippodrome.arena.standings import race_result

ROOT = Path(__file__).parents[1]
PAGE, README = ROOT / "docs" / "strength.md", ROOT / "README.md"
KEPT = ROOT / "docs" / "bots" / "races"
"""Results of long races, as `hippodrome race --json` writes them."""
GAMES = ("byzanz", "byzantium", "byzantio", "nekken", "hamilcar")
RACES = [
    ("byzanz", ("greedy", *["random"] * 2), 60),
    ("byzanz", ("greedy", *["random"] * 5), 60),
    ("byzantium", ("greedy", "random"), 60),
    ("byzantium", ("greedy", *["random"] * 3), 60),
    ("byzantio", ("greedy", "random"), 60),
    ("byzantio", ("greedy", *["random"] * 3), 60),
    ("nekken", ("greedy", "random"), 60),
    ("nekken", ("greedy", *["random"] * 3), 60),
    ("hamilcar", ("greedy", "random"), 40),
]
"""Game, bots and number of games; the table tells how the first bot did."""
TABLE = re.compile(r"(?<=<!-- written by tools/strength.py -->\n\n).*?(?=\n<!-- until here -->)", re.S)
KEPT_TABLE = re.compile(r"(?<=<!-- kept races, written by tools/strength.py -->\n\n).*?(?=\n<!-- until here -->)", re.S)


def row(game: str, bots: tuple[str, ...], games: int) -> str:
    """How the first bot did, as a line of the table."""
    race = Race(game, bots)
    run: Run[Raced] = Run(race, games)
    for _ in run.go(pool_for()):
        pass
    first, *others = race_result(race, run.counted)["runners"]
    low, high = first["interval"]
    points = sum(other["points"] for other in others) / len(others)
    opponents = f"{len(others)} × {bots[1]}" if len(others) > 1 else bots[1]
    return (
        f"| {game} | {bots[0]} | {opponents} | {games} | {first['share']:.0%} | {low:.0%} to {high:.0%} "
        f"| {1 / len(bots):.0%} | {first['points']:.1f} to {points:.1f} |\n"
    )


def kept_table() -> str:
    """The kept races of each game against greedy0 in all other seats, learned before search."""
    results = [json.loads(path.read_text("utf-8")) for path in KEPT.glob("*.json")]
    results.sort(key=lambda result: (GAMES.index(result["game"]), len(result["runners"]), *_bot_order(result)))
    head = "| game, seats | bot | games | win share | 95 % interval | equals | ms a choice |\n"
    return head + "|---|---|---:|---:|---|---:|---:|\n" + "".join(map(kept_row, results))


def kept_row(result: dict[str, Any]) -> str:
    """How the first bot did in a kept race, as a line of the table."""
    first, seats = result["runners"][0], len(result["runners"])
    low, high = first["interval"]
    return (
        f"| {result['game'].capitalize()}, {seats} | `{first['bot']}` | {result['games']} | {first['share']:.0%} "
        f"| {low:.0%} to {high:.0%} | {1 / seats:.0%} | {result['times']['ms_per_choice'][0]:.0f} |\n"
    )


def _bot_order(result: dict[str, Any]) -> tuple[str, bool, float]:
    """By kind of bot, then by how much it thinks: iterations before seconds."""
    kind, _, budget = result["runners"][0]["bot"].partition("-")
    return kind, budget.endswith("s"), float(budget.removesuffix("s") or 0)


def write_kept() -> None:
    """Write the table of the kept races wherever it stands."""
    table = kept_table()
    for page in (PAGE, README):
        page.write_text(KEPT_TABLE.sub(lambda _: table, page.read_text("utf-8")), "utf-8")


def main() -> None:
    """Hold all races and write the tables."""
    write_kept()
    if "--kept" in sys.argv[1:]:
        return
    head = "| game | bot | against | games | win share | 95 % interval | fair | points |\n"
    lines = [head, "|---|---|---|---:|---:|---|---:|---|\n"]
    for game, bots, games in RACES:
        lines.append(row(game, bots, games))
        print(lines[-1], end="", flush=True)
    PAGE.write_text(TABLE.sub(lambda _: "".join(lines), PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
