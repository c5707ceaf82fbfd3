"""Simulate a club that plays for days on a simulated clock, with people who are away and workers that are killed.

The workers run in separate processes and send to the test's receivers. Whatever happens, every turn that lasted longer
than a channel's grace period without being displayed must be announced on that channel exactly once, and no other turn.
"""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from random import Random

from tests.web.club import Friend, display_table, play_once, seat_all
from tests.web.web_site import ROOT

GRACE = {"push": 30, "hook": 30, "mail": 600}
PATIENCE = 120
"""Seconds of real time within which the workers must send what is due."""


class Workers:
    """Processes of `run_due` on the test's database, which can be killed at any time."""

    def __init__(self, post, place, count):
        self.environment = os.environ | {
            "PYTHONPATH": str(ROOT / "src"),
            "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
            "HIPPODROME_TEST_CLOCK": str(place),
            "HIPPODROME_LOCAL_TARGETS": "on",
            "HIPPODROME_HOSTS": "site.example.org",
            "EMAIL_HOST": "127.0.0.1",
            "EMAIL_PORT": str(post.mails.port),
            "EMAIL_USE_TLS": "off",
            "EMAIL_USE_SSL": "off",
        }
        self.environment.pop("HIPPODROME_PARENT", None)
        self.running = [self.start() for _ in range(count)]

    def start(self):
        return subprocess.Popen([sys.executable, "-m", "django", "run_due"], env=self.environment)

    def kill_one(self, chance):
        number = chance.randrange(len(self.running))
        self.running[number].send_signal(signal.SIGKILL)
        self.running[number].wait(60)
        self.running[number] = self.start()

    def stop(self):
        for process in self.running:
            process.kill()
            process.wait(60)


class ClubLife:
    def __init__(self, post, place, tables, seed, workers=1):
        from hippodrome.web import clock

        self.post, self.place, self.chance = post, place, Random(seed)
        self.seconds = 0.0
        clock.write_offset(place, 0)
        self.friends = [Friend(post, name) for name in ("Anna", "Leo", "Tom")]
        self.workers = Workers(post, place, workers)
        self.turns = {}
        """Open turns by table and seat: when they began, whether they were displayed, and where they were announced."""
        self.expected = Counter()
        self.played = self.killed = 0
        self.tables = [self.open_table() for _ in range(tables)]

    def open_table(self):
        table = seat_all(self.friends)
        self.note_turns(table, None)
        return table

    def note_turns(self, table, mover):
        asked = set(table.chairs.filter(asked=True, decline_due=None).values_list("number", flat=True))
        for seat in range(len(self.friends)):
            known = self.turns.get((table.slug, seat))
            if seat not in asked or seat == mover:
                self.turns.pop((table.slug, seat), None)
            elif known is None:
                self.turns[table.slug, seat] = {"began": self.seconds, "displayed": False, "announced": set()}

    def pass_time(self, seconds, kill=False):
        """Let time pass, optionally kill a worker meanwhile, and wait until everything due is sent."""
        from hippodrome.web import clock

        self.seconds += seconds
        clock.write_offset(self.place, self.seconds)
        if kill:
            time.sleep(self.chance.random() * 0.6)
            self.workers.kill_one(self.chance)
            self.killed += 1
        self.settle()
        for (slug, seat), turn in self.turns.items():
            for kind, grace in GRACE.items():
                late = self.seconds - turn["began"] > grace
                if late and not turn["displayed"] and kind not in turn["announced"]:
                    turn["announced"].add(kind)
                    self.expected[kind, slug, seat] += 1

    def settle(self):
        """Wait until nothing is due. Messages of a dead worker become due again when their lease ends."""
        from hippodrome.web import clock
        from hippodrome.web.models import Notification

        deadline = time.monotonic() + PATIENCE
        stuck = 0
        while True:
            assert time.monotonic() < deadline, "the workers have not sent what is due"
            due = Notification.objects.filter(due__lte=clock.now()).exists()
            sending = Notification.objects.filter(state=Notification.SENDING).exists()
            if not due and not sending:
                return
            stuck = stuck + 1 if sending and not due else 0
            if stuck > 40:  # the worker is dead
                self.seconds += 125
                clock.write_offset(self.place, self.seconds)
                stuck = 0
            time.sleep(0.05)

    def play(self):
        """Play one more turn at a random table, whether its player has looked before or not."""
        number = self.chance.randrange(len(self.tables))
        table = self.tables[number]
        table.refresh_from_db()
        if table.status != "running":
            self.tables[number] = self.open_table()
            return
        mover = play_once(table, self.chance)
        self.note_turns(table, mover)
        self.played += 1

    def look(self):
        slug, seat = self.chance.choice([*self.turns])
        table = next(table for table in self.tables if table.slug == slug)
        display_table(self.friends[seat], table)
        self.turns[slug, seat]["displayed"] = True

    def live(self, turns, kills):
        when = set(self.chance.sample(range(1, turns), kills))
        while self.played < turns:
            if self.turns and self.chance.random() < 0.4:
                self.look()
            if self.chance.random() < 0.7 or self.played in when:
                kill = self.played in when
                when.discard(self.played)
                self.pass_time(self.chance.choice([5, 40, 40, 700, 3 * 3600]), kill)
            self.play()
        self.pass_time(24 * 3600)

    def received(self):
        """Count the turns announced, by kind, table and seat; duplicates count once, as for real receivers."""
        found = Counter()
        for seat, friend in enumerate(self.friends):
            news = [("push", one["title"], one["url"]) for one in friend.browser.shown()]
            hooks = [json.loads(body)["data"] for body in friend.hooks()]
            news += [("hook", data["title"], data["url"]) for data in hooks]
            for letter in friend.mails():
                text = letter.get_content().replace("\r\n", "\n")
                news += [("mail", *pair) for pair in re.findall(r"^([^\n]*)\n(http\S+/t/\S+)$", text, re.MULTILINE)]
            for kind, title, url in news:
                if title.startswith("Your turn"):
                    found[kind, url.rstrip("/").rpartition("/")[2], seat] += 1
        return found

    def stop(self):
        self.workers.stop()

    def story(self):
        """Return the history of all wrong announcements, for debugging."""
        from hippodrome.web.models import Notification

        rows = Notification.objects.filter(occasion="turn").order_by("pk")
        wrong = {
            (table, seat) for _, table, seat in (self.expected - self.received()) + (self.received() - self.expected)
        }
        return [
            (row.kind, row.table.slug, row.seat, row.version, row.state, row.attempts, row.seen, row.delivery, row.due)
            for row in rows.select_related("table")
            if (row.table.slug, row.seat) in wrong
        ], [(letter["To"], letter["Message-ID"], letter.get_content()) for letter in self.post.mails.messages]
