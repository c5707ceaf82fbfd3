"""Broken builds of the site, which prove that the soak tests find faults.

Python imports this file at start-up if a test puts its folder on the path. `HIPPODROME_BREAK` names a break: source
lines that are replaced while a module is imported, in every process of the site. The files themselves do not change.
`HIPPODROME_CLOCK` names a file that contains the number of seconds by which the clock is wrong.
"""

import os
import sys
import time
from importlib.machinery import PathFinder, SourceFileLoader
from pathlib import Path

BREAKS = {
    "answers-before-commit": {
        "hippodrome.web.views.table": [
            (
                "        changed = act(identity.require_player(request))\n",
                "        import threading\n"
                "        player = identity.require_player(request)\n"
                "        changed = table_or_404(slug)\n"
                "        threading.Timer(0.3, act, [player]).start()\n",
            )
        ]
    },
    "any-version": {"hippodrome.web.services.turns": [("    if since == 0:\n", "    if True:\n")]},
    "bots-stay-dead": {"hippodrome.web.bots.supervisor": [("        if ended is None:\n", "        if True:\n")]},
    "trusts-the-clock": {"hippodrome.web.bots.worker": [("FARTHEST = 90.0\n", "FARTHEST = 1e9\n")]},
    "notifications-alone": {
        "hippodrome.web.realtime.listening": [
            ("CATCH_UP = 1.5\n", "CATCH_UP = 1e6\n"),
            ("            self.look_due = 0.0  # catch up on changes made before LISTEN\n", ""),
        ]
    },
    "keeps-broken-connections": {
        "hippodrome.web.server.handler": [
            ("        signals.request_started.send(sender=type(self), scope=scope)\n", ""),
            ("        response.close()", "        pass"),
        ]
    },
    "says-yes-on-a-full-disk": {
        "hippodrome.web.views.table": [
            (
                "        changed = act(identity.require_player(request))\n",
                "        from django.db import DatabaseError\n"
                "        try:\n"
                "            changed = act(identity.require_player(request))\n"
                "        except DatabaseError:\n"
                "            changed = table_or_404(slug)\n",
            )
        ]
    },
    "half-a-key": {
        "hippodrome.web.settings": [
            ("        _write_key(place, secrets.token_urlsafe(48))\n", "        place.write_text('x' * 20_000_000)\n")
        ]
    },
    "no-deadlines": {
        "hippodrome.web.server.serve": [('http="hippodrome.web.server.connections:Connection"', 'http="httptools"')]
    },
    "no-fair-share": {
        "hippodrome.web.server.handler": [
            ('address or f"session {session}", session, self.respond', '"", "", self.respond'),
            ("PASSWORDS.fullmatch(", "PASSWORDS.fullmatch('' and "),
        ]
    },
    "numbers-unchecked": {
        "hippodrome.web.views.shortcuts": [
            (
                '        return int(request.POST.get(name, ""))\n    except ValueError:\n',
                '        return int(request.POST.get(name, ""))\n    except KeyError:\n',
            )
        ]
    },
    "record-tells-all": {
        "hippodrome.web.views.replay": [
            ("    published = table.status in (models.GameTable.STUDY, models.GameTable.OVER)", "    published = True")
        ]
    },
}
"""By name of the break and module: the original source text and its replacement."""

CLOCK = {
    "django.utils.timezone": [
        (
            "return datetime.now(tz=timezone.utc if settings.USE_TZ else None)",
            "import time; return datetime.fromtimestamp(time.time(), timezone.utc if settings.USE_TZ else None)",
        )
    ]
}
"""Django reads the system time without `time.time`; this makes it use `time.time`."""


class Reader(SourceFileLoader):
    """Loads a module with some lines replaced. A missing line is an error, since nothing would be broken."""

    def get_code(self, fullname):
        text = Path(self.path).read_text()
        for old, new in CHANGES[fullname]:
            if text.count(old) != 1:
                sys.exit(f"{fullname} does not contain the line to break: {old!r}")
            text = text.replace(old, new)
        return compile(text, self.path, "exec")


class Finder:
    """Finds the modules to be changed; ignores all others."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in CHANGES:
            return None
        spec = PathFinder.find_spec(name, path, target)
        spec.loader = Reader(name, spec.origin)
        return spec


def wrong_clock(place):
    """Patch `time.time` to be wrong by the number of seconds in a file."""
    right = time.time

    def wrong():
        try:
            return right() + float(Path(place).read_text())
        except (OSError, ValueError):
            return right()

    time.time = wrong


CHANGES = dict(BREAKS[os.environ["HIPPODROME_BREAK"]]) if os.environ.get("HIPPODROME_BREAK") else {}
if os.environ.get("HIPPODROME_CLOCK"):
    CHANGES |= CLOCK
    wrong_clock(os.environ["HIPPODROME_CLOCK"])
if CHANGES:
    import hippodrome  # noqa: F401  (it installs its own finder first if its build is out of date)

    sys.meta_path.insert(0, Finder)
