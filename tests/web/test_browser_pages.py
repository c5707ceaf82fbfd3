"""Every page at two sizes: no serious axe-core violations, no sideways scrolling, and a screenshot."""

import os

import pytest

from tests.web.accessibility import AXE, serious_violations
from tests.web.web_site import SCREENS, open_tab, play_by_clicking, settled
from tests.web.windows import quick_table


def check(page, name, size):
    page.wait_for_load_state()
    if page.locator("#live").count():
        settled(page)
    page.screenshot(path=SCREENS / f"{name}-{size}.png", full_page=True)
    assert not page.evaluate("document.documentElement.scrollWidth > window.innerWidth"), f"{name} scrolls sideways"
    assert serious_violations(page) == [], name


@pytest.mark.parametrize("size", ["wide", "phone", "dark"] if "HIPPODROME_MORE" in os.environ else ["dark"])
def test_every_page(site, person, size):
    pytest.importorskip(AXE, reason="`pip install hippodrome[test]`")
    more = {"color_scheme": "dark"} if size == "dark" else {}
    anna = person("de", 390, 844, has_touch=True, is_mobile=True) if size == "phone" else person(**more)
    base = site.url
    for name, path in {
        "home": "/",
        "game": "/games/byzanz/",
        "rules": "/rules/byzanz/",
        "rule": "/rules/byzanz/BY-2.3/",
        "about": "/about/",
        "record": "/record/",
        "tables-none": "/me/",
        "sign-up": "/me/sign-up/",
        "log-in": "/me/log-in/",
        "password": "/me/password/",
    }.items():
        anna.goto(base + path)
        if name != "rule":
            check(anna, name, size)
    anna.goto(base + "/games/byzanz/")
    anna.select_option("#seat-1", "invited")
    anna.select_option("#seat-2", "open")
    anna.check("input[name=public]")
    anna.click("form.new-table button.main")
    anna.wait_for_selector("#chair-1 input.link")
    check(anna, "gathering", size)
    link = anna.locator("#chair-1 input.link").input_value()
    tom = person(**more)
    tom.goto(link)
    check(tom, "invitation", size)
    tom.goto(base + "/t/nothing/")
    check(tom, "not-found", size)
    person.expects_errors = True
    check_tables(anna, site, size)


def check_tables(anna, site, size):
    """Check the pages of a table: curtain, turn, replay, list of games."""
    base = site.url
    anna.goto(base + "/games/byzanz/")
    anna.select_option("#count", "3")
    anna.select_option("#seat-0", "local")
    anna.select_option("#seat-1", "local")
    anna.click("form.new-table button.main")
    anna.wait_for_selector("#curtain")
    check(anna, "curtain", size)
    anna.goto(base)
    check(anna, "home-with-tables", size)
    quick_table(anna, site)
    play_by_clicking(
        [anna], until=lambda state: int(state["stamp"]) > 25 and state["turn"] == "yes", tap=size == "phone"
    )
    open_tab(anna, "chat")
    anna.fill("#chat-text", "χαῖρε, good luck!")
    anna.press("#chat-text", "Enter")
    anna.wait_for_selector("#remarks >> text=good luck")
    anna.click(":is(#prompt, #question) a.rule")
    anna.wait_for_selector("#rule-text")
    check(anna, "table", size)
    anna.goto(anna.url + "at/7/")
    check(anna, "replay", size)
    anna.click("#go-forward")
    anna.wait_for_url("**/at/8/")
    anna.goto(base + "/me/")
    check(anna, "tables", size)


def test_the_browser_generates_its_share_of_the_seed_and_remembers_it(site, person):
    anna = person()
    anna.goto(f"{site.url}/games/byzanz/")
    anna.click("text=Play against bots now")
    anna.wait_for_selector("#fairness", state="attached")
    anna.evaluate("document.querySelector('#fairness').open = true")
    anna.wait_for_selector(".remembered:not([hidden])", state="attached")
    share = anna.get_attribute(".remembered", "data-share")
    text = anna.request.get(anna.url + "record/").text()
    assert f"share 0: {share}\n" in text and "share 1: -" in text
