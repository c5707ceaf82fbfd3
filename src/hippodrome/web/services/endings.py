"""End a game early: by resignation, on time, by agreement, or by deleting the table.

A game that ends because somebody gave up has a result: the scores as they stand, with whoever gave up in last place.
"""

from collections.abc import Iterable

from django.db import transaction

from hippodrome.web import clock
from hippodrome.web.bots import levels
from hippodrome.web.models import GameTable, Offer, Player, Seat
from hippodrome.web.refusals import Refused
from hippodrome.web.services import chat, clocks, notifications, open_offers
from hippodrome.web.services.live_games import live_game
from hippodrome.web.services.moves import places_of
from hippodrome.web.services.tables import lock, touch


def resign(slug: str, number: int, player: Player) -> GameTable:
    with transaction.atomic():
        table, chairs = running(slug)
        chair = next((chair for chair in chairs if chair.number == number), None)
        if chair is None or chair.player_id != player.pk:
            raise Refused("refused-not-your-seat", 403)
        if chair.resigned:
            raise Refused("refused-resigned")
        chat.report(table, player, "said-resign")
        give_up(table, chairs, chair, GameTable.RESIGNED, player)
    return table


def lose_on_time(table: GameTable, number: int) -> None:
    """Resign for a seat whose time has run out; call this with the table locked, in the clock's transaction."""
    chairs = list(table.chairs.all())
    chair = chairs[number]
    if table.status == GameTable.RUNNING and not chair.resigned:
        chat.report(table, chair.player, "said-time-over", name=chair.name)
        give_up(table, chairs, chair, GameTable.TIME, None)


def give_up(table: GameTable, chairs: list[Seat], chair: Seat, how: str, player: Player | None) -> None:
    """End the game with a result, or let a bot play the seat to the end."""
    chair.resigned, chair.bot, chair.answers_ahead = True, levels.usual_level(table.game, len(chairs)), []
    chair.save(update_fields=["resigned", "bot", "answers_ahead"])
    if ends_by_resigning(table, chairs, chair):
        end(table, how, player)
    elif everybody_agrees_to_end(table, chairs):
        end(table, GameTable.AGREED, player)
    else:
        clocks.settle_now(table)
        if chair.asked:
            table.bot_due = clock.now()
            table.save(update_fields=["bot_due"])
    touch(table)


def ends_by_resigning(table: GameTable, chairs: list[Seat], chair: Seat) -> bool:
    """Return whether the game ends when this seat resigns.

    It does with two seats, if no other person plays, or if the table was set up that way.
    """
    others = [other for other in chairs if other.number != chair.number]
    alone = not any(other.player_id and not other.resigned for other in others)
    return len(chairs) == 2 or alone or table.on_resign == GameTable.GAME_ENDS


def everybody_agrees_to_end(table: GameTable, chairs: Iterable[Seat]) -> bool:
    """Return whether everybody who still plays has agreed to end the game, now that somebody has left."""
    offer = open_offers.open_offer(table, Offer.END)
    people = open_offers.who_must_agree(chairs)
    return offer is not None and bool(people) and not open_offers.missing(offer, people)


def end(table: GameTable, how: str, player: Player | None) -> None:
    """End a running game because of what a player did; there is a result unless everybody agreed to end without one."""
    gone = {chair.number for chair in table.chairs.filter(resigned=True)}
    if how != GameTable.AGREED:
        table.places = places_of(live_game(table).game, gone)
    table.status, table.ended, table.moved = GameTable.OVER, how, clock.now()
    table.bot_due = table.leased_until = None
    table.leased_by = ""
    table.save(update_fields=["status", "ended", "moved", "places", "bot_due", "leased_until", "leased_by"])
    table.chairs.update(asked=False, asked_since=None, decline_due=None, answers_ahead=[])
    clocks.settle_now(table)
    agreed = Offer.ACCEPTED if how == GameTable.AGREED else Offer.OUTDATED
    open_offers.close(table, [Offer.END], agreed)
    open_offers.close(table, [kind for kind in Offer.KINDS if kind != Offer.REMATCH], Offer.OUTDATED)
    notifications.announce_end(table, player)


def result_of(table: GameTable, chairs: Iterable[Seat]) -> list[list[float]]:
    """Return seat, place and points of everybody, winners first; empty for a game without a result.

    Tables of earlier releases have no stored places.
    """
    if table.places or table.ended == GameTable.AGREED:
        return list(table.places)
    game = live_game(table).game
    if table.ended:
        return places_of(game, [chair.number for chair in chairs if chair.resigned])
    return places_of(game) if game.over else []


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


def running(slug: str) -> tuple[GameTable, list[Seat]]:
    """Return a locked table with a running game, and its seats; raises Refused."""
    table = lock(slug)
    if table.status != GameTable.RUNNING:
        raise Refused("refused-over" if table.status == GameTable.OVER else "refused-not-started")
    return table, list(table.chairs.all())
