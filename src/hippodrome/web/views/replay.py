"""Replays, records as files, and imported records."""

from copy import copy

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

import hippodrome
from hippodrome.web import messages, models
from hippodrome.web.accounts import identity, names, rate_limits
from hippodrome.web.refusals import Refused
from hippodrome.web.rendering import replay_page
from hippodrome.web.rendering.viewer import Viewer, wants_part
from hippodrome.web.services import live_games, seats
from hippodrome.web.views import lobby
from hippodrome.web.views.shortcuts import table_or_404

RECORD_LENGTH = 1_000_000


@require_safe
def replay(request: HttpRequest, slug: str, words: int) -> HttpResponse:
    """The table after some words: with all hands open if the game is over, else as the viewer may see it."""
    table = table_or_404(slug)
    if table.status == models.GameTable.GATHERING:
        return redirect("table", slug=slug)
    viewer = Viewer(request, table)
    words = min(words, viewer.words_said)
    page = replay_page.ReplayPage(request, viewer, words)
    if wants_part(request):
        return HttpResponse(page.update())
    return render(request, "web/parts/replay.html", page.context())


@require_safe
def record(request: HttpRequest, slug: str) -> HttpResponse:
    """Download the record; while the game is running, it holds only what the reader may know."""
    table = table_or_404(slug)
    if table.status == models.GameTable.GATHERING:
        return redirect("table", slug=slug)
    viewer = Viewer(request, table)
    game = viewer.live.game
    # Also after an early end, when everything is published.
    published = table.status in (models.GameTable.STUDY, models.GameTable.OVER)
    told = game.record() if published else game.record_for(viewer.seat)
    told.origin = copy(told.origin)  # the record shares it with its game
    told.origin.names = viewer.names  # the players' current names
    answer = HttpResponse(told.text(), content_type="text/plain; charset=utf-8")
    answer["Content-Disposition"] = f'attachment; filename="{table.game}-{table.slug}.hip"'
    return answer


def import_record(request: HttpRequest) -> HttpResponse:
    if request.method != "POST":
        return render(request, "web/import.html", {})
    rate_limits.limit(request, "record", identity.player_of(request))
    upload = request.FILES.get("file")
    raw = upload.read(RECORD_LENGTH + 1) if upload else request.POST.get("text", "").encode()
    if len(raw) > RECORD_LENGTH:
        raise Refused("refused-too-long", 400, most=RECORD_LENGTH)
    try:
        told = hippodrome.read_record(raw.decode("utf-8", "replace").strip() + "\n")
        game = live_games.begin(told.replay())
    except hippodrome.HippodromeError as error:
        # Pasted text stays in its field. A file would have to be chosen again, so show its content there instead.
        typed = raw.decode("utf-8", "replace")
        return render(request, "web/import.html", {"error": str(error)[:300], "text": typed}, status=400)
    names, game.game.origin.names = told.origin.names, ()  # only the seats hold names
    owner = identity.player_for(request)
    table = models.GameTable.objects.create(
        game=told.game.name,
        options=told.origin.options,
        owner=owner,
        language=messages.language(),
        status=models.GameTable.STUDY,
        saved=game.dump(),
        version=1,
        commitment=told.origin.commitment or "",
    )
    models.Move.objects.create(table=table, version=1, seat=-1, word="")
    for number in range(told.origin.seats):
        name = _fit_name(names[number]) if number < len(names) else ""
        name = name or messages.say("seat-number", number=number + 1)
        models.Seat.objects.create(table=table, number=number, kind=models.Seat.BOT, name=name)
    return redirect("replay", slug=table.slug, words=0)


def _fit_name(name: str) -> str:
    try:
        clean = names.clean_name(name)
    except Refused:
        return ""
    return "" if names.is_reserved(clean) else clean


def play_on(request: HttpRequest, slug: str, words: int) -> HttpResponse:
    table = table_or_404(slug)
    if table.status not in (models.GameTable.OVER, models.GameTable.STUDY):
        raise Refused("refused-not-over")
    viewer = Viewer(request, table)
    words = max(0, min(words, len(viewer.live.marks) - 1))
    if request.method != "POST":
        context = lobby.seat_form(table.game, [len(viewer.chairs)])
        return render(request, "web/play_on.html", context | {"table": table, "words": words})
    rate_limits.limit(request, "table", identity.player_of(request))
    plan = lobby.plan_from(request, table.game)
    if len(plan.chairs) != len(viewer.chairs):
        raise Refused("refused-form", 400)
    plan.position = seats.from_moment(viewer.live.game, words)
    plan.options = dict(plan.position.game.origin.options)
    return redirect("table", slug=seats.make_table(plan, identity.player_for(request)).slug)
