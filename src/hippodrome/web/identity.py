"""Who is who: sessions, guests, accounts, and how a guest becomes one.

A session says who a browser belongs to. It is kept in the database once somebody plays or logs in, so that each can be
ended, and ends when somebody logs out; who only looks around has none.
"""

import random
import unicodedata
from contextlib import suppress
from datetime import datetime, timedelta
from functools import lru_cache
from importlib.resources import files
from itertools import islice
from typing import Any

import msgspec
from django.conf import settings
from django.contrib import auth
from django.contrib.auth.models import AbstractBaseUser
from django.contrib.sessions.backends import db, signed_cookies
from django.db import OperationalError, connection, transaction
from django.http import HttpRequest
from django.middleware.csrf import get_token
from django.utils import timezone

from hippodrome.web import models, play, prepared

GIVEN, FAMILY = (line.split() for line in (files("hippodrome.web") / "text" / "names.txt").read_text().splitlines())
"""Given and family names of Byzantines, for guests and bots."""
SEEN_EVERY = timedelta(hours=1)
"""When somebody was last here is noted no more often."""
MOST_GUESTS = 4096
_guests: dict[str, str] = {}
"""By session, the key of the guest it was of when last looked at; what counts is always what the session says now."""


class SessionStore(db.SessionStore):
    """Django's sessions in the database, with whose they are and when they were used."""

    guest: models.Player | None = None
    """Who was asked for together with the session."""
    _told: list[list[Any]] | None = None
    """What the database said of the session when a page asked for something else, until it is taken up."""

    @classmethod
    def get_model_class(cls) -> Any:
        """Our own, which knows its account."""
        return models.Visit

    def create_model_instance(self, data: dict[str, Any]) -> Any:
        """The row of a session; whose it is stands beside what it holds."""
        row: Any = super().create_model_instance(data)
        row.account_id = data.get(auth.SESSION_KEY)
        row.browser = data.get("browser", "")
        row.began = datetime.fromisoformat(data["began"]) if "began" in data else timezone.now()
        return row

    def load(self) -> dict[str, Any]:
        """What is kept; a guest whose session is still in the cookie keeps it."""
        given = str(self._session_key or "")
        found: dict[str, Any] = super().load()
        if self._session_key is None and ":" in given:
            found = _from_cookie(given)
            self.modified = bool(found)
        return found

    def decode(self, session_data: Any) -> dict[str, Any]:
        """What a session holds; whoever asks again and again has its signature checked once."""
        found: dict[str, Any] = msgspec.json.decode(_read(session_data))
        return found

    def with_session(self, *asked: prepared.Asked) -> list[list[Any]]:
        """The rows that a page asks for; if that saves a way to the database, it is asked about the session as well."""
        if connection.vendor != "postgresql" or not self.session_key or hasattr(self, "_session_cache"):
            return prepared.together(*asked)
        told = prepared.together(*asked, *self._questions())
        self._told = told[len(asked) :]
        return told[: len(asked)]

    def _questions(self) -> list[prepared.Asked]:
        """What the database is asked about this session: its row, and likely the guest it was last of."""
        key = str(self.session_key)
        likely = _guests.get(key) if connection.vendor == "postgresql" else None
        visit = (models.VISIT_OF_KEY, key)
        return [visit] if likely is None else [visit, (models.PLAYER_OF_KEY, likely)]

    def _visit(self) -> models.Visit | None:
        """The row of this session."""
        rows, *guests = self._told or prepared.together(*self._questions())
        self._told = None
        self.guest = guests[0][0] if guests and guests[0] else None
        return rows[0] if rows else None

    def guest_of(self, key: str) -> models.Player | None:
        """The guest whose key this session holds."""
        if self.guest is not None and self.guest.key == key:
            return self.guest
        if self.session_key:
            if len(_guests) >= MOST_GUESTS:
                _guests.clear()
            _guests[self.session_key] = key
        return models.PLAYER_OF_KEY.first(key)

    def _get_session_from_db(self) -> models.Visit | None:
        """The row of this session, if it has not run out; every request asks for it, so the query is built once."""
        now = timezone.now()
        row = self._visit() if self.session_key else None
        if row is None or row.expire_date <= now:
            self._session_key = self.guest = None
            return None
        if now - row.seen > SEEN_EVERY:
            with suppress(OperationalError):  # if the database has no time for it, the next page notes it
                models.Visit.objects.filter(pk=row.pk).update(seen=now)
        return row


@lru_cache(maxsize=4096)
def _read(session_data: str) -> bytes:
    """What stands in the row of a session, once its signature is checked, as text that anybody may take apart."""
    return msgspec.json.encode(db.SessionStore().decode(session_data))


