"""How a game is stored: each move stores what it adds, not the whole game.

`GameTable.saved` holds the whole game as it was when the table began. Each `Move` holds what it added: words, rolls,
events, and the number of events after each word (`marks`). `GameTable.present` holds the current position, a few
kilobytes. An undo is a move that keeps less of what came before.
"""

from typing import Any, Protocol

import msgspec

import hippodrome
from hippodrome.web.models import GameTable, Move


class Stored(Protocol):
    game: hippodrome.Table
    marks: list[int]


class Added(msgspec.Struct):
    """What a move added: how much of the previous game it kept, and what came after that."""

    kept: tuple[int, int, int, int]
    """How many words, chances, events and marks were kept."""
    words: list[list[Any]]
    chances: list[list[int]]
    events: list[dict[str, Any]]
    marks: list[int]


_read_added = msgspec.json.Decoder(Added).decode


def whole(game: Stored, version: int) -> str:
    """Encode a complete game at a version of its table; moves up to that version are already included."""
    return msgspec.json.encode({"game": game.game.save(), "marks": game.marks, "version": version}).decode()


def present(game: Stored) -> str:
    return msgspec.json.encode(game.game.save_present()).decode()


def added(before: Stored, after: Stored) -> str:
    """Encode what differs between a game before and after a move."""
    old, new = before.game, after.game
    words = _common(old.settled_words(), new.settled_words())
    chances = _common(old.chances, new.chances)
    events = _common(old.settled_events(), new.settled_events())
    marks = _common(before.marks, after.marks)
    past = new.save_past(words, chances, events)
    more = Added((words, chances, events, marks), **past, marks=after.marks[marks:])
    return msgspec.json.encode(more).decode()


def _common(old: list[Any], new: list[Any]) -> int:
    place = 0
    for was, now in zip(old, new, strict=False):
        if was is not now and was != now:
            break
        place += 1
    return place


def stored(row: GameTable) -> dict[str, Any]:
    """Return a table's game from the database: `game` as the kernel saves it, and `marks`."""
    saved: dict[str, Any] = msgspec.json.decode(row.saved)
    if not row.present:
        return saved
    game, marks = saved["game"], saved["marks"]
    # Leave out moves made since this row was read, which would not match its `present`.
    first, last = saved.get("version", 0), row.version
    moves = Move.objects.filter(table=row, version__gt=first, version__lte=last).exclude(added="")
    for text in moves.order_by("version").values_list("added", flat=True):
        more = _read_added(text)
        words, chances, events, marked = more.kept
        game["words"][words:] = more.words
        game["chances"][chances:] = more.chances
        game["events"][events:] = more.events
        marks[marked:] = more.marks
    return {"game": game | msgspec.json.decode(row.present), "marks": marks}
