"""Taking turns to write to SQLite, which lets one transaction at a time write.

A process that finds SQLite's lock taken asks again after pauses of up to a tenth of a second, and whoever asks in
between is faster: now and then somebody waits for seconds. Here the next one goes on within a millisecond or two.
PostgreSQL locks row by row and has a queue for each.
"""

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO

from django.db import OperationalError, connection

try:
    import fcntl
except ImportError:  # Windows, where processes wait for each other as SQLite lets them
    fcntl = None  # type: ignore[assignment]

PATIENCE = 5.0
"""Seconds to wait for a turn."""
PAUSE = 0.001
"""Seconds between two tries."""


@contextmanager
def turn_to_write() -> Iterator[None]:
    """Wait for a turn to write, outside of the transaction; raises OperationalError after PATIENCE seconds."""
    file = _lock_file()
    if file is None:
        yield
        return
    with file:  # closing it ends the turn
        deadline = time.monotonic() + PATIENCE
        while not _locked(file):
            if time.monotonic() > deadline:
                raise OperationalError("database is locked")
            time.sleep(PAUSE)
        yield


def _lock_file() -> IO[bytes] | None:
    """Open the file beside the database that one at a time may lock; None where there can't be one."""
    if connection.vendor != "sqlite" or fcntl is None or connection.is_in_memory_db():  # type: ignore[attr-defined]
        return None
    try:
        place = f"{connection.settings_dict['NAME']}.turn"
        return os.fdopen(os.open(place, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600), "wb")
    except OSError:
        return None


def _locked(file: IO[bytes]) -> bool:
    """Lock the file unless somebody else has; a file system without locks keeps nobody waiting."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        return not isinstance(error, BlockingIOError)
    return True
