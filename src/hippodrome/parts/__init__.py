"""Parts: a table as plain data, to be arranged by a page, a terminal or a still picture.

A game tells its parts in `showing/parts.py`:

- `parts(view) -> Parts`: the whole table through the eyes of the view's seat;
- `SIGNS`: the sign of each kind of event, by its tag;
- `HEADINGS`: the tags of events that begin a chapter of the chronicle (optional);
- `place_of(event) -> str`: where on the board it happened (optional).

docs/parts.md tells how to write them.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any, cast

import msgspec

from hippodrome.games import package_of
from hippodrome.kernel.events import Event
from hippodrome.parts import chronicle
from hippodrome.parts.making import Answers, legal_words, own_ask, question, say
from hippodrome.parts.model import (
    Account,
    Action,
    Board,
    Box,
    Bundle,
    Card,
    Chapter,
    Die,
    Entry,
    Figure,
    Group,
    Hand,
    Odds,
    Part,
    Parts,
    Question,
    Reckoning,
    Say,
    Sheet,
    Side,
    Stage,
    Track,
    Use,
)

__all__ = [
    "Account",
    "Action",
    "Answers",
    "Board",
    "Box",
    "Bundle",
    "Card",
    "Chapter",
    "Die",
    "Entry",
    "Figure",
    "Group",
    "Hand",
    "Odds",
    "Part",
    "Parts",
    "Question",
    "Reckoning",
    "Say",
    "Sheet",
    "Side",
    "Stage",
    "Track",
    "Use",
    "chapters_of",
    "encoded",
    "entry_of",
    "has_parts",
    "legal_words",
    "own_ask",
    "parts_of",
    "question",
    "say",
]

_encoder = msgspec.json.Encoder(order="sorted")


@cache
def has_parts(game: str) -> bool:
    """Whether a game tells its parts; one that doesn't is still shown as one picture."""
    return find_spec(f"{package_of(game)}.showing.parts") is not None


@cache
def _telling(game: str) -> ModuleType:
    return import_module(f"{package_of(game)}.showing.parts")


def parts_of(view: dict[str, Any]) -> Parts:
    """The parts of a view."""
    return cast(Parts, _telling(view["game"]).parts(view))


def entry_of(game: str, event: Event, moment: int = 0) -> Entry:
    """An event, as a seat may know it, as an entry of the chronicle."""
    telling = _telling(game)
    return chronicle.entry(event, moment, telling.SIGNS, getattr(telling, "place_of", chronicle.nowhere))


def chapters_of(game: str, entries: Iterable[Entry]) -> list[Chapter]:
    """Entries in chapters."""
    return chronicle.chapters(entries, getattr(_telling(game), "HEADINGS", frozenset()))


def encoded(part: Part | tuple[Part, ...] | None) -> bytes:
    """A part, or several, as bytes: equal parts, equal bytes."""
    return _encoder.encode(part)
