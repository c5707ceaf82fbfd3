"""`hippodrome doctor`: examine a site and its database, and report problems with their solutions.

It changes nothing and prints no secrets.
"""

import platform
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import django
from django.conf import settings
from django.core.checks import ERROR
from django.core.checks.registry import registry
from django.core.exceptions import ImproperlyConfigured
from django.core.management.base import BaseCommand, CommandParser

import hippodrome
from hippodrome._build import build_state
from hippodrome.kernel.errors import HippodromeError
from hippodrome.paint import Console, Grid, Text
from hippodrome.web import checks, database, log
from hippodrome.web.management.findings import FAULT, LOOK, WELL, Finding

EXPLAINED = "Look it up: https://docs.djangoproject.com/en/5.2/ref/checks/"
SUBJECTS: dict[str, Callable[[], str] | None] = {
    "secret key": lambda: "long enough",
    "debug": lambda: "off",
    "host names": lambda: ", ".join(settings.ALLOWED_HOSTS),
    "https": None,
    "rate limits": None,
    "metrics": None,
    "mail": None,
    "data folder": None,
    "rights of files": lambda: f"{len(checks.secret_files(settings.DATA))} files are their owner's alone",
    "disk": lambda: checks.free_space(settings.DATA),
    "open files": lambda: f"room for {settings.CONNECTIONS} connections and {settings.STREAMS} streams",
    "database": None,
    "migrations": lambda: "all applied",
}
"""The subjects of our system checks in display order, and what is reported if all is well."""


class Command(BaseCommand):
    help = "Look at the site and its database: what is not well, and what to do about it."
    requires_system_checks = ()

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--url", default="http://127.0.0.1:8000", help="Where the site answers.")
        parser.add_argument("--offline", action="store_true", help="The site need not run.")
        parser.add_argument("--all", action="store_true", dest="whole", help="Replay every stored table.")

    def handle(self, *args: Any, url: str, offline: bool, whole: bool, **options: Any) -> None:
        console = Console()
        colours = {WELL: "green", LOOK: "yellow", FAULT: "red"}
        grid = Grid("", "what", "found", "what to do")
        counts = dict.fromkeys(colours, 0)
        with console.status("Looking …"):
            for finding in examine("" if offline else url, whole):
                counts[finding.state] += 1
                grid.add_row(Text(finding.state, colours[finding.state]), finding.about, finding.found, finding.todo)
        console.print(grid)
        console.print(f"{counts[WELL]} well, {counts[LOOK]} worth a look; faults: {counts[FAULT]}.")
        sys.exit(1 if counts[FAULT] else 0)


def examine(url: str, whole: bool) -> Iterator[Finding]:
    """Run all examinations.

    `url` is where the site answers, or empty to skip that check. `whole` examines all tables instead of a sample.
    """
    try:
        database.check_files_exist()
        database.set_up()
    except (HippodromeError, ImproperlyConfigured, ValueError) as error:
        yield Finding("settings", FAULT, str(error), "docs/operator.md lists the settings.")
        return
    from hippodrome.web.management import examination  # imports models, which need django.setup()

    yield from versions()
    found = list(system_checks())
    yield from found
    yield from guarded("mail server", examination.mail)
    faults = {finding.about for finding in found if finding.state == FAULT}
    if "database" not in faults:
        looked = list(guarded("database", examination.database))
        yield from looked
        if "migrations" not in faults and not any(finding.state == FAULT for finding in looked):
            yield from guarded("tables", partial(examination.tables, whole))
            yield from guarded("bots", examination.bots)
            yield from guarded("reports", examination.reports)
            yield from guarded("clock", examination.clock)
    if url:
        yield from guarded("site", partial(examination.site, url))


def guarded(about: str, look: Callable[[], Iterator[Finding]]) -> Iterator[Finding]:
    try:
        yield from look()
    except Exception as error:
        yield Finding(
            about, FAULT, f"can't be looked at: {log.name_of_error(error)}", "Mend that first, and look again."
        )


def versions() -> Iterator[Finding]:
    build = build_state()
    told = f"hippodrome {hippodrome.__version__}, Python {platform.python_version()}, Django {django.__version__}"
    yield Finding("versions", WELL, told)
    slow = "interpreted" in build
    yield Finding("engine", LOOK if slow else WELL, build, "Compile it, for speed: make build" if slow else "")


def system_checks() -> Iterator[Finding]:
    found: list[Finding] = []
    for check in registry.get_checks(include_deployment_checks=True):
        about = getattr(check, "__name__", "").removeprefix("check_").replace("_", " ")
        found += guarded(about, partial(messages, check))
    for subject, well in SUBJECTS.items():
        told = [finding for finding in found if finding.about == subject]
        yield from told
        if well and not told and (settings.DATA.exists() or subject not in ("rights of files", "disk")):
            yield Finding(subject, WELL, well())
    yield from (finding for finding in found if finding.about not in SUBJECTS)


def messages(check: Any) -> Iterator[Finding]:
    for message in check(app_configs=None, databases=["default"]):
        if not message.is_silenced():
            state = FAULT if message.level >= ERROR else LOOK
            yield Finding(str(message.obj or message.id), state, message.msg, message.hint or EXPLAINED)
