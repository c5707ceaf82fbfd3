"""Hints: a player who is asked may ask back, and gets the three best answers a search finds.

A request only stores a row. A bot worker does the search (`advise_waiting`), and the page polls until there is a
result. The table and its stamp don't change, so nobody else can tell that somebody asked. A hint is kept as long as the
question is the same. Like every bot, the search gets a position redealt for the seat, so a hint reveals nothing the
seat could not know.
"""

import logging
import time
from collections.abc import Iterable
from typing import Any

from django.db import transaction
from django.db.models import OuterRef, QuerySet, Subquery

from hippodrome import analysis, games
from hippodrome.web import models
from hippodrome.web.refusals import Refused
from hippodrome.web.services import tables, turns
from hippodrome.web.services.live_games import live_game

ALWAYS, AGAINST_BOTS, NEVER = "yes", "bots", "no"
CHOICES = (AGAINST_BOTS, ALWAYS, NEVER)
"""Where hints are allowed: in games against bots only, everywhere, nowhere."""
SECONDS = 1.5
LEASE = 30.0
"""Seconds after which a search counts as lost."""
MOST_WAITING = 1000
logger = logging.getLogger(__name__)


def are_allowed(table: models.GameTable, chairs: Iterable[models.Seat]) -> bool:
    if table.status != models.GameTable.RUNNING or table.at_lesson or table.hints == NEVER:
        return False
    people = [chair for chair in chairs if chair.kind in (models.Seat.PERSON, models.Seat.LOCAL)]
    return table.hints == ALWAYS or len(people) == 1


def ask_for(slug: str, seat: int, version: int, player: models.Player) -> models.GameTable:
    with transaction.atomic():
        row = tables.lock(slug)
        chair = next((chair for chair in row.seated if chair.number == seat), None)
        if chair is None or chair.player_id != player.pk or chair.bot:
            raise Refused("refused-not-your-seat", 403)
        if not are_allowed(row, row.seated):
            raise Refused("refused-hints", 403)
        ask = live_game(row).game.ask_of(seat)
        if ask is None or not turns.still_asked(row, seat, version):
            raise Refused("refused-stale")
        if hint_for(row, seat) is None:
            fresh = {"version": row.version, "answers": None, "leased_until": None, "leased_by": ""}
            models.Hint.objects.update_or_create(table=row, seat=seat, defaults=fresh)
    return row


def hint_for(table: models.GameTable, seat: int) -> models.Hint | None:
    hint = models.Hint.objects.filter(table=table, seat=seat).first()
    return hint if hint is not None and turns.still_asked(table, seat, hint.version) else None


# --- in the bot workers -----------------------------------------------------------------------------------------------


def advise_waiting(node: str) -> bool:
    """Search for one of the requested hints; return whether there was one."""
    here = [info.name for info in games.playable_games()]
    free = models.unleased()
    waiting = models.Hint.objects.filter(
        free, answers__isnull=True, table__status=models.GameTable.RUNNING, table__game__in=here
    )
    hint = _next_in_turn(waiting)
    if hint is None:
        return False
    if models.Hint.objects.filter(free, pk=hint.pk, answers__isnull=True).update(**models.lease(node, LEASE)):
        advise(hint)
    return True


_served: dict[int, float] = {}
"""When this process last thought for a person, of those who still wait and of the last one."""


def _next_in_turn(waiting: QuerySet[models.Hint]) -> models.Hint | None:
    """People take turns: whoever asks at fifteen tables lets others wait for one thought, not for fifteen."""
    seat = models.Seat.objects.filter(table=OuterRef("table"), number=OuterRef("seat"))
    people = waiting.annotate(person=Subquery(seat.values("player")[:1])).order_by("pk").values_list("pk", "person")
    found = [(pk, person or 0) for pk, person in people[:MOST_WAITING]]
    if not found:
        return None
    pk, person = min(found, key=lambda one: (_served.get(one[1], 0.0), one[0]))
    still = {one for _, one in found}
    for gone in [one for one in _served if one not in still]:
        del _served[gone]
    _served[person] = time.monotonic()
    return models.Hint.objects.filter(pk=pk).select_related("table").first()


def advise(hint: models.Hint, iterations: int = 0) -> None:
    row, found = hint.table, list[list[Any]]()
    try:
        if turns.still_asked(row, hint.seat, hint.version):
            answers = analysis.best_answers(live_game(row).game, hint.seat, SECONDS, iterations)
            found = [[answer.word, round(answer.chance, 3)] for answer in answers]
    except Exception:
        logger.exception("no hint for %s", row)
    kept = models.Hint.objects.filter(pk=hint.pk, version=hint.version)
    kept.update(answers=found, leased_until=None, leased_by="")
