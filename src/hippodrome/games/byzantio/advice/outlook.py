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


STEPS: Final[list[int]] = [1, 3, 9, 27]
"""What a garrison of each seat adds to the stand of a city: nobody has more than two in one (BO 3.1)."""
STANDS: Final = 81
DENIED: Final[list[float]] = [DENIAL * (1.5 + signs * 2.0) for signs in range(5)]
"""What a city is worth to me if an opponent has it not, by how many signs there are that he wants it."""


class Yardstick:
    """What a board and its rounds say once for all, so that it need not be reckoned at every word."""

    def __init__(self, board: boards.Board) -> None:
        self.nearby = [[NEARBY[far if far > 1 else 1] for far in row] for row in board.steps]
        # By round, at stand * 4 + seat: the share of a city's value that a seat may count on.
        self.shares = [shares_with(1 - (round_ - 1) / board.rounds) for round_ in range(board.rounds + 1)]


_yardsticks: dict[str, Yardstick] = {}


def yardstick_of(board: boards.Board) -> Yardstick:
    """The yardstick of a board, made when it is first asked for."""
    found = _yardsticks.get(board.name)
    if found is None:
        found = _yardsticks[board.name] = Yardstick(board)
    return found


def shares_with(left: float) -> list[float]:
    """The shares that everybody may count on in every stand, with so much of the game left."""
    shares: list[float] = []
    for stand in range(STANDS):
        counts = [stand // step % 3 for step in STEPS]
        shares += [share_with(left, counts, seat) for seat in range(boards.MOST_SEATS)]
    return shares


def share_with(left: float, counts: list[int], seat: int) -> float:
    """The share of a city's value that a seat may count on, with so many garrisons of each."""
    own = counts[seat]
    if own == 0:
        return 0.0
    best = max([counts[other] for other in range(boards.MOST_SEATS) if other != seat])
    if best > own:
        return 0.06 * own
    if best == own:
        return SHARED[counts.count(own)] + (0.03 if own == 2 else 0.0)
    risk = 0.12 * left if own == 1 else 0.03 * left
    return 1.0 - risk - (0.08 * left if best else 0.0)


class Goal:
    """A city of the own list: its province, and what it would still bring."""

    def __init__(self, province: int, lacking: float) -> None:
        self.province = province
        self.lacking = lacking


class Outlook:
    """What is mine to win, and what the others seem to want.

    How a city stands, with all its garrisons, is one number: so many of each seat's step.
    """

    def __init__(self, game: State, me: int) -> None:
        board, terms, yardstick = game.board, game.terms, yardstick_of(game.board)
        self.game = game
        self.board = board
        self.me = me
        self.step = STEPS[me]
        self.at = game.pretenders[me]
        self.shares = yardstick.shares[game.round]
        self.nearby = yardstick.nearby
        self.haste = (1 - (game.round - 1) / board.rounds) * 3
        self.others = [seat for seat in range(game.seats) if seat != me]
        self.listed: list[int] = []  # the cities of the own list
        self.worth: list[int] = [0] * len(board.cities)
        for row in range(terms.rows):
            city = game.objectives[me * terms.rows + row]
            if city != state.NONE:
                self.listed.append(city)
                self.worth[city] = terms.values[row]
        self.now: list[float] = [UNKNOWN] * len(board.cities)  # what each city promises as it is
        self.goals: list[Goal] = []
        # By seat: the gift to it that one is least sorry for, what it brings, and what the next best brings.
        self.gifts: list[int] = [state.NONE] * boards.MOST_SEATS
        self.given: list[float] = [UNKNOWN] * boards.MOST_SEATS
        self.next_given: list[float] = [UNKNOWN] * boards.MOST_SEATS

    def stand(self, city: int) -> int:
        """How a city stands."""
        first, garrisons = city * boards.MOST_SEATS, self.game.garrisons
        stand = garrisons[first] + 3 * garrisons[first + 1]
        if self.game.seats > 2:
            stand += 9 * garrisons[first + 2] + 27 * garrisons[first + 3]
        return stand

    def wants(self, seat: int, city: int) -> float:
        """About what a city is worth to an opponent, by what it did there."""
        return 1.5 + self.signs(seat, city) * 2.0

    def signs(self, seat: int, city: int) -> int:
        """How many signs there are that an opponent wants a city; more than four say no more."""
        at = city * boards.MOST_SEATS + seat
        signs = self.game.deeds[at] + self.game.garrisons[at]
        return signs if signs < 4 else 4

    # --- what a city is worth

    def value(self, city: int, stand: int) -> float:
        """What a city promises me if it stands so, less what it promises the others."""
        shares, first = self.shares, stand * boards.MOST_SEATS
        worth = self.worth[city]
        total = worth * shares[first + self.me] if worth else 0.0
        for seat in self.others:
            share = shares[first + seat]
            if share > 0.0:
                total -= DENIED[self.signs(seat, city)] * share
        return total

    def change(self, city: int, step: int) -> float:
        """What it brings if a city stands otherwise by so much."""
        stand = self.stand(city)
        now = self.now[city]
        if now == UNKNOWN:
            now = self.now[city] = self.value(city, stand)
        return self.value(city, stand + step) - now

    def held(self, city: int, seat: int) -> float:
        """The share of a city's value that a seat may count on as it is."""
        return self.shares[self.stand(city) * boards.MOST_SEATS + seat]

    def readiness(self, province: int) -> float:
        """What standing in a province promises: the goals around it that I do not hold yet, the nearer the better."""
        if province < 0 or not self.game.supply[self.me]:
            return 0.0
        if not self.goals:
            for city in self.listed:
                lacking = self.worth[city] * (1.0 - self.held(city, self.me))
                self.goals.append(Goal(self.board.province_of[city], lacking))
        nearby = self.nearby[province]
        total = 0.0
        for goal in self.goals:
            total += goal.lacking * nearby[goal.province]
        return READINESS * total * (self.haste if self.haste < 1.0 else 1.0)

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
            return NEVER if total >= self.board.most_in_all else self.change(city, self.step)
        if total == own:
            return NEVER
        best = UNKNOWN
        for seat in range(game.seats):
            if seat != me and game.garrisons[first + seat]:
                gain = self.change(city, self.step - STEPS[seat])
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
                    gain = self.change(city, self.step)
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
        return self.chance(city, seat) * self.change(city, self.step - STEPS[seat])

    def expel(self, city: int, seat: int) -> float:
        """What trying to expel a garrison brings on average."""
        return self.chance(city, seat) * self.change(city, -STEPS[seat])

    def exchange(self, give: int, take: int, seat: int, mine: int) -> float:
        """What an exchange of garrisons between seats `mine` and `seat` brings me."""
        step = STEPS[mine] - STEPS[seat]
        return self.change(give, -step) + self.change(take, step)

    def look_for_gifts(self, seat: int) -> None:
        """BO 4.3.2: which garrison of mine I am least sorry to give to an opponent, and what the next best brings."""
        garrisons, me, most_own = self.game.garrisons, self.me, self.board.most_own
        step = STEPS[seat] - self.step
        gift, best, next_best = state.NONE, UNKNOWN, UNKNOWN
        for give in self.game.terms.cities:
            first = give * boards.MOST_SEATS
            if garrisons[first + me] and garrisons[first + seat] < most_own:
                gain = self.change(give, step)
                if gain > best:
                    gift, best, next_best = give, gain, best
                elif gain > next_best:
                    next_best = gain
        self.gifts[seat], self.given[seat], self.next_given[seat] = gift, best, next_best

    def best_gift(self, take: int, seat: int) -> float:
        """What the best legal gift for a garrison would bring, by the die."""
        if self.given[seat] == UNKNOWN:
            self.look_for_gifts(seat)
        given = self.next_given[seat] if self.gifts[seat] == take else self.given[seat]
        if given == UNKNOWN:
            return NEVER
        gain = self.chance(take, seat) * (given + self.change(take, self.step - STEPS[seat]))
        return gain if gain > NEVER else NEVER

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
