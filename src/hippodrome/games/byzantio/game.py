"""Byzantio and Nekken as games the kernel can run."""

from typing import Any, cast

from hippodrome.games.byzantio import knowledge, position, scoring
from hippodrome.games.byzantio.actions import answer
from hippodrome.games.byzantio.board import Board, spell
from hippodrome.games.byzantio.catastrophes import begin_event, cross_off, cross_off_together, send_away, succession
from hippodrome.games.byzantio.events import EVENTS
from hippodrome.games.byzantio.invariants import check
from hippodrome.games.byzantio.preparation import roll_order, take_dynasty, write_objectives
from hippodrome.games.byzantio.rounds import take_turn
from hippodrome.games.byzantio.state import (
    ANSWER,
    CROSSING,
    DYNASTIES,
    EVENT,
    GUESSING,
    OBJECTIVES,
    ORDER,
    OVER,
    PLAGUE_MOVE,
    TURN,
    State,
    empty_table,
)
from hippodrome.games.byzantio.terms import BYZANTIO_OPTIONS, NEKKEN_OPTIONS, Terms
from hippodrome.games.byzantio.view import view
from hippodrome.kernel.ask import Flow
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadOption, BadPosition
from hippodrome.kernel.game import Game, Option, Options
from hippodrome.kernel.state import State as KernelState


class BoardGame(Game):
    """The rules both games share, on a given board."""

    board: Board

    def __init__(self, name: str, options: tuple[Option, ...]) -> None:
        self.board = Board(name)
        super().__init__(name, 1, (2, 3, 4), options, self.board.words, EVENTS)

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """BO 0: an empty board; dynasties come first."""
        return empty_table(self.board, Terms(self.board, seats, options), seats, dice)

    def step(self, state: KernelState) -> Flow | None:
        """The next piece of the game."""
        game = cast(State, state)
        phase = game.phase
        if phase == TURN:
            return take_turn(game)
        if phase == ANSWER:
            return answer(game)
        if phase == CROSSING:
            return cross_off_together(game) if game.terms.cross_together else cross_off(game)
        if phase == EVENT:
            begin_event(game)
            return None
        if phase == PLAGUE_MOVE:
            return send_away(game)
        return self.ends_of(game)

    def ends_of(self, game: State) -> Flow | None:
        """The pieces that come once a game."""
        phase = game.phase
        if phase == DYNASTIES:
            return take_dynasty(game)
        if phase == OBJECTIVES:
            return write_objectives(game)
        if phase == ORDER:
            roll_order(game)
            return None
        if phase == GUESSING:
            return scoring.espionage(game)
        return succession(game)

    def over(self, state: KernelState) -> bool:
        """BO 8.1: whether all is revealed."""
        return cast(State, state).phase == OVER

    def scores(self, state: KernelState) -> list[int]:
        """BO 8.6: points as they stand."""
        return scoring.scores(cast(State, state))

    def ranking(self, state: KernelState) -> list[list[int]]:
        """BO 8.6-8.7: points, then turn order."""
        return scoring.ranking(cast(State, state))

    def view(self, state: KernelState, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return view(cast(State, state), seat)

    def redeal(self, state: KernelState, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
        """Deal anew the others' objectives; no public word depends on them."""
        knowledge.redeal(cast(State, state), seat, dice)

    def write(self, state: KernelState) -> dict[str, Any]:
        """A position as data."""
        return position.write(cast(State, state))

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        """A position from data."""
        seats = position.seats_of(data)
        try:
            options = self.settle_options(seats, position.options_of(data))
        except BadOption as error:
            raise BadPosition(str(error)) from error
        return position.read(self.board, Terms(self.board, seats, options), data, dice)

    def turn(self, data: dict[str, Any], by: int) -> dict[str, Any]:
        """All seats are alike."""
        return position.turn(data, by)

    def spell_draw(self, thing: int) -> str:
        """The name of an event tile (BO 9.1)."""
        return self.board.tiles[thing]

    def read_draw(self, name: str) -> int:
        """The event tile of a name."""
        if spell(name) not in self.board.tiles:
            raise BadPosition(f"There is no event {name!r}; there are: {', '.join(self.board.tiles)}.")
        return self.board.tiles.index(spell(name))

    def check(self, state: KernelState) -> None:
        """The invariants of the rules file."""
        check(cast(State, state))


class Byzantio(BoardGame):
    """Byzantio: the Empire of 1025, provinces with cities."""

    def __init__(self) -> None:
        super().__init__("byzantio", BYZANTIO_OPTIONS)


class Nekken(BoardGame):
    """Nekken: the continent around the volcano, regions only."""

    def __init__(self) -> None:
        super().__init__("nekken", NEKKEN_OPTIONS)
