"""People and each other: muting, blocking, reporting; what the site knows of somebody, and forgetting it all."""

import re
from collections.abc import Iterable
from typing import Any

import msgspec
from django.contrib.admin.models import LogEntry
from django.contrib.auth import get_user_model
from django.contrib.contenttypes.models import ContentType
from django.db import transaction
from django.db.models import Model, QuerySet
from django.utils import timezone

from hippodrome.text.bundle import best_language
from hippodrome.web import identity, levels, messages, seating
from hippodrome.web.models import REPORT_LENGTH, Aversion, Notes, Player, Remark, Report, Seat, Solved, Table, Visit
from hippodrome.web.play import Refused, lock, touch

SAID = 20
"""So many of somebody's last remarks go along with a report about them."""
GONE = "…"
"""What stands in the operators' papers where there was the name of somebody who is forgotten."""


def avoid(player: Player, other: Player, how: str) -> None:
    """Mute somebody, block them, or neither of the two any more."""
    if player.pk == other.pk or how not in ("mute", "block", "peace"):
        raise Refused("refused-form", 400)
    if how == "peace":
        Aversion.objects.filter(player=player, other=other).delete()
        return
    Aversion.objects.update_or_create(player=player, other=other, defaults={"blocked": how == "block"})


def unheard_by(player: Player | None) -> set[int]:
    """Whose remarks somebody does not want to read."""
    return set(Aversion.objects.filter(player=player).values_list("other_id", flat=True)) if player else set()


class Said:
    """A remark as it stands in a chat: with the seat of who said it, so that nobody speaks in another's name."""

    def __init__(self, remark: Remark, seat: int | None, avoidable: bool) -> None:
        self.remark = remark
        self.seat = seat
        """Where they sit now; None for who looks on."""
        self.avoidable = avoidable
        """Whether the reader can mute or report them."""

    @property
    def key(self) -> tuple[object, ...]:
        """What it looks like depends on this."""
        return self.remark.pk, self.seat, self.avoidable


def heard(remarks: list[Remark], player: Player | None, chairs: list[Seat]) -> list[Said]:
    """What of a chat is for somebody's eyes."""
    seats: dict[int | None, int] = {chair.player_id: chair.number for chair in reversed(chairs) if chair.player_id}
    me = player.pk if player is not None else None
    others = {remark.player_id for remark in remarks} - {None, me}
    muted = unheard_by(player) if others else set()
    avoidable = others if me in seats else set()
    return [
        Said(remark, seats.get(remark.player_id), remark.player_id in avoidable)
        for remark in remarks
        if remark.player_id not in muted
    ]


def check_welcome(player: Player | None, table: Table) -> None:
    """Nobody sits down where somebody sits, or who opened the table, does not want to sit with them."""
    if player is None:
        return
    here = {table.owner_id, *table.chairs.exclude(player=None).values_list("player_id", flat=True)}
    if Aversion.objects.filter(player_id__in=here, other=player, blocked=True).exists():
        raise Refused("refused-blocked", 403)


def report(player: Player, table: Table, about: Player, name: str, text: str) -> Report:
    """Tell the operator about somebody who sits at a table or has spoken there, and is called so."""
    if about.pk == player.pk or not text.strip():
        raise Refused("refused-form", 400)
    if len(text) > REPORT_LENGTH:
        raise Refused("refused-too-long", 400, most=REPORT_LENGTH)
    said = Remark.objects.filter(table=table, player=about).order_by("-id")[:SAID]
    lines = [f"{remark.at:%Y-%m-%d %H:%M} {remark.text}" for remark in said]
    return Report.objects.create(
        by=player, about=about, table=table, name=name, text=text, said="\n".join(reversed(lines))
    )


