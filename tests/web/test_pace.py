"""The pace of bots is chosen at the table; a person who waits only for bots may skip to their own turn."""

import pytest

from tests.web.clients import live, new_table, play_word, quick_table, row


@pytest.fixture
def unhurried():
    """Make bots wait for an hour before they play."""
    from django.conf import settings

    settings.BOT_PACE = 3600.0
    yield
    settings.BOT_PACE = 0.0


def due_in(slug):
    table = row(slug)
    return (table.bot_due - table.moved).total_seconds()


def test_the_pace_is_stored_with_the_table(inside, unhurried):
    anna = inside()
    slug = quick_table(anna)
    play_word(anna, slug, live(anna, slug), "pass")
    assert 3500 < due_in(slug) < 3700
    for pace, least, most in (("calm", 8900, 9100), ("once", -1, 60), ("brisk", 3500, 3700)):
        assert anna.post(f"/t/{slug}/pace/", {"pace": pace}, headers={"HX-Request": "true"}).status_code == 200
        assert row(slug).pace == pace and least < due_in(slug) < most
    page = " ".join(anna.get(f"/t/{slug}/").content.decode().split())
    assert 'value="brisk" aria-pressed="true"' in page


def test_bots_are_skipped_until_a_person_is_asked(inside, unhurried):
    from hippodrome.web.bots import worker

    anna = inside()
    slug = quick_table(anna)
    assert "skip-bots" not in live(anna, slug).html, "it is her turn"
    play_word(anna, slug, live(anna, slug), "pass")
    assert 'id="skip-bots"' in live(anna, slug).html
    anna.post(f"/t/{slug}/pace/", {"pace": "skip"})
    for _ in range(200):
        table = row(slug)
        if live(anna, slug).own:
            break
        assert table.skipping and due_in(slug) < 60
        assert worker.think(worker.claim(table.pk, table.version, "here"))
    assert not row(slug).skipping and row(slug).pace == "brisk"
    play_word(anna, slug, live(anna, slug), "pass")
    assert due_in(slug) > 3500, "skipping lasts only until the player's turn"


def test_only_seated_players_choose_the_pace_and_cannot_skip_for_others(inside):
    anna, tom = inside(), inside()
    slug = new_table(anna, "me", "open", "bot:greedy")
    tom.post(f"/t/{slug}/join/")
    headers = {"HX-Request": "true"}
    assert tom.post(f"/t/{slug}/pace/", {"pace": "calm"}, headers=headers).status_code == 200
    assert anna.post(f"/t/{slug}/pace/", {"pace": "skip"}, headers=headers).status_code == 403
    assert anna.post(f"/t/{slug}/pace/", {"pace": "never"}, headers=headers).status_code == 400
    assert inside().post(f"/t/{slug}/pace/", {"pace": "once"}, headers=headers).status_code == 403
    assert row(slug).pace == "calm"
