"""The site's settings; an operator changes them by environment variables only (docs/operator.md lists them)."""

import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Any

import dj_database_url
from django.core.exceptions import ImproperlyConfigured
from platformdirs import user_data_path

HERE = Path(__file__).parent
DATA = Path(os.environ.get("HIPPODROME_DATA") or user_data_path("hippodrome"))
DATA.mkdir(parents=True, exist_ok=True)


def _secret_key() -> str:
    """The key that signs forms and promises: given by the operator, or made once and kept beside the database."""
    given = os.environ.get("HIPPODROME_SECRET_KEY")
    if given:
        return given
    place = DATA / "secret-key"
    if not place.exists():
        _write_key(place, secrets.token_urlsafe(48))
    return place.read_text().strip()


def _write_key(place: Path, key: str) -> None:
    """Make the file of a key for its owner alone: whole or, on a full disk, not at all; of two at once one stays."""
    draft = place.with_name(f"{place.name}-{os.getpid()}-{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, place)
    finally:
        draft.unlink(missing_ok=True)


def _database() -> dict[str, Any]:
    """SQLite in the data folder, or what DATABASE_URL says."""
    url = os.environ.get("DATABASE_URL")
    if url:
        found: dict[str, Any] = dict(dj_database_url.parse(url))
        if found["ENGINE"] == "django.db.backends.postgresql":
            options = found.setdefault("OPTIONS", {})
            options["pool"] = {"min_size": 1, "max_size": 20, "timeout": 5}
            # Whoever waits longer for a lock is told that we are busy; SQLite's patience is in page_threads.py.
            options.setdefault("options", "-c lock_timeout=5000")
            return found
        return found | SQLITE
    return {"ENGINE": "django.db.backends.sqlite3", "NAME": str(DATA / "hippodrome.sqlite3"), **SQLITE}


SQLITE: dict[str, Any] = {
    "CONN_MAX_AGE": None,
    "OPTIONS": {
        # BEGIN IMMEDIATE takes the write lock at once: a move can't find halfway through that another was faster.
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-8000;",
    },
}

SECRET_KEY = _secret_key()
DEBUG = bool(os.environ.get("HIPPODROME_DEBUG"))
ALLOWED_HOSTS = os.environ.get("HIPPODROME_HOSTS", "*").split(",")
CSRF_TRUSTED_ORIGINS = [origin for origin in os.environ.get("HIPPODROME_ORIGINS", "").split(",") if origin]
HTTPS = bool(os.environ.get("HIPPODROME_HTTPS"))

INSTALLED_APPS = [
    "django.contrib.admin.apps.SimpleAdminConfig",
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.messages",
    "django_htmx",
    "hippodrome.web",
]
MIDDLEWARE = [
    "hippodrome.web.logbook.logged",
    "hippodrome.web.security.headers",
    "hippodrome.web.security.compressed",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "hippodrome.web.messages.one_language",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "hippodrome.web.security.readable",
    "hippodrome.web.pages.refused.Refusals",
]
ROOT_URLCONF = "hippodrome.web.urls"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "hippodrome.web.identity.who",
            ],
            "builtins": ["hippodrome.web.templatetags.site_tags"],
        },
    }
]
DATABASES = {"default": _database()}
REDIS_URL = os.environ.get("REDIS_URL", "")
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

SESSION_ENGINE = "hippodrome.web.identity"
SESSION_COOKIE_AGE = 365 * 24 * 3600
SESSION_COOKIE_NAME = "hippodrome"
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = HTTPS
CSRF_FAILURE_VIEW = "hippodrome.web.pages.refused.no_token"
CSRF_COOKIE_NAME = "hippodrome-csrf"
CSRF_COOKIE_HTTPONLY = LANGUAGE_COOKIE_HTTPONLY = True  # forms carry the token themselves; no script reads these
LANGUAGE_COOKIE_NAME = "hippodrome-language"
LANGUAGE_COOKIE_AGE = SESSION_COOKIE_AGE
LANGUAGE_COOKIE_SAMESITE = "Lax"
SECURE_REFERRER_POLICY = "same-origin"
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
LOGIN_URL = "log-in"
LOGIN_REDIRECT_URL = "home"
LOGOUT_REDIRECT_URL = "home"

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("de", "Deutsch"), ("pl", "Polski")]
USE_I18N = True
USE_TZ = True
TIME_ZONE = os.environ.get("TZ") or "UTC"
STATIC_URL = "/static/"

