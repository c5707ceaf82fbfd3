"""What a seat knows about a game of Byzantium, as numbers for learned values: everything, for nothing is hidden.

Seats are counted from the viewing seat, in turn order. No feature depends on a particular board: cities appear by what
they hold, who controls them and which armies stand before them.
"""

from typing import Final

from hippodrome.games.byzantium import pieces, state
from hippodrome.games.byzantium.rules import scoring
from hippodrome.games.byzantium.rules.attack import BULGAR_FORCE, LEVY_FORCE, Attack
from hippodrome.games.byzantium.state import State

TABLE: Final = (
    *("round", "last-round", "over", "fallen", "acted", "one-action-more", "until-empty", "passed-players"),
    *("bulgars", "bulgar-cities", "persian-cities", "free-cities-byzantine", "free-cities-arab"),
    *("free-markers-byzantine", "free-markers-arab", "capital-before-arabs", "lead"),
)
"""Features of the table; free cities are those that nobody controls."""
ATTACK: Final = (
    *("goes-on", "by-viewer", "on-viewer", "by-bulgars", "on-capital", "strength", "defence", "markers"),
    *("wounds", "blows", "against-army", "against-levy"),
)
"""Features of the current attack, if any."""
OF_SEAT: Final = (
    *("on-turn", "passed", "passed-first", "pool", "losses", "taxed", "removed", "fortifications", "founded"),
    *("fleet-byzantine", "fleet-arab", "emperor", "result", "promised", "balance"),
)
"""Features of each seat: `promised` counts the cities as at the end, `balance` is the lower track over the higher."""
OF_SIDE: Final = (
    *("points", "markers", "cities", "fortified", "treasury", "missing", "elite", "main", "levy", "move", "guard"),
    *("strength", "on-map", "temples", "prey", "prey-markers", "exposed"),
)
"""Features of each side of each seat: `missing` is what upkeep would lack, `prey` how much stronger the army is
than the weakest foreign city it stands before, `exposed` the markers that hostile armies stand before and may take."""


def names(seats: int) -> list[str]:
    """Return a name for each feature."""
    found: list[str] = list(TABLE)
    found += [f"free-space-{name.replace('_', '-')}" for name in pieces.SPACES]
    found += [f"attack-{what}" for what in ATTACK]
    for turn in range(seats):
        found += [f"seat-{turn}-{what}" for what in OF_SEAT]
        for side in range(2):
            found += [f"seat-{turn}-{pieces.SIDES[side]}-{what}" for what in OF_SIDE]
    return found


class Land:
    """The cities' contents for each seat and side, at seat * 2 + side; counted once for all features."""

    def __init__(self, game: State) -> None:
        board, seats, control, allegiance = game.board, game.seats, game.control, game.allegiance
        self.markers: list[int] = [0] * (2 * seats)
        self.cities: list[int] = [0] * (2 * seats)
        self.fortified: list[int] = [0] * (2 * seats)
        self.free: list[int] = [0] * 4  # uncontrolled cities by allegiance
        self.free_markers: list[int] = [0] * 4
        for city in range(board.count):
            owner, side = control[city], allegiance[city]
            if owner >= 0:
                place = owner * 2 + side
                self.markers[place] += game.markers[city]
                self.cities[place] += 1
                if game.fortified[city]:
                    self.fortified[place] += 1
            else:
                self.free[side] += 1
                self.free_markers[side] += game.markers[city]
        self.prey: list[int] = [-9] * (2 * seats)
        self.prey_markers: list[int] = [0] * (2 * seats)
        self.exposed: list[int] = [0] * (2 * seats)
        self.capital_before = -9
        for seat in range(seats):
            for side in range(2):
                self.look_around(game, seat, side)

    def look_around(self, game: State, seat: int, side: int) -> None:
        """Find what an army on the map could attack in the next city, and whom that threatens."""
        own = game.held[seat]
        place = own[pieces.FIGURE + side]
        strength = game.strength(seat, side)
        if place == pieces.NOWHERE or strength == 0 or own[side * 4 + pieces.MOVE] == 0:
            return
        at = seat * 2 + side
        for city in game.board.near[side][place]:
            other = game.allegiance[city]
            owner = game.control[city]
            if other == side or owner == seat:
                continue
            margin = strength - game.defence(city) - self.defenders(game, seat, city, other)
            if city == game.board.capital:
                if margin > self.capital_before:
                    self.capital_before = margin
                continue
            if margin > self.prey[at]:
                self.prey[at], self.prey_markers[at] = margin, game.markers[city]
            if margin > 0 and owner >= 0:
                self.exposed[owner * 2 + other] += game.markers[city]

    def defenders(self, game: State, attacker: int, city: int, side: int) -> int:
        """BZ 7.1-7.4: the strength of the armies that may fight before the siege."""
        if side == pieces.BULGAR:
            return game.bulgars
        if side == pieces.PERSIAN:
            return 0
        found = 0
        for seat in range(game.seats):
            if seat != attacker and game.held[seat][pieces.FIGURE + side] == city:
                found += game.strength(seat, side)
        owner = game.control[city]
        if found == 0 and owner >= 0:
            found = game.held[owner][side * 4 + pieces.LEVY]
        return found


