"""Answers given ahead: the site plays them as a person would, and nobody else can tell."""

import random
import re

import pytest

from tests.web.clients import html, live, new_table, play_word, row
from tests.web.secrets import pages_of
from tests.web.test_declining import plain, thought

HX = {"HX-Request": "true"}
BID = "BY 2.3|"


@pytest.fixture
def table(inside):
    """Anna, Tom and Eve at a table of Byzanz."""
    people = [inside() for _ in range(3)]
    slug = new_table(people[0], "me", "open", "open")
    for person, name in zip(people, ("Anna", "Tom", "Eve"), strict=True):
        person.post(f"/t/{slug}/join/")
        person.post("/me/name/", {"name": name})
    return people, slug


def asked_seat(people, slug):
    return next(number for number, person in enumerate(people) if live(person, slug).own)


def bid(people, slug):
    """Let the seat that is asked bid cards until it can confirm, and confirm; return the seat."""
    seat = asked_seat(people, slug)
    for _ in range(12):
        page = live(people[seat], slug)
        if "confirm" in page.words:
            assert play_word(people[seat], slug, page, "confirm").status_code == 200
            return seat
        card = next(word for word in page.words if word.startswith("bid-"))
        assert play_word(people[seat], slug, page, card).status_code == 200
    raise AssertionError("the bid could not be confirmed")


def ahead(client, slug, seat, word="pass", until="2", kind=""):
    fields = {"kind": kind or kind_offered(client, slug, seat), "word": word, "until": until}
    return client.post(f"/t/{slug}/seat/{seat}/ahead/add/", fields)


def kind_offered(client, slug, seat):
    return re.search(r'name="kind"\s+value="([^"]+)"', html(client, f"/t/{slug}/seat/{seat}/ahead/"))[1]


def given(slug, seat):
    return row(slug).chairs.get(number=seat).answers_ahead


def test_an_answer_ahead_is_played_when_asked_and_stored_like_a_persons(table):
    people, slug = table
    first = bid(people, slug)
    assert ahead(people[first], slug, first).status_code == 302
    assert "1 answer given ahead" in live(people[first], slug).html
    page = html(people[first], f"/t/{slug}/seat/{first}/ahead/")
    assert "until the end of: Auction" in page and "What you have given ahead" in page
    others = [seat for seat in range(3) if seat != first]
    bid(people, slug)
    last = asked_seat(people, slug)
    assert last in others and not thought(slug)
    play_word(people[last], slug, live(people[last], slug), "pass")
    assert "we say" in live(people[first], slug).html
    version = row(slug).version
    assert thought(slug)
    move = row(slug).moves.get(version=version + 1)
    assert (move.seat, move.word, move.bot, move.let_go) == (first, "pass", "", True)


def test_any_other_question_cancels_an_answer_ahead(table):
    people, slug = table
    first = bid(people, slug)
    ahead(people[first], slug, first)
    for person in people:
        page = live(person, slug)
        if page.own:
            play_word(person, slug, page, "pass")
    last = asked_seat(people, slug)
    play_word(people[last], slug, live(people[last], slug), "pass")
    assert asked_seat(people, slug) == first, "the winner chooses what to give"
    assert given(slug, first) == [] and not thought(slug)


def test_an_answer_ahead_lasts_for_its_auction_or_is_used_once(table):
    from hippodrome.web.services import foreseen
    from hippodrome.web.services.live_games import live_game

    people, slug = table
    first = bid(people, slug)
    game = live_game(row(slug)).game
    assert foreseen.spans_of(game, first) == [1, 1]
    assert ahead(people[first], slug, first, until="3").status_code == 400
    ahead(people[first], slug, first, until="1")
    assert given(slug, first)[0]["spans"] == [1]
    ahead(people[first], slug, first, until="once")
    assert len(given(slug, first)) == 1, "a second one of the same kind replaces it"
    chair = row(slug).chairs.get(number=first)
    ask = type("Asked", (), {"rule": "BY 2.3", "key": "prompt-bid", "kind": "", "words": ["pass"]})
    one = dict(chair.answers_ahead[0], kind=foreseen.question_kind(ask))
    chair.answers_ahead = [one | {"spans": [1, 2]}]
    assert foreseen.matching(chair, ask, game) is None, "it does not apply to the next auction"
    chair.answers_ahead = [one]
    found = foreseen.matching(chair, ask, game)
    assert foreseen.use(chair, found) == "pass" and chair.answers_ahead == []


