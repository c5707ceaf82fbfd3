"""Push: browsers hear that a table has changed, never what has changed.

Each process has one hub. A change made in this process reaches it at once; changes of other processes come over
Redis, or, without Redis, from one light watcher per process that reads the stamps of the watched tables. On SQLite
the watcher first asks `PRAGMA data_version`, which costs microseconds and says whether anybody wrote at all.
"""

import asyncio
import json
import logging
import threading
import time
from collections.abc import Iterable
from functools import cache
from typing import Any, TypeAlias

from django.conf import settings
from django.db import connection

CHANNEL = "hippodrome"
BEAT = 10.0
"""Seconds between two signs of life on a quiet stream."""
BUSY = 3.0
"""Seconds after a change during which the next one may come at any moment."""
SHORT_REST, LONG_REST, OFTEN = 0.01, 0.25, 0.05
"""Seconds of sleep while something goes on, and while nothing does; seconds between two questions meanwhile."""
logger = logging.getLogger(__name__)


Ears: TypeAlias = "asyncio.Queue[tuple[int, list[int]]]"
"""Where a stream hears how far its table is, and what of it which seat may not count."""


class Hub:
    """Who watches which table in this process, and the latest stamp they were told."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.watchers: dict[str, set[Ears]] = {}
        self.stamps: dict[str, int] = {}

    def watch(self, slug: str) -> Ears:
        """Begin to hear of a table; call in the event loop."""
        queue: Ears = asyncio.Queue()
        self.watchers.setdefault(slug, set()).add(queue)
        return queue

    def leave(self, slug: str, queue: Ears) -> None:
        """Stop hearing of a table."""
        watchers = self.watchers.get(slug, set())
        watchers.discard(queue)
        if not watchers:
            self.watchers.pop(slug, None)
            self.stamps.pop(slug, None)

    def tell(self, slug: str, stamp: int, unheard: list[int]) -> None:
        """Tell everybody who watches; from any thread. What each of them may count is seen to by their streams."""
        loop = self.loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._tell, slug, stamp, unheard)

    def _tell(self, slug: str, stamp: int, unheard: list[int]) -> None:
        if self.stamps.get(slug, -1) >= stamp:
            return
        if slug in self.watchers:
            self.stamps[slug] = stamp
            for queue in self.watchers[slug]:
                queue.put_nowait((stamp, unheard))

    def watched(self) -> list[str]:
        """The tables somebody watches now."""
        return list(self.watchers)


hub = Hub()


def announce(slug: str, stamp: int, unheard: list[int]) -> None:
    """A committed change: tell this process, and over Redis the others."""
    hub.tell(slug, stamp, unheard)
    if settings.REDIS_URL:
        from redis import RedisError

        try:
            _redis().publish(CHANNEL, json.dumps([slug, stamp, unheard]))
        except RedisError:
            logger.warning("Redis does not answer; other processes hear of this change when it is back")


@cache
def _redis() -> Any:
    import redis

    return redis.Redis.from_url(settings.REDIS_URL, socket_timeout=2)


def stamps_of(slugs: Iterable[str]) -> list[tuple[str, int, list[int]]]:
    """The stamps of some tables, and who may not count how much of them, as the database has them."""
    from hippodrome.web.models import Table

    wanted = list(slugs)
    found: list[tuple[str, int, list[int]]] = []
    for start in range(0, len(wanted), 500):
        found += Table.objects.filter(slug__in=wanted[start : start + 500]).values_list("slug", "stamp", "unheard")
    return found


class Pulse:
    """Says whether it is worth asking the database again.

    On SQLite: whenever another connection has written, which `PRAGMA data_version` tells in microseconds, and every
    now and then. Elsewhere: often while something goes on, and every now and then while nothing does.
    """

    def __init__(self, calm: float, unheard: float) -> None:
        """Ask at least so often; `unheard` where nobody tells us that somebody wrote."""
        connection.ensure_connection()
        self.raw: Any = connection.connection if connection.vendor == "sqlite" else None
        self.calm = unheard if self.raw is None else calm
        self.seen = -1
        self.due = 0.0
        self.busy_until = 0.0

    def quicken(self) -> None:
        """We wrote ourselves, which nobody tells us."""
        self.due = 0.0
        self.busy_until = time.monotonic() + BUSY

    def quicken_in(self, seconds: float) -> None:
        """Something is due in so many seconds: ask then, and before only if there is a reason."""
        self.due = min(self.due, time.monotonic() + seconds)

    def rest(self) -> float:
        """How many seconds to sleep before looking again: few while something goes on, or something is due soon."""
        now = time.monotonic()
        return SHORT_REST if now < self.busy_until else min(LONG_REST, max(SHORT_REST, self.due - now))

    def quickened(self) -> bool:
        """Whether somebody wrote since, or enough time has passed."""
        now = time.monotonic()
        wrote = False
        if self.raw is not None:
            version = self.raw.execute("PRAGMA data_version").fetchone()[0]
            wrote, self.seen = version != self.seen, version
        if not wrote and now < self.due:
            return False
        if wrote:
            self.busy_until = now + BUSY
        self.due = now + (min(self.calm, OFTEN) if self.raw is None and now < self.busy_until else self.calm)
        return True


class Watcher(threading.Thread):
    """Hears what other processes did and tells this process's hub."""

    def __init__(self) -> None:
        super().__init__(name="table-watcher", daemon=True)
        self.stopped = threading.Event()

    def run(self) -> None:
        """Listen until stopped; a database or a Redis that is away for a while is waited for."""
        listen = self._redis if settings.REDIS_URL else self._poll
        while not self.stopped.is_set():
            try:
                listen()
            except Exception:
                logger.exception("the watcher starts again")
                connection.close()
                self.stopped.wait(1)

    def _redis(self) -> None:
        import redis

        client: Any = redis.Redis.from_url(settings.REDIS_URL)
        listener = client.pubsub(ignore_subscribe_messages=True)
        listener.subscribe(CHANNEL)
        self._look()
        while not self.stopped.is_set():
            message = listener.get_message(timeout=0.5)
            if message:
                slug, stamp, unheard = json.loads(message["data"])
                hub.tell(slug, stamp, unheard)

    def _poll(self) -> None:
        pulse = Pulse(1.0, unheard=OFTEN)
        while not self.stopped.is_set():
            if hub.watchers and pulse.quickened():
                self._look()
            self.stopped.wait(SHORT_REST if hub.watchers else LONG_REST)

    def _look(self) -> None:
        for slug, stamp, unheard in stamps_of(hub.watched()):
            hub.tell(slug, stamp, unheard)
