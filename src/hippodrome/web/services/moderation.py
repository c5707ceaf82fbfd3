"""Mute, block and report other players."""

from typing import Any

from hippodrome.web.models import REPORT_LENGTH, Aversion, GameTable, Player, Remark, Report
from hippodrome.web.refusals import Refused

SAID = 20
"""How many of a person's last chat messages are attached to a report about them."""


def avoid(player: Player, other: Player, how: str) -> None:
    if player.pk == other.pk or how not in ("mute", "block", "peace"):
        raise Refused("refused-form", 400)
    if how == "peace":
        Aversion.objects.filter(player=player, other=other).delete()
        return
    Aversion.objects.update_or_create(player=player, other=other, defaults={"blocked": how == "block"})


def check_welcome(player: Player | None, table: GameTable) -> None:
    if player is None:
        return
    here = {table.owner_id, *table.chairs.exclude(player=None).values_list("player_id", flat=True)}
    if Aversion.objects.filter(player_id__in=here, other=player, blocked=True).exists():
        raise Refused("refused-blocked", 403)


def report(player: Player, table: GameTable, about: Player, name: str, text: str) -> Report:
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
    """Report an error of the site to the operator, once per error: the page and where in the code, but no secrets."""
    if len(text) > REPORT_LENGTH:
        raise Refused("refused-too-long", 400, most=REPORT_LENGTH)
    table = GameTable.objects.filter(slug=about["table"]).first() if about.get("table") else None
    facts = "\n".join(
        f"{name}: {about[name]}" for name in ("page", "seat", "error", "trail") if about.get(name) is not None
    )
    found, _ = Report.objects.get_or_create(
        trouble=about["id"], defaults={"by": player, "table": table, "text": text, "said": facts}
    )
    return found
