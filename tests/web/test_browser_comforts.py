"""Small comforts: a click is heard at once, a lost one is said and sent again, sounds are heard by who wants them."""

import pytest

from tests.web.web_site import open_tab, play_by_clicking

pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")


def at_table(page, site):
    page.goto(site.url)
    page.click("form[action$='/quick/'] button")
    page.wait_for_selector("#question.own")
    page.wait_for_function("() => window.htmx && document.getElementById('say')._htmx")


def test_a_click_shows_at_once_that_it_was_heard(site, person):
    anna = person()
    at_table(anna, site)
    late = []
    anna.route("**/play/", lambda route: late.append(route))
    anna.click("#answers button[value=pass]")
    assert "sent" in anna.get_attribute("#answers button[value=pass]", "class")
    while not late:
        anna.wait_for_timeout(20)
    late[0].continue_()
    anna.wait_for_function("() => !document.querySelector('.sent')")


def test_offline_is_said_at_once_and_a_lost_click_can_be_sent_again(site, person):
    anna = person()
    at_table(anna, site)
    stamp = anna.evaluate("state.dataset.stamp")
    anna.context.set_offline(True)
    anna.wait_for_selector("#connection:not([hidden])", timeout=1000)
    anna.click("#answers button[value=pass]")
    anna.wait_for_selector("#notice:has-text('could not be sent')")
    assert anna.evaluate("state.dataset.stamp") == stamp and not anna.locator(".sent").count()
    anna.context.set_offline(False)
    anna.click("#notice button")
    anna.wait_for_function("stamp => state.dataset.stamp !== stamp", arg=stamp)
    anna.wait_for_selector("#connection", state="hidden")
    assert "passes" in anna.locator("#log-lines").inner_text()
    person.expects_trouble = True


def test_sounds_are_off_until_wanted(site, person):
    anna = person()
    at_table(anna, site)
    anna.evaluate(
        "window.heard = []; document.addEventListener('hippodrome:sound', (event) => heard.push(event.detail))"
    )
    play_by_clicking([anna], until=lambda told: int(told["stamp"]) > 12 and told["turn"] == "yes")
    assert anna.evaluate("heard") == []
    open_tab(anna, "more")
    anna.check("#sounds")
    assert anna.evaluate("heard") == ["turn"], "one hears what one has chosen"
    play_by_clicking([anna], seconds=120)
    anna.wait_for_function("() => heard.at(-1) === 'end'")
    assert anna.evaluate("heard.filter((one) => one === 'turn').length") > 1
    anna.reload()
    assert anna.locator("#sounds").is_checked()
