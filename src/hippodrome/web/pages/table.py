"""The table page: showing it, playing, undo, chat, notes, the seats' buttons."""

from collections.abc import Callable

from django.db import transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse
from django.utils.safestring import SafeString, mark_safe
from django.views.decorators.http import require_POST, require_safe

from hippodrome.draw import definitions
from hippodrome.web import declining, hints, identity, lessons, limits, logbook, messages, models, people, play, seating
from hippodrome.web.fairness import share_from
from hippodrome.web.onlookers import crowd
from hippodrome.web.pages import lobby, waiting
from hippodrome.web.table_page import TablePage
from hippodrome.web.viewer import Viewer, wants_part


@require_safe
def page(request: HttpRequest, slug: str) -> HttpResponse:
    """The whole page of a table: where people gather, the board, or an imported record."""
    table = lobby.found(slug, request)
    if table.status == models.Table.STUDY:
        return redirect("replay", slug=slug, words=0)
    viewer = Viewer(request, table)
    if table.status == models.Table.GATHERING:
        return render(request, "web/gathering.html", waiting.room(request, viewer))
    context = TablePage(request, viewer).context()
    if viewer.player is not None:
        sheet = models.Notes.objects.filter(table=table, player=viewer.player).first()
        context["notes"] = sheet.text if sheet else ""
    context["definitions"] = symbols(table.game)
    return render(request, "web/parts/table.html", context)


def symbols(game: str) -> SafeString:
    """What the pictures of a game refer to, once on a page."""
    return mark_safe(f'<svg class="definitions" width="0" height="0" aria-hidden="true">{definitions(game)}</svg>')


@require_safe
def live(request: HttpRequest, slug: str) -> HttpResponse:
    """The part of the page that changes, as this viewer may see it."""
    table = lobby.found(slug, request)
    viewer = Viewer(request, table)
    if table.status == models.Table.GATHERING:
        return render(request, "web/gathering_live.html", waiting.room(request, viewer))
    return changed_part(request, viewer)


def changed_part(request: HttpRequest, viewer: Viewer, message: str = "", status: int = 200) -> HttpResponse:
    """The segments that a browser has not yet, with a word from the table if something was refused."""
    page = TablePage(request, viewer, message)
    try:
        text = page.update()
        crowd.answered(page)
        return HttpResponse(text, status=status)
    finally:
        page.let_go()


def chosen_word(request: HttpRequest) -> str:
    """The word of a button, or of a thing in the picture; several at once for a bundle of cards."""
    return (request.POST.get("word") or request.POST.get("chosen") or "")[:400]


def after(request: HttpRequest, table: models.Table, message: str = "", status: int = 200) -> HttpResponse:
    """What a browser gets after it did something: the changed part at once, or the page again."""
    if not wants_part(request):
        return HttpResponseRedirect(reverse("table", args=[table.slug]))
    return changed_part(request, Viewer(request, table), message, status)


@require_POST
def say_word(request: HttpRequest, slug: str) -> HttpResponse:
    """A player answers: a word, for a seat, against a version."""
    return change(
        request,
        slug,
        lambda visitor: lessons.say(
            slug, lobby.number(request, "seat"), chosen_word(request), lobby.number(request, "version"), visitor
        ),
    )


@require_POST
def undo(request: HttpRequest, slug: str) -> HttpResponse:
    """A player takes the last word back."""
    return change(
        request,
        slug,
        lambda visitor: lessons.undo(slug, lobby.number(request, "seat"), lobby.number(request, "version"), visitor),
    )


def change(request: HttpRequest, slug: str, act: Callable[[identity.Visitor], models.Table]) -> HttpResponse:
    """Do something with a game; a refusal comes back with the table as it is now, and the reason."""
    with crowd.asking(request, slug):
        try:
            changed = act(identity.Visitor(request))
        except play.Refused as refusal:
            if not wants_part(request):
                raise
            logbook.note_refusal(request, refusal.key)
            return after(request, lobby.found(slug), messages.say(refusal.key, **refusal.params), refusal.status)
        return after(request, changed)


