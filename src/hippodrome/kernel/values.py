"""Values: a seat's chance to win, as a small network over its features has learned it.

Search and bots ask for it thousands of times a second, so this is plain arithmetic on floats, compiled, and nothing is
needed for it but the weights. How they are learned stands in `hippodrome.learning`, how they are kept in
`hippodrome.bots.values`.
"""

from math import exp

from hippodrome.kernel.table import Table


class Values:
    """A network with one hidden layer, for one game and one number of seats.

    `units` has the weights of each hidden unit, one for every feature; `shifts` what is added before the unit answers
    (-1 to 1), `outs` how much its answer counts. `straight` are weights from the features past the units, and `shift`
    is where it all begins.
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
                places.append(place)
                known.append(feature)
                total += straight[place] * feature
        count = len(places)
        for unit in range(len(self.units)):
            weights = self.units[unit]
            reach = self.shifts[unit]
            for entry in range(count):
                reach += weights[places[entry]] * known[entry]
            total += self.outs[unit] * bend(reach)
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
