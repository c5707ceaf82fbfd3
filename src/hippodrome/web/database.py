"""Check that the site's database exists, is intact and fits this code, before anything changes it.

Every problem is reported in one sentence that also says what to do.
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
from django.core.files import locks
from django.core.management import call_command
from django.db import OperationalError, connection, connections
from django.db.migrations.executor import MigrationExecutor

from hippodrome.kernel.errors import HippodromeError
from hippodrome.web import environment

MAGIC = b"SQLite format 3\0"
CHECK = 3.0
"""Seconds that SQLite may spend checking its file at start-up; the doctor checks the whole file."""
PATIENCE = 5
"""Seconds that PostgreSQL has to answer."""
RESTORE = "restore the backup as described in docs/operator.md"
logger = logging.getLogger(__name__)


class BadDatabase(HippodromeError):
    """The database is missing, damaged, or doesn't fit this code."""


def set_up() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    if not apps.ready:
        django.setup()


def migrate() -> None:
    set_up()
    if connection.vendor == "sqlite":
        place = Path(str(connection.settings_dict["NAME"]))
        check_integrity(place)
        make_private(place)
    else:
        check_connection()
    check_not_newer()
    with plain_errors(), migration_lock(connection):
        call_command("migrate", verbosity=0, interactive=False)
    connections.close_all()


def find() -> None:
    """Set Django up on an existing site that fits this code, without creating or changing anything."""
    check_files_exist()
    set_up()
    if connection.vendor == "sqlite":
        place = Path(str(connection.settings_dict["NAME"]))
        if not place.exists():
            raise BadDatabase(f"There is no database at {place}: is DATABASE_URL right?")
        check_integrity(place)
    else:
        check_connection()


def open_up_to_date() -> None:
    find()
    missing = check_not_newer()
    if missing:
        raise BadDatabase(
            f"The database is not up to date ({shortened(missing)}): start the site first, it sees to it."
        )


def check_files_exist() -> None:
    """Check that a site's files exist before its settings are loaded, because loading them creates a missing key."""
    folder = environment.folder("HIPPODROME_DATA")
    needed = {"HIPPODROME_SECRET_KEY": "secret-key", "DATABASE_URL": "hippodrome.sqlite3"}
    for variable, name in needed.items():
        if not environment.text(variable) and not (folder / name).exists():
            todo = "is HIPPODROME_DATA right? The first `hippodrome serve` makes one"
            raise BadDatabase(f"There is no site in {folder} (no {name}): {todo}.")


def check_integrity(place: Path) -> None:
    """Refuse a file that is damaged or no SQLite database; a missing or empty file is fine.

    The file is opened read-only, so that a write-ahead log (-wal) beside it, which may belong to another database, is
    not written into it.
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
        todo = f"stop using it, and {RESTORE}; a copy needs the old -wal and -shm beside it gone"
        raise BadDatabase(f"{place} is damaged ({found}): {todo}.")


def is_sqlite(place: Path) -> bool:
    with place.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def _checked(place: Path) -> str:
    with closing(open_read_only(place)) as file:
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


def open_read_only(place: Path | str) -> sqlite3.Connection:
    """Open an SQLite database read-only; another thread may interrupt its queries."""
    return sqlite3.connect(f"file:{quote(str(place))}?mode=ro", uri=True, timeout=20, check_same_thread=False)


def check_connection() -> None:
    """Refuse to continue if PostgreSQL doesn't answer.

    This connects directly, because a connection pool would only report a timeout.
    """
    driver: Any = connection
    try:
        wanted = {"connect_timeout": PATIENCE} | driver.get_connection_params()
        driver.Database.connect(**wanted).close()
    except driver.Database.Error as error:
        todo = "start it, and look at DATABASE_URL"
        raise BadDatabase(f"The database does not answer ({_first_line(error)}): {todo}.") from error


def migration_state() -> tuple[list[str], list[str]]:
    """Return the migrations that the database lacks, and those it has that this code doesn't know."""
    executor = MigrationExecutor(connection)
    missing = [migration.name for migration, _ in executor.migration_plan(executor.loader.graph.leaf_nodes())]
    known = {*executor.loader.disk_migrations}
    newer = [name for app, name in executor.loader.applied_migrations if app == "web" and (app, name) not in known]
    return missing, newer


def check_not_newer() -> list[str]:
    """Refuse a database migrated by newer code; return the migrations it lacks."""
    with plain_errors():
        missing, newer = migration_state()
    if newer:
        todo = "update Hippodrome, or restore the backup from before"
        raise BadDatabase(f"The database is newer than this code ({shortened(newer)}): {todo}.")
    return missing


def shortened(names: list[str]) -> str:
    return f"{names[-1]} and {len(names) - 1} others" if len(names) > 2 else ", ".join(names)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn an OperationalError into one plain sentence; the traceback goes to the debug log."""
    try:
        yield
    except OperationalError as error:
        logger.debug("the database can't be used", exc_info=True)
        todo = "see that there is room on its disk and that it may be written, and try again"
        raise BadDatabase(f"The database can't be used ({_first_line(error)}): {todo}.") from error


@contextmanager
def on_a_copy() -> Iterator[None]:
    """Point this process at a temporary copy of the SQLite database, which it may change freely."""
    live = str(connection.settings_dict["NAME"])
    with tempfile.TemporaryDirectory(prefix="hippodrome-", ignore_cleanup_errors=True) as folder:  # mode 0700
        copy = str(Path(folder) / "hippodrome.sqlite3")
        try:
            with closing(open_read_only(live)) as source, closing(sqlite3.connect(copy)) as target:
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
def migration_file_lock(place: Path) -> Iterator[None]:
    """Let one process at a time migrate a file; SQLite itself locks each migration, but not the list of them."""
    with os.fdopen(os.open(f"{place}.migrating", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600), "wb") as lock:
        locks.lock(lock, locks.LOCK_EX)
        yield


@contextmanager
def migration_lock(connection: Any) -> Iterator[None]:
    """Wait without a timeout for other processes that are migrating."""
    if connection.vendor != "postgresql":
        with migration_file_lock(Path(str(connection.settings_dict["NAME"]))):
            yield
        return
    driver: Any = connection
    # The lock needs its own transaction: migrations use theirs, and a connection pooler doesn't keep sessions.
    with driver.Database.connect(**driver.get_connection_params()) as turn, connection.cursor() as cursor:
        turn.execute("SET LOCAL lock_timeout = 0")
        turn.execute("SELECT pg_advisory_xact_lock(hashtext('hippodrome migrations'))")
        cursor.execute("SET lock_timeout = 0")
        yield
        cursor.execute("RESET lock_timeout")


def make_private(place: Path) -> None:
    """Create the database file readable by its owner alone; SQLite gives the files beside it the same mode."""
    place.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    os.close(os.open(place, os.O_RDWR | os.O_CREAT, 0o600))
    place.chmod(0o600)


def _first_line(error: Exception) -> str:
    return str(error).strip().partition("\n")[0]
