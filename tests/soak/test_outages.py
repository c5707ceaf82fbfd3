"""PostgreSQL restarts or is down while people play: no move is lost, and play resumes by itself."""

import random
import threading
import time
from contextlib import contextmanager

import httpx
import pytest

from servers import Postgres
from tests.soak.breakable_site import BreakableSite
from tests.soak.ledger import check, playing_at, stop
from tests.soak.survivors import PATIENCE, assert_all_play_on
from tests.web.web_site import StreamListener, wait_until

pytestmark = pytest.mark.soak
GAMES = ["byzanz", "byzantio", "nekken", "hamilcar"]
AWAY = (0.0, 0.0, 3.0, 8.0)
"""Seconds of each outage in turn; 0 is a mere restart."""


def outages(folder, broken="", away=AWAY, games=GAMES):
    """Stop and start PostgreSQL while people play; return the number of acknowledged moves."""
    with Postgres() as database:
        site = BreakableSite(folder, broken, DATABASE_URL=database.address).start()
        with playing_at(site, games) as people:
            wait_until(lambda: all(person.tables and person.tables[-1].made for person in people), PATIENCE)
            chance = random.Random(5)
            for seconds in away:
                time.sleep(chance.uniform(0.5, 2))
                database.stop()
                assert_says_busy(site, seconds)
                time.sleep(seconds)
                database.start()
                assert_all_play_on(people, 60 if broken else PATIENCE)
            stop(people)
            return check(people, site.moves_of)


def assert_says_busy(site, seconds):
    """Check that without its database the site answers 503 with Retry-After."""
    if not seconds:
        return
    answer = httpx.get(f"{site.url}/lobby/", timeout=30)
    assert answer.status_code == 503, answer.status_code
    assert "Retry-After" in answer.headers
    assert httpx.get(f"{site.url}/healthz", timeout=30).status_code == 200


def test_database_outages_lose_no_move(tmp_path):
    acknowledged = outages(tmp_path)
    print(f"{len(AWAY)} outages, {acknowledged} moves acknowledged")
    assert acknowledged > 20


def test_keeping_broken_connections_is_detected(tmp_path):
    with pytest.raises(AssertionError):
        outages(tmp_path, "keeps-broken-connections", away=(0.0,), games=["byzanz"])


@contextmanager
def without_notifications(address):
    """Cut every connection that listens for notifications, within a block."""
    import psycopg

    over = threading.Event()

    def cut():
        with psycopg.connect(address, autocommit=True) as database:
            while not over.wait(0.05):
                database.execute("select pg_terminate_backend(pid) from pg_stat_activity where query like 'LISTEN%'")

    cutting = threading.Thread(target=cut)
    cutting.start()
    try:
        yield
    finally:
        over.set()
        cutting.join()


def notifications_away(folder, broken=""):
    """Check that streams in all processes report every move, also of bots, without database notifications."""
    with Postgres() as database:
        site = BreakableSite(folder, broken, bot_workers=1, DATABASE_URL=database.address).start()
        try:
            anna = site.guest()
            slug = anna.quick_table()
            streams = [StreamListener(site, slug) for _ in range(8)]
            with without_notifications(database.address):
                time.sleep(1.5)
                page = anna.live(slug)
                assert anna.play(slug, page, page.words[0]).status_code == 200
                wait_until(lambda: anna.live(slug).own and anna.live(slug).stamp >= page.stamp + 2)
                time.sleep(1)  # no further change follows
            for stream in streams:
                stream.wait_for(page.stamp + 2, seconds=20)
        finally:
            site.stop()


def test_watchers_see_every_change_without_notifications(tmp_path):
    notifications_away(tmp_path)


def test_a_site_that_relies_on_notifications_alone_is_detected(tmp_path):
    with pytest.raises(AssertionError, match="never arrived"):
        notifications_away(tmp_path, "notifications-alone")
