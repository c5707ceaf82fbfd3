"""Whole games in a real browser: by mouse, by keyboard and by touch, in three languages."""

import os
import random
import time

import pytest

from tests.web.web_site import SCREENS, WORDS, open_tab, play_by_clicking, settled, wait_for_change, wait_until
from tests.web.windows import put_late_game, quick_table, start_table

expect = pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests").expect


def test_two_people_and_a_bot_play_a_whole_game_in_english_and_german(site, person):
    anna, tom = person(), person("de")
    start_table(anna, site, "me", "open", "bot:greedy")
    tom.goto(anna.url)
    tom.click("text=Diesen Platz nehmen")
    for page in (anna, tom):
        page.wait_for_selector(":is(#prompt, #question)")
    play_by_clicking([anna, tom])
    for page in (anna, tom):
        page.wait_for_selector("#result")
    assert anna.locator("#result ol > li").count() == 3
    assert "Ergebnis" in tom.locator("#result").inner_text()
    assert "Die Partie ist zu Ende." in tom.locator(":is(#prompt, #question)").inner_text()
    over = anna.url
    anna.click("text=Rematch")
    anna.wait_for_url(lambda url: url != over)
    tom.click("text=Bei der Revanche mitspielen")
    tom.wait_for_url(anna.url)
    for page in (anna, tom):
        page.wait_for_selector(":is(#prompt, #question)")


def test_playing_against_bots_takes_two_clicks_from_the_home_page(site, person):
    anna = person(reduced_motion="no-preference")
    anna.goto(site.url)
    anna.click("text=Play against bots now")
    anna.wait_for_selector(":is(#prompt, #question).own")
    settled(anna)
    stamp = anna.evaluate("state.dataset.stamp")
    anna.locator(WORDS).first.click()
    settled(anna, after=stamp)


LANGUAGES = {"byzanz": "en", "byzantium": "de", "byzantio": "pl", "nekken": "en", "hamilcar": "de"}
OVER = {"en": "The game is over", "de": "Die Partie ist zu Ende", "pl": "Gra zakończona"}


WHOLE = "HIPPODROME_MORE" in os.environ
"""Whether to play every game from its first word; otherwise only one game, from near its end."""


@pytest.mark.parametrize("game", LANGUAGES if WHOLE else ["byzanz"])
def test_a_game_by_keyboard_alone(site, person, game):
    anna = person(LANGUAGES[game])
    bots = ["bot:greedy", "bot:newcomer"] if game == "byzanz" else ["bot:greedy"]
    start_table(anna, site, "me", *bots, game=game)
    settled(anna)
    if not WHOLE:
        put_late_game(site, anna)
    chance = random.Random(3)
    deadline = time.monotonic() + (300 if game == "byzanz" else 1800)
    while anna.evaluate("state.dataset.status") != "over":
        assert time.monotonic() < deadline
        settled(anna)
        if anna.evaluate("state.dataset.turn") != "yes":
            time.sleep(0.02)
            continue
        stamp = anna.evaluate("state.dataset.stamp")
        for _ in range(chance.choice((0, 0, 1, 2))):
            anna.keyboard.press("Tab")
        on_a_word = f"document.activeElement.matches({WORDS!r})"
        for _ in range(80):
            if anna.evaluate(on_a_word):
                break
            anna.keyboard.press("Tab")
        if not anna.evaluate(on_a_word):
            continue  # an update moved the focus; pressing Enter now might follow a link
        anna.keyboard.press(chance.choice(("Enter", " ")))
        wait_for_change(anna, stamp, 2)
    assert anna.locator("#result").is_visible()
    assert OVER[LANGUAGES[game]] in anna.locator("#question").inner_text()


