"""Player aids: one A4 sheet per game and language, with numbers from the game's own data."""

import re

import pytest

pytest.importorskip("hippodrome.web")

from hippodrome.games import playable_games
from hippodrome.parts.aid import aid_of
from hippodrome.text import LANGUAGES

GAMES = [info.name for info in playable_games()]
A4 = [595, 842]
"""Width and height in points."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_aid(inside, game, language):
    page = inside(language).get(f"/rules/{game}/aid/").content.decode()
    aid = aid_of(game, language)
    assert page.count("<section>") == len(aid.sections)
    drawn = set(re.findall(r'href="#((?:sign|art)-[^"]+)"', page))
    assert len(drawn) >= 8 and all(f'id="{sign}"' in page for sign in drawn), "a symbol is not drawn"
    for path in (f"/rules/{game}/", f"/games/{game}/"):
        assert f'href="/rules/{game}/aid/"' in inside(language).get(path).content.decode()


def test_an_aid_of_an_unknown_game_is_not_found(inside):
    assert inside().get("/rules/nowhere/aid/").status_code == 404


def test_an_aid_shows_the_numbers_of_the_game():
    from hippodrome.games.byzantio.boards import Board
    from hippodrome.games.hamilcar import board

    for game in ("byzantio", "nekken"):
        actions = aid_of(game, "en").sections[1].rows
        assert [row.price for row in actions] == [f"× {budget}" for budget in Board(game).budgets]
    tables = [section.grid.rows for section in aid_of("hamilcar", "en").sections if section.grid]
    assert [[int(cell) for cell in row[1:]] for row in tables[0]] == board.ATTRITION


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_aid_is_one_sheet_of_paper(site, person, language):
    page = person(language)
    for game in GAMES:
        page.goto(f"{site.url}/rules/{game}/aid/")
        page.evaluate("document.fonts.ready")
        paper = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1, f"{game} takes more than one page"
        sides = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", paper).groups()
        assert [round(float(side)) for side in sides] == A4


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_aid_of_byzantium_explains_the_strait_and_the_emperors_levy(language):
    """The link that costs the Arabs double, and who may defend the capital, were once missing."""
    rows = {row.sign: row.text for section in aid_of("byzantium", language).sections for row in section.rows}
    strait = [row.text for section in aid_of("byzantium", language).sections for row in section.rows if "4" in row.text]
    assert any("Konstant" in text or "Constant" in text for text in strait)
    assert {"en": "Emperor", "de": "Kaiser", "pl": "Cesarz"}[language] in rows["levy"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["byzantio", "nekken"])
def test_the_aids_of_byzantio_and_nekken_say_when_a_turn_may_be_skipped(game, language):
    named = {"en": "only when stuck", "de": "nur im Notfall", "pl": "tylko z konieczności"}[language]
    assert named in aid_of(game, language).sections[0].rows[0].text
