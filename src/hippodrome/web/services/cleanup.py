"""Delete old data: expired sessions, guests who never came back, abandoned tables.

`hippodrome serve` runs this every few hours; operators run it with `hippodrome tidy`.
"""

from datetime import UTC, datetime, timedelta

from django.conf import settings
from django.utils import timezone

from hippodrome.web import models
from hippodrome.web.accounts import rate_limits
from hippodrome.web.services import personal_data

MOST = 500
"""The most guests, and the most tables, deleted in one run, so that no player has to wait."""
KEEP_NOTIFICATIONS, KEEP_UNCONFIRMED = timedelta(days=60), timedelta(days=7)
"""How long the list of what was sent goes back, and how long an address waits for its owner's confirmation."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def tidy() -> dict[str, int]:
    """Delete old data, and return how many rows of each kind were deleted."""
    now = timezone.now()
    sessions = models.Visit.objects.filter(expire_date__lt=now).delete()[0]
    gone = {"sessions": sessions, "counts": rate_limits.delete_old()}
    gone["notifications"] = models.Notification.objects.filter(done__lt=now - KEEP_NOTIFICATIONS).delete()[0]
    unused = models.Channel.objects.filter(confirmed=None, created__lt=now - KEEP_UNCONFIRMED)
    gone["addresses"] = unused.delete()[0]
    gone["tables"] = gone["guests"] = 0
    if (before := since(now, settings.FORGET_TABLES)) is not None:
        left = models.GameTable.objects.exclude(status=models.GameTable.OVER).filter(moved__lt=before)
        for table in left.order_by("moved")[:MOST]:
            table.delete()
            gone["tables"] += 1
    if (before := since(now, settings.FORGET_GUESTS)) is not None:
        old = models.Player.objects.filter(user=None, seen__lt=before)
        for guest in old.order_by("seen")[:MOST]:
            personal_data.forget(guest)
            gone["guests"] += 1
    return gone


def since(now: datetime, days: float) -> datetime | None:
    """Return the time that lies some days back; None for 0 days and for values out of range."""
    return now - timedelta(days=days) if 1 <= days <= (now - EPOCH).days else None
