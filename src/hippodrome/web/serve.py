"""`hippodrome serve`: the site and its bots, with one command."""

import asyncio
import errno
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from urllib.request import urlopen

import uvicorn

from hippodrome.kernel.errors import HippodromeError
from hippodrome.web import keeper, usher
from hippodrome.web.database import migrate

APPLICATION = "hippodrome.web.asgi:application"
TICK = 1.0
"""Seconds between two looks of a server that does nothing."""
PORT_PATIENCE = 3.0
"""Seconds in which a site that was just ended has left its port."""


class CannotListen(HippodromeError):
    """The address at which people should find the site is not to be had."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    open_browser: bool = True,
    bot_workers: int | None = None,
) -> None:
    """Bring the database up to date, start the bots, and answer requests until stopped."""
    see_free(host, port)
    migrate()
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(f"Hippodrome is at {address}  (Ctrl+C ends it)", flush=True)
    keeper.Keeper(1 + max(1, (os.cpu_count() or 2) // 2) if bot_workers is None else bot_workers).start()
    if open_browser and has_desktop():
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    if workers > 1:
        os.environ["HIPPODROME_PARENT"] = str(os.getpid())
        with suppress(OSError):  # without a place to meet each process answers whoever comes
            meeting = tempfile.TemporaryDirectory(prefix="hippodrome-", ignore_cleanup_errors=True)  # ours alone (0700)
            os.environ[usher.FOLDER], os.environ[usher.COUNT] = meeting.name, str(workers)
    asked: dict[str, Any] = {
        "host": host,
        "port": port,
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "http": "hippodrome.web.gate:Gate",
        "lifespan": "on",
        "ws": "none",
        "timeout_graceful_shutdown": 1,
        "timeout_worker_healthcheck": 60,  # a process that is only slow is not killed, and its people with it
        "timeout_keep_alive": 75,
    }
    if workers > 1:
        uvicorn.run(APPLICATION, workers=workers, **asked)
    elif not serve_alone(uvicorn.Config(APPLICATION, **asked)):
        sys.exit(3)


def see_free(host: str, port: int) -> None:
    """Refuse to begin where somebody else listens: before the database is touched and bots are started."""
    until = time.monotonic() + PORT_PATIENCE
    while True:
        try:
            family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
            socket.create_server(address[:2], family=family).close()
            return
        except OSError as error:
            taken = error.errno == errno.EADDRINUSE
            if taken and time.monotonic() < until:
                time.sleep(0.1)
                continue
            why = "somebody else does" if taken else (error.strerror or "").partition(" (while")[0]
            told = f"Hippodrome can't listen at {host}, port {port} ({why})"
            raise CannotListen(f"{told}: end what is there, or choose another: --port {port % 65535 + 1}.") from error


def serve_alone(config: Any) -> bool:
    """Answer in this very process, which looks once a second whether it is to end, not ten times as uvicorn does.

    Gives whether it could begin.
    """

    class Server(uvicorn.Server):
        wake: Callable[[], object] | None = None

        async def main_loop(self) -> None:
            told, loop = asyncio.Event(), asyncio.get_running_loop()
            self.wake = lambda: loop.call_soon_threadsafe(told.set)
            while not await self.on_tick(0):
                with suppress(TimeoutError):
                    await asyncio.wait_for(told.wait(), TICK)

        def handle_exit(self, sig: int, frame: Any) -> None:
            super().handle_exit(sig, frame)
            if self.wake is not None:
                self.wake()

    server = Server(config)
    with suppress(KeyboardInterrupt):
        server.run()
    return server.started


def has_desktop() -> bool:
    """Whether a browser window can be opened here."""
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str) -> None:
    """Open the browser once the site answers."""
    for _ in range(100):
        try:
            urlopen(address, timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