DATA_UPLOAD_MAX_MEMORY_SIZE = 1_500_000
FILE_UPLOAD_MAX_MEMORY_SIZE = 1_500_000

EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
if os.environ.get("EMAIL_HOST"):
    if ALLOWED_HOSTS == ["*"]:
        # A link in a mail would lead wherever the request for it claimed to come from.
        raise ImproperlyConfigured("Mails need to know the site's names: set HIPPODROME_HOSTS beside EMAIL_HOST.")
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_HOST = os.environ["EMAIL_HOST"]
    EMAIL_PORT = int(os.environ.get("EMAIL_PORT", "587"))
    EMAIL_HOST_USER = os.environ.get("EMAIL_USER", "")
    EMAIL_HOST_PASSWORD = os.environ.get("EMAIL_PASSWORD", "")
    EMAIL_USE_TLS = EMAIL_PORT == 587
DEFAULT_FROM_EMAIL = os.environ.get("EMAIL_FROM", "hippodrome@localhost")

BOT_PACE = float(os.environ.get("HIPPODROME_BOT_PACE", "0.7"))
"""Seconds between two moves of bots, so that people can follow."""
DECLINE_PACE = float(os.environ.get("HIPPODROME_DECLINE_PACE", "4"))
"""Seconds, about, after which the site lets a question go by for who never wants to be asked it."""
FORGET_GUESTS = int(os.environ.get("HIPPODROME_FORGET_GUESTS", "400"))
"""Days after which a guest who never came back is forgotten; 0 for never."""
FORGET_TABLES = int(os.environ.get("HIPPODROME_FORGET_TABLES", "400"))
"""Days after which a table at which nobody plays on is thrown away; 0 for never."""
METRICS_TOKEN = os.environ.get("HIPPODROME_METRICS_TOKEN", "")
"""Who shows this token may read the site's figures at /metrics; without one nobody may."""
CONNECTIONS = int(os.environ.get("HIPPODROME_CONNECTIONS", "1000"))
"""How many connections a process has at once, besides streams."""
CONNECTIONS_EACH = int(os.environ.get("HIPPODROME_CONNECTIONS_EACH", "100"))
"""How many of them from one address; a trusted proxy may have all."""
STREAMS = int(os.environ.get("HIPPODROME_STREAMS", "4000"))
"""How many streams of tables a process has open at once."""
STREAMS_EACH = int(os.environ.get("HIPPODROME_STREAMS_EACH", "100"))
"""How many of them for one address."""
HEADER_SECONDS = float(os.environ.get("HIPPODROME_HEADER_SECONDS", "10"))
BODY_SECONDS = float(os.environ.get("HIPPODROME_BODY_SECONDS", "30"))
"""Seconds in which the header and the form of a request must have come."""
RATE_LIMITS = os.environ.get("HIPPODROME_LIMITS", "on") != "off"

LOG = os.environ.get("HIPPODROME_LOG", "info").upper()
"""What the log tells: `warning` (failures, slow pages, no room), `info` (moves and refusals, too), `debug` (all)."""
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "hippodrome.web.logbook.OneLine"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        "hippodrome": {"level": LOG},
        # Django's own lines name addresses, which may hold a secret; hippodrome.web.logbook says the same without.
        "django.request": {"handlers": [], "level": "CRITICAL", "propagate": False},
        "django.security.csrf": {"handlers": [], "level": "CRITICAL", "propagate": False},
        "django.server": {"handlers": [], "level": "CRITICAL", "propagate": False},
    },
}
