"""Decide when a bot worker polls for work, and how long it sleeps between polls."""

import time

from django.db import connection

from hippodrome.web.realtime.listening import written_so_far

BUSY = 3.0
"""Seconds after a change during which another change is likely."""
FAR_REST, LONG_REST = 0.1, 0.25
"""The shortest sleep on a database server, and the longest sleep while somebody may be playing."""
ASLEEP, ASLEEP_REST, ASLEEP_LONGER = 60.0, 1.0, 12
"""After 60 seconds without a write, longer than any lease, sleep 1 second at a time and poll 12 times less often."""


class Rest:
    """Tells a worker when to poll: after a write to the database, and at regular intervals."""

    def __init__(self, calm: float, nap: float) -> None:
        """Poll at least every `calm` seconds, and sleep at least `nap` seconds between polls."""
        self.calm = calm
        self.nap = nap if connection.vendor == "sqlite" else max(nap, FAR_REST)
        self.seen: object = None
        self.due = 0.0
        self.busy_until = 0.0
        self.wrote = time.monotonic()

    def look_soon(self) -> None:
        """Poll again at once; a worker gets no notification of its own writes."""
        self.due = 0.0
        self.busy_until = time.monotonic() + BUSY

    def look_in(self, seconds: float) -> None:
        self.due = min(self.due, time.monotonic() + seconds)

    def seconds(self) -> float:
        now = time.monotonic()
        if now < self.busy_until:
            return self.nap
        return min(ASLEEP_REST if self.asleep(now) else LONG_REST, max(self.nap, self.due - now))

    def asleep(self, now: float) -> bool:
        return now - max(self.wrote, self.busy_until) > ASLEEP

    def is_over(self) -> bool:
        now, written = time.monotonic(), written_so_far()
        wrote, self.seen = written != self.seen, written
        if not wrote and now < self.due:
            return False
        if wrote:
            self.wrote, self.busy_until = now, now + BUSY
        self.due = now + self.calm * (ASLEEP_LONGER if self.asleep(now) else 1)
        return True
