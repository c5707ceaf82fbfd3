"""Ask: who must decide, about what, and which answers are legal. Flow: rules that ask."""

from collections.abc import Generator
from typing import Any, TypeAlias

from hippodrome.kernel.words import Words

Params: TypeAlias = dict[str, object]


class Prompt:
    """What a seat is asked: a message key with its parameters, never a sentence."""

    def __init__(self, key: str, params: Params) -> None:
        self.key = key
        self.params = params

    def __repr__(self) -> str:
        return f"Prompt({self.key!r}, {self.params!r})"


class Ask:
    """One open question to one seat.

    `options` are the legal words as indexes, `words` the same words as spellings. The prompt's parameters are public:
    they must not contain anything that the other seats may not know. `secret` lists the options that stay secret from
    the other seats when chosen. A redeal draws one of them at random; an option listed twice is twice as likely.

    `declinable` is the word that declines the question, where a player may want to decline it every time. Only the view
    of the asked seat contains it. `kind` distinguishes questions with the same key for that purpose: a player who
    always declines one kind is still asked the others. A question without a kind is declined automatically
    only if there is no other legal answer.
    """

    def __init__(
        self,
        seat: int,
        rule: str,
        key: str,
        options: list[int],
        params: Params | None = None,
        secret: list[int] | None = None,
        declinable: str = "",
        kind: str = "",
    ) -> None:
        self.seat = seat
        self.rule = rule
        self.key = key
        self.options = options
        self.params = params
        self.secret = secret
        self.declinable = declinable
        self.kind = kind
        self.vocabulary: Words | None = None

    @property
    def prompt(self) -> Prompt:
        """Return the question as a message key with parameters."""
        return Prompt(self.key, {} if self.params is None else self.params)

    @property
    def words(self) -> list[str]:
        """Return the legal answers as spellings."""
        assert self.vocabulary is not None, "an ask is opened by a table"
        return self.vocabulary.spell(self.options)

    @property
    def mask(self) -> bytearray:
        """Return 1 for each legal word of the vocabulary and 0 for the others: `numpy.frombuffer(ask.mask, "int8")`."""
        assert self.vocabulary is not None, "an ask is opened by a table"
        mask = bytearray(len(self.vocabulary))
        for option in self.options:
            mask[option] = 1
        return mask

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and deepcopy, whether compiled or not."""
        told = self.seat, self.rule, self.key, self.options, self.params, self.secret, self.declinable, self.kind
        return _restored, (told, self.vocabulary)

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, rule={self.rule!r}, key={self.key!r}, {len(self.options)} words)"


class Together(Ask):
    """Several seats asked at once, each by a flow of its own.

    A flow may change only what belongs to its seat (or add to something unordered), so that answers may arrive in any
    order. Other seats see only the common key and rule, not how far a seat has got. Set `shown` if the rules reveal all
    secret words of this Together to everybody once the last one has been played.
    """

    def __init__(self, rule: str, key: str, flows: "list[Flow]", shown: bool = False) -> None:
        super().__init__(-1, rule, key, [])
        self.flows = flows
        self.shown = shown

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("Flows cannot be pickled. Pickle the table, or the asks of its seats.")


def _restored(told: tuple[Any, ...], vocabulary: Words | None) -> Ask:
    ask = Ask(*told)
    ask.vocabulary = vocabulary
    return ask


Flow: TypeAlias = Generator[Ask, int, None]
"""Rules in progress: a generator that yields Asks (or a Together) and is sent the index of the answered word."""

Choice: TypeAlias = Generator[Ask, int, int]
"""A part of a flow that returns a word or a number."""


def choose(
    seat: int, rule: str, key: str, options: list[int], params: Params | None = None, at_once: bool = True
) -> Choice:
    """Ask for one of the options. A single option is taken without asking if `at_once` is set."""
    if at_once and len(options) == 1:
        return options[0]
    word = yield Ask(seat, rule, key, options, params)
    return word


def pick(
    seat: int,
    rule: str,
    key: str,
    kind: int,
    things: list[int],
    params: Params | None = None,
    instead: int = -1,
    at_once: bool = True,
) -> Choice:
    """Ask for one of several things and return it. Their words are numbered from `kind` on.

    A single thing is taken without asking if `at_once` is set. The word `instead`, if there is one, comes first among
    the options and returns -1. Without any things, return -1 without asking.
    """
    if instead < 0 and at_once and len(things) == 1:
        return things[0]
    if not things:
        return -1
    options = [kind + thing for thing in things]
    word = yield Ask(seat, rule, key, options if instead < 0 else [instead, *options], params)
    return -1 if word == instead else word - kind
