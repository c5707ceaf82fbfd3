"""Bots: they get a view and the open ask and answer with a word. None of them can see more than a player."""

from collections.abc import Callable

from hippodrome.bots.bot import Bot, UnknownBot
from hippodrome.bots.greedy import GreedyBot
from hippodrome.bots.random import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Every bot by name, weakest first; each is made with a seed."""


def bots_for(game: str) -> list[str]:
    """The names of the bots that play a game, weakest first."""
    return list(BOTS)


def find_bot(name: str, seed: int = 0) -> Bot:
    """A bot by name."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name](seed)


__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "UnknownBot", "bots_for", "find_bot"]
