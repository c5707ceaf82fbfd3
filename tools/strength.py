"""Race our bots in every game and write the table of docs/strength.md anew: `make strength`, some minutes on one core.

Two runs of the same bots give the same table, wherever and on however many cores: a game is decided by its number.
"""

import re
from pathlib import Path

from hippodrome.arena.pool import pool_for
from hippodrome.arena.race import Race, Raced
from hippodrome.arena.run import Run
from hippodrome.arena.standings import race_result

PAGE = Path(__file__).parents[1] / "docs" / "strength.md"
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


def main() -> None:
    """Hold all races and write the table."""
    head = "| game | bot | against | games | win share | 95 % interval | fair | points |\n"
    lines = [head, "|---|---|---|---:|---:|---|---:|---|\n"]
    for game, bots, games in RACES:
        lines.append(row(game, bots, games))
        print(lines[-1], end="", flush=True)
    PAGE.write_text(TABLE.sub(lambda _: "".join(lines), PAGE.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
