"""Clocks at a table: they run while a seat is asked, stop and start with each move, and run out."""

from datetime import UTC, datetime

import pytest

from tests.web.clients import html, live, new_table, play_word, row, sign_up
from tests.web.time_travel import TimeMachine, handle_due_clocks, left, seat, table_with_clock

DAY, HOUR = 86400, 3600
FRIDAY = datetime(2027, 1, 15, 12, tzinfo=UTC)


@pytest.fixture
def machine(inside, monkeypatch):
    from hippodrome.web.models import GameTable

    GameTable.objects.exclude(clock={}).update(clock={}, clock_due=None)  # tables of other tests
    return TimeMachine(monkeypatch)


@pytest.fixture
def settings_of(inside):
    from django.test import override_settings

    changed = []

    def change(**values):
        changed.append(override_settings(**values))
        changed[-1].enable()

    yield change
    for one in changed:
        one.disable()


def asked(slug):
    return [chair.number for chair in row(slug).chairs.all() if chair.asked]


def near(seconds, wanted):
    return seconds == pytest.approx(wanted, abs=0.01)


def play(people, slug, word="pass"):
    """Play a word for the seat that is asked; return the seat."""
    number = asked(slug)[0]
    answer = play_word(people[number], slug, live(people[number], slug), word)
    assert answer.status_code == 200, answer.content.decode()[-300:]
    return number


def test_a_table_without_a_clock_stores_and_shows_none(inside, machine):
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people)
    assert row(slug).clock == {} and row(slug).clock_due is None and left(slug, 0) is None
    play(people, slug)
    assert row(slug).clock_due is None and 'class="clock' not in live(people[0], slug).html


def test_a_clock_runs_while_its_seat_is_asked_and_each_decision_earns_time(inside, machine):
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="live-20", clock__seconds="", **{"clock-seconds": "30"})
    first = asked(slug)[0]
    machine.wait(minutes=5)
    assert near(left(slug, first), 15 * 60)
    others = [number for number in range(3) if number != first]
    assert all(near(left(slug, number), 20 * 60) for number in others)
    play(people, slug)
    assert near(left(slug, first), 15 * 60 + 30)
    machine.wait(minutes=1)
    assert near(left(slug, first), 15 * 60 + 30), "the clock has stopped"
    assert near(left(slug, asked(slug)[0]), 19 * 60)


def test_the_numbers_for_the_script_are_the_same_in_every_language(inside, machine):
    people = [inside(language) for language in ("en", "de", "pl")]
    slug = table_with_clock(people, clock="live-20")
    machine.wait(seconds=0.25)
    for person in people:
        page = live(person, slug).html
        assert 'data-left="1200.0"' in page and f'data-now="{round(machine.at.timestamp(), 2)}"' in page


def test_a_turn_refills_the_clock(inside, machine):
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="three-days")
    machine.wait(days=2)
    first = play(people, slug)
    assert near(left(slug, first), 3 * DAY)
    assert near((row(slug).clock_due - row(slug).moved).total_seconds(), 0.8 * 3 * DAY), (
        "the warning at one fifth is due first"
    )


def test_undo_refunds_no_time_and_repeating_earns_none(inside, machine):
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="live-20")
    number = asked(slug)[0]
    page = live(people[number], slug)
    word = next(word for word in page.words if word.startswith("bid"))
    machine.wait(minutes=2)
    play_word(people[number], slug, page, word)
    assert near(left(slug, number), 18 * 60 + 20)
    for _ in range(3):
        page = live(people[number], slug)
        fields = {"version": page.version, "seat": page.seat}
        people[number].post(f"/t/{slug}/undo/", fields, headers={"HX-Request": "true"})
        machine.wait(seconds=10)
        play_word(people[number], slug, live(people[number], slug), word)
    assert near(left(slug, number), 18 * 60 + 20 - 30)


