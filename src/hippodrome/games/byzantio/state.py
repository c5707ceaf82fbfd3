"""A position of Byzantio or Nekken as data."""

from typing import Annotated, Final

from hippodrome.games.byzantio import boards, copies, phases
from hippodrome.games.byzantio.boards import Board
from hippodrome.games.byzantio.terms import Terms
from hippodrome.kernel import fields
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.kinds import REPLACED, SHARED, Chart, Flat, Named, Number, Pile, Row, Seat
from hippodrome.kernel.state import AnyState

NONE: Final = -1

CITY: Final = Named("board.cities", none=NONE, what="city")
PROVINCE: Final = Named("board.provinces", none=NONE, what="province")
DYNASTY: Final = Named("board.dynasties", none=NONE, what="dynasty")
TILE: Final = Named("board.tiles", what="event")
BOX: Final = Named("board.boxes", what="box")


class State(AnyState):
    """Everything on the table and on the sheets.

    Lists by city and seat are flat, indexed by city * 4 + seat. A sheet lists its filled boxes in the order of filling,
    as filling * 6 + kind: one a round, so the n-th entry is that of round n. Sheets and `order` are replaced, never
    changed, so copies may share them.
    """

    board: Annotated[Board, SHARED]
    terms: Annotated[Terms, SHARED]
    phase: Annotated[int, Named(phases.NAMES)]
    round: Annotated[int, Number(1, "board.rounds")]
    turn: Annotated[int, Seat()]  # whose action or cross-off it is, as an index of `order`
    order: Annotated[list[int], Row(Seat(), "seats"), SHARED]
    dynasties: Annotated[list[int], Row(DYNASTY, "seats")]
    pretenders: Annotated[list[int], Row(PROVINCE, "seats")]  # the province of each
    garrisons: Annotated[
        list[int], Flat(Chart("board.cities", Row(Number(0, "board.most_own"), "seats")), boards.MOST_SEATS)
    ]
    totals: list[int]  # garrisons by city
    supply: list[int]
    free: list[int]  # free boxes, at seat * 6 + kind
    sheets: Annotated[list[list[int]], Row(Pile(BOX, "board.rounds"), "seats"), REPLACED]
    deeds: Annotated[
        list[int], Flat(Row(Chart("board.cities", Number(0, "board.rounds")), "seats"), boards.MOST_SEATS, turned=True)
    ]  # how often a seat placed in a city, or tried to
    objectives: Annotated[list[int], Flat(Row(Row(CITY, "terms.rows"), "seats"), "terms.rows")]
    replaced: Annotated[list[int], Row(Number(NONE, "terms.last_row"), "seats")]  # the row each seat replaced
    struck: Annotated[list[int], Row(CITY, "seats")]  # the city each seat replaced
    guesses: Annotated[list[int], Flat(Row(Row(CITY, "seats"), "seats"), boards.MOST_SEATS)]  # about whom
    crossing: list[int]  # boxes chosen at the same time and not yet shown
    tiles: Annotated[list[int], Pile(TILE, boards.TILES)]  # face-down tiles, unordered
    turned: Annotated[list[int], Pile(TILE, boards.TILES)]  # the tiles revealed so far
    tile: Annotated[int, Named("board.tiles", none=boards.NO_TILE, what="event")]  # the current event
    number: Annotated[int, Number(0, "board.die")]  # the number rolled for it
    hit: Annotated[list[int], Pile(Seat(), "seats")]  # pretenders the plague still moves
    give: int  # an offered exchange: own city, city of the garrison wanted, its owner
    take: int
    other: int

    def place(self, seat: int, city: int) -> None:
        """Put a garrison from the supply into a city."""
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
        self.sheets[seat] = [*self.sheets[seat], filling * boards.KINDS + kind]

    def free_kinds(self, seat: int) -> list[int]:
        """Return the kinds of which a seat has a free box."""
        first = seat * boards.KINDS
        return [kind for kind in range(boards.KINDS) if self.free[first + kind]]

    def end_turn(self) -> None:
        """Pass the turn to the next player in turn order, or begin the next round (BO 2.1-2.3)."""
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

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return copies.of_state(self)


def empty_table(board: Board, terms: Terms, seats: int, dice: Dice) -> State:
    """Return a position before anybody has chosen anything."""
    game = State(seats, dice)
    game.board = board
    game.terms = terms
    fields.blank(game)
    game.order = list(range(seats))
    game.totals = [0] * len(board.cities)
    game.supply = [board.supply] * seats
    game.free = board.budgets * seats
    game.crossing = [NONE] * seats
    game.tiles = board.printed[:] if terms.hidden_events else []
    game.give = game.take = game.other = NONE
    return game
