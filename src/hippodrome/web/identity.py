"""Who is who: guests with a signed session, accounts, and how a guest becomes one."""

import random
import unicodedata
from importlib.resources import files
from typing import Any

from django.contrib.auth.models import AbstractBaseUser
from django.db import transaction
from django.http import HttpRequest

from hippodrome.web.models import (
    ASKED_OF_PLAYER,
    NAME_LENGTH,
    PLAYER_OF_KEY,
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


def pleasant_name() -> str:
    """A name for somebody who has not told us one; it fits into a name field."""
    return f"{random.choice(GIVEN)} {random.choice(FAMILY)}"[:NAME_LENGTH]


def clean_name(text: str) -> str:
    """A name as people may type it: printable, single spaces, not too long."""
    printable = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(printable.split())[:NAME_LENGTH].strip()


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
    if request.user.is_authenticated:
        player = PLAYER_OF_USER.first(request.user.pk)
    elif "player" in request.session:
        player = PLAYER_OF_KEY.first(request.session["player"])
    request._player = player  # type: ignore[attr-defined]
    return player


def player_for(request: HttpRequest) -> Player:
    """The player behind a request; a guest's is made when first needed."""
    player = player_of(request)
    if player is None:
        user = request.user if request.user.is_authenticated else None
        name = user.get_username()[:NAME_LENGTH] if user is not None else guest_name(request)
        player = Player.objects.create(name=name, user=user)
        if user is None:
            request.session["player"] = player.key
        request._player = player  # type: ignore[attr-defined]
    return player


def guest_name(request: HttpRequest) -> str:
    """The name a guest has or is given now."""
    if "name" not in request.session:
        request.session["name"] = pleasant_name()
    name: str = request.session["name"]
    return name


def rename(request: HttpRequest, name: str) -> None:
    """Call a player something else, also on the seats of tables that still run; raises Refused."""
    if is_reserved(name):
        raise Refused("refused-name", 400)
    player = player_for(request)
    player.name = name
    player.save(update_fields=["name"])
    request.session["name"] = name
    seats = Seat.objects.filter(player=player, kind=Seat.PERSON)
    seats.filter(table__status__in=(Table.GATHERING, Table.RUNNING)).update(name=name)


def take_over(guest: Player | None, user: AbstractBaseUser) -> Player:
    """Give an account what its owner did as a guest: tables, seats, chat, notes and solved puzzles."""
    with transaction.atomic():
        own = Player.objects.filter(user_id=user.pk).first()
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
