"""Fluent files: find them, read them once, and format their messages."""

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable

from hippodrome.text.fluent import Messages

LANGUAGES = ("en", "de", "pl")


def best_language(wanted: Iterable[str]) -> str:
    """Return the first of some language tags (`de-AT`, `pl_PL.UTF-8`) that is supported, else English."""
    for tag in wanted:
        language = tag.replace("_", "-").split("-")[0].lower()
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


class MessageBundle:
    """The messages of some Fluent files in one language; later files override earlier ones."""

    def __init__(self, language: str, sources: Iterable[Traversable]) -> None:
        self.language = language
        self._messages = Messages(language)
        for source in sources:
            self._messages.add(source.read_text("utf-8"))

    def has(self, key: str) -> bool:
        """Return whether there is a message with that key."""
        return key in self._messages

    def __iter__(self) -> Iterator[str]:
        return iter(self._messages)

    def say(self, key: str, **params: object) -> str:
        """Return a message with its parameters filled in."""
        return self._messages.say(key, params).strip()


@cache
def game_bundle(package: str, game: str, language: str) -> MessageBundle:
    """Return a game's messages, on top of those that all games share.

    Separate files hold the texts of the game's box and of the captions in its rules (`box.en.ftl`), its player aid
    (`aid.en.ftl`), our additions to its rules (`additions.en.ftl`), and the messages that address the reader
    (`you.en.ftl`). A second game of a package may override messages in files that begin with its name. A game without
    the language is shown in English.
    """
    folder = text_folder(package)
    spoken = language if language in languages_in(package) else LANGUAGES[0]
    shared = (spoken, f"you.{spoken}", f"box.{spoken}", f"aid.{spoken}", f"additions.{spoken}")
    names = (*shared, *(f"{game}.{name}" for name in shared))
    own = [folder / f"{name}.ftl" for name in names]
    return MessageBundle(language, [common_source(language), *(source for source in own if source.is_file())])


def text_folder(package: str) -> Traversable:
    """Return the folder of a game's texts; it does not exist if the game is a single module."""
    return showing_folder(package) / "text"


def showing_folder(package: str) -> Traversable:
    """Return the folder with everything that is needed to show a game."""
    lone = not hasattr(import_module(package), "__path__")
    return files("hippodrome" if lone else package) / "showing"


@cache
def languages_in(package: str) -> tuple[str, ...]:
    """Return the supported languages that a game's texts exist in."""
    folder = text_folder(package)
    return tuple(language for language in LANGUAGES if (folder / f"{language}.ftl").is_file())


def common_source(language: str) -> Traversable:
    """Return the file of messages that all games share."""
    return files("hippodrome.text") / f"{language}.ftl"
