"""What every game's parts are made with: the question as it is asked, and an answer for each legal word."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from hippodrome.parts.model import Action, Figure, Param, Question, Say

WordKey = Callable[[str], tuple[str, dict[str, object]]]
"""A game's `texts.word_key`: the message key `word-...` and the parameters of a word."""


def say(key: str, **params: object) -> Say:
    """Something to be said; lists and tuples of things become lists."""
    return Say(key, {name: _param(value) for name, value in params.items()}) if params else _said(key)


@cache
def _said(key: str) -> Say:
    """What is said always alike; a game says some hundred such things, again and again."""
    return Say(key)


def _param(value: object) -> Param:
    if type(value) is str or type(value) is int:
        return value
    if isinstance(value, (list, tuple)):
        return [str(item) for item in value]
    if isinstance(value, (str, bool, int, float)):
        return value
    raise TypeError(f"a parameter of a message is a text, a number or a list of things, not {value!r}")


def own_ask(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """What the viewer is asked and may answer, if anything."""
    return next((ask for ask in view["asks"] if "words" in ask), None)


def legal_words(view: Mapping[str, Any]) -> list[str]:
    """The words the viewer may say now."""
    own = own_ask(view)
    return list(own["words"]) if own else []


def question(view: Mapping[str, Any], *progress: Figure, follows: Say | None = None) -> Question:
    """The question of a view; to who is not asked, whom we wait for."""
    own = own_ask(view)
    seats = tuple(ask["seat"] for ask in view["asks"])
    if own is None:
        rule = view["asks"][0]["rule"] if view["asks"] else ""
        return Question(seats=seats, rule=rule, progress=progress)
    prompt = own["prompt"]
    return Question(
        seats=seats,
        own=True,
        say=say(prompt["key"], **prompt["params"]),
        rule=own["rule"],
        follows=follows,
        progress=progress,
    )


def family(key: str) -> str:
    """The family of a message key of a word: `bid` of `word-bid`."""
    return key.removeprefix("word-")


class Answers:
    """Makes answers of words: title and sentence come from the game's texts, `word-bid` and `does-bid`.

    `signs` names a symbol for each family of words.
    """

    def __init__(self, word_key: WordKey, signs: Mapping[str, str]) -> None:
        self.word_key = word_key
        self.signs = signs

    def give(self, word: str, **more: Any) -> Action:
        """The answer that a legal word is; `more` are other fields of an Action."""
        key, params = self.word_key(word)
        kind = family(key)
        more.setdefault("sign", self.signs.get(kind, kind))
        more.setdefault("title", say(key, **params))
        more.setdefault("note", say(f"does-{kind}", **params))
        return Action(word=word, **more)

    def refuse(self, word: str, why: Say, rule: str = "", **more: Any) -> Action:
        """The same answer, greyed: one might expect it, but it can't be given now."""
        given = self.give(word, **more)
        fields = {name: getattr(given, name) for name in given.__struct_fields__}
        return Action(**fields | {"word": None, "why": why, "rule": rule})

    def all(self, words: Iterable[str], **more: Any) -> tuple[Action, ...]:
        """An answer for each of some words."""
        return tuple(self.give(word, **more) for word in words)
