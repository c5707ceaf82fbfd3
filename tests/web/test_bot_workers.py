"""Bot workers: each question is answered by one worker, and no table gets stuck."""

from datetime import timedelta

import pytest

from tests.web.clients import live, new_table, play_word, quick_table, row


def test_a_bot_does_not_play_a_seat_taken_back_while_it_was_thinking(inside):
    from hippodrome.web.bots.worker import claim, think

    anna = inside()
    slug = quick_table(anna)
    anna.post(f"/t/{slug}/seat/0/bot/", {"bot": "greedy"})
    table = row(slug)
    thinking = claim(table.pk, table.version, "here")
    list(thinking.chairs.all())
    anna.post(f"/t/{slug}/seat/0/back/")
    assert not think(thinking)
    assert row(slug).version == table.version


def test_one_worker_at_a_time_leases_a_table_until_the_lease_ends(inside):
    from django.utils import timezone

    from hippodrome.web.bots import worker
    from hippodrome.web.models import GameTable

    anna = inside()
    slug = quick_table(anna)
    play_word(anna, slug, live(anna, slug), "pass")
    table = row(slug)
    assert worker.claim(table.pk, table.version, "one") and not worker.claim(table.pk, table.version, "two")
    GameTable.objects.filter(pk=table.pk).update(leased_until=timezone.now() - timedelta(seconds=1))
    assert worker.claim(table.pk, table.version, "two:7")
    worker.free_leases("two", 8)
    assert not worker.claim(table.pk, table.version, "three:1")
    worker.free_leases("two", 7)
    assert worker.claim(table.pk, table.version, "three:1")
    worker.free_leases("three")
    assert worker.claim(table.pk, table.version, "two:9")


def test_due_bots_are_found_by_index(inside):
    """Workers check after every move, so the cost must not grow with the number of running tables."""
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    from hippodrome.web.bots import worker

    inside()
    with CaptureQueriesContext(connection) as asked:
        worker.first_due()
        worker.next_due()
        worker.waiting_tables()
        worker.waiting_tables(quick=True)
    assert len(asked) == 4
    for query in asked.captured_queries:
        with connection.cursor() as cursor:
            cursor.execute(f"EXPLAIN QUERY PLAN {query['sql']}".replace("%", "%%"))
            steps = [step[3] for step in cursor.fetchall()]
            assert any("table_due (status=? AND bot_due" in step for step in steps), steps
            assert not any(step.startswith("SCAN") for step in steps), steps


@pytest.mark.parametrize("ahead", [0, 3600])
def test_setting_the_system_clock_back_delays_no_bot(inside, ahead):
    from django.utils import timezone

    from hippodrome.web.bots import worker
    from hippodrome.web.models import GameTable

    anna = inside()
    slug = quick_table(anna)
    play_word(anna, slug, live(anna, slug), "pass")
    table = row(slug)
    said = timezone.now() + timedelta(seconds=ahead)
    GameTable.objects.filter(pk=table.pk).update(
        bot_due=said, leased_until=said + timedelta(seconds=60) if ahead else None
    )
    assert (table.pk, table.version) in worker.waiting_tables(1000)
    assert worker.claim(table.pk, table.version, "one:1")


def test_the_game_continues_after_a_bot_fails(inside, monkeypatch):
    from hippodrome.web.bots import worker

    anna = inside()
    slug = quick_table(anna)
    play_word(anna, slug, live(anna, slug), "pass")
    monkeypatch.setattr("hippodrome.bots.find_bot", lambda *_: 1 / 0)
    table = row(slug)
    assert worker.think(worker.claim(table.pk, table.version, "here"))
    assert row(slug).version == table.version + 1


def test_a_quick_worker_skips_tables_with_slow_bots(inside):
    """So people who play against fast bots never wait for a search. The other workers take both."""
    from hippodrome.web.bots import worker
    from hippodrome.web.models import Seat

    anna = inside()
    slugs = [quick_table(anna), quick_table(anna)]
    for slug in slugs:
        play_word(anna, slug, live(anna, slug), "pass")
    calm, busy = [row(slug) for slug in slugs]
    bot = Seat.objects.filter(table=busy).exclude(bot="").first()
    Seat.objects.filter(pk=bot.pk).update(bot="search-5s")
    everything = [pk for pk, _version in worker.waiting_tables(1000)]
    fast = [pk for pk, _version in worker.waiting_tables(1000, quick=True)]
    assert calm.pk in everything and busy.pk in everything
    assert calm.pk in fast and busy.pk not in fast


