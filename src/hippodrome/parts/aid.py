"""A player aid: the course of a turn, the possible actions and their costs, on one page.

A game defines its aid in `showing/aid.py`. Numbers come from the game's own data, and sentences from its own texts
where possible, so that the aid can't contradict the rules.
"""

from collections.abc import Sequence
from typing import NamedTuple, cast

from hippodrome.registry import room_of
from hippodrome.text import Speaker


class AidRow(NamedTuple):
    """One item: its symbol, name, price and explanation."""

    title: str
    text: str = ""
    sign: str = ""
    price: str = ""


class AidGrid(NamedTuple):
    """A table whose first column names its rows."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class AidSection(NamedTuple):
    """A section with items, a table or both; `signs` are shown in one line below them."""

    title: str
    rows: Sequence[AidRow] = ()
    grid: AidGrid | None = None
    signs: Sequence[AidRow] = ()


class Aid(NamedTuple):
    """The whole page: the goal of the game, then its sections; `dense` (0, 1 or 2) makes room for more text."""

    goal: str
    sections: Sequence[AidSection]
    dense: int = 0


def has_aid(game: str) -> bool:
    """Return whether a game has a player aid."""
    return room_of(game, "showing.aid") is not None


def aid_of(game: str, language: str) -> Aid | None:
    """Return a game's player aid in a language, or None for a game without one."""
    room = room_of(game, "showing.aid")
    return None if room is None else cast(Aid, room.aid(Speaker(game, language)))


def told(speaker: Speaker, key: str, sign: str = "", **params: object) -> AidRow:
    """Make a row from the messages `aid-KEY` (its title) and `aid-KEY-text` (its text)."""
    return AidRow(speaker.say(f"aid-{key}", **params), speaker.say(f"aid-{key}-text", **params), sign)


def grid(head: Sequence[object], rows: Sequence[Sequence[object]]) -> AidGrid:
    """Make a table from values of any type."""
    return AidGrid([str(cell) for cell in head], [[str(cell) for cell in row] for row in rows])
