"""The same guarantees on PostgreSQL, which also notifies each process of changes made by others."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest

from servers import Postgres
from tests.web.test_connections import is_immediate
from tests.web.web_site import ROOT, Site, assert_all_notified, play_by_clicking, wait_until


@pytest.fixture(scope="module")
def postgres():
    """A PostgreSQL server on a free port; returns its URL."""
    with Postgres() as server:
        yield server.address


@pytest.fixture(scope="module")
def big_site(tmp_path_factory, postgres):
    folder = tmp_path_factory.mktemp("big")
    running = Site(folder, workers=2, DATABASE_URL=postgres).start()
    yield running
    running.stop()
    assert "Traceback" not in running.log(), running.log()


def moves_of(address, slug):
    import psycopg

    with psycopg.connect(address) as database:
        query = (
            "select m.version, m.seat, m.word from web_move m join web_table t on t.id = m.table_id "
            "where t.slug = %s order by m.version"
        )
        return database.execute(query, [slug]).fetchall()


def test_the_same_move_sent_twenty_times_is_applied_once(big_site, postgres):
    anna, tom, eve = (big_site.guest() for _ in range(3))
    slug = anna.new_table("me", "open", "open")
    for other in (tom, eve):
        other.post(f"/t/{slug}/join/")
    page = anna.live(slug)
    with ThreadPoolExecutor(20) as crowd:
        answers = list(crowd.map(lambda _: anna.play(slug, page, page.words[0]), range(20)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
    assert moves_of(postgres, slug)[1:] == [(2, 0, page.words[0])]


def test_a_lost_connection_costs_no_more_than_one_page(tmp_path):
    import psycopg

    with Postgres() as server, psycopg.connect(server.address, autocommit=True) as database:
        site = Site(tmp_path, workers=1, DATABASE_URL=server.address).start()
        anna = site.guest()
        slug = anna.quick_table()
        assert anna.play(slug, anna.live(slug), "no-such-word").status_code == 409
        page = anna.live(slug)
        assert anna.play(slug, page, page.words[0]).status_code == 200
        database.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
        answers = []

        def plays_on():
            """Play a word if asked. Each lost connection may cost one page; the bots have to reconnect as well."""
            page = anna.live(slug)
            if page.words:
                answers.append(anna.play(slug, page, page.words[0]).status_code)
            return 200 in answers

        wait_until(plays_on, why="nothing could be played after the connections were lost")
        played = [version for version, _, _ in moves_of(server.address, slug)]
        site.stop()
    assert set(answers) <= {200, 409, 503}
    assert played == list(range(1, len(played) + 1))


def test_pages_load_at_once_while_ten_moves_wait_for_a_lock(big_site, postgres):
    """As in test_connections.py: another process holds the lock, ten moves wait, and pages do not."""
    import psycopg

    people = [big_site.guest() for _ in range(10)]
    slugs = [person.quick_table() for person in people]
    pages = [person.live(slug) for person, slug in zip(people, slugs, strict=True)]
    reader = big_site.guest()
    addresses = ["/", "/about/", f"/t/{slugs[0]}/", f"/t/{slugs[0]}/live/"]
    for address in addresses * 4:
        reader.get(address)  # fill the caches of both processes
    with ThreadPoolExecutor(10) as crowd:
        with psycopg.connect(postgres) as database:
            database.execute("LOCK TABLE web_table IN EXCLUSIVE MODE")
            clicks = [crowd.submit(people[n].play, slugs[n], pages[n], pages[n].words[0]) for n in range(10)]
            time.sleep(0.5)
            late = [address for address in addresses if not is_immediate(lambda address=address: reader.get(address))]
            assert not any(click.done() for click in clicks)
            database.rollback()
        assert late == []
        assert [click.result().status_code for click in clicks] == [200] * 10


def test_a_change_reaches_everybody_in_every_process(big_site):
    anna, tom, eve = (big_site.guest() for _ in range(3))
    slug = anna.new_table("me", "open", "open")
    for other in (tom, eve):
        other.post(f"/t/{slug}/join/")
    assert_all_notified(big_site, anna, slug, 8)


LISTENERS = "from pg_stat_activity where query like 'LISTEN%'"


def test_database_notifications_arrive_at_once_and_after_a_lost_connection(tmp_path):
    import psycopg

    with Postgres() as server, psycopg.connect(server.address, autocommit=True) as database:
        site = Site(tmp_path, workers=2, bot_workers=0, DATABASE_URL=server.address).start()
        try:
            anna = site.guest()
            assert_all_notified(site, anna, anna.quick_table(), 6)
            listening = database.execute(f"select count(*) {LISTENERS}").fetchone()[0]
            assert listening == 2, "one connection per process"
            database.execute(f"select pg_terminate_backend(pid) {LISTENERS}")
            assert_all_notified(site, anna, anna.quick_table(), 6)
            wait_until(lambda: database.execute(f"select count(*) {LISTENERS}").fetchone()[0] == 2)
            assert_all_notified(site, anna, anna.quick_table(), 6)
        finally:
            site.stop()
    assert "Traceback" not in site.log(), site.log()


def test_a_redis_url_of_an_earlier_release_is_harmless(tmp_path, postgres):
    """Redis is no longer used; a setting that still names a server must not stop the site."""
    site = Site(tmp_path, workers=2, bot_workers=0, DATABASE_URL=postgres, REDIS_URL="redis://127.0.0.1:1/0").start()
    try:
        anna = site.guest()
        assert_all_notified(site, anna, anna.quick_table(), 6)
    finally:
        site.stop()


WHO_WRITES = """
import django, psycopg, sys
django.setup()
from hippodrome.web.realtime.listening import written_so_far
with psycopg.connect(sys.argv[1], autocommit=True) as other:
    other.execute("create table if not exists noted (what text)")
    before = written_so_far()
    other.execute("select count(*) from noted")
    print(written_so_far() == before)
    other.execute("insert into noted values ('something')")
    print(written_so_far() == before)
