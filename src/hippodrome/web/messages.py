"""The site's own messages in the reader's language; messages of games come from `hippodrome.text`."""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from copy import copy
from datetime import datetime
from functools import cache, lru_cache
from importlib.resources import files

import msgspec
from django.http import HttpRequest, HttpResponse
from django.utils import translation

from hippodrome.kernel.errors import UnknownGame
from hippodrome.lru import LRUCache
from hippodrome.text import LANGUAGES, Speaker, best_language
from hippodrome.text.bundle import MessageBundle
from hippodrome.web import clock

_reader = threading.local()


def language() -> str:
    known: str = getattr(_reader, "language", "")
    return known or _spoken(translation.get_language())


def language_of_request(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A middleware: determine the language of a request once, not for every message."""

    def answer(request: HttpRequest) -> HttpResponse:
        with use_language(translation.get_language()):
            return get_response(request)

    return answer


@contextmanager
def use_language(wanted: str | None) -> Iterator[None]:
    """Use a language, or the closest supported one, for everything this thread says inside the context."""
    _reader.language = _spoken(wanted)
    try:
        yield
    finally:
        _reader.language = ""


@lru_cache(maxsize=64)
def _spoken(wanted: str | None) -> str:
    return best_language([wanted or LANGUAGES[0]])


@cache
def site_bundle(language: str) -> MessageBundle:
    texts = files("hippodrome.web") / "text"
    names = ("", "pages.", "bots.", "offers.", "clocks.", "notifications.")
    return MessageBundle(language, [texts / f"{name}{language}.ftl" for name in names])


def say(key: str, **params: object) -> str:
    return _say(language(), key, tuple(params.items()))


@lru_cache(maxsize=4096)
def _say(language: str, key: str, params: tuple[tuple[str, object], ...]) -> str:
    return site_bundle(language).say(key, **dict(params))


REMEMBERED = 20_000
"""How many sentences of one game in one language are cached."""
FILLED = 5_000
"""How many part texts are cached; most of them are needed again within a move, or never."""
Memory = LRUCache[str]


@cache
def memory(game: str, language: str) -> tuple[Memory, Memory, Memory]:
    """Return the caches of sentences, names and part texts shared by all speakers of a game.

    Cache keys include the players' names as given, because a speaker puts them into sentences.
    """
    return Memory(REMEMBERED), Memory(REMEMBERED), Memory(FILLED)


_encode = msgspec.json.Encoder().encode


class RememberingSpeaker(Speaker):
    """A speaker with a cache, because pages repeat the same few hundred messages."""

    def __init__(self, game: str, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(game, language, tuple(names))
        self._said, self._things, self._filled = memory(game, language)

    def to(self, you: int | None) -> Speaker:
        """Return the same speaker addressing another seat; the caches are shared."""
        if you is None:
            return self
        other = copy(self)
        other.you = you
        return other

    def say(self, key: str, **params: object) -> str:
        which = (key, *params.items())
        said = self._said.get(which)
        return said if said is not None else self._said.keep(which, super().say(key, **params))

    def fill(self, key: str, params: Mapping[str, object]) -> str:
        """Fill a message whose parameters name things and seats; the seat addressed matters only if it names seats."""
        if not params:
            return self._said.get((key,)) or self.say(key)
        told = _encode(params)  # bytes, because lists are not hashable
        which = (key, told, self.names, self.you) if b'seat":' in told else (key, told)
        said = self._filled.get(which)
        return said if said is not None else self._filled.keep(which, super().fill(key, params))

    def thing(self, name: str) -> str:
        said = self._things.get(name)
        return said if said is not None else self._things.keep(name, super().thing(name))


@lru_cache(maxsize=1024)
def speaker(game: str, language: str, names: Sequence[str] = ()) -> RememberingSpeaker:
    return RememberingSpeaker(game, language, names)


def has(key: str) -> bool:
    return site_bundle(language()).has(key)


def title(game: str) -> str:
    """Return a game's name; a game that is no longer installed keeps its internal name."""
    try:
        return speaker(game, language()).say("title")
    except UnknownGame:
        return game.capitalize()


def game_text(game: str, key: str) -> str:
    """Return one of the game's own messages; empty if the game has no such message."""
    spoken = speaker(game, language())
    return spoken.say(key) if spoken.bundle.has(key) else ""


def ago(moment: datetime) -> str:
    minutes = int((clock.now() - moment).total_seconds() // 60)
    if minutes < 1:
        return say("ago-now")
    if minutes < 60:
        return say("ago-minutes", count=minutes)
    if minutes < 24 * 60:
        return say("ago-hours", count=minutes // 60)
    return say("ago-days", count=minutes // (24 * 60))


def bot_title(bot: str) -> str:
    """Return a bot's name in the reader's language; a bot without a message keeps its own name."""
    bundle = site_bundle(language())
    return bundle.say(f"bot-{bot}") if bundle.has(f"bot-{bot}") else bot
