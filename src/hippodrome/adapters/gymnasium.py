"""One seat of a game as a Gymnasium environment, against opponents of your choice.

    from hippodrome.adapters.gymnasium import SeatEnv

    env = SeatEnv("byzanz", seats=4, opponents="greedy")
    seen, info = env.reset(seed=7)
    seen, reward, ended, _, info = env.step(env.action_space.sample(seen["action_mask"]))

Importing this module also registers every game with Gymnasium: `gymnasium.make("Hippodrome/byzanz", seats=4)`.

An opponent is the name of a bot, a bot, or a policy `(observation, action_mask) -> word`, such as the network in
training for self-play. As everywhere, bots get a world of their own, except random ones, which need none.
"""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import gymnasium

import hippodrome
from hippodrome.adapters.payoffs import Payoffs, by_place
from hippodrome.adapters.vectors import Eyes, Observation
from hippodrome.bots import Bot, RandomBot, consult, find_bot
from hippodrome.bots.bot import is_bot
from hippodrome.kernel.errors import BadOption, IllegalWord
from hippodrome.kernel.game import Options
from hippodrome.kernel.table import Table
from hippodrome.registry import playable_games

Policy: TypeAlias = Callable[[Any, Any], Any]
Opponent: TypeAlias = str | Bot | Policy


class SeatEnv(gymnasium.Env[Observation, int]):
    """One seat of a table; `opponents` play the others: one for all of them, or one for each in order of seats.

    The reward is given at the end, by `payoffs`. An illegal action ends the game with the lowest reward, -1, and
    `info["illegal"]` is set. With `illegal="raise"` it raises IllegalWord instead.
    """

    metadata = {"render_modes": ["svg"]}  # noqa: RUF012  as Gymnasium declares it

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Options | None = None,
        payoffs: Payoffs = by_place,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        rules = hippodrome.find_game(game)
        self.game = rules
        self.seats = rules.seats[0] if seats is None else seats
        self.options = rules.settle_options(self.seats, options)
        if not 0 <= seat < self.seats:
            raise BadOption(f"The seats of this table are 0 to {self.seats - 1}, not {seat}.")
        if illegal not in ("lose", "raise"):
            raise BadOption(f'The option illegal is "lose" or "raise", not {illegal!r}.')
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise BadOption(f'A table is rendered as "svg" or not at all (None), not as {render_mode!r}.')
        self.seat = seat
        self.payoffs = payoffs
        self.illegal = illegal
        self.render_mode = render_mode
        self.eyes = Eyes(rules, self.seats)
        self.feature_names = self.eyes.names
        self.words = rules.words.spellings
        self.observation_space = self.eyes.observation_space()
        self.action_space = self.eyes.action_space()
        others = [other for other in range(self.seats) if other != seat]
        alike = isinstance(opponents, str) or not isinstance(opponents, Sequence)
        chosen: Sequence[Any] = [opponents] * len(others) if alike else opponents  # type: ignore[assignment]
        if len(chosen) != len(others):
            raise BadOption(f"{len(others)} other seats need one opponent or {len(others)}, not {len(chosen)}.")
        self.opponents: dict[int, Opponent] = dict(zip(others, chosen, strict=True))
        for opponent in chosen:  # find unusable opponents now, not in the first game
            if not is_bot(_seated(opponent, 0)) and not callable(opponent):
                raise BadOption(f"An opponent is the name of a bot, a bot or a policy, not {opponent!r}.")
        self._players: dict[int, Any] = {}  # bots and policies
        self._lost = False
        self.table: Table

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game, played on until the seat is asked. The same seed gives the same series of games."""
        super().reset(seed=seed)
        chance = self.np_random
        while True:
            self._players = {
                other: _seated(who, int(chance.integers(1 << 31))) for other, who in self.opponents.items()
            }
            quiet = not any(is_bot(player) and type(player) is not RandomBot for player in self._players.values())
            key = chance.bytes(16)
            self.table = hippodrome.new_table(self.game.name, self.seats, key, self.options, quiet=quiet)
            self._lost = False
            self._play_others()
            if not self.table.over:  # a game may end before the seat is ever asked
                return self.eyes.observation(self.table, self.seat), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a word, and let the others play until the seat is asked again."""
        table, info = self.table, {}
        try:
            table.answer(self.seat, action)
        except IllegalWord:
            if self.illegal == "raise":
                raise
            self._lost, info = True, {"illegal": True}
        else:
            self._play_others()
        reward = -1.0 if self._lost else self.payoffs(table)[self.seat] if table.over else 0.0
        return self.eyes.observation(table, self.seat), reward, self._lost or table.over, False, info

    def action_masks(self) -> Any:
        """Return which words are legal; sb3-contrib's MaskablePPO calls this method by this name."""
        return self.eyes.mask(self.table, self.seat).astype(bool)

    def render(self) -> str | None:  # type: ignore[override]
        """Return the table as the seat sees it, as SVG, if `render_mode` is "svg"."""
        if self.render_mode != "svg":
            return None
        from hippodrome.draw import svg_of

        return svg_of(self.table.view(self.seat))

    def _play_others(self) -> None:
        """Let the opponents answer until it is the seat's turn or the game is over."""
        table, seat = self.table, self.seat
        while table.ask_of(seat) is None:
            asks = table.asks
            if not asks:
                return
            ask = asks[0]
            player = self._players[ask.seat]
            if type(player) is RandomBot:
                table.play(ask.seat, player.choose(table, ask.seat))  # it only looks at the legal words
            elif is_bot(player):
                table.play(ask.seat, consult(player, table, ask.seat))
            else:
                seen = self.eyes.observation(table, ask.seat)
                table.answer(ask.seat, player(seen["observation"], seen["action_mask"]))


def _seated(opponent: Opponent, seed: int) -> Bot | Policy:
    return find_bot(opponent, seed) if isinstance(opponent, str) else opponent


def register_games() -> None:
    """Register every game with Gymnasium as `Hippodrome/<game>-v<rules version>`; called on import."""
    for info in playable_games():
        name = f"Hippodrome/{info.name}-v{hippodrome.find_game(info.name).version}"
        if name not in gymnasium.registry:
            gymnasium.register(name, "hippodrome.adapters.gymnasium:SeatEnv", kwargs={"game": info.name})


register_games()
