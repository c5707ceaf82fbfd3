"""Byzantio and Nekken as games the kernel can run."""

from typing import Any, cast

from hippodrome.games.byzantio import boards, events, invariants, phases, position, terms
from hippodrome.games.byzantio.advice import judging
from hippodrome.games.byzantio.knowledge import features, redeal, view
from hippodrome.games.byzantio.rules import actions, catastrophes, preparation, rounds, scoring
from hippodrome.games.byzantio.state import State, empty_table
from hippodrome.kernel.game import AnyState, Ask, Dice, Flow, Game, Option, Options


class BoardGame(Game):
    """The rules both games share, on a given board."""

    board: boards.Board

    def __init__(self, name: str, options: tuple[Option, ...]) -> None:
        self.board = boards.Board(name)
        super().__init__(
            name, 2, (2, 3, 4), options, self.board.words, events.EVENTS, dict(enumerate(self.board.tiles))
        )

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """BO 0: an empty board; dynasties come first."""
        return empty_table(self.board, terms.Terms(self.board, seats, options), seats, dice)

    def step(self, state: AnyState) -> Flow | None:
        """The next piece of the game."""
        game = cast(State, state)
        phase = game.phase
        if phase == phases.TURN:
            return rounds.take_turn(game)
        if phase == phases.ANSWER:
            return actions.answer(game)
        if phase == phases.CROSSING:
            return catastrophes.cross_off_together(game) if game.terms.cross_together else catastrophes.cross_off(game)
        if phase == phases.EVENT:
            catastrophes.begin_event(game)
            return None
        if phase == phases.PLAGUE_MOVE:
            return catastrophes.send_away(game)
        return self.ends_of(game)

    def ends_of(self, game: State) -> Flow | None:
        """The pieces that come once a game."""
        phase = game.phase
        if phase == phases.DYNASTIES:
            return preparation.take_dynasty(game)
        if phase == phases.OBJECTIVES:
            return preparation.write_objectives(game)
        if phase == phases.ORDER:
            preparation.roll_order(game)
            return None
        if phase == phases.GUESSING:
            return scoring.espionage(game)
        return catastrophes.succession(game)

    def over(self, state: AnyState) -> bool:
        """BO 8.1: whether all is revealed."""
        return cast(State, state).phase == phases.OVER

    def scores(self, state: AnyState) -> list[int]:
        """BO 8.6: points as they stand."""
        return scoring.scores(cast(State, state))

    def ranking(self, state: AnyState) -> list[list[int]]:
        """BO 8.6-8.7: points, then turn order."""
        return scoring.ranking(cast(State, state))

    def view(self, state: AnyState, seat: int | None) -> dict[str, Any]:
        """What a seat may know."""
        return view.view(cast(State, state), seat)

    def redeal(self, state: AnyState, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
        """Deal anew the others' objectives; no public word depends on them."""
        redeal.redeal(cast(State, state), seat, dice)

    def write(self, state: AnyState) -> dict[str, Any]:
        """A position as data."""
        return position.write(cast(State, state))

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        """A position from data."""
        seats, options, rest = self.settle_position(data, position.SEAT_LISTS)
        return position.read(self.board, terms.Terms(self.board, seats, options), seats, rest, dice)

    def turn(self, data: dict[str, Any], by: int) -> dict[str, Any]:
        """All seats are alike."""
        return position.turn(data, by)

    def read_draw(self, name: str) -> int:
        """The event tile of a name (BO 9.1), also as the board file spells it."""
        return super().read_draw(boards.spell(name))

    def check(self, state: AnyState) -> None:
        """The invariants of the rules file."""
        invariants.check(cast(State, state))

    def advise(self, state: AnyState, ask: Ask) -> list[float]:
        """How good each option looks."""
        return judging.advise(cast(State, state), ask)

    def feature_names(self, seats: int) -> list[str]:
        """A name for each feature."""
        return features.names(self.board, seats)

    def features(self, state: AnyState, seat: int) -> list[float]:
        """What a seat knows as numbers."""
        return features.features(cast(State, state), seat)

    def max_length(self, seats: int) -> int:
        """Rounds are counted: an action takes at most four words, an event three a seat.

        Before them everybody takes a dynasty, writes a city for each row and folds the sheet; after them everybody
        guesses about everybody else.
        """
        rows = len(self.board.values[seats])
        return seats * (1 + rows + 1 + 4 * self.board.rounds + seats - 1)


class Byzantio(BoardGame):
    """Byzantio: the Empire of 1025, provinces with cities."""

    def __init__(self) -> None:
        super().__init__("byzantio", terms.BYZANTIO_OPTIONS)


class Nekken(BoardGame):
    """Nekken: the continent around the volcano, regions only."""

    def __init__(self) -> None:
        super().__init__("nekken", terms.NEKKEN_OPTIONS)