def test_a_clock_adds_no_queries_to_a_move(inside, machine):
    from django.db import connection
    from django.test.utils import CaptureQueriesContext

    counts = {}
    for clock in ("tonight", "live-20"):
        people = [inside(), inside(), inside()]
        slug = table_with_clock(people, clock=clock)
        play(people, slug)
        number = asked(slug)[0]
        page = live(people[number], slug)
        with CaptureQueriesContext(connection) as queries:
            play_word(people[number], slug, page, "pass")
        counts[clock] = len(queries)
    assert counts["live-20"] == counts["tonight"], counts


def test_a_bot_plays_when_time_runs_out_until_the_player_returns(inside, machine):
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="day", **{"clock-expiry": "bot:newcomer"})
    number = asked(slug)[0]
    machine.wait(hours=23, minutes=59, seconds=50)
    assert handle_due_clocks() == 1 and seat(slug, number).time_warned, "only the warning"
    assert not seat(slug, number).bot and handle_due_clocks() == 0
    machine.wait(seconds=11)
    stamp = row(slug).stamp
    assert handle_due_clocks() == 1 and handle_due_clocks() == 0
    chair = seat(slug, number)
    assert (chair.bot, chair.timed_out, chair.time_left, chair.time_since) == ("newcomer", True, 0, None)
    assert row(slug).stamp > stamp and row(slug).bot_due is not None and row(slug).clock_due is None
    people[number].post(f"/t/{slug}/seat/{number}/back/")
    assert near(left(slug, number), DAY) and seat(slug, number).time_since is not None
    assert not seat(slug, number).timed_out
    people[number].post(f"/t/{slug}/seat/{number}/bot/", {"bot": "greedy"})
    machine.wait(hours=5)
    people[number].post(f"/t/{slug}/seat/{number}/back/")
    assert near(left(slug, number), DAY), "handing over stops the clock, and returning adds no time"


def test_with_two_players_the_other_one_wins_on_time(inside, machine):
    people = [inside(), inside()]
    slug = table_with_clock(people, game="hamilcar", clock="day", **{"clock-expiry": "resign"})
    number = asked(slug)[0]
    machine.wait(days=1, seconds=1)
    assert handle_due_clocks() == 1
    table = row(slug)
    assert (table.status, table.ended, table.clock_due) == ("over", "time", None)
    assert seat(slug, number).resigned and not seat(slug, 1 - number).resigned
    for person in people:
        assert "ran out of time" in live(person, slug).html
        assert "decided on time" in html(person, "/me/")
    assert handle_due_clocks() == 0


def test_with_more_players_a_bot_takes_over_the_seat_that_lost_on_time(inside, machine):
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="day", **{"clock-expiry": "resign"})
    number = asked(slug)[0]
    machine.wait(days=1, seconds=1)
    assert handle_due_clocks() == 1
    assert row(slug).status == "running" and seat(slug, number).resigned and seat(slug, number).bot
    assert row(slug).clock_due is None, "a bot is asked"


def test_a_pause_stops_all_clocks_until_somebody_resumes(inside, machine):
    from django.db import transaction

    from hippodrome.web.services import clocks, tables

    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="day")
    number = asked(slug)[0]
    machine.wait(hours=1)
    with transaction.atomic():
        clocks.pause(tables.lock(slug))
    machine.wait(days=30)
    assert near(left(slug, number), 23 * HOUR) and row(slug).clock_due is None and handle_due_clocks() == 0
    assert "paused" in live(people[number], slug).html
    play(people, slug)
    assert row(slug).clock_due is None, "a move does not end a pause"
    stranger = inside()
    stranger.post(f"/t/{slug}/resume/")
    assert row(slug).paused is not None
    people[number].post(f"/t/{slug}/resume/", headers={"HX-Request": "true"})
    machine.wait(hours=2)
    assert near(left(slug, asked(slug)[0]), 22 * HOUR)


