"""Analyses of games that were played: wanted by somebody, made by the bots' processes, kept with the table."""

import logging
import time
from datetime import timedelta

from django.db import transaction
from django.db.models import Q
from django.utils import timezone

from hippodrome.analysis import Analysing
from hippodrome.games import playable_games
from hippodrome.web.models import Analysis, Table
from hippodrome.web.play import Refused, live, lock

SLICE = 0.2
"""Seconds that an analysis goes on before a process looks whether a bot is asked."""
TELL = 1.0
"""Seconds between two notes of how far it is."""
LEASE = 60.0
"""Seconds after which one that nobody goes on with is begun again."""
logger = logging.getLogger(__name__)


def want(slug: str) -> Analysis:
    """Somebody wants to know how a game went; raises Refused while it runs."""
    with transaction.atomic():
        row = lock(slug)
        if row.status not in (Table.OVER, Table.STUDY):
            raise Refused("refused-not-over")
        found, _ = Analysis.objects.get_or_create(table=row)
        if found.failed:  # perhaps it goes better by now
            found.failed, found.progress, found.leased_until = False, 0.0, None
            found.save()
    return found


def analysis_of(table: Table) -> Analysis | None:
    """The analysis of a table, done or under way."""
    return Analysis.objects.filter(table=table).first()


class Analyst:
    """Whoever makes analyses in one of the bots' processes: one at a time, a little at a time."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.row: Analysis | None = None
        self.under_way: Analysing | None = None
        self.told = 0.0

    def look(self) -> None:
        """Take up an analysis that somebody wants and nobody makes, unless one is under way."""
        if self.row is not None:
            return
        now = timezone.now()
        free = Q(leased_until=None) | Q(leased_until__lt=now)
        here = [info.name for info in playable_games()]
        wanted = Analysis.objects.filter(free, told="", failed=False, table__game__in=here)
        row = wanted.select_related("table").order_by("pk").first()
        if row is None:
            return
        until = now + timedelta(seconds=LEASE)
        if Analysis.objects.filter(free, pk=row.pk, told="").update(leased_until=until, leased_by=self.node):
            self.row, self.under_way = row, None

    def go_on(self, seconds: float = SLICE) -> bool:
        """Go on for a moment; whether there was anything to do."""
        if self.row is None:
            return False
        until = time.monotonic() + seconds
        try:
            if self.under_way is None:
                self.under_way = Analysing(live(self.row.table).game.record())
            while not self.under_way.done and time.monotonic() < until:
                self.under_way.step()
        except Exception:
            logger.exception("no analysis of %s", self.row.table)
            self._note(failed=True, leased_until=None)
            self.row = self.under_way = None
            return True
        if self.under_way.done:
            self._note(progress=1.0, told=self.under_way.result().text(), leased_until=None)
            self.row = self.under_way = None
        elif time.monotonic() > self.told + TELL:
            self.told = time.monotonic()
            self._note(progress=self.under_way.progress, leased_until=timezone.now() + timedelta(seconds=LEASE))
        return True

    def _note(self, **changed: object) -> None:
        assert self.row is not None
        Analysis.objects.filter(pk=self.row.pk).update(**changed)
