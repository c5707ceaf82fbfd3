"""Events: what happened, as typed data, never as text.

A game's events are subclasses with typed fields. A field of type `Seat` is displayed as the player's name, a `Thing`
(or a list of them) by its name in the reader's language, and everything else unchanged.
"""

# mypyc: off (events are msgspec structs)

from typing import Any, NewType, Self, cast

import msgspec

Seat = NewType("Seat", int)
Thing = NewType("Thing", str)


class Event(msgspec.Struct, frozen=True, tag_field="event", tag=str.lower):
    """One thing that happened at a table."""

    def seen_by(self, seat: int | None) -> "Self | None":
        """Return the event as a seat (None: a spectator) may know it, or None if the seat may not know of it."""
        return self

    def data(self) -> dict[str, Any]:
        """Return the event as plain data, with its name under "event"."""
        return cast(dict[str, Any], msgspec.to_builtins(self))


def events_in(names: dict[str, Any]) -> tuple[type[Event], ...]:
    """Return the event classes among the names of a module, in the order of their declaration."""
    classes = [kind for kind in names.values() if isinstance(kind, type) and issubclass(kind, Event)]
    return tuple(kind for kind in classes if kind is not Event)


def read_event(kinds: tuple[type[Event], ...], data: dict[str, Any]) -> Event:
    """Return the event that `data()` describes."""
    for kind in kinds:
        if kind.__struct_config__.tag == data["event"]:
            return msgspec.convert(data, kind)
    raise msgspec.ValidationError(f"There is no event called {data['event']!r}.")
