"""The clocks of a table: start, stop and pause them, add time, and compute how much is left."""

from collections.abc import Iterable
from datetime import datetime

from hippodrome.web.models import GameTable, Seat


def time_left(table: GameTable, seat: Seat, now: datetime) -> float | None:
    """Return the seconds left to a seat, at least 0; None if the table has no clock."""
    return None


def pause(table: GameTable) -> None:
    """Stop all clocks of a locked table until `resume`."""


def resume(table: GameTable) -> None:
    """Restart the clocks of a locked table after `pause`."""


def add_time(table: GameTable, seconds: float, seats: Iterable[int] | None = None) -> None:
    """Give all seats of a locked table, or only some, more time."""
