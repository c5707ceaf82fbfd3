"""Resigning, ending by agreement, deleting a table: who may do it, and what happens to the others."""

import pytest

from tests.web.clients import html, live, new_table, quick_table, row


def chair(slug, number):
    return row(slug).chairs.get(number=number)


def result(client, slug):
    """Return the HTML of the result panel."""
    page = " ".join(html(client, f"/t/{slug}/").split())
    return page.split('<section id="result"')[1].split("</section>")[0]


@pytest.fixture
def three(inside):
    """Anna, Tom and Eve at a table of Byzanz."""
    anna, tom, eve = inside(), inside(), inside()
    slug = new_table(anna, "me", "open", "open")
    tom.post(f"/t/{slug}/join/")
    eve.post(f"/t/{slug}/join/")
    assert row(slug).status == "running"
    return anna, tom, eve, slug


@pytest.fixture
def two(inside):
    """Anna and Tom at a table for two."""
    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", game="hamilcar")
    tom.post(f"/t/{slug}/join/")
    return anna, tom, slug


def test_with_several_players_a_bot_takes_over_a_resigned_seat(three):
    from hippodrome.web.bots.levels import usual_level

    anna, tom, _, slug = three
    assert tom.post(f"/t/{slug}/seat/0/resign/").status_code == 403, "not Tom's seat"
    assert anna.post(f"/t/{slug}/seat/0/resign/").status_code == 302
    table = row(slug)
    assert table.status == "running" and table.ended == ""
    assert chair(slug, 0).resigned and chair(slug, 0).bot == usual_level("byzanz", 3)
    assert table.bot_due is not None, "the bot is asked at once"
    assert "I resign" in table.remarks.last().text
    assert "resigned" in live(tom, slug).html
    assert anna.post(f"/t/{slug}/seat/0/back/").status_code == 403, "a resigned seat stays with the bot"
    assert anna.post(f"/t/{slug}/seat/0/bot/", {"bot": "random"}).status_code == 403
    assert anna.post(f"/t/{slug}/seat/0/resign/").status_code == 409, "a player can resign only once"
    assert not live(anna, slug).own and "Take my seat back" not in live(anna, slug).html


def test_the_last_person_who_resigns_ends_the_game(three):
    anna, tom, eve, slug = three
    for number, person in enumerate((anna, tom, eve)):
        assert row(slug).status == "running"
        person.post(f"/t/{slug}/seat/{number}/resign/")
    table = row(slug)
    assert (table.status, table.ended, table.bot_due) == ("over", "resigned", None)
    assert not table.chairs.filter(asked=True).exists()


def test_with_two_players_resigning_ends_the_game(two):
    anna, tom, slug = two
    assert "wins. This" in html(anna, f"/t/{slug}/stop/")
    tom.post(f"/t/{slug}/seat/1/resign/")
    table = row(slug)
    assert (table.status, table.ended) == ("over", "resigned")
    assert [(seat, place) for seat, place, _ in table.places] == [(0, 1), (1, 2)]
    page = html(anna, f"/t/{slug}/")
    assert "You win!" in result(anna, slug) and "resigned. The game is over." in result(anna, slug)
    assert f"{chair(slug, 0).name} wins." in result(tom, slug) and "/analysis/start/" in result(tom, slug)
    assert anna.post(f"/t/{slug}/analysis/start/").status_code == 302
    assert "resigned. The game is over." in page and "Rematch" in page
    mine = html(anna, "/me/").split("<main")[1]
    assert "You won, ended by resignation" in mine and "Your turn" not in mine
    assert anna.post(f"/t/{slug}/seat/0/resign/").status_code == 409
    assert html(anna, f"/t/{slug}/at/0/") and anna.get(f"/t/{slug}/record/").status_code == 200
    assert anna.post(f"/t/{slug}/rematch/").status_code == 302
    assert tom.post(f"/t/{slug}/rematch/").status_code == 302, "the last player to agree starts it"
    assert row(slug).rematch.status == "running"


