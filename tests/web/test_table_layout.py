"""Random games at five window sizes: everything can be read and hit, the board stays put, responses are small."""

import os
import random
import statistics
import time

import pytest

import hippodrome
from tests.web.web_site import SCREENS, settled
from tests.web.windows import WINDOWS, complaints_in, open_window, quick_table, start_table

pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")

LANGUAGES = {"desktop": "en", "laptop": "de", "tablet": "pl", "phone": "de", "flat": "pl"}
GAMES = [info.name for info in hippodrome.list_games()]
WORDS = 12 * int(os.environ.get("HIPPODROME_MORE", "1"))
EVERY = [(game, window) for game in GAMES for window in WINDOWS]
CASES = EVERY if "HIPPODROME_MORE" in os.environ else list(zip(GAMES, WINDOWS, strict=True))
"""One game in each window; `make marathon` has every game in all of them."""
FIRST_PAGE, MEDIAN, MOST = 120_000, 12_000, 30_000


class Scales:
    """Records the sizes of a page's responses."""

    def __init__(self, page):
        self.pages, self.updates, self.answers = [], [], []
        page.on("response", lambda answer: self.answers.append(answer))

    def weigh(self):
        for answer in self.answers:
            if "/t/" in answer.url and "/events" not in answer.url and answer.status == 200:
                size = answer.request.sizes()["responseBodySize"]
                update = answer.request.headers.get("hx-request") == "true"
                (self.updates if update else self.pages).append(size)
        self.answers.clear()


BOARD = """() => {
  const {x, y, width, height} = document.querySelector("#board svg").getBoundingClientRect();
  return [x, y, width, height];
}"""
HOLDS = "document.querySelector('#dock .card') !== null"
"""Whether the player has cards; without cards the board gets their space."""
ASKED = """() => {
  const groups = document.querySelectorAll("#answers .group").length;
  return `${document.querySelector("#question .rule").innerText} ${groups}`;
}"""
UNFOLD = """(word) => {
  const answer = document.getElementById(`w-${word.replaceAll(" ", "+")}`);
  const folded = answer.closest("details");
  if (folded) folded.open = true;
  answer.scrollIntoView({block: "nearest"});
}"""


def play_something(page, chance):
    """Click a random answer of the list, open or folded, and wait for the response."""
    stamp = page.evaluate("state.dataset.stamp")
    found = page.evaluate("[...document.querySelectorAll('#answers button[name=word]')].map((one) => one.value)")
    word = chance.choice(found)
    page.evaluate(UNFOLD, word)
    page.locator(f"[id='w-{word.replace(' ', '+')}']").click()
    settled(page, after=stamp)


def inspect(page, window, answers, name):
    complaints = complaints_in(page, window, answers=answers)
    if complaints:
        page.screenshot(path=SCREENS / f"layout-{name}.png")
    assert not complaints, "\n".join([name, *complaints[:12]])


@pytest.mark.parametrize(("game", "window"), CASES)
def test_a_random_game_at_every_size(site, person, game, window):
    page = open_window(person, window, LANGUAGES[window])
    scales = Scales(page)
    quick_table(page, site, game)
    scales.weigh()
    chance = random.Random(7)
    stood, said, prompts = {}, 0, set()
    deadline = time.monotonic() + 300
    while said < WORDS and time.monotonic() < deadline:
        settled(page)
        state = page.evaluate("({...state.dataset})")
        if state["status"] == "over":
            break
        if state["turn"] != "yes":
            time.sleep(0.03)
            continue
        assert state["layout"] == ("narrow" if window == "phone" else "wide")
        place = page.evaluate(BOARD)
        assert stood.setdefault(page.evaluate(HOLDS), place) == place, "the board moved"
        prompt = page.evaluate(ASKED)
        if prompt not in prompts:
            prompts.add(prompt)
            inspect(page, window, True, f"{game}-{window}")
        play_something(page, chance)
        said += 1
    for tab in ("players", "log", "chat", "more", "dock"):
        if page.locator(f".tab.for-{tab}").is_visible():
            page.locator(f".tab.for-{tab}").click()
            inspect(page, window, False, f"{game}-{window}-{tab}")
    scales.weigh()
    page.screenshot(path=SCREENS / f"table-{game}-{window}.png")
    assert said >= min(WORDS, 8), "too few questions were asked"
    assert max(scales.pages) <= FIRST_PAGE, scales.pages
    assert statistics.median(scales.updates) <= MEDIAN, scales.updates
    assert sorted(scales.updates)[int(len(scales.updates) * 0.95) - 1] <= MOST, scales.updates
    weights = f"page {max(scales.pages)}, updates {statistics.median(scales.updates):.0f}, most {max(scales.updates)}"
    print(f"{game} {window}: {weights} bytes")


CONTRAST = """() => {
  const light = (part) => {
    const [r, g, b] = getComputedStyle(part).backgroundColor.match(/[\\d.]+/g).slice(0, 3).map((one) => {
      const share = one / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const [one, other] = ["#curtain", "#curtain button"].map((part) => light(document.querySelector(part)));
  return Math.max(one, other) / Math.min(one, other);
}"""
"""Returns the contrast between the curtain and its button."""


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_curtain_hides_everything_and_then_shows_the_hand(site, person, scheme):
    width, height = WINDOWS["phone" if scheme == "light" else "laptop"]
    page = person("de", width, height, color_scheme=scheme)
    start_table(page, site, "me", "local", game="hamilcar")
    page.wait_for_selector("#curtain button")
    settled(page)
    assert page.evaluate(CONTRAST) >= 3
    for other in ("#prompt-text", "#answers"):
        assert not page.is_visible(other), "the page behind the curtain must be hidden"
    page.screenshot(path=SCREENS / f"curtain-{scheme}.png")
    page.click("#curtain button")
    page.wait_for_selector("#question.own")
    settled(page)
    if page.is_visible(".tab.for-dock"):
        page.click(".tab.for-dock")
    assert page.is_visible("#hand-cards .card"), "the hand is not visible"


def test_on_a_tablet_the_tabs_and_their_panels_are_visible(site, person):
    page = person("de", 768, 1024, has_touch=True, is_mobile=True)
    quick_table(page, site, "byzantium")
    foot = "(id) => document.getElementById(id).getBoundingClientRect().bottom"
    assert page.evaluate(foot, "tabs") <= 1024
    assert page.evaluate("answers.scrollHeight > answers.clientHeight"), "the game has too few answers for this test"
    assert "gradient" in page.evaluate("getComputedStyle(answers).maskImage"), (
        "nothing indicates that there are more answers"
    )
    page.click(".tab.for-more")
    assert page.evaluate(foot, "more-panel") <= 1024 + 1
    page.screenshot(path=SCREENS / "tablet-more.png")


def test_on_a_phone_the_language_menu_is_under_more(site, person):
    page = open_window(person, "phone", "de")
    quick_table(page, site)
    page.click(".tab.for-more")
    page.click("#more-panel .language [lang=pl]")
    page.wait_for_selector("html[lang=pl]")
    assert page.get_attribute("#more-panel .language [lang=pl]", "aria-pressed") == "true"


def test_going_back_from_a_rule_leads_to_the_table(site, person):
    page = open_window(person, "phone")
    quick_table(page, site)
    table = page.url
    for close in (page.go_back, lambda: page.click("[data-close=rule]")):
        page.click("#question a.rule")
        page.wait_for_selector("#rule-text")
        page.wait_for_function("history.state?.rule")
        close()
        page.wait_for_selector("#rule-text", state="detached")
        page.wait_for_function("!history.state?.rule")
        assert page.url == table
