"""English, German and Polish have the same messages with the same parameters."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import hippodrome
from hippodrome.games import package_of
from hippodrome.text import LANGUAGES, MissingText, Speaker, best_language, rule_text, rules_text

SOURCE = Path(hippodrome.__file__).parent
ENGLISH = sorted(SOURCE.rglob("*en.ftl"))


class Variables(visitor.Visitor):
    """Collects the parameters that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    """Return the parameters of each message in a Fluent file, and fail if the file cannot be parsed."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:60]!r} can't be read"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path.name} has {entry.id.name} twice"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("path", ENGLISH, ids=[str(path.relative_to(SOURCE)) for path in ENGLISH])
def test_every_message_is_translated(path: Path, language: str) -> None:
    english = messages(path)
    other = messages(path.with_name(path.name.replace("en.ftl", f"{language}.ftl")))
    assert english.keys() == other.keys()
    for name, parameters in english.items():
        assert other[name] == parameters, f"{name} uses other parameters in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [info.name for info in hippodrome.list_games() if info.status == "playable"])
def test_every_word_and_option_of_a_game_has_a_text(game: str, language: str) -> None:
    speaker = Speaker(game, language)
    rules = hippodrome.find_game(game)
    for word in rules.words.spellings:
        assert speaker.word(word)
    for option in rules.options:
        assert speaker.say(f"option-{option.name}")
        assert speaker.say(f"option-{option.name}-help")
    assert speaker.say("title") and speaker.say("tagline")


@pytest.mark.parametrize("game", [info.name for info in hippodrome.list_games() if info.status == "playable"])
def test_no_two_words_of_a_game_have_the_same_text(game: str) -> None:
    for language in LANGUAGES:
        speaker = Speaker(game, language)
        texts = [speaker.word(word) for word in hippodrome.find_game(game).words.spellings]
        assert len(set(texts)) == len(texts)


def test_a_missing_text_is_an_error_not_a_blank() -> None:
    speaker = Speaker("byzanz", "en")
    with pytest.raises(MissingText):
        speaker.say("no-such-message")
    with pytest.raises(MissingText):
        speaker.say("log-sold", seat="Anna")


def test_the_best_language_is_chosen_from_language_tags() -> None:
    assert best_language(["de-AT", "en"]) == "de"
    assert best_language(["fr", "pl_PL.UTF-8"]) == "pl"
    assert best_language(["C", ""]) == "en"


def test_rules_are_found_by_number() -> None:
    text = rule_text("byzanz", "BY 2.4", "en")
    assert text is not None and "at least 1" in text
    assert rule_text("byzanz", "BY 99.9", "en") is None


def test_a_single_rule_is_shown_without_its_table() -> None:
    text = rule_text("hamilcar", "HM 22.4", "en")
    assert text is not None and text.endswith("dice.") and "|" not in text
    assert "| 2 points | 1 point |" in rules_text("hamilcar", "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_plurals_follow_the_language(language: str) -> None:
    speaker = Speaker("byzanz", language)
    texts = {count: speaker.say("label-cards", count=count) for count in (1, 2, 5)}
    forms = {re.sub(r"\d+", "", text) for text in texts.values()}
    assert len(forms) == (3 if language == "pl" else 2)


def test_the_package_of_a_game() -> None:
    assert package_of("byzanz") == "hippodrome.games.byzanz"
