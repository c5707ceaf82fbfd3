"""Check an installation with Django's system check framework.

`hippodrome django check --deploy --database default` runs all of these checks. `hippodrome doctor` runs them too, and
adds checks that need a running site or take long. The `obj` of a message names its subject, such as "disk".
"""

import os
import shutil
import stat
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, Warning, register
from django.db import DatabaseError, connection

from hippodrome.web import database, environment

SHORT_TOKEN = 16
LITTLE, TIGHT = 200e6, 2e9
"""Free disk space in bytes below which a check reports an error, or a warning."""
FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO


@register(Tags.security, deploy=True)
def check_secret_key(**_: Any) -> list[CheckMessage]:
    if not environment.is_weak(settings.SECRET_KEY):
        return []
    hint = "Set HIPPODROME_SECRET_KEY: 48 random letters or more."
    return [Error("easily guessed", hint, "secret key", "hippodrome.E001")]


@register(Tags.security, deploy=True)
def check_debug(**_: Any) -> list[CheckMessage]:
    if not settings.DEBUG:
        return []
    found = "HIPPODROME_DEBUG is on: failures show code and settings"
    return [Error(found, "Unset HIPPODROME_DEBUG.", "debug", "hippodrome.E002")]


@register(Tags.security, deploy=True)
def check_hosts_and_https(**_: Any) -> list[CheckMessage]:
    """Warn about a public site without HTTPS or host names; a site among friends needs neither."""
    if "*" in settings.ALLOWED_HOSTS:
        hint = "Set HIPPODROME_HOSTS=play.example.org"
        return [Warning("the site answers to any name", hint, "host names", "hippodrome.W001")]
    if not settings.HTTPS:
        hint = "Behind a proxy that speaks HTTPS, set HIPPODROME_HTTPS=1."
        return [Warning("cookies also go over plain HTTP", hint, "https", "hippodrome.W002")]
    return []


@register(Tags.security, deploy=True)
def check_rate_limits(**_: Any) -> list[CheckMessage]:
    if settings.RATE_LIMITS:
        return []
    return [Warning("off", "Unset HIPPODROME_LIMITS where strangers come.", "rate limits", "hippodrome.W003")]


@register(Tags.security, deploy=True)
def check_test_clock(**_: Any) -> list[CheckMessage]:
    if not settings.TEST_CLOCK:
        return []
    found = "HIPPODROME_TEST_CLOCK shifts the time of the whole site"
    return [Error(found, "Unset HIPPODROME_TEST_CLOCK: it is for tests.", "test clock", "hippodrome.E011")]


@register(Tags.security, deploy=True)
def check_local_targets(**_: Any) -> list[CheckMessage]:
    if not settings.LOCAL_TARGETS:
        return []
    found = "HIPPODROME_LOCAL_TARGETS lets people have requests sent to this machine"
    return [Error(found, "Unset HIPPODROME_LOCAL_TARGETS: it is for tests.", "local targets", "hippodrome.E013")]


@register(Tags.security, deploy=True)
def check_metrics_token(**_: Any) -> list[CheckMessage]:
    if not 0 < len(settings.METRICS_TOKEN) < SHORT_TOKEN:
        return []
    hint = "Set a longer HIPPODROME_METRICS_TOKEN."
    return [Warning("the token is short", hint, "metrics", "hippodrome.W004")]


@register("redis", deploy=True)
def check_redis(**_: Any) -> list[CheckMessage]:
    """Warn about a leftover Redis setting; processes now notify each other through PostgreSQL."""
    if not os.environ.get("REDIS_URL"):
        return []
    return [Warning("no longer used", "Unset REDIS_URL.", "redis", "hippodrome.W010")]


@register("mail", deploy=True)
def check_mail(**_: Any) -> list[CheckMessage]:
    if settings.EMAIL_BACKEND.endswith("smtp.EmailBackend"):
        return []
    found, hint = "e-mails are not sent; a site on a terminal prints them", "Set EMAIL_HOST and EMAIL_FROM."
    return [Warning(found, hint, "mail", "hippodrome.W005")]


