"""Somebody else at my table: mute them, block them, report them."""

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_http_methods

from hippodrome.web import identity, limits, models, people, play
from hippodrome.web.pages import lobby


@require_http_methods(["GET", "HEAD", "POST"])
def person(request: HttpRequest, slug: str, seat: int) -> HttpResponse:
    """What I can do about somebody who sits here; only who sits here too can."""
    table = lobby.found(slug)
    chair = table.chairs.filter(number=seat).select_related("player", "table").first()
    if chair is None or chair.player is None:
        raise Http404
    me = identity.player_of(request)
    if me is None or me.pk == chair.player.pk or not table.chairs.filter(player=me).exists():
        raise play.Refused("refused-not-your-seat", 403)
    if request.method == "POST":
        return _act(request, me, chair, chair.player)
    avoided = models.Aversion.objects.filter(player=me, other=chair.player).first()
    context = {"table": table, "chair": chair, "avoided": avoided, "most": models.REPORT_LENGTH}
    return render(request, "web/person.html", context)


def _act(request: HttpRequest, me: models.Player, chair: models.Seat, other: models.Player) -> HttpResponse:
    how = request.POST.get("how", "")
    if how == "report":
        limits.limit(request, "report", me)
        people.report(me, chair, request.POST.get("text", ""))
        return render(request, "web/person.html", {"table": chair.table, "chair": chair, "reported": True})
    people.avoid(me, other, how)
    return redirect("person", slug=chair.table.slug, seat=chair.number)
