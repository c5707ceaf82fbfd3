"""Our games in OpenSpiel: importing this registers `hippodrome_byzanz` and all the others.

    import pyspiel
    import hippodrome.adapters.openspiel

    game = pyspiel.load_game("hippodrome_byzanz(players=4,hidden_profit=true)")
    state = game.new_initial_state()

Parameters are `players` and the game's own options. Chance is explicit: every roll and every drawn card is a chance
node with its probabilities. Tree search, regret minimisation and replay from a history therefore work as for any
other OpenSpiel game, and a cloned state contains no dice that would reveal the future. This is slower than using our
dice, because a word is played again for each outcome it causes; for speed, use `hippodrome` itself.

An information state is all that a seat has heard; `resample_from_infostate` is our redeal. Utilities are between -1
and 1 and sum to 0 (`payoffs.by_place`). Games without secrets are also registered as games of imperfect information,
because OpenSpiel's search for such games accepts no others, while its search for open games accepts both.
"""

import struct
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

import hippodrome
from hippodrome.adapters.moments import Moment, start_of
from hippodrome.adapters.payoffs import by_place
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.game import Game
from hippodrome.kernel.record import spell_outcome
from hippodrome.registry import playable_games

MOST_OUTCOMES = 1024
"""An upper limit for the kinds of things in any draw and the sides of any die."""
CHANCES_A_WORD = 64
"""An upper limit for the chance outcomes per word or setup, on average over a game."""


def game_type(rules: Game) -> pyspiel.GameType:
    """Return the description of a game that OpenSpiel needs before loading it."""
    kind = pyspiel.GameType
    parameters: dict[str, Any] = {"players": rules.seats[0]}
    parameters.update({option.name: option.default for option in rules.options})
    return kind(
        short_name=f"hippodrome_{rules.name}",
        long_name=f"Hippodrome: {rules.name.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(rules.seats),
        min_num_players=min(rules.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
        provides_factored_observation_string=False,
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its seats and options; each game has its own subclass with its rules."""

    rules: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules, params = self.rules, dict(params or {})
        options = {name: value for name, value in params.items() if name != "players"}
        seats = params.get("players", rules.seats[0])
        self.start = start_of(rules, seats, options)  # raises an error for invalid seats or options
        self.longest = rules.max_length(seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.words),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.kind, info, params)

    def new_initial_state(self) -> "SpielState":
        """Return the initial state, often a chance node."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return an upper limit."""
        return CHANCES_A_WORD * self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        if params:
            raise ValueError(f"Our observers take no parameters, not {params}.")
        return SpielObserver(self.start, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One moment of a game, as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.start

    def current_player(self) -> int:
        """Return the seat that is asked; where several are asked, the one that answers first."""
        moment = self.moment
        if moment.by_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return moment.asked if not moment.over else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.moment.over

    def _legal_actions(self, player: int) -> list[int]:
        table = self.moment.table
        return sorted(table.asks[0].options) if table is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes with their probabilities: pips counted from 0, or kinds of things."""
        return [(_action_of(outcome), weight) for outcome, weight in self.moment.outcomes()]

    def _apply_action(self, action: int) -> None:
        moment = self.moment
        if moment.by_chance:
            self.moment = moment.after_chance(-action - 1 if moment.sides else action)
        else:
            self.moment = moment.after_word(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game, moment = self.moment.game, self.moment
        if player == pyspiel.PlayerId.CHANCE:
            return spell_outcome(game, -action - 1 if moment.sides else action)
        return game.words.spellings[action]

    def returns(self) -> list[float]:
        """Return the payoffs by place, or zeros before the end."""
        table = self.moment.table
        return by_place(table) if table is not None and table.over else [0.0] * self.moment.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Return another state that the player can't tell from this one."""
        world = self.clone()
        key = struct.pack("2d", sampler(), sampler())
        world.moment = self.moment.redealt(player, Dice(key))
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return self.moment.truth()


class SpielObserver:
    """A player's observations: features as the tensor; the view, or everything the player has seen, as the string."""

    def __init__(self, start: Moment, perfect_recall: bool) -> None:
        names = start.game.feature_names(start.seats)
        self.has_features = bool(names)
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(len(names) or 1, np.float32)
        self.dict = {} if self.tensor is None else {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Set the tensor from a state as a player sees it; zeros before the first question."""
        table = state.moment.table
        if self.tensor is not None and self.has_features:
            self.tensor[:] = 0.0 if table is None else table.features(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the observation as a string."""
        return state.moment.heard(player) if self.perfect_recall else state.moment.seen(player)


class PlayoutEvaluator:
    """Random playouts by our own engine, for OpenSpiel's `MCTSBot` and `ISMCTSBot`.

    It does the same as OpenSpiel's `RandomRolloutEvaluator`, many times faster.
    """

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self.playouts = playouts
        self._random = Random(seed)

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """Return the mean payoff of the playouts for each player."""
        table, chance = state.moment.table, self._random
        assert table is not None, "bots only evaluate states where a seat is asked"
        worth = np.zeros(state.moment.seats)
        for _ in range(self.playouts):
            playout = table.playout(Dice(chance.randbytes(16)))
            while not playout.over:
                ask = playout.asks[0]
                playout.answer(ask.seat, chance.choice(ask.options))
            worth += by_place(playout)
        return worth / self.playouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Return the same probability for every legal word."""
        words = state.legal_actions()
        return [(word, 1.0 / len(words)) for word in words]


def _action_of(outcome: int) -> int:
    return -outcome - 1 if outcome < 0 else outcome


def register_games() -> None:
    """Register every game with OpenSpiel; called on import.

    Registers classes rather than functions: OpenSpiel releases them only after the interpreter has shut down, and
    classes survive that.
    """
    for info in playable_games():
        rules = hippodrome.find_game(info.name)
        kind = game_type(rules)
        pyspiel.register_game(kind, type(f"{info.name.capitalize()}Game", (SpielGame,), {"rules": rules, "kind": kind}))


register_games()
