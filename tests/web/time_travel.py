"""Tables with clocks, and control over the current time."""

import time
from datetime import UTC, datetime, timedelta

from tests.web.clients import new_table


class TimeMachine:
    """The time of this process. It stands still until a test lets time pass, during which the site counts as up."""

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
    """Record a heartbeat, as a server process that never stopped does."""
    from hippodrome.web.services import heartbeats

    heartbeats.beat(time.time())


def table_with_clock(people, game="byzanz", **fields):
    """Start a table with a clock. The first person opens it, the others join in order."""
    slug = new_table(people[0], "me", *["open"] * (len(people) - 1), game=game, **fields)
    for person in people[1:]:
        person.post(f"/t/{slug}/join/")
    return slug


def seat(slug, number):
    from hippodrome.web.models import Seat

    return Seat.objects.get(table__slug=slug, number=number)


def left(slug, number):
    """Return the seconds a seat has left now."""
    from hippodrome.web import clock
    from hippodrome.web.services import clocks
    from tests.web.clients import row

    return clocks.time_left(row(slug), seat(slug, number), clock.now())


def handle_due_clocks():
    """Handle all clocks that are due, as the worker does; return how many tables were handled."""
    from hippodrome.web import clock
    from hippodrome.web.due.clocks import ClockQueue

    queue, count = ClockQueue(), 0
    while (due := queue.next_due()) is not None and due <= clock.now() and queue.work("here:1"):
        count += 1
        assert count < 200, "the same clocks keep being due"
    return count
