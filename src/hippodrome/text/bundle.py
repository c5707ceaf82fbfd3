"""Fluent files: finding them, reading them once, and saying a message."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "de", "pl")


class MissingText(KeyError):
    """A message that is not written in a language, or that needs a parameter it was not given."""


def best_language(wanted: Iterable[str]) -> str:
    """The first of some language tags (`de-AT`, `pl_PL.UTF-8`) that we speak, else English."""
    for tag in wanted:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class Bundle:
    """The messages of some Fluent files in one language; later files win."""

    def __init__(self, language: str, sources: Iterable[Traversable]) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source.read_text("utf-8")), allow_overrides=True)

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **params: object) -> str:
        """A message with its parameters filled in."""
        if not self.has(key):
            raise MissingText(f"no text {key!r} in {self.language!r}")
        message = self._bundle.get_message(key)
        if message.value is None:
            raise MissingText(f"text {key!r} is empty in {self.language!r}")
        text, errors = self._bundle.format_pattern(message.value, params)
        if errors:
            raise MissingText(f"text {key!r} in {self.language!r}: {errors[0]}")
        return str(text).strip()


@cache
def game_bundle(package: str, game: str, language: str) -> Bundle:
    """A game's messages over those that all games share; a second game of a package may overlay some."""
    folder = files(package) / "showing" / "text"
    own = [folder / f"{language}.ftl", folder / f"{game}.{language}.ftl"]
    return Bundle(language, [common_source(language), *(source for source in own if source.is_file())])


def common_source(language: str) -> Traversable:
    """The file of messages that all games share."""
    return files("hippodrome.text") / f"{language}.ftl"
