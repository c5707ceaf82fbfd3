"""Extend uvicorn's HTTP connections by deadlines, header limits, and a limit on idle connections.

uvicorn itself waits for ever for the rest of a request. This subclass uses uvicorn's internals: `pyproject.toml` pins
the version, and `tests/web/test_connections.py` fails if an upgrade breaks it.
"""

import asyncio
import logging
from typing import ClassVar

from django.conf import settings
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hippodrome.web.metrics import TURNED_AWAY
from hippodrome.web.realtime import STREAM_PATH
from hippodrome.web.server.limits import household, is_proxy, streams

MOST_HEADERS, MOST_BYTES = 100, 65536
"""How many headers a request may have, and how many bytes they may take: ten times what browsers send."""
TOO_SLOW = b"HTTP/1.1 408 Request Timeout\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
IDLE, HEADER, BODY, COMPLETE = range(4)
"""How much of its next request a connection has received."""
logger = logging.getLogger(__name__)


class Connection(HttpToolsProtocol):
    """A connection; if too many are waiting for a request, the one that has waited longest is closed."""

    count: ClassVar[int] = 0
    most: ClassVar[int] = settings.CONNECTIONS
    waiting: ClassVar[dict["Connection", None]] = {}
    """Connections without a complete request, the longest waiting first."""
    stage = IDLE
    size = 0
    deadline: asyncio.TimerHandle | None = None

    # asyncio declares a more general transport; like uvicorn, we know that ours can both read and write.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        self.address = "" if is_proxy(peer) else household(peer)
        mine = [one for one in self.waiting if self.address and one.address == self.address]
        if len(mine) >= settings.CONNECTIONS_EACH:
            mine[0].make_room()
        elif len(self.waiting) >= self.most:
            next(iter(self.waiting)).make_room()
        self.waiting[self] = None
        Connection.count += 1
        self.expect_within(settings.HEADER_SECONDS)

    def expect_within(self, seconds: float | None) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self.give_up)

    def data_received(self, data: bytes) -> None:
        if self.stage == IDLE:
            self.stage = HEADER
            if self.deadline is None:
                self.expect_within(settings.HEADER_SECONDS)
        super().data_received(data)
        if self.stage == HEADER and not self.transport.is_closing():
            self.size += len(data)  # the parser reports a header only when its line is complete
            if self.size > MOST_BYTES:
                self.transport.write(TOO_LONG)
                self.transport.close()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.stage, self.size = HEADER, 0
        if self.deadline is None:
            self.expect_within(settings.HEADER_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Store a header; a ValueError makes uvicorn refuse the request."""
        super().on_header(name, value)
        self.size += len(name) + len(value)
        if len(self.headers) > MOST_HEADERS or self.size > MOST_BYTES:
            raise ValueError("request headers are too long")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self.stage = BODY
        self.expect_within(settings.BODY_SECONDS)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.stage = COMPLETE
        self.expect_within(None)
        self.wait_if_idle()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.wait_if_idle()

    def wait_if_idle(self) -> None:
        if self.answering:
            self.waiting.pop(self, None)
        elif not self.transport.is_closing():
            self.stage = IDLE if self.stage == COMPLETE else self.stage
            self.waiting.setdefault(self)

    @property
    def answering(self) -> bool:
        return self.cycle is not None and not self.cycle.more_body and not self.cycle.response_complete

    def give_up(self) -> None:
        """Close the connection after its deadline, unless an earlier request is still being answered."""
        if self.answering:
            self.expect_within(settings.HEADER_SECONDS)
            return
        if self.stage == HEADER or (self.stage == BODY and not self.cycle.response_started):
            self.transport.write(TOO_SLOW)
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # the client doesn't read what was sent
        else:
            self.transport.close()

    def make_room(self) -> None:
        TURNED_AWAY.labels("connection").inc()
        self.waiting.pop(self, None)
        self.give_up()

    def shutdown(self) -> None:
        """Close idle connections, half-sent requests and streams at once, so that the server can stop."""
        super().shutdown()
        if self in self.waiting or (self.cycle is not None and STREAM_PATH.match(self.cycle.scope["path"])):
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect_within(None)
        self.waiting.pop(self, None)
        Connection.count -= 1
        super().connection_lost(exc)


def raise_file_limit() -> None:
    """Allow this process to open a file for each connection; if that is refused, lower the connection limits."""
    try:
        import resource
    except ImportError:  # Windows
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    places = settings.CONNECTIONS + settings.STREAMS
    wanted = places + settings.OTHER_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    granted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
    if granted < wanted:
        share = max(0.01, (granted - settings.OTHER_FILES) / places)
        Connection.most = max(10, int(settings.CONNECTIONS * share))
        streams.total = max(10, int(settings.STREAMS * share))
        logger.warning("only %d files may be open: room for %d waiting connections", granted, Connection.most)
