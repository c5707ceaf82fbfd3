"""A fair lock for writing to SQLite, which allows one write transaction at a time.

A process that finds SQLite's lock taken retries after pauses of up to a tenth of a second. Others may get in between,
so now and then somebody waits for seconds. With this lock, the next writer continues within a millisecond or two.
PostgreSQL locks rows and has a queue for each.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from django.db import OperationalError, connection

try:
    import fcntl
except ImportError:  # Windows, where only SQLite's own lock is used
    fcntl = None  # type: ignore[assignment]

PATIENCE = 5.0
"""Seconds to wait for the lock."""
PAUSE = 0.001
"""Seconds between two attempts."""


@contextmanager
def turn_to_write() -> Iterator[None]:
    """Wait for the write lock, outside the transaction; raises OperationalError after PATIENCE seconds."""
    file = _lock_file()
    if file is None:
        yield
        return
    with file:  # closing the file releases the lock
        deadline = time.monotonic() + PATIENCE
        while not _locked(file):
            if time.monotonic() > deadline:
                raise OperationalError("database is locked")
            time.sleep(PAUSE)
        yield


def _lock_file() -> IO[bytes] | None:
    """Open the lock file beside the database; None if it is not SQLite or has no such file."""
    if connection.vendor != "sqlite" or fcntl is None or connection.is_in_memory_db():  # type: ignore[attr-defined]
        return None
    try:
        place = f"{connection.settings_dict['NAME']}.turn"
        return os.fdopen(os.open(place, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600), "wb")
    except OSError:
        return None


def _locked(file: IO[bytes]) -> bool:
    """Try to lock the file; return True if locked, and also on file systems without locks."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return not isinstance(error, BlockingIOError)
    return True
