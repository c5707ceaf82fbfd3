"""Learning a game: starting a lesson or a game with a teacher, and the buttons of the teacher's panel."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from hippodrome.lessons.lesson import FIRST
from hippodrome.web import lessons
from hippodrome.web.identity import player_for, player_of
from hippodrome.web.limits import limit
from hippodrome.web.models import Player, Table
from hippodrome.web.pages.lobby import found, known
from hippodrome.web.pages.table import change
from hippodrome.web.play import Refused


@require_POST
def learn(request: HttpRequest, game: str) -> HttpResponse:
    """Begin a lesson, or go on with it."""
    known(game)
    name = (request.POST.get("lesson") or FIRST)[:40]
    row = lessons.open_lesson(game, name, player_of(request))
    if row is None:
        limit(request, "table")
        row = lessons.start(game, name, player_for(request))
    return redirect("table", slug=row.slug)


@require_POST
def guided(request: HttpRequest, game: str) -> HttpResponse:
    """Play a first game with a teacher."""
    known(game)
    limit(request, "table")
    return redirect("table", slug=lessons.start_guided(game, player_for(request)).slug)


@require_POST
def again(request: HttpRequest, slug: str) -> HttpResponse:
    """The lesson from its beginning."""
    found(slug)
    limit(request, "table")
    return redirect("table", slug=lessons.again(slug, player_for(request)).slug)


@require_POST
def go_on(request: HttpRequest, slug: str) -> HttpResponse:
    """A button of the teacher's panel: read on, leave the lesson, heard, silence."""
    what, _, which = request.POST.get("teacher", "")[:80].partition(":")

    def act(player: Player) -> Table:
        if what == "next" and which.isdecimal() and len(which) < 4:
            return lessons.read_on(slug, player, int(which))
        if what == "leave":
            return lessons.leave(slug, player)
        if what == "heard":
            return lessons.note(slug, player, which)
        if what in ("silence", "speak"):
            return lessons.silence(slug, player, what == "silence")
        raise Refused("refused-form", 400)

    return change(request, slug, act)
