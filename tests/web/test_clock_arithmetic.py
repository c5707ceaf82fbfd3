"""The arithmetic of clocks, compared with a model that counts every second."""

from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import islice
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hippodrome.web.services import time_presets
from hippodrome.web.services.time_control import (
    DAY,
    Calendar,
    adjusted,
    live,
    ran,
    read,
    runs_out,
    turns,
    weekends,
    with_rules,
)

MONDAY = datetime(2026, 3, 23, tzinfo=UTC)
"""The Monday before daylight saving time begins in Europe."""
ZONES = ["", "UTC", "Europe/Warsaw", "America/New_York", "Pacific/Auckland", "Asia/Kolkata", "Africa/Cairo"]
LENGTH = 16 * 24 * 60
"""Minutes covered by the model."""


@cache
def weekend_minutes(zone):
    """Return for each minute from MONDAY on whether it is weekend in a time zone."""
    local = ZoneInfo(zone)
    return [(MONDAY + timedelta(minutes=at)).astimezone(local).weekday() >= 5 for at in range(LENGTH)]


def frozen_minutes(zone, vacations):
    frozen = list(weekend_minutes(zone)) if zone else [False] * LENGTH
    for begin, end in vacations:
        frozen[begin:end] = [True] * (min(end, LENGTH) - begin)
    return frozen


def calendar_of(zone, vacations):
    return Calendar(zone, tuple((minute(begin), minute(end)) for begin, end in vacations))


def minute(at):
    return MONDAY + timedelta(minutes=at)


minutes = st.integers(0, LENGTH - 1)
spans = st.lists(st.tuples(minutes, minutes).map(sorted).filter(lambda span: span[0] < span[1]), max_size=4)


@given(st.sampled_from(ZONES), spans, minutes, minutes)
def test_a_clock_runs_only_outside_of_weekends_and_vacations(zone, vacations, one, other):
    since, until = sorted((one, other))
    naive = sum(not frozen for frozen in frozen_minutes(zone, vacations)[since:until])
    assert ran(minute(since), minute(until), calendar_of(zone, vacations)) == 60 * naive


@given(st.sampled_from(ZONES), spans, st.integers(0, LENGTH // 2), st.integers(1, 3000))
def test_a_clock_runs_out_when_the_last_minute_is_used_up(zone, vacations, since, left):
    calendar, frozen = calendar_of(zone, vacations), frozen_minutes(zone, vacations)
    end = runs_out(60.0 * left, minute(since), calendar)
    running = [at for at in range(since, LENGTH) if not frozen[at]]
    if len(running) >= left:
        assert end == minute(running[left - 1] + 1)
    assert ran(minute(since), end, calendar) == 60 * left


@given(st.sampled_from(ZONES), spans, minutes, st.lists(st.integers(1, 5000), max_size=6))
def test_stopping_and_starting_at_once_changes_nothing(zone, vacations, since, steps):
    calendar, at, total = calendar_of(zone, vacations), since, 0.0
    for step in steps:
        total += ran(minute(at), minute(at + step), calendar)
        at += step
    assert total == ran(minute(since), minute(at), calendar)


def test_weekends_begin_and_end_at_local_midnight():
    found = list(islice(weekends("Europe/Warsaw", MONDAY), 2))
    assert [(begin.isoformat(), end.isoformat()) for begin, end in found] == [
        ("2026-03-27T23:00:00+00:00", "2026-03-29T22:00:00+00:00"),  # one hour is skipped on Sunday
        ("2026-04-03T22:00:00+00:00", "2026-04-05T22:00:00+00:00"),
    ]
    sunday = datetime(2026, 3, 29, 12, tzinfo=UTC)
    assert next(weekends("Europe/Warsaw", sunday)) == found[0]


def test_decisions_earn_time_and_turns_fill_the_clock_up_to_its_cap():
    fischer, day = live("live-20", 20, 20), turns("day", 1)
    assert fischer.earned(100.0) == 120.0 and fischer.earned(1e6) == 1e6 + 20
    assert day.earned(0.0) == DAY and day.earned(DAY / 2) == DAY
    assert day.earned(2 * DAY) == 2 * DAY, "added time is not removed"


def test_presets_can_be_adjusted_within_bounds():
    offered = time_presets.presets("byzantium", 2)
    assert adjusted(offered["live-20"], 5, 3) == live("live-20", 5, 3)
    assert adjusted(offered["day"], days=2) == turns("day", 2)
    assert adjusted(offered["day"]) == offered["day"]
    for wrong in ((0, None), (601, None), (None, -1), (None, 601)):
        with pytest.raises(ValueError, match="minutes"):
            adjusted(offered["live-20"], *wrong)
    for days in (0, 61):
        with pytest.raises(ValueError, match="days"):
            adjusted(offered["day"], days=days)


def test_a_time_control_is_read_as_it_was_stored_and_live_games_have_no_weekends():
    control = with_rules(turns("day", 1), "resign", "", True, False)
    assert read(control.stored()) == control and control.weekends and not control.vacation
    assert not with_rules(live("live-20", 20, 20), "bot", "greedy", True, True).weekends


@pytest.mark.parametrize("game", ["byzanz", "byzantium", "byzantio", "nekken", "hamilcar"])
def test_every_game_proposes_a_clock_of_reasonable_length(game):
    import hippodrome

    for seats in hippodrome.find_game(game).seats:
        control = time_presets.proposed(game, seats)
        assert control is not None and control.increment > 0
        assert 20 <= time_presets.minutes_each(control, game, seats) <= 160
    assert time_presets.proposed("unknown", 3) is None
