"""Tables with clocks, and a time that tests set."""

import time
from datetime import UTC, datetime, timedelta

from tests.web.clients import new_table


class TimeMachine:
    """The time of this process: it stands still until a test lets time pass, while the site is up."""

    def __init__(self, monkeypatch):
        from hippodrome.web import clock

        self.at = datetime.now(UTC)
        monkeypatch.setattr(clock, "now", lambda: self.at)
        self.wait()

    def wait(self, **more):
        self.at += timedelta(**more)
        beat()

    def go_to(self, moment):
        self.at = moment
        beat()


def beat():
    """What a server process does that was there all the time."""
    from hippodrome.web.services import heartbeats

    heartbeats.beat(time.time())


def table_with_clock(people, game="byzanz", **fields):
    """A running table of some people with a clock; the first opens it, the others sit down in their order."""
    slug = new_table(people[0], "me", *["open"] * (len(people) - 1), game=game, **fields)
    for person in people[1:]:
        person.post(f"/t/{slug}/join/")
    return slug


def seat(slug, number):
    from hippodrome.web.models import Seat

    return Seat.objects.get(table__slug=slug, number=number)


def left(slug, number):
    """The seconds left to a seat now."""
    from hippodrome.web import clock
    from hippodrome.web.services import clocks
    from tests.web.clients import row

    return clocks.time_left(row(slug), seat(slug, number), clock.now())


def see_to_clocks():
    """What the due worker does when it comes by: how many tables it saw to."""
    from hippodrome.web import clock
    from hippodrome.web.due.clocks import ClockQueue

    queue, count = ClockQueue(), 0
    while (due := queue.next_due()) is not None and due <= clock.now() and queue.work("here:1"):
        count += 1
        assert count < 200, "the same clocks are due again and again"
    return count
