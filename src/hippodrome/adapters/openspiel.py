"""Our games in OpenSpiel: importing this registers `hippodrome_byzanz` and all the others.

    import pyspiel
    import hippodrome.adapters.openspiel

    game = pyspiel.load_game("hippodrome_byzanz(players=4,hidden_profit=true)")
    state = game.new_initial_state()

Parameters are `players` and the game's own options. Chance is explicit: every roll and every drawn card is a chance
node with its probabilities, so that tree search, regret minimisation and replay from a history work as for any game
of OpenSpiel, and a cloned state holds no dice that would tell the future. That is slower than letting our dice roll
(a word is played again for each outcome it causes); for sheer speed use `hippodrome` itself.

Information states are all that a seat has heard; `resample_from_infostate` is our redeal. Utilities lie between -1 and
1 and sum to 0 (`payoffs.by_place`). Games without secrets, too, are registered as of imperfect information, because
OpenSpiel's search for such games takes no others and its search for open games takes these as well.
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
"""More kinds of things than any game draws from, and more sides than any die."""
CHANCES_A_WORD = 64
"""More outcomes than any word or setup causes, on average over a game."""


def game_type(rules: Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
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
    """One of our games with its seats and options; each game has a class of its own, with its rules."""

    rules: Game
    kind: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        rules, params = self.rules, dict(params or {})
        options = {name: value for name, value in params.items() if name != "players"}
        seats = params.get("players", rules.seats[0])
        self.start = start_of(rules, seats, options)  # refuses what the game does not have
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
        """The beginning; often a moment of chance."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """More than any game has."""
        return CHANCES_A_WORD * self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Who looks at states for a player."""
        if params:
            raise ValueError(f"Our observers take no parameters, not {params}.")
        return SpielObserver(self.start, iig_obs_type is not None and iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One moment of a game, as OpenSpiel sees it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.moment: Moment = game.start

    def current_player(self) -> int:
        """The seat that is asked; of several the one that is served first."""
        moment = self.moment
        if moment.by_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return moment.asked if not moment.over else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.moment.over

    def _legal_actions(self, player: int) -> list[int]:
        table = self.moment.table
        return sorted(table.asks[0].options) if table is not None else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each pips of a die, counted from 0, or each kind of thing that may be drawn, with its probability."""
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
        """From 1 for the first place to -1 for the last; nothing before the end."""
        table = self.moment.table
        return by_place(table) if table is not None and table.over else [0.0] * self.moment.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Another state that the player can't tell from this one."""
        world = self.clone()
        key = struct.pack("2d", sampler(), sampler())
        world.moment = self.moment.redealt(player, Dice(key))
        return world  # type: ignore[no-any-return]

    def __str__(self) -> str:
        return self.moment.truth()


class SpielObserver:
    """What a player sees: features as the tensor, the view or all that was heard as the string."""

    def __init__(self, start: Moment, perfect_recall: bool) -> None:
        names = start.game.feature_names(start.seats)
        self.has_features = bool(names)
        self.perfect_recall = perfect_recall
        self.tensor = None if perfect_recall else np.zeros(len(names) or 1, np.float32)
        self.dict = {} if self.tensor is None else {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Look at a state with a player's eyes; before the first question there is nothing to see."""
        table = state.moment.table
        if self.tensor is not None and self.has_features:
            self.tensor[:] = 0.0 if table is None else table.features(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What it sees, in words."""
        return state.moment.heard(player) if self.perfect_recall else state.moment.seen(player)


class PlayoutEvaluator:
    """For OpenSpiel's `MCTSBot` and `ISMCTSBot`: random playouts by our own engine, not through OpenSpiel's states.

    It does what OpenSpiel's `RandomRolloutEvaluator` does, many times faster.
    """

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self.playouts = playouts
        self._random = Random(seed)

    def evaluate(self, state: SpielState) -> NDArray[np.float64]:
        """What the end was worth to each player, on average over the playouts."""
        table, chance = state.moment.table, self._random
        assert table is not None, "bots evaluate where somebody is asked"
        worth = np.zeros(state.moment.seats)
        for _ in range(self.playouts):
            playout = table.playout(Dice(chance.randbytes(16)))
            while not playout.over:
                ask = playout.asks[0]
                playout.answer(ask.seat, chance.choice(ask.options))
            worth += by_place(playout)
        return worth / self.playouts

    def prior(self, state: SpielState) -> list[tuple[int, float]]:
        """Every legal word alike."""
        words = state.legal_actions()
        return [(word, 1.0 / len(words)) for word in words]


def _action_of(outcome: int) -> int:
    return -outcome - 1 if outcome < 0 else outcome


def register_games() -> None:
    """Make every game known to OpenSpiel; done when this is imported.

    It is handed classes, not functions: OpenSpiel lets go of them only after Python has gone, and classes survive that.
    """
    for info in playable_games():
        rules = hippodrome.find_game(info.name)
        kind = game_type(rules)
        pyspiel.register_game(kind, type(f"{info.name.capitalize()}Game", (SpielGame,), {"rules": rules, "kind": kind}))


register_games()
