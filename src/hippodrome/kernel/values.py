"""Values: a seat's chance to win, as a small network over its features has learned it.

Search and bots ask for it thousands of times a second, so this is plain arithmetic on floats, compiled, and nothing is
needed for it but the weights. How they are learned stands in `hippodrome.learning`, how they are kept in
`hippodrome.bots.values`.
"""

from math import exp
from typing import Final

from hippodrome.kernel.table import Table

AT_ONCE: Final = 4
"""So many units are reckoned at once."""


class Values:
    """A network with one hidden layer, for one game and one number of seats.

    `units` has the weights of each hidden unit, one for every feature; `shifts` what is added before the unit answers
    (-1 to 1), `outs` how much its answer counts. `straight` are weights from the features past the units, and `shift`
    is where it all begins.

    Reckoned are four units at a time, so that a feature is fetched once for all of them: `rows` has a list for each
    four, and in it the four weights of every feature side by side.
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
        self.rows: list[list[float]] = []
        for first in range(0, len(units) - AT_ONCE + 1, AT_ONCE):
            row: list[float] = []
            for place in range(len(straight)):
                # Made anew, one after the other, they also lie side by side in memory.
                row += [1.0 * unit[place] for unit in units[first : first + AT_ONCE]]
            self.rows.append(row)

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
        places: list[int] = []
        known: list[float] = []
        total = self.shift
        straight = self.straight
        for place in range(len(features)):
            feature = features[place]
            if feature != 0.0:
                places.append(place * AT_ONCE)
                known.append(feature)
                total += straight[place] * feature
        count = len(places)
        unit = 0
        for row in self.rows:
            one, two = self.shifts[unit], self.shifts[unit + 1]
            three, four = self.shifts[unit + 2], self.shifts[unit + 3]
            for entry in range(count):
                place = places[entry]
                feature = known[entry]
                one += row[place] * feature
                two += row[place + 1] * feature
                three += row[place + 2] * feature
                four += row[place + 3] * feature
            total += self.outs[unit] * bend(one)
            total += self.outs[unit + 1] * bend(two)
            total += self.outs[unit + 2] * bend(three)
            total += self.outs[unit + 3] * bend(four)
            unit += AT_ONCE
        for rest in range(unit, len(self.units)):
            weights, reach = self.units[rest], self.shifts[rest]
            for entry in range(count):
                reach += weights[places[entry] // AT_ONCE] * known[entry]
            total += self.outs[rest] * bend(reach)
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
