"""How a game lies in the database: a move writes what it adds, not the whole game.

A table's `saved` holds the game as it was when the table began, whole. Each `Move` then has what it added: words,
rolls, events, and how many events there were after each word (`marks`). The table's `present` is where the game stands:
a position of a few kilobytes. A word taken back is a move that keeps less of what there was, and adds what is said
again.
"""

from typing import Any, Protocol

import msgspec

import hippodrome
from hippodrome.web.models import GameTable, Move


class Stored(Protocol):
    game: hippodrome.Table
    marks: list[int]


class Added(msgspec.Struct):
    """What a move added: how much was kept of what there was, and what came behind it."""

    kept: tuple[int, int, int, int]
    """Words, chances, events, marks."""
    words: list[list[Any]]
    chances: list[list[int]]
    events: list[dict[str, Any]]
    marks: list[int]


_read_added = msgspec.json.Decoder(Added).decode


def whole(game: Stored, version: int) -> str:
    """A game with all its past, at a version of its table; what moves up to there have added counts no more."""
    return msgspec.json.encode({"game": game.game.save(), "marks": game.marks, "version": version}).decode()


def present(game: Stored) -> str:
    return msgspec.json.encode(game.game.save_present()).decode()


def added(before: Stored, after: Stored) -> str:
    """What a game has more, or otherwise, than it had a move before."""
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
    """The game of a table as it lies in the database: `game` as the kernel saves it, and `marks`."""
    saved: dict[str, Any] = msgspec.json.decode(row.saved)
    if not row.present:
        return saved
    game, marks = saved["game"], saved["marks"]
    # Not what was said since this row was read: it would not fit to where the row says the game stands.
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