def features(game: State, seat: int) -> list[float]:
    """Return the features in the order of their names."""
    land = Land(game)
    promised = [promise(game, other, land) for other in range(game.seats)]
    found = of_table(game, land)
    best = -99
    for other in range(game.seats):
        if other != seat and promised[other] > best:
            best = promised[other]
    found.append(within((promised[seat] - best) / 30.0))
    for kind in range(10):
        first, end = game.board.first[kind], game.board.first[kind + 1]
        free = 0
        for space in range(first, end):
            if game.spaces[space] == pieces.NOBODY:
                free += 1
        found.append(free / (end - first) if end > first else 0.0)
    add_attack(found, game, seat)
    scores = scoring.scores(game)
    for turn in range(game.seats):
        other = (seat + turn) % game.seats
        add_seat(found, game, other, scores[other], promised[other], land)
        for side in range(2):
            add_side(found, game, other, side, land)
    return found


def within(number: float) -> float:
    """Clamp a number to between -1 and 1."""
    return 1.0 if number > 1.0 else -1.0 if number < -1.0 else number


def promise(game: State, seat: int, land: Land) -> int:
    """BZ 12.2: the result if the game ended now and the cities were counted."""
    own = game.held[seat]
    if scoring.is_over(game):
        return own[pieces.VP + 1] if game.fallen else scoring.result(own[pieces.VP], own[pieces.VP + 1])
    return scoring.result(own[pieces.VP] + land.markers[seat * 2], own[pieces.VP + 1] + land.markers[seat * 2 + 1])


def of_table(game: State, land: Land) -> list[float]:
    """Return the features of the table: progress, and what belongs to nobody."""
    bulgar = persian = 0
    for side in game.allegiance:
        if side == pieces.BULGAR:
            bulgar += 1
        elif side == pieces.PERSIAN:
            persian += 1
    passed = 0
    for own in game.held:
        passed += own[pieces.PASSED]
    return [
        game.round / game.board.rounds,
        1.0 if game.round >= game.board.rounds else 0.0,
        1.0 if scoring.is_over(game) else 0.0,
        1.0 if game.fallen else 0.0,
        1.0 if game.acted else 0.0,
        1.0 if game.last_actions == state.ONE_MORE else 0.0,
        1.0 if game.last_actions == state.UNTIL_EMPTY else 0.0,
        passed / game.seats,
        game.bulgars / 11.0,
        bulgar / 8.0,
        persian / 9.0,
        land.free[pieces.BYZANTINE] / 20.0,
        land.free[pieces.ARAB] / 20.0,
        land.free_markers[pieces.BYZANTINE] / 50.0,
        land.free_markers[pieces.ARAB] / 50.0,
        within((land.capital_before + 9) / 12.0),
    ]


