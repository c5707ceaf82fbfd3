"""Our games as PettingZoo environments: every seat an agent, every word an action.

    from hippodrome.adapters.pettingzoo import env

    table = env("byzantium", seats=3)
    table.reset(seed=7)
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        table.step(None if ended else policy(seen["observation"], seen["action_mask"]))

Where seats decide together, they act one after the other, each until it has finished. Meanwhile a seat sees only what
the game shows of the others, so acting second gives no advantage.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import hippodrome
from hippodrome.adapters.payoffs import Payoffs, by_place
from hippodrome.adapters.vectors import Eyes, Observation
from hippodrome.kernel.errors import BadOption, IllegalWord
from hippodrome.kernel.game import Options
from hippodrome.kernel.table import Table


class TableEnv(AECEnv[str, Observation, int]):
    """One table. An observation contains a seat's features (`feature_names`) and a mask of its legal words.

    Rewards are given at the end, by `payoffs`. An illegal action raises IllegalWord, which lists the legal ones.
    `table` is the true state, for use in training; agents should only look at observations.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Options | None = None,
        payoffs: Payoffs = by_place,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        rules = hippodrome.find_game(game)
        self.game = rules
        self.seats = rules.seats[0] if seats is None else seats
        self.options = rules.settle_options(self.seats, options)
        if render_mode not in (None, "svg"):
            raise BadOption(f'A table is rendered as "svg" or not at all (None), not as {render_mode!r}.')
        self.payoffs = payoffs
        self.render_mode = render_mode
        self.metadata = {"name": f"{game}_v{rules.version}", "render_modes": ["svg"], "is_parallelizable": False}
        self.eyes = Eyes(rules, self.seats)
        self.feature_names = self.eyes.names
        self.words = rules.words.spellings
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.eyes.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.eyes.action_space() for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seeds = np.random.default_rng()
        self.table: Table

    def __getattr__(self, name: str) -> Any:
        if name in ("table", "agent_selection", "rewards", "terminations", "truncations", "infos"):
            raise AttributeError(f"There is no {name} before the first game: call reset().")
        raise AttributeError(f"A TableEnv has no {name!r}.")

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of features and mask, the same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of word indices; `words` contains the spellings."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game. The same seed gives the same series of games; `options` is not used."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        key = self._seeds.bytes(16)
        self.table = hippodrome.new_table(self.game.name, self.seats, key, self.options, quiet=True)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.table.asks[0].seat]

    def observe(self, agent: str) -> Observation:
        """Return an agent's features and legal words."""
        return self.eyes.observation(self.table, self._seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play a word for the agent that is asked; None for an agent whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        if action is None:
            ask = table.asks[0]
            raise IllegalWord(f"{agent} is asked ({ask.rule}) and must act.", ask.words, ask.rule)
        table.answer(self._seat_of[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if table.over:
            self._finish()
        else:
            self.agent_selection = self.possible_agents[table.asks[0].seat]

    def _finish(self) -> None:
        """Give every agent its payoff."""
        for agent, worth in zip(self.possible_agents, self.payoffs(self.table), strict=True):
            self.rewards[agent] = worth
            self._cumulative_rewards[agent] += worth
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """Return the table as a spectator sees it, as SVG, if `render_mode` is "svg"."""
        return self.table._repr_svg_() if self.render_mode == "svg" else None

    def close(self) -> None:
        """Do nothing, because no resources are held."""


def env(
    game: str,
    seats: int | None = None,
    options: Options | None = None,
    payoffs: Payoffs = by_place,
    render_mode: str | None = None,
) -> TableEnv:
    """Return a table as an environment; `seats` and `options` are the game's, see `hippodrome.list_games()`."""
    return TableEnv(game, seats, options, payoffs, render_mode)
