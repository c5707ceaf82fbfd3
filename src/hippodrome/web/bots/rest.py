"""When a bots' process looks for work, and how long it rests in between."""

import time

from django.db import connection

from hippodrome.web.realtime.listening import written_so_far

BUSY = 3.0
"""Seconds after a change during which the next one may come at any moment."""
FAR_REST, LONG_REST = 0.1, 0.25
"""The least seconds of rest where the database is another process, and the most while somebody may come."""
ASLEEP, ASLEEP_REST, ASLEEP_LONGER = 60.0, 1.0, 12
"""After so many seconds without a write, longer than any lease, rest so long, and look so many times less often."""


class Rest:
    """Says whether to look for work: when somebody has written to the database, and every now and then."""

    def __init__(self, calm: float, nap: float) -> None:
        """Look every `calm` seconds at least; `nap` is the least rest."""
        self.calm = calm
        self.nap = nap if connection.vendor == "sqlite" else max(nap, FAR_REST)
        self.seen: object = None
        self.due = 0.0
        self.busy_until = 0.0
        self.wrote = time.monotonic()

    def look_soon(self) -> None:
        """Look again at once: this process has written, which nobody notifies it of."""
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
