"""Hamilcar in a browser: three clicks (card, general, target) march an army four spaces, and terms are explained."""

import pytest

pytest.importorskip("hippodrome.web")
pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")

from tests.games.hamilcar.positions import force, war
from tests.web.web_site import settled
from tests.web.windows import put_game, slug_at


def at_war(page, site, game):
    """Open a table against a bot and put a given game on it, in which Rome is asked."""
    page.goto(site.url + "/games/hamilcar/")
    page.select_option("#seat-0", "me")
    page.click("form.new-table button.main")
    page.wait_for_url("**/t/**")
    put_game(site, slug_at(page), game, 50)
    page.goto(page.url)
    page.wait_for_selector("#question.own")
    settled(page)


def test_three_clicks_take_an_army_four_spaces(site, person):
    page = person("en", 1440, 900)
    game = war(
        hands=[[65, 72], [66]],
        forces=[
            force("rome", "roma", 5, "duilius", trains=1),
            force("rome", "rhegium", 3, "caiatinus"),
            force("carthage", "carthago", 4, "hanno"),
        ],
        seed=1,
    )
    at_war(page, site, game)
    page.click("#w-play-72-activate")
    page.wait_for_selector("#b-general-duilius .word, #b-general-duilius.word")
    settled(page)
    page.click("#b-general-duilius .word, #b-general-duilius.word")
    page.wait_for_selector("#b-space-nuceria.word")
    settled(page)
    page.click("#b-space-nuceria.word .glow", force=True)
    page.locator("#log-lines", has_text="to Nuceria with 5 CUs and 1 train").wait_for()
    marched = page.locator("#log-lines", has_text="marches").inner_text().count("Gaius Duilius marches")
    assert marched == 4, "one log line per space"


def test_a_term_on_a_card_explains_itself(site, person):
    page = person("en", 1440, 900)
    at_war(page, site, war(hands=[[79, 65], [66]]))
    page.hover("#hand-cards dfn[data-term=storm]")
    page.locator("#note", has_text="A die with the card's modifier").wait_for()
    assert page.locator("#note").inner_text().startswith("Storm\nA die")
