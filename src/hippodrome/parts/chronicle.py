"""The chronicle: events as entries with symbols and places."""

from collections.abc import Callable, Mapping

from hippodrome.kernel.events import Event
from hippodrome.parts.model import Entry

PlaceOf = Callable[[Event], str]
PathOf = Callable[[Event], tuple[str, ...]]


def nowhere(event: Event) -> str:
    """Return no place, for games whose events have none."""
    return ""


def still(event: Event) -> tuple[str, ...]:
    """Return no path, for games without movement."""
    return ()


def entry(
    event: Event, moment: int, signs: Mapping[str, str], place_of: PlaceOf = nowhere, path_of: PathOf = still
) -> Entry:
    """Make an entry for one event: the symbol depends on its kind; seat, place and path come from its fields."""
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
