"""Workers of their own processes deliver notifications, and may be killed: nothing comes twice, nothing is missing."""

import pytest

from tests.web.club import Receivers
from tests.web.club_life import ClubLife


@pytest.fixture
def post(inside, tmp_path):
    from django.test import override_settings

    from hippodrome.web.models import Notification

    Notification.objects.all().delete()
    running = Receivers()
    with override_settings(**running.settings, TEST_CLOCK=str(tmp_path / "offset")):
        yield running
    running.stop()


def test_no_turn_is_lost_or_announced_twice_while_workers_are_killed(post, tmp_path):
    life = ClubLife(post, tmp_path / "offset", tables=2, seed=7)
    try:
        life.live(turns=14, kills=2)
    finally:
        life.stop()
    assert life.killed == 2 and sum(life.expected.values()) > 5
    assert life.heard() == life.expected, life.story()
