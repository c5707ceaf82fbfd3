"""Listen to what other processes change, and tell those who watch in this one.

PostgreSQL notifies (LISTEN). On SQLite, and on PostgreSQL behind a connection pooler, the listener asks every moment
whether anybody has written. Every now and then it looks at the touched tables in any case, so that nothing is missed
while a connection is lost.
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
"""Seconds between two looks without notifications, while somebody watches."""
CATCH_UP = 1.5
"""Seconds between two looks at the touched tables, whatever was notified."""
OVERLAP = 0.5
"""Seconds that two looks have in common: who wrote first may commit last."""
SWEEP = 5.0
"""Seconds between two looks at all watched tables, whatever their clocks say."""
logger = logging.getLogger(__name__)


def stamps_of(slugs: Iterable[str]) -> list[tuple[str, int, list[int]]]:
    wanted = list(slugs)
    found: list[tuple[str, int, list[int]]] = []
    for start in range(0, len(wanted), 500):  # older releases of SQLite take 999 parameters
        found += GameTable.objects.filter(slug__in=wanted[start : start + 500]).values_list("slug", "stamp", "unheard")
    return found


def written_so_far() -> object:
    """Return something that differs once anybody has written; the database has it within microseconds."""
    with connection.cursor() as cursor:
        # The one counts what other connections wrote, the other tells which transactions are over.
        sqlite = connection.vendor == "sqlite"
        cursor.execute("PRAGMA data_version" if sqlite else "SELECT pg_current_snapshot()::text")
        return cursor.fetchone()


class Listener(threading.Thread):
    def __init__(self) -> None:
        super().__init__(name="table-listener", daemon=True)
        self.stopped = threading.Event()
        self.latest = time.time()
        """When the last table that we know of was touched."""
        self.look_due = self.sweep_due = 0.0

    def run(self) -> None:
        """Listen until stopped; start again when the database was away."""
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

        # A connection of its own: a pooled one would go back with LISTEN still on.
        parameters = connection.get_connection_params()
        with psycopg.connect(**parameters, autocommit=True) as listening:
            found = listening.execute("SELECT pg_backend_pid()").fetchone()
            if found is None or found[0] != listening.info.backend_pid:
                return  # a connection pooler answers, which passes no notifications on
            listening.execute(f"LISTEN {CHANNEL}")
            self.look_due = 0.0  # what was changed while nobody listened
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
        """Tell of the tables that were touched since the last look; now and then look at all that are watched."""
        now = time.monotonic()
        self.look_due = now + CATCH_UP
        touched = GameTable.objects.filter(touched__gte=self.latest - OVERLAP)
        for slug, stamp, unheard, moment in touched.values_list("slug", "stamp", "unheard", "touched"):
            self.latest = max(self.latest, moment)
            watchers.tell(slug, stamp, unheard)
        if now >= self.sweep_due:
            self.sweep_due = now + SWEEP
            self.latest = min(self.latest, time.time())  # a clock that was set back
            for slug, stamp, unheard in stamps_of(watchers.tables()):
                watchers.tell(slug, stamp, unheard)