def test_time_can_be_added_for_all_or_for_some(inside, machine):
    from django.db import transaction

    from hippodrome.web.services import clocks, tables

    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="live-10")
    number = asked(slug)[0]
    machine.wait(minutes=9)
    handle_due_clocks()
    assert seat(slug, number).time_warned
    with transaction.atomic():
        clocks.add_time(tables.lock(slug), 600)
    assert near(left(slug, number), 660) and near(left(slug, (number + 1) % 3), 1200)
    assert not seat(slug, number).time_warned, "the player will be warned again"
    with transaction.atomic():
        clocks.add_time(tables.lock(slug), 60, [number])
    assert near(left(slug, number), 720) and near(left(slug, (number + 1) % 3), 1200)


def test_weekends_do_not_count_and_each_player_has_their_own(inside, machine):
    from hippodrome.web.models import Player, Seat

    machine.go_to(FRIDAY)
    people = [inside(), inside(), inside()]
    for person, zone in zip(people, ("Pacific/Auckland", "Pacific/Honolulu", ""), strict=True):
        if zone:
            person.cookies["zone"] = zone.replace("/", "%2F")
    slug = table_with_clock(people, clock="day", **{"clock-weekends": "yes"})
    zones = list(Seat.objects.filter(table__slug=slug).order_by("number").values_list("player__time_zone", flat=True))
    assert zones == ["Pacific/Auckland", "Pacific/Honolulu", ""]
    number = asked(slug)[0]
    Player.objects.filter(chairs__table__slug=slug, chairs__number=number).update(time_zone="Europe/Berlin")
    machine.wait(days=2, hours=9)  # Sunday evening
    assert near(left(slug, number), 13 * HOUR), "it stopped at 23:00 UTC, midnight in Berlin"
    assert "weekend" in live(people[number], slug).html
    machine.wait(hours=3)
    assert near(left(slug, number), 12 * HOUR) and "weekend" not in live(people[number], slug).html
    assert handle_due_clocks() == 0
    machine.wait(hours=12)
    assert handle_due_clocks() == 1 and seat(slug, number).timed_out


def test_vacation_stops_all_clocks_of_a_player_except_where_it_is_not_allowed(inside, machine):
    people = [inside(), inside(), inside()]
    allowed = table_with_clock(people, clock="day", **{"clock-vacation": "yes"})
    strict = table_with_clock(people, clock="day")
    number = asked(allowed)[0]
    assert asked(strict) == [number]
    machine.wait(hours=6)
    people[number].post("/me/account/vacation/", {"days": 3})
    machine.wait(hours=20)
    assert near(left(allowed, number), 18 * HOUR) and "on vacation" in live(people[number], allowed).html
    handle_due_clocks()
    assert seat(strict, number).timed_out and not seat(allowed, number).bot
    people[number].post("/me/account/vacation/end/")
    machine.wait(hours=2)
    assert near(left(allowed, number), 16 * HOUR)
    page = html(people[number], "/me/account/")
    assert "You have 20 days left this year." in page, "the day that has begun counts as used"


def test_vacation_ends_by_itself_and_has_a_yearly_allowance(inside, machine):
    machine.go_to(datetime(2027, 3, 1, tzinfo=UTC))
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="day", **{"clock-vacation": "yes"})
    number = asked(slug)[0]
    for days in (0, 22, "x", ""):
        assert people[number].post("/me/account/vacation/", {"days": days}).status_code == 400
    people[number].post("/me/account/vacation/", {"days": 21})
    assert people[number].post("/me/account/vacation/", {"days": 1}).status_code == 409
    machine.wait(days=21, hours=23)
    assert near(left(slug, number), HOUR)
    assert "You have no days left this year." in html(people[number], "/me/account/")
    assert people[number].post("/me/account/vacation/", {"days": 1}).status_code == 409
    machine.wait(hours=2)
    handle_due_clocks()
    assert seat(slug, number).timed_out


