"""Error pages: they say what went wrong and what to do next; errors of the site can be reported."""

import logging
import sys
from typing import Any

from django.core import signing
from django.db import DatabaseError, OperationalError
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.deprecation import MiddlewareMixin
from django.views.decorators.http import require_POST
from django_htmx.http import reswap, retarget

from hippodrome.web import log, messages, models
from hippodrome.web.accounts import identity, rate_limits
from hippodrome.web.refusals import Refused
from hippodrome.web.server.limits import RETRY_AFTER
from hippodrome.web.services import moderation, writing

NEXT = {403: "next-not-yours", 404: "next-not-found", 409: "next-gone-on", 429: "next-later"}
SALT = "trouble"
OLDEST = 24 * 3600
"""Seconds for which an error can be reported."""
HEADER = "Hippodrome-Trouble"
"""The response header with which the page's script can report an error."""


class Refusals(MiddlewareMixin):
    """A middleware: turn refusals and database timeouts into pages that explain them, with the right status."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        if isinstance(error, Refused):
            return refuse(request, error)
        if isinstance(error, models.GameTable.DoesNotExist):
            return not_found(request, error)
        if isinstance(error, OperationalError):
            return busy(request, error)
        if isinstance(error, DatabaseError) and identity.is_deleted(request):
            return refuse(request, Refused("refused-unknown", 403))
        return None


def refuse(request: HttpRequest, refusal: Refused) -> HttpResponse:
    """Show the reason of a refusal as a page, or as a notice if an open page asked for a part of itself."""
    why = messages.say(refusal.key, **refusal.params)
    log.note_refusal(request, refusal.key)
    if request.headers.get("HX-Request"):
        part = render(request, "web/refused_part.html", {"why": why}, status=refusal.status)
        return retarget(reswap(part, "innerHTML"), "#notice")
    found = log.where(request)
    # This message already says what to do.
    further = "" if refusal.key == "refused-form" else NEXT.get(refusal.status, "")
    context = {"why": why, "next": further, "table": found.get("table"), "may_log_in": refusal.status == 403}
    return render(request, "web/refused.html", context, status=refusal.status)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    context = {"title": "not-found-title", "why": messages.say("not-found"), "next": NEXT[404]}
    return render(request, "web/refused.html", context, status=404)


def forbidden(request: HttpRequest, exception: Exception | None = None, reason: str = "") -> HttpResponse:
    """Answer requests that Django refuses, such as a form without its CSRF token."""
    return refuse(request, Refused("refused-form", 403))


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    return calm_page(request, {"why": messages.say("refused-form")}, 400)


def busy(request: HttpRequest, error: BaseException) -> HttpResponse:
    """Answer while the database is overloaded or away; a page that is only read reloads by itself."""
    log.note("busy", logging.WARNING, **log.where(request), error=log.name_of_error(error))
    looks = request.method == "GET"
    if not looks:
        writing.note_failure(error)
    context = {
        "title": "busy-title",
        "why": messages.say("refused-busy"),
        "next": "next-busy" if looks else "next-click",
    }
    answer = calm_page(request, context, 503)
    answer.headers["Retry-After"] = str(RETRY_AFTER)
    if looks:
        answer.headers["Refresh"] = str(2 * RETRY_AFTER)
    return answer


def server_error(request: HttpRequest) -> HttpResponse:
    error = sys.exc_info()[1]
    if isinstance(error, OperationalError):
        return busy(request, error)
    trouble = models.new_token()[:8]
    found = log.where(request)
    facts = found | {"error": log.name_of_error(error) if error else "", "trail": log.trail_of(error) if error else ""}
    log.note("failed", logging.ERROR, id=trouble, **facts | {"trail": f"Traceback {facts['trail']}"})
    about = signing.dumps(facts | {"id": trouble}, salt=SALT, compress=True)
    context = {"title": "trouble-title", "why": messages.say("broken"), "trouble": trouble, "about": about}
    answer = calm_page(request, context, 500)
    answer.headers[HEADER] = about
    return answer


@require_POST
def report(request: HttpRequest) -> HttpResponse:
    """Store a player's report of an error for the operator.

    What the error was about is signed, so that only the site itself can have written it.
    """
    try:
        about = signing.loads(request.POST.get("about", ""), salt=SALT, max_age=OLDEST)
    except signing.BadSignature:
        raise Refused("refused-form", 400) from None
    player = identity.player_of(request)
    rate_limits.limit(request, "report", player)
    moderation.report_trouble(player, about, request.POST.get("text", ""))
    thanks = messages.say("trouble-reported", id=about["id"])
    if request.headers.get("HX-Request"):
        return render(request, "web/refused_part.html", {"why": thanks})
    return render(request, "web/trouble_reported.html", {"thanks": thanks, "table": about.get("table")})


def calm_page(request: HttpRequest, context: dict[str, Any], status: int) -> HttpResponse:
    """Render an error page that needs neither the database nor the player; if even that fails, return plain text."""
    again = (
        {"again": request.path}
        if request.method == "GET" and status >= 500
        else {"table": log.where(request).get("table")}
    )
    try:
        return render(request, "web/calm.html", context | again, status=status)
    except Exception:
        return HttpResponse(context["why"], status=status, content_type="text/plain; charset=utf-8")
