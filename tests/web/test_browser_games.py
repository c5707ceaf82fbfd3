"""Whole games in a real browser, by clicking."""

from tests.web.web_site import SCREENS, play_by_clicking


def test_two_people_and_a_bot_play_a_whole_game(site, person):
    anna, tom = person(), person("de")
    anna.goto(site.url + "/games/byzanz/")
    anna.select_option("#count", "3")
    anna.select_option("#seat-1", "open")
    anna.click("text=Open this table")
    tom.goto(anna.url)
    tom.click("text=Hier hinsetzen")
    for page in (anna, tom):
        page.wait_for_selector("#prompt")
    play_by_clicking([anna, tom])
    for page in (anna, tom):
        page.wait_for_selector("#result")
    anna.screenshot(path=SCREENS / "game-over-wide.png", full_page=True)
    assert anna.locator("#result li").count() == 3
    assert "Ergebnis" in tom.locator("#result").inner_text()
