"""Start a lesson or a game with the teacher, and handle the buttons of the teacher's panel."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from hippodrome.lessons import find_lesson, lesson, moments_of
from hippodrome.web import models
from hippodrome.web.accounts import identity, rate_limits
from hippodrome.web.refusals import Refused
from hippodrome.web.services import fairness, lessons
from hippodrome.web.views import table
from hippodrome.web.views.shortcuts import game_or_404, table_or_404


@require_POST
def learn(request: HttpRequest, game: str) -> HttpResponse:
    game_or_404(game)
    name = (request.POST.get("lesson") or lesson.FIRST)[:40]
    row = lessons.open_lesson(game, name, identity.player_of(request))
    if row is None:
        rate_limits.limit(request, "table", identity.player_of(request))
        if find_lesson(game, name) is None:
            raise Refused("refused-form", 400)
        row = lessons.start(game, name, identity.player_for(request))
    return redirect("table", slug=row.slug)


@require_POST
def guided(request: HttpRequest, game: str) -> HttpResponse:
    game_or_404(game)
    rate_limits.limit(request, "table", identity.player_of(request))
    if not moments_of(game):
        raise Refused("refused-form", 400)
    row = lessons.start_guided(
        game,
        identity.player_for(request),
        fairness.share_from(request.POST.get("share", "")),
        request.POST.get("seal", "")[:200],
    )
    return redirect("table", slug=row.slug)


@require_POST
def again(request: HttpRequest, slug: str) -> HttpResponse:
    table_or_404(slug)
    rate_limits.limit(request, "table", identity.player_of(request))
    return redirect("table", slug=lessons.again(slug, identity.require_player(request)).slug)


@require_POST
def go_on(request: HttpRequest, slug: str) -> HttpResponse:
    what, _, which = request.POST.get("teacher", "")[:80].partition(":")

    def act(player: models.Player) -> models.GameTable:
        if what == "next" and which.isdecimal() and len(which) < 4:
            return lessons.read_on(slug, player, int(which))
        if what == "leave":
            return lessons.leave(slug, player)
        if what == "heard":
            return lessons.note(slug, player, which)
        if what in ("silence", "speak"):
            return lessons.silence(slug, player, what == "silence")
        raise Refused("refused-form", 400)

    return table.change(request, slug, act)
