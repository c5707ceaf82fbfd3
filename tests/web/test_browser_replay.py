"""The replay as a player: buttons, keys, the slider and the log go through a game, with and without a script."""

import re

import pytest

from tests.web.web_site import SCREENS, play_by_clicking

pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")


def played(page, site):
    """A table with some words said; gives the address of its replay."""
    page.goto(site.url)
    page.click("form[action$='/quick/'] button")
    page.wait_for_selector("#question.own")
    play_by_clicking([page], until=lambda told: int(told["stamp"]) > 25 and told["turn"] == "yes")
    return page.url + "at/"


def at(page, words):
    page.wait_for_function("words => state.dataset.words === String(words)", arg=words)
    page.wait_for_url(f"**/at/{words}/")


def test_buttons_keys_slider_and_log_lines(site, person):
    anna = person()
    replay = played(anna, site)
    anna.goto(f"{replay}5/")
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
    assert "now" in line.get_attribute("class")
    box, panel = line.bounding_box(), anna.locator("#log-panel").bounding_box()
    assert panel["y"] <= box["y"] <= panel["y"] + panel["height"], "the log is at the right place"
    anna.set_viewport_size({"width": 390, "height": 844})
    anna.click(".tab.for-players")
    anna.click(".tab.for-log")
    box, panel = line.bounding_box(), anna.locator("#log-panel").bounding_box()
    assert panel["y"] <= box["y"] <= panel["y"] + panel["height"], "also when its tab is opened on a phone"
    anna.set_viewport_size({"width": 1280, "height": 800})
    anna.locator("#slider").fill("4")
    at(anna, 4)
    anna.locator("#prompt-text").focus()
    anna.keyboard.press(" ")
    anna.wait_for_function("() => Number(state.dataset.words) > 5")
    anna.keyboard.press(" ")
    assert anna.get_attribute("#go-play", "aria-pressed") == "false"


def test_the_move_is_marked_on_the_board(site, person):
    anna = person()
    anna.goto(f"{played(anna, site)}1/")
    for words in range(2, 20):
        anna.click("#go-forward")
        at(anna, words)
        place = anna.locator("#happened [data-trail][data-place]").first
        if place.count():
            marked = anna.locator(f".board .trail[data-of='{place.get_attribute('data-place')}']")
            marked.wait_for(state="attached")
            anna.screenshot(path=SCREENS / "replay-marked.png")
            return
    raise AssertionError("nothing had a place")


def test_without_a_script_the_buttons_are_links(site, person):
    anna, still = person(), person(java_script_enabled=False)
    still.goto(f"{played(anna, site)}5/")
    assert not still.locator("#slider").is_visible() and not still.locator("#go-play").is_visible()
    still.click("#go-forward")
    assert re.search(r"/at/6/$", still.url)
    still.click("#go-first")
    assert re.search(r"/at/0/$", still.url)
