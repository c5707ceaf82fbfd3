"""The greedy bot: the word that the game's own advice likes best, without looking ahead."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from hippodrome.bots.bot import Bot
from hippodrome.games import room_of
from hippodrome.kernel.table import Table

Weigh = Callable[[Mapping[str, Any], Mapping[str, Any]], list[float]]


class GreedyBot(Bot):
    """Takes the best word by the game's `advice.weigh`; equals are chosen among by chance."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = Random(seed)
        self._weigh: dict[str, Weigh | None] = {}

    def choose(self, table: Table, seat: int) -> str:
        """The word of most weight."""
        view = table.view(seat)
        ask = next(ask for ask in view["asks"] if ask["seat"] == seat)
        game = table.game.name
        if game not in self._weigh:
            self._weigh[game] = getattr(room_of(game, "advice.weighing"), "weigh", None)
        weigh = self._weigh[game]
        weights = table.advice(seat) if weigh is None else weigh(view, ask)
        best = max(weights)
        liked = [word for word, weight in zip(ask["words"], weights, strict=True) if weight == best]
        return str(liked[int(self._random.random() * len(liked))])
