"""What a browser gets when something can't be done: why, and what to do next; a failure of ours can be reported."""

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

from hippodrome.web import gate, identity, limits, logbook, messages, models, people, play

NEXT = {403: "next-not-yours", 404: "next-not-found", 409: "next-gone-on", 429: "next-later"}
"""What somebody may do after a refusal, by its status."""
SALT = "trouble"
OLDEST = 24 * 3600
"""Seconds for which a failure can be reported."""
HEADER = "Hippodrome-Trouble"
"""Carries to a page's script what it needs to report a failure."""


class Refusals(MiddlewareMixin):
    """A middleware: a refusal becomes a page that says why, with the right status; so does a database without time."""

    def process_exception(self, request: HttpRequest, error: Exception) -> HttpResponse | None:
        """Say why; nothing can be stored for a person who was just forgotten, on another page of theirs."""
        if isinstance(error, play.Refused):
            return refuse(request, error)
        if isinstance(error, OperationalError):
            return busy(request, error)
        if isinstance(error, DatabaseError) and identity.forgotten(request):
            return refuse(request, play.Refused("refused-unknown", 403))
        return None


def refuse(request: HttpRequest, refusal: play.Refused) -> HttpResponse:
    """The reason as a page; a page that asked for a part of itself shows it as a notice and stays as it is."""
    why = messages.say(refusal.key, **refusal.params)
    logbook.note_refusal(request, refusal.key)
    if request.headers.get("HX-Request"):
        part = render(request, "web/refused_part.html", {"why": why}, status=refusal.status)
        return retarget(reswap(part, "innerHTML"), "#notice")
    found = logbook.where(request)
    # The form of a page that is too old says itself what to do.
    further = "" if refusal.key == "refused-form" else NEXT.get(refusal.status, "")
    context = {"why": why, "next": further, "table": found.get("table"), "may_log_in": refusal.status == 403}
    return render(request, "web/refused.html", context, status=refusal.status)


def no_token(request: HttpRequest, reason: str = "") -> HttpResponse:
    """A form without its token: not one of ours, or from a page that is too old."""
    return refuse(request, play.Refused("refused-form", 403))


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """There is nothing at this address."""
    context = {"title": "not-found-title", "why": messages.say("not-found"), "next": NEXT[404]}
    return render(request, "web/refused.html", context, status=404)


def forbidden(request: HttpRequest, exception: Exception) -> HttpResponse:
    """Django itself refuses."""
    return refuse(request, play.Refused("refused-form", 403))


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """What came was no request of ours; this page needs nothing of it."""
    return calm_page(request, {"why": messages.say("refused-form")}, 400)


def busy(request: HttpRequest, error: BaseException) -> HttpResponse:
    """The database had no time for us, or is not there: whoever only looks tries again by itself."""
    logbook.note("busy", logging.WARNING, **logbook.where(request), error=logbook.kind_of(error))
    looks = request.method == "GET"
    context = {
        "title": "busy-title",
        "why": messages.say("refused-busy"),
        "next": "next-busy" if looks else "next-click",
    }
    answer = calm_page(request, context, 503)
    answer.headers["Retry-After"] = str(gate.RETRY_AFTER)
    if looks:
        answer.headers["Refresh"] = str(2 * gate.RETRY_AFTER)
    return answer


def broken(request: HttpRequest) -> HttpResponse:
    """Something went wrong on our side: it has a name now, under which it stands in the log and can be reported."""
    error = sys.exc_info()[1]
    if isinstance(error, OperationalError):
        return busy(request, error)
    trouble = models.new_token()[:8]
    found = logbook.where(request)
    facts = found | {
        "error": logbook.kind_of(error) if error else "",
        "trail": logbook.trail_of(error) if error else "",
    }
    logbook.note("failed", logging.ERROR, id=trouble, **facts | {"trail": f"Traceback {facts['trail']}"})
    about = signing.dumps(facts | {"id": trouble}, salt=SALT, compress=True)
    context = {"title": "trouble-title", "why": messages.say("broken"), "trouble": trouble, "about": about}
    answer = calm_page(request, context, 500)
    answer.headers[HEADER] = about
    return answer


@require_POST
def report(request: HttpRequest) -> HttpResponse:
    """A failure of ours, reported with one click by whoever met it.

    It is kept for the operator; what it is about was signed by the page that said so.
    """
    try:
        about = signing.loads(request.POST.get("about", ""), salt=SALT, max_age=OLDEST)
    except signing.BadSignature:
        raise play.Refused("refused-form", 400) from None
    player = identity.player_of(request)
    limits.limit(request, "report", player)
    people.report_trouble(player, about, request.POST.get("text", ""))
    thanks = messages.say("trouble-reported", id=about["id"])
    if request.headers.get("HX-Request"):
        return render(request, "web/refused_part.html", {"why": thanks})
    return render(request, "web/trouble_reported.html", {"thanks": thanks, "table": about.get("table")})


def calm_page(request: HttpRequest, context: dict[str, Any], status: int) -> HttpResponse:
    """A page that needs nothing that could fail again: neither the database nor who asks; or else only its words."""
    again = (
        {"again": request.path}
        if request.method == "GET" and status >= 500
        else {"table": logbook.where(request).get("table")}
    )
    try:
        return render(request, "web/calm.html", context | again, status=status)
    except Exception:
        return HttpResponse(context["why"], status=status, content_type="text/plain; charset=utf-8")
