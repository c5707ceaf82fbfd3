"""A site of several processes that can be shot at, broken on purpose, and asked afterwards what it kept."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

from tests.web.web_site import ROOT, Site

BROKEN = Path(__file__).parent / "broken"
MOVES = """
    select web_move.version, case when web_move.bot = '' and not let_go then seat else -1 end, word
    from web_move join web_table on web_table.id = table_id where slug = {mark} order by web_move.version
"""
"""Every move of a table; those that bots made, or the site for somebody, count for nobody's seat."""


class Besieged(Site):
    """A site with two processes for pages and two for bots; `broken` names a break of `broken/sitecustomize.py`."""

    patience = 240.0

    def __init__(self, folder, broken="", workers=2, bot_workers=2, **environment):
        path = os.pathsep.join([str(BROKEN), str(ROOT / "src")])
        environment = {"PYTHONPATH": path, "HIPPODROME_BREAK": broken} | environment
        super().__init__(folder, workers, bot_workers, **environment)

    def processes(self):
        """The ids of all its processes by what they do: `site` (which started the others), `page`, `bot`."""
        found = {"site": [self.process.pid], "page": [], "bot": []}
        for child in children_of(self.process.pid):
            line = command_of(child)
            if "run_bots" in line:
                found["bot"].append(child)
            elif "spawn_main" in line:
                found["page"].append(child)
        return found

    def shoot(self, kind, chance):
        """Kill one process of a kind; gives whether there was one. Who kills the first starts the site again."""
        if kind == "site":
            children = children_of(self.process.pid)
            self.kill()
            wait_for_end(children)
            self.start()
            return True
        targets = self.processes()[kind]
        if not targets:
            return False
        os.kill(chance.choice(targets), signal.SIGKILL)
        return True

    def moves_of(self, slug):
        address = self.environment.get("DATABASE_URL")
        if address:
            import psycopg

            with psycopg.connect(address) as database:
                return database.execute(MOVES.format(mark="%s"), [slug]).fetchall()
        with sqlite3.connect(self.folder / "hippodrome.sqlite3", timeout=20) as database:
            return database.execute(MOVES.format(mark="?"), [slug]).fetchall()

    def rehearse(self):
        """Whether every stored table is where its record leads, as `hippodrome rehearse` says."""
        told = subprocess.run(
            [sys.executable, "-c", "from hippodrome.cli import app; app(['rehearse'])"],
            env=os.environ | {"HIPPODROME_DATA": str(self.folder), "PYTHONPATH": str(ROOT / "src")} | self.database(),
            capture_output=True,
            text=True,
            timeout=300,
        )
        return told.returncode == 0, told.stdout[-500:] + told.stderr[-500:]

    def database(self):
        address = self.environment.get("DATABASE_URL")
        return {"DATABASE_URL": address} if address else {}


def children_of(parent):
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == parent and fields[0] != "Z":
            found.append(int(stat.parent.name))
    return found


def command_of(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:
        return ""


def wait_for_end(pids, seconds=60):
    """Processes that lost the one that started them end by themselves; only then is their port free."""
    deadline = time.monotonic() + seconds
    while any(command_of(pid) for pid in pids):
        assert time.monotonic() < deadline, "processes stayed behind after a kill"
        time.sleep(0.05)
