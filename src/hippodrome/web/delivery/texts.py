"""What a notification says: the game, who is at the table, and what happened; never anything of the position."""

from hashlib import blake2b
from typing import NamedTuple

from django.conf import settings
from django.urls import reverse

from hippodrome.web import clock, messages
from hippodrome.web.models import Channel, GameTable, Notification
from hippodrome.web.services import clocks

DAY, HOUR, MINUTE = 86400, 3600, 60


class News(NamedTuple):
    """A notification in words, in the language of its channel."""

    title: str
    text: str
    url: str
    tag: str
    """Names the table and the occasion: a later notification with the same tag takes the place of an earlier one."""

    @property
    def line(self) -> str:
        return f"{self.title}. {self.text}"


def news_of(row: Notification, channel: Channel) -> News:
    table = row.table
    with messages.use_language(channel.language):
        title = messages.say(f"notify-{row.occasion}-title", game=messages.title(table.game))
        text = _sentences(row, table, channel.player_id)
    path = reverse("table", args=[table.slug])
    tag = blake2b(f"{table.slug} {row.occasion}".encode(), digest_size=12).hexdigest()
    return News(title, text, address_of(channel, path), tag)


def address_of(channel: Channel, path: str) -> str:
    return f"{channel.origin}{path}"


def _sentences(row: Notification, table: GameTable, player: int) -> str:
    occasion, by = row.occasion, str(row.facts.get("by") or messages.say("somebody-gone"))
    own = {chair.number for chair in table.seated if chair.player_id == player}
    others = [chair.name for chair in table.seated if chair.player_id != player and chair.name]
    told = ""
    if occasion in ("chat", "invited"):
        told = messages.say(f"notify-{occasion}", name=by)
    elif occasion == "offer":
        told = messages.say(f"notify-offer-{row.facts.get('offer', 'end')}", name=by)
    elif occasion == "turn" and row.facts.get("started"):
        told = messages.say("notify-started")
    elif occasion == "ended":
        told = _result(table, own)
    elif occasion in ("turn", "time"):
        told = _time_left(table, row.seat)
    names = messages.speaker(table.game, messages.language()).phrase(others) if others else ""
    return " ".join(filter(None, (told, messages.say("notify-with", names=names) if names else "")))


def _result(table: GameTable, own: set[int]) -> str:
    best = {int(seat) for seat, place, _ in table.places if place == 1}
    if best and best <= own:
        return messages.say("notify-you-won")
    names = [chair.name for chair in table.seated if chair.number in best]
    if not names:
        return messages.say(f"notify-ended-{table.ended}") if table.ended in ("resigned", "agreed") else ""
    winners = messages.speaker(table.game, messages.language()).phrase(names)
    return messages.say("notify-won", names=winners, count=len(names))


def _time_left(table: GameTable, seat: int | None) -> str:
    chair = next((chair for chair in table.seated if chair.number == seat), None)
    left = clocks.time_left(table, chair, clock.now()) if chair is not None and settings.CLOCKS else None
    return messages.say("notify-left", left=span(left)) if left is not None else ""


def span(seconds: float) -> str:
    """A length of time in words, rounded down to what matters: days, hours or minutes."""
    for unit, name in ((DAY, "days"), (HOUR, "hours")):
        if seconds >= 2 * unit:
            return messages.say(f"span-{name}", count=int(seconds // unit))
    return messages.say("span-minutes", count=max(1, int(seconds // MINUTE)))
