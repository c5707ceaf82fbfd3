"""`hippodrome doctor`: looks at a site and its database, and says what is not well and what to do about it.

It changes nothing, and nothing that it says is a secret.
"""

import os
import platform
import shutil
import stat
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import django
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.core.mail import get_connection
from django.db import DatabaseError, connection
from django.utils import timezone

import hippodrome
from hippodrome._build import build_state
from hippodrome.kernel.errors import HippodromeError
from hippodrome.web import configuration, gate, logbook, rehearse
from hippodrome.web import database as kept

WELL, LOOK, FAULT = "well", "look", "fault"
"""Nothing to do; worth a look; broken, or about to be."""
SAMPLE = 60
"""So many tables are replayed, those first that were moved at last, if not all are wanted."""
SHORT_TOKEN = 16
LITTLE, TIGHT = 200e6, 2e9
"""Bytes free on the disk below which it is a fault, or worth a look."""
SKEW = 5.0
"""Seconds by which two clocks may differ."""
FOR_OTHERS = stat.S_IRWXG | stat.S_IRWXO
PATIENCE = 5.0
"""Seconds that anything has to answer."""
START = "Start it: hippodrome serve"


class Finding(NamedTuple):
    """What was looked at, how it is, and what to do next."""

    about: str
    state: str
    found: str
    todo: str = ""


Check = Callable[[], Iterator[Finding]]


def examine(url: str, whole: bool) -> Iterator[Finding]:
    """Look at everything in turn; `url` is where the site answers, empty if it need not; `whole` means all tables."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "hippodrome.web.settings")
    try:
        kept.find_files()
        django.setup()
    except (HippodromeError, ImproperlyConfigured, ValueError) as error:
        yield Finding("settings", FAULT, str(error), "docs/operator.md lists the settings.")
        return
    yield from _guarded(versions, settings_of_site, mail, files, disk, open_files)
    reached = list(_guarded(database))
    yield from reached
    if not any(finding.state == FAULT for finding in reached):
        yield from _guarded(lambda: tables(whole), bots, reports, clock)
    yield from _guarded(redis)
    if url:
        yield from _guarded(lambda: site(url))


def _guarded(*checks: Check) -> Iterator[Finding]:
    """A check that fails is itself a finding."""
    for check in checks:
        try:
            yield from check()
        except Exception as error:
            name = check.__name__.replace("_", " ").strip("<>")
            yield Finding(
                name, FAULT, f"can't be looked at: {logbook.kind_of(error)}", "Mend that first, and look again."
            )


def versions() -> Iterator[Finding]:
    """What runs here."""
    build = build_state()
    told = f"hippodrome {hippodrome.__version__}, Python {platform.python_version()}, Django {django.__version__}"
    yield Finding("versions", WELL, told)
    slow = "interpreted" in build
    yield Finding("engine", LOOK if slow else WELL, build, "Compile it, for speed: make build" if slow else "")


def settings_of_site() -> Iterator[Finding]:
    """What the operator has set."""
    if configuration.is_weak(settings.SECRET_KEY):
        yield Finding("secret key", FAULT, "easily guessed", "Set HIPPODROME_SECRET_KEY: 48 random letters or more.")
    else:
        yield Finding("secret key", WELL, "long enough")
    if settings.DEBUG:
        yield Finding(
            "debug", FAULT, "HIPPODROME_DEBUG is on: failures show code and settings", "Unset HIPPODROME_DEBUG."
        )
    else:
        yield Finding("debug", WELL, "off")
    if "*" in settings.ALLOWED_HOSTS:
        yield Finding("host names", LOOK, "the site answers to any name", "Set HIPPODROME_HOSTS=play.example.org")
    else:
        yield Finding("host names", WELL, ", ".join(settings.ALLOWED_HOSTS))
        if not settings.HTTPS:
            todo = "Behind a proxy that speaks HTTPS, set HIPPODROME_HTTPS=1."
            yield Finding("https", LOOK, "cookies also go over plain HTTP", todo)
    if not settings.RATE_LIMITS:
        yield Finding("rate limits", LOOK, "off", "Unset HIPPODROME_LIMITS where strangers come.")
    if 0 < len(settings.METRICS_TOKEN) < SHORT_TOKEN:
        yield Finding("metrics", LOOK, "the token is short", "Set a longer HIPPODROME_METRICS_TOKEN.")


def mail() -> Iterator[Finding]:
    """Whether somebody who forgot a password gets a letter."""
    if not settings.EMAIL_BACKEND.endswith("smtp.EmailBackend"):
        todo = "For new passwords set EMAIL_HOST and EMAIL_FROM."
        yield Finding("mail", LOOK, "letters are not sent; a site on a terminal prints them", todo)
        return
    try:
        server = get_connection(timeout=PATIENCE)
        server.open()
        server.close()
    except OSError as error:
        where = f"{settings.EMAIL_HOST}:{settings.EMAIL_PORT}"
        yield Finding(
            "mail", FAULT, f"{where} does not answer: {error}", "Look at EMAIL_HOST, _PORT, _USER, _PASSWORD."
        )
        return
    yield Finding("mail", WELL, f"{settings.EMAIL_HOST} answers")


def files() -> Iterator[Finding]:
    """Whether files with secrets are their owner's alone."""
    if sys.platform == "win32":
        return
    folder: Path = settings.DATA
    if not folder.exists():
        return  # key and database are elsewhere
    if folder.stat().st_uid != os.getuid():
        yield Finding(
            "data folder", LOOK, f"{folder} is another user's", "Run the doctor as the user that runs the site."
        )
    elif not os.access(folder, os.W_OK):
        yield Finding("data folder", FAULT, f"{folder} can't be written", f"chmod u+w {folder}")
    elif folder.stat().st_mode & FOR_OTHERS:
        yield Finding("data folder", LOOK, f"{folder} is open to others", f"chmod 700 {folder}")
    secret = [place for place in folder.iterdir() if place.is_file() and holds_secrets(place)]
    bare = [place for place in secret if mode_of(place) & FOR_OTHERS]
    for place in bare:
        yield Finding("rights of files", FAULT, f"{place.name} can be read by others", f"chmod 600 {place}")
    if not bare:
        yield Finding("rights of files", WELL, f"{len(secret)} files in {folder} are their owner's alone")


