"""A failure of ours, reported with one click by whoever met it."""

from django.core import signing
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST

from hippodrome.web import messages, people
from hippodrome.web.identity import player_of
from hippodrome.web.limits import limit
from hippodrome.web.pages.refused import SALT
from hippodrome.web.play import Refused

OLDEST = 24 * 3600
"""Seconds for which a failure can be reported."""


@require_POST
def report(request: HttpRequest) -> HttpResponse:
    """Keep it for the operator; what it is about was signed by the page that said so."""
    try:
        about = signing.loads(request.POST.get("about", ""), salt=SALT, max_age=OLDEST)
    except signing.BadSignature:
        raise Refused("refused-form", 400) from None
    player = player_of(request)
    limit(request, "report", player)
    people.report_trouble(player, about, request.POST.get("text", ""))
    thanks = messages.say("trouble-reported", id=about["id"])
    if request.headers.get("HX-Request"):
        return render(request, "web/refused_part.html", {"why": thanks})
    return render(request, "web/trouble_reported.html", {"thanks": thanks, "table": about.get("table")})
