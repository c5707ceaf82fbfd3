"""A position of Byzantium as data."""

from typing import Final

from hippodrome.games.byzantium import phases, pieces
from hippodrome.games.byzantium.board import Board
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.game import Options
from hippodrome.kernel.state import AnyState

LEVY_FORCE: Final = 4
"""As an opponent in battle: the Levy of the city."""
BULGAR_FORCE: Final = 5
"""As an opponent in battle: the Bulgars in their city."""

UNLIMITED: Final = 0
ONE_MORE: Final = 1
UNTIL_EMPTY: Final = 2
LAST_ACTIONS: Final = ("unlimited", "one-more", "until-empty")
"""How much the last player who has not passed may still do (BZ 3.7, BZ 3.8)."""

VOLUNTARY: Final = 0
FORCED: Final = 1
BEATEN_ATTACKER: Final = 2
FLIGHT_KINDS: Final = ("voluntary", "forced", "beaten-attacker")
"""Why an army retreats (BZ 8.1, BZ 8.3)."""


class Rulings:
    """The named options of the rules, settled for a table; never changed."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.extended_passing = options["two_player_passing"] == "extended"
        self.elite_per_box = options["elite_limit"] == "per_box"
        self.enter_controlled_only = options["army_entry"] == "controlled_city"
        self.civil_war_other_player = options["civil_war_targets"] == "other_player"
        self.dice_for_all_cubes = options["fleet_dice"] == "all_cubes"
        self.reroute_blocked = options["blocked_attacker"] == "reroute"
        self.virtual_sea_retreat = options["virtual_sea_retreat"] is True
        self.bulgar_self_attack = options["bulgar_self_attack"] is True
        self.capital_plunder = 5 if options["capital_plunder"] == 5 else 0
        self.fall_arab_only = options["fall_tiebreak"] == "arab_only"


class State(AnyState):
    """Everything on the table. `held` is one list a player, see pieces.py; cities are numbers of the board."""

    board: Board
    rulings: Rulings
    phase: int
    round: int
    seat: int  # whose turn it is
    first_passed: int
    last_actions: int
    held: list[list[int]]
    allegiance: list[int]
    markers: list[int]  # Persian cities and the capital: the printed value
    control: list[int]
    fortified: list[bool]
    spaces: list[int]  # who has a cube there
    guards: list[int]  # who has the guard of a side, NOBODY: it lies on its space
    bulgars: int
    fallen: bool  # the capital
    paid: int  # places in the order of upkeep that are done
    dice_at: int  # where dice last fell, and what fell; these lists are replaced, never changed
    dice_by_attacker: list[int]
    dice_by_defender: list[int]

    # A named move (BZ 6): its army and path, and what the Byzantine fleet said about sea links this turn.
    side: int
    path: list[int]  # from where the army stands
    crossed: int  # links of the path that lie behind it
    intervened: list[int]
    let_pass: list[int]

    # An attack (BZ 7): `force` is the side of the army or BULGAR; `owner_side` the side that pays and scores.
    force: int
    owner_side: int
    target: int
    came_from: int
    deciding: list[int]
    stayed: list[int]
    levy_barred: bool
    opponent: int
    blows: int  # hits the attacker must take
    wounds: int  # hits the defender must take

    # A retreat (BZ 8).
    runner: int
    runner_side: int
    flight: int
    flight_from: int
    goal: int
    toll: int
    goal_by_sea: bool
    sea_closed: bool
    after_flight: int

    def copy(self) -> "State":
        """The same position, sharing nothing that can change."""
        twin = State(self.seats, self.dice.copy())
        twin.board = self.board
        twin.rulings = self.rulings
        twin.phase = self.phase
        twin.round = self.round
        twin.seat = self.seat
        twin.first_passed = self.first_passed
        twin.last_actions = self.last_actions
        twin.held = [own[:] for own in self.held]
        twin.allegiance = self.allegiance[:]
        twin.markers = self.markers[:]
        twin.control = self.control[:]
        twin.fortified = self.fortified[:]
        twin.spaces = self.spaces[:]
        twin.guards = self.guards[:]
        twin.bulgars = self.bulgars
        twin.fallen = self.fallen
        twin.paid = self.paid
        twin.dice_at = self.dice_at
        twin.dice_by_attacker = self.dice_by_attacker
        twin.dice_by_defender = self.dice_by_defender
        twin.side = self.side
        twin.path = self.path[:]
        twin.crossed = self.crossed
        twin.intervened = self.intervened[:]
        twin.let_pass = self.let_pass[:]
        twin.force = self.force
        twin.owner_side = self.owner_side
        twin.target = self.target
        twin.came_from = self.came_from
        twin.deciding = self.deciding[:]
        twin.stayed = self.stayed[:]
        twin.levy_barred = self.levy_barred
        twin.opponent = self.opponent
        twin.blows = self.blows
        twin.wounds = self.wounds
        twin.runner = self.runner
        twin.runner_side = self.runner_side
        twin.flight = self.flight
        twin.flight_from = self.flight_from
        twin.goal = self.goal
        twin.toll = self.toll
        twin.goal_by_sea = self.goal_by_sea
        twin.sea_closed = self.sea_closed
        twin.after_flight = self.after_flight
        return twin

    def army(self, seat: int, side: int) -> int:
        """BZ 1.3: the cubes of an army, guard included; the Levy is not part of it."""
        own, first = self.held[seat], side * 4
        cubes = own[first + pieces.ELITE] + own[first + pieces.MAIN] + own[first + pieces.MOVE]
        return cubes + 1 if self.guards[side] == seat else cubes

    def strength(self, seat: int, side: int) -> int:
        """BZ 1.4: Elite and Main, guard included, Move not."""
        own, first = self.held[seat], side * 4
        cubes = own[first + pieces.ELITE] + own[first + pieces.MAIN]
        return cubes + 1 if self.guards[side] == seat else cubes

    def dice_of(self, seat: int, side: int) -> int:
        """BZ 7.6: one die per Main cube, at most three, and one per Elite cube, guard included."""
        own, first = self.held[seat], side * 4
        main = own[first + pieces.MAIN]
        dice = (main if main < self.board.max_dice else self.board.max_dice) + own[first + pieces.ELITE]
        return dice + 1 if self.guards[side] == seat else dice

    def defence(self, city: int) -> int:
        """BZ 7.12: markers, and one more for a fortification."""
        return self.markers[city] + 1 if self.fortified[city] else self.markers[city]

    def free_space(self, kind: int) -> int:
        """The first free special-action space of a kind, or -1."""
        for space in range(self.board.first[kind], self.board.first[kind + 1]):
            if self.spaces[space] == pieces.NOBODY:
                return space
        return -1

    def emperor(self) -> int:
        """This round's Emperor, or NOBODY."""
        return self.spaces[self.board.first[pieces.RULER]]

    def fleet_against(self, seat: int, side: int) -> int:
        """BZ 5.15: who may use the Byzantine fleet against an army, NOBODY if nobody."""
        if side == pieces.BYZANTINE:
            return pieces.NOBODY
        owner = self.spaces[self.board.first[pieces.FLEET]]
        return pieces.NOBODY if owner == seat else owner

    def has_arab_fleet(self, seat: int) -> bool:
        """BZ 5.16: whether a player commands the Arab fleet."""
        first = self.board.first
        for space in range(first[pieces.FLEET + 1], first[pieces.FLEET + 2]):
            if self.spaces[space] == seat:
                return True
        return False

    def link_is_sea(self, one: int, other: int) -> bool:
        """Whether two cities are joined by a printed sea link."""
        link = self.board.link_of[one * self.board.count + other]
        return link >= 0 and self.board.kind_of[link] == pieces.SEA

    def score(self, seat: int, side: int, points: int) -> None:
        """BZ 1.8: book points on a track, which never falls below 0."""
        own = self.held[seat]
        points += own[pieces.VP + side]
        own[pieces.VP + side] = points if points > 0 else 0

    def roll(self, dice: int) -> list[int]:
        """Roll so many dice."""
        return [self.dice.roll(6) for _ in range(dice)]

    def count_hits(self, rolled: list[int]) -> int:
        """BZ 7.6: each 4, 5, 6 is a hit."""
        count = 0
        for pips in rolled:
            if pips >= self.board.hit_on:
                count += 1
        return count

    def cities_of(self, seat: int) -> int:
        """How many cities a player controls."""
        count = 0
        for owner in self.control:
            if owner == seat:
                count += 1
        return count


