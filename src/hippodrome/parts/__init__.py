"""Parts: a table as plain data, for a web page, a terminal or a still picture to lay out.

A game defines its parts in `showing/parts.py`:

- `parts(view) -> Parts`: the whole table as the view's seat sees it;
- `SIGNS`: the symbol for each kind of event, by the event's tag;
- `HEADINGS`: the tags of events that start a new chapter of the chronicle (optional);
- `SUMMARIES`: the headings that also open a summary card, such as the end of a round (optional; default: all headings);
- `place_of(event) -> str`: the place on the board where the event happened (optional);
- `path_of(event) -> tuple[str, ...]`: the places something moved through (optional).

docs/parts.md explains how to write them. A game without this file gets the parts in `plain`.
"""

from functools import cache
from types import ModuleType
from typing import Any, cast

import msgspec

from hippodrome.kernel.events import Event
from hippodrome.parts import chronicle, plain
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
def _parts_module(game: str) -> ModuleType | None:
    return room_of(game, "showing.parts")


def parts_of(view: dict[str, Any]) -> Parts:
    """Return the parts of a view."""
    module = _parts_module(view["game"])
    return plain.parts(view) if module is None else cast(Parts, module.parts(view))


def entry_of(game: str, event: Event, moment: int = 0) -> Entry:
    """Return a chronicle entry for an event as a seat sees it."""
    module = _parts_module(game)
    signs = plain.signs(game) if module is None else module.SIGNS
    place_of, path_of = getattr(module, "place_of", chronicle.nowhere), getattr(module, "path_of", chronicle.still)
    return chronicle.entry(event, moment, signs, place_of, path_of)


def headings_of(game: str) -> frozenset[str]:
    """Return the tags of events that start a new chapter of the chronicle."""
    return frozenset(getattr(_parts_module(game), "HEADINGS", frozenset()))


def summaries_of(game: str) -> frozenset[str]:
    """Return the tags of the headings that also open a summary card."""
    return frozenset(getattr(_parts_module(game), "SUMMARIES", headings_of(game)))


def encoded(part: Part | tuple[Part, ...] | None) -> bytes:
    """Encode one or several parts; equal parts have equal bytes."""
    return _encoder.encode(part)
