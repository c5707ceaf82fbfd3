"""Byzantio and Nekken as games the kernel can run."""

from typing import Any

from hippodrome.games.byzantio import boards, events, invariants, phases, position, terms
from hippodrome.games.byzantio.advice import judging
from hippodrome.games.byzantio.knowledge import features, redeal, view
from hippodrome.games.byzantio.rules import actions, catastrophes, preparation, rounds, scoring
from hippodrome.games.byzantio.state import State, empty_table
from hippodrome.kernel.game import Ask, Dice, Flow, Game, Option, Options, SearchSettings

BY_ROLLOUTS = SearchSettings(score_scale=12.0)
BY_VALUES = SearchSettings(
    c_puct=0.1,
    prior_temperature=1 / 6,
    initial_width=1,
    rollout_length=14,
    rollout_advised=1.0,
    score_weight=0.1,
    score_scale=12.0,
    min_z_score=2.0,
)
NEKKEN_BY_VALUES = SearchSettings(
    rollout_length=28, rollout_advised=1.0, score_weight=0.1, score_scale=12.0, min_z_score=2.0, flat=True
)
"""Flat search: with a tree, search won fewer games of Nekken (docs/strength.md)."""
TO_THE_END = SearchSettings(rollout_advised=1.0, score_weight=0.1, score_scale=12.0, min_z_score=2.0, flat=True)
"""For large budgets: values of mid-game positions are slightly wrong, and more iterations don't correct that."""


class BoardGame(Game):
    """The rules that both games share, on a given board."""

    board: boards.Board

    def __init__(self, name: str, options: tuple[Option, ...], by_values: SearchSettings, to_the_end_from: int) -> None:
        """Set up the game; from `to_the_end_from` iterations on, search plays every answer to the end."""
        self.board = boards.Board(name)
        super().__init__(
            name, 2, (2, 3, 4), options, self.board.words, events.EVENTS, dict(enumerate(self.board.tiles))
        )
        self.good_lead = 5.0
        self.by_values = by_values
        self.to_the_end_from = to_the_end_from

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """BO 0: an empty board; choosing dynasties comes first."""
        return empty_table(self.board, terms.Terms(self.board, seats, options), seats, dice)

    def step(self, state: State) -> Flow | None:
        """Return the next flow of the game."""
        phase = state.phase
        if phase == phases.TURN:
            return rounds.take_turn(state)
        if phase == phases.ANSWER:
            return actions.answer(state)
        if phase == phases.CROSSING:
            together = state.terms.cross_together
            return catastrophes.cross_off_together(state) if together else catastrophes.cross_off(state)
        if phase == phases.EVENT:
            catastrophes.begin_event(state)
            return None
        if phase == phases.PLAGUE_MOVE:
            return catastrophes.send_away(state)
        return self.ends_of(state)

    def ends_of(self, state: State) -> Flow | None:
        """Return the flow of a phase that comes once a game."""
        phase = state.phase
        if phase == phases.DYNASTIES:
            return preparation.take_dynasty(state)
        if phase == phases.OBJECTIVES:
            return preparation.write_objectives(state)
        if phase == phases.ORDER:
            preparation.roll_order(state)
            return None
        if phase == phases.GUESSING:
            return scoring.espionage(state)
        return catastrophes.succession(state)

    def over(self, state: State) -> bool:
        """BO 8.1: whether everything is revealed."""
        return state.phase == phases.OVER

    def scores(self, state: State) -> list[int]:
        """BO 8.6: points as they stand."""
        return scoring.scores(state)

    def ranking(self, state: State) -> list[list[int]]:
        """BO 8.6-8.7: points, then turn order."""
        return scoring.ranking(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view.view(state, seat)

    def redeal(self, state: State, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
        """Redeal the others' objectives; no public word depends on them."""
        redeal.redeal(state, seat, dice)

    def write(self, state: State) -> dict[str, Any]:
        """Return the position as plain data."""
        return position.write(state)

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        """Read a position from plain data."""
        seats, options, rest = self.settle_position(data, position.SEAT_LISTS)
        return position.read(self.board, terms.Terms(self.board, seats, options), seats, rest, dice)

    def turn(self, data: dict[str, Any], by: int) -> dict[str, Any]:
        """Rotate the seats of a written position; all seats are alike."""
        return position.turn(data, by)

    def read_draw(self, name: str) -> int:
        """Return the event tile with a name (BO 9.1); the board file's spelling works too."""
        return super().read_draw(boards.spell(name))

    def check(self, state: State) -> None:
        """Check the invariants of the rules file."""
        invariants.check(state)

    def advise(self, state: State, ask: Ask) -> list[float]:
        """Score how good each option looks."""
        return judging.advise(state, ask)

    def search_settings(self, iterations: int, valued: bool) -> SearchSettings:
        """Return how bots search this game; docs/strength.md has the races behind the numbers."""
        if not valued:
            return BY_ROLLOUTS
        return TO_THE_END if iterations >= self.to_the_end_from else self.by_values

    def feature_names(self, seats: int) -> list[str]:
        """Return a name for each feature."""
        return features.names(self.board, seats)

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a seat knows, as numbers."""
        return features.features(state, seat)

    def max_length(self, seats: int) -> int:
        """Return a bound: in each round an action takes at most four words, an event three for each seat.

        Before them everybody takes a dynasty, writes a city for each row and folds the sheet; after them everybody
        guesses about everybody else.
        """
        rows = len(self.board.values[seats])
        return seats * (1 + rows + 1 + 4 * self.board.rounds + seats - 1)


class Byzantio(BoardGame):
    """Byzantio: the Empire of 1025, provinces with cities."""

    def __init__(self) -> None:
        super().__init__("byzantio", terms.BYZANTIO_OPTIONS, BY_VALUES, 600)


class Nekken(BoardGame):
    """Nekken: the continent around the volcano, regions only."""

    def __init__(self) -> None:
        super().__init__("nekken", terms.NEKKEN_OPTIONS, NEKKEN_BY_VALUES, 1500)
