"""Rules texts follow the table's options: whoever opens a rule at a table reads what is played there."""

import pytest

import hippodrome
from hippodrome.text import LANGUAGES, rule_text
from hippodrome.text.rules import _CHOICE, _by_value, _source, chosen, spelled

GAMES = [info.name for info in hippodrome.list_games()]
UNTOLD = {"board"}
"""Options that no rule depends on."""


TEXT = "Three cubes, {{elite_limit per_box: one a box | per_action: one in all}}. {{capital_plunder 5: Take 5. | 0:}}"


def test_a_choice_becomes_what_is_played() -> None:
    played = {"elite_limit": "per_action", "capital_plunder": 0}
    assert chosen("byzantium", TEXT, played).strip() == "Three cubes, one in all."
    assert chosen("byzantium", TEXT, {"elite_limit": "per_box"}) == "Three cubes, one a box. Take 5."
    assert spelled(True) == "true" and spelled(5) == "5"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_tell_every_value_of_every_option(game: str, language: str) -> None:
    wanted = {
        option.name: {spelled(value) for value in option.choices}
        for option in hippodrome.find_game(game).options
        if option.name not in UNTOLD
    }
    told: dict[str, set[str]] = {}
    for option, values in _CHOICE.findall(_source(game, language)):
        if option in {own.name for own in hippodrome.find_game(game).options}:
            told.setdefault(option, set()).update(_by_value(values))
    assert told == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_changed_option_changes_a_rule(game: str, language: str) -> None:
    from hippodrome.text.rules import rules_text

    for option in hippodrome.find_game(game).options:
        if option.name not in UNTOLD:
            texts = {rules_text(game, language, {option.name: value}) for value in option.choices}
            assert len(texts) == len(option.choices), option.name
    assert rule_text(game, "XX 1.1", language) is None
