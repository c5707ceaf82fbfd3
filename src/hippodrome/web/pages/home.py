"""The start page: the games, and the tables where one can sit down or look on; and who made all this."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from hippodrome.games import playable_games
from hippodrome.web import identity, lessons, models
from hippodrome.web.pages import puzzles
from hippodrome.web.pages.lobby import SHOWN, public_tables, tables_of

LOOKED_ON = 6


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """The games, the tables that wait for me, and those one can join."""
    player = identity.player_of(request)
    context = {"games": playable_games(), "learning": lessons.open_lessons(player), "today": puzzles.today(player)}
    return render(request, "web/home.html", context | lobby_context(request))


@require_safe
def lobby(request: HttpRequest) -> HttpResponse:
    """The tables of the start page alone: it asks for them again and again."""
    return render(request, "web/lobby.html", lobby_context(request))


def lobby_context(request: HttpRequest) -> dict[str, object]:
    """My tables that are not over, those one can join, and those one can watch."""
    mine = [
        table
        for table in tables_of(identity.player_of(request))
        if table.status in (models.Table.RUNNING, models.Table.GATHERING)
    ]
    sitting = [table.pk for table in mine]
    return {
        "mine": mine[:SHOWN],
        "open_tables": public_tables(models.Table.GATHERING).exclude(pk__in=sitting)[:SHOWN],
        "running": public_tables(models.Table.RUNNING).exclude(pk__in=sitting)[:LOOKED_ON],
    }


@require_safe
def about(request: HttpRequest) -> HttpResponse:
    """Who made the games, who made this edition, and for whom."""
    return render(request, "web/about.html", {"games": playable_games()})
