"""Clocks do not reveal who has answered in secret or who has questions declined automatically."""

import pytest

from tests.web.clients import live, play_word, row
from tests.web.test_declining import at_a_window, plain, seated, switch, thought
from tests.web.time_travel import TimeMachine, seat, table_with_clock


@pytest.fixture
def machine(inside, monkeypatch):
    return TimeMachine(monkeypatch)


@pytest.mark.parametrize("clock", ["live-20", "day"])
def test_a_secret_word_during_a_simultaneous_choice_changes_no_visible_clock(inside, machine, clock):
    people, spectator = [inside(), inside(), inside()], inside()
    slug = table_with_clock(people, game="byzantio", clock=clock, public="yes")
    while [chair.asked for chair in row(slug).chairs.all()] != [True] * 3:
        number = next(chair.number for chair in row(slug).chairs.all() if chair.asked)
        page = live(people[number], slug)
        play_word(people[number], slug, page, page.words[0])
    earlier = seat(slug, 0).time_left
    machine.wait(minutes=1)
    watching = [people[1], people[2], spectator]
    before = [live(person, slug).html for person in watching]
    assert all('class="clock' in page for page in before)
    quiet = 0
    for _ in range(20):
        page = live(people[0], slug)
        clocks_before = [(seat(slug, number).time_left, seat(slug, number).time_since) for number in range(3)]
        due = row(slug).clock_due
        play_word(people[0], slug, page, page.words[0])
        if not row(slug).moves.latest("version").quiet:
            break
        quiet += 1
        assert [(seat(slug, number).time_left, seat(slug, number).time_since) for number in range(3)] == clocks_before
        assert row(slug).clock_due == due
        assert [live(person, slug).html for person in watching] == before
        machine.wait(seconds=5)
        before = [live(person, slug).html for person in watching]
    assert quiet, "no secret word left others still to decide"
    if clock == "live-20":
        spent = 60 + 5 * quiet
        assert seat(slug, 0).time_left == pytest.approx(earlier - spent + 20, abs=0.1), (
            "the decision earns one increment"
        )


def test_a_declining_seat_has_the_same_clock_as_a_thinking_one(inside, machine, monkeypatch):
    """The opponent's page is the same at every moment until the answer, which is charged to the player's clock."""
    from django.conf import settings

    from hippodrome.web.models import GameTable
    from hippodrome.web.services import clocks, tables, time_control

    monkeypatch.setattr(settings, "DECLINE_PACE", 4)
    pages, start = [], machine.at
    for always in (True, False):
        machine.go_to(start)
        game, number, _said = at_a_window()
        anna, tom, slug = seated(inside, game, number)
        control = time_control.live("live-20", 20, 20)
        GameTable.objects.filter(slug=slug).update(clock=control.stored())
        from django.db import transaction

        with transaction.atomic():
            clocks.settle_now(tables.lock(slug))
        assert seat(slug, number).time_since == machine.at
        switch(anna, slug, number, always)
        shown = [plain(live(tom, slug).html)]
        machine.wait(seconds=1)
        shown.append(plain(live(tom, slug).html))
        pages.append(shown)
        if always:
            due = seat(slug, number).decline_due
            assert due is not None
            machine.go_to(due)
            GameTable.objects.filter(slug=slug).update(bot_due=due)
            assert thought(slug)
            assert seat(slug, number).time_left < 1200 + 20 - 0.3 * 4, "the pause is charged to the player's clock"
    assert "data-since" in pages[0][0] and pages[0] == pages[1]


def test_the_site_declines_before_the_players_time_has_run_out(inside, machine, monkeypatch):
    from django.conf import settings
    from django.db import transaction

    from hippodrome.web.models import GameTable, Seat
    from hippodrome.web.services import clocks, tables, time_control

    monkeypatch.setattr(settings, "DECLINE_PACE", 50)
    game, number, _said = at_a_window()
    anna, _tom, slug = seated(inside, game, number)
    GameTable.objects.filter(slug=slug).update(clock=time_control.live("live-20", 20, 20).stored())
    Seat.objects.filter(table__slug=slug, number=number).update(time_left=6.0)
    with transaction.atomic():
        clocks.settle_now(tables.lock(slug))
    switch(anna, slug, number, True)
    assert 0 < (seat(slug, number).decline_due - machine.at).total_seconds() <= 3
