"""What happens when a clock is short of time, or has run out: a warning, a bot, or a lost game."""

import logging
from datetime import timedelta

from django.db import transaction

from hippodrome.web import clock
from hippodrome.web.bots import levels
from hippodrome.web.log import note
from hippodrome.web.models import GameTable, Seat
from hippodrome.web.services import clocks, endings, notifications, time_control
from hippodrome.web.services.tables import touch
from hippodrome.web.services.time_control import NEVER, TimeControl
from hippodrome.web.services.write_lock import turn_to_write

AFTER_A_FAILURE = timedelta(minutes=1)
"""When a table is tried again whose clocks could not be seen to, so that it does not hold up all others."""
TOLERANCE = timedelta(milliseconds=50)
"""What is due so soon is due now: times are rounded."""
logger = logging.getLogger(__name__)


def see_to_next() -> bool:
    """See to the clocks of the table that is due first; return False if none is, or others are at it."""
    pk: int | None = None
    try:
        with turn_to_write(), transaction.atomic():
            due = GameTable.objects.filter(clock_due__lte=clock.now() + TOLERANCE).order_by("clock_due")
            table = due.select_for_update(skip_locked=True).defer("saved").first()
            if table is None:
                return False
            pk = table.pk
            see_to(table)
    except Exception:
        if pk is None or transaction.get_connection().in_atomic_block:
            raise
        logger.exception("the clocks of a table failed", extra={"facts": {"pk": pk}})
        with turn_to_write():
            GameTable.objects.filter(pk=pk).update(clock_due=clock.now() + AFTER_A_FAILURE)
    return True


def see_to(table: GameTable) -> None:
    """Warn the players of a table, which is locked, whose time is short, and do what follows where it has run out."""
    chairs = list(table.chairs.select_related("player"))
    control, now = clocks.control_of(table), clock.now()
    asked = {chair.number for chair in chairs if chair.asked}
    changed = clocks.settle(table, chairs, asked, now)
    clocks.save(table, chairs, changed)
    if control is None or table.clock_due is None:
        return
    found = clocks.calendars(table, control, chairs)
    for chair in chairs:
        if chair.time_since is None or table.status != GameTable.RUNNING:
            continue
        calendar = found.get(chair.player_id or 0, NEVER)
        assert chair.time_left is not None
        if time_control.runs_out(chair.time_left, chair.time_since, calendar) <= now + TOLERANCE:
            clocks.stop(chair, calendar, now)
            chair.time_left = 0.0
            chair.save(update_fields=["time_left", "time_since"])
            run_out(table, len(chairs), chair, control)
        elif clocks.due_at(chair, control, calendar) <= now + TOLERANCE:
            chair.time_warned = True
            chair.save(update_fields=["time_warned"])
            warn(table, chair)
    clocks.settle_now(table)  # the seats are read again: whoever gave up, or was replaced by a bot, is asked no more


def warn(table: GameTable, chair: Seat) -> None:
    """Announce to a player that the time is running short."""
    if chair.player is not None:
        key = f"time-{chair.number}-{table.version_for(chair.number)}"
        people: dict[int, int | None] = {chair.player.pk: chair.number}
        notifications.announce_to("time", table, people, version=table.version_for(chair.number), key=key)


def run_out(table: GameTable, seats: int, chair: Seat, control: TimeControl) -> None:
    """Do what the table has chosen for a seat whose time has run out."""
    note("time ran out", table=table.slug, seat=chair.number, then=control.expiry)
    if control.expiry == time_control.RESIGN:
        endings.lose_on_time(table, chair.number)
    else:
        bot = control.bot or levels.usual_level(table.game, seats)
        chair.bot, chair.timed_out = levels.seated(table.game, bot, seats), True
        chair.save(update_fields=["bot", "timed_out"])
        table.bot_due = clock.now()
        GameTable.objects.filter(pk=table.pk).update(bot_due=table.bot_due)
        touch(table)
