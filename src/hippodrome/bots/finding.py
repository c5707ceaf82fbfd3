"""Where bots come from: our own, those of installed packages, and any class you name.

A package offers its bots as entry points of the group `hippodrome.bots`; a class is named as `package.module:Class`
and need not be installed, only be importable from where the command runs.
"""

import inspect
import logging
import re
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from hippodrome.bots import bot, failing, greedy, learned, newcomer, random, search

BOTS: dict[str, Callable[[int], bot.Bot]] = {
    "random": random.RandomBot,
    "newcomer": newcomer.NewcomerBot,
    "greedy": greedy.GreedyBot,
    "learned": learned.LearnedBot,
}
"""Our own bots by name, weakest first; each is made with a seed."""
FROZEN: dict[str, Callable[[int], bot.Bot]] = {"greedy0": greedy.FirstGreedyBot}
"""Bots of earlier releases, to measure others against; they are found by name and offered to nobody."""
SEARCH = re.compile(r"search(?:-(?:(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s|(?P<iterations>[1-9]\d{0,6})))?")
"""Search by its name alone thinks for a second, as `search-5s` for five, and as `search-400` for 400 iterations."""
GROUP = "hippodrome.bots"
"""The entry points where installed packages offer theirs."""
PLACE = re.compile(r"[\w.]+:[\w.]+")
"""How a class is named."""
logger = logging.getLogger(GROUP)


def bots_for(game: str) -> list[str]:
    """The names of the bots that play a game: ours, weakest first, then those of installed packages that load."""
    return [*BOTS, *(name for name in _installed() if name not in BOTS and _loads(name))]


def find_bot(name: str, seed: int = 0) -> bot.Bot:
    """A bot by its name or as `package.module:Class`; raises UnknownBot, whatever is wrong with it."""
    maker = _maker(name)
    try:
        inspect.signature(maker).bind(seed)
    except TypeError as error:
        raise bot.UnknownBot(f"The bot {name} can't be made with a seed: {error}.") from error
    except ValueError:  # something built in, that doesn't tell
        pass
    try:
        made = maker(seed)
    except failing.NO_FAILURE:
        raise
    except BaseException as error:
        raise bot.UnknownBot(f"The bot {name} can't be made:{_trouble(error)}") from error
    if not bot.is_bot(made):
        raise bot.UnknownBot(f"{name} is no bot: it has no method `choose(table, seat)`.")
    return made


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _loads(name: str) -> bool:
    """Whether a bot of an installed package can be loaded; why not is logged, once."""
    try:
        _maker(name)
    except bot.UnknownBot as error:
        logger.warning("not offered: %s", " ".join(str(error).split()))
        return False
    return True


def _maker(name: str) -> Callable[[int], bot.Bot]:
    """What makes bots of a name, given a seed."""
    if name in BOTS or name in FROZEN:
        return (BOTS | FROZEN)[name]
    if budget := SEARCH.fullmatch(name):
        seconds, iterations = float(budget["seconds"] or 1.0), int(budget["iterations"] or 0)
        return lambda seed: search.SearchBot(seed, seconds, iterations)
    if name in _installed():
        return _load(name, _installed()[name])
    if PLACE.fullmatch(name):
        here = str(Path.cwd())
        if here not in sys.path:  # where `hippodrome` is called is where people keep the bot they are writing
            sys.path.insert(0, here)
        return _load(name, EntryPoint(name, name, GROUP))
    if ":" in name:
        raise bot.UnknownBot(f"The bot {name!r} can't be loaded: one of your own is named package.module:Class.")
    raise bot.UnknownBot(
        f"There is no bot {name!r}; there are: {', '.join([*BOTS, 'search', *_installed()])}. "
        "One of your own is named package.module:Class."
    )


def _load(name: str, point: EntryPoint) -> Callable[[int], bot.Bot]:
    """What stands at an entry point; other people's code may raise anything while it is imported."""
    try:
        return point.load()  # type: ignore[no-any-return]  # `find_bot` looks what it is
    except failing.NO_FAILURE:
        raise
    except BaseException as error:
        raise bot.UnknownBot(f"The bot {name} can't be loaded:{_trouble(error)}") from error


def _trouble(error: BaseException) -> str:
    """What is wrong, with the lines of the bot's own that led to it; a missing name is said in a line."""
    own = failing.own_frames(error)
    if not own and isinstance(error, (ImportError, AttributeError)):
        return f" {error}."
    return f"\n{failing.told(error, own)}"
