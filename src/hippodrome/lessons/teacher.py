"""A teacher who gives a hint at the right moment; each moment has a condition, and its hint is shown once.

Conditions refer to what the learner is asked and may know: the key of the question, the legal words, and facts about
the view such as `board.round >= 2`. In a fact, `you` stands for the learner's seat, and `count` for the number of
items.
"""

import operator
import re
from collections.abc import Callable, Collection, Mapping
from functools import cache
from typing import Any

import msgspec

from hippodrome.lessons.lesson import BadLesson, Texts, fits, folder_of, read_toml
from hippodrome.parts import own_ask

COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "!=": operator.ne,
    "=": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}
FACT = re.compile(r"^([\w.-]+)\s*(>=|<=|!=|=|>|<)\s*(\S+)$")


class TeachingMoment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation that matters for the first time, and the teacher's hint."""

    name: str
    text: Texts
    asked: str = ""
    """The key of the question without `prompt-`: `bid` or `bid|confirm`."""
    words: str = ""
    """A word (or pattern) that must be legal: `sell-*`."""
    facts: tuple[str, ...] = ()
    """Facts that must hold: `board.round >= 2`."""
    look: str = ""
    advice: bool = False
    """Whether the teacher adds a recommended answer and explains its effect."""


class Moments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of a teacher's file."""

    moment: tuple[TeachingMoment, ...]


@cache
def moments_of(game: str) -> tuple[TeachingMoment, ...]:
    """Return all teaching moments of a game, the most important first; empty if it has no teacher.

    Games that share a package also share the teacher, unless one has its own: `nekken-teacher.toml`.
    """
    folder = folder_of(game)
    for source in [folder / name for name in (f"{game}-teacher.toml", "teacher.toml")] if folder else []:
        if source.is_file():
            found: Moments = read_toml(source, Moments)
            for moment in found.moment:
                for fact in moment.facts:
                    read_fact(fact)
            return found.moment
    return ()


def moment_at(view: Mapping[str, Any], told: Collection[str]) -> TeachingMoment | None:
    """Return the first matching moment whose hint the learner has not seen."""
    ask = own_ask(view)
    if ask is None:
        return None
    untold = (moment for moment in moments_of(view["game"]) if moment.name not in told)
    return next((moment for moment in untold if holds(moment, view, ask)), None)


def holds(moment: TeachingMoment, view: Mapping[str, Any], ask: Mapping[str, Any]) -> bool:
    """Return whether a moment's condition holds."""
    key = ask["prompt"]["key"].removeprefix("prompt-")
    if moment.asked and not fits(key, moment.asked):
        return False
    if moment.words and not any(fits(word, moment.words) for word in ask["words"]):
        return False
    return all(is_so(fact, view) for fact in moment.facts)


def read_fact(fact: str) -> tuple[str, str, int | str | bool]:
    """Parse a fact into path, comparison and value; raises BadLesson."""
    match = FACT.match(fact)
    if match is None:
        raise BadLesson(f"Write a fact as 'board.round >= 2', not as {fact!r}.")
    path, sign, text = match.groups()
    value: int | str | bool = text
    if text in ("true", "false"):
        value = text == "true"
    elif re.fullmatch(r"-?\d+", text):
        value = int(text)
    return path, sign, value


def is_so(fact: str, view: Mapping[str, Any]) -> bool:
    """Return whether a fact holds in a view; facts about unknown paths don't."""
    path, sign, value = read_fact(fact)
    found = look_up(path, view)
    if found is None or isinstance(found, (list, dict)):
        return False
    if sign in ("=", "!="):
        return COMPARISONS[sign](found, value)
    if isinstance(found, str) or isinstance(value, str):
        return False
    return COMPARISONS[sign](found, value)


def look_up(path: str, view: Mapping[str, Any]) -> Any:
    """Return the value at a path in the view, or None."""
    found: Any = view
    for part in path.split("."):
        name = str(view["viewer"]) if part == "you" else part
        if part == "count" and isinstance(found, (list, dict)):
            found = len(found)
        elif isinstance(found, Mapping):
            found = found.get(name)
        elif isinstance(found, list) and name.isdecimal() and int(name) < len(found):
            found = found[int(name)]
        else:
            return None
    return found
