"""Workers in separate processes deliver notifications. If they are killed, nothing is lost or sent twice."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.web.club import Friend, Receivers, seat_all, time_shifted
from tests.web.club_life import ClubLife
from tests.web.databases import database


@pytest.fixture(params=["sqlite", "postgres"])
def post(request, inside, tmp_path):
    from django.test import override_settings

    from hippodrome.web.models import Notification

    with database(request.param):
        Notification.objects.all().delete()
        running = Receivers()
        with override_settings(**running.settings, TEST_CLOCK=str(tmp_path / "offset")):
            yield running
        running.stop()


def test_no_turn_is_lost_or_announced_twice_while_workers_are_killed(post, tmp_path):
    life = ClubLife(post, tmp_path / "offset", tables=2, seed=7, workers=2)
    try:
        life.live(turns=14, kills=2)
    finally:
        life.stop()
    assert life.killed == 2 and sum(life.expected.values()) > 5
    assert life.received() == life.expected, life.story()


@pytest.mark.parametrize("post", ["postgres"], indirect=True)
def test_a_worker_skips_rows_locked_by_another(post):
    """Catches: rows locked without SKIP LOCKED, for which the second worker waits until the first has finished."""
    from django.db import connection, transaction

    from hippodrome.web import clock
    from hippodrome.web.delivery import deliver
    from hippodrome.web.models import Notification

    friends = [Friend(post, name, ("push", "hook")) for name in ("Anna", "Leo", "Tom")]
    for _ in range(5):
        seat_all(friends)
    everything = set(Notification.objects.values_list("pk", flat=True))
    assert len(everything) > deliver.BATCH

    def taken():
        try:
            with transaction.atomic():
                return {row.pk for row in deliver.take(clock.now())}
        finally:
            connection.close()

    with ThreadPoolExecutor(1) as other_worker, time_shifted(minutes=11), transaction.atomic():
        first = {row.pk for row in deliver.take(clock.now())}
        second = other_worker.submit(taken).result(10)
    assert len(first) == deliver.BATCH and second == everything - first
