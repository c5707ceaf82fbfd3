"""The waiting room: people gather before a game, take seats, choose names, and invite others."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_POST

from hippodrome.draw import palette
from hippodrome.web import messages, models
from hippodrome.web.accounts import identity, names, rate_limits
from hippodrome.web.bots import levels
from hippodrome.web.realtime.watchers import watchers
from hippodrome.web.rendering import markup, table_options
from hippodrome.web.rendering.clocks import clock_facts
from hippodrome.web.rendering.qr import qr_code
from hippodrome.web.rendering.viewer import TURNED_AWAY, Viewer
from hippodrome.web.services import fairness, moderation, seats
from hippodrome.web.services.chat import latest_remarks, visible_remarks
from hippodrome.web.views.shortcuts import int_field, note_zone, table_or_404


def side_of(game: str, seat: int) -> str:
    """Return the game's name for a seat, such as Rome, or else the seat's colour."""
    own = messages.game_text(game, f"side-{seat + 1}")
    return own or messages.say(f"colour-{seat % len(palette.PLAYER_COLOURS)}")


def room(request: HttpRequest, viewer: Viewer) -> dict[str, object]:
    table = viewer.table

    def invitation_to(chair: models.Seat) -> str:
        wanted = viewer.owner and chair.kind == models.Seat.INVITED
        return request.build_absolute_uri(markup.address("invitation", chair.token)) if wanted else ""

    free = [chair for chair in viewer.chairs if not chair.taken]
    link = request.build_absolute_uri(markup.address("table", table.slug))
    cards: list[dict[str, Any]] = [
        {"chair": chair, "side": side_of(table.game, chair.number), "link": invitation_to(chair)}
        for chair in viewer.chairs
    ]
    invitations = [card["link"] for card in cards if card["link"] and not card["chair"].taken]
    return {
        "table": table,
        "viewer": viewer,
        "cards": cards,
        "here": watchers.seats_at(table.slug) | {chair.number for chair in viewer.mine},
        "code": qr_code(invitations[0] if len(invitations) == 1 else link) if free and viewer.mine else None,
        "notified": any(chair.reachable for chair in viewer.mine),
        "free": len(free),
        "open": any(chair.kind == models.Seat.OPEN for chair in free),
        "options": [*clock_facts(table), *table_options.settings_of(table, viewer.speaker)],
        "bots": levels.levels_of(table.game),
        "usual_bot": levels.usual_level(table.game, len(viewer.chairs)),
        "link": link,
        "remarks": visible_remarks(latest_remarks(table), viewer.player, viewer.chairs),
    }


def take_name(request: HttpRequest) -> None:
    name = names.clean_name(request.POST.get("name", ""))
    if name and name != identity.name_of(request):
        rate_limits.limit(request, "name", identity.player_of(request))
        identity.rename(request, name)


def sit_down(request: HttpRequest, table: models.GameTable, seat: int | None = None, token: str = "") -> HttpResponse:
    """Take a free seat; if it is refused, no guest is created."""
    player = identity.player_of(request)
    moderation.check_welcome(player, table)
    if player is None:
        seats.free_chair(table.seated, seat, token)
    take_name(request)
    player = identity.player_for(request)
    note_zone(request, player)
    seats.join(table.slug, player, seat, token, fairness.share_from(request.POST.get("share", "")))
    return redirect("table", slug=table.slug)


@require_POST
def join(request: HttpRequest, slug: str) -> HttpResponse:
    return sit_down(request, table_or_404(slug), int_field(request, "seat") if "seat" in request.POST else None)


def invitation(request: HttpRequest, token: str) -> HttpResponse:
    table = get_object_or_404(models.GameTable.objects.select_related("owner"), chairs__token=token)
    if request.method == "POST":
        return sit_down(request, table, token=token)
    chair = table.chairs.get(token=token)
    if chair.taken:
        return redirect(f"{markup.address('table', table.slug)}?{TURNED_AWAY}")
    context = {"table": table, "chair": chair, "side": side_of(table.game, chair.number)}
    return render(request, "web/invitation.html", context)


@require_POST
def leave(request: HttpRequest, slug: str) -> HttpResponse:
    table_or_404(slug)
    seats.leave(slug, identity.player_of(request))
    return redirect("home") if not models.GameTable.objects.filter(slug=slug).exists() else redirect("table", slug=slug)


@require_POST
def fill(request: HttpRequest, slug: str) -> HttpResponse:
    table_or_404(slug)
    seats.fill_with_bots(slug, identity.require_player(request, "refused-owner"), request.POST.get("bot", ""))
    return redirect("table", slug=slug)
