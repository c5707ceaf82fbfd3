"""Every numbered rule has a test: its number is in a `rule` marker somewhere in tests/."""

import ast
import re
from pathlib import Path

import pytest

import hippodrome
from hippodrome.text import LANGUAGES
from hippodrome.text.rules import numbered_rules, rules_text

ROOT = Path(__file__).parent.parent
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
NUMBER = re.compile(r"\*\*([A-Z]{2} \d+(?:\.\d+)+[a-z]?)\*\*")

NOT_TESTABLE: dict[str, str] = {}
"""Rule numbers that cannot be tested, each with the reason."""


def marked() -> set[str]:
    """Return the rule numbers in all `pytest.mark.rule(...)` of the test files."""
    numbers: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule":
                numbers |= {argument.value for argument in node.args if isinstance(argument, ast.Constant)}
    return numbers


def numbers_in(path: Path) -> list[str]:
    return NUMBER.findall(path.read_text("utf-8"))


@pytest.mark.parametrize("path", RULES, ids=[path.stem for path in RULES])
def test_every_rule_has_a_test(path: Path) -> None:
    numbers = numbers_in(path)
    assert numbers, "the rules file has no numbered rules"
    tested = marked()
    missing = [number for number in numbers if number not in tested and number not in NOT_TESTABLE]
    assert not missing, f"no test is marked with {missing}"


def test_only_rules_that_exist_are_marked() -> None:
    known = {number for path in RULES for number in numbers_in(path)}
    assert not marked() - known


PLAYABLE = [info.name for info in hippodrome.list_games() if info.status == "playable"]
SPECIFICATION = {"nekken": "byzantio"}
"""Games whose rules are in another game's file."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_players_can_read_every_rule(game: str, language: str) -> None:
    """The translated rules have the same numbers as the specification, in the same order."""
    specification = ROOT / "docs" / "rules" / f"{SPECIFICATION.get(game, game)}.md"
    assert list(numbered_rules(game, language)) == numbers_in(specification)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_no_rule_is_written_twice_or_left_empty(game: str, language: str) -> None:
    numbers = NUMBER.findall(rules_text(game, language))
    assert len(numbers) == len(set(numbers)) == len(numbered_rules(game, language))
    assert [number for number, text in numbered_rules(game, language).items() if len(text) < 20] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_rule_has_the_same_figures_in_each_language(game: str, language: str) -> None:
    """A 3 translated as a 2 is a wrong rule. References to other rules are checked too."""
    english = numbered_rules(game, "en")
    for number, text in numbered_rules(game, language).items():
        assert sorted(re.findall(r"\d+", text)) == sorted(re.findall(r"\d+", english[number])), number


@pytest.mark.parametrize("game", PLAYABLE)
def test_no_rule_is_left_in_english(game: str) -> None:
    english = numbered_rules(game, "en")
    for language in LANGUAGES:
        if language != "en":
            same = [number for number, text in numbered_rules(game, language).items() if text == english[number]]
            assert not same, f"{language}: {same}"
