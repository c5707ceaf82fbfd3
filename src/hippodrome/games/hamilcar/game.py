"""Hamilcar as a game the kernel can run."""

from typing import Any

from hippodrome.games.hamilcar import board, cards, events, invariants, position, words
from hippodrome.games.hamilcar.advice import judging
from hippodrome.games.hamilcar.knowledge import features, redeal, view
from hippodrome.games.hamilcar.rules import politics
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.game import Ask, Dice, Flow, Game, Option, Options, SearchSettings

OPTIONS = (
    Option("corvi_in_storms", True, (True, False), before=True, house=True),
    Option("islands_count", True, (True, False), before=False, house=True),
    Option("supremacy_guards_ports", True, (True, False), before=True, house=True),
)
BY_ROLLOUTS = SearchSettings(rollout_length=40, score_scale=4.0)
BY_VALUES = SearchSettings(rollout_length=8, score_weight=0.1, score_scale=4.0)


class Hamilcar(Game):
    """The rules of Hamilcar, chapter by chapter in the folder `rules`."""

    def __init__(self) -> None:
        super().__init__("hamilcar", 5, (2,), OPTIONS, words.WORDS, events.EVENTS, cards.DRAW_NAMES)
        self.good_lead = 1.5

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """HM 4: the opening position; seat 0 is Rome, seat 1 Carthage."""
        return position.opening(options, dice)

    def step(self, state: State) -> Flow | None:
        """Run the top errand of the agenda, or return the flow that asks about it."""
        return state.next_step()

    def over(self, state: State) -> bool:
        """HM 20.5: whether a side has won."""
        return state.winner != board.NOBODY

    def scores(self, state: State) -> list[int]:
        """HM 20.2: political points as they stand."""
        return [politics.political_points(state, board.ROME), politics.political_points(state, board.CARTHAGE)]

    def ranking(self, state: State) -> list[list[int]]:
        """HM 20: the winner first; during the war by political points, with ties going to Carthage (HM 20.4)."""
        winner = state.winner
        if winner == board.NOBODY:
            rome, carthage = self.scores(state)
            winner = board.ROME if rome > carthage else board.CARTHAGE
        return [[winner], [1 - winner]]

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view.view(state, seat)

    def redeal(self, state: State, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
        """Redeal the opponent's hands and all piles."""
        redeal.redeal(state, seat, dice, since)

    def write(self, state: State) -> dict[str, Any]:
        """Return the position as plain data."""
        return position.write(state)

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        """Read a position from plain data."""
        _seats, options, _rest = self.settle_position(data, ())
        return position.read(data, options, dice)

    def check(self, state: State) -> None:
        """Check the invariants of the rules file."""
        invariants.check(state)

    def advise(self, state: State, ask: Ask) -> list[float]:
        """Score how good each option looks."""
        return judging.advise(state, ask)

    def search_settings(self, iterations: int, valued: bool) -> SearchSettings:
        """Return how bots search this game; docs/strength.md has the races behind the numbers."""
        return BY_VALUES if valued else BY_ROLLOUTS

    def feature_names(self, seats: int) -> list[str]:
        """Return a name for each feature."""
        return features.names()

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a seat knows, as numbers."""
        return features.features(state, seat)

    def max_length(self, seats: int) -> int:
        """Return a bound: every card of ten hands activates three generals, each of whom does everything possible.

        With six movement points a general takes 7 steps (each at most 15 words: the way, the force, the ships),
        enters 6 spaces (88 words each: five interceptors, going back, the defender's answer), sails 3 legs into naval
        battles of 5 rounds (175 words with all that follows) and ends in one land battle of 30 cards (5 words each,
        and 120 for what follows) or a siege (24): 1,460 words. A duty to remove markers is over after 85 words, for
        there are no more; a reaction uses up a card of the hand and takes fewer words than that. The rest of a turn
        (reinforcements, winter, the war chest) stays below 500.
        """
        return 2 * sum(board.HAND_SIZE) * (3 * 1_500 + 1) + board.TURNS * 500