def holds_secrets(place: Path) -> bool:
    """Whether a file is a key, or a database or a copy of one under any name: sessions and hashes are in it."""
    if place.name.startswith(("secret-key", "hippodrome.sqlite3")) or place.suffix in (".sql", ".dump"):
        return True
    with suppress(OSError):
        return kept.is_sqlite(place)
    return False


def mode_of(place: Path) -> int:
    """The rights of a file; SQLite may just have taken it away."""
    with suppress(FileNotFoundError):
        return place.stat().st_mode
    return 0


def disk() -> Iterator[Finding]:
    """Whether there is room for more games."""
    if not settings.DATA.exists():
        return
    room = shutil.disk_usage(settings.DATA)
    state = FAULT if room.free < LITTLE else LOOK if room.free < TIGHT else WELL
    told = f"{room.free / 1e9:.1f} GB of {room.total / 1e9:.0f} GB free in {settings.DATA}"
    yield Finding("disk", state, told, "" if state == WELL else "Make room, or move HIPPODROME_DATA to another disk.")


def open_files() -> Iterator[Finding]:
    """Whether a process may open as many files as it has places for connections."""
    try:
        import resource
    except ImportError:
        return
    wanted = settings.CONNECTIONS + settings.STREAMS + gate.OTHER_FILES
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    if hard == resource.RLIM_INFINITY or hard >= wanted:
        yield Finding("open files", WELL, f"room for {settings.CONNECTIONS} connections and {settings.STREAMS} streams")
    else:
        todo = f"Raise LimitNOFILE (systemd) or ulimit -n to {wanted}."
        yield Finding("open files", LOOK, f"a process may open {hard}: there is room for fewer connections", todo)


def database() -> Iterator[Finding]:
    """Whether the database answers, has the shape that this code knows, and is whole."""
    name = str(connection.settings_dict["NAME"])
    if connection.vendor == "sqlite" and not Path(name).exists():
        yield Finding(
            "database", FAULT, f"there is none at {name}", "Is HIPPODROME_DATA right? The first start makes it."
        )
        return
    if connection.vendor == "sqlite":
        try:
            kept.see_whole(Path(name))  # before anything is written into a file that is damaged
        except kept.BadDatabase as error:
            yield Finding("database", FAULT, str(error), "Restore the backup: docs/operator.md, Backup.")
            return
    began = time.perf_counter()
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
    except DatabaseError as error:
        todo = "Start it, and look at DATABASE_URL." if connection.vendor != "sqlite" else "Restore it from the backup."
        yield Finding("database", FAULT, f"does not answer: {str(error).strip()}", todo)
        return
    version = ".".join(map(str, connection.get_database_version()))
    took = (time.perf_counter() - began) * 1000
    yield Finding("database", WELL, f"{connection.display_name} {version} answers in {took:.0f} ms")
    missing, newer = kept.shape()
    if missing:
        yield Finding(
            "migrations", FAULT, f"not applied: {', '.join(missing)}", "Restart the site: its start applies them."
        )
    elif newer:
        text = f"the database is newer than this code: {', '.join(newer)}"
        yield Finding("migrations", FAULT, text, "Update Hippodrome, or restore the backup from before.")
    else:
        yield Finding("migrations", WELL, "all applied")
    if connection.vendor == "sqlite":
        yield from _pages_of_sqlite(connection)


