"""Health checks for load balancers, and metrics for monitoring."""

import hmac
from functools import partial

from django.conf import settings
from django.db import DatabaseError
from django.http import Http404, HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe
from prometheus_client import Gauge, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from hippodrome.web import models
from hippodrome.web.metrics import REGISTRY
from hippodrome.web.server.connections import Connection
from hippodrome.web.server.limits import streams
from hippodrome.web.services import writing
from hippodrome.web.services.table_lists import (
    late_bots,
    late_notifications,
    notifications_of_the_day,
    stopped_channels,
)


@require_safe
def alive(request: HttpRequest) -> HttpResponse:
    return HttpResponse("ok\n", content_type="text/plain")


@require_safe
def ready(request: HttpRequest) -> HttpResponse:
    state = {"database": False, "writes": False, "bots": False}
    try:
        state["bots"] = late_bots() == 0
        state["database"] = True
        state["writes"] = writing.can_write()
    except DatabaseError:
        pass
    return JsonResponse(state, status=200 if all(state.values()) else 503)


@require_safe
def metrics(request: HttpRequest) -> HttpResponse:
    """Prometheus metrics, for whoever presents the token: counts and times, nothing about individual games.

    Values from the database concern the whole site, all others this process. Each process is a target of its own.
    """
    shown = request.headers.get("Authorization", "").removeprefix("Bearer ")
    if not settings.METRICS_TOKEN or not hmac.compare_digest(shown.encode(), settings.METRICS_TOKEN.encode()):
        raise Http404
    return HttpResponse(generate_latest(REGISTRY), content_type=CONTENT_TYPE_PLAIN_0_0_4)


TABLES = Gauge("hippodrome_tables", "Tables, by status", ["status"], registry=REGISTRY)
for status in models.GameTable.GATHERING, models.GameTable.RUNNING, models.GameTable.OVER, models.GameTable.STUDY:
    TABLES.labels(status).set_function(models.GameTable.objects.filter(status=status).count)
NOTIFICATIONS = Gauge(
    "hippodrome_notifications", "Notifications of the last 24 hours", ["channel", "state"], registry=REGISTRY
)
for kind in models.Channel.KINDS:
    for state in models.Notification.STATES:
        NOTIFICATIONS.labels(kind, state).set_function(partial(notifications_of_the_day, kind, state))
for name, about, count in (
    ("players", "Guests and accounts", models.Player.objects.count),
    ("seats_asked", "Seats that have something to decide", models.Seat.objects.filter(asked=True).count),
    ("bots_late", "Tables where a person waits for a bot", late_bots),
    ("notifications_late", "Notifications that should have been sent a minute ago", late_notifications),
    ("channels_stopped", "Addresses and devices that no longer accept notifications", stopped_channels),
    ("connections", "Open connections but streams", lambda: Connection.count - streams.taken.total()),
    ("streams", "Open event streams", streams.taken.total),
):
    Gauge(f"hippodrome_{name}", about, registry=REGISTRY).set_function(count)
