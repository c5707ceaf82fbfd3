"""The bots' processes: they look for tables where a bot is asked, think, and play like anybody else.

The database is the queue. A worker takes a lease on a table before it thinks, so that two don't think about the same
question; that no bot ever moves twice is not up to the lease but to the table's version, as for people. When a server
dies in the middle of a thought, the lease runs out and another worker, or the next start, goes on.

A process thinks one thought at a time. So that nobody who plays against a quick bot waits behind a search of five
seconds, one of the processes is a quick one: it leaves alone the tables where a bot sits that takes its time.
"""

import argparse
import logging
import os
import random
import signal
import socket
import time
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

LEASE = 60.0
"""Seconds after which a thought counts as lost; longer than the strongest bot thinks."""
FARTHEST = 90.0
"""No bot is due later than in so many seconds, and no lease is longer: what is, was said by a clock since set back."""
LOOK_ANYWAY, LOOK_UNHEARD = 5.0, 0.5
"""Seconds after which a worker looks for tables even if it heard of nothing; sooner where nobody could tell it."""
BESIDES = 0.25
"""Seconds between two looks for what else there is to think about: hints, analyses."""
SEARCH = "search"
"""How the names of bots begin that take their time."""
SEARCH_NICE = 5
"""How far a process that may search stands back behind the site's own."""
logger = logging.getLogger("hippodrome.web.bot_workers")


def free_tables(now: datetime) -> Any:
    """Tables that nobody thinks about: without a lease, or with one that has run out."""
    from django.db.models import Q

    from hippodrome.web.models import Table

    far = now + timedelta(seconds=FARTHEST)
    return Table.objects.filter(Q(leased_until=None) | Q(leased_until__lt=now) | Q(leased_until__gt=far))


def waiting_tables(limit: int = 8, quick: bool = False) -> list[Any]:
    """Tables where a bot is due and nobody thinks yet, longest waiting first; `quick` means those without search."""
    from django.db.models import Q
    from django.utils import timezone

    from hippodrome.games import playable_games
    from hippodrome.web.models import Table

    now = timezone.now()
    far = now + timedelta(seconds=FARTHEST)
    here = [info.name for info in playable_games()]  # a game's package may have gone since
    due = free_tables(now).filter(status=Table.RUNNING, game__in=here)
    due = due.filter(Q(bot_due__lte=now) | Q(bot_due__gt=far))
    if quick:
        due = due.exclude(chairs__bot__startswith=SEARCH)
    return list(due.order_by("bot_due").values_list("pk", "version")[:limit])


def next_due() -> float:
    """In how many seconds a bot is due next that nobody thinks about yet."""
    from django.db.models import Min
    from django.utils import timezone

    from hippodrome.web.models import Table

    now = timezone.now()
    found = free_tables(now).filter(status=Table.RUNNING, bot_due__gt=now).aggregate(due=Min("bot_due"))
    return LOOK_ANYWAY if found["due"] is None else (found["due"] - now).total_seconds()


def first_due() -> float:
    """In how many seconds a bot is due at all, whether somebody thinks about it or not; negative if it is overdue.

    Every move of anybody wakes the bots, and most concern none of them: this is all that is asked then.
    """
    from django.utils import timezone

    from hippodrome.web.models import FIRST_DUE, Table

    found = FIRST_DUE.plain(Table.RUNNING)
    return (found[0][1] - timezone.now()).total_seconds() if found else LOOK_ANYWAY


def claim(pk: int, version: int, node: str) -> Any | None:
    """Take the lease of a table at a version; None if somebody was faster."""
    from django.utils import timezone

    from hippodrome.web.models import Table

    now = timezone.now()
    until = now + timedelta(seconds=LEASE)
    taken = free_tables(now).filter(pk=pk, version=version).update(leased_until=until, leased_by=node)
    return Table.objects.get(pk=pk) if taken else None


def free_leases(machine: str, process: int | None = None) -> None:
    """Thoughts that a process, or this whole machine, began before it ended are lost: think them again at once."""
    from hippodrome.web.models import Analysis, Hint, Table

    theirs = {"leased_by__startswith": f"{machine}:"} if process is None else {"leased_by": f"{machine}:{process}"}
    for kind in (Table, Hint, Analysis):
        kind.objects.filter(**theirs).update(leased_until=None, leased_by="")


