"""The queues of things that are due, and what a queue has to offer.

A queue is a table of the database with a time in it. Any number of workers may serve it at once, and any of them may
be killed at any moment: `work` takes rows under a lock or a lease, and does them in a transaction.
"""

from datetime import datetime
from typing import Protocol

from django.conf import settings


class Queue(Protocol):
    """Something the worker looks after."""

    name: str
    """The name of the queue in the log."""
    own_thread: bool
    """Whether the queue waits for other machines (mail, push), so that it must not delay the others."""

    def next_due(self) -> datetime | None:
        """Return when the earliest row is due; None if there is none. This is asked often, so it must be cheap."""

    def work(self, node: str) -> bool:
        """Do what is due now, or a part of it; return False if there was nothing, or others are at it.

        `node` names this worker in leases.
        """


def queues() -> list[Queue]:
    """Return the queues of this site; a part of the site that is switched off has none."""
    found: list[Queue] = []
    if settings.CLOCKS:
        from hippodrome.web.due.clocks import ClockQueue

        found.append(ClockQueue())
    return found