"""


def test_writes_are_noticed_without_querying_any_table(tmp_path, postgres):
    """So bots and watchers sleep while nobody writes, as with SQLite; they once polled up to twenty times a second."""
    environment = os.environ | {
        "DATABASE_URL": postgres,
        "HIPPODROME_DATA": str(tmp_path),
        "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings",
    }
    command = [sys.executable, "-c", WHO_WRITES, postgres]
    output = subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout
    assert output.split() == ["True", "False"]


def test_a_browser_plays_against_bots(big_site, person, postgres):
    anna = person()
    anna.goto(big_site.url)
    anna.click("text=Play against bots now")
    anna.wait_for_selector(":is(#prompt, #question)")
    play_by_clicking([anna], until=lambda state: int(state["stamp"]) > 60)
    moves = moves_of(postgres, anna.url.split("/")[4])
    assert [version for version, _, _ in moves] == list(range(1, len(moves) + 1))


def test_a_move_needs_few_queries(postgres):
    """Most of a move's CPU time is spent in the ORM, so it grows with each query.

    The benchmark plays the same game in every run. A move that ends the turn makes two queries more than others.
    """
    command = [sys.executable, str(ROOT / "bench" / "one_move.py"), "--game", "byzanz", "--moves", "20"]
    output = subprocess.run([*command, "--database", "postgres"], capture_output=True, text=True, check=True).stdout
    figures = next(line.split() for line in output.splitlines() if line.startswith("byzanz"))
    move, most, look_most = float(figures[4]), int(figures[5]), int(figures[7])
    assert move <= 9, "reads: session, player, table, seats; writes: table, move, notification, asked seats"
    assert most <= 10, "and the player's other turns, when the turn ends"
    assert look_most <= 5, "session, player, table, seats, and sometimes the player's other turns"
