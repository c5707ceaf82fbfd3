"""Asking what a search would do."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from hippodrome.web import hints
from hippodrome.web.limits import limit
from hippodrome.web.models import Player, Table
from hippodrome.web.pages.lobby import number
from hippodrome.web.pages.table import change


@require_POST
def hint(request: HttpRequest, slug: str) -> HttpResponse:
    """What would you do? The answer comes when it was thought about."""

    def act(player: Player) -> Table:
        limit(request, "hint", player)
        return hints.ask_for(slug, number(request, "seat"), number(request, "version"), player)

    return change(request, slug, act)
