"""`hippodrome serve` and `hippodrome bots`: run the site and its bots, together or separately."""

import errno
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from urllib.request import urlopen

import uvicorn

from hippodrome.kernel.errors import HippodromeError
from hippodrome.web.bots import supervisor
from hippodrome.web.database import migrate

APPLICATION = "hippodrome.web.asgi:application"
PORT_PATIENCE = 3.0
"""Seconds to wait until a previous instance has released the port."""


class CannotListen(HippodromeError):
    """The site can't listen at the given address."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    workers: int = 1,
    open_browser: bool = True,
    bot_workers: int | None = None,
) -> None:
    """Migrate the database, start the bots, and serve requests until stopped."""
    check_port_free(host, port)
    migrate()
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(f"Hippodrome is at {address}  (Ctrl+C ends it)", flush=True)
    supervisor.Supervisor(default_bot_workers() if bot_workers is None else bot_workers).start()
    if open_browser and has_desktop():
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    if workers > 1:
        os.environ["HIPPODROME_PARENT"] = str(os.getpid())
    uvicorn.run(
        APPLICATION,
        host=host,
        port=port,
        workers=workers,
        log_config=None,
        log_level="warning",
        access_log=False,
        http="hippodrome.web.server.connections:Connection",
        lifespan="on",
        ws="none",
        timeout_graceful_shutdown=5,  # for requests being answered; streams and half-sent requests end at once
        timeout_worker_healthcheck=60,  # don't kill a worker that is merely slow
        timeout_keep_alive=75,
    )


def run_bots(workers: int | None = None) -> None:
    """Migrate the database and run the bots until stopped, for a site that runs elsewhere."""
    migrate()
    bots = supervisor.Supervisor(default_bot_workers() if workers is None else workers)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, lambda *_: bots.end())
    bots.run()


def default_bot_workers() -> int:
    return 1 + max(1, (os.cpu_count() or 2) // 2)


def check_port_free(host: str, port: int) -> None:
    """Check that the port is free before the database is migrated and bots are started."""
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
            why = "the port is in use" if taken else (error.strerror or "").partition(" (while")[0]
            told = f"Hippodrome can't listen at {host}, port {port} ({why})"
            raise CannotListen(
                f"{told}: stop the other program, or choose another port: --port {port % 65535 + 1}."
            ) from error


def has_desktop() -> bool:
    if sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            urlopen(address, timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
