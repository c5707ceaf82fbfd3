"""The file format of lessons: initial table, scripted dice and steps; docs/lessons.md explains it."""

import json
import tomllib
from fnmatch import fnmatchcase
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import msgspec

from hippodrome.kernel.errors import HippodromeError
from hippodrome.kernel.game import Options
from hippodrome.registry import package_of

FIRST = "first"
"""The name of the introductory lesson of a game."""


class BadLesson(HippodromeError):
    """Raised for a lesson or teacher's file that can't be read, or that the current rules don't allow."""


class Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text in every language."""

    en: str
    de: str
    pl: str

    def said(self, language: str) -> str:
        """Return the text in one language on one line, whatever line breaks the file contains."""
        text: str = {"de": self.de, "pl": self.pl}.get(language, self.en)
        return " ".join(text.split())


class Instead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The objection to certain answers."""

    word: str
    text: Texts


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step of a lesson: a text, a place to look at, words to play, and what happens next."""

    text: Texts
    look: str = ""
    """A place on the board (`slot-wine`) or a part of the page (`hand`, `answers`, ...) to point at."""
    do: str = ""
    """The words the learner should play; empty if there is only something to read."""
    free: bool = False
    """Whether any legal answer is fine."""
    other: Texts | None = None
    """Why other answers are less suitable here."""
    instead: tuple[Instead, ...] = ()
    """The same for specific answers."""
    then: tuple[str, ...] = ()
    """Words that other seats play after the step: `1 pass` means that seat 1 passes."""
    chance: tuple[str | int, ...] = ()
    """The scripted rolls and draws during the step: a number for a die, a name for a draw."""

    @property
    def to_read(self) -> bool:
        """Whether the learner only has to read and continue."""
        return not self.do and not self.free

    @property
    def wanted(self) -> list[str]:
        """The words to play; each may contain `*` as a wildcard, or list alternatives separated by `|`."""
        return self.do.split()

    def objection(self, word: str) -> Texts | None:
        """Return the objection to an unsuitable answer, if there is one."""
        return next((one.text for one in self.instead if fits(word, one.word)), self.other)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: its table, scripted dice and steps."""

    game: str
    title: Texts
    step: tuple[Step, ...]
    seats: int = 0
    you: int = 0
    """The learner's seat."""
    names: tuple[str, ...] = ()
    """The other players' names, by seat; the learner's own entry is empty."""
    bot: str = ""
    """The bot that plays the other seats after the lesson; by default the weakest one."""
    options: Options = {}
    deal: tuple[str | int, ...] = ()
    """The scripted rolls and draws up to the first question."""
    position: str = ""
    """The file name of an initial position, in the same folder; without it, the game starts normally."""
    before: tuple[str, ...] = ()
    """Words played before the lesson starts: `1 pass`."""
    name: str = ""
    start: dict[str, Any] | None = None
    """The content of the position file."""

    @property
    def chance(self) -> list[str]:
        """All scripted rolls and draws, from the start to the end."""
        return [str(one) for one in (*self.deal, *(one for step in self.step for one in step.chance))]


def fits(word: str, pattern: str) -> bool:
    """Return whether a word matches a pattern."""
    return any(fnmatchcase(word, choice) for choice in pattern.split("|"))


def folder_of(game: str, name: str = "lessons") -> Traversable | None:
    """Return the folder of a game's lessons (or puzzles), or None for a game in a single module."""
    package = package_of(game)
    folder = files(package) / name if hasattr(import_module(package), "__path__") else None
    return folder if folder is not None and folder.is_dir() else None


def read_toml(source: Traversable, kind: type[Any]) -> Any:
    """Read and validate a file; raises BadLesson with the file's name."""
    try:
        return msgspec.convert(tomllib.loads(source.read_text("utf-8")), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{source.name}: {error}") from error


def read_lesson(source: Traversable, beside: Traversable) -> Lesson:
    """Read a lesson from its file, and its position from the folder `beside`."""
    found: Lesson = read_toml(source, Lesson)
    start = json.loads((beside / found.position).read_text("utf-8")) if found.position else None
    name = source.name.removesuffix(".toml").removeprefix(f"{found.game}-")
    return msgspec.structs.replace(found, name=name, start=start)


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """Return a game's lessons by name, the introductory one first.

    Where two games share a package, a file name that starts with a game's name belongs to that game:
    `nekken-first.toml`.
    """
    folder = folder_of(game)
    if folder is None:
        return {}
    sources = sorted((one for one in folder.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name)
    found = [read_lesson(one, folder) for one in sources if "teacher" not in one.name]
    own = sorted((one for one in found if one.game == game), key=lambda one: (one.name != FIRST, one.name))
    return {one.name: one for one in own}


def find_lesson(game: str, name: str) -> Lesson | None:
    return lessons_of(game).get(name)
