"""Values: a seat's chance to win, as a small network over its features has learned it.

Search and bots ask for it thousands of times a second, so this is plain arithmetic on floats, compiled, and nothing is
needed for it but the weights. How they are learned stands in `hippodrome.learning`, how they are kept in
`hippodrome.bots.values`.
"""

from math import exp
from typing import Final

from hippodrome.kernel.table import Table

AT_ONCE: Final = 8
"""So many units are reckoned at once."""


class Eight:
    """A number for each of eight units, 0 for those that there are not, so that these count for nothing.

    A list has its floats in boxes; a compiled object has them as they are.
    """

    def __init__(self, numbers: list[float]) -> None:
        numbers = numbers + [0.0] * (AT_ONCE - len(numbers))
        self.one, self.two, self.three, self.four = numbers[0], numbers[1], numbers[2], numbers[3]
        self.five, self.six, self.seven, self.eight = numbers[4], numbers[5], numbers[6], numbers[7]


class Seen:
    """A feature that is not 0, and its place."""

    def __init__(self, place: int, feature: float) -> None:
        self.place = place
        self.feature = feature


class Values:
    """A network with one hidden layer, for one game and one number of seats.

    `units` has the weights of each hidden unit, one for every feature; `shifts` what is added before the unit answers
    (-1 to 1), `outs` how much its answer counts. `straight` are weights from the features past the units, and `shift`
    is where it all begins.

    Reckoned are eight units at a time, so that a feature is fetched once for all of them: `rows` has for each eight
    the weights of every feature, `begins` where they begin, and `counts` how much their answers count.
    """

    def __init__(
        self,
        units: list[list[float]],
        shifts: list[float],
        outs: list[float],
        straight: list[float],
        shift: float,
    ) -> None:
        self.units = units
        self.shifts = shifts
        self.outs = outs
        self.straight = straight
        self.shift = shift
        self.begins: list[Eight] = []
        self.counts: list[Eight] = []
        self.rows: list[list[Eight]] = []
        for first in range(0, len(units), AT_ONCE):
            after = first + AT_ONCE
            self.begins.append(Eight(shifts[first:after]))
            self.counts.append(Eight(outs[first:after]))
            self.rows.append([Eight([unit[place] for unit in units[first:after]]) for place in range(len(straight))])

    def of(self, table: Table, seat: int) -> float:
        """A seat's chance to win, 0 to 1, as far as it knows the position; its share of the victory at the end."""
        if not table._asks:
            return share_of(table, seat)
        return chance(self.lean(table.game.features(table.state, seat)))

    def all(self, table: Table) -> list[float]:
        """The chances of all seats, which add up to 1; each is of what that seat knows."""
        chances = [self.of(table, seat) for seat in range(table.state.seats)]
        total = 0.0
        for each in chances:
            total += each
        return [each / total for each in chances]

    def lean(self, features: list[float]) -> float:
        """What the network says of features, before it is made a chance: 0 is even, above is good."""
        seen: list[Seen] = []
        total = self.shift
        straight = self.straight
        for place in range(len(features)):
            feature = features[place]
            if feature != 0.0:
                seen.append(Seen(place, feature))
                total += straight[place] * feature
        for group in range(len(self.rows)):
            row, begin, count = self.rows[group], self.begins[group], self.counts[group]
            one, two, three, four = begin.one, begin.two, begin.three, begin.four
            five, six, seven, eight = begin.five, begin.six, begin.seven, begin.eight
            for known in seen:
                feature = known.feature
                weights = row[known.place]
                one += weights.one * feature
                two += weights.two * feature
                three += weights.three * feature
                four += weights.four * feature
                five += weights.five * feature
                six += weights.six * feature
                seven += weights.seven * feature
                eight += weights.eight * feature
            total += count.one * bend(one)
            total += count.two * bend(two)
            total += count.three * bend(three)
            total += count.four * bend(four)
            total += count.five * bend(five)
            total += count.six * bend(six)
            total += count.seven * bend(seven)
            total += count.eight * bend(eight)
        return total


def bend(reach: float) -> float:
    """The hyperbolic tangent: how a unit answers."""
    if reach > 20.0:
        return 1.0
    if reach < -20.0:
        return -1.0
    return 1.0 - 2.0 / (exp(2.0 * reach) + 1.0)


def chance(lean: float) -> float:
    """The chance, 0 to 1, that a lean stands for; never quite 0, so that chances can be compared and added up."""
    if lean > 30.0:
        lean = 30.0
    elif lean < -30.0:
        lean = -30.0
    return 1.0 / (1.0 + exp(-lean))


def share_of(table: Table, seat: int) -> float:
    """A seat's share of the victory at the end of a game: equals share it."""
    first = table.game.ranking(table.state)[0]
    return 1.0 / len(first) if seat in first else 0.0
