"""Feedback in the browser: clicks are acknowledged at once, lost ones can be resent, sounds are optional."""

import pytest

from tests.web.web_site import open_tab, play_by_clicking, settled
from tests.web.windows import put_late_game, quick_table

expect = pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests").expect


def test_a_click_is_acknowledged_at_once(site, person):
    anna = person()
    quick_table(anna, site)
    late = []
    anna.route("**/play/", lambda route: late.append(route))
    anna.click("#answers button[value=pass]")
    assert "sent" in anna.get_attribute("#answers button[value=pass]", "class")
    while not late:
        anna.wait_for_timeout(20)
    late[0].continue_()
    anna.wait_for_function("() => !document.querySelector('.sent')")


def test_being_offline_is_shown_at_once_and_a_lost_click_can_be_resent(site, person):
    anna = person()
    quick_table(anna, site)
    stamp = anna.evaluate("state.dataset.stamp")
    anna.context.set_offline(True)
    anna.wait_for_selector("#connection:not([hidden])")
    anna.click("#answers button[value=pass]")
    anna.wait_for_selector("#notice:has-text('Not sent')")
    assert anna.evaluate("state.dataset.stamp") == stamp and not anna.locator(".sent").count()
    anna.context.set_offline(False)
    anna.click("#notice button")
    settled(anna, after=stamp)
    anna.wait_for_selector("#connection", state="hidden")
    assert "You pass." in anna.locator("#log-lines").inner_text()
    person.expects_errors = True


def test_sounds_are_off_by_default(site, person):
    anna = person()
    quick_table(anna, site)
    put_late_game(site, anna, left=40)
    anna.evaluate(
        "window.heard = []; document.addEventListener('hippodrome:sound', (event) => heard.push(event.detail))"
    )
    stamp = int(anna.evaluate("state.dataset.stamp"))
    play_by_clicking([anna], until=lambda state: int(state["stamp"]) > stamp + 4 and state["turn"] == "yes")
    assert anna.evaluate("heard") == []
    open_tab(anna, "more")
    anna.check("#sounds")
    assert anna.evaluate("heard") == ["turn"], "switching sounds on plays one"
    play_by_clicking([anna])
    anna.wait_for_function("() => heard.at(-1) === 'end'")
    assert anna.evaluate("heard.filter((one) => one === 'turn').length") > 1
    anna.reload()
    assert anna.locator("#sounds").is_checked()


def test_long_names_stay_in_their_panels_and_the_chat_shows_the_newest_line(site, person):
    for width, height in ((1280, 720), (390, 844)):
        anna = person("de", width, height)
        anna.goto(site.url)
        anna.click("header .menu:not(.waiting) summary")
        anna.fill("#my-name", "Wilhelmine Wwwwwwwwwwwww")
        anna.click("header .menu:not(.waiting) button")
        expect(anna.locator(".who")).to_have_text("Wilhelmine Wwwwwwwwwwwww")
        quick_table(anna, site)
        open_tab(anna, "players")
        wide = "(one) => one.getBoundingClientRect().right <= one.closest('.sheet').getBoundingClientRect().right"
        assert anna.evaluate(f"[...document.querySelectorAll('.sheet summary > *')].every({wide})")
        assert not anna.evaluate("document.documentElement.scrollWidth > window.innerWidth")
        open_tab(anna, "chat")
        for line in range(14):
            anna.fill("#chat-text", f"line {line}")
            anna.press("#chat-text", "Enter")
            anna.wait_for_selector(f"#remarks >> text='line {line}'")
        anna.wait_for_function("() => remarks.scrollTop + remarks.clientHeight > remarks.scrollHeight - 4")


def test_text_typed_while_a_message_is_sent_is_kept(site, person):
    anna = person()
    quick_table(anna, site)
    open_tab(anna, "chat")
    late = []
    anna.route("**/chat/", lambda route: late.append(route))
    anna.fill("#chat-text", "well met")
    anna.press("#chat-text", "Enter")
    while not late:
        anna.wait_for_timeout(20)
    anna.fill("#chat-text", "and now")
    late[0].continue_()
    anna.wait_for_selector("#remarks >> text=well met")
    settled(anna)
    assert anna.input_value("#chat-text") == "and now"


def test_an_outdated_rule_closes_and_the_whole_log_stays_open(site, person):
    anna = person()
    quick_table(anna, site)
    anna.click("#question a.rule")
    anna.wait_for_selector("#rule-text")
    opened = anna.locator("#rule-text h2").inner_text()
    play_by_clicking([anna], until=lambda state: state["turn"] == "yes" and rule_of(anna) != opened)
    anna.wait_for_function("() => !document.getElementById('rule-text')")
    play_by_clicking([anna], until=lambda state: state["turn"] == "yes" and anna.locator("#whole-log").count())
    anna.click("#whole-log")
    anna.wait_for_selector("#log-lines [data-moment='0']", state="attached")
    stamp = anna.evaluate("state.dataset.stamp")
    play_by_clicking([anna], until=lambda state: state["stamp"] != stamp and state["turn"] == "yes")
    assert anna.locator("#log-lines [data-moment='0']").count()


def rule_of(page):
    return page.evaluate("document.querySelector('#question a.rule')?.textContent ?? ''")


def test_the_wheel_zooms_the_board_at_the_pointer(site, person):
    anna = person()
    quick_table(anna, site)
    box = anna.locator("#window").bounding_box()
    x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.7
    at = "([x, y]) => { const b = board.getBoundingClientRect(); return [(x - b.x) / b.width, (y - b.y) / b.height]; }"
    before = anna.evaluate(at, [x, y])
    anna.mouse.move(x, y)
    anna.keyboard.down("Control")
    anna.mouse.wheel(0, -300)
    anna.keyboard.up("Control")
    anna.wait_for_function("() => getComputedStyle(document.documentElement).getPropertyValue('--zoom') > 1.5")
    after = anna.evaluate(at, [x, y])
    assert all(abs(one - two) < 0.02 for one, two in zip(before, after, strict=True)), (before, after)
