"""Lock a table, and announce changes to everybody at it."""

import time

from hippodrome.web.models import GameTable, lookups
from hippodrome.web.realtime.publishing import publish


def lock(slug: str) -> GameTable:
    """Return a table, locked until the transaction ends; raises GameTable.DoesNotExist.

    On SQLite, the transaction already holds the write lock of the whole database (BEGIN IMMEDIATE).
    """
    row = lookups.table_at(slug, lock=True)
    if row is None:
        raise GameTable.DoesNotExist
    return row


def touch(row: GameTable) -> None:
    """Count and publish a change of something other than the game, such as seats or chat."""
    row.stamp += 1
    GameTable.objects.filter(pk=row.pk).update(stamp=row.stamp, touched=time.time())
    publish(row)
