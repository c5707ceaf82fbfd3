"""Export and delete what the site stores about a person."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from django.contrib.admin.models import LogEntry
from django.contrib.auth import get_user_model
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.db.models import Model

from hippodrome.text.bundle import best_language
from hippodrome.web import clock, messages
from hippodrome.web.accounts import sessions
from hippodrome.web.bots import levels
from hippodrome.web.models import (
    Aversion,
    Channel,
    GameTable,
    Notes,
    Notification,
    Player,
    Remark,
    Report,
    Seat,
    Solved,
    TableChoice,
    Visit,
)
from hippodrome.web.services import chat, seats
from hippodrome.web.services.tables import lock, touch

GONE = "…"
"""Replaces a deleted person's name in reports and in the operators' log."""


def export(player: Player) -> dict[str, Any]:
    user: Any = player.user
    account = None
    if user is not None:
        joined = user.date_joined.isoformat()
        account = {"name": user.get_username(), "email": user.email, "joined": joined}
    chairs = Seat.objects.filter(player=player).select_related("table")
    return {
        "name": player.name,
        "since": player.created.isoformat(),
        "account": account,
        "bots_pace": player.pace,
        "time_zone": player.time_zone,
        "vacations": [[one.begins.isoformat(), one.ends.isoformat()] for one in player.vacations.all()],
        "sessions": [
            {"browser": visit.browser, "began": visit.began.isoformat(), "seen": visit.seen.isoformat()}
            for visit in sessions.visits_of(player)
        ],
        "seats": [
            {
                "table": chair.table.slug,
                "game": chair.table.game,
                "status": chair.table.status,
                "seat": chair.number,
                "name": chair.name,
                "share": chair.share,
                "opened": chair.table.created.isoformat(),
                "never_asked": chair.declines,
                "answers_ahead": [[one["kind"], one["word"], one["until"]] for one in chair.answers_ahead],
            }
            for chair in chairs
        ],
        "tables": list(GameTable.objects.filter(owner=player).values_list("slug", flat=True)),
        "chat": [
            {"table": remark.table.slug, "at": remark.at.isoformat(), "text": remark.text}
            for remark in Remark.objects.filter(player=player).select_related("table")
        ],
        "notes": [
            {"table": sheet.table.slug, "text": sheet.text}
            for sheet in Notes.objects.filter(player=player).select_related("table")
        ],
        "avoided": [
            {"name": one.other.name, "blocked": one.blocked}
            for one in Aversion.objects.filter(player=player).select_related("other")
        ],
        "reports": [
            {"about": one.trouble or one.name, "at": one.at.isoformat(), "text": one.text}
            for one in Report.objects.filter(by=player)
        ],
        "puzzles": [
            {"game": one.game, "puzzle": one.name, "at": one.at.isoformat()}
            for one in Solved.objects.filter(player=player)
        ],
        "notifications": [
            {
                "channel": one.kind,
                "address": one.address,
                "device": one.label,
                "occasions": one.occasions,
                "digest_hour": one.digest_hour,
                "since": one.created.isoformat(),
                "sent": [
                    {"table": row.table.slug, "occasion": row.occasion, "at": row.created.isoformat()}
                    for row in one.notifications.filter(state=Notification.SENT).select_related("table")
                ],
            }
            for one in Channel.objects.filter(player=player)
        ],
        "notifications_of_tables": [
            {"table": one.table.slug, "occasions": one.occasions}
            for one in TableChoice.objects.filter(player=player).select_related("table")
        ],
    }


def forget(player: Player) -> None:
    """Delete a person: name, account, sessions, chat and notes. Their games continue with bots on their seats."""
    with transaction.atomic():
        for slug in sorted(set(Seat.objects.filter(player=player).values_list("table__slug", flat=True))):
            _leave_for_good(lock(slug), player)
        for table in GameTable.objects.filter(owner=player):
            _pass_on(table, player)
        chat.delete(Remark.objects.filter(player=player))
        Notification.objects.filter(facts__by=player.name).update(facts={})  # those of others, which name them
        _forget_reports(player)
        Visit.objects.filter(pk__in=[visit.pk for visit in sessions.visits_of(player)]).delete()
        user = player.user
        _forget_log(Player, [player.pk])
        player.delete()
        if user is not None:
            forget_account(user)


def forget_account(user: Any) -> None:
    _forget_log(get_user_model(), [user.pk])
    user.delete()


def _forget_reports(player: Player) -> None:
    """Blank the reports a person made; reports about them stay, without their name and words."""
    Report.objects.filter(by=player).update(text="")
    about = Report.objects.filter(about=player)
    _forget_log(Report, about.values_list("pk", flat=True))
    for one in about:
        for name in filter(None, (one.name, player.name)):
            called = re.compile(rf"(?<!\w){re.escape(name)}(?!\w)")
            one.text, one.answer = called.sub(GONE, one.text), called.sub(GONE, one.answer)
        one.name = one.said = ""
        one.save()


def _forget_log(kind: type[Model], keys: Iterable[int]) -> None:
    """Keep the log of operators' actions, but remove whom they concerned."""
    rows = LogEntry.objects.filter(content_type=ContentType.objects.get_for_model(kind), object_id__in=map(str, keys))
    rows.update(object_repr=GONE)


def _leave_for_good(table: GameTable, player: Player) -> None:
    for chair in table.chairs.filter(player=player):
        if table.status == GameTable.GATHERING:
            seats.vacate(chair)
            continue
        chair.kind, chair.player, chair.declines, chair.answers_ahead = Seat.BOT, None, [], []
        chair.bot = chair.bot or levels.usual_level(table.game, table.chairs.count())
        chair.name = messages.site_bundle(best_language([table.language])).say("somebody-gone")
        chair.save()
    if table.status == GameTable.RUNNING:
        GameTable.objects.filter(pk=table.pk).update(bot_due=clock.now())
    GameTable.objects.filter(pk=table.pk).update(
        saved=_without_names(table.saved), present=_without_names(table.present)
    )
    touch(table)


def _without_names(stored: str) -> str:
    told = msgspec.json.decode(stored or "{}")
    origin = told.get("game", told).get("origin", {})
    if not origin.get("names"):
        return stored
    origin["names"] = []
    return msgspec.json.encode(told).decode()


def _pass_on(table: GameTable, player: Player) -> None:
    """Give a table to another person who sits there, or delete it if there is none."""
    other = table.chairs.exclude(player=None).exclude(player=player).first()
    if other is None or other.player is None:
        table.delete()
    else:
        GameTable.objects.filter(pk=table.pk).update(owner=other.player)
