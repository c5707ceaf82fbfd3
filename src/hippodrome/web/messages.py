"""The site's own sentences, in the reader's language; what games say comes from `hippodrome.text`."""

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

from hippodrome.draw.remembered import Remembering
from hippodrome.kernel.errors import UnknownGame
from hippodrome.text import LANGUAGES, Speaker, best_language
from hippodrome.text.bundle import MessageBundle
from hippodrome.web import clock

_reader = threading.local()


def language() -> str:
    known: str = getattr(_reader, "language", "")
    return known or _spoken(translation.get_language())


def one_language(get_response: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A middleware: in which language a request is answered is found out once, and not for every sentence."""

    def answer(request: HttpRequest) -> HttpResponse:
        with speaking(translation.get_language()):
            return get_response(request)

    return answer


@contextmanager
def speaking(wanted: str | None) -> Iterator[None]:
    """Whom this thread answers meanwhile reads this language, or the nearest that we have."""
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
    return MessageBundle(language, [texts / f"{name}{language}.ftl" for name in ("", "pages.", "bots.")])


def say(key: str, **params: object) -> str:
    return _say(language(), key, tuple(params.items()))


@lru_cache(maxsize=4096)
def _say(language: str, key: str, params: tuple[tuple[str, object], ...]) -> str:
    return site_bundle(language).say(key, **dict(params))


REMEMBERED = 20_000
"""How many sentences of a game in a language are remembered, with whoever's names are in them."""
FILLED = 5_000
"""And how many of what parts say: most are said again a move later, or never."""
Memory = Remembering[str]


@cache
def memory(game: str, language: str) -> tuple[Memory, Memory, Memory]:
    """The sentences, the names of things and what parts say, shared by speakers of a game.

    Names of people are in them as given: what names somebody is kept by these names as well.
    """
    return Memory(REMEMBERED), Memory(REMEMBERED), Memory(FILLED)


_encode = msgspec.json.Encoder().encode


class RememberingSpeaker(Speaker):
    """A speaker who does not think twice about a sentence: pages say the same few hundred again and again."""

    def __init__(self, game: str, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(game, language, tuple(names))
        self._said, self._things, self._filled = memory(game, language)

    def to(self, you: int | None) -> Speaker:
        """The same speaker, speaking to who sits there; what was said to others is remembered all the same."""
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
        """A message whose parameters name things and seats; only where seats are, it matters who sits there."""
        if not params:
            return self._said.get((key,)) or self.say(key)
        told = _encode(params)  # bytes, for lists can be no key
        which = (key, told, self.names, self.you) if b'seat":' in told else (key, told)
        said = self._filled.get(which)
        return said if said is not None else self._filled.keep(which, super().fill(key, params))

    def thing(self, name: str) -> str:
        said = self._things.get(name)
        return said if said is not None else self._things.keep(name, super().thing(name))


@lru_cache(maxsize=1024)
def speaker(game: str, language: str, names: Sequence[str] = ()) -> RememberingSpeaker:
    return RememberingSpeaker(game, language, names)


def title(game: str) -> str:
    """A game's name; one whose package is no longer installed keeps the name it was played under."""
    try:
        return speaker(game, language()).say("title")
    except UnknownGame:
        return game.capitalize()


def said_of(game: str, key: str) -> str:
    """Something the game says of itself; empty where it has no words for it."""
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
    """The strength of a bot in words; a bot the site has no words for keeps its name."""
    bundle = site_bundle(language())
    return bundle.say(f"bot-{bot}") if bundle.has(f"bot-{bot}") else bot
