"""The loop that serves the queues: sleep until something is due or the database changes, handle it, and repeat."""

import logging
import threading
import time
from collections.abc import Sequence

from django.conf import settings
from django.db import OperationalError, connection

from hippodrome.web import clock
from hippodrome.web.bots.rest import Rest
from hippodrome.web.due.queues import Queue

LOOK_ANYWAY = 5.0
"""Seconds after which a queue is polled even if nothing was written."""
LOOK_ANYWAY_ON_TEST_CLOCK = 0.25
NAP = 0.2
"""Seconds between polls while people play, and before a row locked by another worker is tried again."""
AT_ONCE = 50
"""How many times in a row a queue may work before the others get a turn."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0
"""Seconds to pause a queue after a failure: the first time, and at most."""
logger = logging.getLogger(__name__)


def serve_all(queues: Sequence[Queue], node: str) -> None:
    """Serve queues until the process ends; queues that wait for other machines get their own threads."""
    alone = [queue for queue in queues if queue.own_thread]
    together = [queue for queue in queues if not queue.own_thread]
    for queue in alone:
        threading.Thread(target=serve, args=([queue], node), name=f"due-{queue.name}", daemon=True).start()
    if together:
        serve(together, node)
    threading.Event().wait()


def serve(queues: Sequence[Queue], node: str, stopped: threading.Event | None = None) -> None:
    """Serve some queues in this thread until `stopped` is set, waiting whenever the database is away."""
    stopped = stopped or threading.Event()
    served = [Served(queue, node) for queue in queues]
    rest = Rest(LOOK_ANYWAY_ON_TEST_CLOCK if settings.TEST_CLOCK else LOOK_ANYWAY, NAP)
    while not stopped.is_set():
        try:
            if rest.is_over():
                worked = [one.look(rest) for one in served]
                if any(worked):
                    rest.look_soon()
                continue
        except OperationalError as error:
            logger.warning("the database does not answer: %s", str(error).partition("\n")[0])
            connection.close()
            stopped.wait(FIRST_PAUSE)
            continue
        stopped.wait(rest.seconds())


class Served:
    """A queue, and until when it is paused after a failure."""

    def __init__(self, queue: Queue, node: str) -> None:
        self.queue = queue
        self.node = node
        self.pause = 0.0
        self.paused_until = 0.0

    def look(self, rest: Rest) -> bool:
        """Handle what is due, schedule the next poll, and return whether something was done."""
        now = time.monotonic()
        if now < self.paused_until:
            rest.look_in(self.paused_until - now)
            return False
        try:
            worked = self._work(rest)
        except OperationalError:
            raise
        except Exception:
            self.pause = min(LONGEST_PAUSE, 2 * self.pause or FIRST_PAUSE)
            self.paused_until = now + self.pause
            logger.exception("the queue %s failed", self.queue.name)
            connection.close()
            rest.look_in(self.pause)
            return False
        self.pause = 0.0
        return worked

    def _work(self, rest: Rest) -> bool:
        for count in range(AT_ONCE):
            due = self.queue.next_due()
            if due is None:
                return count > 0
            wait = (due - clock.now()).total_seconds()
            if wait > 0:
                rest.look_in(wait)
                return count > 0
            if not self.queue.work(self.node):
                rest.look_in(NAP)
                return count > 0
        return True