@require_POST
def show_seat(request: HttpRequest, slug: str) -> HttpResponse:
    """The person at a shared device says: it is me, show my hand."""
    table = lobby.found(slug)
    seat = lobby.number(request, "seat")
    player = identity.player_of(request)
    if player is None or not table.chairs.filter(number=seat, player=player).exists():
        raise play.Refused("refused-not-your-seat", 403)
    shown = request.session.get("shown", {})
    shown.pop(slug, None)
    # The newest last; a session cookie has room for a few tables only.
    request.session["shown"] = dict([*list(shown.items())[-9:], (slug, seat)])
    return after(request, lobby.found(slug))


@require_POST
def chat(request: HttpRequest, slug: str) -> HttpResponse:
    """Say something to everybody at the table."""
    table = lobby.found(slug)
    player = identity.player_of(request)
    typed = " ".join(request.POST.get("text", "").split())
    if len(typed) > models.CHAT_LENGTH:
        raise play.Refused("refused-too-long", 400, most=models.CHAT_LENGTH)
    text = identity.clean_remark(typed)
    if text:
        limits.limit(request, "chat", player)
        player = identity.player_for(request)
        with transaction.atomic():
            locked = play.lock(table.slug)
            models.Remark.objects.create(table=locked, player=player, name=player.name, text=text)
            play.touch(locked)
    if wants_part(request):
        if table.status != models.Table.GATHERING:
            return after(request, lobby.found(slug))
        remarks = people.heard(list(table.remarks.order_by("-id")[:60])[::-1], player, table.seated)
        return render(request, "web/chat_lines.html", {"table": table, "remarks": remarks})
    return redirect("table", slug=slug)


@require_POST
def notes(request: HttpRequest, slug: str) -> HttpResponse:
    """Keep a player's private notes."""
    table = lobby.found(slug)
    text = request.POST.get("text", "")
    if len(text) > models.NOTES_LENGTH:
        raise play.Refused("refused-too-long", 400, most=models.NOTES_LENGTH)
    player = identity.player_of(request)
    if player is None or not table.chairs.filter(player=player).exists():
        raise play.Refused("refused-not-your-seat", 403)
    limits.limit(request, "notes", player)
    models.Notes.objects.update_or_create(table=table, player=player, defaults={"text": text})
    if wants_part(request):
        return HttpResponse(messages.say("notes-kept"))
    return redirect("table", slug=slug)


@require_POST
def hand_over(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    """A bot plays on this seat from now on; it takes no lessons."""
    table, player = lobby.found(slug), identity.known(request)
    if table.at_lesson:
        lessons.leave(slug, player)
    seating.hand_to_bot(slug, seat, player, request.POST.get("bot", ""))
    return after(request, lobby.found(slug))


@require_POST
def take_back(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    """Its player plays again."""
    lobby.found(slug)
    seating.take_back(slug, seat, identity.known(request))
    return after(request, lobby.found(slug))


@require_POST
def decline(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    """A player does not want to be asked this kind of question any more, or again."""
    kind, always = (request.POST.get("kind") or request.GET.get("kind", ""))[:120], request.POST.get("always") == "yes"
    return change(request, slug, lambda visitor: declining.switch(slug, seat, visitor.player(), kind, always))


@require_POST
def pace(request: HttpRequest, slug: str) -> HttpResponse:
    """A player chooses how fast the bots play."""
    wanted = request.POST.get("pace", "")
    return change(request, slug, lambda visitor: play.set_pace(slug, visitor.player(), wanted))


@require_POST
def rematch(request: HttpRequest, slug: str) -> HttpResponse:
    """The same people once more."""
    lobby.found(slug)
    limits.limit(request, "table", identity.player_of(request))
    again = seating.rematch(slug, identity.known(request), share_from(request))
    return redirect("table", slug=again.slug)


@require_POST
def hint(request: HttpRequest, slug: str) -> HttpResponse:
    """What would you do? The answer of a search comes when it was thought about."""

    def act(visitor: identity.Visitor) -> models.Table:
        player = visitor.player()
        limits.limit(request, "hint", player)
        return hints.ask_for(slug, lobby.number(request, "seat"), lobby.number(request, "version"), player)

    return change(request, slug, act)
