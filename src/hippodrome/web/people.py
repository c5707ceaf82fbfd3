"""People and each other: muting, blocking, reporting; what the site knows of somebody, and forgetting it all."""

from typing import Any

from django.db import transaction
from django.utils import timezone

from hippodrome.text.bundle import best_language
from hippodrome.web import levels, messages
from hippodrome.web.models import REPORT_LENGTH, Aversion, Notes, Player, Remark, Report, Seat, Table, Visit
from hippodrome.web.play import Refused, lock, touch

SAID = 20
"""So many of somebody's last remarks go along with a report about them."""


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


def heard(remarks: list[Remark], player: Player | None) -> list[Remark]:
    """What of a chat is for somebody's eyes."""
    if player is None or all(remark.player_id in (None, player.pk) for remark in remarks):
        return remarks
    muted = unheard_by(player)
    return [remark for remark in remarks if remark.player_id not in muted]


def check_welcome(player: Player, table: Table) -> None:
    """Nobody sits down where somebody sits, or who opened the table, does not want to sit with them."""
    here = {table.owner_id, *table.chairs.exclude(player=None).values_list("player_id", flat=True)}
    if Aversion.objects.filter(player_id__in=here, other=player, blocked=True).exists():
        raise Refused("refused-blocked", 403)


def report(player: Player, chair: Seat, text: str) -> Report:
    """Tell the operator about somebody at a table."""
    about = chair.player
    if about is None or about.pk == player.pk or not text.strip():
        raise Refused("refused-form", 400)
    if len(text) > REPORT_LENGTH:
        raise Refused("refused-too-long", 400, most=REPORT_LENGTH)
    said = Remark.objects.filter(table=chair.table, player=about).order_by("-id")[:SAID]
    lines = [f"{remark.at:%Y-%m-%d %H:%M} {remark.text}" for remark in said]
    return Report.objects.create(
        by=player, about=about, table=chair.table, name=chair.name, text=text, said="\n".join(reversed(lines))
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
        account = {"name": user.get_username(), "email": user.email, "joined": joined, "sessions": sessions_of(user.pk)}
    chairs = Seat.objects.filter(player=player).select_related("table")
    return {
        "name": player.name,
        "since": player.created.isoformat(),
        "account": account,
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
            {"about": one.name, "at": one.at.isoformat(), "text": one.text} for one in Report.objects.filter(by=player)
        ],
    }


def sessions_of(account: int) -> list[dict[str, str]]:
    """When and by which browsers an account is used."""
    return [
        {"browser": visit.browser, "began": visit.began.isoformat(), "seen": visit.seen.isoformat()}
        for visit in Visit.objects.filter(account_id=account)
    ]


def forget(player: Player) -> None:
    """Forget somebody: their account, sessions, chat and notes; others' games go on, with a bot on the empty seat."""
    with transaction.atomic():
        for slug in set(Seat.objects.filter(player=player).values_list("table__slug", flat=True)):
            _leave_for_good(lock(slug), player)
        for table in Table.objects.filter(owner=player):
            _pass_on(table, player)
        Remark.objects.filter(player=player).delete()
        Report.objects.filter(about=player).update(name="")
        user = player.user
        player.delete()
        if user is not None:
            user.delete()


def _leave_for_good(table: Table, player: Player) -> None:
    """Somebody's seats become a bot's, under a name that is nobody's; before the game starts they are free again."""
    for chair in table.chairs.filter(player=player):
        chair.player = None
        if table.status == Table.GATHERING:
            chair.kind, chair.name, chair.share = Seat.OPEN, "", ""
        else:
            chair.kind, chair.bot = Seat.BOT, chair.bot or levels.usual_level(table.game, table.chairs.count())
            chair.name = messages.site_bundle(best_language([table.language])).say("somebody-gone")
        chair.save()
    if table.status == Table.RUNNING:
        Table.objects.filter(pk=table.pk).update(bot_due=timezone.now())
    touch(table)


def _pass_on(table: Table, player: Player) -> None:
    """A table goes to whoever else sits there; one at which nobody sits goes with its owner."""
    other = table.chairs.exclude(player=None).exclude(player=player).first()
    if other is None or other.player is None:
        table.delete()
    else:
        Table.objects.filter(pk=table.pk).update(owner=other.player)
