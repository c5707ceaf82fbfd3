"""Race our bots in every game and write the tables of docs/strength.md: `make strength`, some minutes on one core.

Two runs with the same bots give the same table on every machine, because the race's seed and a game's number decide it.
The races against greedy0 take hours, so their results are stored in docs/bots/races and only written into the tables of
docs/strength.md and the README. `--kept` does that and nothing else.
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
"""Game, bots and number of games. The table shows the results of the first bot."""
TABLE = re.compile(r"(?<=<!-- written by tools/strength.py -->\n\n).*?(?=\n<!-- until here -->)", re.S)
KEPT_TABLE = re.compile(r"(?<=<!-- kept races, written by tools/strength.py -->\n\n).*?(?=\n<!-- until here -->)", re.S)


def row(game: str, bots: tuple[str, ...], games: int) -> str:
    """Hold a race and return the first bot's results as a row of the table."""
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
    """Return the table of the stored races against greedy0, sorted by game, seats and bot."""
    results = [json.loads(path.read_text("utf-8")) for path in KEPT.glob("*.json")]
    results.sort(key=lambda result: (GAMES.index(result["game"]), len(result["runners"]), *_bot_order(result)))
    head = "| game, seats | bot | games | win share | 95 % interval | fair share | ms per choice |\n"
    return head + "|---|---|---:|---:|---|---:|---:|\n" + "".join(map(kept_row, results))


def kept_row(result: dict[str, Any]) -> str:
    """Return the first bot's results in a stored race as a row of the table."""
    first, seats = result["runners"][0], len(result["runners"])
    low, high = first["interval"]
    return (
        f"| {result['game'].capitalize()}, {seats} | `{first['bot']}` | {result['games']} | {first['share']:.0%} "
        f"| {low:.0%} to {high:.0%} | {1 / seats:.0%} | {result['times']['ms_per_choice'][0]:.0f} |\n"
    )


def _bot_order(result: dict[str, Any]) -> tuple[str, bool, float]:
    """Sort by kind of bot, then by thinking budget, iterations before seconds."""
    kind, _, budget = result["runners"][0]["bot"].partition("-")
    return kind, budget.endswith("s"), float(budget.removesuffix("s") or 0)


def write_kept() -> None:
    """Write the table of the stored races to every page that shows it."""
    table = kept_table()
    for page in (PAGE, README):
        page.write_text(KEPT_TABLE.sub(lambda _: table, page.read_text("utf-8")), "utf-8")


def main() -> None:
    """Hold all races and write the tables."""
    write_kept()
    if "--kept" in sys.argv[1:]:
        return
    head = "| game | bot | against | games | win share | 95 % interval | fair share | points |\n"
    lines = [head, "|---|---|---|---:|---:|---|---:|---|\n"]
    for game, bots, games in RACES:
        lines.append(row(game, bots, games))
        print(lines[-1], end="", flush=True)
    PAGE.write_text(TABLE.sub(lambda _: "".join(lines), PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
