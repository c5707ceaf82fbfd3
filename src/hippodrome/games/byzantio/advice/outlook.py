"""What a position of Byzantio or Nekken promises one seat.

The value of a position is what the seat's own rows promise, minus a share of what the others' suspected cities promise
them; the value of a word is what it adds. The only hidden information used is the seat's own list.

A search spends most of its time in this module. So constants are computed once per board, a city is evaluated when
first needed, numbers are attributes of small objects (a list would box each of them), and results for one question are
reused for the following questions of the same turn.
"""

from typing import Final

from mypy_extensions import i64

from hippodrome.games.byzantio import boards, phases, state
from hippodrome.games.byzantio.state import State

DENIAL: Final = 0.3
"""The value of a point that an opponent fails to get."""
BUSY: Final = 4
"""The number of signs of interest in a city after which more of them add no information."""
NEARBY: Final[list[float]] = [0.62**steps for steps in range(boards.FAR + 1)]
"""The share of a goal's worth that counts, by the number of steps to it."""
READINESS: Final = 0.3
"""The value of standing near one's goals, relative to having reached them."""
SHARED: Final[list[float]] = [0.0, 1.0, 0.5, 0.22, 0.05]
"""The share of a city's value for each of the players who are equal there, by their number."""
ROUNDING: Final = 0.000001
"""More than the rounding error of sums that are added up in different orders."""
NEVER: Final = -9.0
UNKNOWN: Final = -999.0


class Stand:
    """A way in which a city can be occupied: the shares of its value for a seat and the three others."""

    def __init__(self, mine: float, first: float, second: float, third: float) -> None:
        self.mine = mine
        self.first = first
        self.second = second
        self.third = third


