"""How the site is: for load balancers, for watchmen, and for figures over time."""

import hmac
import os
import time
from datetime import timedelta

from django.conf import settings
from django.db import DatabaseError
from django.db.models import Count
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.utils import timezone
from django.views.decorators.http import require_safe

from hippodrome.web import gate, models

LATE = 30.0
"""Seconds after which a bot that is due counts as late: its processes are gone, or have too much to do."""
BEGAN = time.time()
AT_THE_GATE = ("connection", "stream", "page")
STATUSES = (models.Table.GATHERING, models.Table.RUNNING, models.Table.OVER, models.Table.STUDY)


@require_safe
def alive(request: HttpRequest) -> HttpResponse:
    """Whether this process answers; it looks at nothing else."""
    return HttpResponse("ok\n", content_type="text/plain")


@require_safe
def ready(request: HttpRequest) -> HttpResponse:
    """Whether people can play: the database answers, and bots are not late."""
    state = {"database": False, "bots": False}
    try:
        state["bots"] = late_bots() == 0
        state["database"] = True
    except DatabaseError:
        pass
    return JsonResponse(state, status=200 if all(state.values()) else 503)


def late_bots() -> int:
    """At how many tables a person has been waiting for a bot that should have moved long ago."""
    long_ago = timezone.now() - timedelta(seconds=LATE)
    return models.Table.objects.filter(models.has_person(), status=models.Table.RUNNING, bot_due__lt=long_ago).count()


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Figures for Prometheus, in its text format: counts and times, nothing about anybody's game."""
    shown = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not settings.METRICS_TOKEN or not hmac.compare_digest(shown.encode(), settings.METRICS_TOKEN.encode()):
        raise Http404
    tables = dict(models.Table.objects.values_list("status").annotate(count=Count("pk")))
    process = f'process="{os.getpid()}"'
    figures = [
        ("tables", "gauge", {f'status="{status}"': tables.get(status, 0) for status in STATUSES}),
        ("players", "gauge", {"": models.Player.objects.count()}),
        ("seats_asked", "gauge", {"": models.Seat.objects.filter(asked=True).count()}),
        ("bots_late", "gauge", {"": late_bots()}),
        ("connections", "gauge", {process: gate.connections().taken}),
        ("streams", "gauge", {process: gate.streams().taken}),
        ("turned_away_total", "counter", {f'{process},what="{what}"': gate.TURNED_AWAY[what] for what in AT_THE_GATE}),
        ("cpu_seconds_total", "counter", {process: round(time.process_time(), 3)}),
        ("start_time_seconds", "gauge", {process: round(BEGAN)}),
    ]
    lines = []
    for name, kind, values in figures:
        lines.append(f"# TYPE hippodrome_{name} {kind}")
        lines += [
            f"hippodrome_{name}{{{labels}}} {value}" if labels else f"hippodrome_{name} {value}"
            for labels, value in values.items()
        ]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; version=0.0.4; charset=utf-8")