def test_a_game_on_a_phone(site, person):
    anna = person("pl", 390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    start_table(anna, site, "me", "bot:newcomer", "bot:greedy")
    settled(anna)
    assert anna.evaluate("state.dataset.layout") == "narrow"
    wide = "document.documentElement.scrollWidth > window.innerWidth"
    assert not anna.evaluate(wide)
    assert anna.evaluate("document.documentElement.scrollHeight <= window.innerHeight"), "everything fits on one screen"
    if not WHOLE:
        put_late_game(site, anna)
    play_by_clicking([anna], tap=True)
    anna.wait_for_selector("#result")
    settled(anna)
    assert not anna.evaluate(wide)
    anna.screenshot(path=SCREENS / "over-phone.png", full_page=True)


def test_on_a_phone_the_first_tap_zooms_in_the_second_writes_and_undo_works(site, person):
    anna = person("en", 390, 844, has_touch=True, is_mobile=True, device_scale_factor=2)
    start_table(anna, site, "me", "bot:greedy", game="byzantio")
    settled(anna)
    assert anna.evaluate("state.dataset.layout") == "narrow"

    def asked(text):
        """Wait for a question. The map moves there by itself; an earlier tap would miss."""
        expect(anna.locator("#question")).to_contain_text(text)
        settled(anna)

    def tap(selector, then):
        anna.locator(selector).first.tap()
        asked(then)

    def write(city, then):
        """Show the whole map, tap once to zoom in, and again to write."""
        anna.locator("[data-zoom=whole]").tap()
        anna.wait_for_function("() => !document.documentElement.classList.contains('zoomed')")
        place = anna.locator(f"svg [data-word=write-{city}] .glow")
        before = place.bounding_box()["width"]
        place.tap(force=True)
        wait_until(lambda: place.bounding_box()["width"] > before * 1.5)
        place.tap(force=True)
        asked(then)

    tap("#answers button[value=be-aggelos]", "Objective 1")
    for number, city in enumerate(["thebai", "korinthos", "mytilene", "nikaia", "gangra", "cherson"], 2):
        write(city, f"Objective {number}")
    tap("#undo", "Objective 6")
    write("leukosia", "Objective 7")
    write("bari", "Confirm to fold")
    assert anna.locator("#dock .box").first.locator("dt").last.text_content() == "Bari"
    things = "[...document.querySelectorAll('#window svg *')]"
    foreign = f"{things}.filter(thing => !thing.namespaceURI.endsWith('svg')).length"
    assert anna.evaluate(foreign) == 0, "every element of the picture is SVG"


def test_a_rule_opens_beside_the_board(site, person):
    anna = person()
    quick_table(anna, site)
    anna.click(":is(#prompt, #question) a.rule")
    anna.wait_for_selector("#rule-text")
    assert anna.locator("#rule-text h2").inner_text() == "BY 2.3"
    assert len(anna.locator("#rule-text p").first.inner_text()) > 30
    anna.click("#rule-text button")
    assert anna.locator("#rule-text").count() == 0


def test_undo_chat_and_notes(site, person):
    anna, tom = person(), person("pl")
    quick_table(anna, site)
    tom.goto(anna.url)
    settled(tom)
    stamp = anna.evaluate("state.dataset.stamp")
    anna.click("#group-bid summary")
    anna.locator("#answers button[value^=bid-]").first.click()
    settled(anna, after=stamp)
    stamp = anna.evaluate("state.dataset.stamp")
    anna.click("#undo")
    settled(anna, after=stamp)
    for page in (anna, tom):
        open_tab(page, "chat")
    anna.fill("#chat-text", "Hello <b>Tom</b>")
    anna.press("#chat-text", "Enter")
    tom.wait_for_selector("#remarks >> text=Hello <b>Tom</b>")
    tom.fill("#chat-text", "I write while")
    anna.fill("#chat-text", "more is said")
    anna.press("#chat-text", "Enter")
    tom.wait_for_selector("#remarks >> text=more is said")
    assert tom.input_value("#chat-text") == "I write while", "typed text survives an update"
    expect(anna.locator("#chat-text")).to_have_value("")
    open_tab(anna, "more")
    anna.click("#notes summary")
    anna.fill("#notes-text", "wine is dear")
    anna.wait_for_selector("#notes-state:has-text('Saved')")
    anna.reload()
    open_tab(anna, "more")
    anna.click("#notes summary")
    assert anna.input_value("#notes-text") == "wine is dear"
