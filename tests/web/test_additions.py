"""Our additions: one page for each game, derived from its options and texts."""

import pytest

pytest.importorskip("hippodrome.web")

from hippodrome.games import find_game, playable_games
from hippodrome.text import LANGUAGES, Speaker
from hippodrome.text.additions import NO_RULE, additions_of
from hippodrome.text.rules import numbered_rules

GAMES = [info.name for info in playable_games()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_and_reconstruction_is_on_the_page(inside, game, language):
    page = inside(language).get(f"/rules/{game}/additions/").content.decode()
    speaker = Speaker(game, language)
    for option in find_game(game).options:
        if option.name not in NO_RULE:
            assert f"<dt>{speaker.say(f'option-{option.name}')}</dt>" in page
    found = additions_of(game, language)
    assert page.count("<li>") >= len(found.reconstructed)
    rules = inside(language).get(f"/rules/{game}/").content.decode()
    assert f'href="/rules/{game}/additions/"' in rules


@pytest.mark.parametrize("game", GAMES)
def test_every_house_rule_can_be_switched_off_and_names_its_rules(game):
    for choice in [*additions_of(game, "en").house_rules, *additions_of(game, "en").readings]:
        assert len(choice.option.choices) >= 2
        assert choice.rules, f"no rule mentions {choice.option.name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_rules_called_house_rules_are_listed_as_such(game, language):
    """The rules say "House rule" where an option's default is ours; the list names the same options."""
    called = {"en": "House rule", "de": "Hausregel", "pl": "Zasada domowa"}[language]
    listed = {number for choice in additions_of(game, language).house_rules for number in choice.rules}
    assert {number for number, text in numbered_rules(game, language).items() if called in text} <= listed


def test_every_language_lists_the_same_number_of_reconstructions():
    for game in GAMES:
        assert len({len(additions_of(game, language).reconstructed) for language in LANGUAGES}) == 1
    assert not additions_of("byzanz", "en").reconstructed and len(additions_of("hamilcar", "en").reconstructed) >= 5


def test_additions_of_an_unknown_game_are_not_found(inside):
    assert inside().get("/rules/nowhere/additions/").status_code == 404
