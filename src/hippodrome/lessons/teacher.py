"""A teacher who speaks up when it matters: moments of a game, each with a condition, said once.

A condition is written about what the learner is asked and may know: the key of the question, the words that are legal,
and facts of the view such as `board.round >= 2`. In a fact `you` stands for the learner's seat and `count` for how many
there are.
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
    """When something matters for the first time, and what the teacher says then."""

    name: str
    text: Texts
    asked: str = ""
    """The key of the question, without its `prompt-`: `bid`, or `bid|confirm`."""
    words: str = ""
    """A word that must be legal: `sell-*`."""
    facts: tuple[str, ...] = ()
    """What must be so: `board.round >= 2`."""
    look: str = ""
    advice: bool = False
    """Whether the teacher adds which answer looks good here, and what it does."""


class Moments(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a teacher's file holds."""

    moment: tuple[TeachingMoment, ...]


@cache
def moments_of(game: str) -> tuple[TeachingMoment, ...]:
    """All that a teacher has to say about a game, what matters most first; nothing if there is no teacher for it.

    Where two games share a package they share the teacher, unless one has its own: `nekken-teacher.toml`.
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
    """What a teacher says about a question, if anything that was not said before."""
    ask = own_ask(view)
    if ask is None:
        return None
    untold = (moment for moment in moments_of(view["game"]) if moment.name not in told)
    return next((moment for moment in untold if holds(moment, view, ask)), None)


def holds(moment: TeachingMoment, view: Mapping[str, Any], ask: Mapping[str, Any]) -> bool:
    """Whether it is such a moment."""
    key = ask["prompt"]["key"].removeprefix("prompt-")
    if moment.asked and not fits(key, moment.asked):
        return False
    if moment.words and not any(fits(word, moment.words) for word in ask["words"]):
        return False
    return all(is_so(fact, view) for fact in moment.facts)


def read_fact(fact: str) -> tuple[str, str, int | str | bool]:
    """A fact as path, comparison and what is compared with; raises BadLesson."""
    match = FACT.match(fact)
    if match is None:
        raise BadLesson(f"A fact is written as 'board.round >= 2', not as {fact!r}.")
    path, sign, text = match.groups()
    value: int | str | bool = text
    if text in ("true", "false"):
        value = text == "true"
    elif re.fullmatch(r"-?\d+", text):
        value = int(text)
    return path, sign, value


def is_so(fact: str, view: Mapping[str, Any]) -> bool:
    """Whether a fact holds in a view; what the view does not tell is not so."""
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
    """What stands at a path of the view, or None."""
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
