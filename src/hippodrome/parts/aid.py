"""A player aid: what a turn is, what one may do and what it brings, on one page. A game tells it in `showing/aid.py`.

Numbers come from the game's own data and sentences from its own texts wherever there are such, so that an aid can't say
anything else than the rules do.
"""

from collections.abc import Sequence
from typing import NamedTuple, cast

from hippodrome.registry import room_of
from hippodrome.text import Speaker


class AidRow(NamedTuple):
    """One thing to know: its sign, what it is called, what it takes, what it means."""

    title: str
    text: str = ""
    sign: str = ""
    price: str = ""


class AidGrid(NamedTuple):
    """A table; the first column names its rows."""

    head: Sequence[str]
    rows: Sequence[Sequence[str]]


class AidSection(NamedTuple):
    """A chapter: things to know, or a table, or both; `signs` stand in one line below it."""

    title: str
    rows: Sequence[AidRow] = ()
    grid: AidGrid | None = None
    signs: Sequence[AidRow] = ()


class Aid(NamedTuple):
    """The whole page: what the game is about, then its chapters. The more a game has to say, the denser: 0, 1 or 2."""

    goal: str
    sections: Sequence[AidSection]
    dense: int = 0


def has_aid(game: str) -> bool:
    """Whether a game tells one."""
    return room_of(game, "showing.aid") is not None


def aid_of(game: str, language: str) -> Aid | None:
    """The aid of a game in a language; None for a game without one."""
    room = room_of(game, "showing.aid")
    return None if room is None else cast(Aid, room.aid(Speaker(game, language)))


def told(speaker: Speaker, key: str, sign: str = "", **params: object) -> AidRow:
    """A row whose title is the message `aid-KEY`, and whose text is `aid-KEY-text`."""
    return AidRow(speaker.say(f"aid-{key}", **params), speaker.say(f"aid-{key}-text", **params), sign)


def grid(head: Sequence[object], rows: Sequence[Sequence[object]]) -> AidGrid:
    """A table of anything that can be written."""
    return AidGrid([str(cell) for cell in head], [[str(cell) for cell in row] for row in rows])
