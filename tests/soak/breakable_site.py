"""A site of several processes that tests can kill or break on purpose, and whose stored moves they can read."""

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
"""Every move of a table. Moves that a bot, or the site on a player's behalf, played have seat -1."""


class BreakableSite(Site):
    """A site with two server processes and two bot workers. `broken` names a break in `broken/sitecustomize.py`."""

    patience = 240.0

    def __init__(self, folder, broken="", workers=2, bot_workers=2, **environment):
        path = os.pathsep.join([str(BROKEN), str(ROOT / "src")])
        environment = {"PYTHONPATH": path, "HIPPODROME_BREAK": broken} | environment
        super().__init__(folder, workers, bot_workers, **environment)

    def processes(self):
        """Return the pids by kind: `site` (the parent process), `page` and `bot`."""
        found = {"site": [self.process.pid], "page": [], "bot": []}
        for child in children_of(self.process.pid):
            line = command_of(child)
            if "run_bots" in line:
                found["bot"].append(child)
            elif "spawn_main" in line:
                found["page"].append(child)
        return found

    def kill_one(self, kind, chance):
        """Kill one process of a kind; return whether there was one. After killing the parent, restart the site."""
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
        """Run `hippodrome rehearse`; return whether it found no difference, and its output."""
        done = subprocess.run(
            [sys.executable, "-c", "from hippodrome.cli import app; app(['rehearse'])"],
            env=os.environ | {"HIPPODROME_DATA": str(self.folder), "PYTHONPATH": str(ROOT / "src")} | self.database(),
            capture_output=True,
            text=True,
            timeout=300,
        )
        return done.returncode == 0, done.stdout[-500:] + done.stderr[-500:]

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
    """Wait until orphaned processes have ended by themselves; their port is not free before."""
    deadline = time.monotonic() + seconds
    while any(command_of(pid) for pid in pids):
        assert time.monotonic() < deadline, "processes kept running after a kill"
        time.sleep(0.05)
