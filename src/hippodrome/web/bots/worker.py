"""The bot worker: finds tables where a bot has to move, chooses a word, and plays it like any other player.

The database is the queue. A worker takes a lease on a table before it thinks, so that two workers don't think about the
same question. The lease only saves work: what prevents a bot from moving twice is the table's version, as for people.
If a worker dies while thinking, its lease expires and another worker takes over.

A worker thinks about one table at a time. If there are several workers, one of them skips all tables with a searching
bot, so nobody who plays against quick bots waits for a five-second search. Tables with a person come before tables with
only bots, however long these have waited.
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
"""Seconds after which a lease expires; longer than the strongest bot thinks."""
FARTHEST = 90.0
"""No due time or lease lies further ahead than this. One that does was written before the clock was set back."""
LOOK_ANYWAY = 5.0
"""Seconds after which a worker polls even if nothing was written."""
NAP = 0.03
"""Seconds between polls while people play. Too short to notice, and long enough for one poll to serve several moves."""
LONG = 0.2
"""After this many seconds of thinking, a worker checks again which table comes first."""
BESIDES = 0.25
"""Seconds between polls for other work: hints and analyses."""
SEARCH = "search"
logger = logging.getLogger("hippodrome.web.bots.worker")


def free_tables() -> Any:
    far = clock.now() + timedelta(seconds=FARTHEST)
    return models.GameTable.objects.filter(models.unleased() | Q(leased_until__gt=far))


def waiting_tables(limit: int = 8, quick: bool = False, people: bool = False) -> list[Any]:
    """Return tables where a bot is due and that nobody has leased.

    `quick` leaves out searching bots, `people` leaves out tables at which bots play among themselves.

    Tables with a person come first, then those that have waited longest. So nobody who plays has to wait because
    somebody watches a dozen tables of searching bots.
    """
    now = clock.now()
    far = now + timedelta(seconds=FARTHEST)
    here = [info.name for info in games.playable_games()]  # the package of a stored game may have been uninstalled
    due = free_tables().filter(status=models.GameTable.RUNNING, bot_due__isnull=False, game__in=here)
    due = due.filter(Q(bot_due__lte=now) | Q(bot_due__gt=far))
    if quick:
        due = due.exclude(chairs__bot__startswith=SEARCH)
    if people:
        due = due.filter(models.has_person())
    due = due.order_by(models.has_person().desc(), "bot_due")
    return list(due.values_list("pk", "version")[:limit])


def next_due() -> float:
    now = clock.now()
    found = free_tables().filter(status=models.GameTable.RUNNING, bot_due__gt=now).aggregate(due=Min("bot_due"))
    return LOOK_ANYWAY if found["due"] is None else (found["due"] - now).total_seconds()


def first_due() -> float:
    """Return the seconds until the next bot is due, leased or not; negative if one is overdue.

    Every move wakes the workers, and most moves concern no bot. This cheap query then is all they run.
    """
    waiting = models.GameTable.objects.filter(status=models.GameTable.RUNNING, bot_due__isnull=False)
    due = waiting.aggregate(due=Min("bot_due"))["due"]
    return LOOK_ANYWAY if due is None else (due - clock.now()).total_seconds()


def claim(pk: int, version: int, node: str) -> Any | None:
    taken = free_tables().filter(pk=pk, version=version).update(**models.lease(node, LEASE))
    return models.GameTable.objects.get(pk=pk) if taken else None


def free_leases(machine: str, process: int | None = None) -> None:
    """Release the leases of a process, or of a whole machine, that has ended, so that its work restarts at once."""
    theirs = {"leased_by__startswith": f"{machine}:"} if process is None else {"leased_by": f"{machine}:{process}"}
    for kind in (models.GameTable, models.Hint, models.StoredAnalysis):
        kind.objects.filter(**theirs).update(leased_until=None, leased_by="")


def think(row: Any) -> bool:
    """Answer one question for a bot, or for a seat that always declines; return whether the word was accepted."""
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
        log.note("a bot's answer came too late", table=row.slug, seat=seat, bot=seats[seat], why=refusal.key)
        return False
    return True


def choose(game: Any, seat: int, bot: str, slug: str) -> str:
    """Return a bot's answer; if the bot fails, return a random legal word, so that no table gets stuck."""
    words: list[str] = game.ask_of(seat).words
    try:
        word = bots.consult(thinker(bot, slug, seat), game, seat)
        if word in words:
            return word
        log.note("a bot chose an illegal word; a random word is played", logging.ERROR, table=slug, seat=seat, bot=bot)
    except NO_FAILURE:
        raise
    except BaseException:  # a bot may even call `sys.exit()`
        facts = {"table": slug, "seat": seat, "bot": bot}
        logger.exception("a bot failed; a random word is played", extra={"facts": facts})
    return random.choice(words)


@lru_cache(maxsize=1)
def thinker(bot: str, slug: str, seat: int) -> Any:
    return bots.find_bot(bot, random.getrandbits(32))


def work(node: str, quick: bool = False) -> None:
    """Serve all waiting tables for ever, and retry while the database is away.

    After an error the worker releases its own leases, so that the interrupted work restarts at once.
    """
    machine, _, process = node.rpartition(":")
    broke = False
    while True:
        try:
            if broke:
                free_leases(machine, int(process))
            think_on(node, quick)
        except OperationalError as error:
            logger.warning("a bot worker can't use the database: %s", str(error).partition("\n")[0])
        except Exception:
            logger.exception("a bot worker failed and starts again")
        broke = True
        connection.close()
        time.sleep(0.5)


def think_on(node: str, quick: bool) -> None:
    """Think about one waiting table after another, and sleep until something changes or the next bot is due.

    Unless `quick` is set, also serve hints, and analyse games in short slices when there is nothing else to do. As long
    as somebody waits for a hint, hints alternate with tables where a person plays; other tables wait.
    """
    rest = Rest(LOOK_ANYWAY, NAP)
    analyst = analyses.Analyst(node)
    look_besides = look_anyway = 0.0
    while True:
        if not rest.is_over():
            if not analyst.go_on():
                time.sleep(rest.seconds())
            continue
        now, advised = time.monotonic(), False
        if not quick and now < look_besides:
            rest.look_in(look_besides - now)
        elif not quick:
            look_besides = now + BESIDES
            if advised := hints.advise_waiting(node):
                look_besides = 0.0
                rest.look_soon()
            analyst.look()
        if now < look_anyway and 0 < (due := first_due()) < FARTHEST:
            rest.look_in(min(due, look_anyway - now))
            continue
        look_anyway = now + LOOK_ANYWAY
        waiting = waiting_tables(quick=quick, people=advised)
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
