"""Lists of tables: public ones, and a player's own."""

import math
from datetime import datetime, timedelta
from typing import Any, NamedTuple

from django.conf import settings
from django.db.models import Exists, OuterRef

from hippodrome.web import clock, models
from hippodrome.web.services import clocks

MOST = 60
"""The most seats that are looked at for one list."""
LATE_NOTIFICATION = 60.0
LATE = 30.0
"""Seconds after which a due bot counts as late, because the bot workers are gone or overloaded."""


def public_tables(status: str) -> Any:
    tables = (
        models.GameTable.objects.filter(public=True, status=status).select_related("owner").prefetch_related("chairs")
    )
    return tables.order_by("-moved")


def tables_of(player: models.Player | None) -> list[models.GameTable]:
    """Return a player's tables: first those where it is their turn, the longest waiting first, then the others."""
    if player is None:
        return []
    turn = models.Seat.objects.filter(table=OuterRef("pk"), player=player, asked=True, bot="")
    mine = models.Seat.objects.filter(table=OuterRef("pk"), player=player)
    tables = models.GameTable.objects.annotate(your_turn=Exists(turn), sitting=Exists(mine)).prefetch_related("chairs")
    found = list(tables.filter(sitting=True).order_by("-moved")[:60])
    found += list(tables.filter(owner=player, sitting=False).order_by("-moved")[:20])
    waiting = sorted((table for table in found if table.your_turn), key=lambda table: table.moved)
    order = [models.GameTable.RUNNING, models.GameTable.GATHERING, models.GameTable.OVER, models.GameTable.STUDY]
    others = [table for table in found if not table.your_turn]
    return [*waiting, *sorted(others, key=lambda table: order.index(table.status))]


def late_bots() -> int:
    long_ago = clock.now() - timedelta(seconds=LATE)
    return models.GameTable.objects.filter(
        models.has_person(), status=models.GameTable.RUNNING, bot_due__lt=long_ago
    ).count()


class WaitingGame(NamedTuple):
    """A table at which it is somebody's turn, with the seconds left on their clock, if there is one."""

    table: models.GameTable
    left: float | None
    since: datetime | None


def turns_of(player: models.Player | None) -> list[WaitingGame]:
    """The tables at which it is a player's turn: the least time left first, then the longest waiting."""
    if player is None:
        return []
    now = clock.now()
    found: dict[int, WaitingGame] = {}
    asked = models.Seat.objects.filter(player=player, asked=True, bot="", table__status=models.GameTable.RUNNING)
    for seat in asked.select_related("table").defer("table__saved", "table__present").order_by("asked_since")[:MOST]:
        left = clocks.time_left(seat.table, seat, now) if settings.CLOCKS else None
        before = found.get(seat.table_id)
        if before is None or (left is not None and (before.left is None or left < before.left)):
            found[seat.table_id] = WaitingGame(seat.table, left, seat.asked_since)
    return sorted(found.values(), key=lambda turn: math.inf if turn.left is None else turn.left)


def notifications_of_the_day(kind: str, state: str) -> int:
    since = clock.now() - timedelta(days=1)
    return models.Notification.objects.filter(kind=kind, state=state, created__gte=since).count()


def late_notifications() -> int:
    """Count the notifications that nobody sends: the worker is gone, or has too much to do."""
    return models.Notification.objects.filter(due__lt=clock.now() - timedelta(seconds=LATE_NOTIFICATION)).count()


def stopped_channels() -> int:
    return models.Channel.objects.filter(stopped__isnull=False).exclude(trouble="unsubscribed").count()
