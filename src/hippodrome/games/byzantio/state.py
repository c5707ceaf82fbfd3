"""A position of Byzantio or Nekken as data."""

from typing import Final

from hippodrome.games.byzantio import boards, phases
from hippodrome.games.byzantio.boards import Board
from hippodrome.games.byzantio.terms import Terms
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.state import AnyState

NONE: Final = -1

USED: Final = 0
CROSSED: Final = 1
FORFEITED: Final = 2
FILLINGS: Final = ("used", "crossed", "forfeited")


class State(AnyState):
    """Everything on the table and on the sheets.

    Lists by city and seat are flat, at city * 4 + seat. `sheets` tells every filled box in the order of filling, as
    (filling * 6 + kind) * 4 + seat; a seat fills exactly one a round, so its n-th entry is that of round n.
    """

    board: Board
    terms: Terms
    phase: int
    round: int
    turn: int  # whose action or cross-off it is, as a place in `order`
    order: list[int]
    dynasties: list[int]
    pretenders: list[int]  # the province of each
    garrisons: list[int]
    totals: list[int]  # garrisons by city
    supply: list[int]
    free: list[int]  # free boxes, at seat * 6 + kind
    sheets: list[int]
    deeds: list[int]  # how often a seat placed in a city, or tried to, at city * 4 + seat
    objectives: list[int]  # at seat * rows + row
    replaced: list[int]  # the row each seat replaced
    struck: list[int]  # the city each seat gave up
    guesses: list[int]  # at seat * 4 + about whom
    crossing: list[int]  # boxes chosen at once and not yet shown
    tiles: list[int]  # face-down tiles, unordered
    turned: list[int]  # the tiles that have come
    tile: int  # the event under way
    number: int  # the number rolled for it
    hit: list[int]  # pretenders the plague still moves
    give: int  # an offered exchange: own city, city of the garrison wanted, its owner
    take: int
    other: int

    def copy(self) -> "State":
        """The same position, sharing nothing that can change."""
        twin = State(self.seats, self.dice.copy())
        twin.board = self.board
        twin.terms = self.terms
        twin.phase = self.phase
        twin.round = self.round
        twin.turn = self.turn
        twin.order = self.order  # never changed in place
        twin.dynasties = self.dynasties[:]
        twin.pretenders = self.pretenders[:]
        twin.garrisons = self.garrisons[:]
        twin.totals = self.totals[:]
        twin.supply = self.supply[:]
        twin.free = self.free[:]
        twin.sheets = self.sheets[:]
        twin.deeds = self.deeds[:]
        twin.objectives = self.objectives[:]
        twin.replaced = self.replaced[:]
        twin.struck = self.struck[:]
        twin.guesses = self.guesses[:]
        twin.crossing = self.crossing[:]
        twin.tiles = self.tiles[:]
        twin.turned = self.turned[:]
        twin.tile = self.tile
        twin.number = self.number
        twin.hit = self.hit[:]
        twin.give = self.give
        twin.take = self.take
        twin.other = self.other
        return twin

    def place(self, seat: int, city: int) -> None:
        """A garrison goes from the supply into a city."""
        self.supply[seat] -= 1
        self.garrisons[city * boards.MOST_SEATS + seat] += 1
        self.totals[city] += 1

    def remove(self, seat: int, city: int) -> None:
        """BO 1.4: a garrison leaves the board and returns to its owner's supply."""
        self.supply[seat] += 1
        self.garrisons[city * boards.MOST_SEATS + seat] -= 1
        self.totals[city] -= 1

    def fill(self, seat: int, kind: int, filling: int) -> None:
        """BO 2.5: fill one free box of a kind with this round's number."""
        self.free[seat * boards.KINDS + kind] -= 1
        self.sheets.append((filling * boards.KINDS + kind) * boards.MOST_SEATS + seat)

    def free_kinds(self, seat: int) -> list[int]:
        """The kinds of which a seat has a free box."""
        first = seat * boards.KINDS
        return [kind for kind in range(boards.KINDS) if self.free[first + kind]]

    def end_turn(self) -> None:
        """The next in turn order, or the next round (BO 2.1-2.3)."""
        self.turn += 1
        if self.turn == self.seats:
            self.begin_round(self.round + 1)
        else:
            self.phase = phases.CROSSING if self.tile != boards.NO_TILE else phases.TURN

    def begin_round(self, round_: int) -> None:
        """BO 2.1-2.2: a round of actions, an event round, or the end."""
        self.turn = 0
        self.tile = boards.NO_TILE
        self.number = 0
        if round_ > self.board.rounds:
            self.phase = phases.GUESSING
            return
        self.round = round_
        self.phase = phases.EVENT if self.board.tile_of_round[round_] != boards.NO_TILE else phases.TURN


def empty_table(board: Board, terms: Terms, seats: int, dice: Dice) -> State:
    """A position before anybody has chosen anything."""
    game = State(seats, dice)
    game.board = board
    game.terms = terms
    game.phase = phases.DYNASTIES
    game.round = 1
    game.turn = 0
    game.order = list(range(seats))
    game.dynasties = [NONE] * seats
    game.pretenders = [boards.NOWHERE] * seats
    game.garrisons = [0] * (len(board.cities) * boards.MOST_SEATS)
    game.totals = [0] * len(board.cities)
    game.supply = [board.supply] * seats
    game.free = board.budgets * seats
    game.sheets = []
    game.deeds = [0] * (len(board.cities) * boards.MOST_SEATS)
    game.objectives = [NONE] * (seats * terms.rows)
    game.replaced = [NONE] * seats
    game.struck = [NONE] * seats
    game.guesses = [NONE] * (seats * boards.MOST_SEATS)
    game.crossing = [NONE] * seats
    game.tiles = board.printed[:] if terms.hidden_events else []
    game.turned = []
    game.tile = boards.NO_TILE
    game.number = 0
    game.hit = []
    game.give = NONE
    game.take = NONE
    game.other = NONE
    return game
