"""Fair dice: the site commits to a secret in advance, every player adds a share, and the record proves both."""

import re

import pytest

import hippodrome
from hippodrome.kernel.dice import commitment_of
from hippodrome.kernel.mixing import Mixed
from tests.web.clients import new_table, row

SHARES = ("a1" * 16, "b2" * 16)


def end(slug):
    """Play the game of a table to its end."""
    from hippodrome.web.services import live_games

    table = row(slug)
    game = live_games.live_game(table).game.copy()
    while not game.over:
        ask = game.asks[0]
        game.play(ask.seat, ask.words[-1])
    type(table).objects.filter(pk=table.pk).update(saved=live_games.begin(game).dump(), status="over", bot_due=None)
    live_games._kept.clear()


def record_of(person, slug):
    return person.get(f"/t/{slug}/record/").content.decode()


def sealed(person, game="byzanz"):
    """Return the commitment and its seal from the form for quick play."""
    form = re.search(r'action="/games/\w+/quick/".*?</form>', person.get(f"/games/{game}/").content.decode(), re.S)
    return {
        "promise": re.search(r'data-promise="([0-9a-f]{64})"', form[0])[1],
        "seal": re.search(r'name="seal" value="([^"]+)"', form[0])[1],
    }


def test_the_deal_mixes_a_committed_secret_with_everybodys_share(inside):
    anna, tom = inside(), inside()
    shown = sealed(anna)
    slug = new_table(anna, "me", "open", "bot:greedy", seal=shown["seal"], share=SHARES[0])
    assert row(slug).commitment == shown["promise"], "the table uses the secret promised in the form"
    assert shown["promise"] in tom.get(f"/t/{slug}/").content.decode()
    tom.post(f"/t/{slug}/join/", {"share": SHARES[1]})
    running = record_of(tom, slug)
    assert f"promise: {shown['promise']}" in running and f"share 1: {SHARES[1]}" in running
    assert "secret:" not in running and "seed:" not in running and row(slug).secret not in running
    end(slug)
    text = record_of(tom, slug)
    record = hippodrome.read_record(text)
    record.verify()
    assert record.origin.mixed.shares == (*SHARES, "-")
    assert commitment_of(record.origin.mixed.secret) == shown["promise"]
    assert record.origin.seed == Mixed(shown["promise"], slug, (*SHARES, "-"), record.origin.mixed.secret).seed()
    page = tom.get(f"/t/{slug}/").content.decode()
    assert SHARES[1] in page and SHARES[0] not in page and row(slug).secret in page
    assert "Bots add no random numbers" in page


@pytest.mark.parametrize("line", ["secret", "promise", "share 0", "share 1", "table"])
def test_a_record_with_another_secret_promise_or_share_is_refused(inside, line):
    anna = inside()
    slug = new_table(anna, "me", "local", "bot:greedy", share=SHARES[0])
    end(slug)
    text = record_of(anna, slug)
    other = re.sub(rf"^({line}: .*)([0-9a-z])$", lambda m: m[1] + ("1" if m[2] != "1" else "2"), text, flags=re.M)
    assert other != text
    hippodrome.read_record(text).verify()
    with pytest.raises(hippodrome.BadRecord):
        hippodrome.read_record(other).verify()


def test_a_seal_works_for_one_table_only(inside):
    anna = inside()
    shown = sealed(anna)
    slugs = [new_table(anna, "me", "open", "open", seal=seal) for seal in (shown["seal"], shown["seal"], "forged:seal")]
    promises = [row(slug).commitment for slug in slugs]
    assert promises[0] == shown["promise"] and len(set(promises)) == 3


def test_two_forms_sent_at_once_with_one_seal_get_different_secrets(inside, monkeypatch):
    from django.db.models import QuerySet

    from hippodrome.web.services import fairness

    seal = fairness.new_seal()
    monkeypatch.setattr(QuerySet, "exists", lambda self: False)  # as if neither transaction saw the other's row
    assert fairness.secret_of(seal) != fairness.secret_of(seal)


@pytest.mark.parametrize("share", ["x", "A1" * 16, "a1" * 17, "a1" * 16 + " site", "-", "\x00"])
def test_an_invalid_share_is_refused(inside, share):
    anna = inside()
    assert anna.post("/games/byzanz/quick/", {"share": share}).status_code == 400
    slug = new_table(anna, "me", "open", "open")
    assert inside().post(f"/t/{slug}/join/", {"share": share}).status_code == 400


def test_without_javascript_the_record_notes_that_the_site_made_the_share(inside):
    anna = inside()
    slug = new_table(anna, "me", "bot:greedy", "bot:greedy")
    assert re.search(r"^share 0: [0-9a-f]{32} site$", record_of(anna, slug), re.M)
    page = anna.get(f"/t/{slug}/").content.decode()
    assert "did not run our script" in page and "No browser has added a random number" in page


def test_leaving_a_seat_removes_the_share(inside):
    anna, tom, leo = inside(), inside(), inside()
    slug = new_table(anna, "me", "open", "bot:greedy")
    tom.post(f"/t/{slug}/join/", {"share": SHARES[0]})
    other = new_table(anna, "me", "open", "open")
    tom.post(f"/t/{other}/join/", {"share": SHARES[0], "seat": 1})
    tom.post(f"/t/{other}/leave/")
    assert row(other).chairs.get(number=1).share == ""
    leo.post(f"/t/{other}/join/", {"share": SHARES[1], "seat": 1})
    assert row(other).chairs.get(number=1).share == SHARES[1]


def test_a_game_started_from_a_position_is_mixed_too(inside):
    anna = inside()
    slug = new_table(anna, "me", "bot:greedy", "bot:greedy")
    end(slug)
    where = anna.post(
        f"/t/{slug}/at/9/play-on/",
        {"count": 3, "seat-0": "me", "seat-1": "bot:greedy", "seat-2": "bot:greedy", "share": SHARES[0]},
    ).headers["Location"]
    again = where.split("/")[2]
    assert f"share 0: {SHARES[0]}" in record_of(anna, again)
    end(again)
    hippodrome.read_record(record_of(anna, again)).verify()


def test_tables_and_records_of_earlier_releases_stay_readable(inside):
    from hippodrome.web.models import GameTable

    anna = inside()
    slug = new_table(anna, "me", "bot:greedy", "bot:greedy")
    old = hippodrome.new_table("byzanz", 3, seed=5)
    from hippodrome.web.services import live_games

    GameTable.objects.filter(slug=slug).update(
        saved=live_games.begin(old).dump(), secret="", commitment=old.origin.commitment, bot_due=None
    )
    live_games._kept.clear()
    page = anna.get(f"/t/{slug}/").content.decode()
    assert "the site alone chose the key" in page and old.origin.commitment in page
    end(slug)
    record = hippodrome.read_record(record_of(anna, slug))
    assert record.origin.mixed is None
    record.verify()
