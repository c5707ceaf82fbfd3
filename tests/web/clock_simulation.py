"""Simulate weeks of play at tables with clocks, and compare them with a model that counts every second.

The model shares no code with the site's arithmetic. For each player it keeps an array with one boolean per second:
whether that player's clocks are stopped. Events happen at whole seconds.
"""

from datetime import UTC, datetime, timedelta
from random import Random
from zoneinfo import ZoneInfo

import numpy as np

START = datetime(2027, 3, 22, 8, tzinfo=UTC)
"""A Monday. Daylight saving time begins in Europe on the following Sunday."""
ZONES = ("Europe/Warsaw", "America/New_York", "Asia/Kolkata", "Pacific/Auckland", "UTC")
QUARTER = 900
TOLERANCE = 2.0
"""Largest accepted difference between site and model, in seconds."""


class Person:
    def __init__(self, player, seconds):
        self.player = player
        self.weekend = weekend_seconds(player.time_zone, seconds)
        self.vacation = np.zeros(seconds, dtype=bool)


class Chair:
    """A seat in the model: the seconds left, and whether its clock is running."""

    def __init__(self, control):
        self.left = control.bank
        self.running = False


def weekend_seconds(zone, seconds):
    """Return for each second from START on whether it is weekend in a time zone, in steps of a quarter of an hour."""
    local = ZoneInfo(zone)
    quarters = range(0, seconds, QUARTER)
    return np.repeat([(START + timedelta(seconds=at)).astimezone(local).weekday() >= 5 for at in quarters], QUARTER)