def new_state(seats: int, board: Board, rulings: Rulings, dice: Dice) -> State:
    """BZ 2.1-2.4: the board as it starts, before a start player is known."""
    game = State(seats, dice)
    game.board = board
    game.rulings = rulings
    game.phase = phases.ACTION
    game.round = 1
    game.seat = 0
    game.first_passed = pieces.NOBODY
    game.last_actions = UNLIMITED
    game.held = [_start_board(board) for _ in range(seats)]
    game.allegiance = board.side[:]
    game.markers = board.value[:]
    game.control = [pieces.NOBODY] * board.count
    game.fortified = [False] * board.count
    game.spaces = [pieces.NOBODY] * board.spaces
    game.guards = [pieces.NOBODY, pieces.NOBODY]
    game.bulgars = board.bulgar_start
    game.fallen = False
    game.paid = 0
    game.dice_at = pieces.NOWHERE
    game.dice_by_attacker = []
    game.dice_by_defender = []
    game.side = 0
    game.path = []
    game.crossed = 0
    game.intervened = []
    game.let_pass = []
    clear_attack(game)
    return game


def clear_attack(game: State) -> None:
    """No attack and no retreat is going on."""
    game.force = pieces.BULGAR
    game.owner_side = 0
    game.target = pieces.NOWHERE
    game.came_from = pieces.NOWHERE
    game.deciding = []
    game.stayed = []
    game.levy_barred = False
    game.opponent = pieces.NOBODY
    game.blows = 0
    game.wounds = 0
    game.runner = pieces.NOBODY
    game.runner_side = 0
    game.flight = VOLUNTARY
    game.flight_from = pieces.NOWHERE
    game.goal = pieces.NOWHERE
    game.toll = 0
    game.goal_by_sea = False
    game.sea_closed = False
    game.after_flight = phases.NEXT


def _start_board(board: Board) -> list[int]:
    """BZ 2.3-2.4: one player's cubes, bezants, points and fortifications."""
    own = [0] * pieces.PLACES
    own[:8] = board.boxes
    own[pieces.POOL] = board.pool
    own[pieces.LOSSES] = board.losses
    for side in range(2):
        own[pieces.TREASURY + side] = board.treasury[side]
        own[pieces.VP + side] = board.vp_start
        own[pieces.FIGURE + side] = pieces.NOWHERE
    own[pieces.FORTS] = board.fortifications
    return own