def test_tables_with_people_come_before_tables_of_bots(inside):
    """Catches: oldest first. A guest with fifteen tables of searching bots then kept everybody waiting."""
    from django.utils import timezone

    from hippodrome.web.bots import worker
    from hippodrome.web.models import GameTable, Seat
    from hippodrome.web.services.table_lists import LATE, late_bots

    anna = inside()
    alone, played = [row(quick_table(anna)) for _ in range(2)]
    Seat.objects.filter(table=alone, bot="").update(bot="search-5s")
    long_ago = timezone.now() - timedelta(seconds=LATE + 9)
    before = late_bots()
    GameTable.objects.filter(pk=alone.pk).update(bot_due=long_ago)
    assert late_bots() == before, "no person waits for those bots"
    GameTable.objects.filter(pk=played.pk).update(bot_due=long_ago + timedelta(seconds=1))
    assert late_bots() == before + 1
    order = [pk for pk, _version in worker.waiting_tables(1000)]
    assert order.index(played.pk) < order.index(alone.pk)


def test_a_worker_checks_the_queue_again_after_a_long_search(inside, monkeypatch):
    """Catches: no `break` in `think_on`. Seven more searches then delay a person who has just moved."""
    from hippodrome.web.bots import worker

    class Enough(Exception):
        pass

    looked, thought = [], []

    def waiting(quick=False, people=False):
        looked.append(len(thought))
        if len(looked) == 3:
            raise Enough
        return [(1, 1), (2, 1), (3, 1)]

    def think(row):
        thought.append(row)
        clock[0] += 1.0
        return True

    clock = [0.0]
    monkeypatch.setattr(worker.time, "monotonic", lambda: clock[0])
    monkeypatch.setattr(worker.hints, "advise_waiting", lambda node: False)
    monkeypatch.setattr(worker.analyses.Analyst, "look", lambda self: None)
    monkeypatch.setattr(worker, "waiting_tables", waiting)
    monkeypatch.setattr(worker, "claim", lambda pk, version, node: pk)
    monkeypatch.setattr(worker, "think", think)
    with pytest.raises(Enough):
        worker.think_on("here:1", False)
    assert looked == [0, 1, 2] and thought == [1, 1]


def test_tables_of_bots_wait_while_a_hint_is_pending(inside, monkeypatch):
    from hippodrome.web.bots import worker

    class Enough(Exception):
        pass

    hints, done = [True, True, True, False], []

    def waiting(quick=False, people=False):
        done.append("people" if people else "all")
        if not people:
            raise Enough
        return []

    def advise(node):
        done.append("hint")
        return hints.pop(0)

    monkeypatch.setattr(worker.hints, "advise_waiting", advise)
    monkeypatch.setattr(worker.analyses.Analyst, "look", lambda self: None)
    monkeypatch.setattr(worker, "waiting_tables", waiting)
    monkeypatch.setattr(worker, "first_due", lambda: -1.0)
    with pytest.raises(Enough):
        worker.think_on("here:1", False)
    assert done == ["hint", "people"] * 3 + ["hint", "all"]


def test_tables_of_bots_are_excluded_when_people_come_first(inside):
    from hippodrome.web.bots import worker
    from hippodrome.web.models import GameTable

    GameTable.objects.update(bot_due=None)
    alone = row(new_table(inside(), "bot:greedy", "bot:greedy", "bot:greedy"))
    assert (alone.pk, alone.version) in worker.waiting_tables()
    assert worker.waiting_tables(people=True) == []


def test_a_bot_is_reused_for_its_next_word_at_the_same_table():
    from hippodrome.web.bots.worker import thinker

    first = thinker("search-5", "slug", 1)
    assert thinker("search-5", "slug", 1) is first
    assert thinker("search-5", "other", 1) is not first
    assert thinker("search-5", "slug", 1) is not first, "only the last bot is kept"


def test_a_search_interrupted_by_a_full_disk_is_repeated_at_once(inside, monkeypatch):
    """The table must not wait a minute for the lease to end."""
    from django.db import OperationalError

    from hippodrome.web.bots import worker

    class Enough(BaseException):
        pass

    anna = inside()
    slug = quick_table(anna)
    play_word(anna, slug, live(anna, slug), "pass")
    table = row(slug)
    tried = []

    def think_on(node, quick_table):
        tried.append(worker.claim(table.pk, table.version, node))
        raise OperationalError("database or disk is full") if len(tried) < 2 else Enough

    monkeypatch.setattr(worker, "think_on", think_on)
    monkeypatch.setattr(worker.time, "sleep", lambda _seconds: None)
    with pytest.raises(Enough):
        worker.work("here:7")
    assert all(tried)


def test_a_bot_that_calls_exit_does_not_end_the_worker(inside, caplog):
    from hippodrome import new_table
    from hippodrome.web.bots.worker import choose

    table = new_table("byzanz", 3, 1)
    seat = table.asks[0].seat
    assert choose(table, seat, "tests.arena.bots_for_tests:Quitter", "slug") in table.ask_of(seat).words
    assert "a bot failed; a random word is played" in caplog.text
