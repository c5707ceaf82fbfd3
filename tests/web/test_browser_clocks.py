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
