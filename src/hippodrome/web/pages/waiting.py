"""The waiting room: where people gather before a game, sit down, say who they are, and bring others along."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_POST

from hippodrome.draw import palette
from hippodrome.web import fairness, identity, levels, limits, markup, messages, models, people, seating
from hippodrome.web.pages import lobby
from hippodrome.web.viewer import TURNED_AWAY, Viewer


class SeatCard:
    """A seat as it stands in the waiting room: its side, and for whom the link to it is."""

    def __init__(self, chair: models.Seat, game: str, link: str) -> None:
        self.chair = chair
        self.side = side_of(game, chair.number)
        self.link = link


def side_of(game: str, seat: int) -> str:
    """What a seat plays: the game's own name for it, such as Rome, or its colour."""
    own = messages.said_of(game, f"side-{seat + 1}")
    return own or messages.say(f"colour-{seat % len(palette.PLAYER_COLOURS)}")


def room(request: HttpRequest, viewer: Viewer) -> dict[str, object]:
    """A table that waits for people: its seats, its links and its options."""
    table = viewer.table

    def invitation_to(chair: models.Seat) -> str:
        wanted = viewer.owner and chair.kind == models.Seat.INVITED
        return request.build_absolute_uri(markup.address("invitation", chair.token)) if wanted else ""

    free = [chair for chair in viewer.chairs if not chair.taken]
    return {
        "table": table,
        "viewer": viewer,
        "cards": [SeatCard(chair, table.game, invitation_to(chair)) for chair in viewer.chairs],
        "free": len(free),
        "open": any(chair.kind == models.Seat.OPEN for chair in free),
        "options": lobby.unusual_options(table, viewer.speaker),
        "bots": levels.levels_of(table.game),
        "usual_bot": levels.usual_level(table.game, len(viewer.chairs)),
        "link": request.build_absolute_uri(markup.address("table", table.slug)),
        "remarks": people.heard(list(table.remarks.order_by("-id")[:60])[::-1], viewer.player, viewer.chairs),
    }


def take_name(request: HttpRequest) -> None:
    """Whoever sits down may say in the same breath what they are called."""
    name = identity.clean_name(request.POST.get("name", ""))
    if name and name != identity.name_of(request):
        limits.limit(request, "name", identity.player_of(request))
        identity.rename(request, name)


def sit_down(request: HttpRequest, table: models.Table, seat: int | None = None, token: str = "") -> HttpResponse:
    """Take a free seat; of who is refused, nothing is kept."""
    player = identity.player_of(request)
    people.check_welcome(player, table)
    if player is None:
        seating.free_chair(table.seated, seat, token)
    take_name(request)
    seating.join(table.slug, identity.player_for(request), seat, token, fairness.share_from(request))
    return redirect("table", slug=table.slug)


@require_POST
def join(request: HttpRequest, slug: str) -> HttpResponse:
    """Sit down at a table that has a free seat."""
    return sit_down(request, lobby.found(slug), lobby.number(request, "seat") if "seat" in request.POST else None)


def invitation(request: HttpRequest, token: str) -> HttpResponse:
    """A link for one seat: it shows the table and, on a click, sits down there."""
    table = get_object_or_404(models.Table.objects.select_related("owner"), chairs__token=token)
    if request.method == "POST":
        return sit_down(request, table, token=token)
    chair = table.chairs.get(token=token)
    if chair.taken:
        return redirect(f"{markup.address('table', table.slug)}?{TURNED_AWAY}")
    context = {"table": table, "chair": chair, "side": side_of(table.game, chair.number)}
    return render(request, "web/invitation.html", context)


@require_POST
def leave(request: HttpRequest, slug: str) -> HttpResponse:
    """Get up before the game starts."""
    lobby.found(slug)
    seating.leave(slug, identity.player_of(request))
    return redirect("home") if not models.Table.objects.filter(slug=slug).exists() else redirect("table", slug=slug)


@require_POST
def fill(request: HttpRequest, slug: str) -> HttpResponse:
    """Bots on all free seats."""
    lobby.found(slug)
    seating.fill_with_bots(slug, identity.known(request, "refused-owner"), request.POST.get("bot", ""))
    return redirect("table", slug=slug)
