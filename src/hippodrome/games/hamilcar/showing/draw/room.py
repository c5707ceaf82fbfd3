"""Layout of the map: counters and names are placed where they cover nothing; names without a place wait.

Everything that belongs to a space scales around that space when the map is zoomed, so its place is relative to it.
"""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from math import hypot
from typing import Final, NamedTuple

from hippodrome.games.hamilcar import board
from hippodrome.games.hamilcar.showing.draw.berths import (
    FARTHEST,
    GAP,
    STAGES,
    WHOLE,
    Berth,
    Sizes,
    field_of,
    found_in,
    is_free,
)
from hippodrome.games.hamilcar.showing.draw.names import LATER, Names, Spot, near_of
from hippodrome.games.hamilcar.showing.draw.standing import Box, standing_of

LETTER: Final = 12.6
"""The size of letters and numbers on counters; on a laptop the map is shown about as large as it is drawn."""
FEW: Final = 8
NEARBY: Final = {True: 2, False: 1}
"""The stage up to which counters make way for the names of selectable spaces: higher if there are few."""
NOWHERE: Final = Berth(0, 0.0, 16.0, 0.0, (0, 0, 0, 0))
"""The place of a counter if the map has no room at all."""


class Wants(NamedTuple):
    """What an army asks for: room beside its space, in acceptable sizes, and the sizes it would prefer."""

    space: int
    least: Sizes
    better: Sizes | None


class Arrangement(NamedTuple):
    """Where all armies lie, each with whether it got a preferred size, and where all names stand."""

    berths: list[tuple[bool, Berth]]
    spots: list[Spot]


@lru_cache(maxsize=300)
def arrange(
    names: Names, targets: tuple[tuple[int, int], ...], taken: tuple[Box, ...], armies: tuple[Wants, ...]
) -> Arrangement:
    """Find room for everything on a map where some spaces can be chosen and some boxes are taken.

    The capitals' names are placed right after the armies there, then those of spaces that can be chosen, for which room
    is reserved from the start, all others last. Results are cached, so viewers of the same position share them.
    """
    room = Room(names, dict(targets), taken)
    chosen = [space for space in LATER if space in room.targets]
    last = {army.space: place for place, army in enumerate(armies)}
    for capital in board.CAPITAL:
        if capital not in last:
            room.put_name(capital)
    room.hold(chosen)
    berths = []
    for place, army in enumerate(armies):
        berths.append((False, room.counter(army.space, army.least) or NOWHERE))
        if army.space in board.CAPITAL and place == last[army.space]:
            room.put_name(army.space)
    for place, army in enumerate(armies):
        berth = berths[place][1]
        if army.better is not None and berth.box in room.boxes:
            room.boxes.remove(berth.box)
            larger = room.counter(army.space, army.better, berth.far + 5)
            if larger:
                berths[place] = True, larger
            else:
                room.boxes.append(berth.box)
    room.put_names([*chosen, *(space for space in LATER if space not in room.targets)])
    return Arrangement(berths, [room.spots[space] for space in range(board.SPACES)])


class Room:
    """The occupied boxes of a map, and the search for further room."""

    def __init__(self, names: Names, targets: Mapping[int, int], taken: Iterable[Box]) -> None:
        self.ground = names.ground
        self.targets = targets
        self.standing = standing_of(self.ground.shape).now(targets)
        """The bits of all signs and badges."""
        self.boxes: list[Box] = list(taken)
        """Counters and tracks that have been placed."""
        self.names: list[Box] = []
        self.held: list[Box] = []
        """Where names of selectable spaces would stand: counters avoid these boxes if they find room nearby."""
        self.spots: dict[int, Spot] = {}
        self._names = names

    def counter(self, space: int, sizes: Sizes, farthest: float = FARTHEST) -> Berth | None:
        """Place a counter near a space in one of some sizes; None if there is no room."""
        shape, ringed = self.ground.shape, space in self.targets
        berth, done = None, False
        for stage, steps in enumerate(STAGES):
            if done or steps[0] > farthest:
                break
            field = field_of(shape, space, ringed, sizes, stage)
            west, north, east, south = field.box
            lying = self.boxes if stage == WHOLE else self.boxes + self.names  # so far only the capitals have names
            if stage <= NEARBY[len(self.targets) <= FEW]:
                lying = lying + self.held
            close = [box for box in lying if box[0] < east and west < box[2] and box[1] < south and north < box[3]]
            berth, done = found_in(field, self.standing & field.bits, tuple(close), farthest, berth)
        if berth is None and farthest == FARTHEST:
            berth = self._anywhere(space, sizes)
        if berth is not None:
            self.boxes.append(berth.box)
        return berth

    def _anywhere(self, space: int, sizes: Sizes) -> Berth | None:
        """Return the free place nearest to a space, for when everything around it is full."""
        (x, y), scale = self.ground.places[space], self.ground.scale
        wide, high = self.ground.width, self.ground.height
        which = min(range(len(sizes)), key=lambda which: sizes[which][0] * sizes[which][1])
        half, rise = (length / 2 * scale for length in sizes[which])
        middles = [(u, v) for u in range(20, int(wide), 20) for v in range(20, int(high), 20)]
        standing = standing_of(self.ground.shape)
        around = list(self.boxes)
        for other in range(board.SPACES):
            sign, badges = standing.there(other, self.standing)
            around += (sign, *badges)
        for u, v in sorted(middles, key=lambda middle: hypot(middle[0] - x, middle[1] - y)):
            box = u - half - GAP, v - rise - GAP, u + half + GAP, v + rise + GAP
            if is_free(box, around, wide, high):
                return Berth(which, round((u - x) / scale, 1), round((v - y) / scale, 1), FARTHEST, box)
        return None

    def hold(self, spaces: Iterable[int]) -> None:
        """Reserve room for names that must be readable; they are placed after the counters."""
        before = self.names[:]
        self.put_names(spaces)
        self.held, self.names = self.names[len(before) :], before

    def put_name(self, space: int) -> None:
        """Place a name, preferably off reserved room; from then on it occupies its box."""
        if self._put(space, self.boxes + self.names + self.held) is None and self.held:
            self._put(space, self.boxes + self.names)

    def put_names(self, spaces: Iterable[int]) -> None:
        """Place many names one by one, each looking only at what is near it."""
        names = self._names
        near: list[list[Box]] = [[] for _ in range(board.SPACES)]
        for taken in self.boxes + self.names:
            for space in near_of(names, taken):
                near[space].append(taken)
        for space in spaces:
            box = self._put(space, near[space])
            if box is not None:
                for other in near_of(names, box):
                    near[other].append(box)

    def _put(self, space: int, around: list[Box]) -> Box | None:
        self.spots[space], box = self._names.find(space, self.standing, around)
        if box is not None:
            self.names.append(box)
        return box
