"""A puzzle by taps on a phone: wrong and right answers, and on to the next puzzle."""

import os

import pytest

pytest.importorskip("playwright.sync_api", reason="`pip install hippodrome[test]` for these tests")

from hippodrome.games import game_names
from hippodrome.lessons.puzzles import puzzles_of
from tests.web.lesson_panels import COVERED_BY_PANEL, LINE_IN_SIGHT, SCROLL_TO_ANSWER
from tests.web.web_site import SCREENS, settled
from tests.web.windows import open_window

CASES = (
    [(game, window) for game in game_names() if puzzles_of(game) for window in ("phone", "desktop")]
    if "HIPPODROME_MORE" in os.environ
    else [("byzanz", "phone")]
)
"""One puzzle; `make marathon` plays one of every game in two windows."""


def answer(page, word, shows):
    """Click an answer and wait for the response."""
    page.evaluate(SCROLL_TO_ANSWER, word)
    page.locator(f"#w-{word}").click()
    page.wait_for_selector(shows)
    settled(page)


@pytest.mark.parametrize(("game", "window"), CASES)
def test_a_puzzle_is_solved_by_taps(site, person, game, window):
    page = open_window(person, window)
    page.goto(f"{site.url}/puzzles/{game}/")
    names = list(puzzles_of(game))
    puzzle = puzzles_of(game)[names[0]]
    page.locator(f"#puzzle-{puzzle.name} a").click()
    settled(page)
    assert page.evaluate("state.dataset.layout") == ("narrow" if window == "phone" else "wide")
    assert page.evaluate(COVERED_BY_PANEL) == []
    page.screenshot(path=SCREENS / f"puzzle-{game}-{window}.png")
    wrong = next(word for word in puzzle.chances if word not in (puzzle.best, *puzzle.also))
    answer(page, wrong, "#teacher .why")
    assert str(puzzle.chances[wrong]) in page.locator("#teacher .why").inner_text()
    page.locator("#teacher .show-me summary").click()
    page.wait_for_selector("#teacher .shown")
    assert page.evaluate(LINE_IN_SIGHT, ".why") and page.evaluate(LINE_IN_SIGHT, ".shown")
    page.wait_for_selector(f"#w-{puzzle.best}[data-wanted]", state="attached")
    answer(page, puzzle.best, "#teacher.solved")
    assert page.evaluate(COVERED_BY_PANEL) == []
    assert page.locator("#answers.ranked li").count() == min(3, len(puzzle.chances))
    page.screenshot(path=SCREENS / f"puzzle-{game}-{window}-solved.png")
    page.locator("#puzzle-next").click()
    page.wait_for_url(f"**/{names[1 % len(names)]}/")
    page.goto(f"{site.url}/puzzles/{game}/")
    assert page.locator(f"#puzzle-{puzzle.name} .badge").count() == 1
