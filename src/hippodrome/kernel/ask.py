"""Ask: who must decide, about what, and which answers are legal. Flow: rules that ask."""

from collections.abc import Generator
from typing import TypeAlias

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

    `options` are the legal words as indexes, `words` the same as spellings. The prompt's parameters are public:
    they may hold nothing that the other seats may not know. `secret` lists the options that, if answered, only the
    seat may know; redeals suppose any of them, and one that is listed twice more often. `declinable` is the word that
    lets the question go by, where a player may want to say it always; only the asked seat's view tells. `kind` is what
    sets it apart from other questions with the same key for such a wish: to let one kind of them go by is not to let
    all of them. Without a kind it is only let go by unasked where nothing else could be said.
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
        """The question as a message key with parameters."""
        return Prompt(self.key, {} if self.params is None else self.params)

    @property
    def words(self) -> list[str]:
        """The legal answers as spellings."""
        assert self.vocabulary is not None, "an ask is opened by a table"
        return self.vocabulary.spell(self.options)

    @property
    def mask(self) -> bytearray:
        """For every word of the vocabulary 1 if it is legal, else 0: `numpy.frombuffer(ask.mask, "int8")`."""
        assert self.vocabulary is not None, "an ask is opened by a table"
        mask = bytearray(len(self.vocabulary))
        for option in self.options:
            mask[option] = 1
        return mask

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, rule={self.rule!r}, key={self.key!r}, {len(self.options)} words)"


class Together(Ask):
    """Several seats asked at once, each by a flow of its own.

    The flows may touch only what belongs to their seat (or add to what has no order), so that the answers may come
    in any order. To everybody else a seat in it shows only this common key and rule, not how far it has got.
    `shown` if the rules show all secret words of it to everybody when the last one has been said.
    """

    def __init__(self, rule: str, key: str, flows: "list[Flow]", shown: bool = False) -> None:
        super().__init__(-1, rule, key, [])
        self.flows = flows
        self.shown = shown


Flow: TypeAlias = Generator[Ask, int, None]
"""Rules in progress: yields Asks (or a Together) and is sent the index of the word that was answered."""

Choice: TypeAlias = Generator[Ask, int, int]
"""A part of a flow that comes to a word or a number in the end."""


def choose(
    seat: int, rule: str, key: str, options: list[int], params: Params | None = None, at_once: bool = True
) -> Choice:
    """Ask for one of the options; where there is only one, it is taken `at_once`, without a question."""
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
    """Ask for one of some things by their words, which begin with `kind`, and come to the thing itself.

    Where there is only one, it is taken `at_once`. If there is a word to say `instead`, it comes first among the
    options, and the answer is -1; so it is, unasked, if there is no thing at all.
    """
    if instead < 0 and at_once and len(things) == 1:
        return things[0]
    if not things:
        return -1
    options = [kind + thing for thing in things]
    word = yield Ask(seat, rule, key, options if instead < 0 else [instead, *options], params)
    return -1 if word == instead else word - kind
