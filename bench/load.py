"""How long a move takes to reach everybody, with many live tables and browsers: `python bench/load.py`.

Starts a site of its own on a free port of this machine, seats people at tables, opens a stream for each of them, and
then plays at a steady pace. A round trip begins when the POST of a move is sent and ends when everybody at the table
has the new rendering of the page. The browsers here are as light as can be, because they share the machine with the
server; nothing leaves 127.0.0.1, and the run is bounded in time.
"""

import argparse
import asyncio
import gzip
import json
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST = 300.0
"""Seconds after which the run ends whatever happened."""


class Answer:
    """What the server answered."""

    def __init__(self, status: int, headers: dict[str, str], body: str) -> None:
        self.status = status
        self.headers = headers
        self.body = body


class Browser:
    """One person: a connection for pages, a connection for the stream, cookies, and the latest page."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookies: dict[str, str] = {}
        self.page = ""
        self.stamp = 0
        self.changed = asyncio.Event()
        self.busy = asyncio.Lock()
        self.segments: dict[str, str] = {}
        self.prints: dict[str, str] = {}
        self.weights: list[int] = []
        self.wires: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, fields: dict[str, object] | None = None) -> Answer:
        """One request, after the one before it is answered."""
        async with self.busy:
            return await self._ask(method, path, fields)

    async def _ask(self, method: str, path: str, fields: dict[str, object] | None) -> Answer:
        if self.wires is None:
            self.wires = await asyncio.open_connection("127.0.0.1", self.port)
        reader, writer = self.wires
        body = "&".join(f"{name}={value}" for name, value in (fields or {}).items()).encode()
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        head = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "HX-Request: true", f"Cookie: {cookies}"]
        has = [f"{name}:{mark}" for name, mark in self.prints.items()]
        has.append("turn:yes" if 'data-turn="yes"' in self.page else "turn:no")
        head += ["Accept-Encoding: gzip", f"Hippodrome-Has: {' '.join(has)}"]
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
            if name.lower() == "set-cookie":
                key, _, content = value.split(";")[0].partition("=")
                self.cookies[key] = content
            headers[name.lower()] = value
        body = await reader.readexactly(int(headers.get("content-length", "0")))
        self.weights.append(len(body))
        text = (gzip.decompress(body) if headers.get("content-encoding") == "gzip" else body).decode()
        return Answer(int(lines[0].split()[1]), headers, text)

    def see(self, page: str) -> None:
        """Take a rendering in, unless it is older than what is there."""
        found = re.search(r'id="state" data-stamp="(\d+)"', page)
        if found and int(found[1]) > self.stamp:
            for name, part in re.findall(r'<hx-partial hx-target="#(\w+)"[^>]*>(.*?)</hx-partial>', page, re.S):
                self.segments[name] = part
                marked = re.search(r'data-print="(\w+)"', part)
                if marked:
                    self.prints[name] = marked[1]
            self.page, self.stamp = "".join(self.segments.values()) or page, int(found[1])
            self.changed.set()

    async def listen(self, slug: str) -> None:
        """Follow the table's stream and fetch what it announces, as a page's script does."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(f"GET /t/{slug}/events HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n".encode())
        try:
            while line := await reader.readline():
                if line.startswith(b"data: ") and line != b"data: -\n" and int(line[6:]) > self.stamp:
                    self.see((await self.ask("GET", f"/t/{slug}/live/")).body)
        except asyncio.CancelledError:
            writer.close()

    async def until(self, stamp: int) -> float:
        """When this browser had the rendering of a stamp."""
        while self.stamp < stamp:
            self.changed.clear()
            await self.changed.wait()
        return time.perf_counter()


class Table:
    """A table and the people at it."""

    def __init__(self, slug: str, people: list[Browser]) -> None:
        self.slug = slug
        self.people = people
        self.moving = False

    async def move(self, chance: random.Random) -> tuple[float, float] | None:
        """One move; gives the seconds until the mover and until everybody had the new page."""
        mover = next((person for person in self.people if 'data-turn="yes"' in person.page), None)
        if mover is None:
            return None
        page = mover.page
        words = re.findall(r'name="word" value="([^"]+)"', page) + re.findall(r'data-word="([^"]+)"', page)
        version = re.search(r'name="version" value="(\d+)"', page)
        seat = re.search(r'name="seat" value="(\d+)"', page)
        assert version and seat and words
        fields = {"version": version[1], "seat": seat[1], "word": chance.choice(words)}
        began = time.perf_counter()
        answer = await mover.ask("POST", f"/t/{self.slug}/play/", fields)
        if answer.status != 200:
            raise SystemExit(f"a move was refused: {answer.status} {fields}")
        mover.see(answer.body)
        mine = time.perf_counter() - began
        ends = await asyncio.gather(*[person.until(mover.stamp) for person in self.people])
        return mine, max(ends) - began


