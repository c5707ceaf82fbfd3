"""What a position of Byzantio or Nekken promises one seat.

A position is worth what one's own rows promise, less a share of what the others' suspected cities promise them; a word
is worth what it adds. Of all that is hidden this looks only at the list of the seat itself.
"""

from typing import Final

from mypy_extensions import i64

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
ROUNDING: Final = 0.000001
"""More than sums of a few floats can be wrong by, if they are added up in another order."""
NEVER: Final = -9.0
UNKNOWN: Final = -999.0


OTHERS: Final[list[list[list[int]]]] = [
    [[seat for seat in range(seats) if seat != me] for me in range(seats)] for seats in range(boards.MOST_SEATS + 1)
]
"""The opponents of each seat, by how many seats there are."""
WANTED: Final[list[float]] = [1.5 + signs * 2.0 for signs in range(5)]
"""About what a city is worth to an opponent, by how many signs there are that it is wanted."""
DENIED: Final[list[float]] = [DENIAL * wanted for wanted in WANTED]
"""The same to me, if the opponent has it not."""


class Yardstick:
    """What a board and its rounds say once for all, so that it need not be reckoned at every word."""

    def __init__(self, board: boards.Board) -> None:
        self.base = board.most_own + 1  # BO 3.1: nobody has more in a city
        self.steps = [1, self.base, self.base**2, self.base**3]
        self.nearby = [[NEARBY[far if far > 1 else 1] for far in row] for row in board.steps]
        self.unknown = [UNKNOWN] * len(board.cities)
        self.worthless = [0] * len(board.cities)
        # By round, at stand * 4 + seat: the share of a city's value that a seat may count on.
        self.shares = [self.shares_with(1 - (round_ - 1) / board.rounds) for round_ in range(board.rounds + 1)]

    def shares_with(self, left: float) -> list[float]:
        """The shares that everybody may count on in every stand, with so much of the game left."""
        shares: list[float] = []
        for stand in range(self.base**boards.MOST_SEATS):
            counts = [stand // step % self.base for step in self.steps]
            shares += [share_with(left, counts, seat) for seat in range(boards.MOST_SEATS)]
        return shares


YARDSTICKS: Final[dict[str, Yardstick]] = {}


def yardstick_of(board: boards.Board) -> Yardstick:
    """The yardstick of a board, made when it is first asked for."""
    found = YARDSTICKS.get(board.name)
    if found is None:
        found = YARDSTICKS[board.name] = Yardstick(board)
    return found


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
    """A city of the own list: its province, what it would still bring, and how much those after it pull at most."""

    def __init__(self, province: i64, lacking: float) -> None:
        self.province = province
        self.lacking = lacking
        self.later = 0.0


class Gift:
    """The city whose garrison I am least sorry to give to a seat, what that brings, and what the next best brings."""

    def __init__(self, city: int, gain: float, next_gain: float) -> None:
        self.city = city
        self.gain = gain
        self.next_gain = next_gain


class Outlook:
    """What is mine to win, and what the others seem to want.

    How a city stands, with all its garrisons, is one number: so many of each seat's step. One is made for every word
    of a playout, so it finds out what is asked for, and lists what it has found out only where that is asked again.
    """

    def __init__(self, game: State, me: int) -> None:
        board, yardstick = game.board, yardstick_of(game.board)
        self.game = game
        self.board = board
        self.me = me
        self.steps = yardstick.steps
        """What a garrison of each seat adds to the stand of a city."""
        self.step: i64 = yardstick.steps[me]
        self.base: i64 = yardstick.base
        self.at = game.pretenders[me]
        self.shares = yardstick.shares[game.round]
        self.nearby = yardstick.nearby
        self.haste = (1 - (game.round - 1) / board.rounds) * 3
        self.others = OTHERS[game.seats][me]
        self.worth = yardstick.worthless[:]
        self.now = yardstick.unknown[:]  # what each city promises as it is
        self.goals: list[Goal] = []
        self.gifts: list[Gift] = []  # to each of the others
        self.bribing = self.expelling = self.dealing = UNKNOWN
        values = game.terms.values
        for row in range(len(values)):
            city = game.objectives[me * game.terms.rows + row]
            if city != state.NONE:
                self.worth[city] = values[row]

    def listed(self) -> list[int]:
        """The cities of the own list."""
        rows = self.game.terms.rows
        return [city for city in self.game.objectives[self.me * rows : self.me * rows + rows] if city != state.NONE]

    def stand(self, city: i64) -> i64:
        """How a city stands."""
        first, garrisons = city * boards.MOST_SEATS, self.game.garrisons
        one: i64 = garrisons[first]
        two: i64 = garrisons[first + 1]
        three: i64 = garrisons[first + 2]
        four: i64 = garrisons[first + 3]
        base = self.base
        return one + base * (two + base * (three + base * four))

    def wants(self, seat: int, city: int) -> float:
        """About what a city is worth to an opponent, by what it did there."""
        return WANTED[self.signs(seat, city)]

    def signs(self, seat: i64, city: i64) -> i64:
        """How many signs there are that an opponent wants a city; more than four say no more."""
        at = city * boards.MOST_SEATS + seat
        deeds: i64 = self.game.deeds[at]
        garrisons: i64 = self.game.garrisons[at]
        signs = deeds + garrisons
        return signs if signs < 4 else 4

    # --- what a city is worth

    def value(self, city: i64, stand: i64) -> float:
        """What a city promises me if it stands so, less what it promises the others."""
        shares, first = self.shares, stand * boards.MOST_SEATS
        worth = self.worth[city]
        total = worth * shares[first + self.me] if worth else 0.0
        for seat in self.others:
            share = shares[first + seat]
            if share > 0.0:
                total -= DENIED[self.signs(seat, city)] * share
        return total

    def change(self, city: i64, step: i64) -> float:
        """What it brings if a city stands otherwise by so much."""
        stand = self.stand(city)
        return self.value(city, stand + step) - self.promised(city, stand)

    def promised(self, city: i64, stand: i64) -> float:
        """What a city promises as it stands, reckoned once."""
        now = self.now[city]
        if now == UNKNOWN:
            now = self.now[city] = self.value(city, stand)
        return now

    def held(self, city: i64, seat: i64) -> float:
        """The share of a city's value that a seat may count on as it is."""
        return self.shares[self.stand(city) * boards.MOST_SEATS + seat]

    def readiness(self, province: int) -> float:
        """What standing in a province promises: the goals around it that I do not hold yet, the nearer the better."""
        return 0.0 if province < 0 else self.scaled(self.pull(self.nearby[province]))

    def readiness_best(self) -> float:
        """What standing in the best of all provinces promises."""
        best = self.pull(self.nearby[self.at])
        for nearby in self.nearby:
            total = 0.0
            for goal in self.goals:
                total += goal.lacking * nearby[goal.province]
                if total + goal.later < best:
                    break
            if total > best:
                best = total
        return self.scaled(best)

    def pull(self, nearby: list[float]) -> float:
        """How much the goals would bring from where they are so near; nothing to who has no garrisons left."""
        if not self.goals:
            self.find_goals()
        total = 0.0
        for goal in self.goals:
            total += goal.lacking * nearby[goal.province]
        return total

    def find_goals(self) -> None:
        """What the own list would still bring to who has garrisons left."""
        game, me = self.game, self.me
        if not game.supply[me]:
            return
        goals = self.goals
        for city in self.listed():
            lacking = self.worth[city] * (1.0 - self.held(city, me))
            goals.append(Goal(self.board.province_of[city], lacking))
        later = ROUNDING
        for place in range(len(goals) - 1, -1, -1):
            goals[place].later = later
            later += goals[place].lacking * NEARBY[1]

    def scaled(self, pull: float) -> float:
        """What a pull is worth: less near the end."""
        return READINESS * pull * (self.haste if self.haste < 1.0 else 1.0)

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
                gain = self.change(city, self.step - self.steps[seat])
                if gain > best:
                    best = gain
        return best

    def muster_best(self) -> float:
        """What the best placing by a Muster adds."""
        game, me = self.game, self.me
        best = 0.0
        if game.supply[me]:
            for city in game.terms.cities_of[self.at]:
                own, total = game.garrisons[city * boards.MOST_SEATS + me], game.totals[city]
                if own < self.board.most_own and total < self.board.most_in_all and (own == 0 or total > 1):
                    gain = self.change(city, self.step)
                    if gain > best:
                        best = gain
        return best

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
        return self.chance(city, seat) * self.change(city, self.step - self.steps[seat])

    def expel(self, city: int, seat: int) -> float:
        """What trying to expel a garrison brings on average."""
        return self.chance(city, seat) * self.change(city, -self.steps[seat])

    def exchange(self, give: int, take: int, seat: int, mine: int) -> float:
        """What an exchange of garrisons between seats `mine` and `seat` brings me."""
        step = self.steps[mine] - self.steps[seat]
        return self.change(give, -step) + self.change(take, step)

    def gift_to(self, seat: int) -> Gift:
        """BO 4.3.2: the best gift to a seat, if there is one."""
        if not self.gifts:
            for other in range(self.game.seats):
                self.gifts.append(self.find_gift(other))
        return self.gifts[seat]

    def find_gift(self, seat: int) -> Gift:
        """BO 4.3.2: which garrison of mine I am least sorry to give to a seat, and what the next best brings."""
        garrisons, me, most_own = self.game.garrisons, self.me, self.board.most_own
        step = self.steps[seat] - self.step
        gift, best, next_best = state.NONE, UNKNOWN, UNKNOWN
        if step and self.game.supply[me] < self.board.supply:
            for give in self.game.terms.cities:
                first: i64 = give * boards.MOST_SEATS
                if garrisons[first + me] and garrisons[first + seat] < most_own:
                    gain = self.change(give, step)
                    if gain > best:
                        gift, best, next_best = give, gain, best
                    elif gain > next_best:
                        next_best = gain
        return Gift(gift, best, next_best)

    def best_gift(self, take: int, seat: int) -> float:
        """What the best legal gift for a garrison would bring, by the die."""
        return self.deal(take, seat, self.chance(take, seat), self.change(take, self.step - self.steps[seat]))

    def deal(self, take: int, seat: int, luck: float, taken: float) -> float:
        """The same, if it is known how likely a garrison is taken and what that brings."""
        gift = self.gift_to(seat)
        given = gift.next_gain if gift.city == take else gift.gain
        gain = NEVER if given == UNKNOWN else luck * (given + taken)
        return gain if gain > NEVER else NEVER

    def find_targets(self, options: list[int]) -> None:
        """The best Bribe, Expulsion and Negotiation there are, of those that are asked about."""
        game, me, most_own = self.game, self.me, self.board.most_own
        bribe, expel, deal = boards.BRIBE in options, boards.EXPEL in options, boards.NEGOTIATE in options
        if not (bribe or expel or deal):
            return
        for city in game.terms.cities:
            if not game.totals[city]:
                continue
            first: i64 = city * boards.MOST_SEATS
            own = game.garrisons[first + me]
            if game.totals[city] == own:
                continue
            stand = self.stand(city)
            now = self.promised(city, stand)
            for seat in self.others:
                if not game.garrisons[first + seat]:
                    continue
                luck = self.chance(city, seat)
                if (bribe or deal) and own < most_own:
                    taken = self.value(city, stand + self.step - self.steps[seat]) - now
                    if bribe and luck * taken > self.bribing:
                        self.bribing = luck * taken
                    if deal:
                        gain = self.deal(city, seat, luck, taken)
                        if gain > self.dealing:
                            self.dealing = gain
                if expel:
                    gain = luck * (self.value(city, stand - self.steps[seat]) - now)
                    if gain > self.expelling:
                        self.expelling = gain

    def best_target(self, kind: int) -> float:
        """The best Bribe, Expulsion or Negotiation that was found."""
        best = self.bribing if kind == boards.BRIBE else self.expelling if kind == boards.EXPEL else self.dealing
        return best if best > UNKNOWN else NEVER

    def prospect(self, city: int) -> float:
        """The share of a city's value that I am likely to have in the end: what is held now, or may still be won."""
        held = self.held(city, self.me)
        rivals = self.game.totals[city] - self.game.garrisons[city * boards.MOST_SEATS + self.me]
        hoped = 0.5 * NEARBY[self.board.steps[self.at][self.board.province_of[city]]] / (1 + rivals)
        return held if held > hoped else hoped

    def best_prospect(self) -> float:
        """The best prospect in a city that is not on the own list."""
        best = 0.0
        for city in self.game.terms.cities:
            if not self.worth[city]:
                prospect = self.prospect(city)
                if prospect > best:
                    best = prospect
        return best
