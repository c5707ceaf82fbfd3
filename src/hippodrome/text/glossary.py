"""A game's glossary: what its terms mean, and where they stand in a text.

`glossary.en.ftl` beside a game's other texts has three messages for each term: `term-storm` is what it is called,
`term-storm-words` the forms in which texts use it, with commas between them, and `term-storm-text` what it means, with
the rule that says so at the end. A form in small letters may begin a sentence; one with a capital, such as the box
`Main`, is found only so. A second game of a package may have a glossary of its own, `nekken.glossary.en.ftl`.
"""

import re
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple

from hippodrome.registry import package_of
from hippodrome.text.bundle import LANGUAGES, MessageBundle, text_folder


class Term(NamedTuple):
    """A word of the game that has a meaning of its own."""

    title: str
    words: tuple[str, ...]
    text: str

    @property
    def meaning(self) -> str:
        """What is told to who points at it: its name, and below what it means."""
        return f"{self.title}\n{self.text}"


class Glossary:
    """The terms of a game in one language, by key."""

    def __init__(self, terms: dict[str, Term]) -> None:
        self.terms = terms
        self._keys = {form: key for key, term in terms.items() for word in term.words for form in _forms(word)}
        longest_first = sorted(self._keys, key=lambda form: -len(form))
        self._pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")

    def find(self, text: str) -> list[tuple[int, int, str]]:
        """The terms in a text: from where to where each stands at first, and its key."""
        if not self.terms:
            return []
        found: dict[str, tuple[int, int, str]] = {}
        for match in self._pattern.finditer(text):
            key = self._keys[match[0]]
            found.setdefault(key, (match.start(), match.end(), key))
        return list(found.values())


def _forms(word: str) -> set[str]:
    """A word as texts write it: one in small letters may begin a sentence, one with a capital stays as it is."""
    return {word, word[0].upper() + word[1:]}


@cache
def glossary_of(game: str, language: str) -> Glossary:
    """The glossary of a game; in English where it is not written in the language, empty where there is none."""
    source = _source(game, language)
    if source is None:
        return Glossary({})
    bundle = MessageBundle(language, [source])
    keys = [key.removeprefix("term-").removesuffix("-words") for key in bundle if key.endswith("-words")]
    return Glossary({
        key: Term(
            bundle.say(f"term-{key}"),
            tuple(word.strip() for word in bundle.say(f"term-{key}-words").split(",")),
            bundle.say(f"term-{key}-text"),
        )
        for key in keys
    })  # fmt: skip


def _source(game: str, language: str) -> Traversable | None:
    folder = text_folder(package_of(game))
    for spoken in (language, LANGUAGES[0]):
        for name in (f"{game}.glossary.{spoken}.ftl", f"glossary.{spoken}.ftl"):
            source = folder / name
            if source.is_file():
                return source
    return None
