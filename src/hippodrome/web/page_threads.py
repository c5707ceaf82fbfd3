"""Django's pages behind an ASGI server: the whole of a request in one lasting thread.

Every page is ordinary synchronous code. Django's own asynchronous handler would change threads for each middleware, and
a WSGI adapter for each part of an answer; here a request goes over once and its answer comes back once. Database
connections live as long as their threads.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from typing import Any

from django.conf import settings
from django.core import signals
from django.core.handlers.asgi import ASGIRequest
from django.core.handlers.base import BaseHandler
from django.http import HttpResponseBase
from django.urls import set_script_prefix

THREADS = 10
Headers = list[tuple[bytes, bytes]]


class TooLong(Exception):
    """A request with more in it than any of our pages takes."""


class PageThreads(BaseHandler):
    """Answers each request with a page, in one of a few threads."""

    def __init__(self) -> None:
        super().__init__()
        self.load_middleware()
        self.threads = ThreadPoolExecutor(THREADS, thread_name_prefix="page")

    async def __call__(self, scope: dict[str, Any], receive: Any, send: Any) -> None:
        """One request of an ASGI server."""
        try:
            body = await _body(receive)
        except TooLong:
            await send({"type": "http.response.start", "status": 413, "headers": [(b"connection", b"close")]})
            await send({"type": "http.response.body", "body": b""})
            return
        loop = asyncio.get_running_loop()
        status, headers, content = await loop.run_in_executor(self.threads, self.answer, scope, body)
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": content})

    def answer(self, scope: dict[str, Any], body: BytesIO) -> tuple[int, Headers, bytes]:
        """Status, headers and content of the page."""
        set_script_prefix(scope.get("root_path", ""))
        signals.request_started.send(sender=type(self), scope=scope)
        response = self.get_response(ASGIRequest(scope, body))
        try:
            content = b"" if scope["method"] == "HEAD" else b"".join(response)
            return response.status_code, _headers(response), content
        finally:
            response.close()  # which also lets go of a database connection that broke


async def _body(receive: Any) -> BytesIO:
    """All that came with a request; raises TooLong."""
    body = BytesIO()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            return BytesIO()
        body.write(message.get("body", b""))
        if body.tell() > settings.DATA_UPLOAD_MAX_MEMORY_SIZE * 2:
            raise TooLong
        if not message.get("more_body"):
            body.seek(0)
            return body


def _headers(response: HttpResponseBase) -> Headers:
    named = [(name.lower().encode("ascii"), value.encode("latin-1")) for name, value in response.items()]
    return named + [(b"set-cookie", cookie.OutputString().encode("ascii")) for cookie in response.cookies.values()]
