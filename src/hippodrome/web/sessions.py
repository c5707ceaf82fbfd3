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
from django.db import OperationalError
from django.utils import timezone

from hippodrome.web.models import VISIT_OF_KEY, Visit

SEEN_EVERY = timedelta(hours=1)
"""When somebody was last here is noted no more often."""
EARLIER = "django.contrib.sessions.backends.signed_cookies"
"""Where sessions were before: in the cookie itself."""


class SessionStore(DatabaseStore):
    """Django's sessions in the database, with whose they are and when they were used."""

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

    def _get_session_from_db(self) -> Visit | None:
        """The row of this session, if it has not run out; every request asks for it, so the query is built once."""
        now = timezone.now()
        row = VISIT_OF_KEY.first(self.session_key) if self.session_key else None
        if row is None or row.expire_date <= now:
            self._session_key = None
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
