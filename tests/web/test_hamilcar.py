"""Hamilcar on the site: two people in two windows fight a whole war by clicking, and the pictures are kept."""

import os
import time

import pytest

pytest.importorskip("hippodrome.web")
pytestmark = pytest.mark.skipif("HIPPODROME_MORE" not in os.environ, reason="minutes long; `make soak` plays it")

import hippodrome  # noqa: E402  after the question whether there is a site
from hippodrome.bots import find_bot  # noqa: E402
from tests.web.web_site import SCREENS  # noqa: E402
from tests.web.windows import deal_known, place_of  # noqa: E402

SEED = 0
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

STATE = """() => [document.getElementById("state").dataset.turn, document.getElementById("state").dataset.status,
  Number(document.querySelector("#say [name=version]")?.value ?? 0)]"""


def open_table(site, anna, tom):
    """Anna opens a table for two and Tom sits down; gives its address."""
    anna.goto(site.url + "/games/hamilcar/")
    anna.select_option("#seat-0", "me")
    anna.select_option("#seat-1", "open")
    anna.click("form.new-table button.main")
    anna.wait_for_url("**/t/**")
    address = anna.url
    tom.goto(address)
    tom.click("form[action*='/join/'] button")
    tom.wait_for_selector("#prompt")
    return address


def advised_war():
    """The words of a whole war as the greedy bot advises both sides, each with its ask's key."""
    war, bot, words = hippodrome.new_table("hamilcar", 2, seed=SEED), find_bot("greedy", 1), []
    while not war.over:
        ask = war.asks[0]
        view = war.view(ask.seat)
        words.append((ask.key, ask.seat, bot.choose(view, view["asks"][0])))
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


def wait_until_asked(page, version, seconds=20.0):
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        turn, status, at = page.evaluate(STATE)
        if status == "over" or (turn == "yes" and at >= version) or (turn == "no" and seconds < 20):
            return True
        time.sleep(0.02)
    return False


def click(page, word, ask, version):
    """Answer by a real click; what lies over a word's middle would catch it."""
    for _ in range(3):
        page.mouse.click(*place_of(page, word, ask))
        if wait_until_asked(page, version + 1, 3):
            return
    raise AssertionError(f"clicks on {word} have no effect")


@pytest.mark.parametrize("whole", [False, True], ids=["its battles", "from the first word to the last"])
def test_a_war_in_two_windows(site, person, whole):
    windows = [person("en", 1440, 900), person("de", 390, 844, is_mobile=True, has_touch=True)]
    address = open_table(site, *windows)
    slug = address.rstrip("/").rsplit("/", 1)[1]
    words = advised_war()
    wanted = set(range(len(words))) if whole else scenes(words)
    war = hippodrome.new_table("hamilcar", 2, seed=SEED)
    seen = set()
    for place, (key, seat, word) in enumerate(words):
        version = place + 2
        if place not in wanted:
            war.play(seat, word)
            continue
        if place == 0 or place - 1 not in wanted:
            deal_known(site, slug, war, version)
            for page in windows:
                page.goto(address)
        assert wait_until_asked(windows[seat], version), f"the window never came to version {version}"
        if key in SHOWN and (key, seat) not in seen:
            seen.add((key, seat))
            show(windows, f"{SHOWN[key]}-{seat}")
        click(windows[seat], word, war.asks[0], version)
        war.play(seat, word)
    for page in windows:
        page.wait_for_selector("#result")
    show(windows, "over")
    assert {"prompt-battle-card", "prompt-naval-step"} <= {key for key, _ in seen}, "no battle on land, or none at sea"


def show(windows, name):
    time.sleep(0.6)  # until the pieces have come to rest
    for width, page in zip((1440, 390), windows, strict=True):
        page.screenshot(path=SCREENS / f"hamilcar-{name}-{width}.png", full_page=True)
