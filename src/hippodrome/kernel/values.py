"""Values: a seat's chance to win, estimated by a small network over its features.

Search and bots evaluate it thousands of times a second, so it is compiled arithmetic on floats that needs nothing but
the weights. `hippodrome.learning` trains them, and `hippodrome.bots.values` stores them.
"""

from math import exp
from typing import Final

from hippodrome.kernel.table import Table

AT_ONCE: Final = 8
"""The number of units computed at once."""


class Eight:
    """A number for each of eight units; 0 for missing units, so that they have no effect.

    A compiled object stores floats unboxed, which a list does not.
    """

    def __init__(self, numbers: list[float]) -> None:
        numbers = numbers + [0.0] * (AT_ONCE - len(numbers))
        self.one, self.two, self.three, self.four = numbers[0], numbers[1], numbers[2], numbers[3]
        self.five, self.six, self.seven, self.eight = numbers[4], numbers[5], numbers[6], numbers[7]


class Seen:
    """A non-zero feature and its place."""

    def __init__(self, place: int, feature: float) -> None:
        self.place = place
        self.feature = feature


class Values:
    """A network with one hidden layer, for one game and one number of seats.

    `units` has the input weights of each hidden unit, `shifts` the biases, and `outs` the output weights. `straight`
    has weights that connect the features directly to the output, and `shift` is the output's bias.

    Eight units are computed at a time, so that each feature is fetched once for all of them. For each group of eight,
    `rows` has the input weights by feature, `begins` the biases, and `counts` the output weights.
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
        """Return a seat's chance to win, 0 to 1, from what it knows; in a finished game, its share of the victory."""
        if not table._asks:
            return share_of(table, seat)
        return chance(self.lean(table.game.features(table.state, seat)))

    def all(self, table: Table) -> list[float]:
        """Return the chances of all seats, normalised to a sum of 1; each is based on what that seat knows."""
        chances = [self.of(table, seat) for seat in range(table.state.seats)]
        total = 0.0
        for each in chances:
            total += each
        return [each / total for each in chances]

    def lean(self, features: list[float]) -> float:
        """Return the network's output before it is turned into a chance: 0 is even, positive is good."""
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
    """Return the hyperbolic tangent, the activation of a unit."""
    if reach > 20.0:
        return 1.0
    if reach < -20.0:
        return -1.0
    return 1.0 - 2.0 / (exp(2.0 * reach) + 1.0)


def chance(lean: float) -> float:
    """Return the logistic function of an output, limited so that a chance is never exactly 0 or 1."""
    if lean > 30.0:
        lean = 30.0
    elif lean < -30.0:
        lean = -30.0
    return 1.0 / (1.0 + exp(-lean))


def share_of(table: Table, seat: int) -> float:
    """Return a seat's share of the victory in a finished game; tied winners share it."""
    first = table.game.ranking(table.state)[0]
    return 1.0 / len(first) if seat in first else 0.0
