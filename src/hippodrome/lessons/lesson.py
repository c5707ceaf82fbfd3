"""A lesson as it is written down: how the table begins, what is loaded, and the steps; docs/lessons.md explains it."""

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
"""The lesson one begins a game with."""


class BadLesson(HippodromeError):
    """A lesson or a teacher's file that can't be understood, or that the rules no longer allow."""


class Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The same said in every language."""

    en: str
    de: str
    pl: str

    def said(self, language: str) -> str:
        """In one language, on one line: a file may break lines as it likes."""
        text: str = {"de": self.de, "pl": self.pl}.get(language, self.en)
        return " ".join(text.split())


class Instead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to somebody who answers this way."""

    word: str
    text: Texts


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to learn: what is said, where to look, what to do, and what happens then."""

    text: Texts
    look: str = ""
    """Where to look: a place on the board (`slot-wine`) or a part of the page (`hand`, `answers`, ...)."""
    do: str = ""
    """The words that the player shall say; none if there is only something to read."""
    free: bool = False
    """Whether any legal answer will do."""
    other: Texts | None = None
    """Why another answer fits less well now."""
    instead: tuple[Instead, ...] = ()
    """The same for certain answers."""
    then: tuple[str, ...] = ()
    """What others say after it: `1 pass` is seat 1, who passes."""
    chance: tuple[str | int, ...] = ()
    """What is rolled and drawn meanwhile: a number for a die, a name for a draw."""

    @property
    def to_read(self) -> bool:
        """Whether the step has nothing to do but to read on."""
        return not self.do and not self.free

    @property
    def wanted(self) -> list[str]:
        """The words to say; each may have a `*` for anything, or several choices with `|` between them."""
        return self.do.split()

    def objection(self, word: str) -> Texts | None:
        """What is said to another answer."""
        return next((one.text for one in self.instead if fits(word, one.word)), self.other)


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson: at which table, with which dice, in which steps."""

    game: str
    title: Texts
    step: tuple[Step, ...]
    seats: int = 0
    you: int = 0
    """The seat of who learns."""
    names: tuple[str, ...] = ()
    """What the others are called, by seat; the learner's own entry is left empty."""
    bot: str = ""
    """Who plays the others after the lesson; without it, the weakest there is."""
    options: Options = {}
    deal: tuple[str | int, ...] = ()
    """What is rolled and drawn until the first question."""
    position: str = ""
    """The file, beside this one, of a position to begin with; without it, the game's own beginning."""
    before: tuple[str, ...] = ()
    """What was said before the lesson begins: `1 pass`."""
    name: str = ""
    start: dict[str, Any] | None = None
    """The position of that file."""

    @property
    def chance(self) -> list[str]:
        """All that is rolled and drawn from the beginning on."""
        return [str(one) for one in (*self.deal, *(one for step in self.step for one in step.chance))]


def fits(word: str, pattern: str) -> bool:
    """Whether a word is one of those that a pattern stands for."""
    return any(fnmatchcase(word, choice) for choice in pattern.split("|"))


def folder_of(game: str, name: str = "lessons") -> Traversable | None:
    """Where the lessons of a game lie, or its puzzles; a game that is a lone module has none."""
    package = package_of(game)
    folder = files(package) / name if hasattr(import_module(package), "__path__") else None
    return folder if folder is not None and folder.is_dir() else None


def read_toml(source: Traversable, kind: type[Any]) -> Any:
    """What a file holds, checked; raises BadLesson with the file's name."""
    try:
        return msgspec.convert(tomllib.loads(source.read_text("utf-8")), kind)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(f"{source.name}: {error}") from error


def read_lesson(source: Traversable, beside: Traversable) -> Lesson:
    """A lesson from its file; a position it names lies beside it."""
    found: Lesson = read_toml(source, Lesson)
    start = json.loads((beside / found.position).read_text("utf-8")) if found.position else None
    name = source.name.removesuffix(".toml").removeprefix(f"{found.game}-")
    return msgspec.structs.replace(found, name=name, start=start)


@cache
def lessons_of(game: str) -> dict[str, Lesson]:
    """The lessons of a game by their names, the first one first; none if it has none.

    Where two games share a package, a file that begins with a game's name is for that one: `nekken-first.toml`.
    """
    folder = folder_of(game)
    if folder is None:
        return {}
    sources = sorted((one for one in folder.iterdir() if one.name.endswith(".toml")), key=lambda one: one.name)
    found = [read_lesson(one, folder) for one in sources if "teacher" not in one.name]
    own = sorted((one for one in found if one.game == game), key=lambda one: (one.name != FIRST, one.name))
    return {one.name: one for one in own}


def find_lesson(game: str, name: str) -> Lesson | None:
    """A lesson by its name."""
    return lessons_of(game).get(name)
