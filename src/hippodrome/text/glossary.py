"""A game's glossary: the meaning of its terms, and where they occur in a text.

`glossary.en.ftl` beside a game's other texts has three messages for each term: `term-storm` is its title,
`term-storm-words` lists the forms that texts use, separated by commas, and `term-storm-text` is the explanation, with
the number of the rule at its end. A lower-case form also matches at the start of a sentence; a capitalised form, such
as the box `Main`, matches only as written. A second game of a package may have its own file,
`nekken.glossary.en.ftl`.
"""

import re
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple

from hippodrome.registry import package_of
from hippodrome.text.bundle import LANGUAGES, MessageBundle, text_folder


class Term(NamedTuple):
    """A term of the game with a meaning of its own."""

    title: str
    words: tuple[str, ...]
    text: str

    @property
    def meaning(self) -> str:
        """Return the text of the term's tooltip: its title, and its explanation below."""
        return f"{self.title}\n{self.text}"


class Glossary:
    """The terms of a game in one language, by key."""

    def __init__(self, terms: dict[str, Term]) -> None:
        self.terms = terms
        self._keys = {form: key for key, term in terms.items() for word in term.words for form in _forms(word)}
        longest_first = sorted(self._keys, key=lambda form: -len(form))
        self._pattern = re.compile(rf"\b(?:{'|'.join(map(re.escape, longest_first))})\b")

    def find(self, text: str) -> list[tuple[int, int, str]]:
        """Return the first occurrence of each term in a text: start, end, and key."""
        if not self.terms:
            return []
        found: dict[str, tuple[int, int, str]] = {}
        for match in self._pattern.finditer(text):
            key = self._keys[match[0]]
            found.setdefault(key, (match.start(), match.end(), key))
        return list(found.values())


def _forms(word: str) -> set[str]:
    """Return a word as texts write it: a lower-case word is also capitalised at the start of a sentence."""
    return {word, word[0].upper() + word[1:]}


@cache
def glossary_of(game: str, language: str) -> Glossary:
    """Return the glossary of a game, in English if the language lacks one; empty if there is none."""
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