def test_only_its_player_can_remove_an_answer_ahead(table, inside):
    people, slug = table
    first = bid(people, slug)
    ahead(people[first], slug, first)
    other = people[(first + 1) % 3]
    assert other.get(f"/t/{slug}/seat/{first}/ahead/").status_code == 403
    assert other.post(f"/t/{slug}/seat/{first}/ahead/remove/").status_code == 403
    assert ahead(other, slug, first, kind=BID).status_code == 403
    assert ahead(people[first], slug, first, word="not-a-word").status_code == 409
    assert ahead(people[first], slug, first, kind="x|y|z").status_code == 409
    assert len(given(slug, first)) == 1
    people[first].post(f"/t/{slug}/seat/{first}/ahead/remove/", {"kind": given(slug, first)[0]["kind"]})
    assert given(slug, first) == []


def test_answers_ahead_are_deleted_when_the_player_leaves(table):
    people, slug = table
    first = bid(people, slug)
    ahead(people[first], slug, first)
    found = people[first].get("/me/account/data.json").json()
    assert found["seats"][0]["answers_ahead"][0][1:] == ["pass", "2"]
    people[first].post(f"/t/{slug}/seat/{first}/bot/", {"bot": "random"})
    assert given(slug, first) == []
    people[first].post(f"/t/{slug}/seat/{first}/back/")
    ahead(people[first], slug, first)
    people[first].post("/me/account/forget/", {"sure": "yes"})
    assert given(slug, first) == [] and row(slug).chairs.get(number=first).player is None


def test_others_cannot_tell_an_answer_ahead_from_a_played_one(table):
    """Whether the site or the player passes, the other players and a spectator get the same pages."""
    from django.db import transaction
    from django.test import Client

    from hippodrome.web.services import live_games

    people, slug = table
    first = bid(people, slug)
    watcher = Client(headers={"Accept-Language": "en"})
    seen = []
    for foreseen in (True, False):
        with transaction.atomic():
            pages, others = [], [person for seat, person in enumerate(people) if seat != first]
            stamp, version = row(slug).stamp, row(slug).version
            if foreseen:
                ahead(people[first], slug, first)
            assert (row(slug).stamp, row(slug).version) == (stamp, version)

            def look(others=others, pages=pages):
                pages.extend(plain(page) for person in [*others, watcher] for page in pages_of(person, slug))

            look()
            bid(people, slug)
            last = asked_seat(people, slug)
            play_word(people[last], slug, live(people[last], slug), "pass")
            look()
            if foreseen:
                assert thought(slug)
            else:
                play_word(people[first], slug, live(people[first], slug), "pass")
            look()
            moves = [(move.seat, move.word, move.bot) for move in row(slug).moves.order_by("version")]
            seen.append((pages, moves))
            transaction.set_rollback(True)
        live_games._kept.clear()
    assert seen[0][1] == seen[1][1]
    for one, other in zip(seen[0][0], seen[1][0], strict=True):
        assert one == other


def test_answers_ahead_and_declined_questions_wait_equally_long(table, monkeypatch):
    """The pauses before both kinds of automatic answers have the same distribution."""
    from django.conf import settings

    from hippodrome.web.models import Seat
    from hippodrome.web.services import turns
    from hippodrome.web.services.live_games import live_game

    people, slug = table
    first = bid(people, slug)
    ahead(people[first], slug, first)
    monkeypatch.setattr(settings, "DECLINE_PACE", 60)
    game = live_game(row(slug)).game
    asked = game.asks[0]
    asked.declinable, asked.kind = "pass", "here"
    pauses = {"ahead": [], "declined": []}
    for number in range(40):
        for way, found in pauses.items():
            chair = row(slug).chairs.get(number=asked.seat)
            one = {"kind": f"{asked.rule}|here", "word": "pass", "until": "always", "spans": []}
            chair.answers_ahead, chair.declines = (
                ([one], []) if way == "ahead" else ([], [f"{asked.rule}|{asked.key}|here"])
            )
            random.seed(number)
            table_row = row(slug)
            due = turns.settle_declined(chair, asked, table_row.moved, True, table_row, game)
            Seat.objects.filter(pk=chair.pk).update(decline_due=None)
            found.append((due - table_row.moved).total_seconds())
    assert pauses["ahead"] == pauses["declined"]
    assert min(pauses["ahead"]) >= 0.3 * 60 and len(set(pauses["ahead"])) > 20
