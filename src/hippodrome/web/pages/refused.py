"""What a browser gets when something can't be done."""

import logging
import sys

from django.db import OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.deprecation import MiddlewareMixin
from django_htmx.http import reswap, retarget

from hippodrome.web import messages
from hippodrome.web.play import Refused

RETRY_AFTER = 2
"""Seconds after which somebody may try again."""
logger = logging.getLogger(__name__)


class Refusals(MiddlewareMixin):
    """A middleware: a refusal becomes a page that says why, with the right status; so does a database that is away."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Say why."""
        if isinstance(error, OperationalError):
            return busy(error)
        return refuse(request, error) if isinstance(error, Refused) else None


def refuse(request: HttpRequest, refusal: Refused) -> HttpResponse:
    """The reason as a page; a page that asked for a part of itself shows it as a notice and stays as it is."""
    why = messages.say(refusal.key, **refusal.params)
    if request.headers.get("HX-Request"):
        part = render(request, "web/refused_part.html", {"why": why}, status=refusal.status)
        return retarget(reswap(part, "innerHTML"), "#notice")
    return render(request, "web/refused.html", {"why": why}, status=refusal.status)


def no_token(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without its token: not one of ours, or from a page that is too old."""
    return refuse(request, Refused("refused-form", 403))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """There is nothing at this address."""
    return render(request, "web/refused.html", {"why": messages.say("not-found")}, status=404)


def broken(request: HttpRequest) -> HttpResponse:
    """Something went wrong on our side; this page needs nothing that could fail again."""
    error = sys.exc_info()[1]
    if isinstance(error, OperationalError):  # one that came before or after the page itself
        return busy(error)
    return HttpResponse(messages.say("broken"), status=500, content_type="text/plain; charset=utf-8")


def busy(error: OperationalError) -> HttpResponse:
    """The database is away, locked, or has no room: nothing was changed, and trying again is the right thing to do.

    The page of a table would need the database once more, so this is plain text.
    """
    logger.warning("the database does not serve us: %s", str(error).partition("\n")[0])
    answer = HttpResponse(messages.say("refused-busy"), status=503, content_type="text/plain; charset=utf-8")
    answer["Retry-After"] = RETRY_AFTER
    return answer
