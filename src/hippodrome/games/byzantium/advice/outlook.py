"""What a position of Byzantium promises one seat, counted in victory points.

The tracks are weighted by the balance rule (BZ 12.2), money by what upkeep will require (BZ 11.3), attacks by their
exact odds. An army is given as three numbers: Elite with the guard, Main and Move.
"""

from typing import Final

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.advice import odds
from hippodrome.games.byzantium.advice.odds import Army
from hippodrome.games.byzantium.rules import movement
from hippodrome.games.byzantium.state import State

CUBE: Final = 0.8
LAST_CUBE: Final = 0.12
"""The approximate value of a cube in the Pool, and its value in the last round."""
LENT: Final = 0.5
"""The share of that price that is lost with a cube that comes back at the end of the round."""
MONEY: Final = 0.2
LAST_MONEY: Final = 0.06
MISSING: Final = 0.8
"""The value of a spare bezant, of one in the last round, and of one that upkeep lacks."""
SPENT: Final = 0.22
"""The value of a cube lost from an army; half of the Losses come back."""
HOLD: Final = 0.7
"""The probability that a city taken now is still held when it is counted."""

known_odds: dict[int, float] = {}
"""A cache of attack odds; the key packs everything they depend on into one number."""


class Outlook:
    """One seat's outlook: weights of its tracks and treasuries, its armies, the board."""

    def __init__(self, game: State, seat: int) -> None:
        self.game = game
        self.board = game.board
        self.seat = seat
        self.own = game.held[seat]
        self.rounds_left = game.board.rounds - game.round + 1
        self.last = self.rounds_left == 1
        self.cube = LAST_CUBE if self.last else CUBE
        fleet = game.spaces[game.board.first[pieces.FLEET]]
        self.doubled: list[int] = [] if fleet == pieces.NOBODY or fleet == seat else game.board.sea_links
        markers = [0, 0]
        for city in range(game.board.count):
            if game.control[city] == seat:
                markers[game.allegiance[city]] += game.markers[city]
        track = [self.own[pieces.VP] + markers[0], self.own[pieces.VP + 1] + markers[1]]
        self.weight: list[float] = [track_weight(track, pieces.BYZANTINE), track_weight(track, pieces.ARAB)]
        self.short: list[int] = [
            self.shortfall(pieces.BYZANTINE, markers[0]),
            self.shortfall(pieces.ARAB, markers[1]),
        ]
        spare = LAST_MONEY if self.last else MONEY
        self.money: list[float] = [MISSING if short > 0 else spare for short in self.short]
        self.sails = game.has_arab_fleet(seat)

    def shortfall(self, side: int, markers: int) -> int:
        """BZ 11.2: how many bezants the player would be short for upkeep if the round ended now."""
        own, first, price = self.own, side * 4, self.board.upkeep
        due = 0
        for box in range(4):
            due += own[first + box] * price[box]
        return due - own[pieces.TREASURY + side] - self.board.income_per_marker * markers

    def spend(self, side: int, bezants: int) -> float:
        """Return the cost of a payment in points: money that upkeep needs costs more than spare money."""
        spare = -self.short[side] if self.short[side] < 0 else 0
        if spare > bezants:
            spare = bezants
        return spare * (LAST_MONEY if self.last else MONEY) + (bezants - spare) * MISSING

    def elite(self, side: int) -> int:
        """Return our Elite of a side, guard included."""
        return self.own[side * 4 + pieces.ELITE] + (1 if self.game.guards[side] == self.seat else 0)

    # --- cities -----------------------------------------------------------------------------------------------------

    def holding(self, side: int, markers: int) -> float:
        """Return the value of controlling a city: points at the end, and income in the rounds to come."""
        income = self.board.income_per_marker * markers * self.money[side] * self.rounds_left
        return HOLD * (markers * self.weight[side] + 0.6 * income)

    def safety(self, city: int) -> float:
        """Return the share of a Byzantine city's value that is likely to last: some have Arab or Bulgar neighbours."""
        allegiance = self.game.allegiance
        danger = 1 if self.board.arrow[city] else 0
        for other in self.board.near[pieces.ARAB][city]:
            if allegiance[other] == pieces.ARAB:
                danger += 1
        return 1.0 - 0.12 * (danger if danger < 4 else 4)

    def control_value(self, city: int) -> float:
        """BZ 5.1: points now, plus the value of holding the city."""
        side, markers = self.game.allegiance[city], self.game.markers[city]
        value = markers * self.weight[side] + self.safety(city) * self.holding(side, markers)
        if side == pieces.BYZANTINE and not self.own[pieces.FOUNDED]:
            value += 0.1 * len(self.board.near[pieces.BYZANTINE][city])
        return value

    # --- attacks ----------------------------------------------------------------------------------------------------

    def defenders(self, city: int, attacker: int) -> list[int]:
        """BZ 7.1, BZ 7.4, BZ 9.7: who may fight before the siege of a city, three numbers for each army."""
        game = self.game
        side = game.allegiance[city]
        if side == pieces.PERSIAN:
            return []
        if side == pieces.BULGAR:
            return [0, game.bulgars, 0] if game.bulgars else []
        found: list[int] = []
        for seat in range(game.seats):
            held = game.held[seat]
            if held[pieces.FIGURE + side] == city and seat != attacker:
                guard = 1 if game.guards[side] == seat else 0
                found.append(held[side * 4 + pieces.ELITE] + guard)
                found.append(held[side * 4 + pieces.MAIN])
                found.append(held[side * 4 + pieces.MOVE])
        if not found:
            owner = game.emperor() if city == self.board.capital else game.control[city]
            if owner != pieces.NOBODY and owner != attacker:
                levy = game.held[owner][side * 4 + pieces.LEVY]
                if levy:
                    found = [0, levy, 0]
        return found

    def odds(self, elite: int, main: int, move: int, city: int, foes: list[int]) -> float:
        """Return the probability that an attack takes a city."""
        capital = city == self.board.capital
        key = self.game.defence(city) * 2 + (1 if capital else 0)
        key = ((key * 128 + elite) * 128 + main) * 128 + move
        if len(foes) > 3:
            return reckon(elite, main, move, foes, self.game.defence(city), capital)
        if foes:
            key += ((1 + foes[0]) * 16384 + foes[1] * 128 + foes[2]) * 1073741824
        chance = known_odds.get(key, -1.0)
        if chance < 0.0:
            chance = reckon(elite, main, move, foes, self.game.defence(city), capital)
            known_odds[key] = chance
        return chance

    def conquest_value(self, elite: int, main: int, move: int, city: int, side: int) -> float:
        """Return the value of an attack on a city: points, plunder and holding it, minus the cubes lost."""
        foes = self.defenders(city, self.seat)
        chance = self.odds(elite, main, move, city, foes)
        if city == self.board.capital:
            return self.capital_value(chance)
        markers = self.game.markers[city]
        after = markers - 1 if markers > 1 else 1
        gain = after if markers > 1 else 0
        prize = gain * (self.weight[side] + self.money[side]) + self.holding(side, after)
        paid = 3 * self.money[side]
        prize -= self.cube if self.cube < paid else paid
        prize += self.harm(city)
        loss = SPENT * self.game.defence(city) / 2
        dice = 0
        for place in range(0, len(foes), 3):
            dice += foes[place] + (foes[place + 1] if foes[place + 1] < 3 else 3)
        loss += SPENT * dice / 2
        return chance * prize - loss - (1 - chance) * 0.5

    def harm(self, city: int) -> float:
        """Return how much it hurts another player to lose a city."""
        owner = self.game.control[city]
        if owner == pieces.NOBODY or owner == self.seat:
            return 0.0
        return self.game.markers[city] * 1.2 / (self.game.seats - 1)

    def capital_value(self, chance: float) -> float:
        """BZ 10.6: the fall of the capital is a triumph for the leader on the Arab track, a disaster for the others."""
        place = pieces.VP + pieces.ARAB
        mine = self.own[place] + 5
        for seat in range(self.game.seats):
            if seat != self.seat and self.game.held[seat][place] >= mine:
                return -20.0
        return 30.0 * chance - 4.0

    # --- marches ----------------------------------------------------------------------------------------------------

    def link_cost(self, side: int, origin: int, goal: int) -> int:
        """BZ 6.6-6.8: the price of a link, including a hostile fleet's surcharge."""
        link = self.board.link_of[origin * self.board.count + goal]
        return self.board.link_cost(side, link, self.sails, self.doubled)

    def stop_value(self, elite: int, main: int, move: int, city: int, side: int) -> float:
        """Return the value of standing in a city: a civil war may follow."""
        game = self.game
        if game.control[city] == self.seat or city == self.board.capital:
            return 0.0
        if game.free_space(pieces.CIVIL_WAR + side) < 0:
            return 0.0
        value = self.conquest_value(elite, main, move, city, side) - LENT * self.cube
        return value if value > 0.0 else 0.0

    def march_value(self, elite: int, main: int, move: int, side: int, city: int, links: int) -> float:
        """Return the value of the best that an army can do from a city with some links left."""
        best = self.stop_value(elite, main, move, city, side)
        if links == 0:
            return best
        surcharge = 0 if links == 2 else self.board.surcharge
        for goal in self.board.reach[side][city]:
            if movement.goal_refusal(self.game, self.seat, side, goal) is None:
                cost = self.link_cost(side, city, goal) + surcharge
                if cost <= move:
                    value = self.step_value(elite, main, move, side, goal, cost, links)
                    if value > best:
                        best = value
        return best

    def step_value(self, elite: int, main: int, move: int, side: int, goal: int, cost: int, links: int) -> float:
        """Return the value of going on to a city, after paying for the link."""
        move -= cost
        if elite + main + move == 0:
            return -2.0
        if self.game.allegiance[goal] != side:
            return self.conquest_value(elite, main, move, goal, side) - SPENT * cost
        return self.march_value(elite, main, move, side, goal, links - 1) - SPENT * cost

    def best_march(self, side: int, elite: int, main: int, move: int) -> float:
        """Return the value of moving an army, from where it stands or from the best city to enter."""
        place = self.own[pieces.FIGURE + side]
        best = -99.0
        if place == pieces.NOWHERE:
            for city in range(self.board.count):
                if self.game.allegiance[city] == side:
                    value = self.march_value(elite, main, move, side, city, 2)
                    if value > best:
                        best = value
        else:
            for goal in self.board.reach[side][place]:
                if movement.goal_refusal(self.game, self.seat, side, goal) is None:
                    cost = self.link_cost(side, place, goal)
                    if cost <= move:
                        value = self.step_value(elite, main, move, side, goal, cost, 2)
                        if value > best:
                            best = value
        return best if best > -99.0 else -1.0


def track_weight(track: list[int], side: int) -> float:
    """BZ 12.2: points on the lower track are worth more; on a track about twice the other they are worth half."""
    mine, other = track[side], track[1 - side]
    insurance = 0.25 if side == pieces.ARAB else 0.0  # only Arab points count if the capital falls
    if mine > 1.8 * other:
        return 0.45 + insurance
    return (1.25 if mine < other else 1.0) + insurance


def reckon(elite: int, main: int, move: int, foes: list[int], defence: int, capital: bool) -> float:
    """Compute the exact odds of an attack without the cache."""
    against: list[Army] = [(foes[place], foes[place + 1], foes[place + 2]) for place in range(0, len(foes), 3)]
    per_hit = odds.CAPITAL_LOSS_PER_HIT if capital else 1
    return odds.attack_odds((elite, main, move), tuple(against), defence, per_hit)
