"""Onlookers: a page that stands open before a table is sent what is new to it, without having to ask.

A page has a name of its own, which it tells with its stream and with all that it asks for. So we know what it shows
already, and its stream can carry the segments that have changed, made as for a page that asks (`table_page.py`). Where
that is not so simple (several people at one device, a table that gathers, too much to do, an error) its stream says no
more than that there is something new, and the page asks. It also asks if it finds that it has missed anything: so
nothing is lost where we are wrong about what it shows.
"""

import logging
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

from django.conf import settings
from django.core.handlers.asgi import ASGIRequest
from django.db import Error, connection
from django.http import HttpRequest
from django.utils import translation

from hippodrome.web import identity, latest, messages, models, segments
from hippodrome.web.table_page import TablePage
from hippodrome.web.viewer import Viewer, is_narrow

HEADER = "Hippodrome-Page"
NAME = re.compile(r"[a-z0-9-]{16,40}")
"""What a page may call itself: by chance, so that no two have the same name."""
LONGEST = 4000
"""Letters that the fingerprints of a page take at most; one that has more to say is only told that there is news."""
MOST = 30
"""So many pages before one table are sent what is new; who comes later has to ask."""
VOUCHED = 10.0
"""Seconds for which a session that was there is believed to be there still."""
logger = logging.getLogger(__name__)


class Onlooker:
    """A page that stands open before a table: whose it is, what it shows, and whether it asks for something itself."""

    def __init__(self, slug: str, scope: dict[str, Any]) -> None:
        self.slug = slug
        self.request = ASGIRequest(scope, BytesIO())
        self.seats: list[int] = []
        """The seats it held when its stream began, which then goes by what they may count."""
        self.vouched: float | None = None
        """When its session was last looked at."""
        self.name = self.request.headers.get(HEADER, "")
        self.has = self.request.headers.get(segments.HEADER, "")[: LONGEST + 1]
        """The fingerprints of what the page shows."""
        self.stamp = -1
        """How far the table was when the page last asked."""
        self.narrow = is_narrow(self.request)
        self.language = translation.get_language_from_request(self.request)
        self.asking = 0
        """How many requests of the page are being answered: they bring it what is new."""

    @property
    def may_be_sent(self) -> bool:
        """Whether this is a page that says what it shows, and not something else that listens."""
        return 0 < len(self.has) <= LONGEST and NAME.fullmatch(self.name) is not None

    def lacks(self, stamp: int) -> bool:
        """Whether the page is to be sent what is new at a stamp, as it may count: it does not fetch that itself."""
        return stamp > self.stamp and not self.asking and self.may_be_sent

    def news(self, stamp: int) -> tuple[int, str] | None:
        """How far the table is, as the page may count, and what is new on it; None if the page had better ask.

        Called in a thread of pages, once the table is known to be at a stamp.
        """
        try:
            self._look_who_it_is()
            return self._news(stamp)
        except Error:  # the database is away; the next one to ask gets a new connection
            connection.close_if_unusable_or_obsolete()
        except Exception as error:  # the page will meet it as well when it asks, and be told
            logger.warning("nothing could be sent to who looks on: %s", type(error).__name__)
        return None

    def _news(self, stamp: int) -> tuple[int, str] | None:
        table = latest.row_at(self.slug, stamp)
        if table is None or table.status not in (models.Table.RUNNING, models.Table.OVER):
            return None
        viewer = Viewer(self.request, table)
        seats = [chair.number for chair in viewer.mine]
        if seats != self.seats or len(seats) > 1:  # who has logged out, or sits with others at one device
            return None
        viewer.narrow = self.narrow
        with messages.speaking(self.language), translation.override(self.language):
            page = TablePage(self.request, viewer, has=self.has)
            try:
                text = page.update()
                self.has = page.has_then
                return viewer.stamp, text
            finally:
                page.let_go()

    def _look_who_it_is(self) -> None:
        """Go by what the session says now, if that was some time ago."""
        now = time.monotonic()
        if self.vouched is None or now > self.vouched + VOUCHED:
            identity.introduce(self.request)
            self.vouched = now


class Crowd:
    """The pages that have a stream in this process: by table, then by name."""

    def __init__(self) -> None:
        self.pages: dict[str, dict[str, Onlooker]] = {}

    def enter(self, page: Onlooker) -> None:
        """From now on we keep in mind what a page shows, if there are not too many before this table."""
        here = self.pages.get(page.slug, {})
        if not page.may_be_sent or (len(here) >= MOST and page.name not in here):
            page.has = ""
            return
        self.pages.setdefault(page.slug, here)[page.name] = page

    def leave(self, page: Onlooker) -> None:
        """It is gone, or has come back with another stream."""
        here = self.pages.get(page.slug, {})
        if here.get(page.name) is page:
            del here[page.name]
            if not here:
                self.pages.pop(page.slug, None)

    def find(self, request: HttpRequest, slug: str) -> Onlooker | None:
        """The page that a request comes from; if somebody else sits before it by now, it is none of ours any more."""
        found = self.pages.get(slug, {}).get(request.headers.get(HEADER, ""))
        session = settings.SESSION_COOKIE_NAME
        if found is not None and found.request.COOKIES.get(session) != request.COOKIES.get(session):
            found.has = ""
            self.leave(found)
            return None
        return found

    @contextmanager
    def asking(self, request: HttpRequest, slug: str) -> Iterator[None]:
        """A page is being answered: its stream brings it nothing meanwhile."""
        page = self.find(request, slug)
        if page is None:
            yield
            return
        page.asking += 1
        try:
            yield
        finally:
            page.asking -= 1

    def answered(self, page: TablePage) -> None:
        """A page has been answered with what was new on it."""
        found = self.find(page.request, page.table.slug)
        if found is not None:
            found.has, found.stamp = page.has_then, page.viewer.stamp
            found.narrow = page.viewer.narrow


crowd = Crowd()
