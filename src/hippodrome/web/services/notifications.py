"""Announce what people want to hear of: rows, in the transaction of what happened, which a worker delivers.

A row waits for a grace period. It is dropped if one of the person's devices has displayed the news by then, or if it
is no longer true (`delivery/deliver.py`). While nobody at a table has a channel, moves cost no query more.
"""

from collections.abc import Collection, Iterable
from datetime import datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
from django.conf import settings
from django.db import connection

from hippodrome.web import clock
from hippodrome.web.models import OCCASIONS, Aversion, Channel, GameTable, Move, Notification, Player

GRACE = {
    Channel.PUSH: timedelta(seconds=30),
    Channel.HOOK: timedelta(seconds=30),
    Channel.MAIL: timedelta(minutes=10),
}
REACHABLE = """
    SELECT channel.id, channel.player_id, channel.kind, channel.occasions, channel.digest_hour, player.time_zone,
           choice.occasions
    FROM web_channel channel JOIN web_player player ON player.id = channel.player_id
    LEFT JOIN web_tablechoice choice ON choice.player_id = channel.player_id AND choice.table_id = %s
    WHERE channel.player_id IN ({}) AND channel.confirmed IS NOT NULL AND channel.stopped IS NULL
"""
"""Plain SQL, because every move asks this, and the ORM takes longer to build the query than the query takes."""


def announce(
    occasion: str,
    table: GameTable,
    players: Iterable[Player],
    *,
    version: int | None = None,
    key: str = "",
    facts: dict[str, Any] | None = None,
) -> None:
    """Announce something about a table to some people, inside the transaction that causes it.

    Occasions are those of `OCCASIONS`. Each is announced once per channel, table and `key`, which is the version
    unless something else is given. Call it after the table was touched. `facts` hold nothing that one of the
    recipients may not know.
    """
    announce_to(occasion, table, {player.pk: None for player in players}, version=version, key=key, facts=facts)


def announce_move(table: GameTable, move: Move) -> None:
    """Announce what a move leads to: whose turn it is now, or that the game is over.

    Whoever has just moved is at the table and knows it, unless the site has answered for them.
    """
    own = move.seat >= 0 and not move.let_go and not move.bot
    mover = table.seated[move.seat].player_id if own else None
    if table.status == GameTable.OVER:
        _announce_end(table, mover)
        return
    fresh = table.newly_asked | ({move.seat} if move.let_go else set())
    if fresh:
        people = {player: seat for player, seat in _asked_people(table, fresh).items() if player != mover}
        announce_to("turn", table, people)


def announce_start(table: GameTable) -> None:
    """Announce that a game has started; those who are asked first hear that it is their turn."""
    asked = _asked_people(table, table.newly_asked)
    announce_to("turn", table, asked, facts={"started": True})
    announce_to("started", table, {player: seat for player, seat in _people(table).items() if player not in asked})


def announce_end(table: GameTable, player: Player | None) -> None:
    """Announce that a game is over, to everybody but the player who ended it."""
    _announce_end(table, player.pk if player is not None else None)


def announce_rematch(again: GameTable, before: GameTable, player: Player) -> None:
    people: dict[int, int | None] = {person: None for person in _people(before) if person != player.pk}
    announce_to("invited", again, people, facts={"by": player.name})


def announce_remark(table: GameTable, player: Player) -> None:
    """Announce a remark in the chat: once, until its reader has been at the table again."""
    people = {person: seat for person, seat in _people(table).items() if person != player.pk}
    for deaf in Aversion.objects.filter(other=player, player_id__in=people).values_list("player_id", flat=True):
        people.pop(deaf)
    announce_to("chat", table, people, key=str(table.stamp), facts={"by": player.name})


def _announce_end(table: GameTable, but: int | None) -> None:
    announce_to("ended", table, {player: seat for player, seat in _people(table).items() if player != but}, key="end")


def _people(table: GameTable) -> dict[int, int | None]:
    """The players at a table who may want notifications, each with one of their seats."""
    return {chair.player_id: chair.number for chair in reversed(table.seated) if chair.reachable and chair.player_id}


def _asked_people(table: GameTable, seats: Collection[int]) -> dict[int, int | None]:
    """The players on some seats who are asked now; seats of bots, and those that decline the question, are not."""
    return {
        chair.player_id: chair.number
        for chair in reversed(table.seated)
        if chair.number in seats and chair.asked and not chair.bot and chair.decline_due is None
        if chair.reachable and chair.player_id
    }


def announce_to(
    occasion: str,
    table: GameTable,
    people: dict[int, int | None],
    *,
    version: int | None = None,
    key: str = "",
    facts: dict[str, Any] | None = None,
    ahead: int = 0,
) -> None:
    """Like `announce`, for the ids of players, each with the seat that is concerned.

    `ahead` is how often the table is touched between this and the commit: pages that show less have not shown this.
    """
    if not settings.NOTIFICATIONS or not people or table.at_lesson:
        return
    rows = []
    now = clock.now()
    version = table.version if version is None else version
    for channel, player, kind, hour, zone in reachable(occasion, table, people):
        row = Notification(
            channel_id=channel,
            table=table,
            kind=kind,
            occasion=occasion,
            key=(key or str(version))[:40],
            seat=people[player],
            version=version,
            stamp=stamp_of(table, player) + ahead,
            facts=facts or {},
            created=now,
            due=due_at(kind, now, hour, zone),
        )
        rows.append(row)
    if occasion == "chat":
        unread = Notification.objects.filter(table=table, occasion=occasion, seen=False)
        waiting = set(unread.values_list("channel_id", flat=True))
        rows = [row for row in rows if row.channel_id not in waiting]
    if rows:
        Notification.objects.bulk_create(rows, ignore_conflicts=True)


def reachable(
    occasion: str, table: GameTable, people: Iterable[int]
) -> Iterable[tuple[int, int, str, int | None, str]]:
    """The channels of some people that want to hear of an occasion at a table: id, player, kind, and digest."""
    assert occasion in OCCASIONS
    ids = list(people)
    with connection.cursor() as cursor:
        cursor.execute(REACHABLE.format(", ".join(["%s"] * len(ids))), [table.pk, *ids])
        found = cursor.fetchall()
    for channel, player, kind, usual, hour, zone, choice in found:
        wanted = _decoded(choice or "{}").get(kind, None)
        if occasion in (_decoded(usual) if wanted is None else wanted):
            yield channel, player, kind, hour, zone


def _decoded(stored: Any) -> Any:
    """Return what a JSON column holds, which comes as text by a cursor of SQLite or PostgreSQL."""
    return msgspec.json.decode(stored) if isinstance(stored, str | bytes) else stored


def stamp_of(table: GameTable, player: int) -> int:
    return table.stamp_for(chair.number for chair in table.seated if chair.player_id == player)


def due_at(kind: str, now: datetime, hour: int | None = None, zone: str = "") -> datetime:
    """When a notification is due: after the grace period, or at the next digest that comes after it."""
    due = now + GRACE[kind]
    if kind != Channel.MAIL or hour is None:
        return due
    local = due.astimezone(zone_of(zone))
    digest = local.replace(hour=hour, minute=0, second=0, microsecond=0)
    if digest < local:
        digest = (local + timedelta(days=1)).replace(hour=hour, minute=0, second=0, microsecond=0)
    return digest.astimezone(now.tzinfo)


def zone_of(name: str) -> ZoneInfo:
    """The time zone of a player, or that of the site while the player's browser has told none."""
    try:
        return ZoneInfo(name or settings.TIME_ZONE)
    except (KeyError, OSError, ValueError):
        return ZoneInfo("UTC")