async def seat_people(port: int, count: int, game: str) -> Table:
    """A table of `count` people who have all sat down."""
    people = [Browser(port) for _ in range(count)]
    for person in people:
        await person.ask("GET", "/")
    form = {"count": count, "seat-0": "me"} | {f"seat-{number}": "open" for number in range(1, count)}
    made = await people[0].ask("POST", f"/games/{game}/new/", form)
    slug = made.headers["location"].split("/")[2]
    for person in people[1:]:
        await person.ask("POST", f"/t/{slug}/join/", {})
    for person in people:
        person.see((await person.ask("GET", f"/t/{slug}/live/")).body)
    return Table(slug, people)


def work_of(pid: int) -> float:
    """Seconds of processor time that a process and its children have used so far (Linux; elsewhere 0)."""
    spent = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if pid in (int(stat.parent.name), int(fields[1])):
            spent += int(fields[11]) + int(fields[12])
    return spent / os.sysconf("SC_CLK_TCK") if spent else 0.0


async def measure(port: int, server: int, wanted: argparse.Namespace) -> dict[str, object]:
    """Seat everybody, play at the wanted pace, and count."""
    chance = random.Random(7)
    tables = [await seat_people(port, wanted.seats, wanted.game) for _ in range(wanted.tables)]
    streams = [asyncio.create_task(person.listen(table.slug)) for table in tables for person in table.people]
    await asyncio.sleep(1)
    trips: list[tuple[float, float]] = []

    async def move(table: Table) -> None:
        table.moving = True
        trip = await table.move(chance)
        table.moving = False
        if trip:
            trips.append(trip)

    began, worked = time.perf_counter(), work_of(server)
    running: set[asyncio.Task[None]] = set()
    for number in range(wanted.moves):
        await asyncio.sleep(max(0.0, began + number / wanted.rate - time.perf_counter()))
        free = [table for table in tables if not table.moving]
        if free:
            task = asyncio.create_task(move(chance.choice(free)))
            running.add(task)
            task.add_done_callback(running.discard)
    await asyncio.gather(*running)
    lasted, worked = time.perf_counter() - began, work_of(server) - worked
    for stream in streams:
        stream.cancel()
    return {
        "tables": wanted.tables,
        "browsers": len(streams),
        "workers": wanted.workers,
        "moves": len(trips),
        "moves a second": round(len(trips) / lasted, 1),
        "mover has the page (ms)": spread([mine for mine, _ in trips]),
        "everybody has the page (ms)": spread([everybody for _, everybody in trips]),
        "server's processor time for a move (ms)": round(1000 * worked / len(trips), 1),
        "bytes of an answer": bytes_of(
            [weight for table in tables for person in table.people for weight in person.weights]
        ),
        "load of the machine": round(os.getloadavg()[0], 1),
    }


def spread(seconds: list[float]) -> dict[str, float]:
    """Median, 99th percentile and most, in milliseconds."""
    ordered = sorted(seconds)
    return {
        "median": round(1000 * statistics.median(ordered), 1),
        "p99": round(1000 * ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))], 1),
        "most": round(1000 * ordered[-1], 1),
    }


def bytes_of(weights: list[int]) -> dict[str, float]:
    """Median and 95th percentile of what came over the wire."""
    ordered = sorted(weights)
    return {"median": statistics.median(ordered), "p95": ordered[int(len(ordered) * 0.95)]}


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(port: int, folder: str, workers: int) -> "subprocess.Popen[bytes]":
    """A site of our own without bots, and wait until it answers."""
    asked = f"port={port}, workers={workers}, open_browser=False, bot_workers=0"
    command = f"from hippodrome.web.serve import serve; serve({asked})"
    environment = {"PYTHONPATH": str(ROOT / "src"), "HIPPODROME_DATA": folder, "HIPPODROME_LIMITS": "off"}
    server = subprocess.Popen([sys.executable, "-c", command], env=os.environ | environment)
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except OSError:
            time.sleep(0.05)
    time.sleep(1)
    return server


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--game", default="byzanz")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--rate", type=float, default=10.0, help="moves a second over all tables")
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="hippodrome-load-") as folder:
        port = free_port()
        server = start(port, folder, wanted.workers)
        try:
            told = asyncio.run(asyncio.wait_for(measure(port, server.pid, wanted), LONGEST))
            print(json.dumps(told, indent=2))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)


if __name__ == "__main__":
    main()