def add_attack(found: list[float], game: State, seat: int) -> None:
    """Add the features of the current attack, of which there is at most one."""
    for affair in game.agenda:
        if isinstance(affair, Attack) and not affair.over:
            city = affair.target
            by_bulgars = affair.force == pieces.BULGAR
            side = game.allegiance[city]
            mine = game.control[city] == seat or (side < 2 and game.held[seat][pieces.FIGURE + side] == city)
            found.append(1.0)
            found.append(1.0 if game.seat == seat else 0.0)
            found.append(1.0 if mine and game.seat != seat else 0.0)
            found.append(1.0 if by_bulgars else 0.0)
            found.append(1.0 if city == game.board.capital else 0.0)
            found.append((game.bulgars if by_bulgars else game.strength(game.seat, affair.force)) / 12.0)
            found.append(game.defence(city) / 6.0)
            found.append(game.markers[city] / 6.0)
            found.append(affair.wounds / 6.0)
            found.append(affair.blows / 6.0 if affair.blows > 0 else 0.0)
            found.append(1.0 if 0 <= affair.opponent < LEVY_FORCE or affair.opponent == BULGAR_FORCE else 0.0)
            found.append(1.0 if affair.opponent == LEVY_FORCE else 0.0)
            return
    for _ in range(12):
        found.append(0.0)


def add_seat(found: list[float], game: State, seat: int, score: int, promised: int, land: Land) -> None:
    """Add the features of one player, except those of the two sides."""
    own, first = game.held[seat], game.board.first
    found.append(1.0 if game.seat == seat else 0.0)
    found.append(float(own[pieces.PASSED]))
    found.append(1.0 if game.first_passed == seat else 0.0)
    found.append(own[pieces.POOL] / 25.0)
    found.append(own[pieces.LOSSES] / 20.0)
    found.append(own[pieces.TAX] / 12.0)
    found.append(own[pieces.REMOVED] / 20.0)
    found.append(own[pieces.FORTS] / 2.0)
    found.append(float(own[pieces.FOUNDED]))
    found.append(1.0 if game.spaces[first[pieces.FLEET]] == seat else 0.0)
    found.append(1.0 if game.has_arab_fleet(seat) else 0.0)
    found.append(1.0 if game.emperor() == seat else 0.0)
    found.append(score / 80.0)
    found.append(promised / 90.0)
    lower = own[pieces.VP] + land.markers[seat * 2]
    higher = own[pieces.VP + 1] + land.markers[seat * 2 + 1]
    if lower > higher:
        lower, higher = higher, lower
    found.append(lower / higher if higher > 0 else 0.0)


def add_side(found: list[float], game: State, seat: int, side: int, land: Land) -> None:
    """Add the features of one side of a player's board, and of its pieces on the map."""
    own, first, at, price = game.held[seat], side * 4, seat * 2 + side, game.board.upkeep
    elite, main, levy, move = own[first], own[first + 1], own[first + 2], own[first + 3]
    due = elite * price[0] + main * price[1] + levy * price[2] + move * price[3]
    missing = due - own[pieces.TREASURY + side] - game.board.income_per_marker * land.markers[at]
    found.append(own[pieces.VP + side] / 50.0)
    found.append(land.markers[at] / 20.0)
    found.append(land.cities[at] / 10.0)
    found.append(land.fortified[at] / 2.0)
    found.append(own[pieces.TREASURY + side] / 40.0)
    found.append(within(missing / 20.0))
    found.append(elite / 4.0)
    found.append(main / 12.0)
    found.append(levy / 5.0)
    found.append(move / 8.0)
    found.append(1.0 if game.guards[side] == seat else 0.0)
    found.append(game.strength(seat, side) / 14.0)
    found.append(1.0 if own[pieces.FIGURE + side] != pieces.NOWHERE else 0.0)
    found.append(own[pieces.TEMPLE + side] / 5.0)
    found.append(within((land.prey[at] + 1) / 10.0))
    found.append(land.prey_markers[at] / 3.0)
    found.append(land.exposed[at] / 10.0)