def _pages_of_sqlite(connection: Any) -> Iterator[Finding]:
    """What SQLite itself finds in its file."""
    with connection.cursor() as cursor:
        found = cursor.execute("PRAGMA quick_check").fetchall()
        journal = cursor.execute("PRAGMA journal_mode").fetchone()[0]
        strays = cursor.execute("PRAGMA foreign_key_check").fetchall()
    if found != [("ok",)]:
        yield Finding("file", FAULT, f"damaged: {found[0][0]}", "Stop the site and restore the backup.")
    elif strays:
        yield Finding(
            "file", FAULT, f"{len(strays)} rows belong to nothing, first in {strays[0][0]}", "Restore the backup."
        )
    else:
        yield Finding("file", WELL, f"whole, journal mode {journal}")


def tables(whole: bool) -> Iterator[Finding]:
    """Whether what is stored of each table, replayed word by word, leads to where the table stands."""
    from hippodrome.web import models

    stored = models.Table.objects.exclude(saved="").order_by("-moved")
    count = stored.count()
    numbers = list(stored.values_list("pk", flat=True)[: None if whole else SAMPLE])
    began, bad, looks = time.perf_counter(), 0, 0
    for number in numbers:
        state, trouble, name = _replayed(stored, number)
        if state != WELL:
            bad, looks = bad + (state == FAULT), looks + (state == LOOK)
            todo = "Restore it from the backup; export its record first: /t/TABLE/record/" if state == FAULT else ""
            yield Finding(f"table {name}", state, trouble, todo.replace("TABLE", name.rpartition(" ")[2]))
    took = time.perf_counter() - began
    what = f"{len(numbers)} of {count} tables replayed in {took:.1f} s: {len(numbers) - bad - looks} agree"
    more = "All of them: hippodrome doctor --all" if count > len(numbers) else "See the tables above." if bad else ""
    yield Finding("tables", FAULT if bad else WELL, what, more)


def _replayed(stored: Any, number: int) -> tuple[str, str, str]:
    """How a table is; one that somebody moves at meanwhile is looked at again."""
    state, trouble, name = WELL, "", ""
    for _ in range(3):
        table = stored.filter(pk=number).first()
        if table is None:
            break
        name = f"{table.game} {table.slug}"
        state, trouble = _compared(table)
        if state == WELL or stored.filter(pk=number, version=table.version).exists():
            break
    return state, trouble, name


def _compared(table: Any) -> tuple[str, str]:
    if table.game not in hippodrome.games.game_names():
        return LOOK, "its game is no longer installed"
    moves = list(table.moves.order_by("version").values_list("version", flat=True))
    if moves and moves != list(range(moves[0], table.version + 1)):
        return FAULT, f"moves are missing: {len(moves)} are kept up to version {table.version}"
    trouble = rehearse.difference(table)
    if trouble.startswith("goes on from word"):
        return LOOK, trouble
    return (FAULT, trouble) if trouble else (WELL, "")


def bots() -> Iterator[Finding]:
    """Whether bots move when they are due."""
    from hippodrome.web import models
    from hippodrome.web.pages import health

    late, here = health.late_bots(), bot_processes()
    running = models.Table.objects.filter(status=models.Table.RUNNING).exclude(bot_due=None).count()
    if late:
        since = f"at {late} tables a bot should have moved {health.LATE:.0f} seconds ago"
        todo = "Restart the site, or start more: python -m hippodrome.web.bot_workers"
        yield Finding("bots", FAULT, f"{since}: no bot process is alive, or too few", todo)
    elif here == 0:
        yield Finding(
            "bots", LOOK, "none is late, but no bot process runs on this machine", f"{START} (it starts them)"
        )
    else:
        alive = "" if here is None else f"{here} processes are alive; "
        yield Finding("bots", WELL, f"{alive}none is late; at {running} tables one is due")


def bot_processes() -> int | None:
    """How many of this site's bots' processes run on this machine; None where one can't see that."""
    everybody = Path("/proc")
    if not (everybody / "self" / "cmdline").exists():
        return None
    count, unseen, ours = 0, False, site_of({**os.environ}, Path.cwd())
    for place in everybody.glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            if b"hippodrome.web.bot_workers" not in (place / "cmdline").read_bytes().split(b"\0"):
                continue
            try:
                told = (place / "environ").read_bytes().decode(errors="replace").split("\0")
                theirs = dict(line.split("=", 1) for line in told if "=" in line)
                count += site_of(theirs, (place / "cwd").readlink()) == ours
            except PermissionError:
                unseen = True  # another user's
    return None if unseen and not count else count


