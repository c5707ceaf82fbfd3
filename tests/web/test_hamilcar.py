"""Hamilcar on the site: two people in two windows fight a whole war by clicking, and the pictures are kept."""

import os
import time
from collections import Counter

import pytest

pytest.importorskip("hippodrome.web")
pytestmark = pytest.mark.skipif("HIPPODROME_MORE" not in os.environ, reason="minutes long; `make marathon` plays it")

import hippodrome  # noqa: E402  after the question whether there is a site
from hippodrome.bots import consult, find_bot  # noqa: E402

playwright = pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")
from tests.web.web_site import SCREENS  # noqa: E402
from tests.web.windows import place_of, put_game  # noqa: E402

SEED = 7
"""A war in which fleets and armies meet when both sides follow the greedy bot's advice."""
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
"""Moments worth a picture of both windows, the first time they come."""

ARRIVED = """([version, own]) => {
  const {turn, status, stamp} = document.getElementById("state").dataset;
  const at = Number(document.querySelector("#state [name=version]")?.value ?? 0);
  const done = document.getElementById("live").dataset.settled === stamp && !document.querySelector(".htmx-request");
  return done && (status === "over" || (turn === "yes" ? at >= version : !own));
}"""
"""Whether the window asks for the word at this version, or (if it need not be its own turn) for none any more."""
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
"""What a click met and what was sent since, in case it has no effect."""


def open_table(site, anna, tom):
    """Anna opens a table for two and Tom sits down; gives its address."""
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
    """The words of a whole war as the greedy bot advises both sides, each with its ask's key."""
    war, bot, words = hippodrome.new_table("hamilcar", 2, seed=SEED), find_bot("greedy", 1), []
    while not war.over:
        ask = war.asks[0]
        words.append((ask.key, ask.seat, consult(bot, war, ask.seat)))
        war.play(*words[-1][1:])
    return words


def scenes(words):
    """Which words are said at the beginning and the end, in battles on land and at sea, and shortly before."""
    fights = ("prompt-battle-card", "prompt-naval-attack", "prompt-naval-step", "prompt-manoeuvre", "prompt-retreat")
    wanted = set(range(12)) | set(range(len(words) - 8, len(words)))
    for place, (key, _seat, _word) in enumerate(words):
        if key in fights:
            wanted |= set(range(place - 4, place + 2))
    return wanted


def wait_until(page, version, own, seconds):
    """Wait in the page itself, so that nothing is lost between looking and the next look."""
    try:
        page.wait_for_function(ARRIVED, arg=[version, own], timeout=1000 * seconds)
    except playwright.TimeoutError:
        return False
    return True


def click(page, word, ask, version):
    """Answer by a real click; what lies over a word's middle would catch it. Gives how many clicks it took."""
    for clicks in (1, 2, 3):
        page.mouse.click(*place_of(page, word, ask))
        if wait_until(page, version + 1, own=False, seconds=20):
            return clicks
        print("a click was lost:", page.evaluate(LOST), flush=True)
    raise AssertionError(f"clicks on {word} have no effect ({ask.key})")


class Diary:
    """Tells every fifty words how far the war is and where the time went; `pytest -s` shows it while it runs."""

    def __init__(self, words):
        self.words, self.begun = words, time.monotonic()
        self.spent = Counter()

    def time(self, what, deed):
        begun = time.monotonic()
        result = deed()
        self.spent[what] += time.monotonic() - begun
        return result

    def tell(self, place, key):
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
    seen, diary = set(), Diary(words)
    for place, (key, seat, word) in enumerate(words):
        version = place + 2
        only_pass = war.asks[0].declinable and war.asks[0].words == [word]
        if only_pass and place - 1 not in wanted:
            wanted.discard(place)  # nobody is asked, and the site does not know yet that it is to pass
        if place not in wanted or only_pass:
            war.play(seat, word)
            continue
        if place == 0 or place - 1 not in wanted:
            put_game(site, slug, war, version)
            for page in windows:
                page.goto(address)
                page.evaluate(WATCH)
        page, ask = windows[seat], war.asks[0]
        diary.tell(place, key)
        arrived = diary.time("waiting", lambda page=page, at=version: wait_until(page, at, own=True, seconds=60))
        assert arrived, f"the window of seat {seat} never came to version {version} ({key})"
        if key in SHOWN and (key, seat) not in seen:
            seen.add((key, seat))
            diary.time("pictures", lambda name=f"{SHOWN[key]}-{seat}": show(windows, name))
        clicks = diary.time("clicks", lambda page=page, said=(word, ask, version): click(page, *said))
        if clicks > 1:
            print(f"word {place}, {word} ({key}), needed {clicks} clicks", flush=True)
        war.play(seat, word)
    for page in windows:
        page.wait_for_selector("#result")
    show(windows, "over")
    assert {"prompt-battle-card", "prompt-naval-step"} <= {key for key, _ in seen}, "no battle on land, or none at sea"


def show(windows, name):
    time.sleep(0.6)  # until the pieces have come to rest
    for width, page in zip((1440, 390), windows, strict=True):
        page.evaluate("scrollTo(0, 0)")  # or the prompt would stand in the middle of the picture
        page.screenshot(path=SCREENS / f"hamilcar-{name}-{width}.png", full_page=True)
