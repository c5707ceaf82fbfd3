"""The gate: how many may come in at once, and how long they may take to say what they want.

uvicorn waits for ever for the rest of a request. Here a connection that has not sent its header, or its form, in time
is closed, and there is room for so many connections in all and from one address. Where it is full, whoever has waited
longest without asking for anything makes room, so that a thousand half-sent requests keep nobody out; if everybody is
being answered, a newcomer is told at once to try again. Streams last for hours and have room of their own.
"""

import asyncio
import logging
import os
import socket
import time
from collections import Counter, OrderedDict
from functools import cache
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar

from django.conf import settings
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from hippodrome.text import LANGUAGES
from hippodrome.web import messages
from hippodrome.web.stream import PATH
from hippodrome.web.usher import usher

RETRY_AFTER = 2
"""Seconds after which whoever was told that we are busy may try again."""
FAREWELL = 1.0
"""Seconds in which somebody who is turned away may read why, before the line is cut."""
QUIET = 10.0
"""Seconds, at least, between two lines of the log about people who were turned away."""
OTHER_FILES = 300
"""So many files a process has open besides: databases, modules, those who are just being turned away."""
IDLE, HEADER, BODY, READ = "idle", "header", "body", "read"
"""How far a connection's latest request has come in."""
TURNED_AWAY: Counter[str] = Counter()
"""How many were told to try again, since the start: connections, streams, pages."""
logger = logging.getLogger(__name__)


def told(status: str, body: bytes, *headers: str) -> bytes:
    """An answer after which the connection ends."""
    head = [f"HTTP/1.1 {status}", "content-type: text/html; charset=utf-8", f"content-length: {len(body)}", *headers]
    return "\r\n".join([*head, "connection: close", "", ""]).encode() + body


TOO_SLOW = told("408 Request Timeout", b"")
TOO_LONG = told("431 Request Header Fields Too Large", b"")
MOST_HEADERS, MOST_BYTES = 100, 65536
"""So many headers has a request at most, and so many bytes all together: browsers send a tenth of that."""


@cache
def busy() -> bytes:
    """That we are busy, in every language we have: there is no time to find out which one somebody reads."""
    said = [(language, messages.site_bundle(language).say("refused-busy")) for language in LANGUAGES]
    lines = "".join(f'<p lang="{language}">{text}</p>\n' for language, text in said)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Hippodrome</title>'
    return f"<!doctype html>\n{head}\n{lines}".encode()


@cache
def busy_answer() -> bytes:
    """The same, for somebody who has not even said yet what they want."""
    return told("503 Service Unavailable", busy(), f"retry-after: {RETRY_AFTER}")


class Room:
    """So many places in all, and so many for one address; an address without a name counts in all alone."""

    def __init__(self, what: str, places: int, each: int) -> None:
        self.what = what
        self.places = places
        self.each = each
        self.taken = 0
        self.by_address: Counter[str] = Counter()

    def crowded(self, address: str) -> bool:
        """Whether one address has all that it may have."""
        return bool(address) and self.by_address[address] >= self.each

    @property
    def full(self) -> bool:
        """Whether there is no place left."""
        return self.taken >= self.places

    def enter(self, address: str) -> bool:
        """Take a place, if there is one."""
        if self.full or self.crowded(address):
            TURNED_AWAY[self.what] += 1
            return False
        self.taken += 1
        self.by_address[address] += 1
        return True

    def leave(self, address: str) -> None:
        """Give a place back."""
        self.taken -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


@cache
def connections() -> Room:
    """The room of this process for connections that are no streams."""
    return Room("connection", settings.CONNECTIONS, settings.CONNECTIONS_EACH)


@cache
def streams() -> Room:
    """The room of this process for streams; they are counted where the true address behind a proxy is known."""
    return Room("stream", settings.STREAMS, settings.STREAMS_EACH)


