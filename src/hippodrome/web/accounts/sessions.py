"""Sessions, stored in the database so that each can be ended from another browser.

A session is stored once somebody plays or logs in. Visitors who only look around have none.
"""

from contextlib import suppress
from datetime import datetime, timedelta
from functools import lru_cache
from itertools import islice
from typing import Any

import msgspec
from django.contrib import auth
from django.contrib.sessions.backends import db, signed_cookies
from django.db import OperationalError
from django.http import HttpRequest
from django.utils import timezone

from hippodrome.web import models
from hippodrome.web.accounts import names
from hippodrome.web.models import lookups

SEEN_EVERY = timedelta(hours=1)
"""The time of the last visit is updated at most this often."""


class SessionStore(db.SessionStore):
    """Django's database sessions, extended by the account, the browser and the time of last use."""

    @classmethod
    def get_model_class(cls) -> Any:
        return models.Visit

    def create_model_instance(self, data: dict[str, Any]) -> Any:
        row: Any = super().create_model_instance(data)
        row.account_id = data.get(auth.SESSION_KEY)
        row.browser = data.get("browser", "")
        row.began = datetime.fromisoformat(data["began"]) if "began" in data else timezone.now()
        return row

    def load(self) -> dict[str, Any]:
        """Load the session; a guest's session from a signed cookie of an earlier release is taken over."""
        given = str(self._session_key or "")
        found: dict[str, Any] = super().load()
        if self._session_key is None and ":" in given:
            found = _from_cookie(given)
            self.modified = bool(found)
        return found

    def decode(self, session_data: Any) -> dict[str, Any]:
        """Decode a session; the signature of the same data is checked only once."""
        found: dict[str, Any] = msgspec.json.decode(_read(session_data))
        return found

    def _get_session_from_db(self) -> models.Visit | None:
        """Return the row of this session and update when it was last used; None if it has expired."""
        now = timezone.now()
        row = lookups.session_at(self.session_key) if self.session_key else None
        if row is None or row.expire_date <= now:
            self._session_key = None
            return None
        if now - row.seen > SEEN_EVERY:
            with suppress(OperationalError):  # a busy database: the next page updates it
                models.Visit.objects.filter(pk=row.pk).update(seen=now)
        return row


@lru_cache(maxsize=4096)
def _read(session_data: str) -> bytes:
    """Return the verified data of a session as JSON; the cache shares the result, so it must be immutable."""
    return msgspec.json.encode(db.SessionStore().decode(session_data))


def _from_cookie(given: str) -> dict[str, Any]:
    """Return a guest's session from a signed cookie, as earlier releases stored sessions.

    An account's session is not taken over, because it may have been ended since. The owner has to log in again.
    """
    found: dict[str, Any] = signed_cookies.SessionStore(given).load()
    return {} if auth.SESSION_KEY in found else {name: found[name] for name in ("player", "shown") if name in found}


def visits_of(player: models.Player) -> list[models.Visit]:
    """Return the sessions of a player.

    An account's sessions name the account. A guest has a single session, which holds the guest's key; it is found by
    the times at which the guest was created and last seen, so that few sessions have to be decoded.
    """
    if player.user is not None:
        return list(models.Visit.objects.filter(account_id=player.user.pk))
    then = models.Visit.objects.filter(
        account=None, began__gte=player.created - SEEN_EVERY, seen__lte=player.seen + timedelta(days=2)
    )
    found = (visit for visit in then.order_by("began").iterator() if visit.get_decoded().get("player") == player.key)
    return list(islice(found, 1))


def end_others(account: int, own: str | None) -> None:
    models.Visit.objects.filter(account_id=account).exclude(session_key=own).delete()


def begin(request: HttpRequest) -> None:
    request.session["began"] = timezone.now().isoformat()
    request.session["browser"] = names.clean_text(request.META.get("HTTP_USER_AGENT", ""))[: models.BROWSER_LENGTH]
