"""In a browser: trails on the board, stepping through past events, dismissing summary cards."""

import os

import pytest

from tests.web.accessibility import AXE, serious_violations
from tests.web.web_site import SCREENS, play_by_clicking, settled
from tests.web.windows import put_late_game, quick_table, slug_at, start_table

expect = pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests").expect


def test_trails_stay_until_the_player_answers(site, person):
    anna = person()
    quick_table(anna, site)
    play_by_clicking([anna], until=lambda state: state["turn"] == "yes" and anna.locator(".board .trail").count())
    stamp = anna.evaluate("state.dataset.stamp")
    marked = anna.evaluate("document.querySelectorAll('#since [data-trail]').length")
    assert marked >= anna.locator(".board .trail").count() > 0
    anna.reload()
    settled(anna)
    assert anna.locator(".board .trail").count()
    anna.locator("#answers button[name=word]").first.click()
    settled(anna, after=stamp)
    still = (
        "() => [...document.querySelectorAll('.trail')].every((one) => document.querySelector('#since [data-trail]'))"
    )
    anna.wait_for_function(still)


def test_events_since_the_last_turn_can_be_stepped_through(site, person):
    anna = person()
    quick_table(anna, site)
    play_by_clicking(
        [anna], until=lambda state: state["turn"] == "yes" and anna.locator("#since li[data-place]").count() > 2
    )
    anna.click("#open-since")
    expect(anna.locator("#since li.now")).to_have_count(1)
    assert anna.locator("#since li").first.is_visible()
    count = anna.locator("#since li").count()
    for step in range(2, count + 1):
        anna.click("#since [data-since='1']")
        assert anna.locator("#since-count").inner_text() == f"{step}/{count}"
        place = anna.locator("#since li.now").get_attribute("data-place")
        shown = anna.evaluate("document.querySelector('[data-shown]')?.id ?? ''")
        assert shown == (f"b-{place}" if place else "")
    anna.keyboard.press("Escape")
    expect(anna.locator("#since")).to_be_hidden()
    expect(anna.locator("[data-shown]")).to_have_count(0)


def test_a_dismissed_summary_card_stays_dismissed(site, person):
    anna = person()
    quick_table(anna, site)
    play_by_clicking(
        [anna], until=lambda state: state["turn"] == "yes" and anna.locator("#summary details").count(), seconds=120
    )
    card = anna.locator("#summary details").get_attribute("id")
    assert anna.locator("#summary").is_visible()
    anna.click("#summary summary")
    assert not anna.locator("#summary").is_visible()
    anna.evaluate("document.getElementById('summary').dataset.print = 'old'")  # so that it is sent again
    anna.click("#open-since")
    anna.evaluate("htmx.ajax('GET', live.dataset.live, {target: '#live', swap: 'none'})")
    anna.wait_for_function("() => document.getElementById('summary').dataset.print !== 'old'")
    settled(anna)
    assert anna.locator("#summary details").get_attribute("id") == card
    assert not anna.locator("#summary").is_visible(), "the card stays dismissed"


@pytest.mark.parametrize(
    ("width", "scheme"), [(1280, "light"), (390, "dark")] if "HIPPODROME_MORE" in os.environ else [(390, "dark")]
)
def test_cards_and_result_are_accessible(site, person, width, scheme):
    pytest.importorskip(AXE, reason="`pip install hippodrome[test]`")
    anna = person("en", width, 844, color_scheme=scheme)
    quick_table(anna, site)
    play_by_clicking([anna], until=lambda state: state["turn"] == "yes" and anna.locator("#summary details").count())
    anna.evaluate("document.getElementById('since').showPopover()")
    expect(anna.locator("#since li.now")).to_have_count(1)
    assert serious_violations(anna) == []
    anna.keyboard.press("Escape")
    put_late_game(site, anna)
    play_by_clicking([anna])
    anna.wait_for_selector("#result-card")
    settled(anna)
    anna.screenshot(path=SCREENS / f"over-{width}.png")
    assert serious_violations(anna) == []


def test_changes_by_others_appear_without_reloading(site, person):
    """The stream announces each change, and the page fetches it exactly once."""
    anna, tom = person(), site.guest()
    start_table(anna, site, "me", "open", game="byzantio")
    slug = slug_at(anna)
    tom.post(f"/t/{slug}/join/")
    anna.wait_for_selector("#question.own")
    settled(anna)
    requests = []
    anna.on("request", lambda request: requests.append(request.url) if "/live/" in request.url else None)
    for count, text in enumerate(("the first thing", "the second thing"), 1):
        stamp = anna.evaluate("state.dataset.stamp")
        tom.post(f"/t/{slug}/chat/", text=text)
        settled(anna, after=stamp)
        expect(anna.locator("#remarks")).to_contain_text(text)
        assert len(requests) == count
