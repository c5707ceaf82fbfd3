"""Publish that a table has changed: its name and its new stamp, never what has changed."""

import json
from functools import partial

from django.db import connection, transaction

from hippodrome.web.models import GameTable
from hippodrome.web.realtime.watchers import watchers

CHANNEL = "hippodrome"
"""The channel of PostgreSQL on which processes hear of each other's changes (`listening.py`)."""


def publish(table: GameTable) -> None:
    """Tell everybody who watches a table that it has changed, once the transaction commits.

    Watchers in this process hear of it directly. Other processes are notified by PostgreSQL; on SQLite they look.
    """
    change = (table.slug, table.stamp, list(table.unheard))
    transaction.on_commit(partial(watchers.tell, *change))
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT pg_notify(%s, %s)", [CHANNEL, json.dumps(change)])