class Simulation:
    def __init__(self, machine, tables, days, seed, people=0):
        self.machine = machine
        self.chance = Random(seed)
        self.end = days * 86400
        self.now = 0
        self.counts = dict.fromkeys(("moves", "timed out", "pauses", "vacations", "downtimes", "returns", "checks"), 0)
        self.worst = 0.0
        machine.go_to(START)
        self.people = [self.person(number) for number in range(people or max(3, tables))]
        self.tables = {}
        """By slug: the time control, the people and the model's seats."""
        for number in range(tables):
            self.open_table(number)

    def person(self, number):
        return Person(self.player(f"P{number}", ZONES[number % len(ZONES)]), self.end + 10 * 86400)

    def player(self, name, zone):
        from hippodrome.web.models import Player

        return Player.objects.create(name=name, time_zone=zone)

    def open_table(self, number):
        from hippodrome.web.services import seats, time_control, time_presets

        people = [self.people[(number + step) % len(self.people)] for step in range(3)]
        preset = self.chance.choice(["day", "three-days", "live-20", "day"])
        control = time_presets.presets("byzanz", 3)[preset]
        if preset == "live-20":  # a time bank for the whole game, spent over several days
            control = time_control.TimeControl("live-20", 2 * 86400.0, 7200.0)
        control = time_control.with_rules(
            control, "bot", "newcomer", self.chance.random() < 0.6, self.chance.random() < 0.7
        )
        plan = seats.TablePlan("byzanz", [("me", ""), ("open", ""), ("open", "")], clock=control)
        table = seats.make_table(plan, people[0].player)
        for person in people[1:]:
            table = seats.join(table.slug, person.player)
        self.tables[table.slug] = (control, people, [Chair(control) for _ in range(3)])
        self.note_running(table.slug)

    def row(self, slug):
        from hippodrome.web.models import GameTable

        return GameTable.objects.get(slug=slug)

    def note_running(self, slug):
        """Update in the model which clocks of a table are running."""
        row = self.row(slug)
        for chair, seat in zip(self.tables[slug][2], row.chairs.all(), strict=True):
            chair.running = row.status == "running" and row.paused is None and seat.asked and not seat.bot

    def pass_seconds(self, until, up=True):
        """Let the model count the seconds until a given time."""
        if up:
            for control, people, chairs in self.tables.values():
                for person, chair in zip(people, chairs, strict=True):
                    if chair.running:
                        frozen = np.zeros(until - self.now, dtype=bool)
                        if control.weekends:
                            frozen |= person.weekend[self.now : until]
                        if control.vacation:
                            frozen |= person.vacation[self.now : until]
                        chair.left -= np.count_nonzero(~frozen)
        self.now = until
        self.machine.at = START + timedelta(seconds=until)

    def advance(self, until):
        """Let time pass while the site is up; the worker handles each due table within a second."""
        from hippodrome.web.models import GameTable
        from hippodrome.web.services import expiry

        while True:
            due = GameTable.objects.filter(clock_due__isnull=False).order_by("clock_due").first()
            if due is None or due.slug not in self.tables:
                assert due is None
                break
            at = int(np.ceil((due.clock_due - START).total_seconds())) + self.chance.randrange(2)
            if at > until:
                break
            self.pass_seconds(max(at, self.now))
            before = {seat.number: seat.timed_out for seat in due.chairs.all()}
            assert expiry.see_to_next()
            for seat in due.chairs.all():
                chair = self.tables[due.slug][2][seat.number]
                if seat.timed_out and not before[seat.number]:
                    self.counts["timed out"] += 1
                    self.compare(chair.left, 0.0, f"{due.slug}/{seat.number} ran out")
                    chair.left = 0.0
            self.note_running(due.slug)
        self.pass_seconds(until)

    def compare(self, model, site, what):
        self.worst = max(self.worst, abs(model - site))
        assert abs(model - site) <= TOLERANCE, f"{what} at {self.machine.at}: site {site}, model {model}"

    def check(self):
        """Compare all clocks with the model, and check that none ran out unnoticed."""
        from hippodrome.web.services import clocks

        for slug, (_, _, chairs) in self.tables.items():
            row = self.row(slug)
            for chair, seat in zip(chairs, row.chairs.all(), strict=True):
                self.counts["checks"] += 1
                assert chair.left > -TOLERANCE, f"{slug}/{seat.number} ran out unnoticed"
                self.compare(
                    max(0.0, chair.left), clocks.time_left(row, seat, self.machine.at), f"{slug}/{seat.number}"
                )

    def events(self):
        """Return what may happen, the more frequent things several times."""
        return [self.move] * 30 + [self.pause, self.vacation, self.vacation, self.downtime]

    def run(self):
        events = self.events()
        while self.now < self.end:
            self.advance(self.now + max(1, int(self.chance.expovariate(len(self.tables) / 20000))))
            self.chance.choice(events)()
            if self.chance.random() < 0.2:
                self.check()
        self.check()
        return self

    def move(self):
        from hippodrome.web.services import live_games, moves, seats

        slug = self.chance.choice(list(self.tables))
        control, people, chairs = self.tables[slug]
        row = self.row(slug)
        ask = self.chance.choice(live_games.live_game(row).game.asks)
        seat = row.chairs.get(number=ask.seat)
        if seat.bot and self.chance.random() < 0.5:
            seats.take_back(slug, ask.seat, people[ask.seat].player)
            chairs[ask.seat].left = max(chairs[ask.seat].left, control.restored)
            self.counts["returns"] += 1
        else:
            word = ask.declinable or self.chance.choice(ask.words)
            row = moves.play(
                slug, ask.seat, word, row.version_for(ask.seat), None if seat.bot else people[ask.seat].player, seat.bot
            )
            over = not row.chairs.get(number=ask.seat).asked
            if not seat.bot and (over or not control.per_turn):
                left = chairs[ask.seat].left + control.increment
                chairs[ask.seat].left = min(left, control.cap) if control.cap else left
            self.counts["moves"] += 1
        if row.status == "over":
            del self.tables[slug]
            self.open_table(self.chance.randrange(len(self.people)))
        else:
            self.note_running(slug)

    def pause(self):
        from django.db import transaction

        from hippodrome.web.services import clocks, tables

        slug = self.chance.choice(list(self.tables))
        with transaction.atomic():
            row = tables.lock(slug)
            (clocks.pause if row.paused is None else clocks.resume)(row)
        self.counts["pauses"] += 1
        self.note_running(slug)

    def vacation(self):
        from hippodrome.web.refusals import Refused
        from hippodrome.web.services import vacations

        person = self.chance.choice(self.people)
        if vacations.current(person.player) is not None:
            vacations.end(person.player)
            person.vacation[self.now :] = False
            return
        days = self.chance.randrange(1, 4)
        try:
            vacations.begin(person.player, days)
        except Refused as refused:
            assert refused.key == "refused-vacation-used"
            return
        person.vacation[self.now : self.now + days * 86400] = True
        self.counts["vacations"] += 1

    def downtime(self):
        from django.db import transaction

        from hippodrome.web.services import heartbeats

        begin = self.machine.at
        self.pass_seconds(self.now + self.chance.randrange(5, 20000), up=False)
        with transaction.atomic():
            heartbeats.give_back(begin, self.machine.at)
        self.counts["downtimes"] += 1
