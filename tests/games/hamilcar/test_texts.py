"""Everything Hamilcar can say is written in every language."""

import re
from pathlib import Path

import pytest

import hippodrome
from hippodrome.games.hamilcar.board import GENERAL_NAMES, PROVINCE_NAMES, SPACE_NAMES
from hippodrome.games.hamilcar.cards import BATTLE_NAMES, TACTICS_NAMES
from hippodrome.games.hamilcar.events import EVENTS
from hippodrome.text import LANGUAGES, Speaker
from hippodrome.text.rules import numbered_rules

SOURCE = Path(hippodrome.__file__).parent / "games" / "hamilcar"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_and_thing_has_a_name(language: str) -> None:
    speaker = Speaker("hamilcar", language)
    said = [speaker.word(word) for word in hippodrome.find_game("hamilcar").words.spellings]
    assert all(said)
    for name in (*SPACE_NAMES, *GENERAL_NAMES, *PROVINCE_NAMES, *BATTLE_NAMES, *TACTICS_NAMES):
        assert speaker.thing(name)
    for number in range(65, 125):
        assert speaker.thing(f"card-{number}") and speaker.say(f"card-{number}-text")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_and_log_line_is_written(language: str) -> None:
    speaker = Speaker("hamilcar", language)
    source = "".join(path.read_text("utf-8") for path in SOURCE.glob("*.py"))
    prompts = set(re.findall(r'"(prompt-[a-z-]+)"', source))
    assert len(prompts) > 50
    assert [key for key in prompts if not speaker.bundle.has(key)] == []
    assert [kind for kind in EVENTS if not speaker.bundle.has(f"log-{kind.__struct_config__.tag}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_a_question_names_can_be_read(language: str) -> None:
    source = "".join(path.read_text("utf-8") for path in SOURCE.glob("*.py"))
    named = set(re.findall(r'"(HM \d+\.\d+)"', source))
    assert len(named) > 35
    assert named <= set(numbered_rules("hamilcar", language))


def test_every_line_of_the_players_aid_is_covered_by_marked_rules() -> None:
    """The table at the end of docs/rules/hamilcar.md: each row names rules, and each of them is held by a test."""
    root = Path(__file__).parents[3]
    rules = (root / "docs" / "rules" / "hamilcar.md").read_text("utf-8")
    coverage = rules[rules.index("## 27.") : rules.index("## 28.")]
    rows = [row for row in coverage.splitlines() if row.startswith("| ")][2:]
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    marked = set(re.findall(r'"(HM \d+\.\d+)"', tests))
    assert len(rows) > 60
    for row in rows:
        named = re.findall(r"\d+\.\d+", row.split("|")[2])
        assert named or "section 2" in row, row
        assert all(f"HM {number}" in marked for number in named), row
