"""The bots' processes: they look for tables where a bot is asked, think, and play like anybody else.

The database is the queue. A worker takes a lease on a table before it thinks, so that two don't think about the same
question; that no bot ever moves twice is not up to the lease but to the table's version, as for people. When a server
dies in the middle of a thought, the lease runs out and another worker, or the next start, goes on.

A process thinks one thought at a time. So that nobody who plays against a quick bot waits behind a search of five
seconds, one of the processes is a quick one: it leaves alone the tables where a bot sits that takes its time. And
tables at which somebody plays come before those of bots alone, however long these have waited.
"""

import logging
import random
import time
from datetime import timedelta
from functools import lru_cache
from typing import Any

from django.db import OperationalError, connection
from django.db.models import Min, Q

from hippodrome import bots, games
from hippodrome.bots.failing import NO_FAILURE
from hippodrome.web import clock, log, models
from hippodrome.web.bots.rest import Rest
from hippodrome.web.refusals import Refused
from hippodrome.web.services import analyses, declines, hints, moves
from hippodrome.web.services.live_games import live_game
from hippodrome.web.services.write_lock import turn_to_write

LEASE = 60.0
"""Seconds after which a thought counts as lost; longer than the strongest bot thinks."""
FARTHEST = 90.0
"""No bot is due later than in so many seconds, and no lease is longer: what is, was said by a clock since set back."""
LOOK_ANYWAY = 5.0
"""Seconds after which a worker looks for tables even if nobody has written."""
NAP = 0.03
"""Seconds between two looks while people move: nobody misses them in a bot's answer, and moves may share a look."""
LONG = 0.2
"""Seconds of thought after which a worker looks again who waits: it may be somebody who should come first."""
BESIDES = 0.25
"""Seconds between two looks for what else there is to think about: hints, analyses."""
SEARCH = "search"
logger = logging.getLogger("hippodrome.web.bots.worker")


def free_tables() -> Any:
    far = clock.now() + timedelta(seconds=FARTHEST)
    return models.GameTable.objects.filter(models.unleased() | Q(leased_until__gt=far))


def waiting_tables(limit: int = 8, quick: bool = False) -> list[Any]:
    """Tables where a bot is due and nobody thinks yet; `quick` means those without search.

    Those at which a person plays come first, and of these and of the others the longest waiting: who starts a dozen
    tables of searching bots to look on keeps nobody waiting who plays.
    """
    now = clock.now()
    far = now + timedelta(seconds=FARTHEST)
    here = [info.name for info in games.playable_games()]  # a game's package may have gone since
    due = free_tables().filter(status=models.GameTable.RUNNING, bot_due__isnull=False, game__in=here)
    due = due.filter(Q(bot_due__lte=now) | Q(bot_due__gt=far))
    if quick:
        due = due.exclude(chairs__bot__startswith=SEARCH)
    due = due.order_by(models.has_person().desc(), "bot_due")
    return list(due.values_list("pk", "version")[:limit])


def next_due() -> float:
    now = clock.now()
    found = free_tables().filter(status=models.GameTable.RUNNING, bot_due__gt=now).aggregate(due=Min("bot_due"))
    return LOOK_ANYWAY if found["due"] is None else (found["due"] - now).total_seconds()


def first_due() -> float:
    """In how many seconds a bot is due at all, whether somebody thinks about it or not; negative if it is overdue.

    Every move of anybody wakes the bots, and most concern none of them: this is all that is asked then.
    """
    waiting = models.GameTable.objects.filter(status=models.GameTable.RUNNING, bot_due__isnull=False)
    due = waiting.aggregate(due=Min("bot_due"))["due"]
    return LOOK_ANYWAY if due is None else (due - clock.now()).total_seconds()


def claim(pk: int, version: int, node: str) -> Any | None:
    taken = free_tables().filter(pk=pk, version=version).update(**models.lease(node, LEASE))
    return models.GameTable.objects.get(pk=pk) if taken else None


