"""The queue of notifications, for the worker of everything that is due."""

from datetime import datetime

from hippodrome.web.delivery import deliver


class NotificationQueue:
    """Notifications whose grace period is over."""

    name = "notifications"
    own_thread = True

    def next_due(self) -> datetime | None:
        return deliver.next_due()

    def work(self, node: str) -> bool:
        return deliver.deliver_due()