def test_a_table_can_be_set_up_so_that_resigning_ends_the_game(inside):
    """The player who resigns comes last, whatever the score; the best of the others wins."""
    from hippodrome.web.services.live_games import live_game

    people = [inside() for _ in range(3)]
    slug = new_table(people[0], "me", "open", "open", on_resign="end")
    for person in people[1:]:
        person.post(f"/t/{slug}/join/")
    assert "the game is over: the scores count as they stand" in html(people[0], f"/t/{slug}/stop/")
    best = live_game(row(slug)).game.ranking[0][0]
    people[best].post(f"/t/{slug}/seat/{best}/resign/")
    table = row(slug)
    assert (table.status, table.ended) == ("over", "resigned")
    assert table.places[-1][0] == best and table.places[0][1] == 1 and table.places[-1][1] == 3
    assert not chair(slug, best).bot or chair(slug, best).resigned
    assert people[0].post("/games/byzanz/new/", {"count": 3, "on_resign": "never"}).status_code == 400


def test_running_out_of_time_is_like_resigning(two):
    from django.db import transaction

    from hippodrome.web.services import endings
    from hippodrome.web.services.tables import lock

    anna, tom, slug = two
    with transaction.atomic():
        endings.lose_on_time(lock(slug), 0)
    table = row(slug)
    assert (table.status, table.ended) == ("over", "time")
    assert [seat for seat, _, _ in table.places] == [1, 0]
    assert "You win!" in result(tom, slug) and "ran out of time" in result(tom, slug)
    assert "decided on time" in html(anna, "/me/")
    assert "Out of time" in table.remarks.last().text


def test_a_game_ended_by_agreement_has_no_winner(two):
    anna, tom, slug = two
    anna.post(f"/t/{slug}/offer/end/")
    tom.post(f"/t/{slug}/offer/end/")
    assert "No winner." in result(tom, slug) and "agreed to end the game" in result(tom, slug)
    assert "Replay" in result(tom, slug)


def test_against_bots_the_end_cannot_be_offered(inside):
    anna = inside()
    slug = quick_table(anna)
    assert anna.post(f"/t/{slug}/offer/end/").status_code == 409
    assert "Offer to end the game" not in html(anna, f"/t/{slug}/stop/")
    anna.post(f"/t/{slug}/seat/0/resign/")
    assert (row(slug).status, row(slug).ended) == ("over", "resigned")


def test_a_table_against_bots_can_be_deleted(inside):
    from hippodrome.web.models import GameTable

    anna = inside()
    slug = quick_table(anna)
    assert f"/t/{slug}/stop/" in html(anna, "/me/")
    assert "Yes, delete it" in html(anna, f"/t/{slug}/stop/")
    assert "Yes, delete it" not in html(inside(), f"/t/{slug}/stop/")
    assert inside().post(f"/t/{slug}/stop/delete/").status_code == 403
    assert anna.post(f"/t/{slug}/stop/delete/").status_code == 302
    assert not GameTable.objects.filter(slug=slug).exists()


def test_a_shared_or_finished_table_cannot_be_deleted(three, inside):
    anna, _, _, slug = three
    assert anna.post(f"/t/{slug}/stop/delete/").status_code == 403
    alone = quick_table(inside())
    row(alone)
    eve = inside()
    over = quick_table(eve)
    eve.post(f"/t/{over}/seat/0/resign/")
    assert eve.post(f"/t/{over}/stop/delete/").status_code == 403


def test_a_game_that_has_not_started_cannot_be_stopped(inside):
    anna = inside()
    slug = new_table(anna, "me", "open", "open")
    assert anna.get(f"/t/{slug}/stop/").status_code == 302
    assert anna.post(f"/t/{slug}/seat/0/resign/").status_code == 409
    assert anna.post(f"/t/{slug}/offer/end/").status_code == 409


@pytest.mark.parametrize(("language", "words"), [("de", "Ja, ich gebe auf"), ("pl", "Tak, poddaję się")])
def test_irreversible_actions_need_confirmation_in_every_language(inside, language, words):
    anna = inside(language)
    page = html(anna, f"/t/{quick_table(anna)}/stop/")
    assert words in page.split("<details")[-2], "the button is in a section that must be opened first"
