"""A PostgreSQL and a Redis of our own on free ports, which can be stopped, killed and started again."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import pytest

from tests.web.web_site import free_port

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
USER = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.getuid() == 0 else {}
"""PostgreSQL does not run as root; there is a user for it."""


class Postgres:
    """A database server; `with Postgres() as server` begins it with an empty database."""

    def __init__(self):
        self.binaries = FOLDERS[0] if FOLDERS else Path(shutil.which("initdb") or "/nowhere/initdb").parent
        if not (self.binaries / "initdb").exists():
            pytest.skip("PostgreSQL is not installed: `apt-get install postgresql`")
        pytest.importorskip("psycopg", reason="`pip install hippodrome[server]`")
        self.port = free_port()
        self.address = f"postgresql://hippodrome@127.0.0.1:{self.port}/postgres"

    def __enter__(self):
        self.folder = tempfile.TemporaryDirectory(prefix="hippodrome-postgres-")
        here = self.folder.name
        if USER:
            shutil.chown(here, "postgres")
        initdb = [self.binaries / "initdb", "-D", f"{here}/data", "-A", "trust", "-U", "hippodrome", "--no-sync"]
        subprocess.run(initdb, check=True, capture_output=True, cwd=here, **USER)
        self.start()
        return self

    def start(self):
        import psycopg

        here = self.folder.name
        options = ["-p", str(self.port), "-k", here, "-c", "listen_addresses=127.0.0.1", "-c", "max_connections=120"]
        with Path(here, "log").open("ab") as log:
            command = [self.binaries / "postgres", "-D", f"{here}/data", *options]
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd=here, **USER)
        for _ in range(400):
            try:
                psycopg.connect(self.address).close()
                return
            except psycopg.OperationalError:
                time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    def stop(self):
        """At once, as after a loss of power: what was committed is found in its log at the next start."""
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(30)

    def __exit__(self, *_):
        self.stop()
        self.folder.cleanup()


class Redis:
    """A Redis server."""

    def __init__(self):
        self.binary = shutil.which("redis-server")
        if self.binary is None:
            pytest.skip("Redis is not installed: `apt-get install redis-server`")
        pytest.importorskip("redis", reason="`pip install hippodrome[server]`")
        self.port = free_port()
        self.address = f"redis://127.0.0.1:{self.port}/0"

    def __enter__(self):
        self.start()
        return self

    def start(self):
        command = [self.binary, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        time.sleep(0.3)

    def stop(self):
        self.process.terminate()
        self.process.wait(20)

    def __exit__(self, *_):
        self.stop()
