"""The browsers of `load.py`, kept lightweight because they share the machine with the server."""

import asyncio
import base64
import gzip
import json
import os
import random
import re
import time
import zlib
from collections.abc import Sequence
from typing import Any, Protocol


class Party(Protocol):
    """The people at one table, of any engine."""

    moving: bool

    async def move(self, chance: random.Random) -> tuple[float, float] | None:
        """Make a move; returns the seconds until the mover and until everybody had it, or None if nobody could move."""

    def streams(self) -> Sequence["asyncio.Task[None]"]:
        """Start listening with all browsers."""

    def weights(self) -> list[int]:
        """Return the size of each response, in bytes."""


class Answer:
    """A response from the server."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    def begin(self) -> str:
        """Return the beginning of its text."""
        if self.headers.get("content-encoding") != "gzip":
            return self.body[:BEGINNING].decode(errors="ignore")
        return zlib.decompressobj(wbits=31).decompress(self.body, BEGINNING).decode(errors="ignore")


class Person:
    """A client that waits for the newest page."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.stamp = -1
        self.changed = asyncio.Event()
        self.weights: list[int] = []

    async def until(self, stamp: int) -> float:
        """Return the time at which this client had the page with a stamp."""
        while self.stamp < stamp:
            self.changed.clear()
            await self.changed.wait()
        return time.perf_counter()


class Browser(Person):
    """One person at our site: connections for pages and for the stream, cookies, and the current page.

    It reads only the beginning of each response, which contains the stamp and whose turn it is; the rest is
    decompressed only when this person has to move. Like a page's script, it fetches nothing while its own move is in
    progress.
    """

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.address = f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(1, 255)}"
        """A different address for everybody, because the site shares its capacity between addresses."""
        self.cookies: dict[str, str] = {}
        self.busy = asyncio.Lock()
        self.sending = False
        self.heard = -1
        self.asked = False
        self.prints = ""
        self.unread: list[bytes] = []
        self.segments: dict[str, str] = {}
        self.wires: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, fields: dict[str, object] | None = None) -> Answer:
        """Send a request after the previous response; reconnects if an idle connection was closed."""
        async with self.busy:
            try:
                return await self._ask(method, path, fields)
            except (asyncio.IncompleteReadError, ConnectionError):
                self.wires = None
                return await self._ask(method, path, fields)

    async def insist(self, method: str, path: str, fields: dict[str, object] | None = None) -> Answer:
        """Send a request, and repeat it while the site is busy."""
        while (answer := await self.ask(method, path, fields)).status == 503:
            await asyncio.sleep(1)
        return answer

    def head(self, method: str, path: str) -> list[str]:
        """Return the head of a request, with cookies and the segments that the page has."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "HX-Request: true", f"Cookie: {cookies}"]
        turn = "yes" if self.asked else "no"
        shows = [f"Hippodrome-Has: {self.prints} turn:{turn}"] if self.prints else []
        return [*head, "Accept-Encoding: gzip", f"X-Forwarded-For: {self.address}", *shows]

    async def _ask(self, method: str, path: str, fields: dict[str, object] | None) -> Answer:
        if self.wires is None:
            self.wires = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.wires
        body = "&".join(f"{name}={value}" for name, value in (fields or {}).items()).encode()
        head = self.head(method, path)
        if method == "POST":
            head += [
                f"Content-Length: {len(body)}",
                "Content-Type: application/x-www-form-urlencoded",
                f"X-CSRFToken: {self.cookies.get('hippodrome-csrf', '')}",
            ]
        writer.write("\r\n".join([*head, "", ""]).encode() + body)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers: dict[str, str] = {}
        for line in lines[1:]:
            name, _, value = line.partition(": ")
            name = name.lower()
            if name == "set-cookie":
                key, _, content = value.split(";")[0].partition("=")
                self.cookies[key] = content
            headers[name] = value
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.weights.append(len(body))
        return Answer(int(lines[0].split()[1]), headers, body)

    def see(self, answer: Answer) -> None:
        """Process a response, unless it is older than the current page."""
        found = STATE.search(answer.begin())
        if found and int(found[1]) > self.stamp:
            self.stamp, self.asked, self.prints = int(found[1]), found[2] == "yes", found[3]
            self.unread.append(answer.body)
            self.changed.set()

    def page(self) -> str:
        """Return the content of the current page."""
        for body in self.unread:
            plain = gzip.decompress(body) if body[:2] == GZIP else body
            self.segments |= partials(plain.decode())
        self.unread = []
        return "".join(self.segments.values())

    async def move(self, slug: str, fields: dict[str, object]) -> Answer:
        """Send a word and process the response; updates are fetched afterwards."""
        self.sending = True
        try:
            answer = await self.insist("POST", f"/t/{slug}/play/", fields)
            self.see(answer)
        finally:
            self.sending = False
        return answer

    async def listen(self, slug: str) -> None:
        """Follow the table's stream like a page's script, and fetch the updates it announces."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**20)
        writer.write("\r\n".join([*self.head("GET", f"/t/{slug}/events"), "", ""]).encode())
        try:
            await reader.readuntil(b"\r\n\r\n")
            while size := int(await reader.readline() or b"0", 16):
                message = (await reader.readexactly(size + 2))[:-2]
                if b"event: changed" in message:
                    self.heard = int(message.rpartition(b"data: ")[2])
                    await self.catch_up(slug)
        except asyncio.CancelledError:
            writer.close()

    async def catch_up(self, slug: str) -> None:
        """Fetch the latest announced update, if it is missing."""
        if self.heard > self.stamp and not self.sending:
            self.see(await self.ask("GET", f"/t/{slug}/live/?stamp={self.heard}"))


