"""The site's settings; an operator changes them by environment variables only (docs/operator.md lists them)."""

import os
import secrets
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from hippodrome.web import environment as env
from hippodrome.web.environment import POSTGRES, BadSetting

HERE = Path(__file__).parent
DATA = env.folder("HIPPODROME_DATA")
"""It is made, for its owner alone, when the first thing is put there."""


def _secret_key() -> str:
    """The key that signs forms and promises: given by the operator, or made once and kept beside the database."""
    given = env.said("HIPPODROME_SECRET_KEY")
    if given:
        if env.is_weak(given):
            todo = "give what `openssl rand -hex 32` prints, or leave it out, and one is made"
            raise BadSetting(f"HIPPODROME_SECRET_KEY is easily guessed: {todo}.")
        return given
    place = DATA / "secret-key"
    try:
        if not place.exists():
            DATA.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write_key(place, secrets.token_urlsafe(48))
    except OSError as error:
        todo = "make room there, or let HIPPODROME_DATA name a folder that may be written"
        raise BadSetting(f"No key can be kept in {DATA} ({error.strerror}): {todo}.") from error
    kept = place.read_text("utf-8", "replace").strip()
    if env.is_weak(kept):
        todo = "put the one of the backup back, or delete the file: a new one is made, and everybody logs in again"
        raise BadSetting(f"{place} holds no key: {todo}.")
    return kept


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
    found = env.database("DATABASE_URL")
    if found is None:
        return {"ENGINE": "django.db.backends.sqlite3", "NAME": str(DATA / "hippodrome.sqlite3"), **SQLITE}
    if found["ENGINE"] == POSTGRES:
        options = found.setdefault("OPTIONS", {})
        options["pool"] = {"min_size": 1, "max_size": 20, "timeout": 5}
        # Nothing may outlive a transaction, or a pooler in transaction mode would hand it to somebody else.
        options.setdefault("prepare_threshold", None)
        found["DISABLE_SERVER_SIDE_CURSORS"] = True
        # Whoever waits longer for a lock is told that we are busy; SQLite's patience is in handler.py.
        options.setdefault("options", "-c lock_timeout=5000")
        return found
    return found | SQLITE


SQLITE: dict[str, Any] = {
    "CONN_MAX_AGE": None,
    "OPTIONS": {
        # BEGIN IMMEDIATE takes the write lock at once: a move can't find halfway through that another was faster.
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-8000;",
    },
}

DEBUG = env.switch("HIPPODROME_DEBUG")
ALLOWED_HOSTS = env.hosts("HIPPODROME_HOSTS")
CSRF_TRUSTED_ORIGINS = env.origins("HIPPODROME_ORIGINS")
HTTPS = env.switch("HIPPODROME_HTTPS")

INSTALLED_APPS = [
    "django.contrib.admin.apps.SimpleAdminConfig",
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.messages",
    "hippodrome.web.server.static_files.SiteStaticFiles",
    "django_htmx",
    "hippodrome.web",
]
MIDDLEWARE = [
    "hippodrome.web.log.logged",
    "hippodrome.web.middleware.headers",
    "hippodrome.web.middleware.Compression",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.locale.LocaleMiddleware",
    "hippodrome.web.messages.one_language",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    "hippodrome.web.middleware.readable",
    "hippodrome.web.views.errors.Refusals",
]
ROOT_URLCONF = "hippodrome.web.urls"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [],
        "OPTIONS": {
            "loaders": [("django.template.loaders.cached.Loader", ["hippodrome.web.rendering.template_loader.Loader"])],
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "hippodrome.web.accounts.identity.who",
            ],
            "builtins": ["django.templatetags.static", "hippodrome.web.templatetags.site_tags"],
        },
    }
]
DATABASES = {"default": _database()}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

SESSION_ENGINE = "hippodrome.web.accounts.sessions"
SESSION_COOKIE_AGE = 365 * 24 * 3600
SESSION_COOKIE_NAME = "hippodrome"
SESSION_COOKIE_SAMESITE = "Lax"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = LANGUAGE_COOKIE_SECURE = HTTPS
CSRF_FAILURE_VIEW = "hippodrome.web.views.errors.forbidden"
CSRF_COOKIE_NAME = "hippodrome-csrf"
CSRF_COOKIE_HTTPONLY = LANGUAGE_COOKIE_HTTPONLY = True  # forms carry the token themselves; no script reads these
LANGUAGE_COOKIE_NAME = "hippodrome-language"
LANGUAGE_COOKIE_AGE = SESSION_COOKIE_AGE
LANGUAGE_COOKIE_SAMESITE = "Lax"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = None  # over HTTP, as among friends, browsers complain of it
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    MIDDLEWARE.insert(1, "django.middleware.security.SecurityMiddleware")  # which only adds this to our own headers
    SECURE_HSTS_SECONDS = env.whole("HIPPODROME_HSTS_SECONDS", 30 * 24 * 3600, 0, 2 * 365 * 24 * 3600)
    """So long a browser remembers that it is to come by HTTPS alone; 0 for not at all."""

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
TIME_ZONE = env.zone("TZ")
STATIC_URL = "/static/"
STATIC_ROOT = Path(env.said("HIPPODROME_STATIC") or DATA / "static")
STATICFILES_DIRS = [HERE.parent / "draw" / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "hippodrome.web.server.static_files.HashedFiles"},
}
SERVESTATIC_KEEP_ONLY_HASHED_FILES = True

DATA_UPLOAD_MAX_MEMORY_SIZE = 1_500_000
FILE_UPLOAD_MAX_MEMORY_SIZE = 1_500_000

