"""Simulate a club that plays for days with clocks, and compare its notifications with a model.

The clocks are those of `clock_simulation`. A turn that was not displayed during a channel's grace period must be
announced on that channel exactly once. Duplicates count as errors, because no worker is killed here.
"""

import json
import re
import time
from collections import Counter
from datetime import timedelta
from unittest.mock import patch

from tests.web.clock_simulation import START, Simulation
from tests.web.club import Friend, display_table

GRACE = {"push": 30, "hook": 30, "mail": 600}
KINDS = (("push", "hook"), ("mail",), ("push", "mail"), ("hook",))


class ClubWeek(Simulation):
    def __init__(self, machine, post, people, tables, days, seed):
        self.post = post
        self.friends = {}
        """Friends by the id of their player."""
        self.turns = {}
        """Open turns not yet displayed, by table and seat: when they began and where they were announced."""
        self.asked = {}
        """By table: its version at the last check, and the seats that were asked."""
        self.expected = Counter()
        self.announcing = 0.0
        """CPU seconds spent on announcing moves."""
        super().__init__(machine, tables, days, seed, people)

    def player(self, name, zone):
        friend = Friend(self.post, name, KINDS[len(self.friends) % len(KINDS)])
        friend.player.time_zone = zone
        friend.player.save()
        self.friends[friend.player.pk] = friend
        return friend.player

    def friend_at(self, slug, seat):
        return self.friends[self.tables[slug][1][seat].player.pk]

    def note_running(self, slug):
        """Also record which turns have begun and ended, except the mover's."""
        super().note_running(slug)
        row = self.row(slug)
        version, before = self.asked.get(slug, (0, set()))
        mover = row.moves.latest("version").seat if row.version > version else None
        asked = {seat.number for seat in row.chairs.all() if seat.asked}
        for seat in row.chairs.all():
            if seat.number not in asked or seat.number == mover or seat.bot:
                self.turns.pop((slug, seat.number), None)
            elif seat.number not in before:
                self.turns[slug, seat.number] = (self.now, set())
        self.asked[slug] = row.version, asked

    def pass_seconds(self, until, up=True):
        """Deliver each notification that becomes due, at the right time."""
        from hippodrome.web.delivery import deliver

        if up:
            while (due := deliver.next_due()) is not None and due <= START + timedelta(seconds=until):
                self.machine.at = max(self.machine.at, due)
                assert deliver.deliver_due()
            for (slug, seat), (began, announced) in self.turns.items():
                friend = self.friend_at(slug, seat)
                for kind in friend.channels:
                    if until - began >= GRACE[kind] and kind not in announced:
                        announced.add(kind)
                        self.expected[kind, slug, friend.player.pk] += 1
        super().pass_seconds(until, up)

    def events(self):
        return [*super().events(), *[self.look] * 12]

    def look(self):
        """Let a random player display a table where it is their turn."""
        if self.turns:
            slug, seat = self.chance.choice(list(self.turns))
            display_table(self.friend_at(slug, seat), self.row(slug))
            del self.turns[slug, seat]

    def move(self):
        super().move()
        self.turns = {key: turn for key, turn in self.turns.items() if key[0] in self.tables}

    def run(self):
        from hippodrome.web.services import notifications

        announce = notifications.announce_move

        def timed(*given):
            begun = time.thread_time()
            announce(*given)
            self.announcing += time.thread_time() - begun

        with patch.object(notifications, "announce_move", timed):
            super().run()
        self.advance(self.now + max(GRACE.values()))
        return self

    def received(self):
        """Count the announcements of turns that arrived, by kind, table and player."""
        found = Counter()
        for key, friend in self.friends.items():
            news = [("push", one["title"], one["url"]) for one in friend.browser.messages()]
            for _, _, body, _ in self.post.web.accepted(friend.hook):
                data = json.loads(body)["data"]
                news.append(("hook", data["title"], data["url"]))
            for mail in self.post.mails.messages:
                if mail["To"] == friend.address:
                    text = mail.get_content().replace("\r\n", "\n")
                    pairs = re.findall(r"^([^\n]*)\n(http\S+/t/\S+)$", text, re.MULTILINE)
                    news += [("mail", *pair) for pair in pairs]
            for kind, title, url in news:
                if title.startswith("Your turn"):
                    found[kind, url.rstrip("/").rpartition("/")[2], key] += 1
        return found
