"""The replay page: buttons, keys, slider and log step through a game, with and without JavaScript."""

import pytest

from tests.web.web_site import SCREENS, play_by_clicking, settled
from tests.web.windows import quick_table

expect = pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests").expect


def played(page, site):
    """Play some words at a table; return the URL of its replay."""
    quick_table(page, site)
    play_by_clicking([page], until=lambda state: int(state["stamp"]) > 25 and state["turn"] == "yes")
    return page.url + "at/"


def at(page, words):
    page.wait_for_function("words => state.dataset.words === String(words)", arg=words)
    page.wait_for_url(f"**/at/{words}/")
    settled(page)


def resize(page, width, height):
    """Resize the window and wait for the new layout."""
    page.set_viewport_size({"width": width, "height": height})
    settled(page)


def test_buttons_keys_slider_and_log_lines(site, person):
    anna = person()
    replay = played(anna, site)
    anna.goto(f"{replay}5/")
    settled(anna)
    anna.wait_for_selector("#go-play:not([hidden])")
    anna.click("#go-forward")
    at(anna, 6)
    anna.keyboard.press("ArrowRight")
    at(anna, 7)
    anna.keyboard.press("ArrowLeft")
    at(anna, 6)
    turn = anna.get_attribute("#go-turn", "data-to")
    anna.keyboard.press("PageDown")
    at(anna, int(turn))
    anna.keyboard.press("Home")
    at(anna, 0)
    line = anna.locator("#log-lines [data-moment]").nth(12)
    line.click()
    at(anna, int(line.get_attribute("data-moment")))
    expect(line).to_contain_class("now")
    box, panel = line.bounding_box(), anna.locator("#log-panel").bounding_box()
    assert panel["y"] <= box["y"] <= panel["y"] + panel["height"], "the log is scrolled to the current line"
    resize(anna, 390, 844)
    anna.click(".tab.for-players")
    anna.click(".tab.for-log")
    box, panel = line.bounding_box(), anna.locator("#log-panel").bounding_box()
    assert panel["y"] <= box["y"] <= panel["y"] + panel["height"], "the log is scrolled on a phone as well"
    resize(anna, 1280, 800)
    anna.locator("#slider").fill("4")
    at(anna, 4)
    anna.locator("#prompt-text").focus()
    anna.keyboard.press(" ")
    anna.wait_for_function("() => Number(state.dataset.words) > 5")
    anna.keyboard.press(" ")
    expect(anna.locator("#go-play")).to_have_attribute("aria-pressed", "false")


def test_the_move_is_marked_on_the_board(site, person):
    anna = person()
    anna.goto(f"{played(anna, site)}1/")
    settled(anna)
    for words in range(2, 20):
        anna.click("#go-forward")
        at(anna, words)
        place = anna.locator("#happened [data-trail][data-place]").first
        if place.count():
            marked = anna.locator(f".board .trail[data-of='{place.get_attribute('data-place')}']")
            marked.wait_for(state="attached")
            anna.screenshot(path=SCREENS / "replay-marked.png")
            return
    raise AssertionError("no event had a place on the board")


def test_without_javascript_the_buttons_are_links(site, person):
    anna, still = person(), person(java_script_enabled=False)
    still.goto(f"{played(anna, site)}5/")
    assert not still.locator("#slider").is_visible() and not still.locator("#go-play").is_visible()
    still.click("#go-forward")
    still.wait_for_url("**/at/6/")
    still.click("#go-first")
    still.wait_for_url("**/at/0/")
