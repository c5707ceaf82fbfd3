"""Find or create the player behind a request, who is a guest or the owner of an account."""

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
    """Return the player behind a request, or None for a visitor who has not played yet."""
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
        with suppress(OperationalError):  # a busy database: the next page updates it
            player.save(update_fields=["seen"])
    request._player = player  # type: ignore[attr-defined]
    return player


def is_deleted(request: HttpRequest) -> bool:
    """Return whether the player was deleted while the request was being handled."""
    player: models.Player | None = getattr(request, "_player", None)
    if player is None or models.Player.objects.filter(pk=player.pk).exists():
        return False
    request._player = None  # type: ignore[attr-defined]
    return True


def authenticate(request: HttpRequest) -> models.Player | None:
    """Return the player behind a request that bypassed Django's middleware, from the session as it is now."""
    vars(request).pop("_player", None)
    request.session = sessions.SessionStore(request.COOKIES.get(settings.SESSION_COOKIE_NAME))
    request.user = auth.get_user(request)
    return player_of(request)


def require_player(request: HttpRequest, refusal: str = "refused-not-your-seat") -> models.Player:
    """Return the player behind a request; raise Refused for a visitor who has not played yet."""
    player = player_of(request)
    if player is None:
        raise Refused(refusal, 403)
    return player


def player_for(request: HttpRequest) -> models.Player:
    """Return the player behind a request, creating a guest if there is none.

    Call this only after all checks have passed, so that a refused request stores nothing.
    """
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
    """Return the name of a visitor who has no player yet.

    The name is derived from the CSRF cookie, so it is the same on every page.
    """
    get_token(request)  # makes sure that the cookie exists
    return names.pleasant_name(random.Random(request.META["CSRF_COOKIE"]))


def rename(request: HttpRequest, name: str) -> None:
    if names.is_reserved(name):
        raise Refused("refused-name", 400)
    player = player_for(request)
    player.name = name
    player.save(update_fields=["name"])
    seats = models.Seat.objects.filter(player=player, kind=models.Seat.PERSON)
    seats.filter(table__status__in=(models.GameTable.GATHERING, models.GameTable.RUNNING)).update(name=name)


def page_context(request: HttpRequest) -> dict[str, Any]:
    """A context processor: the player's name, and at how many tables it is their turn."""
    if not hasattr(request, "session"):
        return {}

    # Callables, so that templates which show none of these cost no query.
    return {
        "player_name": lambda: name_of(request),
        "turns": lambda: turns_of(request),
        "known_here": lambda: player_of(request) is not None,
    }


def name_of(request: HttpRequest) -> str:
    player = player_of(request)
    return player.name if player else guest_name(request)


def turns_of(request: HttpRequest) -> int:
    player = player_of(request)
    return lookups.tables_awaiting(player) if player is not None else 0
