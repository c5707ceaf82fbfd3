"""Tidying up: sessions that have ended, guests who never came back, tables at which nobody plays on.

The keeper runs it every few hours; an operator may do so at any time: `hippodrome tidy`.
"""

import logging
import os
from datetime import timedelta

import django
from django.conf import settings
from django.utils import timezone

MOST = 500
"""So many guests, and so many tables, go at a time, so that nobody waits for it."""
logger = logging.getLogger("hippodrome.web.tidying")


def tidy() -> dict[str, int]:
    """Throw away what is too old; how much of what that was."""
    from hippodrome.web import limits, models, people

    now = timezone.now()
    gone = {"sessions": models.Visit.objects.filter(expire_date__lt=now).delete()[0], "counts": limits.forget_old()}
    gone["tables"] = gone["guests"] = 0
    if settings.FORGET_TABLES:
        left = models.Table.objects.exclude(status=models.Table.OVER).filter(
            moved__lt=now - timedelta(days=settings.FORGET_TABLES)
        )
        for table in left.order_by("moved")[:MOST]:
            table.delete()
            gone["tables"] += 1
    if settings.FORGET_GUESTS:
        old = models.Player.objects.filter(user=None, seen__lt=now - timedelta(days=settings.FORGET_GUESTS))
        for guest in old.order_by("seen")[:MOST]:
            people.forget(guest)
            gone["guests"] += 1
    return gone


def main() -> None:
    """Tidy up once."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    django.setup()
    gone = {what: count for what, count in tidy().items() if count}
    if gone:
        logger.info("tidied up: %s", ", ".join(f"{count} {what}" for what, count in gone.items()))


if __name__ == "__main__":
    main()
