"""The usher: people at one table are all served by the same one of the site's processes.

Each process takes connections as they come. Were two people of one table answered by two of them, each would play
every move and draw every board for itself. So a connection that asks for a table of another process is handed to it,
with what it has said so far; the browser notices nothing. It is no more than a saving: a process that can't be reached
is done without, and every process can answer everything.
"""

import asyncio
import os
import re
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

FOLDER, COUNT = "HIPPODROME_USHERS", "HIPPODROME_WORKERS"
"""Environment variables by which `serve` tells its processes where they meet, and how many they are."""
TABLE = re.compile(rb"(?:GET|HEAD|POST) /t/([a-z0-9]{1,20})/")
"""How a request begins that is about a table."""
LONGEST = 65536
"""Bytes that a connection may have said before it is handed over; who begins with more stays."""
AT_ONCE = 16
"""So many newcomers are taken in before others get a turn."""
TRY_AGAIN = 1.0
"""Seconds before a process without a number tries again to have one."""
Welcome = Callable[[socket.socket, bytes], object]


class Usher:
    """One of the processes that share the tables among them: it has a number, and a socket by which others reach it."""

    def __init__(self, folder: Path, count: int) -> None:
        self.folder = folder
        self.count = count
        self.number = -1
        self.tried = -TRY_AGAIN
        self.door: socket.socket | None = None
        self.lock = -1

    def open(self, loop: asyncio.AbstractEventLoop, welcome: Welcome) -> None:
        """Take a number that no living process has, and let others hand us their connections."""
        if self.door is not None or loop.time() < self.tried + TRY_AGAIN:
            return
        self.tried = loop.time()
        for number in range(self.count):
            if self._take(number):
                self.number = number
                self.door = _datagrams()
                place = self.folder / f"{number}.socket"
                place.unlink(missing_ok=True)
                self.door.bind(str(place))
                loop.add_reader(self.door, self._arrivals, welcome)
                return

    def _take(self, number: int) -> bool:
        """Have a number until this process ends, unless another one has it."""
        import fcntl

        self.lock = os.open(self.folder / f"{number}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(self.lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            os.close(self.lock)
            return False
        return True

    def close(self, loop: asyncio.AbstractEventLoop) -> None:
        """Nobody is to be handed to this process any more."""
        if self.door is not None:
            loop.remove_reader(self.door)
            self.door.close()
            os.close(self.lock)
            self.door, self.number = None, -1

    def elsewhere(self, data: bytes) -> int | None:
        """Which other process has the table that a request is about, by how the request begins."""
        found = TABLE.match(data) if self.number >= 0 and len(data) <= LONGEST else None
        owner = int(found[1], 36) % self.count if found else self.number
        return None if owner == self.number else owner

    def hand_over(self, connection: int, data: bytes, owner: int) -> bool:
        """Give another process a connection, as an open file, and what it said; whether that process took it."""
        import array

        door = self.door
        if door is None:
            return False
        passed = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
        try:
            door.sendmsg([data], passed, 0, str(self.folder / f"{owner}.socket"))
        except OSError:  # it is not there, or has no room just now
            return False
        return True

    def _arrivals(self, welcome: Welcome) -> None:
        """Take in who was handed to us."""
        for _ in range(AT_ONCE):
            if self.door is None:
                return
            try:
                data, files, _flags, _from = socket.recv_fds(self.door, LONGEST, 1)
            except BlockingIOError:
                return
            for file in files:
                welcome(socket.socket(fileno=file), data)


def _datagrams() -> socket.socket:
    """A socket for whole messages that never waits."""
    made = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    made.setblocking(False)
    with suppress(OSError):
        made.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4 * LONGEST)
    return made


@cache
def usher() -> Usher | None:
    """The one of this process; none where the site has one process alone, or the system can't hand connections over."""
    folder, count = os.environ.get(FOLDER), int(os.environ.get(COUNT) or 1)
    if not folder or count < 2 or not hasattr(socket, "AF_UNIX") or not hasattr(socket, "recv_fds"):
        return None
    return Usher(Path(folder), count)