def test_time_zone_and_vacations_are_exported_and_move_to_the_account(inside, machine):
    anna = inside()
    table_with_clock([anna, inside(), inside()], clock="day")
    anna.post("/me/account/zone/", {"zone": "Europe/Warsaw"})
    anna.post("/me/account/vacation/", {"days": 2})
    exported = anna.get("/me/account/data.json").json()
    assert exported["time_zone"] == "Europe/Warsaw" and len(exported["vacations"]) == 1
    sign_up(anna, "Travelling Anna")
    assert anna.get("/me/account/data.json").json()["vacations"] == exported["vacations"]


def test_only_a_valid_time_zone_can_be_chosen_on_the_account_page(inside, machine):
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="day")
    page = html(people[0], "/me/account/")
    assert "Europe/Warsaw" in page
    assert people[0].post("/me/account/zone/", {"zone": "Europe/Warsaw"}).status_code == 302
    assert seat(slug, 0).player.time_zone == "Europe/Warsaw"
    for wrong in ("Mars/Base", "../etc/passwd", "", "x" * 500):
        assert people[0].post("/me/account/zone/", {"zone": wrong}).status_code == 400
    assert inside().post("/me/account/zone/", {"zone": "UTC"}).status_code == 403


@pytest.mark.parametrize(
    "fields",
    [
        {"clock": "hourglass"},
        {"clock": "live-20", "clock-minutes": "0"},
        {"clock": "live-20", "clock-seconds": "soon"},
        {"clock": "live-20", "clock-minutes": "9" * 30},
        {"clock": "day", "clock-days": "-1"},
        {"clock": "day", "clock-expiry": "explode"},
        {"clock": "day", "clock-expiry": "bot:nobody"},
    ],
)
def test_invalid_clock_fields_are_refused(inside, fields):
    answer = inside().post("/games/byzanz/new/", {"count": 3, "seat-0": "me", **fields})
    assert answer.status_code == 400


def test_the_form_offers_clocks_and_the_waiting_room_shows_them(inside, machine, settings_of):
    anna = inside()
    page = html(anna, "/games/byzantium/")
    assert "A move a day: 1 day per turn" in page and "Live, as fits this game" in page and "per player" in page
    slug = new_table(anna, "me", "open", game="byzantium", clock="day", **{"clock-expiry": "resign"})
    assert "1 day per turn" in html(anna, f"/t/{slug}/") and "loses on time" in html(anna, f"/t/{slug}/")
    settings_of(CLOCKS=False)
    assert "A move a day" not in html(anna, "/games/byzantium/")
    assert row(new_table(anna, "me", "open", game="byzantium", clock="day")).clock == {}


def test_games_continue_without_clocks_if_the_site_disables_them(inside, machine, settings_of):
    people = [inside(), inside(), inside()]
    slug = table_with_clock(people, clock="day")
    settings_of(CLOCKS=False)
    assert 'class="clock' not in live(people[0], slug).html and left(slug, 0) is None
    play(people, slug)
    assert row(slug).clock_due is None


def test_a_rematch_has_the_same_clock(inside, machine):
    people = [inside(), inside()]
    slug = table_with_clock(people, game="hamilcar", clock="day", **{"clock-expiry": "resign"})
    machine.wait(days=2)
    handle_due_clocks()
    people[0].post(f"/t/{slug}/rematch/")
    assert row(slug).rematch.clock == row(slug).clock != {}


def test_a_broken_table_does_not_hold_up_the_others(inside, machine, monkeypatch):
    from hippodrome.web.services import expiry

    people = [inside(), inside(), inside()]
    broken, well = (table_with_clock(people, clock="day") for _ in range(2))
    number = asked(broken)[0]
    machine.wait(days=2)
    see_to = expiry.see_to

    def fail(table):
        if table.slug == broken:
            raise RuntimeError
        see_to(table)

    monkeypatch.setattr(expiry, "see_to", fail)
    handle_due_clocks()
    assert seat(well, number).timed_out and not seat(broken, number).timed_out
    monkeypatch.setattr(expiry, "see_to", see_to)
    machine.wait(minutes=2)
    handle_due_clocks()
    assert seat(broken, number).timed_out
