"""Lessons by clicking, on a desktop and a phone: what a step talks about is visible and not covered by the panel."""

import os

import pytest

from tests.web.lesson_panels import COVERED_BY_PANEL, LINE_IN_SIGHT, SCROLL_TO_ANSWER

pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")

from hippodrome.games import game_names
from hippodrome.lessons import lessons_of, moments_of
from tests.web.web_site import SCREENS, settled
from tests.web.windows import WINDOWS, complaints_in, open_window

ALL = [(game, name, window) for game in game_names() for name in lessons_of(game) for window in ("desktop", "phone")]
CASES = ALL if "HIPPODROME_MORE" in os.environ else [case for case in ALL if case[1] == "first"]
"""The first lesson of each game, on a desktop and on a phone; `make marathon` has all lessons."""
GUIDED = (
    [(game, window) for game in game_names() if moments_of(game) for window in WINDOWS]
    if "HIPPODROME_MORE" in os.environ
    else [("hamilcar", "phone")]
)
PANEL = "({...document.getElementById('teacher').dataset, kind: document.getElementById('teacher').classList[0]})"
MARKED = """() => [...document.querySelectorAll("[data-spoken]")].some((thing) => {
  const {x, y, width, height} = thing.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  return thing.checkVisibility() && left > 0 && left < innerWidth && top > 0 && top < innerHeight;
})"""
"""Returns whether something the step talks about, or the tab that contains it, is visible."""
BOARD = """() => {
  const {x, y, width, height} = document.getElementById("window").getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}"""


def click(page, selector):
    """Click, and wait until the table has answered."""
    stamp = page.evaluate("state.dataset.stamp")
    page.locator(selector).click()
    settled(page, after=stamp)


def do_step(page):
    """Do a step as a person would: read on, or let the panel show the answer and click it."""
    if page.locator("#lesson-next").count():
        click(page, "#lesson-next")
        return
    words = page.evaluate(PANEL)["words"].split()
    if not words:  # any answer will do
        free = page.evaluate("document.querySelector('#answers .answer:not(.refused)').value")
        page.evaluate(SCROLL_TO_ANSWER, free)
        click(page, f"[id='w-{free}']")
        return
    page.locator("#teacher .show-me summary").click()
    page.wait_for_selector("#answers [data-wanted]", state="attached")
    assert page.evaluate(LINE_IN_SIGHT, ".shown"), "the instruction is not readable"
    for word in words:
        page.evaluate(SCROLL_TO_ANSWER, word)
        click(page, f"[id='w-{word}']")


@pytest.mark.parametrize(("game", "name", "window"), CASES)
def test_a_lesson_by_clicks(site, person, game, name, window):
    page = open_window(person, window)
    if name == "first":
        page.goto(site.url + "/")
        page.click(f"form[action='/games/{game}/learn/'] button")
    else:
        page.goto(f"{site.url}/games/{game}/")
        page.click(f"#lesson-{name} button")
    settled(page)
    steps, seen, place = len(lessons_of(game)[name].step), set(), None
    for _ in range(80):
        panel = page.evaluate(PANEL)
        if panel["kind"] != "lesson":
            break
        if panel["step"] not in seen:
            seen.add(panel["step"])
            assert page.evaluate(COVERED_BY_PANEL) == []
            place = place or page.evaluate(BOARD)
            assert page.evaluate(BOARD) == place, "the board moved"
            if panel["look"]:
                assert page.evaluate(MARKED), f"step {panel['step']}: nothing visible is marked"
            if len(seen) in (2, steps // 2):
                assert complaints_in(page, window, answers=False) == []
                page.screenshot(path=SCREENS / f"lesson-{game}-{name}-{window}-{len(seen)}.png")
        do_step(page)
    assert len(seen) == steps
    assert page.evaluate(PANEL)["kind"] in ("teacher", ""), "the lesson did not end"


def test_a_wrong_answer_is_explained_and_the_lesson_can_be_resumed(site, person):
    person.expects_errors = True  # a refused answer is logged as a 409
    page = open_window(person, "phone", "de")
    page.goto(site.url + "/")
    page.click("form[action='/games/byzanz/learn/'] button")
    settled(page)
    click(page, "#lesson-next")
    page.locator("#w-pass").click()
    page.wait_for_selector("#teacher .why")
    settled(page)
    assert "Wenn du passt" in page.inner_text("#teacher .why")
    assert page.evaluate(LINE_IN_SIGHT, ".why")
    assert page.evaluate(COVERED_BY_PANEL) == []
    page.goto(site.url + "/games/byzanz/")
    page.click("text=Lektion fortsetzen >> nth=0")
    settled(page)
    assert page.evaluate(PANEL)["step"] == "1"
    page.locator("#teacher .teacher-more summary").click()
    page.locator("text=Von vorn beginnen").click()
    page.wait_for_function("document.getElementById('teacher')?.dataset.step === '0'")


@pytest.mark.parametrize(("game", "window"), GUIDED)
def test_the_teacher_fits_every_window(site, person, game, window):
    page = open_window(person, window, "de")
    page.goto(f"{site.url}/games/{game}/")
    page.click("#guided button")
    settled(page)
    page.wait_for_selector("#teacher .step-text")
    settled(page)
    assert page.evaluate(COVERED_BY_PANEL) == []
    assert complaints_in(page, window, answers=False) == []
    page.screenshot(path=SCREENS / f"teacher-{game}-{window}.png")
