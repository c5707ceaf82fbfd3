"""Glossaries have the same terms in three languages, use words of the rules, and cite existing rules."""

import re

import pytest

import hippodrome
from hippodrome.text import LANGUAGES, rules_text
from hippodrome.text.glossary import glossary_of
from hippodrome.text.rules import numbered_rules

GAMES = [info.name for info in hippodrome.list_games() if info.status == "playable"]
LONGEST = 200
"""The most characters of an explanation: two sentences, to fit into a tooltip."""


@pytest.mark.parametrize("game", GAMES)
def test_all_languages_explain_the_same_terms(game: str) -> None:
    english = glossary_of(game, "en").terms
    assert 15 <= len(english) <= 55
    for language in LANGUAGES[1:]:
        other = glossary_of(game, language).terms
        assert list(other) == list(english)
        for key, term in english.items():
            numbers = re.findall(r"[A-Z]{2} [\d.]+\d", term.text)
            assert len(re.findall(r"[A-Z]{2} [\d.]+\d", other[key].text)) == len(numbers) == 1, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_terms_agree_with_the_rules(game: str, language: str) -> None:
    """The rules use each term in a form that the glossary recognises, and the rule it cites exists."""
    rules, numbers = rules_text(game, language), numbered_rules(game, language)
    used = {key for paragraph in re.split(r"^- |\n\n|^#", rules, flags=re.M)
            for _, _, key in glossary_of(game, language).find(paragraph)}  # fmt: skip
    for key, term in glossary_of(game, language).terms.items():
        assert key in used, f"{term.title} is not in the rules: {term.words}"
        number = re.search(r"\(([A-Z]{2} [\d.]+\d)\)\.$", term.text)
        assert number and number[1] in numbers, f"{term.title} cites no rule at its end"
        assert len(term.text) <= LONGEST, f"{term.title}: {len(term.text)} characters"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_word_means_one_thing(game: str, language: str) -> None:
    words = [word.lower() for term in glossary_of(game, language).terms.values() for word in term.words]
    assert len(set(words)) == len(words), sorted({word for word in words if words.count(word) > 1})


def test_the_longest_form_is_found_once() -> None:
    glossary = glossary_of("byzanz", "en")
    text = "The offer card says more than the offer; bids are bids."
    assert [(text[start:end], key) for start, end, key in glossary.find(text)] == [
        ("offer card", "offer"), ("bids", "bid"),
    ]  # fmt: skip
    assert glossary.find("nothing to explain") == []


def test_some_terms_are_found_only_when_capitalised() -> None:
    glossary = glossary_of("byzantium", "en")
    assert [key for _, _, key in glossary.find("Retreats cost cubes of Move.")] == ["retreat", "move"]
    assert glossary.find("you may move, at the main gate") == []
