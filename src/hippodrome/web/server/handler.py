"""Django's ASGI handler with fair queues; each request runs in a single thread.

Every view is synchronous. Django's own handler would change threads for each middleware. Here a request enters a thread
once, and database connections live as long as their threads. Each queue has one thread, because Python runs one at a
time anyway.
"""

import asyncio
import re
import threading
from functools import cache
from io import BytesIO
from typing import Any

from django.conf import settings
from django.core import signals
from django.core.exceptions import RequestAborted, RequestDataTooBig
from django.core.handlers.asgi import ASGIHandler, get_script_prefix
from django.db.backends.signals import connection_created
from django.http import HttpResponse, HttpResponseBase
from django.urls import set_script_prefix
from django.utils.html import format_html, format_html_join

from hippodrome.text import LANGUAGES
from hippodrome.web import messages
from hippodrome.web.metrics import TURNED_AWAY
from hippodrome.web.server.fair_queue import Busy, FairQueue
from hippodrome.web.server.limits import RETRY_AFTER, client_address

IN_GAME = re.compile(r"/t/[^/]+/(live|play|undo)/")
PASSWORDS = re.compile(r"/me/(log-in|sign-up|account/password|account/forget|password/[^/]+/[^/]+)/|/operator/login/")
"""Paths where a POST hashes a password, which takes a third of a second."""
READS = ("GET", "HEAD", "OPTIONS")
READ_PATIENCE, WRITE_PATIENCE = 10, 5000
"""Milliseconds to wait for SQLite's write lock. Whatever a read request writes can wait for another request."""
REFUSED_AFTER, MOST_DELAYED = 1.0, 200
"""Seconds by which a refusal is delayed, to slow down clients that retry at once, and how many may be delayed at a
time."""
SESSION = re.compile(rb"(?:^|; ?)" + re.escape(settings.SESSION_COOKIE_NAME.encode()) + rb"=([^;]{1,200})")
thread = threading.local()


def set_lock_timeout(milliseconds: int) -> None:
    """Set how long this thread's database connections wait for SQLite's write lock."""
    thread.patience = milliseconds


def set_busy_timeout(connection: Any, **_: Any) -> None:
    """Apply the thread's timeout to a new SQLite connection; PostgreSQL has its own setting."""
    if connection.vendor == "sqlite" and hasattr(thread, "patience"):
        with connection.cursor() as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {thread.patience}")


connection_created.connect(set_busy_timeout, dispatch_uid="busy-timeout")


class SiteHandler(ASGIHandler):
    def __init__(self) -> None:
        super().__init__()
        self.delayed = 0
        self.passwords = FairQueue("passwords", most=40, most_of_address=10, most_of_person=5)
        """Password hashing has its own queue, so it only delays other log-ins."""
        self.queues = {
            (True, True): FairQueue("game-read", initializer=lambda: set_lock_timeout(READ_PATIENCE)),
            (True, False): FairQueue("read", initializer=lambda: set_lock_timeout(READ_PATIENCE)),
            (False, True): FairQueue("game-write", initializer=lambda: set_lock_timeout(WRITE_PATIENCE)),
            (False, False): FairQueue("write", initializer=lambda: set_lock_timeout(WRITE_PATIENCE)),
        }
        """Queues by whether a request only reads, and whether it belongs to a running game.

        So a move never waits behind a slow page or a write that waits for a lock.
        """

    def load_middleware(self, is_async: bool = False) -> None:
        """Load the middleware in synchronous mode."""
        super().load_middleware(is_async=False)

    async def handle(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        response: HttpResponseBase
        queue, reads = self.queue_of(scope)
        try:
            body = await self.read_body(receive)
            address, session = client_address(scope), session_of(scope)
            response = await queue.run(address or f"session {session}", session, self.respond, scope, body)
        except RequestAborted:
            return
        except RequestDataTooBig:
            response = HttpResponse(status=413, headers={"Connection": "close"})
        except Busy:
            TURNED_AWAY.labels("page").inc()
            response = busy_response(reads)
            if self.delayed < MOST_DELAYED:
                self.delayed += 1
                await asyncio.sleep(REFUSED_AFTER)
                self.delayed -= 1
        except asyncio.CancelledError:  # the server is stopping
            response = busy_response(reads)
        await self.send_response(response, send)

    async def read_body(self, receive: Any) -> BytesIO:
        """Read the body of a request; raise RequestDataTooBig if it is larger than any of our forms."""
        body = BytesIO()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise RequestAborted
            body.write(message.get("body", b""))
            if body.tell() > settings.DATA_UPLOAD_MAX_MEMORY_SIZE * 2:
                raise RequestDataTooBig
            if not message.get("more_body"):
                body.seek(0)
                return body

    def queue_of(self, scope: dict[str, Any]) -> tuple[FairQueue, bool]:
        reads = scope["method"] in READS
        if not reads and PASSWORDS.fullmatch(scope["path"]):
            return self.passwords, reads
        return self.queues[reads, bool(IN_GAME.fullmatch(scope["path"]))], reads

    def respond(self, scope: dict[str, Any], body: BytesIO) -> HttpResponseBase:
        """Run a request through all middleware and its view, in a thread of its queue."""
        set_script_prefix(get_script_prefix(scope))
        signals.request_started.send(sender=type(self), scope=scope)
        try:
            request = self.request_class(scope, body)
        except ValueError:  # an undecodable header
            return HttpResponse(status=400)
        response = self.get_response(request)
        response.close()  # sends `request_finished`, which closes broken database connections
        return response


def session_of(scope: dict[str, Any]) -> str:
    for name, value in scope["headers"]:
        if name == b"cookie" and (found := SESSION.search(value)):
            return str(found[1], "latin-1")
    return ""


@cache
def busy_page() -> bytes:
    """Return the "busy" page in all languages, because finding out the reader's language would take time."""
    said = [(language, messages.site_bundle(language).say("refused-busy")) for language in LANGUAGES]
    lines = format_html_join("", '<p lang="{}">{}</p>\n', said)
    page = (
        '<!doctype html>\n<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        "<title>Hippodrome</title>\n{}"
    )
    return format_html(page, lines).encode()


def busy_response(reads: bool) -> HttpResponse:
    content = busy_page()
    response = HttpResponse(content, status=503, headers={"Cache-Control": "no-store", "Retry-After": str(RETRY_AFTER)})
    response.headers["Content-Length"] = str(len(content))
    if reads:
        response.headers["Refresh"] = str(2 * RETRY_AFTER)
    return response