def free_leases(machine: str, process: int | None = None) -> None:
    """Thoughts that a process, or this whole machine, began before it ended are lost: think them again at once."""
    theirs = {"leased_by__startswith": f"{machine}:"} if process is None else {"leased_by": f"{machine}:{process}"}
    for kind in (models.GameTable, models.Hint, models.StoredAnalysis):
        kind.objects.filter(**theirs).update(leased_until=None, leased_by="")


def think(row: Any) -> bool:
    """Answer one question of a table for a bot, or for a seat that always declines; whether the word was accepted."""
    game = live_game(row).game
    seats = {chair.number: chair.bot for chair in row.chairs.all() if chair.bot}
    seat = next((ask.seat for ask in game.asks if ask.seat in seats), None)
    if seat is None:
        return declines.decline(row.slug, row.version)
    word = choose(game, seat, seats[seat], row.slug)
    try:
        with turn_to_write():
            moves.play(row.slug, seat, word, row.version_for(seat), bot=seats[seat])
    except Refused as refusal:
        log.note("went on without a bot", table=row.slug, seat=seat, bot=seats[seat], why=refusal.key)
        return False
    return True


def choose(game: Any, seat: int, bot: str, slug: str) -> str:
    """What a bot answers; a bot that fails plays any legal word, so that no table is ever stuck."""
    words: list[str] = game.ask_of(seat).words
    try:
        word = bots.consult(thinker(bot, slug, seat), game, seat)
        if word in words:
            return word
        log.note("a bot said what is not legal; a random word is played", logging.ERROR, table=slug, seat=seat, bot=bot)
    except NO_FAILURE:
        raise
    except BaseException:  # a bot may call `sys.exit()`, and no process of ours ends for that
        facts = {"table": slug, "seat": seat, "bot": bot}
        logger.exception("a bot failed; a random word is played", extra={"facts": facts})
    return random.choice(words)


@lru_cache(maxsize=1)
def thinker(bot: str, slug: str, seat: int) -> Any:
    return bots.find_bot(bot, random.getrandbits(32))


def work(node: str, quick: bool = False) -> None:
    """Think for every table that waits, for ever; a database that is away for a while is waited for.

    What this process was thinking about when something broke is thought again at once, not when its lease runs out.
    """
    machine, _, process = node.rpartition(":")
    broke = False
    while True:
        try:
            if broke:
                free_leases(machine, int(process))
            think_on(node, quick)
        except OperationalError as error:
            logger.warning("the database does not serve the bots: %s", str(error).partition("\n")[0])
        except Exception:
            logger.exception("a bot worker starts again")
        broke = True
        connection.close()
        time.sleep(0.5)


def think_on(node: str, quick: bool) -> None:
    """Think for one waiting table after the other, and rest until somebody has moved or the next bot is due.

    A process that may take its time also thinks about hints that people wait for, and where nothing else is to be
    done, analyses games, a fraction of a second at a time.
    """
    rest = Rest(LOOK_ANYWAY, NAP)
    analyst = analyses.Analyst(node)
    look_besides = look_anyway = 0.0
    while True:
        if not rest.is_over():
            if not analyst.go_on():
                time.sleep(rest.seconds())
            continue
        now = time.monotonic()
        if not quick and now < look_besides:
            rest.look_in(look_besides - now)
        elif not quick:
            look_besides = now + BESIDES
            if hints.advise_waiting(node):
                rest.look_soon()
            analyst.look()
        if now < look_anyway and 0 < (due := first_due()) < FARTHEST:
            rest.look_in(min(due, look_anyway - now))
            continue
        look_anyway = now + LOOK_ANYWAY
        waiting = waiting_tables(quick=quick)
        for pk, version in waiting:
            began = time.monotonic()
            row = claim(pk, version, node)
            if row is not None and think(row):
                rest.look_soon()
            if time.monotonic() - began > LONG:
                look_anyway = 0.0
                rest.look_soon()
                break
        if not waiting:
            rest.look_in(next_due())
