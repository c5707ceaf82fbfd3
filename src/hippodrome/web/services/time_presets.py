"""The time controls that the form for a new table offers, with a proposal for each game.

How many decisions a player makes in a typical game is measured by `tools/decisions.py`.
"""

import json
from functools import cache
from importlib.resources import files

from hippodrome.web.services.time_control import MINUTE, TimeControl, live, turns

TONIGHT, FITTING = "tonight", "live-game"
"""No clock; and the live time control that is proposed for a game."""
EACH, MOST, STEP = 45.0, 150, 5
"""Seconds that a proposal has for each decision, minutes that it has altogether at most, and what it is rounded to."""
LIVE = {"live-10": live("live-10", 10, 10), "live-20": live("live-20", 20, 20), "live-40": live("live-40", 40, 30)}
SLOW = {"day": turns("day", 1), "three-days": turns("three-days", 3), "no-hurry": turns("no-hurry", 14)}


def presets(game: str, seats: int) -> dict[str, TimeControl | None]:
    """Return the time controls to choose from, by name, for a game with this number of seats."""
    fitting = proposed(game, seats)
    return {TONIGHT: None, **({FITTING: fitting} if fitting else {}), **LIVE, **SLOW}


def proposed(game: str, seats: int) -> TimeControl | None:
    """Return a live time control that gives enough time for a game; None for games that nobody has measured."""
    count = decisions(game, seats)
    if count is None:
        return None
    minutes = min(MOST, count * EACH / MINUTE)
    increment = STEP * round(minutes * MINUTE / 2 / count / STEP)  # about half of the time is in the bank
    bank = minutes - count * increment / MINUTE
    return live(FITTING, STEP * max(1, round(bank / STEP)), increment)


def minutes_each(control: TimeControl, game: str, seats: int) -> int | None:
    """Return how many minutes a player has in a typical game altogether, rounded; None if that is not known."""
    count = decisions(game, seats)
    if count is None or control.per_turn:
        return None
    return STEP * max(1, round((control.bank + count * control.increment) / MINUTE / STEP))


def decisions(game: str, seats: int) -> int | None:
    """Return how many decisions a player makes in a typical game."""
    return _measured().get(game, {}).get(str(seats))


@cache
def _measured() -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = json.loads((files(__package__) / "decisions.json").read_text("utf-8"))
    return found
