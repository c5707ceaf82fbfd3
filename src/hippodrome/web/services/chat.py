"""Write, read and delete chat messages."""

from typing import NamedTuple

from django.db import transaction
from django.db.models import QuerySet

from hippodrome.text.bundle import best_language
from hippodrome.web import messages
from hippodrome.web.accounts import names
from hippodrome.web.models import CHAT_LENGTH, Aversion, GameTable, Player, Remark, Seat
from hippodrome.web.refusals import Refused
from hippodrome.web.services import notifications
from hippodrome.web.services.tables import lock, touch

REMARKS_SHOWN = 60


def muted_by(player: Player | None) -> set[int]:
    return set(Aversion.objects.filter(player=player).values_list("other_id", flat=True)) if player else set()


class VisibleRemark(NamedTuple):
    """A chat message with its author's seat, so that nobody can pose as another player."""

    remark: Remark
    seat: int | None
    """The author's current seat; None for a spectator."""
    avoidable: bool

    @property
    def key(self) -> tuple[object, ...]:
        """Everything that its rendering depends on."""
        return self.remark.pk, self.seat, self.avoidable


def clean(typed: str) -> str:
    """Return a chat message as others will see it, empty if nothing is visible; raise Refused if it is too long."""
    text = " ".join(typed.split())
    if len(text) > CHAT_LENGTH:
        raise Refused("refused-too-long", 400, most=CHAT_LENGTH)
    return names.clean_remark(text)


def say(slug: str, player: Player, text: str) -> None:
    with transaction.atomic():
        table = lock(slug)
        Remark.objects.create(table=table, player=player, name=player.name, text=text)
        touch(table)
        notifications.announce_remark(table, player)


def report(table: GameTable, player: Player | None, key: str, **facts: object) -> None:
    """Announce in the chat what somebody has done, in the table's language."""
    text = messages.site_bundle(best_language([table.language])).say(key, **facts)
    Remark.objects.create(table=table, player=player, name=player.name if player else "", text=text[:CHAT_LENGTH])


def latest_remarks(table: GameTable) -> list[Remark]:
    return list(table.remarks.order_by("-id")[:REMARKS_SHOWN])[::-1]


def visible_remarks(remarks: list[Remark], player: Player | None, chairs: list[Seat]) -> list[VisibleRemark]:
    seat_of: dict[int | None, int] = {chair.player_id: chair.number for chair in reversed(chairs) if chair.player_id}
    me = player.pk if player is not None else None
    others = {remark.player_id for remark in remarks} - {None, me}
    muted = muted_by(player) if others else set()
    avoidable = others if me in seat_of else set()
    return [
        VisibleRemark(remark, seat_of.get(remark.player_id), remark.player_id in avoidable)
        for remark in remarks
        if remark.player_id not in muted
    ]


def delete(remarks: QuerySet[Remark]) -> None:
    """Delete chat messages and update the open pages."""
    with transaction.atomic():
        slugs = sorted(set(remarks.values_list("table__slug", flat=True)))
        tables = [lock(slug) for slug in slugs]
        remarks.delete()
        for table in tables:
            touch(table)
