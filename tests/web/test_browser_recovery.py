"""Reloads, second tabs, lost connections and restarts in the middle of a game."""

import os
import random
import re
import subprocess
import sys
import time

import pytest

from tests.web.web_site import (
    ROOT,
    CuttableProxy,
    click_some_word,
    open_tab,
    play_by_clicking,
    settled,
    wait_for_change,
)
from tests.web.windows import quick_table, slug_at, start_table


@pytest.fixture
def wire(site):
    made = CuttableProxy(site)
    yield made
    made.close()


def stamp_of(page):
    return page.evaluate("document.getElementById('state').dataset.stamp")


def test_a_reload_and_a_second_tab_show_the_same_table(site, person):
    anna = person()
    quick_table(anna, site)
    play_by_clicking([anna], until=lambda state: int(state["stamp"]) > 12 and state["turn"] == "yes")
    before = anna.locator("#prompt-text").inner_text()
    anna.reload()
    assert anna.locator("#prompt-text").inner_text() == before
    tab = anna.context.new_page()
    tab.goto(anna.url)
    settled(tab)
    assert tab.locator("#prompt-text").inner_text() == before
    stamp = stamp_of(anna)
    click_some_word(tab, random.Random(1), stamp)
    assert wait_for_change(anna, stamp), "the other tab follows"


def test_the_second_tab_to_answer_a_question_gets_a_conflict(site, person):
    anna = person()
    quick_table(anna, site)
    tab = anna.context.new_page()
    # The second tab must not learn of the first one's move before it sends its own.
    tab.route("**/events", lambda route: route.abort())
    tab.route("**/live/**", lambda route: route.abort())
    tab.goto(anna.url)
    settled(tab)
    stamp = stamp_of(anna)
    anna.click("#answers button[value=pass]")
    assert wait_for_change(anna, stamp)
    with tab.expect_response("**/play/") as answer:
        tab.evaluate("document.querySelector('#answers button[value=pass]').click()")
    assert answer.value.status == 409
    tab.unroute("**/live/**")
    tab.wait_for_selector("#notice:has-text('moved on')")
    person.expects_errors = True


def signed_by(site, facts):
    """Sign facts as the site's error page does."""
    code = f"from django.core import signing; print(signing.dumps({facts!r}, salt='trouble', compress=True))"
    settings = {"HIPPODROME_DATA": str(site.folder), "DJANGO_SETTINGS_MODULE": "hippodrome.web.settings"}
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **settings}
    return subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True).stdout.strip()


def test_an_error_at_the_table_can_be_reported_with_one_click(site, person):
    anna = person("de")
    quick_table(anna, site)
    slug = slug_at(anna)
    facts = {"id": "k7m29xqa", "page": "play", "table": slug, "seat": 0, "error": "KeyError", "trail": "play.py:1:play"}
    failed = {"Hippodrome-Trouble": signed_by(site, facts)}
    anna.route("**/play/", lambda route: route.fulfill(status=500, headers=failed, body="<p>no page of ours</p>"))
    anna.click("#answers button[value=pass]")
    anna.click("#notice button:has-text('Melden')")
    anna.wait_for_selector("#notice:has-text('k7m29xqa')")
    anna.unroute("**/play/")
    anna.route("**/play/", lambda route: route.fulfill(status=503, body="busy"))
    anna.click("#answers button[value=pass]")
    anna.wait_for_selector("#notice:has-text('gerade überlastet')")
    person.expects_errors = True


def test_a_late_response_does_not_hide_newer_changes(site, person):
    """Another player acts while a request is pending: after discarding an outdated response, the page fetches again."""
    anna, tom = person(), site.guest("de")
    start_table(anna, site, "me", "open", game="byzantio")
    slug = slug_at(anna)
    tom.post(f"/t/{slug}/join/")
    anna.wait_for_selector("#question.own")
    settled(anna)
    anna.evaluate(
        "window.told = 0; stream.addEventListener('changed', (event) => { told = Number(event.detail.data); })"
    )
    late = []
    anna.route(re.compile(r"/live/"), lambda route: route.continue_() if late else late.append((route, route.fetch())))

    def chat(text):
        before = int(stamp_of(anna))
        tom.post(f"/t/{slug}/chat/", text=text)
        anna.wait_for_function("before => told > before", arg=before)

    chat("this response is delayed")
    deadline = time.monotonic() + 60
    while not late:
        assert time.monotonic() < deadline, "the page fetched nothing"
        anna.wait_for_timeout(50)
    stamp = stamp_of(anna)
    anna.click("#answers button[value=be-doukas]")
    assert wait_for_change(anna, stamp)
    chat("this arrives before the response")
    route, rendering = late[0]
    route.fulfill(response=rendering)
    anna.wait_for_function("() => Number(state.dataset.stamp) === told")
    open_tab(anna, "chat")
    anna.wait_for_selector("#remarks >> text=before the response")


def test_a_lost_connection_is_shown_and_recovers_without_loss(site, person, wire):
    anna, tom = person(), person()
    start_table(anna, site, "me", "open", "bot:greedy")
    tom.goto(anna.url.replace(site.url, wire.url))
    tom.click("text=Take this seat")
    for page in (anna, tom):
        page.wait_for_selector("#question")
        settled(page)
    wire.cut()
    tom.wait_for_selector("#connection:not([hidden])")
    play_by_clicking([anna], until=lambda state: state["turn"] == "no")
    there = stamp_of(anna)
    assert stamp_of(tom) != there
    wire.restore()
    tom.wait_for_function("stamp => Number(state.dataset.stamp) >= Number(stamp)", arg=there)
    tom.wait_for_selector("#connection", state="hidden")
    tom.wait_for_selector("#question.own")
    settled(tom)
    stamp = stamp_of(anna)
    click_some_word(tom, random.Random(2), stamp_of(tom))
    assert wait_for_change(anna, stamp), "the other page follows"
    person.expects_errors = True


def test_a_proxy_that_buffers_compressed_responses_does_not_delay_streams(site, person, wire):
    """Streams are not compressed, and their headers forbid proxies to compress them."""
    anna, tom = person(), person()
    quick_table(anna, site)
    wire.holds_compressed = True
    with tom.expect_response("**/events") as stream:
        tom.goto(anna.url.replace(site.url, wire.url))
    assert "no-transform" in stream.value.headers["cache-control"]
    tom.wait_for_function("() => document.getElementById('stream')._htmx?.sse")
    settled(tom)
    stamp = stamp_of(tom)
    click_some_word(anna, random.Random(3), stamp_of(anna))
    assert wait_for_change(tom, stamp)
    person.expects_errors = True


def test_a_game_continues_in_the_browser_after_the_server_is_killed(site, person):
    anna = person()
    quick_table(anna, site)
    play_by_clicking([anna], until=lambda state: int(state["stamp"]) > 10)
    site.kill()
    anna.wait_for_selector("#connection:not([hidden])")
    site.start()
    anna.wait_for_selector("#connection", state="hidden")
    play_by_clicking([anna], until=lambda state: int(state["stamp"]) > 40)
    person.expects_errors = True
