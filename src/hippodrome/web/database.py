"""The database under the site: whether it is there, whole, and of the shape that this code knows.

What is not well is told in one sentence with what to do about it, before anything is changed.
"""

import logging
import os
import sqlite3
import tempfile
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote

import django
from django.apps import apps
from django.core.management import call_command
from django.db import OperationalError, connection, connections
from django.db.migrations.executor import MigrationExecutor

from hippodrome.kernel.errors import HippodromeError
from hippodrome.web import environment

MAGIC = b"SQLite format 3\0"
CHECK = 3.0
"""Seconds in which SQLite looks through its file at a start; the doctor looks at all of it."""
PATIENCE = 5
"""Seconds in which PostgreSQL must have answered."""
RESTORE = "restore the backup as docs/operator.md tells"
logger = logging.getLogger(__name__)


class BadDatabase(HippodromeError):
    """A database that is not there, not whole, or not of this code's shape."""


def set_up() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    if not apps.ready:
        django.setup()


def migrate() -> None:
    set_up()
    if connection.vendor == "sqlite":
        place = Path(str(connection.settings_dict["NAME"]))
        see_whole(place)
        keep_private(place)
    else:
        see_answering()
    see_not_newer()
    with plainly(), patient(connection):
        call_command("migrate", verbosity=0, interactive=False)
    connections.close_all()


def find() -> None:
    """Set Django up on a site that is there and fits this code; whoever looks for one makes none, nor changes it."""
    find_files()
    set_up()
    if connection.vendor == "sqlite":
        place = Path(str(connection.settings_dict["NAME"]))
        if not place.exists():
            raise BadDatabase(f"There is no database at {place}: is DATABASE_URL right?")
        see_whole(place)
    else:
        see_answering()


def find_up_to_date() -> None:
    find()
    missing = see_not_newer()
    if missing:
        raise BadDatabase(f"The database is not up to date ({some(missing)}): start the site first, it sees to it.")


def find_files() -> None:
    """See that a site's files are there before its settings are read, which would make a key where there is none."""
    folder = environment.folder("HIPPODROME_DATA")
    needed = {"HIPPODROME_SECRET_KEY": "secret-key", "DATABASE_URL": "hippodrome.sqlite3"}
    for variable, name in needed.items():
        if not environment.said(variable) and not (folder / name).exists():
            todo = "is HIPPODROME_DATA right? The first `hippodrome serve` makes one"
            raise BadDatabase(f"There is no site in {folder} (no {name}): {todo}.")


def see_whole(place: Path) -> None:
    """Refuse a file that is damaged, or no database at all; one that is not there yet, or empty, is well.

    It is only read: what lies beside it (-wal) is not written into it, for it may be of another database.
    """
    if not place.exists() or not place.stat().st_size:
        return
    if not is_sqlite(place):
        raise BadDatabase(f"{place} is no SQLite database: is HIPPODROME_DATA right? If so, {RESTORE}.")
    try:
        found = _checked(place)
    except sqlite3.DatabaseError as error:
        found = _first_line(error)
    if found != "ok":
        todo = f"do not go on with it, and {RESTORE}; a copy needs the old -wal and -shm beside it gone"
        raise BadDatabase(f"{place} is damaged ({found}): {todo}.")


def is_sqlite(place: Path) -> bool:
    with place.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def _checked(place: Path) -> str:
    with closing(reading(place)) as file:
        late = threading.Timer(CHECK, file.interrupt)
        late.start()
        try:
            return str(file.execute("PRAGMA quick_check(1)").fetchone()[0])
        except sqlite3.OperationalError as error:
            if "interrupted" in str(error):
                return "ok"
            raise
        finally:
            late.cancel()
            late.join()


def reading(place: Path | str) -> sqlite3.Connection:
    """A database of SQLite's, to be read only; another thread may interrupt it."""
    return sqlite3.connect(f"file:{quote(str(place))}?mode=ro", uri=True, timeout=20, check_same_thread=False)


def see_answering() -> None:
    """Refuse to go on without PostgreSQL; asked by ourselves, for a pool of connections says only that it waited."""
    driver: Any = connection
    try:
        wanted = {"connect_timeout": PATIENCE} | driver.get_connection_params()
        driver.Database.connect(**wanted).close()
    except driver.Database.Error as error:
        todo = "start it, and look at DATABASE_URL"
        raise BadDatabase(f"The database does not answer ({_first_line(error)}): {todo}.") from error


def shape() -> tuple[list[str], list[str]]:
    """Which migrations of this code the database lacks, and which it has that this code does not know."""
    executor = MigrationExecutor(connection)
    missing = [migration.name for migration, _ in executor.migration_plan(executor.loader.graph.leaf_nodes())]
    known = {*executor.loader.disk_migrations}
    newer = [name for app, name in executor.loader.applied_migrations if app == "web" and (app, name) not in known]
    return missing, newer


def see_not_newer() -> list[str]:
    """Refuse a database that newer code has changed; gives what it lacks."""
    with plainly():
        missing, newer = shape()
    if newer:
        todo = "update Hippodrome, or restore the backup from before"
        raise BadDatabase(f"The database is newer than this code ({some(newer)}): {todo}.")
    return missing


def some(names: list[str]) -> str:
    return f"{names[-1]} and {len(names) - 1} others" if len(names) > 2 else ", ".join(names)


@contextmanager
def plainly() -> Iterator[None]:
    """What the machine does not let a database do is told in a sentence; where in the code, at the level debug."""
    try:
        yield
    except OperationalError as error:
        logger.debug("the database can't be used", exc_info=True)
        todo = "see that there is room on its disk and that it may be written, and try again"
        raise BadDatabase(f"The database can't be used ({_first_line(error)}): {todo}.") from error


@contextmanager
def on_a_copy() -> Iterator[None]:
    """Let everybody in this process look at a copy of SQLite's database, and change in it what they like."""
    live = str(connection.settings_dict["NAME"])
    with tempfile.TemporaryDirectory(prefix="hippodrome-", ignore_cleanup_errors=True) as folder:  # ours alone (0700)
        copy = str(Path(folder) / "hippodrome.sqlite3")
        try:
            with closing(reading(live)) as source, closing(sqlite3.connect(copy)) as target:
                source.backup(target)
        except sqlite3.DatabaseError as error:
            todo = "is there room in the folder for temporary files (TMPDIR)?"
            raise BadDatabase(f"The database could not be copied to {folder} ({error}): {todo}") from error
        connection.close()
        connection.settings_dict["NAME"] = copy
        try:
            yield
        finally:
            connection.close()
            connection.settings_dict["NAME"] = live


@contextmanager
def patient(connection: Any) -> Iterator[None]:
    """Wait for locks as long as it takes, and for other processes that migrate at the same time."""
    if connection.vendor != "postgresql":
        yield
        return
    driver: Any = connection
    # A transaction of its own holds the lock: migrations have theirs, and a connection pooler gives away sessions.
    with driver.Database.connect(**driver.get_connection_params()) as turn, connection.cursor() as cursor:
        turn.execute("SET LOCAL lock_timeout = 0")
        turn.execute("SELECT pg_advisory_xact_lock(hashtext('hippodrome migrations'))")
        cursor.execute("SET lock_timeout = 0")
        yield
        cursor.execute("RESET lock_timeout")


def keep_private(place: Path) -> None:
    """A database file is its owner's alone, from its first byte on; what SQLite lays beside it becomes so too."""
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(place, os.O_RDWR | os.O_CREAT, 0o600))
    place.chmod(0o600)


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
