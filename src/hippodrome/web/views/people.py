"""The page of another player at the table or in its chat: mute, block, report."""

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.http import require_http_methods

from hippodrome.web import models
from hippodrome.web.accounts import identity, rate_limits
from hippodrome.web.refusals import Refused
from hippodrome.web.services import moderation
from hippodrome.web.views.shortcuts import table_or_404


@require_http_methods(["GET", "HEAD", "POST"])
def person(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    table = table_or_404(slug)
    chair = get_object_or_404(table.chairs.exclude(player=None).select_related("player"), number=seat)
    return _about(request, table, chair)


@require_http_methods(["GET", "HEAD", "POST"])
def speaker(request: HttpRequest, slug: str, remark: int) -> HttpResponse:
    table = table_or_404(slug)
    said = get_object_or_404(table.remarks.exclude(player=None).select_related("player"), pk=remark)
    return _about(request, table, said)


def _about(request: HttpRequest, table: models.GameTable, found: models.Seat | models.Remark) -> HttpResponse:
    me, other, name = identity.require_player(request), found.player, found.name
    assert other is not None
    seats = {chair.player_id: chair.number for chair in table.seated}
    if me.pk == other.pk or me.pk not in seats:
        raise Refused("refused-not-your-seat", 403)
    context = {"table": table, "name": name, "seat": seats.get(other.pk)}
    how = request.POST.get("how", "")
    if request.method == "POST" and how == "report":
        rate_limits.limit(request, "report", me)
        moderation.report(me, table, other, name, request.POST.get("text", ""))
        return render(request, "web/person.html", context | {"reported": True})
    if request.method == "POST":
        moderation.avoid(me, other, how)
        return redirect(request.path)
    avoided = models.Aversion.objects.filter(player=me, other=other).first()
    return render(request, "web/person.html", context | {"avoided": avoided, "most": models.REPORT_LENGTH})
