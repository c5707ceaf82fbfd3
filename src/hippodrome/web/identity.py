"""Who is who: guests with a session, accounts, and how a guest becomes one."""

import random
import unicodedata
from contextlib import suppress
from datetime import timedelta
from importlib import import_module
from importlib.resources import files
from typing import Any

from django.conf import settings
from django.contrib.auth import SESSION_KEY, get_user
from django.contrib.auth.models import AbstractBaseUser
from django.db import OperationalError, transaction
from django.http import HttpRequest, parse_cookie
from django.middleware.csrf import get_token
from django.utils import timezone

from hippodrome.web.models import (
    ASKED_OF_PLAYER,
    BROWSER_LENGTH,
    NAME_LENGTH,
    PLAYER_OF_USER,
    Notes,
    Player,
    Remark,
    Seat,
    Solved,
    Table,
)
from hippodrome.web.play import Refused

GIVEN, FAMILY = (line.split() for line in (files("hippodrome.web") / "text" / "names.txt").read_text().splitlines())
"""Given and family names of Byzantines, for guests and bots."""


def pleasant_name(chance: random.Random) -> str:
    """A name for somebody who has not told us one; it fits into a name field."""
    return f"{chance.choice(GIVEN)} {chance.choice(FAMILY)}"[:NAME_LENGTH]


def clean_text(text: str) -> str:
    """Printable, with single spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def clean_name(text: str) -> str:
    """A name as people may type it: printable, single spaces, not too long."""
    return clean_text(text)[:NAME_LENGTH].strip()


RESERVED = frozenset(
    [
        "admin",
        "administrator",
        "administration",
        "hippodrome",
        "host",
        "mod",
        "moderator",
        "official",
        "operator",
        "owner",
        "root",
        "security",
        "server",
        "staff",
        "support",
        "system",
        "webmaster",
    ]
)
"""Names by which somebody could seem to speak for the site."""


def is_reserved(name: str) -> bool:
    """Whether a name sounds like the site's own, also with other letters, digits or signs in it."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    for read in (plain, plain.translate(str.maketrans("013457", "oieast"))):
        if "".join(letter for letter in read if letter.isalpha()) in RESERVED:
            return True
    return False


def player_of(request: HttpRequest) -> Player | None:
    """The player behind a request, if there is one already."""
    if hasattr(request, "_player"):
        found: Player | None = request._player
        return found
    player = None
    if SESSION_KEY in request.session and request.user.is_authenticated:
        player = PLAYER_OF_USER.first(request.user.pk)
    elif "player" in request.session:
        player = request.session.guest_of(request.session["player"])  # type: ignore[attr-defined]  # sessions.py
    if player is not None and timezone.now() - player.seen > timedelta(days=1):
        player.seen = timezone.now()
        with suppress(OperationalError):  # if the database has no time for it, the next page notes it
            player.save(update_fields=["seen"])
    request._player = player  # type: ignore[attr-defined]
    return player


def forgotten(request: HttpRequest) -> bool:
    """Whether the player behind a request was there when it came, and is no longer."""
    player: Player | None = getattr(request, "_player", None)
    if player is None or Player.objects.filter(pk=player.pk).exists():
        return False
    request._player = None  # type: ignore[attr-defined]
    return True


def player_with(cookies: str) -> Player | None:
    """The player whose browser sends such cookies, where there is no request of Django's."""
    request = HttpRequest()
    key = parse_cookie(cookies).get(settings.SESSION_COOKIE_NAME)
    request.session = import_module(settings.SESSION_ENGINE).SessionStore(key)
    request.user = get_user(request)
    return player_of(request)


def player_for(request: HttpRequest) -> Player:
    """The player behind a request; a guest's is made when first needed."""
    player = player_of(request)
    if player is None:
        user = request.user if request.user.is_authenticated else None
        name = user.get_username()[:NAME_LENGTH] if user is not None else guest_name(request)
        player = Player.objects.create(name=name, user=user)
        if user is None:
            begin_session(request)
            request.session["player"] = player.key
        request._player = player  # type: ignore[attr-defined]
    return player


def begin_session(request: HttpRequest) -> None:
    """From now on we know this browser again; its owner finds it in the list of sessions by what it calls itself."""
    request.session["began"] = timezone.now().isoformat()
    request.session["browser"] = clean_text(request.META.get("HTTP_USER_AGENT", ""))[:BROWSER_LENGTH]


def guest_name(request: HttpRequest) -> str:
    """The name of somebody who only looks around: the same on every page, by the cookie that guards our forms."""
    get_token(request)  # so that there is one
    return pleasant_name(random.Random(request.META["CSRF_COOKIE"]))


def rename(request: HttpRequest, name: str) -> None:
    """Call a player something else, also on the seats of tables that still run; raises Refused."""
    if is_reserved(name):
        raise Refused("refused-name", 400)
    player = player_for(request)
    player.name = name
    player.save(update_fields=["name"])
    seats = Seat.objects.filter(player=player, kind=Seat.PERSON)
    seats.filter(table__status__in=(Table.GATHERING, Table.RUNNING)).update(name=name)


def take_over(guest: Player | None, user: AbstractBaseUser) -> Player:
    """Give an account what its owner did as a guest: tables, seats, chat, notes and solved puzzles."""
    with transaction.atomic():
        own = Player.objects.filter(user_id=user.pk).first()
        if guest is not None:  # who may have been forgotten or taken over meanwhile, on another page
            guest = Player.objects.select_for_update().filter(pk=guest.pk).first()
        if guest is None or guest.user_id is not None:  # type: ignore[attr-defined]
            return own or Player.objects.create(name=user.get_username()[:NAME_LENGTH], user=user)
        if own is None:
            guest.user = user
            guest.save(update_fields=["user"])
            return guest
        for model, field in ((Table, "owner"), (Seat, "player"), (Remark, "player")):
            model.objects.filter(**{field: guest}).update(**{field: own})
        kept = Notes.objects.filter(player=own).values_list("table_id", flat=True)
        Notes.objects.filter(player=guest).exclude(table_id__in=list(kept)).update(player=own)
        solved = set(Solved.objects.filter(player=own).values_list("game", "name"))
        for one in Solved.objects.filter(player=guest):
            if (one.game, one.name) not in solved:
                Solved.objects.filter(pk=one.pk).update(player=own)
        guest.delete()
        return own


def who(request: HttpRequest) -> dict[str, Any]:
    """For every page: the player's name, and at how many tables it is their turn."""
    if not hasattr(request, "session"):
        return {}

    def name() -> str:
        player = player_of(request)
        return player.name if player else guest_name(request)

    def turns() -> int:
        player = player_of(request)
        if player is None:
            return 0
        # Seats are asked at running tables only; several may be this player's at one of them.
        return len({seat.table_id for seat in ASKED_OF_PLAYER.all(player.pk)})

    # Asked for by those templates only that show them.
    return {"player_name": name, "turns": turns}
