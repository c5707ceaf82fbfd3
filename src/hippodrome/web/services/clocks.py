"""The clocks of a table: start, stop and pause them, add time, and compute how much is left.

A seat's clock runs while its player is asked. Every change of it happens here and in the transaction of what causes
it. A table without a clock costs nothing.

Clocks must not tell what others may not know. When several seats decide in secret at the same time, a word that leaves
its seat with more to decide changes no clock: the increment comes when the seat has decided, once. A question that the
site declines for a player takes as much of the player's time as it takes until the answer.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from django.conf import settings
from django.db import connection, transaction

import hippodrome
from hippodrome.web import clock
from hippodrome.web.models import GameTable, Player, Seat
from hippodrome.web.refusals import Refused
from hippodrome.web.services import time_control
from hippodrome.web.services.tables import lock, touch
from hippodrome.web.services.time_control import NEVER, Calendar, Span, TimeControl

FIELDS = ("time_left", "time_since", "time_words", "time_warned", "timed_out")
CALENDARS = """
    SELECT player.id, player.time_zone, vacation.begins, vacation.ends FROM web_player player
    LEFT JOIN web_vacation vacation ON vacation.player_id = player.id AND vacation.ends > %s
    WHERE player.id IN ({})
"""
Changes = dict[int, list[str]]
"""The fields of seats that have changed, by seat."""


def control_of(table: GameTable) -> TimeControl | None:
    """Return the time control of a table; None if it has no clock, or the site has none."""
    return time_control.read(table.clock) if table.clock and settings.CLOCKS else None


def calendars(
    table: GameTable, control: TimeControl, chairs: Iterable[Seat], since: datetime | None = None
) -> dict[int, Calendar]:
    """Return when the clocks of players stand still at a table, by player, from `since` on."""
    players = {chair.player_id for chair in chairs if chair.player_id}
    if not players or not (control.weekends or control.vacation):
        return {}
    since = since or min((chair.time_since for chair in chairs if chair.time_since), default=clock.now())
    zones: dict[int, str] = {}
    spans: dict[int, list[Span]] = {}
    with connection.cursor() as cursor:
        cursor.execute(CALENDARS.format(", ".join(["%s"] * len(players))), [since, *players])
        for player, zone, begins, ends in cursor.fetchall():
            zones[player] = zone or settings.TIME_ZONE
            if begins is not None and control.vacation:
                spans.setdefault(player, []).append((_moment(begins), _moment(ends)))
    return {
        player: Calendar(zones[player] if control.weekends else "", tuple(spans.get(player, ()))) for player in zones
    }


def _moment(stored: datetime) -> datetime:
    """Return a time as a cursor reads it; from SQLite it comes without its time zone, which is UTC."""
    return stored if stored.tzinfo is not None else stored.replace(tzinfo=UTC)


def runs(table: GameTable, chair: Seat, asked: Collection[int]) -> bool:
    """Whether the clock of a seat has to run."""
    playing = table.status == GameTable.RUNNING and table.paused is None and not table.at_lesson
    return playing and chair.number in asked and chair.played_by_person and chair.player_id is not None


def settle(
    table: GameTable,
    chairs: Sequence[Seat],
    asked: Collection[int],
    now: datetime,
    speaker: int | None = None,
    game: hippodrome.Table | None = None,
) -> Changes:
    """Start and stop clocks according to who is asked now, and note on the table when the next one is due.

    A speaker who has said a new word gets the increment. Nothing is saved; the changed fields are returned.
    """
    control = control_of(table)
    if control is None:
        table.clock_due = None
        return {}
    found = calendars(table, control, chairs)
    changed: Changes = {}
    for chair in chairs:
        before = [getattr(chair, name) for name in FIELDS]
        calendar = found.get(chair.player_id or 0, NEVER)
        if chair.number == speaker and chair.played_by_person and game is not None:
            _reward(chair, control, calendar, chair.number in asked, game, now)
        if runs(table, chair, asked):
            start(chair, control, now)
        else:
            stop(chair, calendar, now)
        names = [name for name, old in zip(FIELDS, before, strict=True) if getattr(chair, name) != old]
        if names:
            changed[chair.number] = names
    table.clock_due = next_due(chairs, control, found)
    return changed


def _reward(
    chair: Seat, control: TimeControl, calendar: Calendar, still_asked: bool, game: hippodrome.Table, now: datetime
) -> None:
    """Give a speaker the increment: for each decision, or for the turn that is over. No word is rewarded twice."""
    words = sum(1 for said in game.said if said[0] == chair.number)
    if words <= chair.time_words or (control.per_turn and still_asked):
        return
    stop(chair, calendar, now)
    chair.time_left = control.earned(control.bank if chair.time_left is None else chair.time_left)
    chair.time_words = words
    if control.per_turn:
        chair.time_warned = chair.time_left <= control.short


def start(chair: Seat, control: TimeControl, now: datetime) -> None:
    if chair.time_left is None:
        chair.time_left = control.bank
    if chair.time_since is None:
        chair.time_since = now


def stop(chair: Seat, calendar: Calendar, now: datetime) -> None:
    if chair.time_since is not None:
        chair.time_left = max(0.0, (chair.time_left or 0.0) - time_control.ran(chair.time_since, now, calendar))
        chair.time_since = None


def restart(table: GameTable, begin: datetime, end: datetime | None = None) -> list[Seat]:
    """Stop the running clocks of a table and start them again, later or at once, without saving them."""
    control = control_of(table)
    if control is None:
        return []
    chairs = list(table.chairs.filter(time_since__isnull=False))
    found = calendars(table, control, chairs)
    for chair in chairs:
        assert chair.time_since is not None
        stopped = max(begin, chair.time_since)
        stop(chair, found.get(chair.player_id or 0, NEVER), stopped)
        chair.time_since = max(stopped, end or begin)
    return chairs


def next_due(chairs: Iterable[Seat], control: TimeControl, found: dict[int, Calendar]) -> datetime | None:
    """Return when the next clock of some seats is short of time or runs out."""
    running = [chair for chair in chairs if chair.time_since is not None]
    return min((due_at(chair, control, found.get(chair.player_id or 0, NEVER)) for chair in running), default=None)


def due_at(chair: Seat, control: TimeControl, calendar: Calendar) -> datetime:
    """Return when a running clock is short of time, if its player was not told yet, or else when it runs out."""
    assert chair.time_since is not None and chair.time_left is not None
    margin = 0.0 if chair.time_warned else control.short
    return time_control.runs_out(max(0.0, chair.time_left - margin), chair.time_since, calendar)


def seconds_left(chair: Seat, control: TimeControl, calendar: Calendar, now: datetime) -> float:
    left = control.bank if chair.time_left is None else chair.time_left
    return left if chair.time_since is None else max(0.0, left - time_control.ran(chair.time_since, now, calendar))


def time_left(table: GameTable, seat: Seat, now: datetime) -> float | None:
    """Return the seconds left to a seat, at least 0; None if the table has no clock."""
    control = control_of(table)
    if control is None:
        return None
    calendar = calendars(table, control, [seat]).get(seat.player_id or 0, NEVER)
    return seconds_left(seat, control, calendar, now)


def save(table: GameTable, chairs: Iterable[Seat], changed: Changes) -> None:
    """Save the clocks of seats that `settle` has changed, and when the table is due."""
    for chair in chairs:
        if chair.number in changed:
            chair.save(update_fields=changed[chair.number])
    GameTable.objects.filter(pk=table.pk).update(clock_due=table.clock_due)


def settle_now(table: GameTable, chairs: Sequence[Seat] | None = None) -> None:
    """Start and stop the clocks of a locked table after something other than the game itself has changed."""
    if control_of(table) is None and table.clock_due is None:
        return
    chairs = list(table.chairs.all()) if chairs is None else chairs
    asked = {chair.number for chair in chairs if chair.asked}
    save(table, chairs, settle(table, chairs, asked, clock.now()))


def pause(table: GameTable) -> None:
    """Stop all clocks of a locked table until `resume`."""
    if table.paused is None:
        table.paused = clock.now()
        GameTable.objects.filter(pk=table.pk).update(paused=table.paused)
        settle_now(table)


def resume(table: GameTable) -> None:
    """Let the clocks of a locked table run again after `pause`."""
    if table.paused is not None:
        table.paused = None
        GameTable.objects.filter(pk=table.pk).update(paused=None)
        settle_now(table)


def resume_by(slug: str, player: Player) -> GameTable:
    """Let the clocks of a table run again because one of its players wants to go on."""
    with transaction.atomic():
        table = lock(slug)
        if not table.chairs.filter(player=player).exists():
            raise Refused("refused-not-your-seat", 403)
        resume(table)
        touch(table)
    return table


def add_time(table: GameTable, seconds: float, seats: Iterable[int] | None = None) -> None:
    """Give all seats of a locked table, or only some, more time."""
    control = control_of(table)
    if control is None or seconds <= 0:
        return
    chairs, wanted = list(table.chairs.all()), None if seats is None else set(seats)
    for chair in chairs:
        if wanted is None or chair.number in wanted:
            chair.time_left = (control.bank if chair.time_left is None else chair.time_left) + seconds
            chair.time_warned = chair.time_warned and chair.time_left <= control.short
            chair.save(update_fields=["time_left", "time_warned"])
    settle_now(table, chairs)


def restore(chair: Seat, control: TimeControl) -> None:
    """Give a player some time who returns after the time had run out."""
    if chair.timed_out:
        chair.timed_out = False
        chair.time_left = max(chair.time_left or 0.0, control.restored)
        chair.time_warned = chair.time_left <= control.short


@dataclass(frozen=True)
class Face:
    """What a page shows of a clock, in such a way that it stays true until something happens.

    `left` are the seconds left at the time `since`, in seconds since 1970; without a `since` the clock stands still.
    `until` is when it will stand still by itself next, for a weekend or a vacation.
    """

    left: float
    since: float | None
    until: float | None
    short: float
    why: str = ""
    """Why the clock of a seat that is asked stands still: `paused`, `weekend` or `vacation`."""


def faces(table: GameTable, chairs: Sequence[Seat], now: datetime) -> dict[int, Face]:
    """Return what pages show of the clocks of a table, by seat; nothing for seats of bots."""
    control = control_of(table) if table.status == GameTable.RUNNING else None
    if control is None:
        return {}
    found = calendars(table, control, [chair for chair in chairs if chair.time_since is not None])
    people = [chair for chair in chairs if chair.player_id is not None and not chair.resigned]
    return {chair.number: face(table, chair, control, found.get(chair.player_id or 0, NEVER), now) for chair in people}


def face(table: GameTable, chair: Seat, control: TimeControl, calendar: Calendar, now: datetime) -> Face:
    left = round(seconds_left(chair, control, calendar, chair.time_since or now), 1)
    if chair.time_since is None:
        return Face(left, None, None, control.short, "paused" if table.paused is not None and chair.asked else "")
    still = calendar.span_at(now)
    if still is not None:
        stands = round(seconds_left(chair, control, calendar, now), 1)
        on_vacation = any(begin <= now < end for begin, end in calendar.vacations)
        return Face(stands, None, still[1].timestamp(), control.short, "vacation" if on_vacation else "weekend")
    since, until = chair.time_since, None
    for begin, end in calendar.spans(chair.time_since):
        if begin > now:
            until = begin
            break
        since = end
    left = round(seconds_left(chair, control, calendar, since), 1)
    return Face(left, since.timestamp(), until.timestamp() if until else None, control.short)