@cache
def is_proxy(address: str) -> bool:
    """Whether an address is that of a proxy we trust, behind which everybody may be."""
    trusted = [one.strip() for one in os.environ.get("FORWARDED_ALLOW_IPS", "127.0.0.1,::1").split(",")]
    if "*" in trusted or address in trusted:
        return True
    try:
        here = ip_address(address)
        return any(here in ip_network(one) for one in trusted if "/" in one)
    except ValueError:
        return False


def true_address(scope: dict[str, Any]) -> str:
    """Whose request it is: uvicorn has looked behind a proxy that we trust; empty if all we know is that proxy."""
    given: str = scope["client"][0] if scope.get("client") else ""
    forwarded = any(name == b"x-forwarded-for" for name, _ in scope["headers"])
    return "" if is_proxy(given) and not forwarded else given


def fit_open_files() -> None:
    """Let this process open as many files as it has places; where it may not, there are fewer places."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    places = settings.CONNECTIONS + settings.STREAMS
    wanted = places + OTHER_FILES
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    granted = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (granted, hard))
    if granted < wanted:
        share = max(0.01, (granted - OTHER_FILES) / places)
        for room in (connections(), streams()):
            room.places = max(10, int(room.places * share))
        logger.warning("only %d files may be open: room for %d connections", granted, connections().places)


class Gate(HttpToolsProtocol):
    """One connection, with an eye on the clock."""

    waiting: ClassVar["OrderedDict[Gate, None]"] = OrderedDict()
    """Connections that ask for nothing just now, or have not said yet what: the one that waits longest first."""
    complained = -QUIET
    brought = b""
    """What a connection had said already when another process handed it to this one."""
    arriving: ClassVar["set[asyncio.Task[Any]]"] = set()

    # asyncio promises less of a transport; like uvicorn, we know that a connection's can be read and written.
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes in, if there is room or somebody else can make some."""
        super().connection_made(transport)
        given = self.client[0] if self.client else ""
        self.address = "" if is_proxy(given) else given
        self.stage = IDLE
        self.alarm: asyncio.TimerHandle | None = None
        self.spoken = False
        self.come = self.read = 0
        self.placed = self.find_place()
        if not self.placed:
            self.turn_away(given)
            return
        self.stage = HEADER
        self.watch()
        here = usher()
        if here is not None:
            here.open(self.loop, self.welcome)
        if self.brought:
            self.data_received(self.brought)

    def welcome(self, line: socket.socket, data: bytes) -> None:
        """Somebody is handed to this process who had come to another one."""

        def protocol() -> Gate:
            gate = Gate(self.config, self.server_state, self.app_state, self.loop)
            gate.brought = data
            return gate

        task = self.loop.create_task(self.loop.connect_accepted_socket(protocol, line))
        Gate.arriving.add(task)
        task.add_done_callback(Gate.arriving.discard)

    def shown_elsewhere(self, data: bytes) -> bool:
        """Whether a request that begins now is about a table of another process, which has taken the connection."""
        here = usher()
        begins = self.stage == IDLE or (self.stage == HEADER and not self.spoken)
        if here is None or self.brought or not begins or self.transport.get_write_buffer_size():
            return False
        owner = here.elsewhere(data)
        line = self.transport.get_extra_info("socket")
        if owner is None or line is None or not here.hand_over(line.fileno(), data, owner):
            return False
        self.transport.abort()  # this end of it; the other process has another
        return True

    def find_place(self) -> bool:
        """Take a place; who waits longest gives theirs up if need be, first of all one from the same address."""
        room = connections()
        if room.crowded(self.address):
            self.make_room(next((one for one in Gate.waiting if one.address == self.address), None))
        elif room.full:
            self.make_room(next(iter(Gate.waiting), None))
        return room.enter(self.address)

    def make_room(self, other: "Gate | None") -> None:
        """Send somebody away who asks for nothing."""
        if other is not None:
            other.leave_place()
            other.cut(slow=other.stage == HEADER)

    def turn_away(self, address: str) -> None:
        """Say at once that there is no room."""
        now = time.monotonic()
        if now - Gate.complained > QUIET:
            Gate.complained = now
            room = connections()
            logger.warning("no room for a connection from %s: %d are here", address, room.taken)
        self.transport.write(busy_answer())
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.alarm = self.loop.call_later(FAREWELL, self.transport.abort)

    def leave_place(self) -> None:
        """Somebody else may have the place."""
        Gate.waiting.pop(self, None)
        if self.placed:
            self.placed = False
            connections().leave(self.address)

    def cut(self, slow: bool = False) -> None:
        """End the connection; who never said anything, like a browser that only came in good time, is told nothing."""
        answering = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if slow and self.spoken and not answering:
            self.transport.write(TOO_SLOW)
        if self.transport.get_write_buffer_size():
            self.transport.abort()  # they don't even read
        else:
            self.transport.close()

    def watch(self) -> None:
        """After something came in or went out: who waits may have to make room, who is slow has only so much time."""
        asks = self.cycle is not None and not self.cycle.response_complete
        if self.placed and not asks and self.stage in (IDLE, HEADER):
            Gate.waiting.setdefault(self)
        else:
            Gate.waiting.pop(self, None)
        if self.alarm is None and self.stage in (HEADER, BODY):
            seconds = settings.HEADER_SECONDS if self.stage == HEADER else settings.BODY_SECONDS
            self.alarm = self.loop.call_later(seconds, self.too_slow, self.stage)

    def too_slow(self, stage: str) -> None:
        """Time is up for a header or a form."""
        self.alarm = None
        if self.stage == stage:
            self.cut(slow=True)
        else:
            self.watch()  # the alarm was for what has come since; the next part has its own time

    def reach(self, stage: str) -> None:
        """The request has come in a little farther."""
        self.stage = stage
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def data_received(self, data: bytes) -> None:
        """Read on."""
        if not self.placed and not self.streaming():
            return
        if self.shown_elsewhere(data):
            return
        self.spoken, self.brought = True, b""
        if self.stage == IDLE:
            self.reach(HEADER)
        super().data_received(data)
        if self.stage == HEADER:
            self.come += len(data)
            if self.come > MOST_BYTES and not self.transport.is_closing():
                self.transport.write(TOO_LONG)  # an endless line, of which the parser tells nobody
                self.transport.close()
        if not self.transport.is_closing():
            self.watch()

    def streaming(self) -> bool:
        """Whether this connection has become a stream."""
        return self.cycle is not None and bool(PATH.match(self.cycle.scope["path"]))

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self.stage != HEADER:
            self.reach(HEADER)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One line of a header is here; who sends more of them than any browser is told that this is no request."""
        super().on_header(name, value)
        self.read += len(name) + len(value)
        if len(self.headers) > MOST_HEADERS or self.read > MOST_BYTES:
            raise ValueError("a header longer than any of a browser")

    def on_headers_complete(self) -> None:
        """We know what somebody wants; a stream leaves its place to others."""
        self.come = self.read = 0
        self.reach(BODY)
        super().on_headers_complete()
        if self.streaming():
            self.leave_place()

    def on_message_complete(self) -> None:
        """A request is here as a whole."""
        self.reach(READ)
        super().on_message_complete()
        self.rest()

    def on_response_complete(self) -> None:
        """Somebody has been answered."""
        super().on_response_complete()
        self.rest()
        self.watch()

    def rest(self) -> None:
        """Nothing is asked any more, if the last request has come in whole and is answered."""
        if self.stage == READ and self.cycle is not None and self.cycle.response_complete and not self.pipeline:
            self.stage = IDLE

    def timeout_keep_alive_handler(self) -> None:
        """Nobody asked for anything for a long time."""
        if not self.transport.is_closing():
            self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has left."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        self.leave_place()
        super().connection_lost(exc)
