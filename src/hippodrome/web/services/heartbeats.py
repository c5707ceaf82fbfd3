"""Signs of life: a site that was down gives the time back to everybody whose clock ran.

Every server process beats. On SQLite it writes a file beside the database each second. On PostgreSQL, where processes
are on several machines, it updates a row every 15 seconds, and only while a clock runs. Writing wakes those who wait
for changes in the database, and the file wakes nobody. A server that is stopped in an orderly way writes that, too.
No clock runs out while no server beats, because nobody could answer.

These times are those of the machine, which tests do not shift.
"""

import time
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from django.conf import settings
from django.db import connection, transaction

from hippodrome.web import clock
from hippodrome.web.log import note
from hippodrome.web.models import GameTable, Heartbeat
from hippodrome.web.services import clocks
from hippodrome.web.services.write_lock import turn_to_write

EVERY, EVERY_ON_POSTGRES = 1.0, 15.0
"""Seconds between two beats."""
MISSED = 2.7
"""A site counts as down after this many intervals without a beat."""
RUNNING, STOPPED = "running", "stopped"


def interval() -> float:
    return EVERY if connection.vendor == "sqlite" else EVERY_ON_POSTGRES


def beat(last: float = 0.0) -> float:
    """Show that the site is up; return the time of this beat. `last` is that of this process's own last beat.

    If the site was down before, everybody gets that time back first.
    """
    now = time.time()
    if not settings.CLOCKS or (last and connection.vendor != "sqlite" and not _any_clock_runs()):
        return now
    at, stopped = _latest()
    if _was_down(at, stopped, last, now):
        _give_back_since(last)
    else:
        _write(now, RUNNING)
    return now


def stop() -> None:
    """Write down that the site is being stopped now, in an orderly way."""
    if settings.CLOCKS:
        _write(time.time(), STOPPED)


def is_up() -> bool:
    """Whether a server process has shown lately that it is there."""
    at, stopped = _latest()
    return not stopped and time.time() - at < MISSED * interval()


def _was_down(at: float, stopped: bool, last: float, now: float) -> bool:
    if not at or now - last < MISSED * interval():
        return False  # it is the first beat ever, or this process knows better
    return stopped or now - at >= MISSED * interval()


def _give_back_since(last: float) -> None:
    """Give back the time since the latest beat, once: of several processes that start, one does it."""
    with turn_to_write(), transaction.atomic():
        if connection.vendor != "sqlite":
            Heartbeat.objects.select_for_update().filter(pk=1).first()
        at, stopped = _latest()
        now = time.time()
        if _was_down(at, stopped, last, now):
            gap = max(0.0, now - max(at, last))
            until = clock.now()
            tables = give_back(until - timedelta(seconds=gap), until)
            note("the site was down; clocks got the time back", seconds=round(gap, 1), tables=tables)
        # Inside the transaction: if it fails, the next beat tries again.
        _write(time.time(), RUNNING)


def give_back(begin: datetime, end: datetime) -> int:
    """Let no clock have run between two times; return how many tables had one that would have."""
    tables = GameTable.objects.filter(clock_due__isnull=False).select_for_update().defer("saved").order_by("pk")
    count = 0
    for table in tables:
        count += 1
        for chair in clocks.restart(table, begin, end):
            chair.save(update_fields=["time_left", "time_since"])
        clocks.settle_now(table)
    return count


def _any_clock_runs() -> bool:
    return GameTable.objects.filter(clock_due__isnull=False).exists()


def _file() -> Path:
    return Path(f"{connection.settings_dict['NAME']}.alive")


def _latest() -> tuple[float, bool]:
    """Return when a server last beat, 0 for never, and whether it was stopped then."""
    if connection.vendor == "sqlite":
        with suppress(OSError, ValueError):
            at, state = _file().read_text("ascii").split()
            return float(at), state == STOPPED
        return 0.0, False
    row = Heartbeat.objects.filter(pk=1).first()
    return (row.at, row.stopped) if row is not None else (0.0, False)


def _write(at: float, state: str) -> None:
    if connection.vendor == "sqlite":
        with suppress(OSError):  # a full disk stops no server
            _file().touch(0o600)
            with _file().open("r+", encoding="ascii") as file:
                file.write(f"{at:017.6f} {state}")
        return
    Heartbeat.objects.update_or_create(pk=1, defaults={"at": at, "stopped": state == STOPPED})
