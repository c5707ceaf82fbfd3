"""The page for who wants to stop: a bot for a while, an offer to end, resigning, throwing the table away."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from hippodrome.web import ending, identity, levels, models
from hippodrome.web.pages import lobby
from hippodrome.web.viewer import Viewer


class Resigning:
    """One of my seats, and what giving it up would mean."""

    def __init__(self, chair: models.Seat, chairs: list[models.Seat]) -> None:
        self.chair = chair
        others = [other for other in chairs if other.number != chair.number]
        self.other = others[0] if len(others) == 1 else None
        self.ends = ending.ends_by_resigning(chairs, chair)


@require_safe
def stop(request: HttpRequest, slug: str) -> HttpResponse:
    """All the ways to stop, each with what it means; what can't be undone is asked for twice."""
    table = lobby.found(slug)
    if table.status == models.Table.GATHERING:
        return redirect("table", slug=slug)
    return render(request, "web/stop.html", choices(Viewer(request, table)))


def choices(viewer: Viewer) -> dict[str, object]:
    """What of all this a viewer can do at a table now."""
    table, chairs = viewer.table, viewer.chairs
    running = table.status == models.Table.RUNNING
    own = [chair for chair in viewer.mine if chair.played_by_person] if running else []
    playing = [chair for chair in chairs if chair.played_by_person]
    wanting = [chair for chair in playing if chair.wants_end]
    return {
        "table": table,
        "viewer": viewer,
        "usual_bot": levels.usual_level(table.game, len(chairs)),
        "own": own,
        "resigning": [Resigning(chair, chairs) for chair in viewer.mine if running and not chair.resigned],
        "together": bool(own) and any(chair not in own for chair in playing),
        "offering": bool(own) and all(chair.wants_end for chair in own),
        "wanting": viewer.speaker.phrase([chair.name for chair in wanting]),
        "wanting_count": len(wanting),
        "missing": viewer.speaker.phrase([chair.name for chair in playing if not chair.wants_end]),
        "may_delete": ending.may_delete(table, chairs, viewer.player),
    }


@require_POST
def offer(request: HttpRequest, slug: str) -> HttpResponse:
    """I would end the game here if everybody would, or no longer."""
    lobby.found(slug)
    table = ending.offer(slug, identity.known(request), request.POST.get("wanted") != "no")
    return redirect("stop" if table.status == models.Table.RUNNING else "table", slug=slug)


@require_POST
def resign(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    """I give this seat up."""
    lobby.found(slug)
    ending.resign(slug, seat, identity.known(request))
    return redirect("table", slug=slug)


@require_POST
def delete(request: HttpRequest, slug: str) -> HttpResponse:
    """Throw a table away that nobody else sits at."""
    lobby.found(slug)
    ending.delete(slug, identity.known(request, "refused-delete"))
    return redirect("my-tables")
