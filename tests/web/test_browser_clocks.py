"""A clock on the page ticks and follows the server."""

import pytest

from tests.web.web_site import Site, settled


@pytest.fixture(scope="module")
def timed_site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("clocks")
    (folder / "offset").write_text("0")
    site = Site(folder, HIPPODROME_TEST_CLOCK=str(folder / "offset")).start()
    yield site
    site.stop()
    assert "Traceback" not in site.log(), site.log()


TICKS = """(before) => {
  const times = [...document.querySelectorAll(".clock.running .time")].map((time) => time.textContent.trim());
  return times.length && times[0] !== before ? times[0] : null;
}"""


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_clock_ticks_and_is_red_when_time_is_short(timed_site, person, language):
    from hippodrome.web import clock

    page = person(language)
    page.goto(f"{timed_site.url}/games/byzanz/#new")
    page.select_option("#clock", "live-10")
    assert page.input_value("[name=clock-minutes]") == "10" and page.input_value("[name=clock-seconds]") == "10"
    assert page.is_visible("[name=clock-minutes]") and not page.is_visible("[name=clock-days]")
    page.fill("[name=clock-minutes]", "7")
    page.locator("form.new-table button.main").last.click()
    page.wait_for_url("**/t/**")
    settled(page)
    first = page.wait_for_function(TICKS, arg="").json_value()
    assert first.startswith(("7:", "6:"))
    later = page.wait_for_function(TICKS, arg=first).json_value()
    assert later.startswith("6:") and later < first.replace("7:", "6:9")
    offset = timed_site.folder / "offset"
    clock.write_offset(offset, float(offset.read_text()) + 350)
    page.reload()
    page.wait_for_selector("#sheets .clock.running.short")
    assert page.locator("#sheets .clock.running .time").first.text_content().startswith(("1:", "0:"))
    clock.write_offset(offset, 0)


COVERED = """() => {
  const [clock, map] = ["#question .clock", "#board svg"].map((part) => document.querySelector(part));
  const [one, other] = [clock, map].map((part) => part.getBoundingClientRect());
  const words = document.getElementById("prompt-text").getBoundingClientRect();
  return one.top < other.bottom && one.bottom > other.top && one.left < other.right || one.bottom > words.top + 2;
}"""
"""Whether the clock lies over the map or over the question."""


def test_on_a_phone_the_own_clock_covers_nothing_and_the_board_stands_still(timed_site, person):
    page = person("de", 390, 844, has_touch=True, is_mobile=True)
    page.goto(f"{timed_site.url}/games/byzanz/#new")
    page.select_option("#clock", "live-10")
    page.locator("form.new-table button.main").last.click()
    page.wait_for_url("**/t/**")
    page.wait_for_selector("#question.own .clock")
    settled(page)
    assert not page.evaluate(COVERED)
    height = "question.getBoundingClientRect().height"
    asked = page.evaluate(height)
    page.evaluate("document.querySelector('#question .clock').remove()")  # as while others are asked
    assert page.evaluate(height) == asked
