"""Hints on the page: the best answer stays visible, and every line leads to its answer without playing it."""

import pytest

from tests.web.windows import complaints_in, open_window, quick_table

IN_SIGHT = """(word) => {
  const [pane, list] = [document.getElementById("answers"), document.querySelector(".hints")];
  const button = document.getElementById("w-" + word.replaceAll(" ", "+"));
  const thing = button.closest("details:not([open])")?.querySelector("summary") ?? button;
  const [at, frame] = [thing.getBoundingClientRect(), pane.getBoundingClientRect()];
  return at.top >= frame.top && Math.min(at.bottom, at.top + 44) <= list.getBoundingClientRect().top + 1;
}"""
"""Returns whether an answer, or its folded group, is visible above the list of hints."""


@pytest.mark.parametrize("window", ["laptop", "tablet", "phone"])
def test_a_hint_leads_to_its_answer_without_playing_it(site, person, window):
    anna = open_window(person, window)
    quick_table(anna, site)
    stamp = anna.evaluate("state.dataset.stamp")
    anna.click("#ask-hint")
    anna.wait_for_selector(".hints [data-hinted] > button")
    words = anna.eval_on_selector_all("[data-hinted]", "lines => lines.map((line) => line.dataset.hinted)")
    assert anna.evaluate(IN_SIGHT, words[0]), "the best answer is visible when the hints arrive"
    room = anna.evaluate("document.querySelector('.hints').offsetHeight / answers.clientHeight")
    assert room < 0.67, "the list leaves room for the answers"
    for word in words[::-1]:
        line = anna.locator(f'[data-hinted="{word}"] > button')
        line.focus()
        anna.keyboard.press("Enter")
        button = anna.locator(f'#answers button[value="{word}"]')
        assert button.get_attribute("data-chosen") and line.get_attribute("aria-pressed") == "true"
        assert anna.evaluate(IN_SIGHT, word) and button.is_visible(), "a folded group was opened"
        assert anna.evaluate("document.activeElement.value") == word, "the focus moves to the answer"
        assert anna.locator("[data-chosen].answer").count() == 1
    assert anna.evaluate("state.dataset.stamp") == stamp and anna.locator("#question.own").count(), "nothing was played"
    assert not complaints_in(anna, window)


def test_screen_readers_get_the_description_of_an_answer_even_if_hidden(site, person):
    anna = open_window(person, "laptop")
    quick_table(anna, site)
    anna.click("#answers details.group > summary")
    answer = "#answers details.group .answer:not(.refused)"
    assert not anna.locator(f"{answer} .note").first.is_visible()
    devtools = anna.context.new_cdp_session(anna)
    found = devtools.send("Runtime.evaluate", {"expression": f"document.querySelector('{answer}')"})["result"][
        "objectId"
    ]
    node = devtools.send("Accessibility.getPartialAXTree", {"objectId": found, "fetchRelatives": False})["nodes"][0]
    sentence = anna.locator(f"{answer} .note").first.text_content()
    name, description = (node[key]["value"].replace(" ", "") for key in ("name", "description"))
    assert sentence.replace(" ", "") == description and description not in name
