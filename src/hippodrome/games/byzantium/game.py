"""Byzantium as a game the kernel can run."""

from typing import Any

from hippodrome.games.byzantium import board, events, invariants, position
from hippodrome.games.byzantium.advice import judging
from hippodrome.games.byzantium.knowledge import features, view
from hippodrome.games.byzantium.rules import length, rounds, scoring
from hippodrome.games.byzantium.state import Rulings, State, new_state
from hippodrome.kernel.errors import BadOption
from hippodrome.kernel.game import Ask, Dice, Flow, Game, Option, Options, SearchSettings

OPTIONS = (
    Option("two_player_passing", "extended", ("extended", "standard")),
    Option("elite_limit", "per_box", ("per_box", "per_action")),
    Option("army_entry", "any_city", ("any_city", "controlled_city")),
    Option("civil_war_targets", "not_own", ("not_own", "other_player")),
    Option("fleet_dice", "sea_cost", ("sea_cost", "all_cubes")),
    Option("blocked_attacker", "destroyed", ("destroyed", "reroute")),
    Option("virtual_sea_retreat", True, (True, False)),
    Option("bulgar_self_attack", True, (True, False)),
    Option("capital_plunder", 5, (5, 0)),
    Option("fall_tiebreak", "both_sides", ("both_sides", "arab_only")),
    Option("march", "link_by_link", ("link_by_link", "whole_path"), before="whole_path"),
    Option("blocked_retreat", "ask", ("ask", "by_land"), before="by_land"),
)
BY_ROLLOUTS = SearchSettings(score_scale=15.0)
BY_VALUES = SearchSettings(
    c_puct=0.1,
    prior_temperature=1 / 6,
    initial_width=1,
    rollout_length=14,
    rollout_advised=1.0,
    score_weight=0.1,
    score_scale=15.0,
    min_z_score=2.0,
)


class Byzantium(Game):
    """The rules of Byzantium, chapter by chapter in the files of this folder.

    Custom boards are passed in here or named in the environment; the first of them becomes the default of the
    option `board`. Every record contains the board it was played on.
    """

    def __init__(self, extra: list[board.Board] | None = None) -> None:
        boards = [*(board.boards_of_setting() if extra is None else extra), board.load_board()]
        self.boards: dict[str, board.Board] = {one.name: one for one in boards}
        names = tuple(self.boards)
        options = (*OPTIONS, Option("board", names[0], names))
        super().__init__("byzantium", 3, (2, 3, 4), options, board.give_words(boards), events.EVENTS)
        self.good_lead = 6.0

    def board_of(self, options: Options) -> board.Board:
        """Return the board that a table is played on."""
        name = str(options["board"])
        if name not in self.boards:
            raise BadOption(f"There is no board {name!r} here; there is: {', '.join(self.boards)}.")
        return self.boards[name]

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """BZ 2: the starting board, with a start player drawn by lot."""
        state = new_state(seats, self.board_of(options), Rulings(options), dice)
        state.first_passed = dice.roll(seats) - 1
        state.push(rounds.Opening())
        return state

    def step(self, state: State) -> Flow | None:
        """Return the flow on top of the agenda."""
        return state.next_step()

    def over(self, state: State) -> bool:
        """BZ 12: whether the third round is over or the capital has fallen."""
        return scoring.is_over(state)

    def scores(self, state: State) -> list[int]:
        """BZ 12.1-12.2: results as the tracks stand."""
        return scoring.scores(state)

    def ranking(self, state: State) -> list[list[int]]:
        """BZ 12.3: result, then the tie-breaks."""
        return scoring.ranking(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return everything: nothing is hidden in this game."""
        return view.view(state)

    def write(self, state: State) -> dict[str, Any]:
        """Return the position as plain data."""
        return position.write(state)

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        """Read a position from plain data."""
        _seats, options, _rest = self.settle_position(data, ("players",))
        return position.read(data, options, self.board_of(options), dice)

    def turn(self, data: dict[str, Any], by: int) -> dict[str, Any]:
        """Rotate the seats of a written position; all seats are alike."""
        return position.turn(data, by)

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
        return features.names(seats)

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a seat knows, as numbers."""
        return features.features(state, seat)

    def max_length(self, seats: int) -> int:
        """Return a bound: cubes and money run out; `rules/length.py` counts them."""
        return max(length.most_words(one, seats) for one in self.boards.values())
