"""Broken builds: Python reads this file at its start where a test puts the folder on the path, and nowhere else.

A test of a fault is worth something if it fails where the fault does harm. `HIPPODROME_BREAK` names a break; its lines
are changed while the module is read, in every process of the site, and the product's files stay as they are.
`HIPPODROME_CLOCK` names a file that says by how many seconds the clock is wrong.
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
"""What is broken in which module: text as it stands there, and what stands there instead."""

CLOCK = {
    "django.utils.timezone": [
        (
            "return datetime.now(tz=timezone.utc if settings.USE_TZ else None)",
            "import time; return datetime.fromtimestamp(time.time(), timezone.utc if settings.USE_TZ else None)",
        )
    ]
}
"""Django asks the system for the time by a way of its own; here it asks like everybody else."""


class Reader(SourceFileLoader):
    """Reads a module with some of its lines changed; a line that is not there is an error, or nothing was broken."""

    def get_code(self, fullname):
        text = Path(self.path).read_text()
        for old, new in CHANGES[fullname]:
            if text.count(old) != 1:
                sys.exit(f"{fullname} has no such line to break: {old!r}")
            text = text.replace(old, new)
        return compile(text, self.path, "exec")


class Finder:
    """Finds the modules that are to be changed, and leaves the others alone."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in CHANGES:
            return None
        spec = PathFinder.find_spec(name, path, target)
        spec.loader = Reader(name, spec.origin)
        return spec


def wrong_clock(place):
    """From now on the time is as wrong as a file says."""
    right = time.time

    def told():
        try:
            return right() + float(Path(place).read_text())
        except (OSError, ValueError):
            return right()

    time.time = told


CHANGES = dict(BREAKS[os.environ["HIPPODROME_BREAK"]]) if os.environ.get("HIPPODROME_BREAK") else {}
if os.environ.get("HIPPODROME_CLOCK"):
    CHANGES |= CLOCK
    wrong_clock(os.environ["HIPPODROME_CLOCK"])
if CHANGES:
    import hippodrome  # noqa: F401  (it puts a finder of its own first where its build is out of date)

    sys.meta_path.insert(0, Finder)