@register(Tags.files, deploy=True)
def check_data_folder(**_: Any) -> list[CheckMessage]:
    folder: Path = settings.DATA
    if sys.platform == "win32" or not folder.exists():  # the key and the database may be elsewhere
        return []
    found: list[CheckMessage] = []
    if folder.stat().st_uid != os.getuid():
        hint = "Run this as the user that runs the site."
        found.append(Warning(f"{folder} is another user's", hint, "data folder", "hippodrome.W006"))
    elif not os.access(folder, os.W_OK):
        found.append(Error(f"{folder} can't be written", f"chmod u+w {folder}", "data folder", "hippodrome.E003"))
    elif folder.stat().st_mode & FOR_OTHERS:
        found.append(Warning(f"{folder} is open to others", f"chmod 700 {folder}", "data folder", "hippodrome.W007"))
    for place in secret_files(folder):
        if mode_of(place) & FOR_OTHERS:
            about = f"{place.name} can be read by others", f"chmod 600 {place}"
            found.append(Error(*about, "rights of files", "hippodrome.E004"))
    return found


def secret_files(folder: Path) -> list[Path]:
    return [place for place in folder.iterdir() if place.is_file() and holds_secrets(place)]


def holds_secrets(place: Path) -> bool:
    """Return whether a file is a key, or a database or a copy of one, which holds sessions and password hashes."""
    if place.name.startswith(("secret-key", "vapid-key", "hippodrome.sqlite3")) or place.suffix in (".sql", ".dump"):
        return True
    with suppress(OSError):
        return database.is_sqlite(place)
    return False


def mode_of(place: Path) -> int:
    with suppress(FileNotFoundError):
        return place.stat().st_mode
    return 0


@register("disk", deploy=True)
def check_disk(**_: Any) -> list[CheckMessage]:
    if not settings.DATA.exists():
        return []
    free = shutil.disk_usage(settings.DATA).free
    about = free_space(settings.DATA), "Make room, or move HIPPODROME_DATA to another disk.", "disk"
    if free < LITTLE:
        return [Error(*about, "hippodrome.E005")]
    return [Warning(*about, "hippodrome.W008")] if free < TIGHT else []


def free_space(folder: Path) -> str:
    room = shutil.disk_usage(folder)
    return f"{room.free / 1e9:.1f} GB of {room.total / 1e9:.0f} GB free in {folder}"


@register("limits", deploy=True)
def check_open_files(**_: Any) -> list[CheckMessage]:
    try:
        import resource
    except ImportError:
        return []
    wanted = settings.CONNECTIONS + settings.STREAMS + settings.OTHER_FILES
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard == resource.RLIM_INFINITY or hard >= wanted:
        return []
    found = f"a process may open {hard}: there is room for fewer connections"
    return [Warning(found, f"Raise LimitNOFILE (systemd) or ulimit -n to {wanted}.", "open files", "hippodrome.W009")]


@register(Tags.database, deploy=True)
def check_database(databases: Sequence[str] | None = None, **_: Any) -> list[CheckMessage]:
    """Check that the database exists, passes a quick integrity check, answers, and has all migrations."""
    if connection.alias not in (databases or ()):
        return []
    name, is_sqlite = str(connection.settings_dict["NAME"]), connection.vendor == "sqlite"
    if is_sqlite and not Path(name).exists():
        hint = "Is HIPPODROME_DATA right? The first start makes it."
        return [Error(f"there is none at {name}", hint, "database", "hippodrome.E006")]
    if is_sqlite:
        try:
            database.check_integrity(Path(name))  # before a connection writes to a damaged file
        except database.BadDatabase as error:
            hint = "Restore the backup: docs/operator.md, Backup."
            return [Error(str(error), hint, "database", "hippodrome.E007")]
    try:
        missing, newer = database.migration_state()
    except DatabaseError as error:
        hint = "Restore it from the backup." if is_sqlite else "Start it, and look at DATABASE_URL."
        return [Error(f"does not answer: {str(error).strip()}", hint, "database", "hippodrome.E008")]
    if missing:
        found, hint = f"not applied: {', '.join(missing)}", "Restart the site: its start applies them."
        return [Error(found, hint, "migrations", "hippodrome.E009")]
    if newer:
        found = f"the database is newer than this code: {', '.join(newer)}"
        hint = "Update Hippodrome, or restore the backup from before."
        return [Error(found, hint, "migrations", "hippodrome.E010")]
    return []
