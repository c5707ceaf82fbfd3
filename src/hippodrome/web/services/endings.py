"""How a game is over before its end: somebody gives up, everybody agrees, or a table is thrown away.

What is decent: who gives up at a table of several people does not spoil it for the others, a bot plays the seat to the
end; between two it is the end, and so it is when nobody plays any more. Ending without a winner needs everybody who
plays. Only a table that nobody else sits at can be thrown away.
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
    """Whether the game is over when this seat is given up: between two, or when no other person is left to play."""
    others = [other for other in chairs if other.number != chair.number]
    return len(chairs) == 2 or not any(other.player_id and not other.resigned for other in others)


def offer(slug: str, player: Player, wanted: bool = True) -> GameTable:
    """A player would like to end the game without a winner, or no longer; it ends when everybody who plays would."""
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
    """What somebody did stands in the chat, in the language of the table."""
    said = messages.site_bundle(best_language([table.language])).say(key)
    Remark.objects.create(table=table, player=player, name=player.name, text=said)
