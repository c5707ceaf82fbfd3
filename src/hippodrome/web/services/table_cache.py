"""A short-lived cache of table rows, for everybody who fetches a table right after a move."""

import time
from threading import Lock

from hippodrome.lru import LRUCache
from hippodrome.web.models import GameTable, Player

RECENT = 2.0
"""Seconds for which a row is cached, so that changes without a new stamp, such as a name, show up soon."""
MOST = 64
_rows = LRUCache[tuple[float, GameTable]](MOST)
_lock = Lock()


def remember(row: GameTable) -> None:
    """Cache a committed row with its seats unless a newer one is cached; the row must not be changed any more."""
    assert row.seated is not None
    with _lock:
        _, cached = _rows.get(row.slug) or (0.0, row)
        if cached.stamp <= row.stamp:
            _rows.keep(row.slug, (time.monotonic(), row))


def recent(slug: str, player: Player | None, stamp: int) -> GameTable | None:
    """Return a cached row that is at least as new as the stamp the player's browser knows; else None."""
    since, row = _rows.get(slug) or (0.0, None)
    if row is None or time.monotonic() > since + RECENT:
        return None
    seats = [chair.number for chair in row.seated if player is not None and chair.player_id == player.pk]
    return row if row.stamp_for(seats) >= stamp else None
