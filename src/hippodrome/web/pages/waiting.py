"""The waiting room: where people gather before a game, sit down, say who they are, and bring others along."""

from typing import Any

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.http import require_POST

import hippodrome
from hippodrome.draw.palette import PLAYER_COLOURS
from hippodrome.web import levels, messages, seating
from hippodrome.web.fairness import share_from
from hippodrome.web.identity import clean_name, player_for, player_of, rename
from hippodrome.web.limits import limit
from hippodrome.web.models import Seat, Table
from hippodrome.web.pages.lobby import choice_title, found, number, option_title
from hippodrome.web.people import check_welcome, heard
from hippodrome.web.viewer import Viewer


class SeatCard:
    """A seat as it stands in the waiting room: its side, and for whom the link to it is."""

    def __init__(self, chair: Seat, game: str, link: str) -> None:
        self.chair = chair
        self.side = side_of(game, chair.number)
        self.link = link


def side_of(game: str, seat: int) -> str:
    """What a seat plays: the game's own name for it, such as Rome, or its colour."""
    own = messages.said_of(game, f"side-{seat + 1}")
    return own or messages.say(f"colour-{seat % len(PLAYER_COLOURS)}")


def room(request: HttpRequest, viewer: Viewer) -> dict[str, Any]:
    """A table that waits for people: its seats, its links and its options."""
    table = viewer.table
    spoken = viewer.speaker
    usual = {option.name: option.default for option in hippodrome.find_game(table.game).options}
    options = [
        (option_title(spoken, name), choice_title(spoken, name, value))
        for name, value in table.options.items()
        if usual.get(name) != value
    ]

    def invitation_to(chair: Seat) -> str:
        wanted = viewer.owner and chair.kind == Seat.INVITED
        return request.build_absolute_uri(reverse("invitation", args=[chair.token])) if wanted else ""

    free = [chair for chair in viewer.chairs if not chair.taken]
    return {
        "table": table,
        "viewer": viewer,
        "cards": [SeatCard(chair, table.game, invitation_to(chair)) for chair in viewer.chairs],
        "free": len(free),
        "open": any(chair.kind == Seat.OPEN for chair in free),
        "options": options,
        "bots": levels.levels_of(table.game),
        "usual_bot": levels.usual_level(table.game, len(viewer.chairs)),
        "link": request.build_absolute_uri(reverse("table", args=[table.slug])),
        "remarks": heard(list(table.remarks.order_by("-id")[:60])[::-1], viewer.player),
    }


def take_name(request: HttpRequest) -> None:
    """Whoever sits down may say in the same breath what they are called."""
    name = clean_name(request.POST.get("name", ""))
    if name and name != player_for(request).name:
        limit(request, "name", player_of(request))
        rename(request, name)


@require_POST
def join(request: HttpRequest, slug: str) -> HttpResponse:
    """Sit down at a table that has a free seat."""
    check_welcome(player_for(request), found(slug))
    take_name(request)
    seat = number(request, "seat") if "seat" in request.POST else None
    seating.join(slug, player_for(request), seat, share=share_from(request))
    return redirect("table", slug=slug)


def invitation(request: HttpRequest, token: str) -> HttpResponse:
    """A link for one seat: it shows the table and, on a click, sits down there."""
    table = get_object_or_404(Table.objects.select_related("owner"), chairs__token=token)
    if request.method == "POST":
        check_welcome(player_for(request), table)
        take_name(request)
        seating.join(table.slug, player_for(request), token=token, share=share_from(request))
        return redirect("table", slug=table.slug)
    chair = table.chairs.get(token=token)
    if chair.taken:
        return redirect("table", slug=table.slug)
    context = {"table": table, "chair": chair, "side": side_of(table.game, chair.number)}
    return render(request, "web/invitation.html", context)


@require_POST
def leave(request: HttpRequest, slug: str) -> HttpResponse:
    """Get up before the game starts."""
    found(slug)
    seating.leave(slug, player_for(request))
    return redirect("home") if not Table.objects.filter(slug=slug).exists() else redirect("table", slug=slug)


@require_POST
def fill(request: HttpRequest, slug: str) -> HttpResponse:
    """Bots on all free seats."""
    found(slug)
    seating.fill_with_bots(slug, player_for(request), request.POST.get("bot", ""))
    return redirect("table", slug=slug)
