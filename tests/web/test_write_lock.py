"""The write lock for SQLite: threads and processes wait for each other, but not for ever."""

import os
import time
from collections.abc import Iterator
from threading import Thread, Timer

import pytest

fcntl = pytest.importorskip("fcntl", reason="without fcntl, processes rely on SQLite's own lock")


@pytest.fixture
def other(inside: None) -> Iterator[int]:
    """A file descriptor of the lock file, as another process has it."""
    from django.db import connection

    from hippodrome.web.services.write_lock import turn_to_write

    with turn_to_write():
        theirs = os.open(f"{connection.settings_dict['NAME']}.turn", os.O_RDWR)
    yield theirs
    os.close(theirs)


def test_a_move_continues_as_soon_as_another_process_releases_the_lock(other: int) -> None:
    from hippodrome.web.services import write_lock

    fcntl.flock(other, fcntl.LOCK_EX)
    freed: list[float] = []

    def let_go() -> None:
        freed.append(time.monotonic())
        fcntl.flock(other, fcntl.LOCK_UN)

    Timer(0.3, let_go).start()
    with write_lock.turn_to_write():
        assert freed, "the write did not wait"
        with pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)  # the lock is free again


def test_threads_of_one_process_take_turns(inside: None) -> None:
    from hippodrome.web.services import write_lock

    here, most = list[int](), list[int]()

    def write() -> None:
        for _ in range(20):
            with write_lock.turn_to_write():
                here.append(1)
                most.append(len(here))
                time.sleep(0.0005)
                here.pop()

    threads = [Thread(target=write) for _ in range(6)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert most == [1] * 120


def test_waiting_too_long_for_the_lock_raises(other: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from django.db import OperationalError

    from hippodrome.web.services import write_lock

    monkeypatch.setattr(write_lock, "PATIENCE", 0.2)
    fcntl.flock(other, fcntl.LOCK_EX)
    with pytest.raises(OperationalError, match="locked"), write_lock.turn_to_write():
        pass
    fcntl.flock(other, fcntl.LOCK_UN)
    with write_lock.turn_to_write():  # the failed attempt holds no lock
        pass


def test_writes_continue_if_the_file_cannot_be_locked(inside: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.web.services import write_lock

    def no_locks(*_: object) -> None:
        raise OSError("no locks available")

    monkeypatch.setattr(write_lock.fcntl, "flock", no_locks)
    with write_lock.turn_to_write():
        pass


def test_writes_continue_if_the_lock_file_cannot_be_created(inside: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.web.services import write_lock

    def no_room(*_: object) -> int:
        raise OSError("no space left on device")

    monkeypatch.setattr(write_lock.os, "open", no_room)
    with write_lock.turn_to_write():
        pass
