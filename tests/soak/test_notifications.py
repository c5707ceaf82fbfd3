"""Three people, four tables, 200 turns, one of two workers killed twenty times: nothing is lost or sent twice."""

import pytest

from tests.web.club import Receivers
from tests.web.club_life import ClubLife
from tests.web.conftest import _inside, inside  # noqa: F401  fixtures
from tests.web.databases import database

pytestmark = pytest.mark.soak


@pytest.fixture(params=["sqlite", "postgres"])
def post(request, inside, tmp_path):  # noqa: F811
    from django.test import override_settings

    from hippodrome.web.models import Notification

    with database(request.param):
        Notification.objects.all().delete()
        running = Receivers()
        with override_settings(**running.settings, TEST_CLOCK=str(tmp_path / "offset")):
            yield running
        running.stop()


@pytest.mark.parametrize("seed", [1, 2])
def test_no_turn_is_announced_twice_or_missed(post, tmp_path, seed):
    life = ClubLife(post, tmp_path / "offset", tables=4, seed=seed, workers=2)
    try:
        life.live(turns=200, kills=20)
    finally:
        life.stop()
    assert life.killed == 20 and sum(life.expected.values()) > 100
    assert life.received() == life.expected, life.story()
