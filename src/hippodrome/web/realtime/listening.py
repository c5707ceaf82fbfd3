"""Learn of changes made by other processes, and notify this process's watchers.

PostgreSQL sends notifications (LISTEN). On SQLite, and on PostgreSQL behind a connection pooler, the listener polls for
writes. In either case it regularly queries the recently changed tables, so that a lost connection loses no change.
"""

import json
import logging
import threading
import time
from collections.abc import Iterable

from django.db import connection

from hippodrome.web.models import GameTable
from hippodrome.web.realtime.publishing import CHANNEL
from hippodrome.web.realtime.watchers import watchers

POLL = 0.08
"""Seconds between polls without notifications, while somebody watches."""
CATCH_UP = 1.5
"""Seconds between queries for recently changed tables, besides notifications."""
OVERLAP = 0.5
"""Seconds by which these queries overlap, because the first writer may be the last to commit."""
SWEEP = 5.0
"""Seconds between queries for all watched tables, whatever their timestamps say."""
logger = logging.getLogger(__name__)


def stamps_of(slugs: Iterable[str]) -> list[tuple[str, int, list[int]]]:
    wanted = list(slugs)
    found: list[tuple[str, int, list[int]]] = []
    for start in range(0, len(wanted), 500):  # older SQLite releases accept only 999 parameters
        found += GameTable.objects.filter(slug__in=wanted[start : start + 500]).values_list("slug", "stamp", "unheard")
    return found


def written_so_far() -> object:
    """Return a value that changes with every write to the database; it costs microseconds."""
    with connection.cursor() as cursor:
        # SQLite counts other connections' writes; PostgreSQL names the completed transactions.
        sqlite = connection.vendor == "sqlite"
        cursor.execute("PRAGMA data_version" if sqlite else "SELECT pg_current_snapshot()::text")
        return cursor.fetchone()


class Listener(threading.Thread):
    def __init__(self) -> None:
        super().__init__(name="table-listener", daemon=True)
        self.stopped = threading.Event()
        self.latest = time.time()
        """The latest `touched` time seen so far."""
        self.look_due = self.sweep_due = 0.0

    def run(self) -> None:
        """Listen until stopped, reconnecting after errors."""
        while not self.stopped.is_set():
            try:
                if connection.vendor == "postgresql":
                    self._hear_notifications()
                self._poll()
            except Exception as error:
                logger.warning("listening to changes starts again: %s", type(error).__name__)
            finally:
                connection.close()
            self.stopped.wait(1)

    def stop(self) -> None:
        self.stopped.set()
        watchers.somebody.set()

    def _hear_notifications(self) -> None:
        import psycopg

        # Not a pooled connection, which would return to the pool with LISTEN still active.
        parameters = connection.get_connection_params()
        with psycopg.connect(**parameters, autocommit=True) as listening:
            found = listening.execute("SELECT pg_backend_pid()").fetchone()
            if found is None or found[0] != listening.info.backend_pid:
                return  # a connection pooler, which doesn't forward notifications
            listening.execute(f"LISTEN {CHANNEL}")
            self.look_due = 0.0  # catch up on changes made before LISTEN
            while not self.stopped.is_set():
                if watchers.somebody.is_set() and time.monotonic() >= self.look_due:
                    self.look()
                for notification in listening.notifies(timeout=CATCH_UP if watchers.somebody.is_set() else SWEEP):
                    watchers.tell(*json.loads(notification.payload))

    def _poll(self) -> None:
        seen: object = None
        while not self.stopped.is_set():
            watchers.somebody.wait()
            written = written_so_far()
            if written != seen or time.monotonic() >= self.look_due:
                self.look()
            seen = written
            self.stopped.wait(POLL)

    def look(self) -> None:
        """Notify watchers of recently changed tables, and from time to time check all watched tables."""
        now = time.monotonic()
        self.look_due = now + CATCH_UP
        touched = GameTable.objects.filter(touched__gte=self.latest - OVERLAP)
        for slug, stamp, unheard, moment in touched.values_list("slug", "stamp", "unheard", "touched"):
            self.latest = max(self.latest, moment)
            watchers.tell(slug, stamp, unheard)
        if now >= self.sweep_due:
            self.sweep_due = now + SWEEP
            self.latest = min(self.latest, time.time())  # in case the clock was set back
            for slug, stamp, unheard in stamps_of(watchers.tables()):
                watchers.tell(slug, stamp, unheard)
