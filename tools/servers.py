"""A PostgreSQL and a Redis of our own on free ports, which tests and `bench/load.py` stop and start as they like.

Where one of them is not installed, SkipTest says what to do about it.
"""

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from random import SystemRandom
from typing import Any
from unittest import SkipTest
from urllib.parse import quote

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
USER: dict[str, Any] = (
    {"user": "postgres", "group": "postgres", "extra_groups": []}
    if sys.platform != "win32" and os.getuid() == 0
    else {}
)
"""PostgreSQL does not run as root; there is a user for it."""


def free_port() -> int:
    """A port that nobody has, below those that the system gives to whoever calls out: so nobody takes it meanwhile."""
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def need(package: str) -> None:
    """Raise SkipTest where a package is missing."""
    if find_spec(package) is None:
        raise SkipTest(f"{package} is not installed: `pip install hippodrome[server]`")


class Postgres:
    """A database server; `with Postgres() as server` begins it with an empty database."""

    def __init__(self) -> None:
        self.binaries = FOLDERS[0] if FOLDERS else Path(shutil.which("initdb") or "/nowhere/initdb").parent
        if not (self.binaries / "initdb").exists():
            raise SkipTest("PostgreSQL is not installed: `apt-get install postgresql`")
        need("psycopg")
        self.port = free_port()
        self.address = f"postgresql://hippodrome@127.0.0.1:{self.port}/postgres"
        self.beside = ""
        """Its address for who lives on the same machine: by a socket in its folder, which takes less work."""

    def __enter__(self) -> "Postgres":
        self.folder = tempfile.TemporaryDirectory(prefix="hippodrome-postgres-")
        here = self.folder.name
        self.beside = f"postgresql://hippodrome@{quote(here, safe='')}:{self.port}/postgres"
        if USER:
            shutil.chown(here, "postgres")
        initdb = [self.binaries / "initdb", "-D", f"{here}/data", "-A", "trust", "-U", "hippodrome", "--no-sync"]
        subprocess.run(initdb, check=True, capture_output=True, cwd=here, **USER)
        self.start()
        return self

    def start(self) -> None:
        """Start it, and wait until it answers."""
        import psycopg

        here = self.folder.name
        options = ["-p", str(self.port), "-k", here, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=120"]
        with Path(here, "log").open("ab") as log:
            command = [self.binaries / "postgres", "-D", f"{here}/data", *options]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=here, **USER)
        for _ in range(1200):
            try:
                psycopg.connect(self.address).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def stop(self) -> None:
        """At once, as after a loss of power: what was committed is found in its log at the next start."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(60)

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.folder.cleanup()


class Redis:
    """A Redis server."""

    def __init__(self) -> None:
        self.binary = shutil.which("redis-server") or ""
        if not self.binary:
            raise SkipTest("Redis is not installed: `apt-get install redis-server`")
        need("redis")
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"

    def __enter__(self) -> "Redis":
        self.start()
        return self

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [self.binary, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        for _ in range(1200):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return
            time.sleep(0.05)
        raise AssertionError("Redis did not start")

    def stop(self) -> None:
        """End it."""
        self.process.terminate()
        self.process.wait(60)

    def __exit__(self, *_: object) -> None:
        self.stop()
