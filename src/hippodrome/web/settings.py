"""The site's settings; operators change them with environment variables (docs/operator.md lists them)."""

import os
import secrets
import sys
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from pathlib import Path
from typing import Any

from hippodrome.web import environment as env
from hippodrome.web.environment import POSTGRES, BadSetting

HERE = Path(__file__).parent
DATA = env.folder("HIPPODROME_DATA")
"""The data folder, created with mode 0700 when the first file is written."""


def _secret_key() -> str:
    """Return the key that signs forms and promises: the operator's, or one generated and stored beside the database."""
    given = env.text("HIPPODROME_SECRET_KEY")
    if given:
        if env.is_weak(given):
            todo = "use the output of `openssl rand -hex 32`, or unset it to have one generated"
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
        todo = "restore it from the backup, or delete it: a new one is generated, and everybody has to log in again"
        raise BadSetting(f"{place} holds no key: {todo}.")
    return kept


CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""The private key of push messages is a number below this one (P-256)."""


def _vapid_key() -> str:
    """The private key by which push services know this site, in base64: given, or made once and kept like the other."""
    given = env.text("HIPPODROME_VAPID_KEY")
    place = DATA / "vapid-key"
    if not given:
        try:
            if not place.exists():
                DATA.mkdir(parents=True, exist_ok=True, mode=0o700)
                number = 1 + secrets.randbelow(CURVE_ORDER - 1)
                _write_key(place, urlsafe_b64encode(number.to_bytes(32, "big")).decode().rstrip("="))
            given = place.read_text("utf-8", "replace").strip()
        except OSError as error:
            todo = "make room there, or let HIPPODROME_DATA name a folder that may be written"
            raise BadSetting(f"No key can be kept in {DATA} ({error.strerror}): {todo}.") from error
    try:
        number = int.from_bytes(urlsafe_b64decode(given + "=" * (-len(given) % 4)), "big")
    except ValueError:
        number = 0
    if not 0 < number < CURVE_ORDER:
        todo = (
            "put back the one of the backup, or leave it out and delete the file: then browsers have to subscribe again"
        )
        raise BadSetting(f"HIPPODROME_VAPID_KEY, or {place}, holds no key for push messages: {todo}.")
    return given


def _write_key(place: Path, key: str) -> None:
    """Create the key file with mode 0600, atomically; if two processes try at once, one file wins."""
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
        # Session state must not outlive a transaction: a pooler in transaction mode would pass it on to others.
        options.setdefault("prepare_threshold", None)
        found["DISABLE_SERVER_SIDE_CURSORS"] = True
        # After this, the request is answered with "busy". handler.py sets SQLite's timeout.
        options.setdefault("options", "-c lock_timeout=5000")
        return found
    return found | SQLITE


SQLITE: dict[str, Any] = {
    "CONN_MAX_AGE": None,
    "OPTIONS": {
        # BEGIN IMMEDIATE takes the write lock at once, so a move can't fail halfway because another was faster.
        "transaction_mode": "IMMEDIATE",
        "timeout": 20,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-8000;",
    },
}

DEBUG = env.flag("HIPPODROME_DEBUG")
ALLOWED_HOSTS = env.hosts("HIPPODROME_HOSTS")
CSRF_TRUSTED_ORIGINS = env.origins("HIPPODROME_ORIGINS")
HTTPS = env.flag("HIPPODROME_HTTPS")

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
    "hippodrome.web.messages.language_of_request",
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
                "hippodrome.web.accounts.identity.page_context",
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
CSRF_COOKIE_HTTPONLY = LANGUAGE_COOKIE_HTTPONLY = True  # forms carry the token; no script reads these cookies
LANGUAGE_COOKIE_NAME = "hippodrome-language"
LANGUAGE_COOKIE_AGE = SESSION_COOKIE_AGE
LANGUAGE_COOKIE_SAMESITE = "Lax"
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = None  # over plain HTTP, browsers warn about this header
if HTTPS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    MIDDLEWARE.insert(1, "django.middleware.security.SecurityMiddleware")  # adds HSTS to our own headers
    SECURE_HSTS_SECONDS = env.integer("HIPPODROME_HSTS_SECONDS", 30 * 24 * 3600, 0, 2 * 365 * 24 * 3600)
    """How long browsers use HTTPS only for this site; 0 disables it."""

AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "hippodrome.web.accounts.passwords.MinimumLengthWithoutSpaces"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "django.contrib.auth.password_validation.NumericPasswordValidator"},
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
STATIC_ROOT = Path(env.text("HIPPODROME_STATIC") or DATA / "static")
STATICFILES_DIRS = [HERE.parent / "draw" / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "hippodrome.web.server.static_files.HashedFiles"},
}
SERVESTATIC_KEEP_ONLY_HASHED_FILES = True

DATA_UPLOAD_MAX_MEMORY_SIZE = 1_500_000
FILE_UPLOAD_MAX_MEMORY_SIZE = 1_500_000

EMAIL_HOST = env.text("EMAIL_HOST")
if EMAIL_HOST:
    if "*" in ALLOWED_HOSTS:
        # Otherwise a forged Host header would determine where the link in a password e-mail leads.
        raise BadSetting("E-mails need the site's host names: set HIPPODROME_HOSTS as well as EMAIL_HOST.")
    EMAIL_BACKEND = "django.core.mail.backends.smtp.EmailBackend"
    EMAIL_PORT = env.integer("EMAIL_PORT", 587, 1, 65535)
    EMAIL_HOST_USER = env.text("EMAIL_USER")
    EMAIL_HOST_PASSWORD = os.environ.get("EMAIL_PASSWORD", "")
    EMAIL_USE_SSL = env.flag("EMAIL_USE_SSL", EMAIL_PORT == 465)
    EMAIL_USE_TLS = env.flag("EMAIL_USE_TLS", EMAIL_PORT == 587 and not EMAIL_USE_SSL)
    if EMAIL_USE_SSL and EMAIL_USE_TLS:
        raise BadSetting(
            "EMAIL_USE_SSL and EMAIL_USE_TLS are both on: use the first for port 465, the second for port 587."
        )
    EMAIL_TIMEOUT = env.number("EMAIL_TIMEOUT", 10, 1, 300)
elif DEBUG or (sys.stdout is not None and sys.stdout.isatty()):
    EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
else:
    # Printed e-mails would end up in a log, and a password e-mail holds a link that grants access.
    EMAIL_BACKEND = "hippodrome.web.services.mail.Unsent"
DEFAULT_FROM_EMAIL = env.text("EMAIL_FROM", "hippodrome@localhost")

NOTIFICATIONS = env.flag("HIPPODROME_NOTIFICATIONS", True)
"""Whether people may have e-mails, push messages and webhooks; otherwise nothing is announced."""
WEBHOOKS = env.flag("HIPPODROME_WEBHOOKS", True)
"""Whether people may have notifications sent to a web address of their choice."""
PUSH_HOSTS = tuple(env.hosts("HIPPODROME_PUSH_HOSTS")) if env.text("HIPPODROME_PUSH_HOSTS") else ()
"""Push services beside those of the usual browsers: host names, or `.example.org` for all under a name."""
LOCAL_TARGETS = env.flag("HIPPODROME_LOCAL_TARGETS")
"""For tests alone: push services and webhooks may be on this machine, and need no HTTPS."""
BOT_PACE = env.number("HIPPODROME_BOT_PACE", 0.7, 0, 60)
"""Seconds between two moves of bots, so that people can follow."""
DECLINE_PACE = env.number("HIPPODROME_DECLINE_PACE", 4, 0, 60)
"""Average seconds until the site declines on behalf of a player who never wants to be asked."""
CLOCKS = env.flag("HIPPODROME_CLOCKS", True)
"""Whether tables may have clocks; if switched off, existing clocks stand still."""
VACATION_DAYS = env.integer("HIPPODROME_VACATION_DAYS", 21, 0, 366)
"""Days per year for which a player may stop all of their clocks; 0 for none."""
TEST_CLOCK = env.text("HIPPODROME_TEST_CLOCK")
"""The file with the offset in seconds that tests add to the current time (clock.py)."""
FORGET_GUESTS = env.integer("HIPPODROME_FORGET_GUESTS", 400, 0, 36500)
"""Days after which a guest who never came back is deleted; 0 for never."""
FORGET_TABLES = env.integer("HIPPODROME_FORGET_TABLES", 400, 0, 36500)
"""Days after which an abandoned table is deleted; 0 for never."""
METRICS_TOKEN = env.text("HIPPODROME_METRICS_TOKEN")
"""The token required to read /metrics; without one, nobody may."""
CONNECTIONS = env.integer("HIPPODROME_CONNECTIONS", 1000, 1, 1_000_000)
"""How many connections of a process may be idle or have sent only part of a request."""
CONNECTIONS_EACH = env.integer("HIPPODROME_CONNECTIONS_EACH", 100, 1, 1_000_000)
"""How many of them may come from one address; a trusted proxy may have all."""
STREAMS = env.integer("HIPPODROME_STREAMS", 4000, 1, 1_000_000)
"""How many event streams a process may have open."""
STREAMS_EACH = env.integer("HIPPODROME_STREAMS_EACH", 100, 1, 1_000_000)
"""How many of them one address may have."""
OTHER_FILES = 300
"""Other files a process has open: databases, modules, connections that are being refused."""
HEADER_SECONDS = env.number("HIPPODROME_HEADER_SECONDS", 10, 0.1, 3600)
BODY_SECONDS = env.number("HIPPODROME_BODY_SECONDS", 30, 0.1, 3600)
"""Seconds within which the headers and the body of a request must arrive."""
RATE_LIMITS = env.flag("HIPPODROME_LIMITS", True)

SILENCED_SYSTEM_CHECKS = [
    *("security.W001", "security.W002"),  # hippodrome.web.middleware sets these headers
    *("security.W009", "security.W011", "security.W016", "security.W018"),  # replaced by our own checks in checks.py
    *("security.W005", "security.W008", "security.W021"),  # up to the reverse proxy
]

LOG = env.one_of("HIPPODROME_LOG", "info", ("error", "warning", "info", "debug")).upper()
"""The log level: `warning` (errors, slow pages, overload), `info` (also moves and refusals) or `debug` (everything)."""


LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"()": "hippodrome.web.log.OneLine"}},
    "filters": {"wrong-host": {"()": "hippodrome.web.log.WrongHost"}},
    "handlers": {"console": {"class": "logging.StreamHandler", "formatter": "line"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
    "loggers": {
        "hippodrome": {"level": LOG},
        # Django's own lines contain URLs, which may be secret; hippodrome.web.log logs the same without them.
        "django.request": {"handlers": [], "level": "CRITICAL", "propagate": False},
        "django.security.DisallowedHost": {"filters": ["wrong-host"]},
        "django.security.csrf": {"handlers": [], "level": "CRITICAL", "propagate": False},
        "django.server": {"handlers": [], "level": "CRITICAL", "propagate": False},
    },
}

SECRET_KEY = _secret_key()  # created last, when all other settings are valid
VAPID_KEY = _vapid_key() if NOTIFICATIONS else ""
