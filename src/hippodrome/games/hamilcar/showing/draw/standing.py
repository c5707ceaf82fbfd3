"""Fixed things on the map: the signs of spaces, the rings around those that can be chosen, badges on rings.

All boxes are left, top, right and bottom. Each of these things is also a bit: one number has the things that are there
now, another those that would be in the way of something, and a bitwise AND decides whether it can lie there.
"""

from collections.abc import Container, Iterable, Mapping
from functools import cache
from typing import Final

from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.land import Land, land

Box = tuple[float, float, float, float]

SIGNS: Final = {board.NORMAL: 6.2, board.WALLED: 7.6, board.TRIBE: 7.6}
CAPITAL: Final = 9.2
RING: Final = 12.8
"""The radius of the ring around a space that can be chosen."""
BADGE: Final = 6.4
"""Half the size of the sign of the action on a ring."""
EDGE: Final = 2.0
"""The margin that everything keeps from the edge of the map."""
KINDS: Final = 4
"""The number of bits of a space: its sign, its sign in a ring, the right badge, the left badge."""
RINGED: Final = (0b0010, 0b0110, 0b1110)
"""The bits of a space that can be chosen, by its number of badges."""
BARE: Final = sum(1 << KINDS * space for space in range(board.SPACES))
"""The bits of all spaces when none can be chosen."""


def sign_size(space: int) -> float:
    """Return how far a space's sign reaches from its middle."""
    return CAPITAL if space in board.CAPITAL else SIGNS[board.KIND[space]]


def bits_of(spaces: Iterable[int]) -> int:
    """Return the bits of everything that may stand at some spaces."""
    return sum((1 << KINDS) - 1 << KINDS * space for space in spaces)


def meet(one: Box, other: Box) -> bool:
    """Return whether two boxes overlap."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


class Standing:
    """The boxes of signs, rings and badges of a map, whether shown or not."""

    def __init__(self, ground: Land) -> None:
        scale = ground.scale
        self.reach = [((sign_size(space) + 1) * scale, (RING + 1.5) * scale) for space in range(board.SPACES)]
        """How far a space takes room on the map from its middle: without a ring, and with one."""
        self.ground = ground
        self.most = (RING * 0.75 + BADGE * 1.25 + 2) * scale
        """How far anything at a space reaches at most from its middle."""
        corner, half = RING * 0.75 * scale, (BADGE * 1.25 + 1) * scale
        self.boxes: list[tuple[Box, ...]] = []
        """The boxes at a space, in the order of its bits."""
        for (x, y), both in zip(ground.places, self.reach, strict=True):
            signs = [(x - reach, y - reach, x + reach, y + reach) for reach in both]
            badges = [
                (badge - half, y - corner - half, badge + half, y - corner + half) for badge in (x + corner, x - corner)
            ]
            self.boxes.append((*signs, *badges))

    def now(self, targets: Mapping[int, int]) -> int:
        """Return the bits of the counters if these spaces can be chosen, with some number of badges each."""
        bits = BARE
        for space, badges in targets.items():
            bits ^= (1 ^ RINGED[badges]) << KINDS * space
        return bits

    def there(self, space: int, bits: int) -> tuple[Box, tuple[Box, ...]]:
        """Return the boxes at a space: its sign, and its badges."""
        own, (bare, ringed, *badges) = bits >> KINDS * space, self.boxes[space]
        return ringed if own & 2 else bare, () if not own & 4 else (*badges,) if own & 8 else (badges[0],)

    def around(self, box: Box) -> list[int]:
        """Return the spaces at which something may stand in a box."""
        left, top, right, bottom = box
        west, north, east, south = left - self.most, top - self.most, right + self.most, bottom + self.most
        return [space for space, (x, y) in enumerate(self.ground.places) if west < x < east and north < y < south]

    def met(self, box: Box, spaces: Iterable[int], signs: Container[int]) -> int:
        """Return the bits of what would be in the way of a box at some spaces; only signs in `signs` count."""
        bits = 0
        left, top, right, bottom = box
        west, north, east, south = left - self.most, top - self.most, right + self.most, bottom + self.most
        for space in spaces:
            x, y = self.ground.places[space]
            if west < x < east and north < y < south:
                for kind, other in enumerate(self.boxes[space]):
                    if meet(box, other) and (kind > 1 or space in signs):
                        bits |= 1 << KINDS * space + kind
        return bits


@cache
def standing_of(shape: str) -> Standing:
    """Return what may stand on the map in a shape."""
    return Standing(land(shape))
