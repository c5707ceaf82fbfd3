"""End a game early: by resignation, by agreement, or by deleting the table.

When one of several people resigns, a bot plays the seat to the end, so that the others can finish. Between two players,
or if no other person is left, resigning ends the game. Ending without a winner needs the consent of everybody who
plays. Only a table without other people can be deleted.
"""

from django.db import transaction

from hippodrome.text.bundle import best_language
from hippodrome.web import clock, messages
from hippodrome.web.bots import levels
from hippodrome.web.models import GameTable, Player, Remark, Seat
from hippodrome.web.refusals import Refused
from hippodrome.web.services import notifications
from hippodrome.web.services.tables import lock, touch


def resign(slug: str, number: int, player: Player) -> GameTable:
    with transaction.atomic():
        table, chairs = _running(slug)
        chair = next((chair for chair in chairs if chair.number == number), None)
        if chair is None or chair.player_id != player.pk:
            raise Refused("refused-not-your-seat", 403)
        if chair.resigned:
            raise Refused("refused-resigned")
        chair.resigned, chair.wants_end, chair.bot = True, False, levels.usual_level(table.game, len(chairs))
        chair.save(update_fields=["resigned", "wants_end", "bot"])
        _remark(table, player, "said-resign")
        if ends_by_resigning(chairs, chair):
            _end(table, GameTable.RESIGNED, player)
        elif not _end_if_agreed(table, chairs, player) and chair.asked:
            table.bot_due = clock.now()
            table.save(update_fields=["bot_due"])
        touch(table)
    return table


def ends_by_resigning(chairs: list[Seat], chair: Seat) -> bool:
    """Return whether the game ends when this seat resigns: with two seats, or if no other person is left."""
    others = [other for other in chairs if other.number != chair.number]
    return len(chairs) == 2 or not any(other.player_id and not other.resigned for other in others)


def offer(slug: str, player: Player, wanted: bool = True) -> GameTable:
    """Offer to end the game without a winner, or withdraw the offer; the game ends once everybody who plays agrees."""
    with transaction.atomic():
        table, chairs = _running(slug)
        own = [chair for chair in chairs if chair.player_id == player.pk and chair.played_by_person]
        if not own:
            raise Refused("refused-not-your-seat", 403)
        if not any(chair.played_by_person and chair.player_id != player.pk for chair in chairs):
            raise Refused("refused-alone")
        changed = any(chair.wants_end != wanted for chair in own)
        for chair in own:
            chair.wants_end = wanted
            chair.save(update_fields=["wants_end"])
        if not _end_if_agreed(table, chairs, player) and wanted and changed:
            _remark(table, player, "said-offer")
        touch(table)
    return table


def delete(slug: str, player: Player) -> None:
    with transaction.atomic():
        table = lock(slug)
        if not may_delete(table, list(table.chairs.all()), player):
            raise Refused("refused-delete", 403)
        table.delete()


def may_delete(table: GameTable, chairs: list[Seat], player: Player | None) -> bool:
    if player is None or table.status != GameTable.RUNNING:
        return False
    people = {chair.player_id for chair in chairs if chair.player_id or chair.kind != Seat.BOT}
    return people == {player.pk} or (not people and table.owner_id == player.pk)


def _running(slug: str) -> tuple[GameTable, list[Seat]]:
    table = lock(slug)
    if table.status != GameTable.RUNNING:
        raise Refused("refused-over" if table.status == GameTable.OVER else "refused-not-started")
    return table, list(table.chairs.all())


def _end_if_agreed(table: GameTable, chairs: list[Seat], player: Player) -> bool:
    playing = [chair for chair in chairs if chair.played_by_person]
    if not playing or not all(chair.wants_end for chair in playing):
        return False
    _remark(table, player, "said-agreed")
    _end(table, GameTable.AGREED, player)
    return True


def _end(table: GameTable, how: str, player: Player) -> None:
    table.status, table.ended, table.moved = GameTable.OVER, how, clock.now()
    table.bot_due = table.leased_until = None
    table.leased_by = ""
    table.save(update_fields=["status", "ended", "moved", "bot_due", "leased_until", "leased_by"])
    table.chairs.update(asked=False, asked_since=None, wants_end=False, decline_due=None)
    notifications.announce_end(table, player)


def _remark(table: GameTable, player: Player, key: str) -> None:
    """Announce what a player did in the chat, in the table's language."""
    said = messages.site_bundle(best_language([table.language])).say(key)
    Remark.objects.create(table=table, player=player, name=player.name, text=said)
