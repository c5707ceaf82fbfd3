"""Whose turn it is, and when a bot, or the site on behalf of a declining seat, has to answer."""

import random
from datetime import datetime, timedelta

from django.conf import settings
from django.db import transaction
from django.db.models import Exists, OuterRef, Q

import hippodrome
from hippodrome.web import clock
from hippodrome.web.models import PACES, GameTable, Move, Player, Seat
from hippodrome.web.refusals import Refused
from hippodrome.web.services import clocks, foreseen
from hippodrome.web.services.live_games import live_game
from hippodrome.web.services.tables import lock, touch

ANSWERS = 12
"""How many of a player's last answers determine how long a pause may be."""
LONGEST = 6
"""No pause is longer than the usual one times this."""
EVERYBODY = -1
"""The seat of a move that changes everybody's question: answers were taken back, or the dice changed."""
IN_TIME = 0.5
"""The site declines for a player before this share of the time left on the clock is gone."""
MOST_SINCE = 500
"""A question counts as stale after this many moves by others."""


def seats_asked(game: hippodrome.Table) -> set[int]:
    return {ask.seat for ask in game.asks}


def still_asked(row: GameTable, seat: int, version: int) -> bool:
    """Return whether a seat's question is still the one it was at a version, as that seat counts.

    That is so if nothing has happened since, or if only other seats have answered in a simultaneous choice: only a
    seat's own words change its question.
    """
    since = row.version_for(seat) - version
    if since == 0:
        return True
    if version <= 0 or not 0 < since <= MOST_SINCE:
        return False
    heard = Move.objects.filter(Q(quiet=False) | Q(seat=seat), table=row).order_by("-version")
    return not {seat, EVERYBODY} & set(heard.values_list("seat", flat=True)[:since])


def settle_asked(
    row: GameTable, game: hippodrome.Table, now: datetime, speaker: int | None, quiet: bool = False
) -> datetime | None:
    """Store who is asked now; return when a bot, or the site for a declining seat, has to move.

    Clocks are started and stopped, except after a quiet move, which nobody else may notice. During a lesson this
    returns None, because the lesson answers for the other seats.
    """
    asked = {ask.seat: ask for ask in game.asks}
    row.skipping = row.skipping and all(chair.bot for chair in row.seated if chair.number in asked)
    usual = 0.0 if row.skipping else settings.BOT_PACE * PACES.get(row.pace, 1.0)
    dues = []
    row.newly_asked = frozenset(chair.number for chair in row.seated if chair.number in asked and not chair.asked)
    clocks_changed = clocks.settle(row, row.seated, asked, now, speaker, game) if row.clock and not quiet else {}
    for chair in row.seated:
        is_asked = chair.number in asked
        changed = clocks_changed.get(chair.number, [])
        if is_asked != chair.asked or (is_asked and chair.number == speaker):
            chair.asked, chair.asked_since = is_asked, now if is_asked else None
            changed = ["asked", "asked_since", *changed]
        if changed:
            chair.save(update_fields=changed)
        if is_asked and chair.bot:
            # Words of one turn follow each other quickly; between two seats, people want to see what happened.
            pace = usual * (0.4 if chair.number == speaker else 1)
            dues.append(now + timedelta(seconds=pace))
        ask = asked.get(chair.number)
        new = chair.number in row.newly_asked or chair.number == speaker
        if ask is not None and new and chair.answers_ahead and not chair.auto_declines(ask, row.seated):
            foreseen.cancel_unless_matching(chair, ask, game)
        declined = settle_declined(chair, ask, now, chair.number == speaker, row, game)
        if declined is not None:
            dues.append(declined)
    return None if row.at_lesson else min(dues, default=None)


def ask_anew(row: GameTable) -> None:
    """Reset who is asked and since when, because after going back every question is new."""
    for chair in row.seated:
        chair.asked, chair.asked_since, chair.decline_due = False, None, None
    row.chairs.update(asked=False, asked_since=None, decline_due=None)


