"""The log: one line per notable event, with table and seat, and never a secret.

A line has the form `time level what key=value ...`, so `grep table=abc` shows the history of a table. What could be
secret is never passed to the log: no word of a game, no URL (invitations and password links are secret), no form, no
cookie. For an exception, the log shows its type and where in the code it happened. Its message may quote anything, so
it is left out unless it comes from the operating system or the database.
"""

import logging
import re
import time
import traceback
from collections.abc import Callable
from pathlib import Path

from django.conf import settings
from django.db import OperationalError
from django.http import HttpRequest, HttpResponse

from hippodrome.web import metrics

SLOW = 1.0
"""Seconds after which a request counts as slow."""
OF_THE_MACHINE = (OSError, ImportError, OperationalError)
"""Errors about files, networks and databases; their messages quote nothing that people or games have written."""
FRAMES = 12
"""How many stack frames of an exception are logged, innermost last."""
PLAIN = re.compile(r"[\w.:/+@<>,-]+")
logger = logging.getLogger("hippodrome.web")


def note(what: str, level: int = logging.INFO, **facts: object) -> None:
    """Log an event; facts that are None or empty are left out."""
    logger.log(level, what, extra={"facts": facts})


def note_refusal(request: HttpRequest, key: str) -> None:
    """Count a refusal, and store its reason for the request's log line."""
    metrics.REFUSALS.labels(key).inc()
    vars(request)["refused"] = key


def where(request: HttpRequest) -> dict[str, object]:
    """Return the view, table and seat of a request. The URL itself may be secret, so it is not included."""
    found = request.resolver_match
    if found is None:
        return {"page": "-"}
    seat: object = found.kwargs.get("seat")
    if seat is None and request.method == "POST":
        given = request.POST.get("seat", "")
        seat = int(given) if given.isdecimal() and len(given) < 3 else None
    table = found.kwargs.get("slug")
    return {"page": found.view_name or "-", "table": table if _is_slug(table) else None, "seat": seat}


def _is_slug(given: object) -> bool:
    return isinstance(given, str) and re.fullmatch(r"[a-z0-9]{1,20}", given) is not None


def name_of_error(error: BaseException) -> str:
    """Return the type of an exception, and its message if that can't be secret."""
    said = str(error).partition("\n")[0][:200] if isinstance(error, OF_THE_MACHINE) or settings.DEBUG else ""
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def trail_of(error: BaseException) -> str:
    """Return the files, lines and functions of a traceback, innermost last, without any values."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return " > ".join(f"{Path(frame.filename).name}:{frame.lineno}:{frame.name}" for frame in frames)


class OneLine(logging.Formatter):
    """Formats each record as a single line; control characters and line breaks are replaced."""

    def format(self, record: logging.LogRecord) -> str:
        facts = dict(vars(record).get("facts", {}))
        text = record.getMessage()
        if "request" in vars(record) and record.name.startswith("django"):
            text = f"{record.name} refused a request"  # Django quotes the address
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            facts |= {"error": name_of_error(error), "trail": f"Traceback {trail_of(error)}"}
        written = [f"{name}={_written(value)}" for name, value in facts.items() if value not in (None, "")]
        when = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created))
        return " ".join([when, record.levelname.lower(), _printable(text), *written])


class WrongHost(logging.Filter):
    """Logs requests for an unknown host as refused, and drops Django's own error line."""

    def filter(self, record: logging.LogRecord) -> bool:
        if "request" in vars(record):
            note_refusal(vars(record)["request"], "host")
        return False


def _printable(text: str) -> str:
    return text if text.isprintable() else "".join(letter if letter.isprintable() else " " for letter in text)


def _written(value: object) -> str:
    text = _printable(str(value))
    return text if PLAIN.fullmatch(text) else '"' + text.replace('"', "'") + '"'


def logged(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A middleware: time each request, and log refused, slow and failed ones; at debug level, log all."""

    def answer(request: HttpRequest) -> HttpResponse:
        began = time.perf_counter()
        response = get_response(request)
        seconds = time.perf_counter() - began
        found = request.resolver_match
        metrics.RESPONSES.labels((found.view_name if found else "") or "-").observe(seconds)
        level = level_of(response.status_code, seconds)
        if logger.isEnabledFor(level):
            player = vars(request).get("_player")
            facts = where(request) | {"player": player.pk if player else None, "why": vars(request).get("refused")}
            note("request", level, **facts, status=response.status_code, ms=round(seconds * 1000))
        return response

    return answer


def level_of(status: int, seconds: float) -> int:
    """Return the log level of a request; 404s are not worth a line, as bots probe for pages all day."""
    if status >= 500 or seconds > SLOW:
        return logging.WARNING
    return logging.INFO if status >= 400 and status != 404 else logging.DEBUG
