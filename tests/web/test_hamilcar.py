"""Hamilcar on the site: two people in two windows play a whole game by clicking, with screenshots."""

import os
import time
from collections import Counter

import pytest

pytest.importorskip("hippodrome.web")
pytestmark = pytest.mark.skipif("HIPPODROME_MORE" not in os.environ, reason="minutes long; `make marathon` plays it")

import hippodrome  # noqa: E402  only if the site is installed
from hippodrome.bots import consult, find_bot  # noqa: E402

playwright = pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")
from tests.web.web_site import SCREENS  # noqa: E402
from tests.web.windows import place_of, put_game  # noqa: E402

SEED = 7
"""A game with battles on land and at sea if both sides follow the greedy bot."""
SHOWN = {
    "prompt-play": "cards",
    "prompt-move": "march",
    "prompt-points": "points",
    "prompt-react": "reaction",
    "prompt-battle-card": "land-battle",
    "prompt-counterattack": "counterattack",
    "prompt-naval-attack": "naval-attack",
    "prompt-naval-step": "naval-battle",
    "prompt-manoeuvre": "manoeuvre",
    "prompt-retreat": "retreat",
}
"""Questions at whose first appearance screenshots of both windows are taken."""

ARRIVED = """([version, own]) => {
  const {turn, status, stamp} = document.getElementById("state").dataset;
  const at = Number(document.querySelector("#state [name=version]")?.value ?? 0);
  const done = document.getElementById("live").dataset.settled === stamp && !document.querySelector(".htmx-request");
  return done && (status === "over" || (turn === "yes" ? at >= version : !own));
}"""
"""Returns whether the window asks for the word at this version or, unless `own`, no longer asks for any."""
WATCH = """() => {
  performance.setResourceTimingBufferSize(10000);
  addEventListener("click", (event) => {
    window.clicked = {at: Math.round(performance.now()), met: event.target.outerHTML.slice(0, 150)};
  }, true);
}"""
LOST = """() => {
  const since = (window.clicked?.at ?? 0) - 500;
  const told = performance.getEntriesByType("resource").filter((one) => one.startTime > since);
  const requests = told.map((one) => [one.name.replace(/.*[/]t[/]/, ""), Math.round(one.startTime),
    Math.round(one.duration), one.responseStatus]);
  const busy = document.getElementById("say")?.className;
  return {...window.clicked, now: Math.round(performance.now()), requests, busy,
    notice: document.getElementById("notice").innerText};
}"""
"""Returns what the last click hit and which requests followed, to explain clicks without effect."""


def open_table(site, anna, tom):
    """Open a table for two in Anna's window, join it in Tom's, and return its URL."""
    anna.goto(site.url + "/games/hamilcar/")
    anna.select_option("#seat-0", "me")
    anna.select_option("#seat-1", "open")
    anna.click("form.new-table button.main")
    anna.wait_for_url("**/t/**")
    address = anna.url
    tom.goto(address)
    tom.click("[formaction*='/join/']")
    tom.wait_for_selector(":is(#prompt, #question)")
    return address


def advised_war():
    """Return (key of the ask, seat, word) for a whole game played by the greedy bot on both sides."""
    war, bot, words = hippodrome.new_table("hamilcar", 2, seed=SEED), find_bot("greedy", 1), []
    while not war.over:
        ask = war.asks[0]
        words.append((ask.key, ask.seat, consult(bot, war, ask.seat)))
        war.play(*words[-1][1:])
    return words


def scenes(words):
    """Return the indices of the words at the beginning and end, and in and shortly before battles."""
    fights = ("prompt-battle-card", "prompt-naval-attack", "prompt-naval-step", "prompt-manoeuvre", "prompt-retreat")
    wanted = set(range(12)) | set(range(len(words) - 8, len(words)))
    for place, (key, _seat, _word) in enumerate(words):
        if key in fights:
            wanted |= set(range(place - 4, place + 2))
    return wanted


def wait_until(page, version, own, seconds):
    """Wait inside the page, so that no state is missed between two checks."""
    try:
        page.wait_for_function(ARRIVED, arg=[version, own], timeout=1000 * seconds)
    except playwright.TimeoutError:
        return False
    return True


def click(page, word, ask, version):
    """Play a word with a real click at its centre; return how many clicks were needed."""
    for clicks in (1, 2, 3):
        page.mouse.click(*place_of(page, word, ask))
        if wait_until(page, version + 1, own=False, seconds=20):
            return clicks
        print("a click had no effect:", page.evaluate(LOST), flush=True)
    raise AssertionError(f"clicks on {word} had no effect ({ask.key})")


class Progress:
    """Prints every fifty words how far the game is and where the time went; use `pytest -s`."""

    def __init__(self, words):
        self.words, self.begun = words, time.monotonic()
        self.spent = Counter()

    def time(self, what, action):
        begun = time.monotonic()
        result = action()
        self.spent[what] += time.monotonic() - begun
        return result

    def report(self, place, key):
        if place % 50 == 0 or place == len(self.words) - 1:
            spent = ", ".join(f"{what} {seconds:.1f} s" for what, seconds in self.spent.items())
            gone = time.monotonic() - self.begun
            print(f"word {place} of {len(self.words)} after {gone:.0f} s ({spent}): {key}", flush=True)


@pytest.mark.parametrize("whole", [False, True], ids=["its battles", "from the first word to the last"])
def test_a_war_in_two_windows(site, person, whole):
    windows = [person("en", 1440, 900), person("de", 390, 844, is_mobile=True, has_touch=True)]
    address = open_table(site, *windows)
    slug = address.rstrip("/").rsplit("/", 1)[1]
    words = advised_war()
    wanted = set(range(len(words))) if whole else scenes(words)
    war = hippodrome.new_table("hamilcar", 2, seed=SEED)
    seen, progress = set(), Progress(words)
    for place, (key, seat, word) in enumerate(words):
        version = place + 2
        only_pass = war.asks[0].declinable and war.asks[0].words == [word]
        if only_pass and place - 1 not in wanted:
            wanted.discard(place)  # nobody is asked, and the site has not passed yet
        if place not in wanted or only_pass:
            war.play(seat, word)
            continue
        if place == 0 or place - 1 not in wanted:
            put_game(site, slug, war, version)
            for page in windows:
                page.goto(address)
                page.evaluate(WATCH)
        page, ask = windows[seat], war.asks[0]
        progress.report(place, key)
        arrived = progress.time("waiting", lambda page=page, at=version: wait_until(page, at, own=True, seconds=60))
        assert arrived, f"the window of seat {seat} never reached version {version} ({key})"
        if key in SHOWN and (key, seat) not in seen:
            seen.add((key, seat))
            progress.time("pictures", lambda name=f"{SHOWN[key]}-{seat}": show(windows, name))
        clicks = progress.time("clicks", lambda page=page, said=(word, ask, version): click(page, *said))
        if clicks > 1:
            print(f"word {place}, {word} ({key}), needed {clicks} clicks", flush=True)
        war.play(seat, word)
    for page in windows:
        page.wait_for_selector("#result")
    show(windows, "over")
    assert {"prompt-battle-card", "prompt-naval-step"} <= {key for key, _ in seen}, (
        "a battle on land or at sea is missing"
    )


def show(windows, name):
    time.sleep(0.6)  # let the animations finish
    for width, page in zip((1440, 390), windows, strict=True):
        page.evaluate("scrollTo(0, 0)")  # otherwise the prompt is in the middle of the picture
        page.screenshot(path=SCREENS / f"hamilcar-{name}-{width}.png", full_page=True)
