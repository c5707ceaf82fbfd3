"""Several people at one device: whose seat the page shows, and when it is hidden by a curtain."""

import pytest

from tests.web.clients import live, new_table, play_word


def words_of(page):
    return " ".join(page.words)


def test_passing_the_device_hides_the_hands(inside):
    anna = inside()
    slug = new_table(anna, "local", "local", "bot:greedy", **{"name-0": "Zoe", "name-1": "Leon"})
    page = live(anna, slug)
    assert "Pass the device to Zoe" in page.html and not page.own and "hand-" not in words_of(page)
    anna.post(f"/t/{slug}/show/", {"seat": 0})
    page = live(anna, slug)
    assert page.own and page.seat == 0 and "Pass the device" not in page.html
    play_word(anna, slug, page, "pass")
    page = live(anna, slug)
    assert "Pass the device to Leon" in page.html and not page.own
    assert inside().post(f"/t/{slug}/show/", {"seat": 1}).status_code == 403


def test_a_game_without_secrets_has_no_curtain(inside):
    anna = inside()
    slug = new_table(anna, "local", "local", game="byzantium", **{"name-0": "Zoe", "name-1": "Leon"})
    page = live(anna, slug)
    assert page.own and "Pass the device" not in page.html
    first = page.seat
    for _ in range(60):
        if page.seat != first:
            break
        play_word(anna, slug, page, page.words[0])
        page = live(anna, slug)
        assert page.own and "Pass the device" not in page.html
        assert f"<b>{('Zoe', 'Leon')[page.seat]}</b>" in page.html.split('id="prompt-text"')[1].split("</p>")[0]
    assert page.seat != first, "the other person was never asked"


@pytest.mark.parametrize("game", ["byzantio", "nekken", "hamilcar"])
def test_a_curtain_precedes_the_first_secret(inside, game):
    anna = inside()
    page = live(anna, new_table(anna, "local", "local", game=game))
    assert 'id="curtain"' in page.html and not page.own
