"""The queues of the due worker, and the interface they implement.

A queue is a database table with a time column. Any number of workers may serve it at once, and any of them may be
killed at any moment: `work` takes rows under a lock or a lease, and handles them in a transaction.
"""

from datetime import datetime
from typing import Protocol

from django.conf import settings


class Queue(Protocol):
    """A queue that the worker serves."""

    name: str
    """The name of the queue in the log."""
    own_thread: bool
    """Whether the queue waits for other machines (mail, push) and therefore needs a thread of its own."""

    def next_due(self) -> datetime | None:
        """Return when the earliest row is due; None if there is none. This is asked often, so it must be cheap."""

    def work(self, node: str) -> bool:
        """Handle what is due, or a part of it; return False if there was nothing or other workers are handling it.

        `node` names this worker in leases.
        """


def queues() -> list[Queue]:
    """Return the queues of this site; a feature that is switched off has none."""
    found: list[Queue] = []
    if settings.CLOCKS:
        from hippodrome.web.due.clocks import ClockQueue

        found.append(ClockQueue())
    if settings.NOTIFICATIONS:
        from hippodrome.web.due.notifications import NotificationQueue

        found.append(NotificationQueue())
    return found
