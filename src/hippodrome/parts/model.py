"""The parts of a table as plain data, independent of language and layout.

Parts never contain sentences. Text is a `Say`: a message key with parameters. A string parameter names a thing in the
game (`wine-4`), a list names several, and a number called `seat` (or `..._seat`) stands for the player at that seat.
Symbols are given by name. Parts are made from a view alone, so they know no more than the seat does.
"""

from typing import Any

import msgspec

from hippodrome.kernel.events import Event

Param = str | int | float | bool | list[str]


class Part(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Plain data; equal parts have equal bytes, so a fingerprint shows whether anything has changed."""


class Say(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message to display: its key in the game's Fluent files, and its parameters."""

    key: str
    params: dict[str, Param] = {}


class Figure(Part, frozen=True):
    """A number with a symbol and a name, such as 3 cards, 12 points or a cost; None is hidden from the viewer."""

    sign: str
    name: Say
    value: int | None
    note: Say | None = None
    forecast: int | None = None
    """The value to expect if nothing else happens."""
    of: int | None = None
    """The maximum, as in round 2 *of 6*."""
    signed: bool = False
    """Whether it is a gain or a loss, shown with a plus or minus sign."""
    span: bool = False
    """Whether it numbers a period of the game, such as a round or an auction; longer periods come first."""

    @property
    def shown(self) -> str:
        """The number as text: with a sign if it is a gain or a loss, or a question mark if it is hidden."""
        if self.value is None:
            return "?"
        text = (f"{self.value:+d}" if self.signed else str(self.value)).replace("-", "−")
        return text if self.of is None else f"{text}/{self.of}"


class Odds(Part, frozen=True):
    """The probability of something, in percent; `sampled` if it was estimated by simulation."""

    percent: float
    name: Say | None = None
    sampled: bool = False


class Action(Part, frozen=True):
    """A legal answer, or a disabled one that a player might expect: its `word` is None, and `why` gives the reason."""

    word: str | None
    """A legal word, or several separated by spaces, to be played one after the other."""
    sign: str
    title: Say
    """The label of the button: a verb and its object."""
    note: Say | None = None
    """One sentence that explains the effect."""
    gain: tuple[Figure, ...] = ()
    cost: tuple[Figure, ...] = ()
    left: tuple[Figure, ...] = ()
    """The resources left afterwards."""
    odds: Odds | None = None
    why: Say | None = None
    """Why the answer is not legal now."""
    rule: str = ""
    place: str = ""
    """The place on the board that the action belongs to, as named in the drawing."""
    cards: tuple[str, ...] = ()
    """The cards in hand that the action uses; a player who selects exactly these is offered the action."""
    main: bool = False
    """Whether this is the usual choice, shown as a prominent button."""


class Group(Part, frozen=True):
    """Answers that belong together; a folded group shows only its title and the number of answers."""

    actions: tuple[Action, ...]
    title: Say | None = None
    sign: str = ""
    folded: bool = False


class Question(Part, frozen=True):
    """The current question: the seats asked, the prompt and the rule; `progress` shows how far the game has come."""

    seats: tuple[int, ...] = ()
    """The seats that are asked; empty when the game is over."""
    own: bool = False
    """Whether the viewer is asked."""
    say: Say | None = None
    rule: str = ""
    follows: Say | None = None
    progress: tuple[Figure, ...] = ()


class Board(Part, frozen=True):
    """The map or the middle of the table; `data` is the only input of the game's drawing.

    Take only what is drawn from the view, so that viewers of the same board share one drawing. `why` explains for
    places without an action why a click there does nothing.
    """

    data: dict[str, Any]
    actions: tuple[Action, ...] = ()
    """The answers that have a place on the board."""
    why: dict[str, Say] = {}


class Use(Part, frozen=True):
    """One possible use of a card."""

    sign: str
    title: Say
    note: Say | None = None


class Card(Part, frozen=True):
    """A card the viewer can read, drawn as a `face` (a symbol from the game's definitions) or shown as text."""

    name: str
    title: Say
    text: Say | None = None
    value: int | None = None
    signs: tuple[str, ...] = ()
    uses: tuple[Use, ...] = ()
    face: str = ""
    colour: str = ""


class Bundle(Part, frozen=True):
    """Several cards played one after the other as a single answer, such as a bid of three cards.

    Once the selected cards are worth at least `least` together, the player is offered `title`, in which `total` is
    `have` plus the cards' values. The answer plays each card's word and then `finish`.
    """

    words: dict[str, str]
    title: Say
    note: Say | None = None
    sign: str = ""
    have: int = 0
    least: int = 0
    finish: str = ""
    short: Say | None = None
    """The hint while the selected cards are not worth enough."""


class Hand(Part, frozen=True):
    """Cards in hand; `actions` are the answers that use them."""

    cards: tuple[Card, ...]
    title: Say
    hint: Say | None = None
    """What selecting cards does at this point."""
    unfit: Say | None = None
    """Why the selected cards are not a legal answer."""
    actions: tuple[Action, ...] = ()
    bundle: Bundle | None = None
    strip: bool = False
    """Whether the cards are small enough to stay beside the answers on a phone."""


class Box(Part, frozen=True):
    """A box on a player's sheet: a heading and its contents."""

    title: Say
    figures: tuple[Figure, ...] = ()
    note: Say | None = None
    warning: bool = False
    word: str = ""
    """The word that a click on the box plays."""


class Track(Part, frozen=True):
    """A row of steps with a piece on one of them."""

    name: Say
    at: int
    length: int
    sign: str = ""


class Sheet(Part, frozen=True):
    """The public information about one player, and what the viewer knows about their own seat."""

    seat: int
    score: Figure | None = None
    figures: tuple[Figure, ...] = ()
    boxes: tuple[Box, ...] = ()
    tracks: tuple[Track, ...] = ()
    cards: tuple[Card, ...] = ()
    state: Say | None = None
    """The player's status in a word, such as passed or besieged."""


class Pile(Part, frozen=True):
    """Face-up cards that everybody may look through, such as a discard pile; the newest first."""

    title: Say
    cards: tuple[Card, ...]
    sign: str = "cards"


class Die(Part, frozen=True):
    """A rolled die."""

    pips: int
    hit: bool = False


class Side(Part, frozen=True):
    """One side of a conflict."""

    seat: int | None = None
    name: Say | None = None
    figures: tuple[Figure, ...] = ()
    modifiers: tuple[Figure, ...] = ()
    dice: tuple[Die, ...] = ()
    cards: tuple[Card, ...] = ()
    total: int | None = None
    leads: bool = False


class Stage(Part, frozen=True):
    """A conflict in progress: an auction, a battle or a siege."""

    sign: str
    title: Say
    place: str = ""
    sides: tuple[Side, ...] = ()
    odds: tuple[Odds, ...] = ()
    outcome: Say | None = None
    notes: tuple[Say, ...] = ()


class Entry(Part, frozen=True):
    """One event as its reader may see it."""

    event: Event
    sign: str
    seat: int | None = None
    place: str = ""
    moment: int = 0
    """The number of words played when the event happened."""
    path: tuple[str, ...] = ()
    """The places that something moved through, from first to last."""


class Account(Part, frozen=True):
    """One player's points, itemised."""

    seat: int
    place: int
    total: int | None
    items: tuple[Figure, ...] = ()


class Reckoning(Part, frozen=True):
    """Every player's points, itemised; before the end of the game, the result if it ended now."""

    title: Say
    accounts: tuple[Account, ...]
    over: bool = False
    notes: tuple[Say, ...] = ()


class Parts(Part, frozen=True):
    """A table as one seat sees it."""

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
        """All answers, including disabled ones, in the order of the list."""
        return [action for group in self.groups for action in group.actions]
