"""The "never ask me this" switches: the site declines questions on a player's behalf, unnoticed by the others.

It also declines questions that a player could only decline, such as a reaction without a card for it.

A bot worker sends the answer after a pause. It passes through the same service as a person's answer and is stored
alike. Setting the switch changes neither the table's version nor its stamp, so nobody can notice it.
"""

from django.db import transaction

from hippodrome.web import clock
from hippodrome.web.models import GameTable, Player, decline_kind
from hippodrome.web.refusals import Refused
from hippodrome.web.services import foreseen
from hippodrome.web.services.live_games import live_game
from hippodrome.web.services.moves import play
from hippodrome.web.services.tables import lock
from hippodrome.web.services.turns import settle_asked
from hippodrome.web.services.write_lock import turn_to_write


def switch(slug: str, number: int, player: Player, kind: str, always: bool) -> GameTable:
    with transaction.atomic():
        table = lock(slug)
        chairs = list(table.chairs.filter(player=player))
        if [chair.number for chair in chairs] != [number]:
            raise Refused("refused-not-your-seat", 403)
        if table.status != GameTable.RUNNING:
            raise Refused("refused-over" if table.status == GameTable.OVER else "refused-not-started")
        game = live_game(table).game
        ask = game.ask_of(number)
        if always and (ask is None or not kind or decline_kind(ask) != kind):
            raise Refused("refused-stale")
        chair = chairs[0]
        chair.declines = [other for other in chair.declines if other != kind] + [kind] * always
        chair.save(update_fields=["declines"])
        GameTable.objects.filter(pk=table.pk).update(bot_due=settle_asked(table, game, clock.now(), None))
    return table


def decline(slug: str, version: int) -> bool:
    """Decline an open question for a seat, or give its answer given ahead, if it is due; return whether that was done.

    If nothing is due, because a switch or a seat has changed, update the time at which the table is next due.
    """
    with turn_to_write(), transaction.atomic():
        table = lock(slug)
        if table.version != version or table.status != GameTable.RUNNING:
            return False
        game = live_game(table).game
        now = clock.now()
        chairs = list(table.chairs.select_related("player"))
        for chair in chairs:
            ask = game.ask_of(chair.number)
            if ask is None or chair.decline_due is None or chair.decline_due > now:
                continue
            answer = foreseen.matching(chair, ask, game)
            if answer or chair.auto_declines(ask, chairs):
                word = foreseen.use(chair, answer) if answer else ask.declinable
                play(slug, chair.number, word, table.version_for(chair.number), chair.player, let_go=True)
                return True
        due = settle_asked(table, game, now, None)
        GameTable.objects.filter(pk=table.pk).update(bot_due=due, leased_until=None, leased_by="")
    return False
