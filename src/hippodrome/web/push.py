"""Push: browsers hear that a table has changed, never what has changed.

Each process has one hub. A change made in this process reaches it at once; changes of other processes come from one
light watcher per process, which asks the database for the tables touched of late: what it costs does not grow with how
many are watched. First it asks whether anybody wrote at all, which takes the database next to nothing. Where there is
Redis, changes come over it at once, and the watcher asks now and then all the same, so that nobody waits for a Redis
that is away or hangs.
"""

import asyncio
import json
import logging
import threading
import time
from collections import deque
from collections.abc import Iterable
from functools import cache
from typing import Any

from django.conf import settings
from django.db import connection

CHANNEL = "hippodrome"
BEAT = 10.0
"""Seconds between two signs of life on a quiet stream."""
OVERLAP = 0.5
"""Seconds that two looks at what was touched have in common: who wrote first may commit last."""
SWEEP = 5.0
"""Seconds after which all watched tables are looked at, whatever their clocks say."""
BESIDE_REDIS = 1.5
"""Seconds between two looks where Redis should have told us."""
UNSENT = 1000
"""How many changes wait for a Redis that does not answer; older ones are dropped, the database tells of them."""
LISTEN = 3.0
"""Seconds after which who listens to Redis looks whether it is still there."""
BUSY = 3.0
"""Seconds after a change during which the next one may come at any moment."""
SHORT_REST, FAR_REST, LONG_REST = 0.03, 0.1, 0.25
"""Seconds of sleep while something goes on, also where the database is another process, and while nothing does."""
WATCH_REST = 0.08
"""Seconds between two looks for what other processes did: those are bots, for people at one table are served by one
process, and nobody expects a bot to the tenth of a second."""
ASLEEP, ASLEEP_REST, ASLEEP_LONGER = 60.0, 1.0, 12
"""After so many seconds in which nobody wrote, longer than any lease, the site is asleep: who looks whether it wakes up
then rests so long, and looks for all the rest so many times less often."""
logger = logging.getLogger(__name__)


class Ears(asyncio.Event):
    """Where a stream hears how far its table is, and what of it which seat may not count; set when it has to wake."""

    news: tuple[int, list[int]] | None = None

    def hear(self, stamp: int, unheard: list[int]) -> None:
        """The latest is enough: who was not awake for the one before has missed nothing."""
        self.news = stamp, unheard
        self.set()

    async def listen(self) -> tuple[int, list[int]] | None:
        """Sleep until woken; gives what is new, or None if it was for another reason."""
        await self.wait()
        self.clear()
        news, self.news = self.news, None
        return news