def think(row: Any) -> bool:
    """Answer one question of a table for a bot, or for a seat that always declines; whether the word was accepted."""
    from hippodrome.web.declining import decline
    from hippodrome.web.logbook import note
    from hippodrome.web.play import Refused, live, play

    game = live(row).game
    bots = {chair.number: chair.bot for chair in row.chairs.all() if chair.bot}
    seat = next((ask.seat for ask in game.asks if ask.seat in bots), None)
    if seat is None:
        return decline(row.slug, row.version)
    word = choose(game, seat, bots[seat], row.slug)
    try:
        play(row.slug, seat, word, row.version_for(seat), bot=bots[seat])
    except Refused as refusal:
        note("went on without a bot", table=row.slug, seat=seat, bot=bots[seat], why=refusal.key)
        return False
    return True


def choose(game: Any, seat: int, bot: str, slug: str) -> str:
    """What a bot answers; a bot that fails plays any legal word, so that no table is ever stuck."""
    from hippodrome.bots import consult
    from hippodrome.web.logbook import note

    words: list[str] = game.ask_of(seat).words
    try:
        word = consult(thinker(bot, slug, seat), game, seat)
        if word in words:
            return word
        note("a bot said what is not legal; a random word is played", logging.ERROR, table=slug, seat=seat, bot=bot)
    except Exception:
        facts = {"table": slug, "seat": seat, "bot": bot}
        logger.exception("a bot failed; a random word is played", extra={"facts": facts})
    return random.choice(words)


@lru_cache(maxsize=1)
def thinker(bot: str, slug: str, seat: int) -> Any:
    """A bot for a seat of a table: the last one is kept, for it may still know what it thought of its next word."""
    from hippodrome.bots import find_bot

    return find_bot(bot, random.getrandbits(32))


def work(node: str, quick: bool = False) -> None:
    """Think for every table that waits, for ever; a database that is away for a while is waited for.

    What this process was thinking about when something broke is thought again at once, not when its lease runs out.
    """
    from django.db import OperationalError, connection

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
    from hippodrome.web.analysis import Analyst
    from hippodrome.web.hints import advise_waiting
    from hippodrome.web.push import Pulse

    pulse = Pulse(LOOK_ANYWAY, unheard=LOOK_UNHEARD)
    analyst = Analyst(node)
    look_besides = look_anyway = 0.0
    while True:
        if not pulse.quickened():
            if not analyst.go_on():
                time.sleep(pulse.rest())
            continue
        now = time.monotonic()
        if not quick and now < look_besides:
            pulse.quicken_in(look_besides - now)
        elif not quick:
            look_besides = now + BESIDES
            if advise_waiting(node):
                pulse.quicken()
            analyst.look()
        if now < look_anyway and 0 < (due := first_due()) < FARTHEST:
            pulse.quicken_in(min(due, look_anyway - now))
            continue
        look_anyway = now + LOOK_ANYWAY
        waiting = waiting_tables(quick=quick)
        for pk, version in waiting:
            row = claim(pk, version, node)
            if row is not None and think(row):
                pulse.quicken()
        if not waiting:
            pulse.quicken_in(next_due())


def main() -> None:
    """Run one of the bots' processes; `hippodrome serve` starts these."""
    parser = argparse.ArgumentParser(description="Play for the bots at the tables of the site.")
    parser.add_argument("--first", action="store_true", help="free the leases this machine left behind")
    parser.add_argument("--instead-of", type=int, metavar="PID", help="free the leases of a process that ended")
    parser.add_argument("--quick", action="store_true", help="leave tables alone where a bot takes its time")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    signal.signal(signal.SIGINT, lambda *_: os._exit(0))
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    import django

    django.setup()
    from hippodrome.web.serve import leave_with_parent

    leave_with_parent()
    machine = socket.gethostname()[:60]
    if wanted.first or wanted.instead_of is not None:
        free_leases(machine, wanted.instead_of)
    if not wanted.quick and hasattr(os, "nice"):
        os.nice(SEARCH_NICE)
    work(f"{machine}:{os.getpid()}", wanted.quick)


if __name__ == "__main__":
    main()
