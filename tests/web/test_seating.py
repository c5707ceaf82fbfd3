"""Sitting down: tables, seats, links, bots on seats, rematches."""

import re
from datetime import timedelta

from tests.web.clients import html, live, new_table, quick_table, row


def test_game_options_are_offered_explained_and_applied(inside):
    anna = inside()
    form = html(anna, "/games/byzanz/")
    assert "Hide profits" in form and "stay face down until the end" in form
    slug = new_table(anna, "me", "bot:greedy", "bot:random", **{"option-hidden_profit": "True"})
    assert row(slug).options == {"hidden_profit": True, "merchants_count": True}
    refused = anna.post("/games/byzanz/new/", {"count": 3, "seat-0": "me", "option-hidden_profit": "perhaps"})
    assert refused.status_code == 400


def test_an_invalid_form_is_refused(inside):
    anna = inside()
    for fields in (
        {"count": "7"},
        {"count": "x"},
        {"count": 3, "seat-0": "bot:nobody"},
        {"count": 3, "seat-0": "emperor"},
        {"count": 3, "seat-0": "me", "seat-1": "me", "seat-2": "open"},
        {"count": 3, "patience": "5"},
    ):
        assert anna.post("/games/byzanz/new/", fields).status_code == 400, fields
    assert anna.post("/games/chess/quick/").status_code == 404


def test_a_public_table_is_found_joined_and_starts_when_full(inside):
    anna, tom, eve = inside(), inside(), inside("de")
    slug = new_table(anna, "me", "open", "open", public="yes")
    assert f"/t/{slug}/" in html(tom, "/") and f"/t/{slug}/" in html(tom, "/games/byzanz/")
    tom.post(f"/t/{slug}/join/", {"seat": 2})
    assert row(slug).status == "gathering"
    tom.post(f"/t/{slug}/join/")
    assert row(slug).chairs.exclude(player=None).count() == 2, "nobody gets a second seat"
    eve.post(f"/t/{slug}/join/")
    assert row(slug).status == "running"
    assert inside().post(f"/t/{slug}/join/").status_code == 409
    assert live(anna, slug).own and not live(tom, slug).own


def test_a_private_table_is_not_listed(inside):
    anna = inside()
    slug = new_table(anna, "me", "open", "open")
    assert slug not in html(inside(), "/") and slug not in html(inside(), "/games/byzanz/")
    assert slug in html(anna, "/me/")


def test_an_invitation_is_for_one_seat(inside):
    anna, tom, eve = inside(), inside(), inside()
    slug = new_table(anna, "me", "invited", "bot:greedy")
    page = html(anna, f"/t/{slug}/")
    link = re.search(r'value="http://[^/]+(/i/[a-z0-9]+/)"', page)[1]
    assert "/i/" not in html(eve, f"/t/{slug}/"), "only the owner sees the link"
    assert eve.post(f"/t/{slug}/join/").status_code == 409, "an invited seat is not open to anybody"
    assert "has invited you" in html(tom, link)
    assert row(slug).status == "gathering", "opening the link does not take the seat"
    tom.post(link)
    assert row(slug).status == "running"
    assert eve.post(link).status_code == 409


def test_leaving_a_seat_and_closing_a_table(inside):
    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", "open")
    tom.post(f"/t/{slug}/join/")
    tom.post(f"/t/{slug}/leave/")
    assert row(slug).chairs.filter(kind="open").count() == 2
    assert tom.post(f"/t/{slug}/fill/", {"bot": "greedy"}).status_code == 403
    anna.post(f"/t/{slug}/leave/")
    assert anna.get(f"/t/{slug}/").status_code == 404


def test_free_seats_can_be_filled_with_bots(inside):
    anna = inside()
    slug = new_table(anna, "me", "open", "invited")
    anna.post(f"/t/{slug}/fill/", {"bot": "random"})
    assert row(slug).status == "running"
    assert anna.post(f"/t/{slug}/leave/").status_code == 409


def test_the_list_of_games_shows_your_turn_first(inside):
    anna = inside()
    waiting, turn = new_table(anna, "me", "open", "open"), quick_table(anna)
    later = new_table(anna, "bot:greedy", "me", "bot:greedy")
    page = html(anna, "/me/")
    assert page.index(turn) < page.index(later) < page.index(waiting)
    assert page.count("Your turn.") == 1


