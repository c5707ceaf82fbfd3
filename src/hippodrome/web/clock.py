"""The current time, for everything that has a deadline: moves, clocks, offers and notifications.

Tests can shift it. Within one process they call `shift`. Several processes share an offset in seconds, stored in the
file that `HIPPODROME_TEST_CLOCK` names; the deployment checks refuse that setting.
"""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from django.conf import settings

_shift = timedelta()
_read: tuple[int, timedelta] = (0, timedelta())
"""When the file with the offset was last changed, and what was in it."""


def now() -> datetime:
    """Return the current time in UTC."""
    if settings.TEST_CLOCK:
        return datetime.now(UTC) + _shift + _offset(settings.TEST_CLOCK)
    return datetime.now(UTC) + _shift


def shift(by: timedelta) -> None:
    """Shift this process's time, in tests; `timedelta()` restores it."""
    global _shift
    _shift = by


def write_offset(place: Path | str, seconds: float) -> None:
    """Shift the time of all processes that read this file."""
    draft = Path(f"{place}.new")
    draft.write_text(str(seconds), "utf-8")
    draft.replace(place)


def _offset(place: str) -> timedelta:
    global _read
    try:
        changed = Path(place).stat().st_mtime_ns
        if changed != _read[0]:
            _read = changed, timedelta(seconds=float(Path(place).read_text("utf-8")))
    except (OSError, ValueError):
        return timedelta()
    return _read[1]
