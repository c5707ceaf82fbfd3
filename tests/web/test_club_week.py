"""A day of a club with clocks and notifications; tests/soak simulates a week of 30 people and 60 tables."""

import pytest

from tests.web.club import Receivers
from tests.web.club_week import ClubWeek
from tests.web.databases import database
from tests.web.time_travel import TimeMachine


@pytest.fixture(params=["sqlite", "postgres"])
def post(request, inside):
    """Fake receivers, and a database without other tables that have clocks or notifications."""
    from django.test import override_settings

    from hippodrome.web.models import GameTable, Notification

    with database(request.param):
        Notification.objects.all().delete()
        GameTable.objects.exclude(clock={}).update(clock={}, clock_due=None)
        receivers = Receivers()
        with override_settings(**receivers.settings):
            yield receivers
        receivers.stop()


def test_every_turn_is_announced_once_and_every_clock_is_right(post, monkeypatch):
    life = ClubWeek(TimeMachine(monkeypatch), post, people=6, tables=8, days=1, seed=5).run()
    assert life.counts["moves"] > 10 and sum(life.expected.values()) > 10
    assert life.received() == life.expected
    assert life.worst <= 2