def test_a_seat_is_handed_to_a_bot_and_taken_back(inside):
    from hippodrome.web.bots.worker import claim, think, waiting_tables

    anna = inside()
    slug = quick_table(anna)
    assert not [pk for pk, _ in waiting_tables(999) if pk == row(slug).pk]
    anna.post(f"/t/{slug}/seat/0/bot/", {"bot": "greedy"})
    page = live(anna, slug)
    assert not page.own and "Take my seat back" in page.html
    table = row(slug)
    assert (table.pk, table.version) in waiting_tables(999)
    assert think(claim(table.pk, table.version, "here"))
    assert row(slug).moves.get(version=table.version + 1).bot == "greedy"
    anna.post(f"/t/{slug}/seat/0/back/")
    assert row(slug).chairs.get(number=0).bot == ""
    assert inside().post(f"/t/{slug}/seat/1/bot/", {"bot": "greedy"}).status_code == 403


def test_the_owner_can_replace_an_inactive_player(inside):
    from django.utils import timezone

    from hippodrome.web.models import Seat

    anna, tom = inside(), inside()
    slug = new_table(anna, "open", "me", "bot:greedy", patience="1")
    tom.post(f"/t/{slug}/join/")
    assert anna.post(f"/t/{slug}/seat/0/bot/", {"bot": "greedy"}).status_code == 403
    Seat.objects.filter(table__slug=slug, number=0).update(asked_since=timezone.now() - timedelta(minutes=61))
    assert "Inactive for too long" in live(anna, slug).html
    assert "Inactive for too long" not in live(inside(), slug).html
    anna.post(f"/t/{slug}/seat/0/bot/", {"bot": "greedy"})
    assert row(slug).chairs.get(number=0).bot == "greedy"
    tom.post(f"/t/{slug}/seat/0/back/")
    assert live(tom, slug).own


def test_a_rematch_begins_when_everybody_wants_it(inside):
    from hippodrome.web.models import GameTable

    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", "bot:greedy")
    tom.post(f"/t/{slug}/join/")
    assert anna.post(f"/t/{slug}/rematch/").status_code == 409
    GameTable.objects.filter(slug=slug).update(status="over")
    promised = re.search(r'id="plain".*?data-promise="([0-9a-f]{64})"', html(anna, f"/t/{slug}/"), re.S)[1]
    assert inside().post(f"/t/{slug}/rematch/").status_code == 403
    first = anna.post(f"/t/{slug}/rematch/", {"share": "a1" * 16}).headers["Location"]
    again = row(first.split("/")[2])
    assert again.status == "gathering" and [chair.kind for chair in again.chairs.all()] == ["bot", "person", "invited"]
    assert not again.chairs.filter(player__name=row(slug).chairs.get(number=1).name).exists(), (
        "nobody is seated without consent"
    )
    assert anna.post(f"/t/{slug}/rematch/").headers["Location"] == first and row(again.slug).status == "gathering"
    assert tom.post(f"/t/{slug}/rematch/", {"share": "b2" * 16}).headers["Location"] == first
    again = row(again.slug)
    assert again.status == "running" and [chair.kind for chair in again.chairs.all()] == ["bot", "person", "person"]
    assert again.commitment == promised, "the commitment was shown before the rematch"
    assert [chair.share for chair in again.chairs.all()] == ["", "a1" * 16, "b2" * 16]


def test_a_second_rematch_has_a_secret_nobody_has_seen(inside):
    from hippodrome.web.models import GameTable

    anna = inside()
    slug = quick_table(anna)
    GameTable.objects.filter(slug=slug).update(status="over")
    made = []
    for _ in range(2):
        again = row(anna.post(f"/t/{slug}/rematch/").headers["Location"].split("/")[2])
        made.append(again.secret)
        again.delete()
    assert len(set(made)) == 2


def test_no_bot_has_the_name_of_a_person_at_the_table(inside):
    from hippodrome.web.accounts.names import GIVEN
    from hippodrome.web.services import seats

    people = [GIVEN[0], f"{GIVEN[1].upper()} of Nicaea"]
    found = seats.bot_names(len(GIVEN) - 2, people)
    assert sorted(found) == sorted(GIVEN[2:])
