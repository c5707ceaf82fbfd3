"""Somebody else at my table, or in its chat: mute them, block them, report them."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from hippodrome.web import identity, limits, models, people, play
from hippodrome.web.pages import lobby


@require_http_methods(["GET", "HEAD", "POST"])
def person(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    """What I can do about somebody who sits here."""
    table = lobby.found(slug)
    chair = table.chairs.filter(number=seat).select_related("player").first()
    if chair is None or chair.player is None:
        raise Http404
    return _about(request, table, chair.player, chair.name)


@require_http_methods(["GET", "HEAD", "POST"])
def speaker(request: HttpRequest, slug: str, remark: int) -> HttpResponse:
    """What I can do about somebody who has said something here, also if they only look on."""
    table = lobby.found(slug)
    said = table.remarks.filter(pk=remark).select_related("player").first()
    if said is None or said.player is None:
        raise Http404
    return _about(request, table, said.player, said.name)


def _about(request: HttpRequest, table: models.Table, other: models.Player, name: str) -> HttpResponse:
    """The page about somebody, by the name they go by here; only for who sits here."""
    me = identity.known(request)
    seats = {chair.player_id: chair.number for chair in table.seated}
    if me.pk == other.pk or me.pk not in seats:
        raise play.Refused("refused-not-your-seat", 403)
    context = {"table": table, "name": name, "seat": seats.get(other.pk)}
    how = request.POST.get("how", "")
    if request.method == "POST" and how == "report":
        limits.limit(request, "report", me)
        people.report(me, table, other, name, request.POST.get("text", ""))
        return render(request, "web/person.html", context | {"reported": True})
    if request.method == "POST":
        people.avoid(me, other, how)
        return redirect(request.path)
    avoided = models.Aversion.objects.filter(player=me, other=other).first()
    return render(request, "web/person.html", context | {"avoided": avoided, "most": models.REPORT_LENGTH})
