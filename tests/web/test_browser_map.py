"""The map on a phone: it shows the question, zooms, follows a finger; hovering shows notes on a desktop."""

import pytest

pytest.importorskip("hippodrome.web")

import hippodrome
from tests.web.web_site import SCREENS, settled
from tests.web.windows import open_window, put_game, quick_table, slug_at, start_table

expect = pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests").expect

PLACES = """() => [...document.querySelectorAll("svg.map .word")].map((word) => {
  const box = (word.querySelector(".glow") ?? word).getBoundingClientRect();
  const map = document.querySelector("svg.map .frame").getBoundingClientRect();
  const shown = box.left >= map.left && box.right <= map.right && box.top >= map.top && box.bottom <= map.bottom;
  return {word: word.dataset.word ?? word.dataset.words, x: box.x + box.width / 2, y: box.y + box.height / 2, shown};
})"""
HEIGHTS = """() => ["svg.map .spaces text", "#prompt-text"].map(
  (text) => document.querySelector(text).getBoundingClientRect().height)"""

GROWTH = """() => ["svg.map .pan", "#prompt-text"].map(
  (thing) => document.querySelector(thing).getBoundingClientRect().height)"""
"""Returns the heights of the map's land and of a text beside the map. Names on the land grow less than the land."""


def march_of_rome():
    """Return a game in which Rome is asked where to march, and the version of a table at that point."""
    war = hippodrome.new_table("hamilcar", 2, seed=3)
    while war.asks[0].key != "prompt-move":
        ask = war.asks[0]
        wish = [word for word in ask.words if word.endswith("-activate") or word.startswith("general-")]
        war.play(ask.seat, (wish or ask.words)[0])
    assert war.asks[0].seat == 0
    return war, len(war.said) + 2


@pytest.fixture
def phone(site, person):
    """A phone page on which Rome is asked where to march."""
    page = person("en", 390, 844, is_mobile=True, has_touch=True, device_scale_factor=2)
    start_table(page, site, "me", "bot:newcomer", game="hamilcar")
    settled(page)
    put_game(site, slug_at(page), *march_of_rome())
    page.goto(page.url)
    page.wait_for_selector("svg.map .word")
    settled(page)
    return page


def swipe(page, start, *steps):
    """Put a finger down, move it along some points, and lift it."""
    hand = page.context.new_cdp_session(page)
    for kind, place in [("touchStart", start), *[("touchMove", step) for step in steps], ("touchEnd", None)]:
        points = [] if place is None else [{"x": place[0], "y": place[1]}]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def zoom_out(page):
    """Zoom out until the whole map is visible."""
    for _ in range(5):
        page.tap("[data-zoom=out]")
    page.wait_for_function("() => getComputedStyle(document.documentElement).getPropertyValue('--map-zoom') === '1'")


def test_the_map_shows_the_question_large_enough_to_read(phone):
    places = phone.evaluate(PLACES)
    assert len(places) >= 3
    assert all(place["shown"] for place in places), places
    name, _question = phone.evaluate(HEIGHTS)
    assert name > 9, "the names of the towns are too small"
    phone.screenshot(path=SCREENS / "map-phone.png")


def test_only_the_map_zooms_and_it_follows_a_finger(phone):
    wide, before = phone.evaluate(GROWTH), phone.evaluate(PLACES)[0]
    phone.tap("[data-zoom=in]")
    phone.wait_for_function(f"small => ({GROWTH})()[0] > small * 1.2", arg=wide[0])
    grown = phone.evaluate(GROWTH)
    assert grown[1] == pytest.approx(wide[1])
    assert not phone.evaluate("document.documentElement.scrollWidth > window.innerWidth")
    phone.evaluate("document.querySelector('svg.map .frame').scrollIntoView({block: 'center'})")
    one, version = phone.evaluate(PLACES)[0], phone.input_value("#state [name=version]")
    middle = phone.evaluate("""() => {
      const box = document.querySelector("svg.map .frame").getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    }""")
    swipe(phone, middle, (middle[0] + 10, middle[1]), (middle[0] + 40, middle[1] + 20))
    arrived = f"([x, y]) => {{ const one = ({PLACES})()[0]; return Math.hypot(one.x - x, one.y - y) < 12; }}"
    phone.wait_for_function(arrived, arg=[one["x"] + 40, one["y"] + 20])
    moved = phone.evaluate(PLACES)[0]
    assert phone.input_value("#state [name=version]") == version, "a swipe must not answer"
    zoom_out(phone)
    assert before["word"] == moved["word"]


def test_a_tap_answers_and_the_map_follows(phone):
    place = next(one for one in phone.evaluate(PLACES) if one["word"].startswith("march-consentia"))
    phone.touchscreen.tap(place["x"], place["y"])
    phone.wait_for_function("() => document.documentElement.classList.contains('zoomed')")
    phone.touchscreen.tap(place["x"], place["y"])
    phone.wait_for_function("() => Number(document.querySelector('#state [name=version]')?.value ?? 6) > 5")


