"""The player aid of a game: one page, to be printed or looked at beside the table."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from hippodrome.parts.aid import aid_of
from hippodrome.web import messages
from hippodrome.web.pages.lobby import known
from hippodrome.web.pages.table import symbols


@require_safe
def page(request: HttpRequest, game: str) -> HttpResponse:
    """What a turn is, what one may do and what it brings, on one sheet of paper."""
    aid = aid_of(known(game), messages.language())
    if aid is None:
        raise Http404
    return render(request, "web/aid.html", {"game": game, "aid": aid, "definitions": symbols(game)})