def site_of(environment: dict[str, str], here: Path) -> tuple[str, ...]:
    """Which site a process is of: by its database, or by the folder that holds it."""
    if environment.get("DATABASE_URL"):
        return (environment["DATABASE_URL"],)
    if environment.get("HIPPODROME_DATA"):
        return (str((here / environment["HIPPODROME_DATA"]).resolve()),)
    return environment.get("HOME", ""), environment.get("XDG_DATA_HOME", "")


def reports() -> Iterator[Finding]:
    """Whether somebody waits for the operator."""
    from hippodrome.web import models

    people = models.Report.objects.filter(settled=False, trouble="").count()
    failures = models.Report.objects.filter(settled=False).exclude(trouble="").count()
    if people or failures:
        told = f"{people} about people and {failures} about failures are not settled"
        yield Finding("reports", LOOK, told, "Read them: /operator/web/report/")
    else:
        yield Finding("reports", WELL, "all settled")


def clock() -> Iterator[Finding]:
    """Whether the clock goes on: what is kept must not be of tomorrow, and the database's must agree with ours."""
    from hippodrome.web import models

    now = timezone.now()
    last = models.Table.objects.order_by("-moved").values_list("moved", flat=True).first()
    if last is not None and last - now > timedelta(seconds=SKEW):
        yield Finding(
            "clock", FAULT, f"a table was moved at {last:%Y-%m-%d %H:%M}, which is to come", "Set the clock (NTP)."
        )
        return
    if connection.vendor == "postgresql":
        with connection.cursor() as cursor:
            cursor.execute("SELECT now()")
            apart = abs((cursor.fetchone()[0] - timezone.now()).total_seconds())
        if apart > SKEW:
            yield Finding("clock", FAULT, f"{apart:.0f} s apart from the database's", "Set both clocks (NTP).")
            return
    yield Finding("clock", WELL, f"{now:%Y-%m-%d %H:%M:%S} UTC, later than all that is kept")


def redis() -> Iterator[Finding]:
    """Whether processes hear of each other at once."""
    if not settings.REDIS_URL:
        return
    from redis import Redis

    began = time.perf_counter()
    try:
        Redis.from_url(settings.REDIS_URL, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE).ping()
    except Exception as error:
        todo = "Start it, and look at REDIS_URL; moves are told by the database meanwhile."
        yield Finding("redis", FAULT, f"does not answer: {logbook.kind_of(error)}", todo)
        return
    yield Finding("redis", WELL, f"answers in {(time.perf_counter() - began) * 1000:.0f} ms")


def site(url: str) -> Iterator[Finding]:
    """Whether the site answers, is ready, and has the same clock."""
    began = time.time()
    try:
        status, headers, _ = _asked(url, "/healthz")
    except OSError as error:
        why = error.reason if isinstance(error, URLError) else error
        yield Finding("site", FAULT, f"{url} does not answer: {why}", f"{START}, or say where it is: --url URL")
        return
    if status != 200:
        yield Finding("site", FAULT, f"{url}/healthz answers {status}", "Look into its log, and at HIPPODROME_HOSTS.")
        return
    yield Finding("site", WELL, f"{url} answers in {(time.time() - began) * 1000:.0f} ms")
    given = headers.get("Date")
    apart = abs(parsedate_to_datetime(given).timestamp() - time.time()) if given else 0.0
    if apart > SKEW:
        yield Finding("site's clock", FAULT, f"{apart:.0f} s apart from ours", "Set both clocks (NTP).")
    status, _, told = _asked(url, "/readyz")
    if status != 200:
        yield Finding(
            "ready", FAULT, f"/readyz answers {status}: {told.strip()[:80]}", "Look at database and bots above."
        )
    else:
        yield Finding("ready", WELL, "people can play")


def _asked(url: str, path: str) -> tuple[int, Any, str]:
    """What the site answers to a request under a name that it knows."""
    known = [name for name in settings.ALLOWED_HOSTS if name != "*"]
    wanted = Request(url.rstrip("/") + path, headers={"Host": known[0].lstrip(".")} if known else {})
    try:
        with urlopen(wanted, timeout=PATIENCE) as answer:
            return answer.status, answer.headers, answer.read(500).decode()
    except HTTPError as error:
        return error.code, error.headers, error.read(500).decode(errors="replace")