class Hub:
    """Who watches which table in this process, and the latest stamp they were told."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.watchers: dict[str, set[Ears]] = {}
        self.stamps: dict[str, int] = {}
        self.wanted = threading.Event()
        """Whether anybody may be watching: who tells them rests until then."""

    def watch(self, slug: str) -> Ears:
        """Begin to hear of a table; call in the event loop."""
        ears = Ears()
        self.watchers.setdefault(slug, set()).add(ears)
        self.wanted.set()
        return ears

    def leave(self, slug: str, ears: Ears) -> None:
        """Stop hearing of a table."""
        watchers = self.watchers.get(slug, set())
        watchers.discard(ears)
        if not watchers:
            self.watchers.pop(slug, None)
            self.stamps.pop(slug, None)

    def tell(self, slug: str, stamp: int, unheard: list[int]) -> None:
        """Tell everybody who watches; from any thread. What each of them may count is seen to by their streams."""
        if not self.lacks(slug, stamp):
            return  # nobody here wants to know, or everybody does; who comes just now reads the stamp for themselves
        loop = self.loop
        if loop is not None and not loop.is_closed():
            loop.call_soon_threadsafe(self._tell, slug, stamp, unheard)

    def lacks(self, slug: str, stamp: int) -> bool:
        """Whether somebody watches a table who was not told yet that it is so far."""
        return slug in self.watchers and self.stamps.get(slug, -1) < stamp

    def _tell(self, slug: str, stamp: int, unheard: list[int]) -> None:
        if self.stamps.get(slug, -1) >= stamp:
            return
        if slug in self.watchers:
            self.stamps[slug] = stamp
            for ears in self.watchers[slug]:
                ears.hear(stamp, unheard)

    def watched(self) -> list[str]:
        """The tables somebody watches now."""
        return list(self.watchers)


hub = Hub()


def announce(slug: str, stamp: int, unheard: list[int]) -> None:
    """A committed change: tell this process, and over Redis the others, without waiting for it."""
    hub.tell(slug, stamp, unheard)
    if settings.REDIS_URL:
        publisher().send(slug, stamp, unheard)


class Publisher(threading.Thread):
    """Sends changes over Redis, apart from who made them: a move never waits for a Redis that hangs."""

    def __init__(self) -> None:
        super().__init__(name="table-publisher", daemon=True)
        self.unsent: deque[str] = deque(maxlen=UNSENT)
        self.woken = threading.Event()
        self.start()

    def send(self, slug: str, stamp: int, unheard: list[int]) -> None:
        """Put a change among those to be sent."""
        self.unsent.append(json.dumps([slug, stamp, unheard]))
        self.woken.set()

    def run(self) -> None:
        """Send until the process ends."""
        import redis

        client: Any = redis.Redis.from_url(settings.REDIS_URL, socket_timeout=2, socket_connect_timeout=2)
        while True:
            self.woken.wait()
            self.woken.clear()
            while self.unsent:
                try:
                    client.publish(CHANNEL, self.unsent.popleft())
                except (redis.RedisError, OSError):
                    logger.warning("Redis does not answer; other processes see this change in the database")


@cache
def publisher() -> Publisher:
    """The one of this process, started when first needed."""
    return Publisher()


def stamp_for(stamp: int, unheard: list[int], seats: Iterable[int]) -> int:
    """A table's stamp without what some seats may not count; for nobody's seats, what everybody may."""
    return sum(stamp - unheard[seat] for seat in list(seats) or [-1]) if unheard else stamp


def stamps_of(slugs: Iterable[str]) -> list[tuple[str, int, list[int]]]:
    """The stamps of some tables, and who may not count how much of them, as the database has them."""
    from hippodrome.web.models import Table

    wanted = list(slugs)
    found: list[tuple[str, int, list[int]]] = []
    for start in range(0, len(wanted), 500):
        found += Table.objects.filter(slug__in=wanted[start : start + 500]).values_list("slug", "stamp", "unheard")
    return found


def touched_since(moment: float) -> tuple[list[tuple[str, int, list[int]]], float]:
    """What is new to somebody here of the tables that were touched since then, and when the last of all was touched.

    Told are slug, stamp, and who may not count how much of it.
    """
    from hippodrome.web.models import TOUCHED_SINCE

    touched = TOUCHED_SINCE.raw(moment)
    news = [TOUCHED_SINCE.built.read(row) for row in touched if hub.lacks(row[1], row[2])]
    return [(slug, stamp, unheard) for _, slug, stamp, unheard, _ in news], max(
        (row[4] for row in touched), default=0.0
    )


def written_so_far() -> object:
    """Something that is another one as soon as anybody has written; to ask for it takes the database microseconds."""
    with connection.cursor() as cursor:
        # The one counts what other connections wrote, the other tells which transactions are over.
        sqlite = connection.vendor == "sqlite"
        cursor.execute("PRAGMA data_version" if sqlite else "SELECT pg_current_snapshot()::text")
        return cursor.fetchone()


class Pulse:
    """Says whether it is worth asking the database for something: when somebody has written, and every now and then."""

    def __init__(self, calm: float, nap: float = SHORT_REST) -> None:
        """Ask at least so often; `nap` is the least rest, longer where the database is another process."""
        self.calm = calm
        self.nap = nap if connection.vendor == "sqlite" else max(nap, FAR_REST)
        self.seen: object = None
        self.due = 0.0
        self.busy_until = 0.0
        self.wrote = time.monotonic()

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
        if now < self.busy_until:
            return self.nap
        return min(ASLEEP_REST if self.asleep(now) else LONG_REST, max(self.nap, self.due - now))

    def asleep(self, now: float) -> bool:
        """Whether nobody has written for long."""
        return now - max(self.wrote, self.busy_until) > ASLEEP

    def quickened(self) -> bool:
        """Whether somebody wrote since, or enough time has passed."""
        now, written = time.monotonic(), written_so_far()
        wrote, self.seen = written != self.seen, written
        if not wrote and now < self.due:
            return False
        if wrote:
            self.wrote, self.busy_until = now, now + BUSY
        self.due = now + self.calm * (ASLEEP_LONGER if self.asleep(now) else 1)
        return True


class Watcher(threading.Thread):
    """Hears what other processes did and tells this process's hub."""

    def __init__(self) -> None:
        super().__init__(name="table-watcher", daemon=True)
        self.stopped = threading.Event()
        self.seen = time.time()
        """The latest touch we know of."""
        self.sweep_due = 0.0

    def run(self) -> None:
        """Watch until stopped; a database that is away for a while is waited for."""
        if settings.REDIS_URL:
            threading.Thread(target=self._hear, name="table-listener", daemon=True).start()
        while not self.stopped.is_set():
            try:
                self._watch()
            except Exception:
                logger.exception("the watcher starts again")
                connection.close()
                self.stopped.wait(1)

    def _hear(self) -> None:
        """Pass on what comes over Redis; while it is away, the database tells."""
        import redis

        while not self.stopped.is_set():
            try:
                client: Any = redis.Redis.from_url(
                    settings.REDIS_URL, socket_connect_timeout=2, health_check_interval=5
                )
                listener = client.pubsub(ignore_subscribe_messages=True)
                listener.subscribe(CHANNEL)
                while not self.stopped.is_set():
                    message = listener.get_message(timeout=LISTEN)
                    if message:
                        slug, stamp, unheard = json.loads(message["data"])
                        hub.tell(slug, stamp, unheard)
            except Exception as error:
                logger.warning("Redis does not answer (%s); the database tells of changes meanwhile", error)
                self.stopped.wait(1)

    def _watch(self) -> None:
        pulse = None if settings.REDIS_URL else Pulse(1.0)
        while not self.stopped.is_set():
            if hub.watchers and (pulse is None or pulse.quickened()):
                self.look()
            if hub.watchers:
                self.stopped.wait(WATCH_REST if pulse else BESIDE_REDIS)
            else:
                self.sleep()

    def sleep(self) -> None:
        """Rest until somebody watches, or we are told to end."""
        hub.wanted.clear()
        if not hub.watchers and not self.stopped.is_set():
            hub.wanted.wait()

    def stop(self) -> None:
        """Watch no longer."""
        self.stopped.set()
        hub.wanted.set()

    def look(self) -> None:
        """Tell of what was touched since the last look; now and then look at all that is watched."""
        news, latest = touched_since(self.seen - OVERLAP)
        self.seen = max(self.seen, latest)
        for slug, stamp, unheard in news:
            hub.tell(slug, stamp, unheard)
        if time.monotonic() >= self.sweep_due:
            self.sweep_due = time.monotonic() + SWEEP
            self.seen = min(self.seen, time.time())  # a clock that was set back
            for slug, stamp, unheard in stamps_of(hub.watched()):
                hub.tell(slug, stamp, unheard)
