"""The clocks of a table: start and stop them, pause them, add time, and say how much is left."""

from collections.abc import Iterable
from datetime import datetime

from hippodrome.web.models import GameTable, Seat


def time_left(table: GameTable, seat: Seat, now: datetime) -> float | None:
    """Return the seconds left to a seat, at least 0; None if the table has no clock."""
    return None


def pause(table: GameTable) -> None:
    """Stop all clocks of a table, which is locked, until `resume`."""


def resume(table: GameTable) -> None:
    """Let the clocks of a table, which is locked, run again after `pause`."""


def add_time(table: GameTable, seconds: float, seats: Iterable[int] | None = None) -> None:
    """Give the seats of a table, which is locked, more time: all of them, or only some."""
