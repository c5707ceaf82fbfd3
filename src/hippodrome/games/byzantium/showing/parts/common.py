"""Parts that are the same for everybody, computed once for all who look at the same moment."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import msgspec

from hippodrome.games.byzantium.showing.parts import accounts
from hippodrome.games.byzantium.showing.threats import threats
from hippodrome.lru import LRUCache
from hippodrome.parts import Reckoning, Sheet

OPEN: Final = ("board", "seats", "options", "over", "ranking")
"""The entries of a view that are the same for every viewer; nothing else may go in here."""
MOST_THREATS: Final = 4
"""The most possible attackers listed for one city."""
MOST_KEPT: Final = 300
"""The number of positions kept in the cache; people at one table look within the same second."""


class CommonParts(NamedTuple):
    """The parts that contain no secret and don't depend on the viewer."""

    sheets: tuple[Sheet, ...]
    reckoning: Reckoning
    threats: dict[str, list[list[int]]]


_kept = LRUCache[CommonParts](MOST_KEPT)


def shared(view: Mapping[str, Any]) -> CommonParts:
    """Return these parts of a view, from the cache if somebody has looked at the same position."""
    seen = {name: view[name] for name in OPEN}
    same = msgspec.json.encode(seen)
    found = _kept.get(same)
    if found is None:
        sheets = tuple(accounts.sheet(seen, seat) for seat in range(seen["seats"]))
        found = CommonParts(sheets, accounts.reckoning(seen), _threats(seen))
        _kept.keep(same, found)
    return found


def _threats(view: Mapping[str, Any]) -> dict[str, list[list[int]]]:
    """Return for each city who could attack, with which army, and how likely the city would fall, in percent."""
    if view["over"]:
        return {}
    return {
        city: [[seat, side, round(100 * chance)] for seat, side, chance in coming[:MOST_THREATS]]
        for city, coming in threats(view).items()
    }
