"""Sessions: which browser is whose.

A session is stored once somebody plays or logs in, so that each can be ended, and ends when somebody logs out. Whoever
only looks around has none.
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
"""When somebody was last here is noted no more often."""


class SessionStore(db.SessionStore):
    """Django's sessions in the database, with whose they are and when they were used."""

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

    def _get_session_from_db(self) -> models.Visit | None:
        """Return the row of this session and update when it was last used; None if it has expired."""
        now = timezone.now()
        row = lookups.session_at(self.session_key) if self.session_key else None
        if row is None or row.expire_date <= now:
            self._session_key = None
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
    models.Visit.objects.filter(account_id=account).exclude(session_key=own).delete()


def begin(request: HttpRequest) -> None:
    request.session["began"] = timezone.now().isoformat()
    request.session["browser"] = names.clean_text(request.META.get("HTTP_USER_AGENT", ""))[: models.BROWSER_LENGTH]
