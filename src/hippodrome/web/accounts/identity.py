"""Who sends a request: the player behind it, be it a guest or an account."""

import random
from contextlib import suppress
from datetime import timedelta
from typing import Any

from django.conf import settings
from django.contrib import auth
from django.db import OperationalError
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.utils import timezone

from hippodrome.web import models
from hippodrome.web.accounts import names, sessions
from hippodrome.web.models import lookups
from hippodrome.web.refusals import Refused


def player_of(request: HttpRequest) -> models.Player | None:
    """The player behind a request, if there is one already."""
    if hasattr(request, "_player"):
        found: models.Player | None = request._player
        return found
    player = None
    if auth.SESSION_KEY in request.session and request.user.is_authenticated:
        player = lookups.player_of_account(request.user.pk)
    elif "player" in request.session:
        player = lookups.guest_with(request.session["player"])
    if player is not None and timezone.now() - player.seen > timedelta(days=1):
        player.seen = timezone.now()
        with suppress(OperationalError):  # if the database has no time for it, the next page notes it
            player.save(update_fields=["seen"])
    request._player = player  # type: ignore[attr-defined]
    return player


def forgotten(request: HttpRequest) -> bool:
    """Whether the player behind a request was there when it came, and is no longer."""
    player: models.Player | None = getattr(request, "_player", None)
    if player is None or models.Player.objects.filter(pk=player.pk).exists():
        return False
    request._player = None  # type: ignore[attr-defined]  # as `player_of` notes it
    return True


def introduce(request: HttpRequest) -> models.Player | None:
    """The player behind a request that did not come by Django's middleware, as their session says now."""
    vars(request).pop("_player", None)
    request.session = sessions.SessionStore(request.COOKIES.get(settings.SESSION_COOKIE_NAME))
    request.user = auth.get_user(request)
    return player_of(request)


def known(request: HttpRequest, refusal: str = "refused-not-your-seat") -> models.Player:
    """The player behind a request that makes no sense by somebody who was never here; raises Refused."""
    player = player_of(request)
    if player is None:
        raise Refused(refusal, 403)
    return player


def player_for(request: HttpRequest) -> models.Player:
    """The player behind a request; a guest's is made when something is to be kept of them, so after all refusals."""
    player = player_of(request)
    if player is None:
        user = request.user if request.user.is_authenticated else None
        name = user.get_username()[: models.NAME_LENGTH] if user is not None else guest_name(request)
        player = models.Player.objects.create(name=name, user=user)
        if user is None:
            sessions.begin(request)
            request.session["player"] = player.key
        request._player = player  # type: ignore[attr-defined]
    return player


def guest_name(request: HttpRequest) -> str:
    """The name of somebody who only looks around: the same on every page, by the cookie that guards our forms."""
    get_token(request)  # so that there is one
    return names.pleasant_name(random.Random(request.META["CSRF_COOKIE"]))


def rename(request: HttpRequest, name: str) -> None:
    if names.is_reserved(name):
        raise Refused("refused-name", 400)
    player = player_for(request)
    player.name = name
    player.save(update_fields=["name"])
    seats = models.Seat.objects.filter(player=player, kind=models.Seat.PERSON)
    seats.filter(table__status__in=(models.GameTable.GATHERING, models.GameTable.RUNNING)).update(name=name)


def who(request: HttpRequest) -> dict[str, Any]:
    """For every page: the player's name, and at how many tables it is their turn."""
    if not hasattr(request, "session"):
        return {}

    # Asked for by those templates only that show them.
    return {"player_name": lambda: name_of(request), "turns": lambda: turns_of(request)}


def name_of(request: HttpRequest) -> str:
    player = player_of(request)
    return player.name if player else guest_name(request)


def turns_of(request: HttpRequest) -> int:
    player = player_of(request)
    if player is None:
        return 0
    # Seats are asked at running tables only; several may be this player's at one of them.
    asked = models.Seat.objects.filter(player=player, asked=True, bot="").order_by()
    return len(set(asked.values_list("table_id", flat=True)))
