"""Rate limits: how often somebody may do what costs others time or patience."""

import time

from django.conf import settings
from django.db import transaction
from django.db.models import F
from django.http import HttpRequest

from hippodrome.web.models import Tally
from hippodrome.web.play import Refused

LIMITS = {
    "table": (30, 3600),
    "chat": (20, 60),
    "log-in": (10, 300),
    "sign-up": (10, 3600),
    "record": (20, 3600),
    "hint": (60, 600),
    "analysis": (20, 3600),
}
"""What is limited: how many times in how many seconds, for one address."""


def limit(request: HttpRequest, what: str, whom: str = "") -> None:
    """Count one more; raises Refused when it is one too many in this span of time."""
    if not settings.RATE_LIMITS:
        return
    most, seconds = LIMITS[what]
    span = int(time.time()) // seconds
    key = f"{what}:{whom or request.META.get('REMOTE_ADDR', '')}"[:120]
    with transaction.atomic():
        Tally.objects.filter(key=key, span__lt=span).delete()
        tally, _ = Tally.objects.get_or_create(key=key, span=span)
        Tally.objects.filter(pk=tally.pk).update(count=F("count") + 1)
        tally.refresh_from_db()
    if tally.count > most:
        raise Refused("refused-too-often", 429, minutes=max(1, seconds // 60))
