"""Fluent files: finding them, reading them once, and saying a message."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from hippodrome.text.fluent import Messages

LANGUAGES = ("en", "de", "pl")


def best_language(wanted: Iterable[str]) -> str:
    """The first of some language tags (`de-AT`, `pl_PL.UTF-8`) that we speak, else English."""
    for tag in wanted:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class MessageBundle:
    """The messages of some Fluent files in one language; later files win."""

    def __init__(self, language: str, sources: Iterable[Traversable]) -> None:
        self.language = language
        self._messages = Messages(language)
        for source in sources:
            self._messages.add(source.read_text("utf-8"))

    def has(self, key: str) -> bool:
        """Whether there is a message of that key."""
        return key in self._messages

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def say(self, key: str, **params: object) -> str:
        """A message with its parameters filled in."""
        return self._messages.say(key, params).strip()


@cache
def game_bundle(package: str, game: str, language: str) -> MessageBundle:
    """A game's messages over those that all games share; a second game of a package may overlay some.

    What stands on the game's box and below the pictures in its rules has a file of its own, `box.en.ftl`, and so have
    its player aid, `aid.en.ftl`, what we added to its rules, `additions.en.ftl`, and what is said to the reader about
    themselves, `you.en.ftl`.

    A game that does not speak the language speaks English.
    """
    folder = text_folder(package)
    spoken = language if language in languages_in(package) else LANGUAGES[0]
    shared = (spoken, f"you.{spoken}", f"box.{spoken}", f"aid.{spoken}", f"additions.{spoken}")
    names = (*shared, *(f"{game}.{name}" for name in shared))
    own = [folder / f"{name}.ftl" for name in names]
    return MessageBundle(language, [common_source(language), *(source for source in own if source.is_file())])


def text_folder(package: str) -> Traversable:
    """Where a game's texts lie; there is no such folder if the game is a lone module."""
    return showing_folder(package) / "text"


def showing_folder(package: str) -> Traversable:
    """Where all lies that a game is shown by."""
    lone = not hasattr(import_module(package), "__path__")
    return files("hippodrome" if lone else package) / "showing"


@cache
def languages_in(package: str) -> tuple[str, ...]:
    """The languages a game's texts are written in, of those that we speak."""
    folder = text_folder(package)
    return tuple(language for language in LANGUAGES if (folder / f"{language}.ftl").is_file())


def common_source(language: str) -> Traversable:
    """The file of messages that all games share."""
    return files("hippodrome.text") / f"{language}.ftl"
