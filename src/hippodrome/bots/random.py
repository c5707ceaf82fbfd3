"""The random bot: any legal word, all alike."""

from collections.abc import Mapping
from random import Random
from typing import Any

from hippodrome.bots.bot import Bot


class RandomBot(Bot):
    """Picks a legal word by chance."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self._random = Random(seed)

    def choose(self, view: Mapping[str, Any], ask: Mapping[str, Any]) -> str:
        """Any legal word."""
        words: list[str] = ask["words"]
        return words[int(self._random.random() * len(words))]
