"""The home page with the games and public tables, and the About page."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from hippodrome.games import playable_games
from hippodrome.web import models
from hippodrome.web.accounts import identity
from hippodrome.web.services import lessons
from hippodrome.web.services.table_lists import public_tables, tables_of
from hippodrome.web.views import puzzles
from hippodrome.web.views.lobby import SHOWN

LOOKED_ON = 6


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    player = identity.player_of(request)
    context = {"games": playable_games(), "learning": lessons.open_lessons(player), "today": puzzles.today(player)}
    return render(request, "web/home.html", context | lobby_context(request))


@require_safe
def lobby(request: HttpRequest) -> HttpResponse:
    return render(request, "web/lobby.html", lobby_context(request))


def lobby_context(request: HttpRequest) -> dict[str, object]:
    mine = [
        table
        for table in tables_of(identity.player_of(request))
        if table.status in (models.GameTable.RUNNING, models.GameTable.GATHERING)
    ]
    sitting = [table.pk for table in mine]
    return {
        "mine": mine[:SHOWN],
        "open_tables": public_tables(models.GameTable.GATHERING).exclude(pk__in=sitting)[:SHOWN],
        "running": public_tables(models.GameTable.RUNNING).exclude(pk__in=sitting)[:LOOKED_ON],
    }


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    return render(request, "web/about.html", {"games": playable_games()})
