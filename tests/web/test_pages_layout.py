"""The pages around the table at five window sizes: everything is readable and clickable, and nothing overflows."""

import os
from pathlib import Path

import pytest

from tests.analysis.played_games import played
from tests.web.accessibility import AXE, serious_violations
from tests.web.web_site import SCREENS
from tests.web.windows import quick_table

INSPECT = (Path(__file__).parent / "inspect_page.js").read_text("utf-8")
SIZES = {
    "desktop": (1440, 900, False, {}),
    "laptop": (1280, 720, False, {"color_scheme": "dark"}),
    "tablet": (820, 1180, True, {}),
    "phone": (390, 844, True, {"color_scheme": "dark"}),
    "flat": (844, 390, True, {}),
}
LONG = "Wwwwwwwwwwwwwwwwwwwwwwww"
"""The longest possible name, in the widest letters."""


def take_long_name(page):
    page.evaluate(
        "name => { const field = document.getElementById('my-name'); field.value = name; field.form.submit(); }", LONG
    )
    page.wait_for_function("name => document.querySelector('.who')?.textContent === name", arg=LONG)


def look(page, name, size):
    """Return the problems of a page; take a screenshot."""
    page.wait_for_load_state()
    page.wait_for_function("[...document.images].every((image) => image.complete || image.loading === 'lazy')")
    page.screenshot(path=SCREENS / f"{name}-{size}.png", full_page=True)
    touch, phone = SIZES[size][2], size in ("phone", "flat")
    complaints = page.evaluate(INSPECT, {"smallest": 11 if phone else 12, "least": 40 if touch else 24})
    return [f"{name}: {complaint}" for complaint in (*complaints, *serious_violations(page))]


@pytest.mark.parametrize("size", SIZES if "HIPPODROME_MORE" in os.environ else ["phone"])
def test_every_page_can_be_read_and_hit(site, person, size):
    pytest.importorskip(AXE, reason="`pip install hippodrome[test]`")
    width, height, touch, more = SIZES[size]
    language = "de" if size in ("phone", "laptop") else "pl" if size == "tablet" else "en"
    anna = person(language, width, height, has_touch=touch, **more)
    base, complaints = site.url, []
    anna.goto(base + "/games/byzanz/")
    take_long_name(anna)
    for name, path in {
        "page-game": "/games/hamilcar/",
        "page-rules": "/rules/byzanz/",
        "page-cards": "/rules/hamilcar/",
        "page-glossary": "/rules/byzantio/glossary/",
        "page-aid": "/rules/hamilcar/aid/",
        "page-about": "/about/",
        "page-record": "/record/",
        "page-sign-up": "/me/sign-up/",
        "page-log-in": "/me/log-in/",
    }.items():
        anna.goto(base + path)
        complaints += look(anna, name, size)
    anna.goto(base + "/games/hamilcar/")
    anna.select_option("#seat-1", "open")
    anna.check("input[name=public]")
    anna.click("form.new-table button.main")
    anna.wait_for_selector("#chair-1")
    complaints += look(anna, "page-waiting", size)
    anna.goto(base + "/games/byzanz/")
    anna.select_option("#count", "3")
    anna.select_option("#seat-1", "invited")
    anna.click("form.new-table button.main")
    anna.wait_for_selector("#chair-1 .link")
    complaints += look(anna, "page-invited", size)
    link = anna.locator("#chair-1 .link").input_value()
    tom = person(language, width, height, has_touch=touch, **more)
    tom.goto(link)
    complaints += look(tom, "page-invitation", size)
    tom.goto(base)
    complaints += look(tom, "page-home", size)
    tom.goto(link)
    tom.click("form[method=post] button.main")
    tom.wait_for_url("**/t/*/")
    tom.goto(tom.url + "stop/")
    for folded in tom.locator("details.panel summary").all():
        folded.click()
    complaints += look(tom, "page-stop", size)
    anna.goto(base + "/me/")
    complaints += look(anna, "page-mine", size)
    assert complaints == []


SEEN = """(part) => [...document.querySelectorAll(part)].every((thing) => {
  const {left, right, top, bottom, width} = thing.getBoundingClientRect();
  const upright = thing.closest("#analysis") || (top >= 0 && bottom <= innerHeight);
  return width > 0 && left >= 0 && right <= innerWidth && upright;
})"""
"""Returns whether all matching elements are fully on the screen; the analysis may extend below it."""


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_menu_fits_a_small_screen(site, person, language):
    page = person(language, 320, 640, has_touch=True, is_mobile=True)
    for path in ("/", "/me/", "/rules/byzanz/", ""):
        if path:
            page.goto(site.url + path)
        else:
            quick_table(page, site)
        for width in (320, 360, 430, 701):
            page.set_viewport_size({"width": width, "height": 640})
            page.click(".menu:not(.waiting) summary")
            assert page.evaluate(SEEN, ".menu:not(.waiting) .sheet"), f"{path} at {width}"
            page.click(".menu:not(.waiting) summary")
        page.set_viewport_size({"width": 320, "height": 640})


HEADER = """() => {
  const seen = [...document.querySelector("header.site").children].map((part) => part.getBoundingClientRect());
  const parts = seen.filter(({width}) => width > 1);
  const lines = new Set(parts.map(({top, bottom}) => Math.round((top + bottom) / 16)));
  const room = parts.every(({left, right}, at) => left >= (at ? parts[at - 1].right : 0) && right <= innerWidth);
  return {one: lines.size === 1 || Math.max(...lines) - Math.min(...lines) < 2, room};
}"""
"""Whether the header's parts are side by side in one line, within the window, and do not overlap."""


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_the_header_is_one_line_while_a_table_waits(site, person, language):
    page = person(language, 1280, 800, has_touch=True, is_mobile=True)
    page.goto(site.url + "/games/byzanz/")
    take_long_name(page)
    quick_table(page, site)
    for path in ("", "/"):
        if path:
            page.goto(site.url + path)
        page.wait_for_selector("#waiting .count")
        for width in (320, 360, 390, 768, 1280):
            page.set_viewport_size({"width": width, "height": 800})
            assert page.evaluate(HEADER) == {"one": True, "room": True}, f"{path} at {width}"
            assert page.evaluate(SEEN, "header .menu:not(.waiting)")
            page.click("#waiting summary")
            assert page.evaluate(SEEN, "#turn-list"), f"{path} at {width}"
            page.click("#waiting summary")


def test_an_analysis_fits_a_phone(site, person):
    page = person("de", 360, 740, has_touch=True, is_mobile=True)
    page.goto(site.url + "/record/")
    page.fill("textarea[name=text]", played("byzanz", 4, words=8).text())
    page.click("main form button.main")
    page.wait_for_url("**/at/**")
    page.goto(page.url.split("/at/")[0] + "/analysis/")
    page.click("#analysis button.main")
    page.wait_for_selector("#analysis tbody tr")
    page.screenshot(path=SCREENS / "analysis-phone.png", full_page=True)
    assert page.locator("#analysis tbody td").count() == 4 * 4
    assert page.evaluate(SEEN, "#analysis tbody :is(th, td)")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
