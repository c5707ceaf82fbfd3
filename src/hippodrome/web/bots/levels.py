"""Bot levels that people can play against, weakest first, each with a name and a one-line description.

Other bot names (`random`, names from earlier releases, searches with other time limits) remain valid at existing
tables. Bots from other packages are listed after the site's own levels.
"""

from hippodrome.bots import BOTS, bots_for, find_values
from hippodrome.web import messages

NEWCOMER, GREEDY, LEARNED = "newcomer", "greedy", "learned"
LEVELS = (NEWCOMER, GREEDY, LEARNED, "search", "search-5s")


def levels_of(game: str) -> list[str]:
    return [*LEVELS, *(name for name in bots_for(game) if name not in BOTS and name not in LEVELS)]


def is_known(game: str, bot: str) -> bool:
    """Return whether a bot may take a seat: either it is listed as a level, or it exists under that name."""
    return bot in levels_of(game) or bot in bots_for(game)


def usual_level(game: str, seats: int) -> str:
    """Return the default level: `learned` if trained values exist for this number of seats, otherwise `greedy`."""
    return LEARNED if find_values(game, seats) is not None else GREEDY


def seated(game: str, bot: str, seats: int) -> str:
    """Return the level that actually plays: `learned` falls back to `greedy` without values for the number of seats."""
    return GREEDY if bot == LEARNED and find_values(game, seats) is None else bot


def line(bot: str) -> str:
    return messages.say(f"level-{bot}") if bot in LEVELS else ""