def _from_cookie(given: str) -> dict[str, Any]:
    """A guest's session out of a cookie, where sessions were before.

    An account's is not taken, for it may have been ended: one logs in anew.
    """
    found: dict[str, Any] = signed_cookies.SessionStore(given).load()
    return {} if auth.SESSION_KEY in found else {name: found[name] for name in ("player", "shown") if name in found}


def visits_of(player: models.Player) -> list[models.Visit]:
    """The sessions of somebody: an account's are marked as such, a guest's holds the guest's key.

    A guest has one, which began with the guest and was used when the guest was here; so not all have to be read.
    """
    if player.user is not None:
        return list(models.Visit.objects.filter(account_id=player.user.pk))
    then = models.Visit.objects.filter(
        account=None, began__gte=player.created - SEEN_EVERY, seen__lte=player.seen + timedelta(days=2)
    )
    found = (visit for visit in then.order_by("began").iterator() if visit.get_decoded().get("player") == player.key)
    return list(islice(found, 1))


def end_others(account: int, own: str | None) -> None:
    """End all sessions of an account but one."""
    models.Visit.objects.filter(account_id=account).exclude(session_key=own).delete()


def pleasant_name(chance: random.Random) -> str:
    """A name for somebody who has not told us one; it fits into a name field."""
    return f"{chance.choice(GIVEN)} {chance.choice(FAMILY)}"[: models.NAME_LENGTH]


def clean_text(text: str) -> str:
    """Printable, with single spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())


def clean_remark(text: str) -> str:
    """A remark as others read it: nothing in it turns the writing round, hides, or towers above its line.

    What joins emoji and the letters of some scripts stays; a remark in which nothing is left to be seen is empty.
    """
    kept, marks = list[str](), 0
    for letter in text:
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in MARKS else 0
        if marks > MOST_MARKS or (kind == "Cf" and letter not in JOINERS):
            continue
        kept.append(letter if letter.isprintable() or letter in JOINERS else " ")
    said = " ".join("".join(kept).split())
    return said if is_seen(said) else ""


def clean_name(text: str) -> str:
    """A name as people may type it: printable, single spaces, not too long; raises Refused if it would deceive."""
    typed = text.strip()[: 4 * models.NAME_LENGTH]
    name = clean_text(typed)[: models.NAME_LENGTH].strip()
    refusal = deception_in(name) if typed else ""
    if refusal:
        raise play.Refused(refusal, 400)
    return name


BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""What counts as a letter or a sign and shows nothing."""
JOINERS = frozenset("\u200c\u200d")
MARKS = frozenset(["Mn", "Me"])
MOST_MARKS = 3
"""No language puts more marks than these on one letter."""
ALPHABETS = ("LATIN ", "CYRILLIC ", "GREEK ")
"""Those that have letters which look like one of another's."""
ALIKE = str.maketrans("аеорсухіјѕԁһԛԝвмнткαοντυικ", "aeopcyxijsdhqwbmhtkaovtuik")
"""Letters of the others that, small or as capitals, could pass for Latin ones."""


def is_seen(text: str) -> bool:
    """Whether there is anything to be seen of a text."""
    return any(letter not in BLANK and unicodedata.category(letter)[0] not in "CMZ" for letter in text)


def deception_in(name: str) -> str:
    """Why a name could not be read, or be taken for another, as a message; empty if it is as good as any."""
    plain = unicodedata.normalize("NFKC", name[: models.NAME_LENGTH])
    if not is_seen(name) or any(letter in BLANK for letter in name):
        return "refused-name-blank"
    marks = "".join("m" if unicodedata.category(letter) in MARKS else " " for letter in name)
    if max(map(len, marks.split()), default=0) > MOST_MARKS:
        return "refused-name-marks"
    for word in plain.replace("-", " ").split():
        spelled = [unicodedata.name(letter, "") for letter in word]
        if sum(any(letter.startswith(alphabet) for letter in spelled) for alphabet in ALPHABETS) > 1:
            return "refused-name-mixed"
    return ""


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
    plain = unicodedata.normalize("NFKD", name[: models.NAME_LENGTH]).casefold().translate(ALIKE)
    for read in (plain, plain.translate(str.maketrans("013457", "oieast"))):
        if "".join(letter for letter in read if letter.isalpha()) in RESERVED:
            return True
    return False


def player_of(request: HttpRequest) -> models.Player | None:
    """The player behind a request, if there is one already."""
    if hasattr(request, "_player"):
        found: models.Player | None = request._player
        return found
    player = None
    if auth.SESSION_KEY in request.session and request.user.is_authenticated:
        player = models.PLAYER_OF_USER.first(request.user.pk)
    elif "player" in request.session:
        player = request.session.guest_of(request.session["player"])  # type: ignore[attr-defined]  # ours has it
    if player is not None and timezone.now() - player.seen > timedelta(days=1):
        player.seen = timezone.now()
        with suppress(OperationalError):  # if the database has no time for it, the next page notes it
            player.save(update_fields=["seen"])
    request._player = player  # type: ignore[attr-defined]
    return player


