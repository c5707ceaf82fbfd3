"""Django's pages behind an ASGI server: the whole of a request in one lasting thread.

Every page is ordinary synchronous code. Django's own asynchronous handler would change threads for each middleware, and
a WSGI adapter for each part of an answer; here a request goes over once and its answer comes back once. Database
connections live as long as their threads.

Who only looks and who changes something stand in different lines: a click may have to wait for a lock, and however many
do, pages come at once. Who is in the middle of a game stands apart from everybody else: a move does not wait until
somebody's password is checked or a long record is read. Where a line is too long, one is told so instead of standing
in it.

Each line has one thread. Python runs one at a time, and more only take it from each other: with two, a move costs
3 to 8 % more processor time (`docs/operator.md`).
"""

import re
from io import BytesIO
from typing import Any

from django.conf import settings
from django.core import signals
from django.core.handlers.asgi import ASGIRequest
from django.core.handlers.base import BaseHandler
from django.db.backends.signals import connection_created
from django.http import HttpResponseBase
from django.urls import set_script_prefix

from hippodrome.web import line
from hippodrome.web.gate import RETRY_AFTER, busy
from hippodrome.web.line import Line

IN_GAME = re.compile(r"^/t/[^/]+/(live|play|undo)/$")
"""What is asked for in the middle of a game; it takes milliseconds."""
READERS_WAIT, WRITERS_WAIT = 200, 60
"""How many may stand in each line before others are told that we are busy."""
READER_PATIENCE, WRITER_PATIENCE = 10, 5000
"""Milliseconds that SQLite waits for its write lock: a page that looks has nothing to write that could not wait."""
LOOKS = ("GET", "HEAD", "OPTIONS")
Headers = list[tuple[bytes, bytes]]


class TooLong(Exception):
    """A request with more in it than any of our pages takes."""


class Gone(Exception):
    """Whoever asked has left before they had said everything."""


def wait_no_longer(connection: Any, **_: Any) -> None:
    """Bound how long a page's thread waits for SQLite's write lock; PostgreSQL has it among its settings."""
    if connection.vendor == "sqlite" and hasattr(line.thread, "patience"):
        with connection.cursor() as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {line.thread.patience}")


connection_created.connect(wait_no_longer, dispatch_uid="page-threads")


class PageThreads(BaseHandler):
    """Answers each request with a page, in the thread of its line."""

    def __init__(self) -> None:
        super().__init__()
        self.load_middleware()
        self.lines: dict[tuple[bool, bool], Line] = {}
        """By whether one only looks, and whether one is in a game."""
        for in_game in (True, False):
            where = "-in-game" if in_game else ""
            self.lines[True, in_game] = Line(f"look{where}", READERS_WAIT, READER_PATIENCE)
            self.lines[False, in_game] = Line(f"change{where}", WRITERS_WAIT, WRITER_PATIENCE)

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """One request of an ASGI server."""
        try:
            body = await _body(receive)
        except TooLong:
            await _send(send, 413, [(b"connection", b"close")], b"")
            return
        except Gone:
            return
        looks = scope["method"] in LOOKS
        answered = await self.lines[looks, bool(IN_GAME.match(scope["path"]))].run(self.answer, scope, body)
        await _send(send, *(answered or _busy(looks)))

    def answer(self, scope: dict[str, Any], body: BytesIO) -> tuple[int, Headers, bytes]:
        """Status, headers and content of the page."""
        set_script_prefix(scope.get("root_path", ""))
        try:
            request = ASGIRequest(scope, body)
        except ValueError:  # a header that can't be read
            return 400, [(b"content-length", b"0")], b""
        signals.request_started.send(sender=type(self), scope=scope)
        response = self.get_response(request)
        try:
            content = b"" if scope["method"] == "HEAD" else b"".join(response)
            return response.status_code, _headers(response), content
        finally:
            response.close()  # which also lets go of a database connection that broke
            vars(request).clear()  # its user, its messages and it hold each other: Python would have to search for them


def _busy(looks: bool) -> tuple[int, Headers, bytes]:
    """That we are busy, without a thread that would have to say it; who only looks tries again by itself."""
    content = busy()
    headers = [
        (b"content-type", b"text/html; charset=utf-8"),
        (b"content-length", str(len(content)).encode()),
        (b"cache-control", b"no-store"),
        (b"retry-after", str(RETRY_AFTER).encode()),
    ]
    if looks:
        headers.append((b"refresh", str(2 * RETRY_AFTER).encode()))
    return 503, headers, content


async def _send(send: Any, status: int, headers: Headers, content: bytes) -> None:
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": content})


async def _body(receive: Any) -> BytesIO:
    """All that came with a request; raises TooLong and Gone."""
    body = BytesIO()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Gone
        body.write(message.get("body", b""))
        if body.tell() > settings.DATA_UPLOAD_MAX_MEMORY_SIZE * 2:
            raise TooLong
        if not message.get("more_body"):
            body.seek(0)
            return body


def _headers(response: HttpResponseBase) -> Headers:
    named = [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in response.items()]
    return named + [(b"set-cookie", cookie.OutputString().encode("ascii")) for cookie in response.cookies.values()]
