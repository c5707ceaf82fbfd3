"""Analyses of finished games: requested by players, made by bot workers, stored with the table."""

import logging
import time

from django.db import transaction

from hippodrome import games
from hippodrome.analysis import Analysing, Analysis
from hippodrome.analysis.played import BadAnalysis
from hippodrome.web import models
from hippodrome.web.refusals import Refused
from hippodrome.web.services import tables
from hippodrome.web.services.live_games import live_game

SLICE = 0.2
"""Seconds an analysis runs before the worker checks whether a bot has to move."""
TELL = 1.0
"""Seconds between progress updates."""
LEASE = 60.0
"""Seconds after which an analysis that no worker continues is started again."""
logger = logging.getLogger(__name__)


def want(slug: str) -> models.StoredAnalysis:
    with transaction.atomic():
        row = tables.lock(slug)
        if row.status not in (models.GameTable.OVER, models.GameTable.STUDY):
            raise Refused("refused-not-over")
        found, _ = models.StoredAnalysis.objects.get_or_create(table=row)
        if found.failed or (found.told and read(found) is None):  # try again: it failed, or is outdated
            found.failed, found.told, found.progress, found.leased_until = False, "", 0.0, None
            found.save()
    return found


def read(row: models.StoredAnalysis) -> Analysis | None:
    """Decode a finished analysis; None if it is outdated or invalid and has to be made again."""
    try:
        found = Analysis.read(row.told)
    except BadAnalysis:
        return None
    return None if found.outdated else found


class Analyst:
    """Makes analyses in a bot worker, one at a time and in short slices."""

    def __init__(self, node: str) -> None:
        self.node = node
        self.row: models.StoredAnalysis | None = None
        self.under_way: Analysing | None = None
        self.told = 0.0

    def look(self) -> None:
        if self.row is not None:
            return
        free = models.unleased()
        here = [info.name for info in games.playable_games()]
        wanted = models.StoredAnalysis.objects.filter(free, told="", failed=False, table__game__in=here)
        row = wanted.select_related("table").order_by("pk").first()
        if row is None:
            return
        if models.StoredAnalysis.objects.filter(free, pk=row.pk, told="").update(**models.lease(self.node, LEASE)):
            self.row, self.under_way = row, None

    def go_on(self, seconds: float = SLICE) -> bool:
        if self.row is None:
            return False
        until = time.monotonic() + seconds
        try:
            if self.under_way is None:
                self.under_way = Analysing(live_game(self.row.table).game.record())
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
            self._note(progress=self.under_way.progress, **models.lease(self.node, LEASE))
        return True

    def _note(self, **changed: object) -> None:
        assert self.row is not None
        models.StoredAnalysis.objects.filter(pk=self.row.pk).update(**changed)
