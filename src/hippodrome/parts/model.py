"""The parts of a table as plain data: what a page, a terminal or a still picture shows, before anybody has said it.

A part never holds a sentence. What is to be read is a `Say`: a message key and its parameters, in which a text stands
for a thing of the game (`wine-4`), a list for several, and a number named `seat` (or `..._seat`) for who sits there.
Signs are names of drawn symbols. Parts are made from a view alone, so they know no more than the seat does.
"""

from typing import Any

import msgspec

from hippodrome.kernel.events import Event

Param = str | int | float | bool | list[str]


class Part(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Plain data; equal parts have equal bytes, so that a fingerprint tells whether anything has changed."""


class Say(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be said: a message key of the game's Fluent files, and its parameters."""

    key: str
    params: dict[str, Param] = {}


class Figure(Part, frozen=True):
    """A number with its sign and its name: 3 cards, 12 points, a cost, a modifier; None is hidden from the viewer."""

    sign: str
    name: Say
    value: int | None
    note: Say | None = None
    forecast: int | None = None
    """What it will be, if nothing else happens."""
    of: int | None = None
    """What it is counted up to: round 2 *of 6*."""
    signed: bool = False
    """Whether it is a gain or a loss and wears its plus."""
    span: bool = False
    """Whether it numbers a stretch of the game that ends, such as a round or an auction; longer ones come first."""

    @property
    def shown(self) -> str:
        """The number: with its sign if it is a gain or a loss, and a question mark if it is hidden."""
        if self.value is None:
            return "?"
        told = (f"{self.value:+d}" if self.signed else str(self.value)).replace("-", "−")
        return told if self.of is None else f"{told}/{self.of}"


class Odds(Part, frozen=True):
    """How likely something is, in percent; `sampled` if it was tried out and not counted."""

    percent: float
    name: Say | None = None
    sampled: bool = False


class Action(Part, frozen=True):
    """An answer; or one that a player might expect, without a word, and why it can't be given now."""

    word: str | None
    """A legal word; or several with spaces between them, to be said one after the other."""
    sign: str
    title: Say
    """A verb and its object: what stands on the button."""
    note: Say | None = None
    """One sentence: what it does."""
    gain: tuple[Figure, ...] = ()
    cost: tuple[Figure, ...] = ()
    left: tuple[Figure, ...] = ()
    """What will be left after it."""
    odds: Odds | None = None
    why: Say | None = None
    """Why it is refused."""
    rule: str = ""
    place: str = ""
    """The place on the board it belongs to, as the drawing calls it."""
    cards: tuple[str, ...] = ()
    """The cards of the hand it takes: who taps exactly these is offered it."""
    main: bool = False
    """Whether it is what one mostly wants: its button stands out."""


class Group(Part, frozen=True):
    """Answers that belong together; a folded one shows its title and how many there are."""

    actions: tuple[Action, ...]
    title: Say | None = None
    sign: str = ""
    folded: bool = False


class Question(Part, frozen=True):
    """Who is asked what, by which rule; `progress` tells how far we are."""

    seats: tuple[int, ...] = ()
    """Who is asked; nobody when the game is over."""
    own: bool = False
    """Whether it is the viewer's to answer."""
    say: Say | None = None
    rule: str = ""
    follows: Say | None = None
    progress: tuple[Figure, ...] = ()


class Board(Part, frozen=True):
    """The map or the middle of the table: `data` is all that the game's drawing needs, and all that it gets.

    Take from the view only what is drawn: then whoever sees the same board shares one drawing of it. `why` says of
    places on which a click means nothing why that is so.
    """

    data: dict[str, Any]
    actions: tuple[Action, ...] = ()
    """The answers that have a place on it."""
    why: dict[str, Say] = {}


class Use(Part, frozen=True):
    """One thing a card can be used for."""

    sign: str
    title: Say
    note: Say | None = None


class Card(Part, frozen=True):
    """A card that can be read: drawn as a `face`, a symbol of the game's definitions, or told by its texts."""

    name: str
    title: Say
    text: Say | None = None
    value: int | None = None
    signs: tuple[str, ...] = ()
    uses: tuple[Use, ...] = ()
    face: str = ""
    colour: str = ""


class Bundle(Part, frozen=True):
    """Several cards given one after the other as one answer: a bid of three cards.

    Whoever has tapped cards that together are worth at least `least` is offered `title`, in which `total` stands for
    `have` and the cards' values; it says each card's word and then `finish`.
    """

    words: dict[str, str]
    title: Say
    note: Say | None = None
    sign: str = ""
    have: int = 0
    least: int = 0
    finish: str = ""
    short: Say | None = None
    """What is said while they are not worth enough."""


class Hand(Part, frozen=True):
    """Cards on hand; `actions` are those answers that take cards of it."""

    cards: tuple[Card, ...]
    title: Say
    hint: Say | None = None
    """What tapping cards is good for now."""
    unfit: Say | None = None
    """Why the cards that are tapped are no answer."""
    actions: tuple[Action, ...] = ()
    bundle: Bundle | None = None
    strip: bool = False
    """Whether the cards are small enough to stay beside the answers on a phone."""


class Box(Part, frozen=True):
    """A box of a player's sheet: a heading and what lies in it."""

    title: Say
    figures: tuple[Figure, ...] = ()
    note: Say | None = None
    warning: bool = False
    word: str = ""
    """The answer that a click on it gives."""


class Track(Part, frozen=True):
    """A row of steps, with a piece on one of them."""

    name: Say
    at: int
    length: int
    sign: str = ""


class Sheet(Part, frozen=True):
    """What everybody may know about one player, and what the viewer knows of their own."""

    seat: int
    score: Figure | None = None
    figures: tuple[Figure, ...] = ()
    boxes: tuple[Box, ...] = ()
    tracks: tuple[Track, ...] = ()
    cards: tuple[Card, ...] = ()
    state: Say | None = None
    """In a word how it is with them: passed, besieged."""


class Pile(Part, frozen=True):
    """Cards that lie open and that everybody may look through: discards, open events; the newest first."""

    title: Say
    cards: tuple[Card, ...]
    sign: str = "cards"


class Die(Part, frozen=True):
    """A die as it was rolled."""

    pips: int
    hit: bool = False


class Side(Part, frozen=True):
    """One side of what is fought over."""

    seat: int | None = None
    name: Say | None = None
    figures: tuple[Figure, ...] = ()
    modifiers: tuple[Figure, ...] = ()
    dice: tuple[Die, ...] = ()
    cards: tuple[Card, ...] = ()
    total: int | None = None
    leads: bool = False


class Stage(Part, frozen=True):
    """What is being fought over: an auction, a battle, a siege."""

    sign: str
    title: Say
    place: str = ""
    sides: tuple[Side, ...] = ()
    odds: tuple[Odds, ...] = ()
    outcome: Say | None = None
    notes: tuple[Say, ...] = ()


class Entry(Part, frozen=True):
    """One thing that happened, as its reader may know it."""

    event: Event
    sign: str
    seat: int | None = None
    place: str = ""
    moment: int = 0
    """After how many words it had happened."""
    path: tuple[str, ...] = ()
    """The places that something went through, from the first to the last."""


class Account(Part, frozen=True):
    """What one player got, for what."""

    seat: int
    place: int
    total: int | None
    items: tuple[Figure, ...] = ()


class Reckoning(Part, frozen=True):
    """Who got what, for what; while the game goes on, how it would end now."""

    title: Say
    accounts: tuple[Account, ...]
    over: bool = False
    notes: tuple[Say, ...] = ()


class Parts(Part, frozen=True):
    """A table through one seat's eyes."""

    question: Question
    board: Board
    groups: tuple[Group, ...] = ()
    hand: Hand | None = None
    sheets: tuple[Sheet, ...] = ()
    piles: tuple[Pile, ...] = ()
    stage: Stage | None = None
    reckoning: Reckoning | None = None

    @property
    def actions(self) -> list[Action]:
        """Every answer and every refused one, in the order of the list."""
        return [action for group in self.groups for action in group.actions]
