"""Speaker: one game's words, prompts and events as sentences in one language."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from hippodrome.kernel.events import Event, Seat, Thing
from hippodrome.registry import package_of, room_of
from hippodrome.text.bundle import MessageBundle, game_bundle, languages_in


class Speaker:
    """Says what a game has to say; `names` are the players' names by seat.

    A game's `texts.py` tells how its words and things are said: `word_key(word)` and `thing_key(name)` give a message
    key and parameters, in which a string stands for a thing. A game without one is said as `PlainTexts` tells. Where
    one question is put in several ways, by its rule or its answers, `prompt_key(ask)` gives the message.
    Who sits at `you` is spoken to where a sentence has a form for that: `log-bid-you = You bid ...`, and where they
    are not who acts, named after the part they have in it: `log-bribed-owner-you = Your garrison ...`.
    """

    def __init__(self, game: str, language: str, names: Sequence[str] = (), you: int | None = None) -> None:
        self.game = game
        self.you = you
        self.language = language
        self.names = names
        package = package_of(game)
        self.bundle = game_bundle(package, game, language)
        self._texts: Any = room_of(game, "showing.texts") or PlainTexts(self.bundle)

    def say(self, key: str, **params: object) -> str:
        """Any message of the game."""
        return self.bundle.say(key, **params)

    def seat(self, seat: int) -> str:
        """The name of who sits there."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("seat", number=seat + 1)

    def thing(self, name: str) -> str:
        """The name of a card, a city, a kind; a game whose board names things itself has `thing_name` in its texts."""
        if hasattr(self._texts, "thing_name"):
            named: str | None = self._texts.thing_name(name, self.language)
            if named is not None:
                return named
        key, params = self._texts.thing_key(name)
        return self.fill(key, params)

    def things(self, names: Sequence[str]) -> str:
        """Several things as one phrase."""
        return self.phrase([self.thing(name) for name in names]) if names else self.say("nothing")

    def phrase(self, items: Sequence[str]) -> str:
        """Several names as one phrase: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        *others, last = items
        return self.say("both" if len(others) == 1 else "several", first=", ".join(others), last=last)

    def word_key(self, word: str) -> tuple[str, dict[str, object]]:
        """The message that says a word, and its parameters."""
        found: tuple[str, dict[str, object]] = self._texts.word_key(word)
        return found

    def word(self, word: str) -> str:
        """A word as it stands on a button."""
        key, params = self.word_key(word)
        return self.fill(key, params)

    def prompt(self, ask: Mapping[str, Any], own: bool = True) -> str:
        """What an ask of a view asks; for another's ask, that we wait for them."""
        if not own:
            return self.say("waiting", seat=self.seat(ask["seat"]))
        prompt = ask["prompt"]
        key = self._texts.prompt_key(ask) if hasattr(self._texts, "prompt_key") else prompt["key"]
        return self.fill(key, prompt["params"])

    def event(self, event: Event) -> str:
        """A log line; an event that hides a field from its reader has a `-hidden` line of its own."""
        key = f"log-{event.__struct_config__.tag}"
        params: dict[str, object] = {}
        for name, kind in _field_kinds(type(event)).items():
            value = getattr(event, name)
            if value is None and self.bundle.has(f"{key}-hidden"):
                key = f"{key}-hidden"
            elif value is not None:
                params[name] = self._shown(value, kind)
        if hasattr(self._texts, "event_params"):
            params |= self._texts.event_params(event, self)
        part = part_in(event, self.you)
        spoken = f"{key}-you" if part == "seat" else f"{key}-{part}-you"
        return self.say(spoken if part and self.bundle.has(spoken) else key, **params)

    def _shown(self, value: Any, kind: str) -> object:
        if kind == "seat":
            return self.seat(value)
        if kind == "seats":
            return self.phrase([self.say("you") if seat == self.you else self.seat(seat) for seat in value])
        if kind == "thing":
            return self.thing(value)
        if kind == "things":
            return self.things(value)
        if isinstance(value, (list, tuple)):
            return self.phrase([str(item) for item in value])
        # Fluent selects by text, not by truth values.
        return str(value).lower() if isinstance(value, bool) else value

    def fill(self, key: str, params: Mapping[str, object]) -> str:
        """A message whose string parameters are things, and whose `seat` parameters are seats; the reader is "you"."""
        if self.you is not None and params.get("seat") == self.you and self.bundle.has(f"{key}-you"):
            key = f"{key}-you"
        filled: dict[str, object] = {}
        for name, value in params.items():
            if isinstance(value, str):
                filled[name] = self.thing(value)
            elif isinstance(value, (list, tuple)):
                filled[name] = self.things(value)
            elif isinstance(value, int) and not isinstance(value, bool) and (name == "seat" or name.endswith("_seat")):
                filled[name] = self.seat(value)
            else:
                filled[name] = str(value).lower() if isinstance(value, bool) else value
        return self.say(key, **filled)


def languages_of(game: str) -> tuple[str, ...]:
    """The languages a game speaks; in others it is said in English."""
    return languages_in(package_of(game))


class PlainTexts:
    """How the words and things of a game are said that does not tell it itself.

    The word `move-a1-a4` is said by the message `word-move-a1-a4` if there is one, else by `word-move`, in which `$a`
    is the thing `a1` and `$b` the thing `a4`, else as if it were a thing itself. A thing is said by its message
    `thing-a1`, or just as it is spelled.
    """

    def __init__(self, bundle: MessageBundle) -> None:
        self.bundle = bundle

    def word_key(self, word: str) -> tuple[str, dict[str, object]]:
        """The message of a word."""
        if self.bundle.has(f"word-{word}"):
            return f"word-{word}", {}
        verb, *things = word.split("-")
        if self.bundle.has(f"word-{verb}"):
            return f"word-{verb}", dict(zip("abcdefgh", things, strict=False))
        return "word", {"a": word}

    def thing_name(self, name: str, language: str) -> str:
        """The name of a thing."""
        return self.bundle.say(f"thing-{name}") if self.bundle.has(f"thing-{name}") else name


def part_in(event: Event, you: int | None) -> str:
    """Which part somebody has in an event, by the field that names their seat; empty if none."""
    if you is None:
        return ""
    fields = [name for name, kind in _field_kinds(type(event)).items() if kind == "seat"]
    return next((name for name in sorted(fields, key=lambda name: name != "seat") if getattr(event, name) == you), "")


def names_seat(event: Event, seat: int | None) -> bool:
    """Whether somebody's seat is among those that an event tells of."""
    kinds = _field_kinds(type(event))
    return bool(part_in(event, seat)) or any(seat in getattr(event, name) for name in kinds if kinds[name] == "seats")


@cache
def _field_kinds(kind: type[Event]) -> dict[str, str]:
    """What each field of an event is: seat, seats, thing, things or plain."""
    names: dict[Any, str] = {Seat: "seat", Thing: "thing"}
    kinds = {}
    for name, hint in get_type_hints(kind).items():
        if name.startswith("__"):
            continue
        bare = hint
        if get_origin(hint) in (Union, UnionType):
            bare = next(part for part in get_args(hint) if part is not type(None))
        if get_origin(bare) is list:
            inner = names.get(get_args(bare)[0])
            kinds[name] = f"{inner}s" if inner else "plain"
        else:
            kinds[name] = names.get(bare, "plain")
    return kinds
