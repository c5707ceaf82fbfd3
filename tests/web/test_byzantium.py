"""Byzantium on the site: four people at one device play a whole game by clicking, with screenshots."""

import os
import random
import time

import pytest

pytest.importorskip("hippodrome.web")
pytestmark = pytest.mark.skipif("HIPPODROME_MORE" not in os.environ, reason="minutes long; `make marathon` plays it")

from tests.web.web_site import SCREENS, click_some_word, settled  # noqa: E402  only if the site is installed
from tests.web.windows import start_table  # noqa: E402

PASS = "#answers button[value=pass]"


def click_on(page, chance, seconds, width):
    """Click legal answers until the game is over. Take screenshots at the first battle, siege and retreat."""
    deadline = time.monotonic() + seconds
    seen = set()
    clicks = 0
    while page.evaluate("state.dataset.status") != "over":
        assert time.monotonic() < deadline, f"the game is not over after {clicks} clicks"
        settled(page)
        stamp = page.evaluate("state.dataset.stamp")
        rule = page.locator("#question a.rule").inner_text()
        if rule in ("BZ 7.7", "BZ 7.12", "BZ 7.2", "BZ 7.4", "BZ 8.5") and rule not in seen:
            seen.add(rule)
            page.screenshot(path=SCREENS / f"byzantium-{rule.replace(' ', '-')}-{width}.png")
        if rule == "BZ 3.2" and clicks > 40 and chance.random() < 0.5:
            page.locator(PASS).first.click()
            settled(page, after=stamp)
        else:
            click_some_word(page, chance, stamp)
        clicks += 1
    return clicks


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_whole_game_of_four_in_one_room(site, person, width, height):
    anna = person("en", width, height)
    start_table(anna, site, "me", "local", "local", "local", game="byzantium")
    anna.wait_for_selector("#question.own")
    anna.screenshot(path=SCREENS / f"byzantium-opening-{width}.png")
    assert click_on(anna, random.Random(7), 400, width) > 30
    anna.wait_for_selector("#result .ranking")
    anna.screenshot(path=SCREENS / f"byzantium-over-{width}.png")
    assert anna.locator("#result .ranking > li").count() == 4
