"""The table page: show, play, undo, chat, notes, and the buttons of the seats."""

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from hippodrome.web import log, messages, metrics, models
from hippodrome.web.accounts import identity, rate_limits
from hippodrome.web.refusals import Refused
from hippodrome.web.rendering.table_page import TablePage
from hippodrome.web.rendering.viewer import Viewer, wants_part
from hippodrome.web.services import (
    clocks,
    declines,
    hints,
    lessons,
    offers,
    private_notes,
    seats,
    table_cache,
    turns,
)
from hippodrome.web.services.chat import clean, latest_remarks, say, visible_remarks
from hippodrome.web.services.fairness import share_from
from hippodrome.web.views import waiting_room
from hippodrome.web.views.shortcuts import int_field, table_or_404


@require_safe
def page(request: HttpRequest, slug: str) -> HttpResponse:
    table = table_or_404(slug)
    if table.status == models.GameTable.STUDY:
        return redirect("replay", slug=slug, words=0)
    viewer = Viewer(request, table)
    if table.status == models.GameTable.GATHERING:
        return render(request, "web/gathering.html", waiting_room.room(request, viewer))
    context = TablePage(request, viewer).context()
    if viewer.player is not None:
        sheet = models.Notes.objects.filter(table=table, player=viewer.player).first()
        context["notes"] = sheet.text if sheet else ""
    context["notified"] = any(chair.reachable for chair in viewer.mine)
    return render(request, "web/parts/table.html", context)


@require_safe
def live(request: HttpRequest, slug: str) -> HttpResponse:
    heard = request.GET.get("stamp", "")
    table = table_cache.recent(slug, identity.player_of(request), int(heard)) if heard.isdecimal() else None
    if table is None:
        table = table_or_404(slug)
        table_cache.remember(table)
    viewer = Viewer(request, table)
    if table.status == models.GameTable.GATHERING:
        return render(request, "web/gathering_live.html", waiting_room.room(request, viewer))
    return changed_part(request, viewer)


def changed_part(request: HttpRequest, viewer: Viewer, message: str = "", status: int = 200) -> HttpResponse:
    """Return the segments that the browser lacks, with a message if something was refused."""
    page = TablePage(request, viewer, message)
    try:
        response = HttpResponse(page.update(), status=status)
        if request.method == "GET" and page.has_news:
            metrics.note_served(viewer.table.touched, viewer.table.moved)
        return response
    finally:
        page.release()


def chosen_word(request: HttpRequest) -> str:
    return (request.POST.get("word") or request.POST.get("chosen") or "")[:400]


def after(request: HttpRequest, table: models.GameTable, message: str = "", status: int = 200) -> HttpResponse:
    """Answer a successful action: with the changed segments, or with a redirect to the page."""
    if not wants_part(request):
        return HttpResponseRedirect(reverse("table", args=[table.slug]))
    return changed_part(request, Viewer(request, table), message, status)


@require_POST
def say_word(request: HttpRequest, slug: str) -> HttpResponse:
    return change(
        request,
        slug,
        lambda player: lessons.say(
            slug, int_field(request, "seat"), chosen_word(request), int_field(request, "version"), player
        ),
    )


@require_POST
def undo(request: HttpRequest, slug: str) -> HttpResponse:
    return change(
        request,
        slug,
        lambda player: lessons.undo(slug, int_field(request, "seat"), int_field(request, "version"), player),
    )


def change(request: HttpRequest, slug: str, act: Callable[[models.Player], models.GameTable]) -> HttpResponse:
    """Perform an action on a game; if it is refused, answer with the current table and the reason."""
    try:
        changed = act(identity.require_player(request))
    except Refused as refusal:
        if not wants_part(request):
            raise
        log.note_refusal(request, refusal.key)
        return after(request, table_or_404(slug), messages.say(refusal.key, **refusal.params), refusal.status)
    return after(request, changed)


@require_POST
def show_seat(request: HttpRequest, slug: str) -> HttpResponse:
    """Show a person's hand at a shared device, once they confirm who they are."""
    table = table_or_404(slug)
    seat = int_field(request, "seat")
    player = identity.player_of(request)
    if player is None or not table.chairs.filter(number=seat, player=player).exists():
        raise Refused("refused-not-your-seat", 403)
    shown = request.session.get("shown", {})
    shown.pop(slug, None)
    # The latest ten tables, newest last.
    request.session["shown"] = dict([*list(shown.items())[-9:], (slug, seat)])
    return after(request, table_or_404(slug))


@require_POST
def chat(request: HttpRequest, slug: str) -> HttpResponse:
    table = table_or_404(slug)
    player = identity.player_of(request)
    text = clean(request.POST.get("text", ""))
    if text:
        rate_limits.limit(request, "chat", player)
        player = identity.player_for(request)
        say(slug, player, text)
    if wants_part(request):
        if table.status != models.GameTable.GATHERING:
            return after(request, table_or_404(slug))
        remarks = visible_remarks(latest_remarks(table), player, table.seated)
        return render(request, "web/chat_lines.html", {"table": table, "remarks": remarks})
    return redirect("table", slug=slug)


@require_POST
def notes(request: HttpRequest, slug: str) -> HttpResponse:
    table = table_or_404(slug)
    player = identity.player_of(request)
    rate_limits.limit(request, "notes", player)
    private_notes.save(table, player, request.POST.get("text", ""))
    if wants_part(request):
        return HttpResponse(messages.say("notes-kept"))
    return redirect("table", slug=slug)


@require_POST
def hand_over(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    table, player = table_or_404(slug), identity.require_player(request)
    if table.at_lesson:
        lessons.leave(slug, player)
    seats.hand_to_bot(slug, seat, player, request.POST.get("bot", ""))
    return after(request, table_or_404(slug))


@require_POST
def take_back(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    table_or_404(slug)
    seats.take_back(slug, seat, identity.require_player(request))
    return after(request, table_or_404(slug))


@require_POST
def decline(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    kind, always = (request.POST.get("kind") or request.GET.get("kind", ""))[:120], request.POST.get("always") == "yes"
    return change(request, slug, lambda player: declines.switch(slug, seat, player, kind, always))


@require_POST
def pace(request: HttpRequest, slug: str) -> HttpResponse:
    wanted = request.POST.get("pace", "")
    return change(request, slug, lambda player: turns.set_pace(slug, player, wanted))


@require_POST
def resume(request: HttpRequest, slug: str) -> HttpResponse:
    return change(request, slug, lambda player: clocks.resume_by(slug, player))


@require_POST
def rematch(request: HttpRequest, slug: str) -> HttpResponse:
    table_or_404(slug)
    rate_limits.limit(request, "table", identity.player_of(request))
    again = offers.rematch(slug, identity.require_player(request), share_from(request.POST.get("share", "")))
    return redirect("table", slug=again.slug)


@require_POST
def hint(request: HttpRequest, slug: str) -> HttpResponse:
    def act(player: models.Player) -> models.GameTable:
        rate_limits.limit(request, "hint", player)
        return hints.ask_for(slug, int_field(request, "seat"), int_field(request, "version"), player)

    return change(request, slug, act)
