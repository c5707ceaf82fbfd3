"""The rules for players use the terms of each game and the numbers of its board."""

import re

import pytest

from hippodrome import find_game
from hippodrome.games.byzantio.boards import NO_TILE
from hippodrome.text import LANGUAGES, Speaker
from hippodrome.text.rules import numbered_rules, rules_text

GAMES = ("byzantio", "nekken")
NUMBERS = {
    "en": {"three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "nine": 9, "ten": 10, "thirty": 30},
    "de": {"drei": 3, "vier": 4, "fünf": 5, "sechs": 6, "sieben": 7, "neun": 9, "zehn": 10, "dreißig": 30},
    "pl": {"trzy": 3, "cztery": 4, "pięć": 5, "sześć": 6, "siedem": 7, "dziewię": 9, "dziesię": 10, "trzydzieści": 30},
}
"""Number words in the rules, as prefixes of words such as "dreimal" and "dziewięcioma"."""
FOREIGN = {
    "en": r"garrison|pretender|dynast|provinc|\bcit(?:y|ies)\b|sea lane|Campaign|Muster|Advance|Famine|Succession",
    "de": r"Garnison|Thronanw|Dynast|Provinz|Stadt|Städt|Seestraße|Feldz|Muster|Vorst|Nachfolge",
    "pl": r"garnizon|pretendent|\brod(?:u|em)\b|prowincj|miast|mieście|szlak|[Ww]ypraw|[Zz]aciąg|[Pp]rzemarsz|sukcesj",
}
"""Terms that only Byzantio has."""


def numbers_in(text: str, language: str) -> list[int]:
    found = []
    for word in re.findall(r"\w+", text):
        written = [number for stem, number in NUMBERS[language].items() if word.lower().startswith(stem)]
        found += [int(word)] if word.isdigit() else written[-1:]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_have_the_numbers_of_the_board(game, language):
    board, rules = find_game(game).board, numbered_rules(game, language)
    events = [number for number, tile in enumerate(board.tile_of_round) if tile != NO_TILE]
    assert numbers_in(rules["BO 0.1"], language) == [board.supply]
    assert numbers_in(rules["BO 0.5"], language) == events
    assert numbers_in(rules["BO 2.1"], language) == [board.rounds]
    assert numbers_in(rules["BO 2.2"], language) == [len(events)]
    assert numbers_in(rules["BO 2.4"], language) == board.budgets
    written = numbers_in(rules["BO 0.2"], language)
    for values in board.values.values():
        assert " ".join(map(str, [len(values), *values])) in " ".join(map(str, written))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nekkens_rules_use_its_own_terms(language):
    found = {number: re.findall(FOREIGN[language], text) for number, text in numbered_rules("nekken", language).items()}
    assert {number: words for number, words in found.items() if words} == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", [{}, {"hidden_events": True, "must_leave_volcano": True}])
def test_nekkens_own_rules_read_the_same_in_both_books(language, options):
    own, other = ("- **NK" + rules_text(game, language, options).split("- **NK", 1)[1] for game in GAMES)
    if options:  # Byzantio has no volcano, so its rules show the default of that option
        own, other = (re.sub(r"- \*\*NK 3.3.*?(?=- \*\*)", "", text, flags=re.S) for text in (own, other))
    assert own == other


def test_the_rules_say_that_the_volcano_must_be_left_with_that_option():
    text = rules_text("nekken", "en", {"must_leave_volcano": True})
    assert "must leave first" in text and "must leave first" not in rules_text("nekken", "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ["does-place-second-optional", "does-give-for", "why-plague-there"])
def test_nekkens_answers_do_not_use_terms_of_byzantio(key, language):
    params = {"city": "ashfall", "give": "ashfall", "take": "mist-fen", "owner_seat": 1, "province": "ashfall"}
    assert not re.findall(FOREIGN[language], Speaker("nekken", language).fill(key, params))
