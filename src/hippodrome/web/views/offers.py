"""Make and answer offers at a table."""

from django.http import HttpRequest, HttpResponse
from django.views.decorators.http import require_POST

from hippodrome.web.refusals import Refused
from hippodrome.web.services import offers
from hippodrome.web.views.shortcuts import int_field, table_or_404
from hippodrome.web.views.table import change

ANSWERS = {"accept": offers.accept, "decline": offers.decline}


@require_POST
def make(request: HttpRequest, slug: str, kind: str) -> HttpResponse:
    table_or_404(slug)
    seconds = int_field(request, "seconds") if "seconds" in request.POST else 0
    return change(request, slug, lambda player: offers.make(slug, kind, player, seconds))


@require_POST
def answer(request: HttpRequest, slug: str, offer: int) -> HttpResponse:
    table_or_404(slug)
    act = ANSWERS.get(request.POST.get("answer", ""))
    if act is None:
        raise Refused("refused-form", 400)
    return change(request, slug, lambda player: act(slug, offer, player))
