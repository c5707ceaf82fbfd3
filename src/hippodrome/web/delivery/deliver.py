"""Deliver notifications whose time has come: to those who have not seen the news, and only while it is true.

A worker takes some rows and marks them as being sent, under the name of the message that they go into; then it sends
outside of any transaction, and marks them as sent. Whichever worker dies in between, the rows come up again after
`LEASE` and go out in a message of the same name. So no notification is lost, and a receiver that got it already can
tell (senders.py says how each of them does).
"""

import logging
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from datetime import datetime, timedelta
from functools import cache

from django.db import transaction
from django.db.models import Count, Exists, F, Min, OuterRef, Q

from hippodrome.web import clock
from hippodrome.web.delivery.senders import GONE, RETRY, SENT, STOP, DeliveryResult, Message, send
from hippodrome.web.delivery.texts import news_of
from hippodrome.web.log import note
from hippodrome.web.models import Channel, GameTable, Move, Notification, Offer, Seat, new_key
from hippodrome.web.services.write_lock import turn_to_write

BATCH = 20
SENDERS = 4
"""How many messages are sent at a time, so that one slow receiver does not delay all others."""
LEASE = timedelta(minutes=2)
"""After this time a worker that has not reported back is lost; longer than a batch can take."""
BACKOFF = [timedelta(minutes=minutes) for minutes in (1, 5, 30, 120, 480)]
"""How long to wait after each failed attempt; after the last one the channel stops."""
OPEN = (Notification.WAITING, Notification.SENDING)


def next_due() -> datetime | None:
    found = Notification.objects.filter(due__isnull=False).aggregate(due=Min("due"))["due"]
    return found if isinstance(found, datetime) else None


def deliver_due() -> bool:
    """Deliver some of what is due; return whether there was anything."""
    with turn_to_write(), transaction.atomic():
        rows = take(clock.now())
        messages = prepare(rows)
    if messages:
        waiting = {_senders().submit(send, message): message for message in messages}
        for sent in as_completed(waiting):
            report(waiting[sent], sent.result())
    return bool(rows)


@cache
def _senders() -> ThreadPoolExecutor:
    return ThreadPoolExecutor(SENDERS, "notifier")


def take(now: datetime) -> list[Notification]:
    """Return rows that are due, locked; e-mails with all others that are due for the same address."""
    due = Notification.objects.filter(due__lte=now).select_for_update(skip_locked=True, of=("self",))
    due = due.select_related("channel", "table")
    rows = list(due.order_by("due", "pk")[:BATCH])
    letters = {row.channel_id for row in rows if row.kind == Channel.MAIL}
    if letters:
        known = {row.pk for row in rows}
        rows += [row for row in due.filter(channel__in=letters).order_by("pk") if row.pk not in known]
    return rows


def prepare(rows: Sequence[Notification]) -> list[Message]:
    """Drop the rows that need not be sent any more, mark the others as being sent, and return what to send."""
    now = clock.now()
    true = still_true(rows)
    finish([row.pk for row in rows if row.seen], Notification.SEEN)
    finish([row.pk for row in rows if not row.seen and row.pk not in true], Notification.PASSED)
    lost = [row.pk for row in rows if not row.seen and row.pk in true and row.attempts > len(BACKOFF)]
    finish(lost, Notification.FAILED)
    groups: dict[str, list[Notification]] = {}
    fresh: dict[int, str] = {}
    for row in rows:
        if row.seen or row.pk not in true or row.pk in lost:
            continue
        if not row.delivery:
            row.delivery = fresh.setdefault(row.channel_id, new_key()) if row.kind == Channel.MAIL else new_key()
        groups.setdefault(row.delivery, []).append(row)
    for delivery, together in groups.items():
        chosen = Notification.objects.filter(pk__in=[row.pk for row in together])
        chosen.update(state=Notification.SENDING, delivery=delivery, attempts=F("attempts") + 1, due=now + LEASE)
    turns = turns_of({row.channel.player_id for together in groups.values() for row in together})
    return [
        Message(
            delivery,
            together[0].channel,
            [news_of(row, row.channel) for row in together],
            turns.get(together[0].channel.player_id, 0),
        )
        for delivery, together in groups.items()
    ]


def finish(keys: Iterable[int], state: str) -> None:
    if found := list(keys):
        Notification.objects.filter(pk__in=found).update(state=state, due=None, done=clock.now(), facts={})