STATE = re.compile(r'id="state"\s+data-stamp="(\d+)"[^>]*\sdata-turn="(\w+)"[^>]*\sdata-prints="([^"]*)"')
PARTIAL = '<hx-partial hx-target="#'
GZIP = b"\x1f\x8b"
BEGINNING = 2000
"""The length of the beginning of a response that contains its state, in characters."""


def partials(text: str) -> dict[str, str]:
    """Return the segments of a response by name.

    The text is split by hand, because a parser would take a quarter of the browsers' CPU time.
    """
    found = {}
    for part in text.split(PARTIAL)[1:]:
        name, _, rest = part.partition('"')
        found[name] = rest[rest.index(">") + 1 : rest.rindex("</hx-partial>")]
    return found


def words_on(page: str) -> list[str]:
    """Return the legal words on a page."""
    return [word.partition('"')[0] for mark in ('name="word" value="', 'data-word="') for word in page.split(mark)[1:]]


class Table:
    """A table of our site and the people at it; those without a seat are spectators."""

    def __init__(self, slug: str, people: list[Browser]) -> None:
        self.slug = slug
        self.people = people
        self.moving = False

    def streams(self) -> Sequence["asyncio.Task[None]"]:
        """Start listening with all browsers."""
        return [asyncio.create_task(person.listen(self.slug)) for person in self.people]

    def weights(self) -> list[int]:
        """Return the size of each response, in bytes."""
        return [weight for person in self.people for weight in person.weights]

    async def move(self, chance: random.Random) -> tuple[float, float] | None:
        """Make a move; returns the seconds until the mover and until everybody had the new page."""
        asked = [person for person in self.people if person.asked]
        if not asked:
            return None
        mover = asked[0]
        page = mover.page()
        words = words_on(page)
        version = re.search(r'name="version" value="(\d+)"', page)
        seat = re.search(r'name="seat" value="(\d+)"', page)
        if not (version and seat and words):
            return None  # a question that the site answers itself
        fields: dict[str, object] = {"version": version[1], "seat": seat[1], "word": chance.choice(words)}
        before = [person.stamp for person in self.people]
        began = time.perf_counter()
        answer = await mover.move(self.slug, fields)
        if answer.status not in (200, 409):
            raise SystemExit(f"a move was refused: {answer.status} {fields}")
        mine = time.perf_counter() - began
        await mover.catch_up(self.slug)
        if answer.status == 409:  # meanwhile the site answered for a seat without a choice
            return None
        if len(asked) > 1:  # all decide together: the others are not notified of a secret word
            return mine, mine
        waits = [person.until(stamp + 1) for person, stamp in zip(self.people, before, strict=True)]
        try:
            ends = await asyncio.wait_for(asyncio.gather(*waits), PATIENCE)
        except TimeoutError:
            other = next(person for person in self.people if person is not mover)
            stamp = other.stamp
            other.see(await other.ask("GET", f"/t/{self.slug}/live/"))
            return (mine, mine) if other.stamp == stamp else (mine, time.perf_counter() - began)
        return mine, max(ends) - began


PATIENCE = 8.0
"""The seconds after which a browser without a notification checks for an update."""
SEATS = {"byzanz": 3, "byzantium": 3, "byzantio": 3, "nekken": 3, "hamilcar": 2}
"""The number of players at a table; other people are spectators."""


