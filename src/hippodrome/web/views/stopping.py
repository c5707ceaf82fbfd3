"""The page for leaving a game: let a bot play for a while, offer to end, resign, delete the table."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from hippodrome.web import models
from hippodrome.web.accounts import identity
from hippodrome.web.bots import levels
from hippodrome.web.rendering.offers import possible_offers
from hippodrome.web.rendering.viewer import Viewer
from hippodrome.web.services import endings
from hippodrome.web.views.shortcuts import table_or_404


def _resigning(table: models.GameTable, chair: models.Seat, chairs: list[models.Seat]) -> dict[str, object]:
    others = [other for other in chairs if other.number != chair.number]
    other = others[0] if len(others) == 1 else None
    return {"chair": chair, "other": other, "ends": endings.ends_by_resigning(table, chairs, chair)}


@require_safe
def stop(request: HttpRequest, slug: str) -> HttpResponse:
    table = table_or_404(slug)
    if table.status == models.GameTable.GATHERING:
        return redirect("table", slug=slug)
    return render(request, "web/stop.html", choices(Viewer(request, table)))


def choices(viewer: Viewer) -> dict[str, object]:
    table, chairs = viewer.table, viewer.chairs
    running = table.status == models.GameTable.RUNNING
    own = [chair for chair in viewer.mine if chair.played_by_person] if running else []
    return {
        "table": table,
        "viewer": viewer,
        "usual_bot": levels.usual_level(table.game, len(chairs)),
        "own": own,
        "resigning": [_resigning(table, chair, chairs) for chair in viewer.mine if running and not chair.resigned],
        "possible_offers": possible_offers(viewer),
        "may_delete": endings.may_delete(table, chairs, viewer.player),
    }


@require_POST
def resign(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    table_or_404(slug)
    endings.resign(slug, seat, identity.require_player(request))
    return redirect("table", slug=slug)


@require_POST
def delete(request: HttpRequest, slug: str) -> HttpResponse:
    table_or_404(slug)
    endings.delete(slug, identity.require_player(request, "refused-delete"))
    return redirect("my-tables")
