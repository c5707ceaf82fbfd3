"""The chronicle: what happened, grouped by turn and seat, with signs and places."""

from collections.abc import Callable, Mapping

from hippodrome.kernel.events import Event
from hippodrome.parts.model import Entry

PlaceOf = Callable[[Event], str]
PathOf = Callable[[Event], tuple[str, ...]]


def nowhere(event: Event) -> str:
    """For games whose events have no place on the board."""
    return ""


def still(event: Event) -> tuple[str, ...]:
    """For games in which nothing goes from place to place."""
    return ()


def entry(
    event: Event, moment: int, signs: Mapping[str, str], place_of: PlaceOf = nowhere, path_of: PathOf = still
) -> Entry:
    """One event as an entry: its sign by its kind, its seat, its place and its path by its fields."""
    tag = str(event.__struct_config__.tag)
    seat = getattr(event, "seat", None)
    return Entry(
        event=event,
        sign=signs.get(tag, tag),
        seat=seat if isinstance(seat, int) else None,
        place=place_of(event),
        moment=moment,
        path=path_of(event),
    )


def chapter_of(entry: Entry, headings: frozenset[str]) -> object:
    """By what neighbours are known to be of one chapter: their seat; a heading is like nothing else."""
    return object() if str(entry.event.__struct_config__.tag) in headings else entry.seat
