"""Whether changes can be stored: a database may answer and take no writes, for example when its disk is full."""

import time

from django.db import OperationalError

from hippodrome.web import models
from hippodrome.web.services.write_lock import turn_to_write

ASK_EVERY = 5.0
"""Seconds for which the answer of a trial write holds."""
REMEMBERED = 15.0
"""Seconds for which a failed change counts: a small trial write may still find room where a move finds none."""
TRIAL = "ready:write"

_failed = -REMEMBERED
_tried = -ASK_EVERY
_could = True


def note_failure(error: BaseException) -> None:
    """Remember that a change could not be stored; that somebody else was writing meanwhile does not count."""
    global _failed
    if not is_locked(error):
        _failed = time.monotonic()


def can_write() -> bool:
    """Whether a trial write succeeds and no change has failed lately; raises OperationalError without a database."""
    global _could, _tried
    now = time.monotonic()
    if now - _tried >= ASK_EVERY:
        _tried = now
        try:
            with turn_to_write():
                models.Tally.objects.update_or_create(key=TRIAL, span=0, defaults={"count": int(now) % 2**31})
            _could = True
        except OperationalError as error:
            _could = is_locked(error)
    return _could and now - _failed >= REMEMBERED


def is_locked(error: BaseException) -> bool:
    return "locked" in str(error)
