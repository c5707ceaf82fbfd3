"""Speaker: turn one game's words, prompts and events into sentences in one language."""

from collections.abc import Mapping, Sequence
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from hippodrome.kernel.events import Event, Seat, Thing
from hippodrome.registry import package_of, room_of
from hippodrome.text.bundle import MessageBundle, game_bundle, languages_in


class Speaker:
    """Formats a game's texts; `names` are the players' names by seat.

    A game's `texts.py` maps its words and things to messages: `word_key(word)` and `thing_key(name)` return a message
    key and parameters, in which a string stands for a thing. A game without that module uses `PlainTexts`. If the text
    of a question depends on its rule or its answers, `prompt_key(ask)` returns the message key.

    The player at seat `you` is addressed if a message has a form for that: `log-bid-you = You bid ...`. If they do not
    act themselves, the form is named after their role: `log-bribed-owner-you = Your garrison ...`.
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
        """Return any message of the game."""
        return self.bundle.say(key, **params)

    def seat(self, seat: int) -> str:
        """Return the name of the player at a seat."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.say("seat", number=seat + 1)

    def thing(self, name: str) -> str:
        """Return the name of a card, a city or a kind; a game may provide `thing_name` in its texts."""
        if hasattr(self._texts, "thing_name"):
            named: str | None = self._texts.thing_name(name, self.language)
            if named is not None:
                return named
        key, params = self._texts.thing_key(name)
        return self.fill(key, params)

    def things(self, names: Sequence[str]) -> str:
        """Return several things as one phrase."""
        return self.phrase([self.thing(name) for name in names]) if names else self.say("nothing")

    def phrase(self, items: Sequence[str]) -> str:
        """Return several names as one phrase: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        *others, last = items
        return self.say("both" if len(others) == 1 else "several", first=", ".join(others), last=last)

    def word_key(self, word: str) -> tuple[str, dict[str, object]]:
        """Return the message key of a word, and its parameters."""
        found: tuple[str, dict[str, object]] = self._texts.word_key(word)
        return found

    def word(self, word: str) -> str:
        """Return the label of a word's button."""
        key, params = self.word_key(word)
        return self.fill(key, params)

    def prompt(self, ask: Mapping[str, Any], own: bool = True) -> str:
        """Return the question of an ask in a view; for another seat's ask, say that we wait for them."""
        if not own:
            return self.say("waiting", seat=self.seat(ask["seat"]))
        prompt = ask["prompt"]
        key = self._texts.prompt_key(ask) if hasattr(self._texts, "prompt_key") else prompt["key"]
        return self.fill(key, prompt["params"])

    def event(self, event: Event) -> str:
        """Return an event's log line; an event with a hidden field may have a `-hidden` line."""
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
        # Fluent selects by text, not by booleans.
        return str(value).lower() if isinstance(value, bool) else value

    def fill(self, key: str, params: Mapping[str, object]) -> str:
        """Return a message; string parameters are things, `seat` parameters are seats, and the reader is "you"."""
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
    """Return the languages of a game's texts; in others it is shown in English."""
    return languages_in(package_of(game))


class PlainTexts:
    """The texts of a game that has no `texts.py`.

    The word `move-a1-a4` uses the message `word-move-a1-a4` if there is one, else `word-move`, in which `$a` is the
    thing `a1` and `$b` the thing `a4`, else the word's spelling. A thing uses the message `thing-a1`, or its spelling.
    """

    def __init__(self, bundle: MessageBundle) -> None:
        self.bundle = bundle

    def word_key(self, word: str) -> tuple[str, dict[str, object]]:
        """Return the message key of a word, and its parameters."""
        if self.bundle.has(f"word-{word}"):
            return f"word-{word}", {}
        verb, *things = word.split("-")
        if self.bundle.has(f"word-{verb}"):
            return f"word-{verb}", dict(zip("abcdefgh", things, strict=False))
        return "word", {"a": word}

    def thing_name(self, name: str, language: str) -> str:
        """Return the name of a thing."""
        return self.bundle.say(f"thing-{name}") if self.bundle.has(f"thing-{name}") else name


def part_in(event: Event, you: int | None) -> str:
    """Return the name of the event's field that contains a seat, which is the seat's role; empty if none does."""
    if you is None:
        return ""
    fields = [name for name, kind in _field_kinds(type(event)).items() if kind == "seat"]
    return next((name for name in sorted(fields, key=lambda name: name != "seat") if getattr(event, name) == you), "")


def names_seat(event: Event, seat: int | None) -> bool:
    """Return whether an event mentions a seat."""
    kinds = _field_kinds(type(event))
    return bool(part_in(event, seat)) or any(seat in getattr(event, name) for name in kinds if kinds[name] == "seats")


@cache
def _field_kinds(kind: type[Event]) -> dict[str, str]:
    """Return what each field of an event holds: seat, seats, thing, things or plain."""
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