def test_on_a_small_map_the_first_tap_only_zooms_in(phone):
    zoom_out(phone)
    phone.evaluate("document.querySelector('svg.map .frame').scrollIntoView({block: 'center'})")
    place = next(one for one in phone.evaluate(PLACES) if one["word"].startswith("march-consentia"))
    small, version = phone.evaluate(GROWTH)[0], phone.input_value("#state [name=version]")
    phone.touchscreen.tap(place["x"], place["y"])
    phone.wait_for_function("() => document.documentElement.classList.contains('zoomed')")
    assert phone.evaluate(GROWTH)[0] > 1.5 * small
    assert phone.input_value("#state [name=version]") == version
    phone.touchscreen.tap(place["x"], place["y"])
    phone.wait_for_function("() => Number(document.querySelector('#state [name=version]')?.value ?? 6) > 5")


def test_the_map_keeps_its_position_while_others_answer(site, person):
    """Objectives are written simultaneously: when others finish, there is no new question to move to."""
    anna, tom = person("en", 390, 844, is_mobile=True, has_touch=True), site.guest()
    start_table(anna, site, "me", "open", game="byzantio")
    slug = slug_at(anna)
    tom.post(f"/t/{slug}/join/")
    reign = hippodrome.new_table("byzantio", 2, seed=1)
    for seat, house in enumerate(("be-aggelos", "be-komnenos")):
        reign.play(seat, house)
    put_game(site, slug, reign, len(reign.said) + 2)
    anna.goto(anna.url)
    anna.wait_for_selector("svg.map .word")
    settled(anna)
    anna.tap("[data-zoom=in]")
    anna.tap("[data-zoom=in]")
    near = "Number(getComputedStyle(document.documentElement).getPropertyValue('--map-zoom'))"
    anna.wait_for_function(f"() => {near} > 1.6")
    zoom, stamp = anna.evaluate(near), anna.evaluate("state.dataset.stamp")
    while (sheet := tom.live(slug)).own:
        tom.play(slug, sheet, sheet.words[0])
    settled(anna, after=stamp)
    assert anna.evaluate(near) == zoom


SLOW_ANSWERS = """() => {
  const fetch = window.fetch;
  window.fetch = async (...order) => {
    const answer = await fetch(...order);
    if (order[1]?.method === "POST") await new Promise((done) => setTimeout(done, 1500));
    return answer;
  };
}"""


BESIDE = """() => {
  const look = getComputedStyle(document.documentElement);
  const [zoom, x, y] = ["zoom", "x", "y"].map((one) => parseFloat(look.getPropertyValue(`--map-${one}`)));
  const {width, height} = document.querySelector("svg.map").viewBox.baseVal;
  return x > 0.5 || y > 0.5 || x < width * (1 - zoom) - 0.5 || y < height * (1 - zoom) - 0.5;
}"""
"""Returns whether the window shows an area beside the map."""


def test_rotating_a_phone_keeps_the_map_in_view(site, person):
    page = open_window(person, "flat")
    quick_table(page, site, "byzantium")
    for _ in range(4):
        page.tap("[data-zoom=in]")
    for _ in range(3):
        swipe(page, (300, 200), (200, 150), (60, 80))
    assert page.evaluate("document.documentElement.classList.contains('zoomed')") and not page.evaluate(BESIDE)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => document.getElementById('state')?.dataset.layout === 'narrow'")
    settled(page)
    assert not page.evaluate(BESIDE)


def test_the_next_question_is_not_shown_before_it_can_be_answered(phone):
    """The stream may be faster than the response to a move; a click in between would be lost."""
    phone.evaluate(SLOW_ANSWERS)
    phone.evaluate("for (const group of document.querySelectorAll('#answers details')) group.open = true")
    phone.tap("#w-march-consentia")
    phone.wait_for_function("() => Number(document.querySelector('#state [name=version]').value) === 6")
    phone.tap("#w-all")
    phone.wait_for_function("() => Number(document.querySelector('#state [name=version]')?.value ?? 7) > 6")


def test_tapping_a_place_that_is_no_answer_explains_why(phone):
    phone.tap("[data-zoom=whole]")
    place = phone.locator(".board .spaces [data-why]").first
    reason = place.get_attribute("data-why")
    place.dispatch_event("click")
    phone.wait_for_function("text => document.querySelector('#notice').innerText.includes(text)", arg=reason)


def test_hovering_shows_the_note_of_a_piece(phone):
    fleet = phone.locator("#b-fleet-1")
    title = fleet.locator("> title").text_content()
    fleet.hover(force=True)
    expect(phone.locator("#note")).to_have_text(title)


def test_a_city_shows_possible_attackers_and_their_odds(site, person):
    page = person("en", 1440, 900)
    start_table(page, site, "me", "local", game="byzantium")
    page.wait_for_selector("#question.own")
    settled(page)
    cities = "[...document.querySelectorAll('.board .city')]"
    threatened = page.evaluate(f"{cities}.find((city) => city.querySelector('title').textContent.includes('%')).id")
    page.hover(f"#{threatened} path", force=True)
    page.wait_for_selector("#note >> text=/army of .+ \\d+ %/")
    page.screenshot(path=SCREENS / "note-wide.png")
    assert page.locator(f"#{threatened} > title").count() == 0, "the browser would show the title a second time"
    page.hover("#prompt-text")
    page.wait_for_selector("#note", state="hidden")
    page.click("#w-control")
    page.wait_for_selector(".board .word")
    settled(page)
    page.locator(".board .word").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.wait_for_selector("#note")
