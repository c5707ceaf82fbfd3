"""Levels: how strong a bot one plays against on the site, weakest first, each with a name and an honest line.

Names of bots that are no level (`random`, those of earlier releases, a search for another time) go on at the tables
that have them, and bots of other packages are offered after our own.
"""

from hippodrome.bots import BOTS, bots_for, find_values
from hippodrome.web import messages

NEWCOMER, GREEDY, LEARNED = "newcomer", "greedy", "learned"
LEVELS = (NEWCOMER, GREEDY, LEARNED, "search", "search-5s")


def levels_of(game: str) -> list[str]:
    return [*LEVELS, *(name for name in bots_for(game) if name not in BOTS and name not in LEVELS)]


def is_known(game: str, bot: str) -> bool:
    """Whether a bot may sit down: one that is offered, or one of ours by its name."""
    return bot in levels_of(game) or bot in bots_for(game)


def usual_level(game: str, seats: int) -> str:
    """What most want to play against: the quick bot that beats greedy, where it has learned for so many seats."""
    return LEARNED if find_values(game, seats) is not None else GREEDY


def seated(game: str, bot: str, seats: int) -> str:
    """The level that really plays: who has not learned for so many seats plays by rules of thumb, and says so."""
    return GREEDY if bot == LEARNED and find_values(game, seats) is None else bot


def line(bot: str) -> str:
    return messages.say(f"level-{bot}") if bot in LEVELS else ""
