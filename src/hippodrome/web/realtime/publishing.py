"""Announce that a table has changed: its name and new stamp, never what has changed."""

import json
from functools import partial

from django.db import connection, transaction

from hippodrome.web.models import GameTable
from hippodrome.web.realtime.watchers import watchers

CHANNEL = "hippodrome"
"""The PostgreSQL channel on which processes announce changes to each other (`listening.py`)."""


def publish(table: GameTable) -> None:
    """Notify everybody who watches a table once the transaction commits.

    Watchers in this process are notified directly. PostgreSQL notifies other processes; on SQLite, they poll.
    """
    change = (table.slug, table.stamp, list(table.unheard))
    transaction.on_commit(partial(watchers.tell, *change))
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, json.dumps(change)])
