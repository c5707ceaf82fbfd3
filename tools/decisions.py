"""Measure the number of a player's decisions in a typical game, used by the site to propose time limits."""

import json
from pathlib import Path
from statistics import median

import hippodrome
from hippodrome import games
from hippodrome.bots import consult, find_bot

PLACE = Path(__file__).resolve().parents[1] / "src" / "hippodrome" / "web" / "services" / "decisions.json"
GAMES = 7
"""The number of games for each number of seats."""


def words_of(game: str, seats: int, seed: int) -> list[int]:
    """Let bots play a game, and return the number of words that each seat chose among several."""
    table = hippodrome.new_table(game, seats, seed=seed)
    bot = find_bot("greedy", seed)
    said = [0] * seats
    while not table.over:
        ask = table.asks[0]
        said[ask.seat] += len(ask.words) > 1
        table.play(ask.seat, consult(bot, table, ask.seat))
    return said


def measure() -> dict[str, dict[str, int]]:
    """Return the median number of decisions, by game and number of seats."""
    found: dict[str, dict[str, int]] = {}
    for info in games.playable_games():
        for seats in games.find_game(info.name).seats:
            counts = [count for seed in range(GAMES) for count in words_of(info.name, seats, seed)]
            found.setdefault(info.name, {})[str(seats)] = round(median(counts))
            print(info.name, seats, found[info.name][str(seats)], flush=True)
    return found


if __name__ == "__main__":
    PLACE.write_text(json.dumps(measure(), indent=2) + "\n", "utf-8")