def report_trouble(player: Player | None, about: dict[str, Any], text: str) -> Report:
    """Tell the operator that the site failed, once for each failure: which page, where in the code, and no secret."""
    if len(text) > REPORT_LENGTH:
        raise Refused("refused-too-long", 400, most=REPORT_LENGTH)
    table = Table.objects.filter(slug=about["table"]).first() if about.get("table") else None
    facts = "\n".join(
        f"{name}: {about[name]}" for name in ("page", "seat", "error", "trail") if about.get(name) is not None
    )
    found, _ = Report.objects.get_or_create(
        trouble=about["id"], defaults={"by": player, "table": table, "text": text, "said": facts}
    )
    return found


def told_of(player: Player) -> dict[str, Any]:
    """All that the site keeps about somebody, as data to take along."""
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
        "sessions": [
            {"browser": visit.browser, "began": visit.began.isoformat(), "seen": visit.seen.isoformat()}
            for visit in identity.visits_of(player)
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
            }
            for chair in chairs
        ],
        "tables": list(Table.objects.filter(owner=player).values_list("slug", flat=True)),
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
    }


def forget(player: Player) -> None:
    """Forget somebody: name, account, sessions, chat, notes; others' games go on, with a bot on the empty seat."""
    with transaction.atomic():
        for slug in sorted(set(Seat.objects.filter(player=player).values_list("table__slug", flat=True))):
            _leave_for_good(lock(slug), player)
        for table in Table.objects.filter(owner=player):
            _pass_on(table, player)
        unsay(Remark.objects.filter(player=player))
        _forget_reports(player)
        Visit.objects.filter(pk__in=[visit.pk for visit in identity.visits_of(player)]).delete()
        user = player.user
        _forget_log(Player, [player.pk])
        player.delete()
        if user is not None:
            forget_account(user)


def forget_account(user: Any) -> None:
    """Forget an account at which nobody plays."""
    _forget_log(get_user_model(), [user.pk])
    user.delete()


def unsay(remarks: QuerySet[Remark]) -> None:
    """Take remarks out of their chats, before everybody's eyes."""
    with transaction.atomic():
        slugs = sorted(set(remarks.values_list("table__slug", flat=True)))
        tables = [lock(slug) for slug in slugs]
        remarks.delete()
        for table in tables:
            touch(table)


def _forget_reports(player: Player) -> None:
    """What somebody told the operator goes; that somebody was reported stays, without name and words of theirs."""
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
    """What operators did stays, to whom does not."""
    rows = LogEntry.objects.filter(content_type=ContentType.objects.get_for_model(kind), object_id__in=map(str, keys))
    rows.update(object_repr=GONE)


def _leave_for_good(table: Table, player: Player) -> None:
    """Somebody's seats become a bot's, under a name that is nobody's; before the game starts they are free again."""
    for chair in table.chairs.filter(player=player):
        if table.status == Table.GATHERING:
            seating.vacate(chair)
            continue
        chair.kind, chair.player = Seat.BOT, None
        chair.bot = chair.bot or levels.usual_level(table.game, table.chairs.count())
        chair.name = messages.site_bundle(best_language([table.language])).say("somebody-gone")
        chair.save()
    if table.status == Table.RUNNING:
        Table.objects.filter(pk=table.pk).update(bot_due=timezone.now())
    Table.objects.filter(pk=table.pk).update(saved=_without_names(table.saved), present=_without_names(table.present))
    touch(table)


def _without_names(stored: str) -> str:
    """A game as it is stored without the names that earlier releases wrote into it."""
    told = msgspec.json.decode(stored or "{}")
    origin = told.get("game", told).get("origin", {})
    if not origin.get("names"):
        return stored
    origin["names"] = []
    return msgspec.json.encode(told).decode()


def _pass_on(table: Table, player: Player) -> None:
    """A table goes to whoever else sits there; one at which nobody sits goes with its owner."""
    other = table.chairs.exclude(player=None).exclude(player=player).first()
    if other is None or other.player is None:
        table.delete()
    else:
        Table.objects.filter(pk=table.pk).update(owner=other.player)
