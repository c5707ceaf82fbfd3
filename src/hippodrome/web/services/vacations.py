"""Vacations and time zones: when the clocks of a player stand still."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import available_timezones

from django.conf import settings
from django.db import transaction

from hippodrome.web import clock
from hippodrome.web.models import GameTable, Player, Seat, Vacation
from hippodrome.web.refusals import Refused
from hippodrome.web.services import clocks
from hippodrome.web.services.tables import touch

DAY = timedelta(days=1)


def begin(player: Player, days: int) -> Vacation:
    """Stop all clocks of a player for some days, except at tables that allow no vacation."""
    with transaction.atomic():
        Player.objects.select_for_update().get(pk=player.pk)
        now = clock.now()
        if current(player, now) is not None:
            raise Refused("refused-on-vacation")
        if not 1 <= days <= settings.VACATION_DAYS:
            raise Refused("refused-form", 400)
        if days > days_left(player, now):
            raise Refused("refused-vacation-used")
        made: list[Vacation] = []

        def take() -> None:
            made.append(Vacation.objects.create(player=player, begins=now, ends=now + days * DAY))

        change_calendar(player, take)
        return made[0]


def end(player: Player) -> None:
    """Let the clocks of a player run again before the vacation was to end."""
    with transaction.atomic():
        Player.objects.select_for_update().get(pk=player.pk)
        now = clock.now()
        if current(player, now) is not None:
            running = player.vacations.filter(begins__lte=now, ends__gt=now)
            change_calendar(player, lambda: running.update(ends=now))


def current(player: Player, now: datetime | None = None) -> Vacation | None:
    now = now or clock.now()
    return player.vacations.filter(begins__lte=now, ends__gt=now).first()


def days_left(player: Player, now: datetime | None = None) -> int:
    """Return how many whole days of vacation a player may still take in this year, which is counted in UTC."""
    now = now or clock.now()
    first, next_first = datetime(now.year, 1, 1, tzinfo=UTC), datetime(now.year + 1, 1, 1, tzinfo=UTC)
    taken = player.vacations.filter(ends__gt=first, begins__lt=next_first)
    spent = sum((min(one.ends, next_first) - max(one.begins, first) for one in taken), timedelta())
    return max(0, (settings.VACATION_DAYS * DAY - spent) // DAY)


def set_zone(player: Player, zone: str) -> None:
    """Set a player's time zone, in which weekends begin and end."""
    if zone not in zones():
        raise Refused("refused-form", 400)
    with transaction.atomic():
        change_calendar(player, lambda: Player.objects.filter(pk=player.pk).update(time_zone=zone))
    player.time_zone = zone


def note_zone(player: Player, zone: str) -> None:
    """Keep the time zone that a browser has told, unless the player has one already."""
    if not player.time_zone and zone in zones():
        set_zone(player, zone)


@cache
def zones() -> frozenset[str]:
    """The time zones that people choose from, such as Europe/Warsaw; places and UTC, without abbreviations."""
    return frozenset(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")) | {"UTC"}


def change_calendar(player: Player, change: Callable[[], object]) -> None:
    """Change when a player's clocks stand still; what they ran until now counts by the earlier calendar."""
    wanted = Seat.objects.filter(player=player, time_since__isnull=False).values("table")
    tables = list(GameTable.objects.filter(pk__in=wanted).select_for_update().defer("saved").order_by("pk"))
    now = clock.now()
    for table in tables:
        for chair in clocks.restart(table, now):
            chair.save(update_fields=["time_left", "time_since"])
    change()
    for table in tables:
        clocks.settle_now(table)
        touch(table)
