"""Moves: the server alone decides what is legal, applies each once, and notifies everybody after the commit."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.web.web_site import Site, StreamListener, assert_all_notified


@pytest.fixture(scope="module")
def two_processes(tmp_path_factory):
    running = Site(tmp_path_factory.mktemp("two"), workers=2, bot_workers=0).start()
    yield running
    running.stop()


def moves_of(site, slug):
    with sqlite3.connect(site.folder / "hippodrome.sqlite3") as database:
        return database.execute(
            "select web_move.version, seat, word from web_move join web_table on web_table.id = table_id "
            "where slug = ? order by web_move.version",
            [slug],
        ).fetchall()


def test_the_same_move_sent_twenty_times_to_two_processes_is_applied_once(two_processes):
    anna = two_processes.guest()
    slug = anna.quick_table()
    page = anna.live(slug)
    assert page.own
    with ThreadPoolExecutor(20) as crowd:
        answers = list(crowd.map(lambda _: anna.play(slug, page, page.words[0]), range(20)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 19
    assert moves_of(two_processes, slug)[1:] == [(2, 0, page.words[0])]
    refusal = next(answer for answer in answers if answer.status_code == 409)
    assert "The game has moved on" in refusal.text


def test_a_change_in_one_process_reaches_the_others(two_processes):
    anna = two_processes.guest()
    slug = anna.quick_table()
    assert_all_notified(two_processes, anna, slug, 8)


def test_a_stream_contains_only_stamps(two_processes):
    anna = two_processes.guest()
    slug = anna.quick_table()
    stream = StreamListener(two_processes, slug)
    page = anna.live(slug)
    anna.play(slug, page, page.words[0])
    stream.wait_for(page.stamp + 1)
    lines = {line for line in stream.raw.splitlines() if line}
    assert all(line.startswith("retry: ") or line == "event: changed" or line[6:].isdecimal() for line in lines), lines


def test_a_stream_reports_a_change_only_after_the_commit(two_processes):
    anna = two_processes.guest()
    slug = anna.quick_table()
    stream = StreamListener(two_processes, slug)
    page = anna.live(slug)
    with ThreadPoolExecutor(1) as other:
        played = other.submit(anna.play, slug, page, page.words[0])
        stream.wait_for(page.stamp + 1)
        assert len(moves_of(two_processes, slug)) == 2
        assert played.result().status_code == 200


def test_a_stream_of_an_unknown_table_is_not_found(two_processes):
    assert two_processes.guest().get("/t/nothing/events").status_code == 404
