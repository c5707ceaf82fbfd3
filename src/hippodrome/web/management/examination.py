"""The doctor's examinations of the running site: e-mail, database, tables, bots, clock and pages."""

import os
import time
from collections.abc import Iterator
from contextlib import suppress
from datetime import timedelta
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from django.conf import settings
from django.core.mail import get_connection
from django.db import connection
from django.utils import timezone

import hippodrome
from hippodrome.web import models
from hippodrome.web.management.findings import FAULT, LOOK, WELL, Finding
from hippodrome.web.services import rehearsal
from hippodrome.web.services.table_lists import LATE, late_bots

SAMPLE = 60
"""How many tables are replayed unless all are wanted: the most recently played ones."""
SKEW = 5.0
PATIENCE = 5.0
START = "Start it: hippodrome serve"
BOTS = {b"run_bots", b"hippodrome.web.bots.worker"}
"""The command-line arguments by which bot workers are recognised."""


def mail() -> Iterator[Finding]:
    if not settings.EMAIL_BACKEND.endswith("smtp.EmailBackend"):
        return
    try:
        server = get_connection(timeout=PATIENCE)
        server.open()
        server.close()
    except OSError as error:
        where = f"{settings.EMAIL_HOST}:{settings.EMAIL_PORT}"
        todo = "Look at EMAIL_HOST, _PORT, _USER, _PASSWORD."
        yield Finding("mail", FAULT, f"{where} does not answer: {error}", todo)
    else:
        yield Finding("mail", WELL, f"{settings.EMAIL_HOST} answers")


def database() -> Iterator[Finding]:
    began = time.perf_counter()
    with connection.cursor() as cursor:
        cursor.execute("SELECT 1")
    version = ".".join(map(str, connection.get_database_version()))
    took = (time.perf_counter() - began) * 1000
    yield Finding("database", WELL, f"{connection.display_name} {version} answers in {took:.0f} ms")
    if connection.vendor == "sqlite":
        yield from _pages_of_sqlite(connection)


def _pages_of_sqlite(connection: Any) -> Iterator[Finding]:
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
    stored = models.GameTable.objects.exclude(saved="").order_by("-moved")
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
    """Return how a stored table compares with its record; a table that changes meanwhile is compared again."""
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
    trouble = rehearsal.difference(table)
    if trouble.startswith("goes on from word"):
        return LOOK, trouble
    return (FAULT, trouble) if trouble else (WELL, "")


def bots() -> Iterator[Finding]:
    late, here = late_bots(), bot_processes()
    running = models.GameTable.objects.filter(status=models.GameTable.RUNNING).exclude(bot_due=None).count()
    if late:
        since = f"at {late} tables a bot should have moved {LATE:.0f} seconds ago"
        todo = "Restart the site, or start more: hippodrome bots"
        yield Finding("bots", FAULT, f"{since}: no bot process is alive, or too few", todo)
    elif here == 0:
        yield Finding(
            "bots", LOOK, "none is late, but no bot process runs on this machine", f"{START} (it starts them)"
        )
    else:
        alive = "" if here is None else f"{here} processes are alive; "
        yield Finding("bots", WELL, f"{alive}none is late; at {running} tables one is due")


def bot_processes() -> int | None:
    """Return how many bot workers of this site run on this machine; None where that can't be found out."""
    everybody = Path("/proc")
    if not (everybody / "self" / "cmdline").exists():
        return None
    count, unseen, ours = 0, False, site_of({**os.environ}, Path.cwd())
    for place in everybody.glob("[0-9]*"):
        with suppress(FileNotFoundError, ProcessLookupError):
            if BOTS.isdisjoint((place / "cmdline").read_bytes().split(b"\0")):
                continue
            try:
                told = (place / "environ").read_bytes().decode(errors="replace").split("\0")
                theirs = dict(line.split("=", 1) for line in told if "=" in line)
                count += site_of(theirs, (place / "cwd").readlink()) == ours
            except PermissionError:
                unseen = True  # a process of another user
    return None if unseen and not count else count


def site_of(environment: dict[str, str], here: Path) -> tuple[str, ...]:
    """Return what identifies the site of a process: its database, or else its data folder."""
    if environment.get("DATABASE_URL"):
        return (environment["DATABASE_URL"],)
    if environment.get("HIPPODROME_DATA"):
        return (str((here / environment["HIPPODROME_DATA"]).resolve()),)
    return environment.get("HOME", ""), environment.get("XDG_DATA_HOME", "")


def reports() -> Iterator[Finding]:
    people = models.Report.objects.filter(settled=False, trouble="").count()
    failures = models.Report.objects.filter(settled=False).exclude(trouble="").count()
    if people or failures:
        told = f"{people} about people and {failures} about failures are not settled"
        yield Finding("reports", LOOK, told, "Read them: /operator/web/report/")
    else:
        yield Finding("reports", WELL, "all settled")


def clock() -> Iterator[Finding]:
    """Check that no stored time lies in the future and that the database's clock agrees with this machine's."""
    now = timezone.now()
    last = models.GameTable.objects.order_by("-moved").values_list("moved", flat=True).first()
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


def site(url: str) -> Iterator[Finding]:
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
    known = [name for name in settings.ALLOWED_HOSTS if name != "*"]
    wanted = Request(url.rstrip("/") + path, headers={"Host": known[0].lstrip(".")} if known else {})
    try:
        with urlopen(wanted, timeout=PATIENCE) as answer:
            return answer.status, answer.headers, answer.read(500).decode()
    except HTTPError as error:
        return error.code, error.headers, error.read(500).decode(errors="replace")