def still_true(rows: Sequence[Notification]) -> set[int]:
    """Return the ids of those rows whose news still holds, and whose channel still wants it."""
    by_occasion: dict[str, list[int]] = {}
    for row in rows:
        if row.channel.confirmed and not row.channel.stopped:
            by_occasion.setdefault(row.occasion, []).append(row.pk)
    return {pk for occasion, keys in by_occasion.items() for pk in _true_of(occasion, keys)}


def _true_of(occasion: str, keys: list[int]) -> Iterable[int]:
    chosen = Notification.objects.filter(pk__in=keys)
    if occasion in ("turn", "time"):
        own = Q(table=OuterRef("table"), number=OuterRef("seat"), player=OuterRef("channel__player"))
        moved = Move.objects.filter(table=OuterRef("table"), seat=OuterRef("seat"), version__gt=OuterRef("version"))
        later = Notification.objects.filter(
            channel=OuterRef("channel"), table=OuterRef("table"), occasion=occasion, version__gt=OuterRef("version")
        )
        chosen = chosen.filter(
            Exists(Seat.objects.filter(own, asked=True, bot="")),
            ~Exists(moved),
            ~Exists(later),
            table__status=GameTable.RUNNING,
        )
    elif occasion == "invited":
        joined = Seat.objects.filter(table=OuterRef("table"), player=OuterRef("channel__player"))
        chosen = chosen.filter(~Exists(joined), table__status=GameTable.GATHERING)
    elif occasion == "offer":
        offers = {pk: int(key.partition(" ")[2]) for pk, key in chosen.values_list("pk", "key")}
        standing = Offer.objects.filter(pk__in=offers.values(), state=Offer.OPEN)
        known = set(standing.values_list("pk", flat=True))
        return [pk for pk, offer in offers.items() if offer in known]
    elif occasion == "started":
        turn = Notification.objects.filter(
            channel=OuterRef("channel"), table=OuterRef("table"), occasion="turn", version__gt=OuterRef("version")
        )
        chosen = chosen.filter(~Exists(turn)).exclude(table__status=GameTable.OVER)  # "your turn" says enough
    return chosen.values_list("pk", flat=True)


def turns_of(players: set[int]) -> dict[int, int]:
    """At how many tables it is each player's turn."""
    asked = Seat.objects.filter(player__in=players, asked=True, bot="").order_by()
    return dict(asked.values_list("player").annotate(tables=Count("table", distinct=True)))


def report(message: Message, outcome: DeliveryResult) -> None:
    """Write down how a delivery went; a line in the log says why one failed, never to which address."""
    channel, kind = message.channel, message.channel.kind
    sending = Notification.objects.filter(delivery=message.delivery, state=Notification.SENDING)
    with turn_to_write(), transaction.atomic():
        if outcome.what == SENT:
            sending.update(state=Notification.SENT, due=None, done=clock.now(), facts={})
            if channel.failures:
                Channel.objects.filter(pk=channel.pk).update(failures=0)
            return
        if outcome.what == GONE:
            Channel.objects.filter(pk=channel.pk).delete()
        elif outcome.what == STOP:
            stop(channel, "refused")
        elif outcome.what == RETRY:
            _retry(channel, list(sending), outcome)
    note("notification not sent", logging.WARNING, channel=channel.pk, kind=kind, outcome=outcome.what, why=outcome.why)


def _retry(channel: Channel, rows: list[Notification], outcome: DeliveryResult) -> None:
    Channel.objects.filter(pk=channel.pk).update(failures=F("failures") + 1)
    attempts = max((row.attempts for row in rows), default=0)
    if attempts > len(BACKOFF):
        stop(channel, "failing")
    elif rows:
        due = clock.now() + max(BACKOFF[max(0, attempts - 1)], timedelta(seconds=outcome.wait))
        keys = [row.pk for row in rows]
        Notification.objects.filter(pk__in=keys).update(state=Notification.WAITING, due=due)


def stop(channel: Channel, trouble: str) -> None:
    """Send nothing more to a channel until its owner switches it on again."""
    Channel.objects.filter(pk=channel.pk).update(stopped=clock.now(), trouble=trouble)
    finish(
        Notification.objects.filter(channel=channel, state__in=OPEN).values_list("pk", flat=True), Notification.FAILED
    )
    note("channel stopped", logging.WARNING, channel=channel.pk, kind=channel.kind, why=trouble)
