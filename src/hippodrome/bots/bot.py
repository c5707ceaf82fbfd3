"""Bot: somebody who answers asks."""

from collections.abc import Mapping
from typing import Any

from hippodrome.kernel.errors import HippodromeError


class UnknownBot(HippodromeError):
    """There is no bot of that name."""


class Bot:
    """A player made of code. It is given what its seat may know, never a table or a state."""

    def __init__(self, seed: int = 0) -> None:
        """Two bots of one kind with one seed choose alike."""
        self.seed = seed

    def choose(self, view: Mapping[str, Any], ask: Mapping[str, Any]) -> str:
        """One of the ask's words; `ask` is the seat's own ask out of the view."""
        raise NotImplementedError
