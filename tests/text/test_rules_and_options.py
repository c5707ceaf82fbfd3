"""Rules texts follow the table's options: players read the rules that apply at their table."""

import pytest

import hippodrome
from hippodrome.text import LANGUAGES, rule_text
from hippodrome.text.rules import _CHOICE, _by_value, _source, chosen, spelled

GAMES = [info.name for info in hippodrome.list_games()]
NOT_IN_RULES = {"board"}
"""Options that do not affect any rule."""


TEXT = "Three cubes, {{elite_limit per_box: one a box | per_action: one in all}}. {{capital_plunder 5: Take 5. | 0:}}"


def test_a_variant_is_chosen_by_the_options() -> None:
    played = {"elite_limit": "per_action", "capital_plunder": 0}
    assert chosen("byzantium", TEXT, played).strip() == "Three cubes, one in all."
    assert chosen("byzantium", TEXT, {"elite_limit": "per_box"}) == "Three cubes, one a box. Take 5."
    assert spelled(True) == "true" and spelled(5) == "5"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_cover_every_value_of_every_option(game: str, language: str) -> None:
    wanted = {
        option.name: {spelled(value) for value in option.choices}
        for option in hippodrome.find_game(game).options
        if option.name not in NOT_IN_RULES
    }
    covered: dict[str, set[str]] = {}
    for option, values in _CHOICE.findall(_source(game, language)):
        if option in {own.name for own in hippodrome.find_game(game).options}:
            covered.setdefault(option, set()).update(_by_value(values))
    assert covered == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_changed_option_changes_a_rule(game: str, language: str) -> None:
    from hippodrome.text.rules import rules_text

    for option in hippodrome.find_game(game).options:
        if option.name not in NOT_IN_RULES:
            texts = {rules_text(game, language, {option.name: value}) for value in option.choices}
            assert len(texts) == len(option.choices), option.name
    assert rule_text(game, "XX 1.1", language) is None