async def seat_people(port: int, browsers: int, game: str) -> Table:
    """Open a table with a number of browsers."""
    people = [Browser(port) for _ in range(browsers)]
    seats = min(SEATS[game], browsers)
    for person in people:
        await person.insist("GET", "/about/")
    form: dict[str, object] = {"count": seats, "seat-0": "me"} | {f"seat-{seat}": "open" for seat in range(1, seats)}
    made = await people[0].insist("POST", f"/games/{game}/new/", form)
    slug = made.headers["location"].split("/")[2]
    for person in people[1:seats]:
        await person.insist("POST", f"/t/{slug}/join/", {})
    for person in people:
        person.see(await person.insist("GET", f"/t/{slug}/live/"))
    return Table(slug, people)


# --- boardgame.io --------------------------------------------------------------------------------------------------


class Wire:
    """A minimal web socket for short, unfragmented texts."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def open(cls, port: int, path: str) -> "Wire":
        """Connect and perform the handshake."""
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=2**20)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        writer.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        answer = await reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in answer:
            raise SystemExit(f"no web socket: {answer[:100]!r}")
        return cls(reader, writer)

    def send(self, text: str) -> None:
        """Send a text, masked as browsers do."""
        body, mask = text.encode(), os.urandom(4)
        size = bytes([0x80 | len(body)]) if len(body) < 126 else bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
        self.writer.write(b"\x81" + size + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(body)))

    async def read(self) -> str:
        """Return the next text."""
        first = await self.reader.readexactly(2)
        size = first[1] & 127
        if size > 125:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return (await self.reader.readexactly(size)).decode()


class Client(Person):
    """One person at a match of boardgame.io, with a single socket."""

    def __init__(self, port: int, match: str, seat: str, seats: int) -> None:
        super().__init__(port)
        self.match, self.seat, self.seats = match, seat, seats
        self.turn = ""

    async def connect(self) -> None:
        """Join the match and wait for its state."""
        self.wire = await Wire.open(self.port, "/socket.io/?EIO=4&transport=websocket")
        await self.wire.read()
        self.wire.send("40/levy,")
        while not (await self.wire.read()).startswith("40/levy"):
            pass
        self.emit("sync", self.match, self.seat, None, self.seats)
        while self.stamp < 0:
            self.hear(await self.wire.read())

    def emit(self, *what: object) -> None:
        """Send a message to the server."""
        self.wire.send(f"42/levy,{json.dumps(what)}")

    def hear(self, text: str) -> None:
        """Process a message from the server."""
        if text == "2":
            self.wire.send("3")
        if not text.startswith("42/levy,"):
            return
        self.weights.append(len(text))
        kind, _match, *rest = json.loads(text.partition(",")[2])
        state: Any = rest[0].get("state") if kind == "sync" else rest[0] if kind == "update" else None
        if state and state["_stateID"] > self.stamp:
            self.stamp, self.turn = state["_stateID"], state["ctx"]["currentPlayer"]
            self.changed.set()

    async def listen(self) -> None:
        """Process messages until cancelled."""
        try:
            while True:
                self.hear(await self.wire.read())
        except asyncio.CancelledError:
            self.wire.writer.close()


class Match:
    """A match of boardgame.io and the people at it."""

    def __init__(self, people: list[Client]) -> None:
        self.people = people
        self.moving = False

    def streams(self) -> Sequence["asyncio.Task[None]"]:
        """Start listening with all clients."""
        return [asyncio.create_task(person.listen()) for person in self.people]

    def weights(self) -> list[int]:
        """Return the size of each message, in bytes."""
        return [weight for person in self.people for weight in person.weights]

    async def move(self, chance: random.Random) -> tuple[float, float] | None:
        """Make a move; returns the seconds until the mover and until everybody had the new state."""
        mover = next(person for person in self.people if person.seat == person.turn)
        stamp = mover.stamp
        payload = {"type": "play", "args": [chance.randrange(8)], "playerID": mover.seat}
        began = time.perf_counter()
        mover.emit("update", {"type": "MAKE_MOVE", "payload": payload}, stamp, mover.match, mover.seat)
        mine = await mover.until(stamp + 1) - began
        ends = await asyncio.gather(*[person.until(stamp + 1) for person in self.people])
        return mine, max(ends) - began


async def begin_match(port: int, browsers: int) -> Match:
    """Start a match; the server creates it for the first client that connects."""
    name = os.urandom(6).hex()
    people = [Client(port, name, str(seat), browsers) for seat in range(browsers)]
    for person in people:
        await person.connect()
    return Match(people)
