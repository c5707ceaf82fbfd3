"""Vacations and the time zone, on the account page."""

from typing import Any

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.views.decorators.http import require_POST

from hippodrome.web import models
from hippodrome.web.accounts import identity
from hippodrome.web.rendering.clocks import local_time
from hippodrome.web.services import vacations
from hippodrome.web.views.shortcuts import int_field


def clock_settings(player: models.Player | None) -> dict[str, Any]:
    """Return what the account page shows of a player's vacation and time zone; nothing where the site has no clocks."""
    if player is None or not settings.CLOCKS:
        return {}
    now_on = vacations.current(player)
    return {
        "zones": sorted(vacations.zones()),
        "vacation_days": settings.VACATION_DAYS,
        "vacation_left": vacations.days_left(player),
        "vacation_until": local_time(now_on.ends, player) if now_on is not None else "",
    }


@require_POST
def begin_vacation(request: HttpRequest) -> HttpResponse:
    vacations.begin(identity.require_player(request, "refused-unknown"), int_field(request, "days"))
    return redirect("account")


@require_POST
def end_vacation(request: HttpRequest) -> HttpResponse:
    vacations.end(identity.require_player(request, "refused-unknown"))
    return redirect("account")


@require_POST
def set_zone(request: HttpRequest) -> HttpResponse:
    vacations.set_zone(identity.require_player(request, "refused-unknown"), request.POST.get("zone", "")[:64])
    return redirect("account")
