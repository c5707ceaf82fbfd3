"""Never ask me this: questions that a player lets go by always, without anybody else being able to tell.

So are questions that a player could only let go by: who holds no card for a reaction is not bothered with it.

The answer comes out of the bots' processes after a pause, through the same door as a person's word, and is stored
like one. Throwing the switch tells nobody: it changes neither the table's version nor its stamp.
"""

from django.db import transaction
from django.utils import timezone

from hippodrome.web.models import Player, Table, kind_of
from hippodrome.web.play import Refused, live, lock, play, settle_asked


def switch(slug: str, number: int, player: Player, kind: str, always: bool) -> Table:
    """A player wants a kind of question let go by from now on, or asked again; raises Refused."""
    with transaction.atomic():
        table = lock(slug)
        chairs = list(table.chairs.filter(player=player))
        if [chair.number for chair in chairs] != [number]:
            raise Refused("refused-not-your-seat", 403)
        if table.status != Table.RUNNING:
            raise Refused("refused-over" if table.status == Table.OVER else "refused-not-started")
        game = live(table).game
        ask = game.ask_of(number)
        if always and (ask is None or not kind or kind_of(ask) != kind):
            raise Refused("refused-stale")
        chair = chairs[0]
        chair.declines = [other for other in chair.declines if other != kind] + [kind] * always
        chair.save(update_fields=["declines"])
        Table.objects.filter(pk=table.pk).update(bot_due=settle_asked(table, game, timezone.now(), None))
    return table


def decline(slug: str, version: int) -> bool:
    """Let a question go by for a seat that wants it and whose pause is over; whether that was done.

    If nothing is due (a switch was thrown back, a seat taken back), the table's next time is set right.
    """
    with transaction.atomic():
        table = lock(slug)
        if table.version != version or table.status != Table.RUNNING:
            return False
        game = live(table).game
        now = timezone.now()
        chairs = list(table.chairs.select_related("player"))
        for chair in chairs:
            ask = game.ask_of(chair.number)
            if ask and chair.lets_go(ask, chairs) and chair.decline_due is not None and chair.decline_due <= now:
                play(slug, chair.number, ask.declinable, table.version_for(chair.number), chair.player, let_go=True)
                return True
        due = settle_asked(table, game, now, None)
        Table.objects.filter(pk=table.pk).update(bot_due=due, leased_until=None, leased_by="")
    return False
