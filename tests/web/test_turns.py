"""Whose turn it is to write: processes at one SQLite file wait for each other, but not for ever."""

import os
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Timer

import pytest

fcntl = pytest.importorskip("fcntl", reason="there processes wait as SQLite lets them")


@pytest.fixture
def other(inside: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The file as another process has it open: what it locks is locked for us."""
    from hippodrome.web import play

    ours, theirs = (os.open(tmp_path / "turn", os.O_RDWR | os.O_CREAT) for _ in range(2))
    monkeypatch.setattr(play, "_ticket", lambda: ours)
    yield theirs
    os.close(ours)
    os.close(theirs)


def test_a_move_goes_on_as_soon_as_another_process_is_done(other: int) -> None:
    from hippodrome.web import play

    fcntl.flock(other, fcntl.LOCK_EX)
    freed: list[float] = []

    def let_go() -> None:
        freed.append(time.monotonic())
        fcntl.flock(other, fcntl.LOCK_UN)

    Timer(0.3, let_go).start()
    with play.turn_to_write():
        assert freed, "it did not wait"
        with pytest.raises(BlockingIOError):
            fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)
    fcntl.flock(other, fcntl.LOCK_EX | fcntl.LOCK_NB)  # and it is free again


def test_who_waits_too_long_is_told_that_we_are_busy(other: int, monkeypatch: pytest.MonkeyPatch) -> None:
    from django.db import OperationalError

    from hippodrome.web import play

    monkeypatch.setattr(play, "PATIENCE", 0.2)
    fcntl.flock(other, fcntl.LOCK_EX)
    with pytest.raises(OperationalError, match="locked"), play.turn_to_write():
        pass
    fcntl.flock(other, fcntl.LOCK_UN)
    with play.turn_to_write():  # nobody is left waiting for a turn that was never taken
        pass


def test_a_file_that_cannot_be_locked_keeps_nobody_waiting(inside: None, monkeypatch: pytest.MonkeyPatch) -> None:
    from hippodrome.web import play

    reading, writing = os.pipe()
    os.close(reading)
    os.close(writing)
    monkeypatch.setattr(play, "_ticket", lambda: writing)
    with play.turn_to_write():
        pass
