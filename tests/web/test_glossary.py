"""Terms of the games: a glossary page, meanings sent once, and pointing at a term never plays an answer."""

import json
import re

import pytest

pytest.importorskip("hippodrome.web")

from hippodrome.games import playable_games
from hippodrome.text import LANGUAGES
from hippodrome.text.glossary import glossary_of
from tests.web.web_site import settled
from tests.web.windows import quick_table

GAMES = [info.name for info in playable_games()]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_glossary_page(inside, game):
    for language in LANGUAGES:
        anna = inside(language)
        page = anna.get(f"/rules/{game}/glossary/").content.decode()
        terms = glossary_of(game, language).terms
        assert page.count("<dt>") == len(terms)
        assert page.count(f'href="/rules/{game}/#') == len(terms), "each term links to its rule"
    assert anna.get("/rules/nowhere/glossary/").status_code == 404


def test_meanings_are_sent_once_and_cached(inside):
    anna = inside("de")
    rules = anna.get("/rules/byzanz/").content.decode()
    assert '<dfn data-term="merchant"' in rules and "nicht zu gebrauchen" not in rules
    assert rules.count('data-term="merchant" tabindex="0"') == 1, "the keyboard reaches each term once"
    address = re.search(r'data-terms="([^"]+)"', rules)[1]
    answer = anna.get(address)
    assert "immutable" in answer["Cache-Control"]
    assert json.loads(answer.content)["merchant"] == glossary_of("byzanz", "de").terms["merchant"].meaning
    assert "max-age=60" in anna.get(re.sub("/rules/[0-9a-f]+/", "/rules/old/", address))["Cache-Control"]
    assert anna.get(address.replace("/de/", "/xx/")).status_code == 404


def test_a_table_marks_terms_and_sends_no_meanings(inside):
    anna = inside()
    table = anna.post("/games/byzanz/quick/").headers["Location"]
    page = anna.get(table).content.decode()
    assert '<dfn data-term="bid"' in page and 'data-terms="/rules/' in page
    assert 'href="/rules/byzanz/glossary/"' in page and 'href="/rules/byzanz/aid/"' in page
    assert not any(term.text in page for term in glossary_of("byzanz", "en").terms.values())


def test_hovering_or_focusing_a_term_shows_its_meaning(site, person):
    page = person("en", 1440, 900)
    quick_table(page, site)
    meaning = glossary_of("byzanz", "en").terms["bid"].meaning
    note = page.locator("#note")
    page.hover("#prompt-text dfn[data-term=bid]")
    note.wait_for()
    assert note.inner_text() == meaning
    page.hover(".brand")
    note.wait_for(state="hidden")
    page.focus("#prompt-text")
    page.keyboard.press("Tab")
    note.wait_for()
    assert note.inner_text() == meaning
    assert page.locator("#prompt-text dfn").first.get_attribute("aria-describedby") == "note"
    page.keyboard.press("Escape")
    note.wait_for(state="hidden")


def test_tapping_a_term_in_an_answer_plays_it_and_in_the_log_explains_it(site, person):
    page = person("en", 390, 844, has_touch=True)
    quick_table(page, site)
    note = page.locator("#note")
    page.tap("#prompt-text dfn[data-term=bid]")
    note.wait_for()
    page.tap("#w-pass dfn")
    page.wait_for_selector("#w-pass", state="detached")
    assert not note.is_visible()
    page.wait_for_selector("#question.own")  # otherwise a new log line may close the note
    settled(page)
    page.tap("label.for-log")
    line = page.locator("#log-lines dfn").first
    line.scroll_into_view_if_needed()
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")  # let it scroll
    line.tap()
    note.wait_for()
    assert "/at/" not in page.url, "the line's link was not followed"