class Visitor:
    """Who stands behind a request that asks for something else as well: both on one way, where that saves one.

    SQLite, where it saves nothing, is asked at once, before anybody waits for its write lock. Raises Refused if there
    is nobody.
    """

    def __init__(self, request: HttpRequest) -> None:
        self.request = request
        if connection.vendor != "postgresql":
            self.player()

    def ask(self, *asked: prepared.Asked) -> list[list[Any]]:
        """The rows that are asked for, with what the database knows of the session."""
        found: list[list[Any]] = self.request.session.with_session(*asked)  # type: ignore[attr-defined]  # ours has it
        return found

    def player(self) -> models.Player:
        """Who it is."""
        return known(self.request)


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
    request.session = SessionStore(request.COOKIES.get(settings.SESSION_COOKIE_NAME))
    request.user = auth.get_user(request)
    return player_of(request)


def known(request: HttpRequest, refusal: str = "refused-not-your-seat") -> models.Player:
    """The player behind a request that makes no sense by somebody who was never here; raises Refused."""
    player = player_of(request)
    if player is None:
        raise play.Refused(refusal, 403)
    return player


def player_for(request: HttpRequest) -> models.Player:
    """The player behind a request; a guest's is made when something is to be kept of them, so after all refusals."""
    player = player_of(request)
    if player is None:
        user = request.user if request.user.is_authenticated else None
        name = user.get_username()[: models.NAME_LENGTH] if user is not None else guest_name(request)
        player = models.Player.objects.create(name=name, user=user)
        if user is None:
            begin_session(request)
            request.session["player"] = player.key
        request._player = player  # type: ignore[attr-defined]
    return player


def begin_session(request: HttpRequest) -> None:
    """From now on we know this browser again; its owner finds it in the list of sessions by what it calls itself."""
    request.session["began"] = timezone.now().isoformat()
    request.session["browser"] = clean_text(request.META.get("HTTP_USER_AGENT", ""))[: models.BROWSER_LENGTH]


def guest_name(request: HttpRequest) -> str:
    """The name of somebody who only looks around: the same on every page, by the cookie that guards our forms."""
    get_token(request)  # so that there is one
    return pleasant_name(random.Random(request.META["CSRF_COOKIE"]))


def rename(request: HttpRequest, name: str) -> None:
    """Call a player something else, also on the seats of tables that still run; raises Refused."""
    if is_reserved(name):
        raise play.Refused("refused-name", 400)
    player = player_for(request)
    player.name = name
    player.save(update_fields=["name"])
    seats = models.Seat.objects.filter(player=player, kind=models.Seat.PERSON)
    seats.filter(table__status__in=(models.Table.GATHERING, models.Table.RUNNING)).update(name=name)


def take_over(guest: models.Player | None, user: AbstractBaseUser) -> models.Player:
    """Give an account what its owner did as a guest: tables, seats, chat, notes and solved puzzles."""
    with transaction.atomic():
        own = models.Player.objects.filter(user_id=user.pk).first()
        if guest is not None:  # who may have been forgotten or taken over meanwhile, on another page
            guest = models.Player.objects.select_for_update().filter(pk=guest.pk).first()
        if guest is None or guest.user_id is not None:  # type: ignore[attr-defined]
            return own or models.Player.objects.create(name=user.get_username()[: models.NAME_LENGTH], user=user)
        if own is None:
            guest.user = user
            guest.save(update_fields=["user"])
            return guest
        for model, field in ((models.Table, "owner"), (models.Seat, "player"), (models.Remark, "player")):
            model.objects.filter(**{field: guest}).update(**{field: own})
        kept = models.Notes.objects.filter(player=own).values_list("table_id", flat=True)
        models.Notes.objects.filter(player=guest).exclude(table_id__in=list(kept)).update(player=own)
        solved = set(models.Solved.objects.filter(player=own).values_list("game", "name"))
        for one in models.Solved.objects.filter(player=guest):
            if (one.game, one.name) not in solved:
                models.Solved.objects.filter(pk=one.pk).update(player=own)
        guest.delete()
        return own


def who(request: HttpRequest) -> dict[str, Any]:
    """For every page: the player's name, and at how many tables it is their turn."""
    if not hasattr(request, "session"):
        return {}

    # Asked for by those templates only that show them.
    return {"player_name": lambda: name_of(request), "turns": lambda: turns_of(request)}


def name_of(request: HttpRequest) -> str:
    """What somebody is called, also who only looks around."""
    player = player_of(request)
    return player.name if player else guest_name(request)


def turns_of(request: HttpRequest) -> int:
    """At how many tables it is a player's turn."""
    player = player_of(request)
    if player is None:
        return 0
    # Seats are asked at running tables only; several may be this player's at one of them.
    return len({seat.table_id for seat in models.ASKED_OF_PLAYER.all(player.pk)})
