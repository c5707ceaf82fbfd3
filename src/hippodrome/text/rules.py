"""The rules in our words, by number, in the reader's language, with the options of a table.

If an option decides something, the text contains a variant for each value, and the reader gets the one in force:

    Place up to three cubes, {{elite_limit per_box: one at most on each Elite box | per_action: one in Elite}}.
"""

import re
from collections.abc import Mapping
from functools import cache

from hippodrome.kernel.game import OptionValue
from hippodrome.registry import find_game, package_of
from hippodrome.text.bundle import LANGUAGES, text_folder

_NUMBERED = re.compile(r"^- \*\*([A-Z]{2} \d+(?:\.\d+)+[a-z]?)\*\* (.+?)(?=^- \*\*[A-Z]{2} |^ *\||^#|\Z)", re.M | re.S)
_CHOICE = re.compile(r"\{\{(\w+) (.*?)\}\}", re.S)


@cache
def _source(game: str, language: str) -> str:
    folder = text_folder(package_of(game))
    for spoken in (language, LANGUAGES[0]):
        for name in (f"{game}.rules.{spoken}.md", f"rules.{spoken}.md"):
            source = folder / name
            if source.is_file():
                return source.read_text("utf-8")
    return ""


def rules_text(game: str, language: str, options: Mapping[str, OptionValue] | None = None) -> str:
    """Return the whole rules of a game as Markdown for the given options (the defaults if None).

    They are in English if the language lacks them, and empty if the game has none.
    """
    return chosen(game, _source(game, language), options)


def rule_text(game: str, number: str, language: str, options: Mapping[str, OptionValue] | None = None) -> str | None:
    """Return the rule with a number (`BY 2.4`), or None."""
    text = _numbered(game, language).get(number)
    return None if text is None else chosen(game, text, options)


def numbered_rules(game: str, language: str) -> dict[str, str]:
    """Return every numbered rule of a game, by number. Tables below a rule appear only in the whole rules."""
    return {number: chosen(game, text, None) for number, text in _numbered(game, language).items()}


@cache
def _numbered(game: str, language: str) -> dict[str, str]:
    return {number: " ".join(text.split()) for number, text in _NUMBERED.findall(_source(game, language))}


def rules_of_options(game: str, language: str) -> dict[str, list[str]]:
    """The numbers of the rules whose text depends on an option, by its name."""
    found: dict[str, list[str]] = {}
    for number, text in _numbered(game, language).items():
        for option in dict.fromkeys(name for name, _values in _CHOICE.findall(text)):
            found.setdefault(option, []).append(number)
    return found


def chosen(game: str, text: str, options: Mapping[str, OptionValue] | None) -> str:
    """Return a text with each variant replaced by the one in force."""
    if "{{" not in text:
        return text
    played = {option.name: option.default for option in find_game(game).options} | dict(options or {})

    def pick(found: re.Match[str]) -> str:
        told = _by_value(found[2])
        if found[1] not in played:  # an option that only the other game with these rules has: use its first variant
            return next(iter(told.values()))
        return told.get(spelled(played[found[1]]), "")

    # An empty variant must not leave a double space behind.
    return re.sub(r" +(?=[ .,;:])", "", _CHOICE.sub(pick, text))


def spelled(value: OptionValue) -> str:
    """Return an option's value as rules texts and message keys spell it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _by_value(values: str) -> dict[str, str]:
    told = {}
    for part in values.split(" | "):
        value, _, text = part.partition(":")
        told[value.strip()] = text.strip()
    return told
