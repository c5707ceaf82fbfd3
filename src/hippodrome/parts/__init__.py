"""Parts: a table as plain data, to be arranged by a page, a terminal or a still picture.

A game tells its parts in `showing/parts.py`:

- `parts(view) -> Parts`: the whole table through the eyes of the view's seat;
- `SIGNS`: the sign of each kind of event, by its tag;
- `HEADINGS`: the tags of events that begin a chapter of the chronicle (optional);
- `SUMMARIES`: those of them that open a card of what happened: a round's end, a battle (optional; else all);
- `place_of(event) -> str`: where on the board it happened (optional);
- `path_of(event) -> tuple[str, ...]`: through which places something went (optional).

docs/parts.md tells how to write them. A game that tells none is shown by `plain` ones.
"""

from functools import cache
from types import ModuleType
from typing import Any, cast

import msgspec

from hippodrome.kernel.events import Event
from hippodrome.parts import chronicle, plain
from hippodrome.parts.chronicle import chapter_of
from hippodrome.parts.making import Answers, legal_words, own_ask, question, say
from hippodrome.parts.model import (
    Account,
    Action,
    Board,
    Box,
    Bundle,
    Card,
    Die,
    Entry,
    Figure,
    Group,
    Hand,
    Odds,
    Part,
    Parts,
    Pile,
    Question,
    Reckoning,
    Say,
    Sheet,
    Side,
    Stage,
    Track,
    Use,
)
from hippodrome.registry import room_of

__all__ = [
    "Account",
    "Action",
    "Answers",
    "Board",
    "Box",
    "Bundle",
    "Card",
    "Die",
    "Entry",
    "Figure",
    "Group",
    "Hand",
    "Odds",
    "Part",
    "Parts",
    "Pile",
    "Question",
    "Reckoning",
    "Say",
    "Sheet",
    "Side",
    "Stage",
    "Track",
    "Use",
    "chapter_of",
    "encoded",
    "entry_of",
    "headings_of",
    "legal_words",
    "own_ask",
    "parts_of",
    "question",
    "say",
    "summaries_of",
]

_encoder = msgspec.json.Encoder(order="sorted")


@cache
def _telling(game: str) -> ModuleType | None:
    return room_of(game, "showing.parts")


def parts_of(view: dict[str, Any]) -> Parts:
    """The parts of a view."""
    telling = _telling(view["game"])
    return plain.parts(view) if telling is None else cast(Parts, telling.parts(view))


def entry_of(game: str, event: Event, moment: int = 0) -> Entry:
    """An event, as a seat may know it, as an entry of the chronicle."""
    telling = _telling(game)
    signs = plain.signs(game) if telling is None else telling.SIGNS
    place_of, path_of = getattr(telling, "place_of", chronicle.nowhere), getattr(telling, "path_of", chronicle.still)
    return chronicle.entry(event, moment, signs, place_of, path_of)


def headings_of(game: str) -> frozenset[str]:
    """The tags of events that begin a chapter of the chronicle."""
    return frozenset(getattr(_telling(game), "HEADINGS", frozenset()))


def summaries_of(game: str) -> frozenset[str]:
    """The tags of those headings that are worth a card of what happened."""
    return frozenset(getattr(_telling(game), "SUMMARIES", headings_of(game)))


def encoded(part: Part | tuple[Part, ...] | None) -> bytes:
    """A part, or several, as bytes: equal parts, equal bytes."""
    return _encoder.encode(part)
