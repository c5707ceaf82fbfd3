"""Lock a table, and tell everybody at it that something has changed."""

import time

from hippodrome.web.models import GameTable
from hippodrome.web.realtime.publishing import publish


def lock(slug: str) -> GameTable:
    """Return a table, locked until the transaction ends; raises GameTable.DoesNotExist.

    On SQLite the transaction has taken the write lock of the whole database already (BEGIN IMMEDIATE).
    """
    return GameTable.objects.select_for_update().defer("saved").get(slug=slug)


def touch(row: GameTable) -> None:
    """Count a change of something other than the game (seats, chat), and publish it."""
    row.stamp += 1
    GameTable.objects.filter(pk=row.pk).update(stamp=row.stamp, touched=time.time())
    publish(row)
