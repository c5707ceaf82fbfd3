"""The rules in our words, by number, in the reader's language."""

import re
from functools import cache
from importlib.resources import files

from hippodrome.games import package_of

_NUMBERED = re.compile(r"^- \*\*([A-Z]{2} \d+(?:\.\d+)+[a-z]?)\*\* (.+?)(?=^- \*\*[A-Z]{2} |^ *\||^#|\Z)", re.M | re.S)


def rules_text(game: str, language: str) -> str:
    """The whole rules of a game as Markdown."""
    folder = files(package_of(game)) / "showing" / "text"
    own = folder / f"{game}.rules.{language}.md"
    return (own if own.is_file() else folder / f"rules.{language}.md").read_text("utf-8")


@cache
def numbered_rules(game: str, language: str) -> dict[str, str]:
    """Every numbered rule of a game, by its number; a table below it stands only in the whole rules."""
    return {number: " ".join(text.split()) for number, text in _NUMBERED.findall(rules_text(game, language))}


def rule_text(game: str, number: str, language: str) -> str | None:
    """One rule by its number (`BY 2.4`), or None if there is none."""
    return numbered_rules(game, language).get(number)
