"""What every game uses to make its parts: messages, the question, and an answer for each legal word."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from hippodrome.parts.model import Action, Figure, Param, Question, Say

WordKey = Callable[[str], tuple[str, dict[str, object]]]
"""A game's `texts.word_key`: returns the message key `word-...` and the parameters of a word."""


def say(key: str, **params: object) -> Say:
    """Make a message to display; items of lists and tuples are converted to strings."""
    return Say(key, {name: _param(value) for name, value in params.items()}) if params else _said(key)


@cache
def _said(key: str) -> Say:
    """Return a message without parameters, cached because games use the same few hundred again and again."""
    return Say(key)


def _param(value: object) -> Param:
    if type(value) is str or type(value) is int:
        return value
    if isinstance(value, (list, tuple)):
        return [str(item) for item in value]
    if isinstance(value, (str, bool, int, float)):
        return value
    raise TypeError(f"A parameter of a message must be a string, a number or a list, not {value!r}.")


def own_ask(view: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """Return the viewer's open ask, if any."""
    return next((ask for ask in view["asks"] if "words" in ask), None)


def legal_words(view: Mapping[str, Any]) -> list[str]:
    """Return the viewer's legal words."""
    own = own_ask(view)
    return list(own["words"]) if own else []


def question(view: Mapping[str, Any], *progress: Figure, follows: Say | None = None) -> Question:
    """Return the question of a view; for viewers who are not asked, it names the seats we wait for."""
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
    """Return the family of a word's message key: `bid` for `word-bid`."""
    return key.removeprefix("word-")


class Answers:
    """Makes an action for a word; its title and note are the game's messages `word-...` and `does-...`.

    `signs` maps each family of words to a symbol.
    """

    def __init__(self, word_key: WordKey, signs: Mapping[str, str]) -> None:
        self.word_key = word_key
        self.signs = signs

    def give(self, word: str, **more: Any) -> Action:
        """Make the action for a legal word; `more` sets further fields of the Action."""
        key, params = self.word_key(word)
        kind = family(key)
        more.setdefault("sign", self.signs.get(kind, kind))
        more.setdefault("title", say(key, **params))
        more.setdefault("note", say(f"does-{kind}", **params))
        return Action(word=word, **more)

    def refuse(self, word: str, why: Say, rule: str = "", **more: Any) -> Action:
        """Make a disabled action for a word that a player might expect, with the reason it is not legal now."""
        given = self.give(word, **more)
        fields = {name: getattr(given, name) for name in given.__struct_fields__}
        return Action(**fields | {"word": None, "why": why, "rule": rule})

    def all(self, words: Iterable[str], **more: Any) -> tuple[Action, ...]:
        """Make an action for each of several words."""
        return tuple(self.give(word, **more) for word in words)
