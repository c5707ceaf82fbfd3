"""The queue of clocks: seats whose time is running short or has run out."""

from datetime import datetime, timedelta

from django.db.models import Min

from hippodrome.web import clock
from hippodrome.web.models import GameTable
from hippodrome.web.services import expiry, heartbeats

LOOK_WHILE_DOWN = timedelta(seconds=0.5)


class ClockQueue:
    """Tables with a clock that is running short or has run out."""

    name = "clocks"
    own_thread = False

    def next_due(self) -> datetime | None:
        """Return when the next clock is short of time or runs out; later while nobody could reach the site."""
        found: datetime | None = GameTable.objects.filter(clock_due__isnull=False).aggregate(due=Min("clock_due"))[
            "due"
        ]
        if found is not None and found <= clock.now() and not heartbeats.is_up():
            return clock.now() + LOOK_WHILE_DOWN
        return found

    def work(self, node: str) -> bool:
        """Handle the clocks of one table."""
        return expiry.see_to_next()
