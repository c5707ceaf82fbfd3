"""Sessions: who a browser belongs to, kept in the database, so that each can be ended, and ends when somebody logs out.

A session is kept once somebody plays or logs in; who only looks around has none.
"""

from contextlib import suppress
from datetime import datetime, timedelta
from functools import lru_cache
from typing import Any

import msgspec
from django.conf import settings
from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.core import signing
from django.db import OperationalError, connection
from django.utils import timezone

from hippodrome.web.models import PLAYER_OF_KEY, VISIT_OF_KEY, Player, Visit
from hippodrome.web.prepared import Asked, together

SEEN_EVERY = timedelta(hours=1)
"""When somebody was last here is noted no more often."""
MOST_GUESTS = 4096
_guests: dict[str, str] = {}
"""By session, the key of the guest it was of when last looked at; what counts is always what the session says now."""
EARLIER = "django.contrib.sessions.backends.signed_cookies"
"""Where sessions were before: in the cookie itself."""


class SessionStore(DatabaseStore):
    """Django's sessions in the database, with whose they are and when they were used."""

    guest: Player | None = None
    """Who was asked for together with the session."""
    _told: "list[list[Any]] | None" = None
    """What the database said to `asked_of_database`, until it is taken up."""

    @classmethod
    def get_model_class(cls) -> Any:
        """Our own, which knows its account."""
        return Visit

    def create_model_instance(self, data: dict[str, Any]) -> Any:
        """The row of a session; whose it is stands beside what it holds."""
        row: Any = super().create_model_instance(data)
        row.account_id = data.get(SESSION_KEY)
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

    def with_session(self, *asked: Asked) -> list[list[Any]]:
        """The rows that a page asks for; if that saves a way to the database, it is asked about the session as well."""
        if connection.vendor != "postgresql" or not self.session_key or hasattr(self, "_session_cache"):
            return together(*asked)
        told = together(*asked, *self._questions())
        self._told = told[len(asked) :]
        return told[: len(asked)]

    def _questions(self) -> list[Asked]:
        """What the database is asked about this session: its row, and likely the guest it was last of."""
        key = str(self.session_key)
        likely = _guests.get(key) if connection.vendor == "postgresql" else None
        return [(VISIT_OF_KEY, key)] if likely is None else [(VISIT_OF_KEY, key), (PLAYER_OF_KEY, likely)]

    def _visit(self) -> Visit | None:
        """The row of this session."""
        rows, *guests = self._told or together(*self._questions())
        self._told = None
        self.guest = guests[0][0] if guests and guests[0] else None
        return rows[0] if rows else None

    def guest_of(self, key: str) -> Player | None:
        """The guest whose key this session holds."""
        if self.guest is not None and self.guest.key == key:
            return self.guest
        if self.session_key:
            if len(_guests) >= MOST_GUESTS:
                _guests.clear()
            _guests[self.session_key] = key
        return PLAYER_OF_KEY.first(key)

    def _get_session_from_db(self) -> Visit | None:
        """The row of this session, if it has not run out; every request asks for it, so the query is built once."""
        now = timezone.now()
        row = self._visit() if self.session_key else None
        if row is None or row.expire_date <= now:
            self._session_key = self.guest = None
            return None
        if now - row.seen > SEEN_EVERY:
            with suppress(OperationalError):  # if the database has no time for it, the next page notes it
                Visit.objects.filter(pk=row.pk).update(seen=now)
        return row


@lru_cache(maxsize=4096)
def _read(session_data: str) -> bytes:
    """What stands in the row of a session, once its signature is checked, as text that anybody may take apart."""
    return msgspec.json.encode(DatabaseStore().decode(session_data))


def _from_cookie(given: str) -> dict[str, Any]:
    """A guest's session out of a cookie; an account's is not taken, for it may have been ended: one logs in anew."""
    try:
        found: dict[str, Any] = signing.loads(
            given,
            serializer=signing.JSONSerializer,
            salt=EARLIER,
            max_age=settings.SESSION_COOKIE_AGE,
        )
    except signing.BadSignature:
        return {}
    return {} if SESSION_KEY in found else {name: found[name] for name in ("player", "shown") if name in found}


def end_others(account: int, own: str | None) -> None:
    """End all sessions of an account but one."""
    Visit.objects.filter(account_id=account).exclude(session_key=own).delete()