def settle_declined(
    chair: Seat, ask: hippodrome.Ask | None, now: datetime, fresh: bool, row: GameTable, game: hippodrome.Table
) -> datetime | None:
    """Return when the site answers a question that a seat declines or foresaw: after as long as its player might think.

    Among bots there is no pause, because nobody could draw conclusions from it.
    """
    due = None
    chairs = row.seated
    if ask is not None and (
        chair.auto_declines(ask, chairs) or (chair.answers_ahead and foreseen.matching(chair, ask, game))
    ):
        watched = any(other.number != chair.number and not other.bot for other in chairs)
        due = chair.decline_due
        if fresh or due is None:
            due = now + timedelta(seconds=pause_before(row, chair, now) if watched else 0)
    if due != chair.decline_due:
        chair.decline_due = due
        Seat.objects.filter(pk=chair.pk).update(decline_due=due)
    return due


def pause_before(row: GameTable, chair: Seat, now: datetime) -> float:
    """How many seconds the site waits before it declines for a player, whose time must not run out meanwhile."""
    pause = thinking_time(row, chair.number)
    left = clocks.time_left(row, chair, now) if row.clock else None
    return pause if left is None else min(pause, IN_TIME * left)


def thinking_time(row: GameTable, seat: int) -> float:
    """Return a plausible thinking time in seconds, based on the player's own or else on typical answers.

    So nobody who watches the clock can tell the site's answer from the player's.
    """
    own = Move.objects.filter(table=row, seat=seat, bot="", let_go=False).order_by("-version")[:ANSWERS]
    versions = [move.version - 1 for move in own]
    before = dict(Move.objects.filter(table=row, version__in=versions).values_list("version", "at"))
    took = [(move.at - before[move.version - 1]).total_seconds() for move in own if move.version - 1 in before]
    usual = [settings.DECLINE_PACE * random.lognormvariate(0, 0.6) for _ in range(max(0, ANSWERS // 2 - len(took)))]
    longest = LONGEST * settings.DECLINE_PACE
    known = [seconds * random.uniform(0.8, 1.25) for seconds in took if 0 < seconds < longest]
    pause: float = random.choice([*known, *usual] or [settings.DECLINE_PACE])
    return float(max(0.3 * settings.DECLINE_PACE, min(pause, longest)))


def keep_pace(player: Player, pace: str) -> None:
    """Set how fast bots play at all tables, now and later, at which this person plays alone."""
    if pace not in PACES:
        raise Refused("refused-form", 400)
    with transaction.atomic():
        player.pace = pace
        player.save(update_fields=["pace"])
        here = Seat.objects.filter(table=OuterRef("pk"))
        others = here.exclude(player=None).exclude(player=player)
        alone = GameTable.objects.filter(Exists(here.filter(player=player)), ~Exists(others))
        alone.exclude(status=GameTable.OVER).update(pace=pace)


def set_pace(slug: str, player: Player, pace: str) -> GameTable:
    """Set how fast the bots play; `skip` makes them play without pauses until a person is asked.

    Whoever plays with bots alone sets it for all their tables; at a table with others it is set for this table.
    """
    with transaction.atomic():
        row = lock(slug)
        mine = [chair for chair in row.seated if chair.player_id == player.pk]
        others = [chair for chair in row.seated if chair.player_id not in (None, player.pk)]
        if not mine or (pace == "skip" and others):
            raise Refused("refused-not-your-seat", 403)
        if row.status != GameTable.RUNNING or pace not in (*PACES, "skip"):
            raise Refused("refused-form", 400)
        if pace == "skip":
            row.skipping = True
        else:
            row.pace = pace
            if not others:
                keep_pace(player, pace)
        row.bot_due = settle_asked(row, live_game(row).game, clock.now(), None)
        changed = {"pace": row.pace, "skipping": row.skipping, "bot_due": row.bot_due}
        GameTable.objects.filter(pk=row.pk).update(**changed)
        touch(row)
    return row
