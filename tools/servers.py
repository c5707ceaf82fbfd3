"""PostgreSQL and pgbouncer servers on free ports, for tests and `bench/load.py`.

If one of them is not installed, SkipTest explains how to install it.
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
"""PostgreSQL refuses to run as root, so its own user is used."""


def free_port() -> int:
    """Return a free port below the range of ephemeral ports, so that no outgoing connection takes it meanwhile."""
    while True:
        port = SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def need(package: str) -> None:
    """Raise SkipTest if a package is missing."""
    if find_spec(package) is None:
        raise SkipTest(f"{package} is not installed: `pip install hippodrome[server]`")


class Postgres:
    """A database server; `with Postgres() as server` starts it with an empty database."""

    def __init__(self) -> None:
        self.binaries = FOLDERS[0] if FOLDERS else Path(shutil.which("initdb") or "/nowhere/initdb").parent
        if not (self.binaries / "initdb").exists():
            raise SkipTest("PostgreSQL is not installed: `apt-get install postgresql`")
        need("psycopg")
        self.port = free_port()
        self.address = f"postgresql://hippodrome@127.0.0.1:{self.port}/postgres"
        self.beside = ""
        """Its address for local clients, via a Unix socket in its folder, which is faster."""

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
        """Start the server and wait until it accepts connections."""
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
        """Stop immediately, as after a power failure; the next start recovers committed data from the log."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(60)

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.folder.cleanup()


class Pgbouncer:
    """A connection pooler in transaction mode in front of PostgreSQL, with a pool of two connections."""

    def __init__(self, server: Postgres) -> None:
        self.binary = shutil.which("pgbouncer") or ""
        if not self.binary:
            raise SkipTest("pgbouncer is not installed: `apt-get install pgbouncer`")
        self.server = server
        self.port = free_port()
        self.address = f"postgresql://hippodrome@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> "Pgbouncer":
        self.folder = tempfile.TemporaryDirectory(prefix="hippodrome-pgbouncer-")
        settings = f"""[databases]
postgres = host=127.0.0.1 port={self.server.port} user=hippodrome
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = {self.port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 2
ignore_startup_parameters = options,extra_float_digits
"""
        written = Path(self.folder.name, "pgbouncer.ini")
        written.write_text(settings)
        if USER:
            shutil.chown(self.folder.name, "postgres")
        with Path(self.folder.name, "log").open("wb") as log:
            self.process = subprocess.Popen([self.binary, written], stdout=log, stderr=log, **USER)
        for _ in range(1200):
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port)):
                return self
            time.sleep(0.05)
        raise AssertionError("pgbouncer did not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(60)
        self.folder.cleanup()
