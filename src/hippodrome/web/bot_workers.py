"""The bots' processes: they look for tables where a bot is asked, think, and play like anybody else.

The database is the queue. A worker takes a lease on a table before it thinks, so that two don't think about the same
question; that no bot ever moves twice is not up to the lease but to the table's version, as for people. When a server
dies in the middle of a thought, the lease runs out and another worker, or the next start, goes on.
"""

import argparse
import logging
import os
import random
import signal
import socket
import time
from datetime import datetime, timedelta
from typing import Any

LEASE = 60.0
"""Seconds after which a thought counts as lost; longer than the strongest bot thinks."""
logger = logging.getLogger("hippodrome.web.bot_workers")


def free_tables(now: datetime) -> Any:
    """Tables that nobody thinks about: without a lease, or with one that has run out."""
    from django.db.models import Q

    from hippodrome.web.models import Table

    return Table.objects.filter(Q(leased_until=None) | Q(leased_until__lt=now))


def waiting_tables(limit: int = 8) -> list[Any]:
    """Tables where a bot is due and nobody thinks yet, the longest waiting first."""
    from django.utils import timezone

    from hippodrome.games import playable_games
    from hippodrome.web.models import Table

    now = timezone.now()
    here = [info.name for info in playable_games()]  # a game's package may have gone since
    due = free_tables(now).filter(status=Table.RUNNING, bot_due__lte=now, game__in=here)
    return list(due.order_by("bot_due").values_list("pk", "version")[:limit])


def claim(pk: int, version: int, node: str) -> Any | None:
    """Take the lease of a table at a version; None if somebody was faster."""
    from django.utils import timezone

    from hippodrome.web.models import Table

    now = timezone.now()
    until = now + timedelta(seconds=LEASE)
    taken = free_tables(now).filter(pk=pk, version=version).update(leased_until=until, leased_by=node)
    return Table.objects.get(pk=pk) if taken else None


def free_leases(node: str) -> None:
    """Thoughts that this machine began before it was stopped are lost: let them be thought again at once."""
    from hippodrome.web.models import Table

    Table.objects.filter(leased_by=node).update(leased_until=None, leased_by="")


def think(row: Any) -> bool:
    """Answer one question of a table for a bot, or for a seat that always declines; whether the word was accepted."""
    from hippodrome.web.declining import decline
    from hippodrome.web.play import Refused, live, play

    game = live(row).game
    bots = {chair.number: chair.bot for chair in row.chairs.all() if chair.bot}
    seat = next((ask.seat for ask in game.asks if ask.seat in bots), None)
    if seat is None:
        return decline(row.slug, row.version)
    word = choose(game, seat, bots[seat])
    try:
        play(row.slug, seat, word, row.version, bot=bots[seat])
    except Refused as refusal:
        logger.info("table %s went on without %s: %s", row.slug, bots[seat], refusal.key)
        return False
    return True


def choose(game: Any, seat: int, bot: str) -> str:
    """What a bot answers; a bot that fails plays any legal word, so that no table is ever stuck."""
    from hippodrome.bots import consult, find_bot

    words: list[str] = game.ask_of(seat).words
    try:
        word = consult(find_bot(bot, random.getrandbits(32)), game, seat)
        if word in words:
            return word
        logger.error("bot %s of %s said %r, which is not legal", bot, game.game.name, word)
    except Exception:
        logger.exception("bot %s of %s failed; a random word is played", bot, game.game.name)
    return random.choice(words)


def work(node: str) -> None:
    """Think for every table that waits, for ever; a database that is away for a while is waited for."""
    from django.db import connection

    while True:
        try:
            think_on(node)
        except Exception:
            logger.exception("a bot worker starts again")
            connection.close()
            time.sleep(0.5)


def think_on(node: str) -> None:
    """Think for one waiting table after the other."""
    from hippodrome.web.push import Pulse

    pulse = Pulse(0.05)
    while True:
        if not pulse.quickened():
            time.sleep(0.01)
            continue
        for pk, version in waiting_tables():
            row = claim(pk, version, node)
            if row is not None and think(row):
                pulse.quicken()


def main() -> None:
    """Run one of the bots' processes; `hippodrome serve` starts these."""
    parser = argparse.ArgumentParser(description="Play for the bots at the tables of the site.")
    parser.add_argument("--first", action="store_true", help="free the leases this machine left behind")
    wanted = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: os._exit(0))
    signal.signal(signal.SIGINT, lambda *_: os._exit(0))
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    import django

    django.setup()
    from hippodrome.web.serve import leave_with_parent

    leave_with_parent()
    node = socket.gethostname()[:80]
    if wanted.first:
        free_leases(node)
    work(node)


if __name__ == "__main__":
    main()
