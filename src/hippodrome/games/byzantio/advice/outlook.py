"""What a position of Byzantio or Nekken promises one seat.

A position is worth what one's own rows promise, less a share of what the others' suspected cities promise them; a word
is worth what it adds. Of all that is hidden this looks only at the list of the seat itself.
"""

from typing import Final

from hippodrome.games.byzantio import boards, state
from hippodrome.games.byzantio.state import State

DENIAL: Final = 0.3
"""What a point kept from an opponent is worth."""
NEARBY: Final[list[float]] = [0.62**steps for steps in range(boards.FAR + 1)]
"""How much of a goal's worth is left after so many steps of the way."""
READINESS: Final = 0.3
"""What standing near one's goals is worth, against having reached them."""
SHARED: Final[list[float]] = [0.0, 1.0, 0.5, 0.22, 0.05]
"""The share of a city's value for so many who are equal there."""
NEVER: Final = -9.0
UNKNOWN: Final = -999.0


class Outlook:
    """What is mine to win, and what the others seem to want."""

    def __init__(self, game: State, me: int) -> None:
        board, terms = game.board, game.terms
        self.game = game
        self.board = board
        self.me = me
        self.at = game.pretenders[me]
        self.left = 1 - (game.round - 1) / board.rounds
        self.goals: list[int] = []  # the cities of the own list
        self.worth: list[int] = [0] * len(board.cities)
        for row in range(terms.rows):
            city = game.objectives[me * terms.rows + row]
            if city != state.NONE:
                self.goals.append(city)
                self.worth[city] = terms.values[row]
        self.now: list[float] = [UNKNOWN] * len(board.cities)  # what each city promises as it is
        self.lacking: list[float] = []  # what each goal would still bring
        self.counts: list[int] = [0] * boards.MOST_SEATS  # garrisons to think about

    def look_at(self, city: int) -> None:
        """Think about the garrisons of a city as they are."""
        first = city * boards.MOST_SEATS
        for seat in range(self.game.seats):
            self.counts[seat] = self.game.garrisons[first + seat]

    def wants(self, seat: int, city: int) -> float:
        """About what a city is worth to an opponent, by what it did there."""
        at = city * boards.MOST_SEATS + seat
        signs = self.game.deeds[at] + self.game.garrisons[at]
        return 1.5 + (signs if signs < 4 else 4) * 2.0

    # --- what a city is worth

    def hold(self, seat: int) -> float:
        """The share of a city's value that a seat may count on, with the garrisons one thinks about."""
        counts = self.counts
        own = counts[seat]
        if own == 0:
            return 0.0
        best, sharing = 0, 1
        for other in range(self.game.seats):
            if other != seat:
                if counts[other] > best:
                    best = counts[other]
                if counts[other] == own:
                    sharing += 1
        if best > own:
            return 0.06 * own
        if best == own:
            return SHARED[sharing] + (0.03 if own == 2 else 0.0)
        risk = 0.12 * self.left if own == 1 else 0.03 * self.left
        return 1.0 - risk - (0.08 * self.left if best else 0.0)

    def value(self, city: int) -> float:
        """What a city with the garrisons one thinks about promises me, less what it promises the others."""
        total = self.worth[city] * self.hold(self.me) if self.worth[city] else 0.0
        for seat in range(self.game.seats):
            if seat != self.me and self.counts[seat]:
                total -= DENIAL * self.wants(seat, city) * self.hold(seat)
        return total

    def change(self, city: int, comes: int, goes: int) -> float:
        """What it brings if a garrison of one seat comes and one of another goes; NONE for nobody."""
        self.look_at(city)
        if self.now[city] == UNKNOWN:
            self.now[city] = self.value(city)
        if comes != state.NONE:
            self.counts[comes] += 1
        if goes != state.NONE:
            self.counts[goes] -= 1
        return self.value(city) - self.now[city]

    def held(self, city: int, seat: int) -> float:
        """The share of a city's value that a seat may count on as it is."""
        self.look_at(city)
        return self.hold(seat)

    def readiness(self, province: int) -> float:
        """What standing in a province promises: the goals around it that I do not hold yet, the nearer the better."""
        if province < 0 or not self.game.supply[self.me]:
            return 0.0
        if not self.lacking:
            for city in self.goals:
                self.lacking.append(self.worth[city] * (1.0 - self.held(city, self.me)))
        steps = self.board.steps[province]
        total = 0.0
        for place in range(len(self.goals)):
            far = steps[self.board.province_of[self.goals[place]]]
            total += self.lacking[place] * NEARBY[far if far > 1 else 1]
        haste = self.left * 3
        return READINESS * total * (haste if haste < 1.0 else 1.0)

    # --- what an action brings at best

    def campaign_into(self, province: int) -> float:
        """Entering a province by a Campaign, with the best placing there."""
        best = 0.0
        for city in self.game.terms.cities_of[province]:
            placed = self.campaign_place(city)
            if placed > best:
                best = placed
        return best + self.readiness(province)

    def campaign_place(self, city: int) -> float:
        """Placing by a Campaign, with the best removal that comes with a second garrison."""
        game, me = self.game, self.me
        first = city * boards.MOST_SEATS
        own, total = game.garrisons[first + me], game.totals[city]
        if not game.supply[me] or own >= self.board.most_own:
            return NEVER
        if own == 0:
            return NEVER if total >= self.board.most_in_all else self.change(city, me, state.NONE)
        if total == own:
            return NEVER
        best = UNKNOWN
        for seat in range(game.seats):
            if seat != me and game.garrisons[first + seat]:
                gain = self.change(city, me, seat)
                if gain > best:
                    best = gain
        return best

    def muster_best(self) -> float:
        """The best placing by a Muster."""
        game, me = self.game, self.me
        best = 0.0
        if game.supply[me]:
            for city in game.terms.cities_of[self.at]:
                own, total = game.garrisons[city * boards.MOST_SEATS + me], game.totals[city]
                if own < self.board.most_own and total < self.board.most_in_all and (own == 0 or total > 1):
                    gain = self.change(city, me, state.NONE)
                    if gain > best:
                        best = gain
        return best + self.readiness(self.at)

    def chance(self, city: int, seat: int) -> float:
        """BO 5: how likely the die is kind."""
        province = self.board.province_of[city]
        kind = 4
        if self.at == province:
            kind += 1
        if self.game.pretenders[seat] == province:
            kind -= 1
        return kind / 8

    def bribe(self, city: int, seat: int) -> float:
        """What trying to bribe a garrison brings on average."""
        return self.chance(city, seat) * self.change(city, self.me, seat)

    def expel(self, city: int, seat: int) -> float:
        """What trying to expel a garrison brings on average."""
        return self.chance(city, seat) * self.change(city, state.NONE, seat)

    def exchange(self, give: int, take: int, seat: int, mine: int) -> float:
        """What an exchange of garrisons between seats `mine` and `seat` brings me."""
        return self.change(give, seat, mine) + self.change(take, mine, seat)

    def may_give(self, give: int, take: int, seat: int) -> bool:
        """BO 4.3.2: whether a garrison of mine may go to an opponent for one of his."""
        first = give * boards.MOST_SEATS
        garrisons = self.game.garrisons
        return give != take and garrisons[first + self.me] > 0 and garrisons[first + seat] < self.board.most_own

    def best_gift(self, take: int, seat: int) -> float:
        """What the best legal gift for a garrison would bring, by the die."""
        luck, best = self.chance(take, seat), NEVER
        for give in self.game.terms.cities:
            if self.may_give(give, take, seat):
                gain = luck * self.exchange(give, take, seat, self.me)
                if gain > best:
                    best = gain
        return best

    def best_target(self, kind: int) -> float:
        """The best Bribe, Expulsion or Negotiation there is."""
        game, me = self.game, self.me
        most = self.board.most_own + 1 if kind == boards.EXPEL else self.board.most_own
        best = UNKNOWN
        for city in game.terms.cities:
            first = city * boards.MOST_SEATS
            own = game.garrisons[first + me]
            if own >= most or game.totals[city] == own:
                continue
            for seat in range(game.seats):
                if seat != me and game.garrisons[first + seat]:
                    if kind == boards.BRIBE:
                        gain = self.bribe(city, seat)
                    elif kind == boards.EXPEL:
                        gain = self.expel(city, seat)
                    else:
                        gain = self.best_gift(city, seat)
                    if gain > best:
                        best = gain
        return best if best > UNKNOWN else NEVER

    def promise(self, city: int, value: int) -> float:
        """What a city is likely to bring for an objective of a value: what is held now, or may still be won."""
        held = self.held(city, self.me)
        rivals = self.game.totals[city] - self.game.garrisons[city * boards.MOST_SEATS + self.me]
        hoped = 0.5 * NEARBY[self.board.steps[self.at][self.board.province_of[city]]] / (1 + rivals)
        return value * (held if held > hoped else hoped)
