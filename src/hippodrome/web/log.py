"""The log: one line for each thing worth knowing, with table and seat, and never a secret.

A line is `time level what key=value ...`, so that `grep table=abc` tells the story of a table. What could be a secret
is not written in the first place: no word of a game, no address of a page (invitations and new passwords have theirs in
it), no form, no cookie. Of an error stand its kind and the places in the code it went through; what it says may quote
anything, so that is left out except where it speaks of the machine.
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
"""Seconds after which a page was slow."""
OF_THE_MACHINE = (OSError, ImportError, OperationalError)
"""Errors that speak of files, networks and databases, and quote nothing that people or games have said."""
FRAMES = 12
"""So many places in the code are told of an error, the last ones."""
PLAIN = re.compile(r"[\w.:/+@<>,-]+")
logger = logging.getLogger("hippodrome.web")


def note(what: str, level: int = logging.INFO, **facts: object) -> None:
    """Write a line; facts that are None or empty are left out."""
    logger.log(level, what, extra={"facts": facts})


def note_refusal(request: HttpRequest, key: str) -> None:
    """Count a refusal, and remember its reason for the request's line."""
    metrics.REFUSALS.labels(key).inc()
    vars(request)["refused"] = key


def where(request: HttpRequest) -> dict[str, object]:
    """Which page a request is for, at which table and for which seat: by name, since an address may be a secret."""
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
    """What kind of error it is, and what it says if that can't be a secret."""
    said = str(error).partition("\n")[0][:200] if isinstance(error, OF_THE_MACHINE) or settings.DEBUG else ""
    return f"{type(error).__name__}: {said}" if said else type(error).__name__


def trail_of(error: BaseException) -> str:
    """Where in the code it happened: files and lines, the last one last; nothing of what was in them."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    return " > ".join(f"{Path(frame.filename).name}:{frame.lineno}:{frame.name}" for frame in frames)


class OneLine(logging.Formatter):
    """Writes a record as one line; control characters and line ends can't begin another."""

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
    """Note requests for another site's name as refused, and drop Django's own line: nothing failed."""

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
    """Time each request, and log those that were refused, slow, or failed; all of them at the level debug."""

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
    """How much a request is worth telling; addresses that were never there are asked for all day long."""
    if status >= 500 or seconds > SLOW:
        return logging.WARNING
    return logging.INFO if status >= 400 and status != 404 else logging.DEBUG