def stands_with(left: float) -> list[Stand]:
    """Return all ways to occupy a city when some share of the game is left: at most two garrisons each (BO 3.1).

    The index has a base-3 digit for each seat's garrisons: the seat's own garrisons add 1 each, those of the first
    other seat 3, of the second 9, of the third 27.
    """
    stands: list[Stand] = []
    for place in range(81):
        counts = [place % 3, place // 3 % 3, place // 9 % 3, place // 27]
        shares = [share_with(left, counts, own) for own in counts]
        stands.append(Stand(shares[0], shares[1], shares[2], shares[3]))
    return stands


def share_with(left: float, counts: list[int], own: int) -> float:
    """Return the share of a city's value that a seat with `own` of the garrisons may count on."""
    if own == 0:
        return 0.0
    best, sharing = max(counts), counts.count(own)
    if best > own:
        return 0.06 * own
    if sharing > 1:
        return SHARED[sharing] + (0.03 if own == 2 else 0.0)
    risk = 0.12 * left if own == 1 else 0.03 * left
    return 1.0 - risk - (0.08 * left if sum(counts) > own else 0.0)


class City:
    """A city as a seat sees it: its worth, and the value of denying it to each other seat."""

    def __init__(self, worth: float, first: float, second: float, third: float) -> None:
        self.worth = worth
        self.first = first
        self.second = second
        self.third = third

    def value(self, stand: Stand) -> float:
        """Return what the city promises me in this occupation, minus what it promises the others."""
        mine = self.worth * stand.mine
        return mine - self.first * stand.first - self.second * stand.second - self.third * stand.third


def wanted(signs: int) -> float:
    """Estimate what a city is worth to an opponent from the number of signs of interest."""
    return 1.5 + signs * 2.0


def cities_worth(worth: int) -> list[City]:
    """Return all cities of one worth, indexed by the signs of interest of the other seats as three digits."""
    denied = [DENIAL * wanted(signs) for signs in range(BUSY + 1)]
    return [City(worth, first, second, third) for first in denied for second in denied for third in denied]


class Yardstick:
    """Values that are the same at all tables of a board."""

    def __init__(self, board: boards.Board) -> None:
        assert board.most_own <= 2, "how a city stands is told in digits up to two"
        self.nearby = [[NEARBY[far if far > 1 else 1] for far in row] for row in board.steps]
        left = [1 - (round_ - 1) / board.rounds for round_ in range(board.rounds + 1)]
        self.stands = [stands_with(share) for share in left]
        self.haste = [min(1.0, share * 3) for share in left]
        # By number of seats and row of the seat's list, counted from 1; cities in row 0 are not on the list.
        self.cities = {seats: [cities_worth(worth) for worth in [0, *rows]] for seats, rows in board.values.items()}
        self.unseen: list[City | None] = [None] * len(board.cities)
        self.nothing = [0] * len(board.cities)


YARDSTICKS: Final[dict[str, Yardstick]] = {}


class Goal:
    """A city of the seat's list: its province, what it could still bring, and the combined pull of later goals."""

    def __init__(self, province: i64, lacking: float) -> None:
        self.province = province
        self.lacking = lacking
        self.later = 0.0


def as_far_as_it_counts(signs: i64) -> i64:
    """Cap the signs that an opponent wants a city at the number that still counts."""
    return signs if signs < BUSY else BUSY


def moment_of(game: State) -> int:
    """Return a number that identifies the turn; -1 outside of turns."""
    return game.round * boards.MOST_SEATS + game.turn if game.phase == phases.TURN else -1


class Outlook:
    """What a seat can win, and what the others seem to want."""

    def __init__(self, game: State, me: int) -> None:
        board = game.board
        yardstick = YARDSTICKS.get(board.name)
        if yardstick is None:
            yardstick = YARDSTICKS[board.name] = Yardstick(board)
        self.game = game
        self.board = board
        self.me = me
        self.one: i64 = 0 if me > 0 else 1  # the other seats
        self.two: i64 = 1 if me > 1 else 2
        self.three: i64 = 2 if me > 2 else 3
        self.at = game.pretenders[me]
        self.moment = moment_of(game)
        self.stands = yardstick.stands[game.round]
        self.haste = yardstick.haste[game.round]
        self.nearby = yardstick.nearby
        self.by_row = yardstick.cities[game.seats]
        self.cities = yardstick.unseen[:]  # filled in as they are evaluated, with their occupations
        self.standing = yardstick.nothing[:]
        self.rows = yardstick.nothing[:]  # the row of each city on the seat's list, from 1
        self.goals: list[Goal] = []
        self.bribing = self.expelling = self.dealing = UNKNOWN  # the best of each kind, once computed
        self.gift_to: i64 = state.NONE  # a seat, the best gift to it, its value, and the value of the next best one
        self.gift: i64 = state.NONE
        self.given = self.next_given = UNKNOWN
        rows, first = game.terms.rows, me * game.terms.rows
        for row in range(rows):
            city = game.objectives[first + row]
            if city != state.NONE:
                self.rows[city] = row + 1

    # --- what a city is worth

    def step(self, seat: i64) -> i64:
        """Return what a garrison of a seat adds to the index of a city's occupation."""
        return 1 if seat == self.me else 3 if seat == self.one else 9 if seat == self.two else 27

    def stand(self, city: i64) -> i64:
        """Return a city's occupation."""
        first, garrisons = city * boards.MOST_SEATS, self.game.garrisons
        stand: i64 = garrisons[first + self.me]
        one: i64 = garrisons[first + self.one]
        two: i64 = garrisons[first + self.two]
        three: i64 = garrisons[first + self.three]
        return stand + 3 * one + 9 * two + 27 * three

    def held(self, city: i64) -> float:
        """Return the share of a city's value that I may count on as it stands."""
        return self.stands[self.stand(city)].mine

    def wants(self, seat: i64, city: i64) -> float:
        """Estimate what a city is worth to an opponent from what they did there."""
        at = city * boards.MOST_SEATS + seat
        return wanted(as_far_as_it_counts(self.game.deeds[at] + self.game.garrisons[at]))

    def worth(self, city: i64) -> int:
        """Return what a city is worth on the seat's list, 0 if it is not on it."""
        row = self.rows[city]
        return self.game.terms.values[row - 1] if row else 0

    def city(self, city: i64) -> City:
        """Return a city as I see it; only the first call is slow."""
        known = self.cities[city]
        if known is None:
            garrisons, deeds = self.game.garrisons, self.game.deeds
            first = city * boards.MOST_SEATS
            mine: i64 = garrisons[first + self.me]
            one: i64 = garrisons[first + self.one]
            two: i64 = garrisons[first + self.two]
            three: i64 = garrisons[first + self.three]
            self.standing[city] = mine + 3 * one + 9 * two + 27 * three
            place = as_far_as_it_counts(one + deeds[first + self.one])
            place = place * (BUSY + 1) + as_far_as_it_counts(two + deeds[first + self.two])
            place = place * (BUSY + 1) + as_far_as_it_counts(three + deeds[first + self.three])
            known = self.cities[city] = self.by_row[self.rows[city]][place]
        return known

    def change(self, city: i64, step: i64) -> float:
        """Return the gain if garrisons come and go, given as the sum of their steps."""
        known = self.city(city)
        stand: i64 = self.standing[city]
        return known.value(self.stands[stand + step]) - known.value(self.stands[stand])

    # --- what a province is worth

    def readiness(self, province: int) -> float:
        """Return what standing in a province promises: the unheld goals around it, nearer ones counting more."""
        return 0.0 if province < 0 else self.in_time(self.pull(self.nearby[province]))

    def readiness_best(self) -> float:
        """Return what standing in the best of all provinces promises."""
        best = self.pull(self.nearby[self.at])
        for nearby in self.nearby:
            total = 0.0
            for goal in self.goals:
                total += goal.lacking * nearby[goal.province]
                if total + goal.later < best:
                    break
            if total > best:
                best = total
        return self.in_time(best)

    def pull(self, nearby: list[float]) -> float:
        """Return the value of the goals at these distances; nothing for a player without garrisons in supply."""
        if not self.goals and self.game.supply[self.me]:
            self.find_goals()
        total = 0.0
        for goal in self.goals:
            total += goal.lacking * nearby[goal.province]
        return total

    def find_goals(self) -> None:
        """Find what the seat's list could still bring."""
        values, objectives = self.game.terms.values, self.game.objectives
        goals: list[Goal] = []
        self.goals = goals
        place: i64 = self.me * len(values)
        for value in values:
            city = objectives[place]
            place += 1
            if city != state.NONE:
                goals.append(Goal(self.board.province_of[city], value * (1.0 - self.held(city))))
        later = ROUNDING
        for goal in reversed(goals):
            goal.later = later
            later += goal.lacking * NEARBY[1]

    def in_time(self, pull: float) -> float:
        """Reduce a pull when there is little time left to follow it."""
        return READINESS * pull * self.haste

    # --- what an action brings at best

    def campaign_into(self, province: int) -> float:
        """Return the value of entering a province by a Campaign, with the best placement there."""
        best = 0.0
        for city in self.game.terms.cities_of[province]:
            placed = self.campaign_place(city)
            if placed > best:
                best = placed
        return best + self.readiness(province)

    def campaign_place(self, city: int) -> float:
        """Return the value of placing by a Campaign, with the best removal that a second garrison allows."""
        game, me, best = self.game, self.me, NEVER
        first: i64 = city * boards.MOST_SEATS
        own = game.garrisons[first + me]
        if not game.supply[me] or own >= self.board.most_own:
            return NEVER
        if own == 0:
            return NEVER if game.totals[city] >= self.board.most_in_all else self.change(city, 1)
        for seat in range(game.seats):
            if seat != me and game.garrisons[first + seat]:
                gain = self.change(city, 1 - self.step(seat))
                if gain > best:
                    best = gain
        return best

    def muster_best(self) -> float:
        """Return what the best placement by a Muster adds."""
        game, me = self.game, self.me
        best = 0.0
        if game.supply[me]:
            for city in game.terms.cities_of[self.at]:
                own, total = game.garrisons[city * boards.MOST_SEATS + me], game.totals[city]
                if own < self.board.most_own and total < self.board.most_in_all and (own == 0 or total > 1):
                    gain = self.change(city, 1)
                    if gain > best:
                        best = gain
        return best

    def chance(self, city: int, seat: int) -> float:
        """BO 5: the probability that the die succeeds."""
        province = self.board.province_of[city]
        kind = 4.0
        if self.at == province:
            kind += 1.0
        if self.game.pretenders[seat] == province:
            kind -= 1.0
        return kind / 8.0

    def bribe(self, city: int, seat: int) -> float:
        """Return the expected gain of trying to bribe a garrison."""
        return self.chance(city, seat) * self.change(city, 1 - self.step(seat))

    def expel(self, city: int, seat: int) -> float:
        """Return the expected gain of trying to expel a garrison."""
        return self.chance(city, seat) * self.change(city, -self.step(seat))

    def exchange(self, give: int, take: int, seat: int, mine: int) -> float:
        """Return what an exchange of garrisons between seats `mine` and `seat` brings me."""
        step = self.step(mine) - self.step(seat)
        return self.change(give, -step) + self.change(take, step)

    def find_gift(self, seat: int) -> None:
        """BO 4.3.2: find my garrison that costs me least to give to a seat, and the value of the next best."""
        garrisons, me, most_own = self.game.garrisons, self.me, self.board.most_own
        step = self.step(seat) - 1
        self.gift_to = seat
        self.gift = state.NONE
        best = next_best = UNKNOWN
        for give in self.game.terms.cities:
            first: i64 = give * boards.MOST_SEATS
            if garrisons[first + me] and garrisons[first + seat] < most_own:
                gain = self.change(give, step)
                if gain > best:
                    self.gift = give
                    next_best = best
                    best = gain
                elif gain > next_best:
                    next_best = gain
        self.given = best
        self.next_given = next_best

    def best_gift(self, take: int, seat: int) -> float:
        """Return the expected gain of the best legal gift for a garrison."""
        return self.bargain(take, seat, self.chance(take, seat), self.change(take, 1 - self.step(seat)))

    def bargain(self, take: int, seat: int, chance: float, gain: float) -> float:
        """Return the same for a known chance of the die and a known gain from the garrison itself."""
        if self.gift_to != seat:
            self.find_gift(seat)
        given = self.next_given if self.gift == take else self.given
        total = chance * (given + gain) if given > UNKNOWN else NEVER
        return total if total > NEVER else NEVER

    def find_targets(self, options: list[int]) -> None:
        """Find the best Bribe, Expulsion and Negotiation among the options."""
        game, me, most_own = self.game, self.me, self.board.most_own
        bribe, expel, deal = boards.BRIBE in options, boards.EXPEL in options, boards.NEGOTIATE in options
        bribing = expelling = dealing = UNKNOWN
        if bribe or expel or deal:
            for seat in range(game.seats):
                if seat == me or game.supply[seat] == self.board.supply:
                    continue
                step = self.step(seat)
                for city in game.terms.cities:
                    first: i64 = city * boards.MOST_SEATS
                    if not game.garrisons[first + seat]:
                        continue
                    chance = self.chance(city, seat)
                    if (bribe or deal) and game.garrisons[first + me] < most_own:
                        gain = self.change(city, 1 - step)
                        if bribe:
                            bribing = max(bribing, chance * gain)
                        if deal:
                            dealing = max(dealing, self.bargain(city, seat, chance, gain))
                    if expel:
                        expelling = max(expelling, chance * self.change(city, -step))
        self.bribing = bribing
        self.expelling = expelling
        self.dealing = dealing

    def best_target(self, kind: int) -> float:
        """Return the value of the best Bribe, Expulsion or Negotiation that was found."""
        best = self.bribing if kind == boards.BRIBE else self.expelling if kind == boards.EXPEL else self.dealing
        return best if best > UNKNOWN else NEVER

    # --- what an objective is worth

    def prospect(self, city: int) -> float:
        """Return the share of a city's value that I am likely to have in the end: held now, or still to be won."""
        held = self.held(city)
        rivals = self.game.totals[city] - self.game.garrisons[city * boards.MOST_SEATS + self.me]
        hoped = 0.5 * NEARBY[self.board.steps[self.at][self.board.province_of[city]]] / (1 + rivals)
        return held if held > hoped else hoped

    def best_prospect(self) -> float:
        """Return the best prospect in a city that is not on the seat's list."""
        best = 0.0
        for city in self.game.terms.cities:
            if not self.rows[city]:
                best = max(best, self.prospect(city))
        return best


LAST: Final[list[Outlook]] = []
"""The most recently used outlook, if any."""


def outlook_of(game: State, seat: int) -> Outlook:
    """Return the outlook of a seat, reusing the last one within the same turn.

    Until an action is complete only the seat's own pretender moves (BO 4), and no cached number depends on where it
    stands, so the outlook from the start of a turn stays valid for all its questions.
    """
    look = LAST[0] if LAST else None
    if look is None or look.game is not game or look.me != seat or look.moment < 0 or look.moment != moment_of(game):
        look = Outlook(game, seat)
        LAST[:] = [look]
    look.at = game.pretenders[seat]
    return look
