"""A position of Byzantium as data."""

from typing import Annotated, Any, Final

from hippodrome.games.byzantium import copies, pieces
from hippodrome.games.byzantium.board import Board
from hippodrome.kernel import fields
from hippodrome.kernel.agenda import LongState
from hippodrome.kernel.ask import Ask, Choice, Params
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.events import Thing
from hippodrome.kernel.game import Options
from hippodrome.kernel.kinds import APART, SHARED, Flag, Named, Number, Row

UNLIMITED: Final = 0
ONE_MORE: Final = 1
UNTIL_EMPTY: Final = 2
LAST_ACTIONS: Final = ("unlimited", "one-more", "until-empty")
"""What the last player who has not passed may still do (BZ 3.7, BZ 3.8)."""


class Rulings:
    """The options of the rules as settled for one table; never changed."""

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
        self.whole_path = options["march"] == "whole_path"
        self.ask_blocked = options["blocked_retreat"] == "ask"

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickle and deepcopy, compiled or not."""
        return Rulings, (self.options,)


class State(LongState):
    """Everything on the table. `held` has one list for each player, see pieces.py; cities are numbers of the board.

    A march, an attack or a retreat is on the agenda as long as it lasts.
    """

    board: Annotated[Board, SHARED]
    rulings: Annotated[Rulings, SHARED]
    round: Annotated[int, Number(1, 99)]
    seat: Annotated[int, APART]  # whose turn it is
    acted: Annotated[bool, APART]  # whether this player has taken an action
    first_passed: pieces.Player
    last_actions: Annotated[int, Named(LAST_ACTIONS)]
    held: Annotated[list[list[int]], APART]
    allegiance: Annotated[list[int], APART]
    markers: Annotated[list[int], APART]  # Persian cities and the capital: the printed value
    control: Annotated[list[int], APART]
    fortified: Annotated[list[bool], APART]
    spaces: Annotated[list[int], APART]  # who has a cube there
    guards: Annotated[list[int], Row(pieces.Player, 2)]  # who has the guard of a side; NOBODY while it is on its space
    bulgars: Annotated[int, Number(0, 99)]
    fallen: Annotated[bool, Flag()]  # the capital
    intervened: Annotated[list[int], APART]  # sea links on which the Byzantine fleet has decided this turn
    let_pass: Annotated[list[int], APART]
    dice_at: Annotated[int, APART]  # where dice were last rolled, and the result
    dice_by_attacker: Annotated[list[int], SHARED]
    dice_by_defender: Annotated[list[int], SHARED]

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return copies.of_state(self)

    # --- strength ---------------------------------------------------------------------------------------------------

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

    def score(self, seat: int, side: int, points: int) -> None:
        """BZ 1.8: book points on a track, which never falls below 0."""
        own = self.held[seat]
        points += own[pieces.VP + side]
        own[pieces.VP + side] = points if points > 0 else 0

    # --- dice -------------------------------------------------------------------------------------------------------

    def roll(self, dice: int) -> list[int]:
        """Roll some dice."""
        return [self.dice.roll(6) for _ in range(dice)]

    def show_dice(self, city: int, by_attacker: list[int], by_defender: list[int]) -> None:
        """Keep the dice visible where they fell; these lists are replaced, never changed."""
        self.dice_at, self.dice_by_attacker, self.dice_by_defender = city, by_attacker, by_defender

    def count_hits(self, rolled: list[int]) -> int:
        """BZ 7.6: each 4, 5, 6 is a hit."""
        return len([pips for pips in rolled if pips >= self.board.hit_on])

    # --- spaces and fleets ------------------------------------------------------------------------------------------

    def free_space(self, kind: int) -> int:
        """Return the first free special-action space of a kind, or -1."""
        spaces, first = self.spaces, self.board.first
        for space in range(first[kind], first[kind + 1]):
            if spaces[space] == pieces.NOBODY:
                return space
        return -1

    def emperor(self) -> int:
        """This round's Emperor, or NOBODY."""
        return self.spaces[self.board.first[pieces.RULER]]

    def fleet_against(self, seat: int, side: int) -> int:
        """BZ 5.15: who may use the Byzantine fleet against an army, or NOBODY."""
        if side == pieces.BYZANTINE:
            return pieces.NOBODY
        owner = self.spaces[self.board.first[pieces.FLEET]]
        return pieces.NOBODY if owner == seat else owner

    def has_arab_fleet(self, seat: int) -> bool:
        """BZ 5.16: whether a player commands the Arab fleet."""
        first = self.board.first
        return seat in self.spaces[first[pieces.FLEET + 1] : first[pieces.FLEET + 2]]

    # --- cities -----------------------------------------------------------------------------------------------------

    def city_name(self, city: int) -> Thing:
        """Return the name of a city, for events and prompts."""
        return Thing(self.board.ids[city])

    def choose_city(self, seat: int, rule: str, key: str, cities: list[int], params: Params | None = None) -> Choice:
        """Ask for one of the cities; a single one is taken without a question."""
        if len(cities) == 1:
            return cities[0]
        word = yield Ask(seat, rule, key, [self.board.word_of[city] for city in cities], params)
        return self.board.city_of[word - pieces.CITY]

    def link_is_sea(self, one: int, other: int) -> bool:
        """Return whether two cities are joined by a printed sea link."""
        link = self.board.link_of[one * self.board.count + other]
        return link >= 0 and self.board.kind_of[link] == pieces.SEA


def new_state(seats: int, board: Board, rulings: Rulings, dice: Dice) -> State:
    """BZ 2.1-2.4: the starting board, before the start player is known."""
    game = State(seats, dice)
    fields.blank(game)
    game.board, game.rulings = board, rulings
    game.seat, game.acted = 0, False
    game.held = [_start_board(board) for _ in range(seats)]
    game.allegiance = board.side[:]
    game.markers = board.value[:]
    game.control = [pieces.NOBODY] * board.count
    game.fortified = [False] * board.count
    game.spaces = [pieces.NOBODY] * board.spaces
    game.bulgars = board.bulgar_start
    game.intervened, game.let_pass = [], []
    game.show_dice(pieces.NOWHERE, [], [])
    return game


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
