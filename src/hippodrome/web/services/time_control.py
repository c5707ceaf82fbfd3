"""Time controls, and the arithmetic of a clock: when it runs out, and how much is left on it.

This is pure arithmetic, without a database. A clock is three things: the seconds left when it was started, since when
it runs, and a calendar of the times in which its player's clocks stand still.
"""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from heapq import merge
from itertools import count
from typing import Any
from zoneinfo import ZoneInfo

Span = tuple[datetime, datetime]
MINUTE, HOUR, DAY = 60.0, 3600.0, 86400.0
BOT, RESIGN = "bot", "resign"
SHORT = 0.2
"""The share of the time below which it is running short."""
SATURDAY = 5


@dataclass(frozen=True)
class TimeControl:
    """How much time every seat of a table has, and what happens when it runs out."""

    preset: str
    bank: float
    """Seconds at the start."""
    increment: float
    """Seconds that each decision, or each turn, adds."""
    per_turn: bool = False
    cap: float = 0.0
    """The most seconds that turns can save up; 0 for any number."""
    expiry: str = BOT
    """What happens when the time runs out: BOT or RESIGN."""
    bot: str = ""
    """The bot that plays then; empty for the usual one."""
    weekends: bool = False
    """Whether clocks stand still at weekends."""
    vacation: bool = True
    """Whether players may take vacation at this table."""

    @property
    def is_slow(self) -> bool:
        """Whether people play over days, so that weekends and vacations make sense."""
        return self.bank >= DAY

    @property
    def short(self) -> float:
        """Seconds below which the time is running short."""
        return SHORT * (self.cap or self.bank)

    @property
    def restored(self) -> float:
        """Seconds that a player has at least who returns after the time ran out."""
        return self.increment if self.per_turn else max(self.increment, SHORT * self.bank)

    def earned(self, left: float) -> float:
        """Return the seconds left after a decision or a turn that ended with `left`."""
        return max(left, min(left + self.increment, self.cap)) if self.cap else left + self.increment

    def stored(self) -> dict[str, Any]:
        return asdict(self)


@lru_cache(maxsize=256)
def _read(items: tuple[tuple[str, Any], ...]) -> TimeControl:
    return TimeControl(**dict(items))


def read(stored: Mapping[str, Any]) -> TimeControl:
    """Return a time control as `stored` wrote it."""
    return _read(tuple(stored.items()))


def live(preset: str, minutes: int, seconds: int) -> TimeControl:
    return TimeControl(preset, minutes * MINUTE, float(seconds), vacation=False)


def turns(preset: str, days: int) -> TimeControl:
    return TimeControl(preset, days * DAY, days * DAY, per_turn=True, cap=days * DAY)


MINUTES, SECONDS, DAYS = range(1, 601), range(601), range(1, 61)
"""What the bank and the increment of a live game, and the days of a turn, may be."""


def adjusted(
    control: TimeControl, minutes: int | None = None, seconds: int | None = None, days: int | None = None
) -> TimeControl:
    """Return a preset with another bank and increment, or with other days per turn; raises ValueError beyond bounds."""
    if control.per_turn:
        days = round(control.bank / DAY) if days is None else days
        if days not in DAYS:
            raise ValueError(f"days per turn: {days}")
        return turns(control.preset, days)
    minutes = round(control.bank / MINUTE) if minutes is None else minutes
    seconds = round(control.increment) if seconds is None else seconds
    if minutes not in MINUTES or seconds not in SECONDS:
        raise ValueError(f"minutes and seconds: {minutes}, {seconds}")
    return live(control.preset, minutes, seconds)


def with_rules(control: TimeControl, expiry: str, bot: str, weekends: bool, vacation: bool) -> TimeControl:
    """Return a time control with what the table has chosen; live games have neither weekends nor vacations."""
    slow = control.is_slow
    return replace(control, expiry=expiry, bot=bot, weekends=weekends and slow, vacation=vacation and slow)


@dataclass(frozen=True)
class Calendar:
    """When the clocks of a player stand still."""

    zone: str = ""
    """The time zone of the weekends off; empty for none."""
    vacations: tuple[Span, ...] = ()

    def spans(self, since: datetime) -> Iterator[Span]:
        """Yield the times in which clocks stand still and which end after `since`: in order, without overlaps."""
        begun: Span | None = None
        for span in merge(weekends(self.zone, since) if self.zone else (), sorted(self.vacations)):
            if span[1] <= since or span[0] >= span[1]:
                continue
            if begun is None:
                begun = span
            elif span[0] <= begun[1]:
                begun = begun[0], max(begun[1], span[1])
            else:
                yield begun
                begun = span
        if begun is not None:
            yield begun

    def span_at(self, moment: datetime) -> Span | None:
        """Return the time without clocks that a moment lies in."""
        first = next(self.spans(moment), None)
        return first if first is not None and first[0] <= moment else None


NEVER = Calendar()


def weekends(zone: str, since: datetime) -> Iterator[Span]:
    """Yield the weekends of a time zone, from the one that `since` lies in or that comes next."""
    local = ZoneInfo(zone)
    today = since.astimezone(local).date()
    saturday = today + timedelta(days=SATURDAY - today.weekday())
    for week in count():
        day = saturday + timedelta(weeks=week)
        yield _midnight(day, local), _midnight(day + timedelta(days=2), local)


def _midnight(day: date, zone: ZoneInfo) -> datetime:
    return datetime.combine(day, time.min, zone).astimezone(UTC)


def ran(since: datetime, until: datetime, calendar: Calendar = NEVER) -> float:
    """Return for how many seconds a clock ran that was started at `since`."""
    if until <= since:
        return 0.0
    seconds = (until - since).total_seconds()
    for begin, end in calendar.spans(since):
        if begin >= until:
            break
        seconds -= (min(end, until) - max(begin, since)).total_seconds()
    return seconds


def runs_out(left: float, since: datetime, calendar: Calendar = NEVER) -> datetime:
    """Return when a clock that was started at `since` with this much time left runs out."""
    at = since
    for begin, end in calendar.spans(since):
        runs = (begin - at).total_seconds()
        if left <= runs:
            break
        left -= max(0.0, runs)
        at = max(at, end)
    return at + timedelta(seconds=left)
