"""Tidying up: sessions that have ended, guests who never came back, tables at which nobody plays on.

The keeper runs it every few hours; an operator may do so at any time: `hippodrome tidy`.
"""

import logging
from datetime import UTC, datetime, timedelta

from django.conf import settings
from django.utils import timezone

from hippodrome.web import database

MOST = 500
"""So many guests, and so many tables, go at a time, so that nobody waits for it."""
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
logger = logging.getLogger("hippodrome.web.tidying")


def tidy() -> dict[str, int]:
    """Throw away what is too old; how much of what that was."""
    from hippodrome.web import limits, models, people

    now = timezone.now()
    gone = {"sessions": models.Visit.objects.filter(expire_date__lt=now).delete()[0], "counts": limits.forget_old()}
    gone["tables"] = gone["guests"] = 0
    if (before := since(now, settings.FORGET_TABLES)) is not None:
        left = models.Table.objects.exclude(status=models.Table.OVER).filter(moved__lt=before)
        for table in left.order_by("moved")[:MOST]:
            table.delete()
            gone["tables"] += 1
    if (before := since(now, settings.FORGET_GUESTS)) is not None:
        old = models.Player.objects.filter(user=None, seen__lt=before)
        for guest in old.order_by("seen")[:MOST]:
            people.forget(guest)
            gone["guests"] += 1
    return gone


def since(now: datetime, days: float) -> datetime | None:
    """The day before which things are too old; None for never, and for what can't be meant: nothing goes by mistake."""
    return now - timedelta(days=days) if 1 <= days <= (now - EPOCH).days else None


def main() -> None:
    """Tidy up once."""
    database.find_up_to_date()
    gone = {what: count for what, count in tidy().items() if count}
    if gone:
        logger.info("tidied up: %s", ", ".join(f"{count} {what}" for what, count in gone.items()))


if __name__ == "__main__":
    main()
