"""Clocks in words and on the page: durations, the time control of a table, and the clock of a seat."""

from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from django.conf import settings

from hippodrome.web import clock, messages
from hippodrome.web.models import GameTable, Player, Seat
from hippodrome.web.services import clocks, time_control
from hippodrome.web.services.clocks import Face
from hippodrome.web.services.time_control import DAY, HOUR, MINUTE, TimeControl


def duration(seconds: float) -> str:
    """Return a time that is left as clocks show it: `3 d 4 h`, `4 h 05 min`, `9:05`; clocks.js does the same."""
    days, hours, minutes = messages.say("clock-units").split()
    if seconds >= DAY:
        return f"{int(seconds // DAY)} {days} {int(seconds % DAY // HOUR)} {hours}"
    if seconds >= HOUR:
        return f"{int(seconds // HOUR)} {hours} {int(seconds % HOUR // MINUTE):02} {minutes}"
    return f"{int(seconds // MINUTE)}:{int(seconds % MINUTE):02}"


def faces_at(table: GameTable, chairs: list[Seat]) -> dict[int, Face]:
    return clocks.faces(table, chairs, clock.now())


def clock_of(face: Face | None) -> dict[str, Any] | None:
    """Return what the template of a clock shows; numbers are text, written alike in all languages."""
    if face is None:
        return None
    states = {"running": face.since is not None, "still": face.why, "short": face.left <= face.short}
    return {
        "left": str(face.left),
        "since": str(face.since or ""),
        "until": str(face.until or ""),
        "short": str(face.short),
        "why": face.why,
        "shown": duration(face.left),
        "state": " ".join(name for name, holds in states.items() if holds),
    }


def clock_facts(table: GameTable) -> list[tuple[str, str]]:
    """Return the time control of a table in words, as pairs of what and how."""
    control = clocks.control_of(table)
    if control is None:
        return []
    facts = [
        (messages.say("clock-time"), control_title(control)),
        (messages.say("clock-expiry"), expiry_title(control)),
    ]
    if control.weekends:
        facts.append((messages.say("clock-weekends"), messages.say("yes")))
    if control.is_slow and not control.vacation:
        facts.append((messages.say("vacation"), messages.say("clock-no-vacation")))
    return facts


def control_title(control: TimeControl) -> str:
    if control.per_turn:
        return messages.say("clock-per-turn", days=round(control.bank / DAY))
    return messages.say("clock-live", minutes=round(control.bank / MINUTE), seconds=round(control.increment))


def expiry_title(control: TimeControl) -> str:
    if control.expiry == time_control.RESIGN:
        return messages.say("clock-expiry-resign")
    if control.bot:
        return messages.say("clock-expiry-bot", bot=messages.bot_title(control.bot))
    return messages.say("clock-expiry-any-bot")


def clock_choice(choice: dict[str, Any]) -> str:
    """Return how a time control is offered in the form for a new table."""
    control: TimeControl = choice["control"]
    key = f"clock-preset-{control.preset}"
    named = messages.say(key) if messages.has(key) else messages.say("clock-preset-live")
    title = messages.say("clock-choice", name=named, time=control_title(control))
    if choice["minutes"] is None:
        return title
    return messages.say("clock-choice-about", title=title, time=about(choice["minutes"]))


def about(minutes: int) -> str:
    """Return a rough duration in words, in half hours where it is long."""
    if minutes < 60:
        return messages.say("clock-about-minutes", minutes=minutes)
    halves = round(minutes / 30)
    return messages.say("clock-about-hours", hours=halves // 2, half="yes" if halves % 2 else "no")


def local_time(moment: datetime, player: Player) -> str:
    """Return a time in a player's time zone, as everybody can read it: 2026-11-20 18:30."""
    return f"{moment.astimezone(ZoneInfo(player.time_zone or settings.TIME_ZONE)):%Y-%m-%d %H:%M}"
