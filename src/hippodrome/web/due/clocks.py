"""The queue of clocks: seats whose time is running short or has run out."""

from datetime import datetime

from django.db.models import Min

from hippodrome.web.models import GameTable


class ClockQueue:
    """Tables with a clock that is running short or has run out."""

    name = "clocks"
    own_thread = False

    def next_due(self) -> datetime | None:
        """Return when the next clock is short of time or runs out."""
        found = GameTable.objects.filter(clock_due__isnull=False).aggregate(due=Min("clock_due"))["due"]
        return found if isinstance(found, datetime) else None

    def work(self, node: str) -> bool:
        """Handle the clocks of one table."""
        return False
