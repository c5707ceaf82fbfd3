"""Find bots by name: our own, those of installed packages, and any class.

A package registers its bots as entry points of the group `hippodrome.bots`. A class is named as `package.module:Class`;
it need not be installed, but must be importable from the current directory.
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
"""Our own bots by name, weakest first; each is created with a seed."""
FROZEN: dict[str, Callable[[int], bot.Bot]] = {"greedy0": greedy.FirstGreedyBot}
"""Bots of earlier releases as a yardstick; they can be found by name, but are not listed."""
SEARCH = re.compile(r"search(?:-(?:(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s|(?P<iterations>[1-9]\d{0,6})))?")
"""`search` thinks for a second, `search-5s` for five, and `search-400` for 400 iterations."""
GROUP = "hippodrome.bots"
"""The group of entry points in which installed packages register their bots."""
PLACE = re.compile(r"[\w.]+:[\w.]+")
"""The format of a class's name."""
logger = logging.getLogger(GROUP)


def bots_for(game: str) -> list[str]:
    """Return the names of the bots for a game: ours, weakest first, then those of installed packages that load."""
    return [*BOTS, *(name for name in _installed() if name not in BOTS and _loads(name))]


def find_bot(name: str, seed: int = 0) -> bot.Bot:
    """Create a bot by name or as `package.module:Class`; raises UnknownBot if anything is wrong with it."""
    maker = _maker(name)
    try:
        inspect.signature(maker).bind(seed)
    except TypeError as error:
        raise bot.UnknownBot(f"The bot {name} can't be created with a seed: {error}.") from error
    except ValueError:  # some built-in callables have no signature
        pass
    try:
        made = maker(seed)
    except failing.NO_FAILURE:
        raise
    except BaseException as error:
        raise bot.UnknownBot(f"The bot {name} can't be created:{_trouble(error)}") from error
    if not bot.is_bot(made):
        raise bot.UnknownBot(f"{name} is not a bot: it has no method `choose(table, seat)`.")
    return made


@cache
def _installed() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _loads(name: str) -> bool:
    """Return whether a bot of an installed package can be loaded; log once why not."""
    try:
        _maker(name)
    except bot.UnknownBot as error:
        logger.warning("a bot is not available: %s", " ".join(str(error).split()))
        return False
    return True


def _maker(name: str) -> Callable[[int], bot.Bot]:
    """Return the callable that creates bots with a name, given a seed."""
    if name in BOTS or name in FROZEN:
        return (BOTS | FROZEN)[name]
    if budget := SEARCH.fullmatch(name):
        seconds, iterations = float(budget["seconds"] or 1.0), int(budget["iterations"] or 0)
        return lambda seed: search.SearchBot(seed, seconds, iterations)
    if name in _installed():
        return _load(name, _installed()[name])
    if PLACE.fullmatch(name):
        here = str(Path.cwd())
        if here not in sys.path:  # people keep the bot they are writing in the current directory
            sys.path.insert(0, here)
        return _load(name, EntryPoint(name, name, GROUP))
    if ":" in name:
        raise bot.UnknownBot(f"The bot {name!r} can't be loaded: name one of your own as package.module:Class.")
    raise bot.UnknownBot(
        f"There is no bot {name!r}; there are: {', '.join([*BOTS, 'search', *_installed()])}. "
        "Name one of your own as package.module:Class."
    )


def _load(name: str, point: EntryPoint) -> Callable[[int], bot.Bot]:
    """Load an entry point; other people's code may raise anything while it is imported."""
    try:
        return point.load()  # type: ignore[no-any-return]  # `find_bot` checks its type
    except failing.NO_FAILURE:
        raise
    except BaseException as error:
        raise bot.UnknownBot(f"The bot {name} can't be loaded:{_trouble(error)}") from error


def _trouble(error: BaseException) -> str:
    """Describe an error with the bot's own lines that led to it; a missing name takes one line."""
    own = failing.own_frames(error)
    if not own and isinstance(error, (ImportError, AttributeError)):
        return f" {error}."
    return f"\n{failing.told(error, own)}"
