"""The greedy bot: the word that the game's own advice likes best, without looking ahead."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from hippodrome.bots.bot import Bot
from hippodrome.games import room_of
from hippodrome.kernel.events import Event
from hippodrome.kernel.table import Table

Weigh = Callable[[Mapping[str, Any], Mapping[str, Any]], list[float]]
Recall = Callable[[Sequence[Event]], dict[str, Any]]


class GreedyBot(Bot):
    """Takes the best word by the game's `advice.weigh`; equals are chosen among by chance.

    Advice that needs to know what happened before offers `recall(log)`; the view then has it under "memory".
    """

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = Random(seed)
        self._advice: dict[str, tuple[Weigh | None, Recall | None]] = {}

    def choose(self, table: Table, seat: int) -> str:
        """The word of most weight."""
        view = table.view(seat)
        ask = next(ask for ask in view["asks"] if ask["seat"] == seat)
        game = table.game.name
        if game not in self._advice:
            advice = room_of(game, "advice.weighing")
            self._advice[game] = getattr(advice, "weigh", None), getattr(advice, "recall", None)
        weigh, recall = self._advice[game]
        if recall is not None:
            view["memory"] = recall(table.log(seat))
        weights = table.advice(seat) if weigh is None else weigh(view, ask)
        best = max(weights)
        liked = [word for word, weight in zip(ask["words"], weights, strict=True) if weight == best]
        return str(liked[int(self._random.random() * len(liked))])