EMAIL_HOST = env.said("EMAIL_HOST")
if EMAIL_HOST:
    if "*" in ALLOWED_HOSTS:
        # A link in a mail would lead wherever the request for it claimed to come from.
        raise BadSetting("Mails need to know the site's names: set HIPPODROME_HOSTS beside EMAIL_HOST.")
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_PORT = env.whole("EMAIL_PORT", 587, 1, 65535)
    EMAIL_HOST_USER = env.said("EMAIL_USER")
    EMAIL_HOST_PASSWORD = os.environ.get("EMAIL_PASSWORD", "")
    EMAIL_USE_SSL = env.switch("EMAIL_USE_SSL", EMAIL_PORT == 465)
    EMAIL_USE_TLS = env.switch("EMAIL_USE_TLS", EMAIL_PORT == 587 and not EMAIL_USE_SSL)
    if EMAIL_USE_SSL and EMAIL_USE_TLS:
        raise BadSetting("EMAIL_USE_SSL and EMAIL_USE_TLS are both on: port 465 takes the first, 587 the second.")
    EMAIL_TIMEOUT = env.number("EMAIL_TIMEOUT", 10, 1, 300)
elif DEBUG or (sys.stdout is not None and sys.stdout.isatty()):
    EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
else:
    # What is printed here goes into a journal, and a letter holds a link by which its reader gets in.
    EMAIL_BACKEND = "hippodrome.web.services.mail.Unsent"
DEFAULT_FROM_EMAIL = env.said("EMAIL_FROM", "hippodrome@localhost")

NOTIFICATIONS = env.switch("HIPPODROME_NOTIFICATIONS", True)
"""Whether people may have e-mails, push messages and webhooks; without them nothing is announced."""
BOT_PACE = env.number("HIPPODROME_BOT_PACE", 0.7, 0, 60)
"""Seconds between two moves of bots, so that people can follow."""
DECLINE_PACE = env.number("HIPPODROME_DECLINE_PACE", 4, 0, 60)
"""Seconds, about, after which the site lets a question go by for who never wants to be asked it."""
CLOCKS = env.switch("HIPPODROME_CLOCKS", True)
"""Whether tables may have clocks; where this is off, clocks stand still."""
VACATION_DAYS = env.whole("HIPPODROME_VACATION_DAYS", 21, 0, 366)
"""Days a year for which a player may stop all of their clocks; 0 for none."""
TEST_CLOCK = env.said("HIPPODROME_TEST_CLOCK")
"""The file with the offset in seconds that tests add to the current time (clock.py)."""
FORGET_GUESTS = env.whole("HIPPODROME_FORGET_GUESTS", 400, 0, 36500)
"""Days after which a guest who never came back is forgotten; 0 for never."""
FORGET_TABLES = env.whole("HIPPODROME_FORGET_TABLES", 400, 0, 36500)
"""Days after which a table at which nobody plays on is thrown away; 0 for never."""
METRICS_TOKEN = env.said("HIPPODROME_METRICS_TOKEN")
"""Who shows this token may read the site's figures at /metrics; without one nobody may."""
CONNECTIONS = env.whole("HIPPODROME_CONNECTIONS", 1000, 1, 1_000_000)
"""How many connections of a process may be idle or have sent half a request."""
CONNECTIONS_EACH = env.whole("HIPPODROME_CONNECTIONS_EACH", 100, 1, 1_000_000)
"""How many of them from one address; a trusted proxy may have all."""
STREAMS = env.whole("HIPPODROME_STREAMS", 4000, 1, 1_000_000)
"""How many streams of tables a process has open at once."""
STREAMS_EACH = env.whole("HIPPODROME_STREAMS_EACH", 100, 1, 1_000_000)
"""How many of them for one address."""
OTHER_FILES = 300
"""Files that a process has open besides: databases, modules, connections that are just being refused."""
HEADER_SECONDS = env.number("HIPPODROME_HEADER_SECONDS", 10, 0.1, 3600)
BODY_SECONDS = env.number("HIPPODROME_BODY_SECONDS", 30, 0.1, 3600)
"""Seconds in which the header and the form of a request must have come."""
RATE_LIMITS = env.switch("HIPPODROME_LIMITS", True)

SILENCED_SYSTEM_CHECKS = [
    *("security.W001", "security.W002"),  # these headers are set by hippodrome.web.middleware
    *("security.W009", "security.W011", "security.W016", "security.W018"),  # in checks.py, by the settings' own names
    *("security.W005", "security.W008", "security.W021"),  # for the proxy in front to decide
]

LOG = env.one_of("HIPPODROME_LOG", "info", ("error", "warning", "info", "debug")).upper()
"""What the log tells: `warning` (failures, slow pages, no room), `info` (moves and refusals, too), `debug` (all)."""


LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "hippodrome.web.log.OneLine"}},
    "filters": {"wrong-host": {"()": "hippodrome.web.log.WrongHost"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        "hippodrome": {"level": LOG},
        # Django's own lines name addresses, which may hold a secret; hippodrome.web.log says the same without.
        "django.request": {"handlers": [], "level": "CRITICAL", "propagate": False},
        "django.security.DisallowedHost": {"filters": ["wrong-host"]},
        "django.security.csrf": {"handlers": [], "level": "CRITICAL", "propagate": False},
        "django.server": {"handlers": [], "level": "CRITICAL", "propagate": False},
    },
}

SECRET_KEY = _secret_key()  # made when all else is well
