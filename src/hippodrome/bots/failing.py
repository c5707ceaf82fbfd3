"""Bots that fail: they may be other people's code and raise anything, and their authors need to know where."""

import traceback
from pathlib import Path

from hippodrome.bots.bot import Bot
from hippodrome.bots.world import consult
from hippodrome.kernel.errors import HippodromeError
from hippodrome.kernel.table import Table

NO_FAILURE = (KeyboardInterrupt, GeneratorExit)
"""Exceptions from outside that pass through a bot. Everything else is the bot's failure, including `sys.exit()`."""
OURS = str(Path(__file__).parents[1])
MOST_LINES = 8
"""The most lines of a bot's traceback that are shown; endless recursion has thousands."""


class BotFailed(HippodromeError):
    """A bot raised an error or returned an illegal word; the message says where."""


def answer_of(bot: Bot, table: Table, seat: int) -> str:
    """Return a bot's legal answer for a seat; raises BotFailed, whatever the bot raises."""
    try:
        word = consult(bot, table, seat)
    except NO_FAILURE:
        raise
    except BaseException as error:
        raise BotFailed(failure(error)) from error
    ask = table.ask_of(seat)
    if ask is None or word not in ask.words:
        raise BotFailed(f"It answered {word!r}, which is not legal there.")
    return word


def failure(error: BaseException) -> str:
    """Describe a bot's failure with the bot's own lines of the traceback, or all lines for one of our bots."""
    return told(error, own_frames(error) or traceback.extract_tb(error.__traceback__))


def told(error: BaseException, frames: list[traceback.FrameSummary]) -> str:
    """Format an error and the lines that led to it."""
    lines = traceback.StackSummary.from_list(frames[-MOST_LINES:]).format()
    return "".join([*lines, *traceback.format_exception_only(error)]).rstrip()


def own_frames(error: BaseException) -> list[traceback.FrameSummary]:
    """Return the frames of an error without our own code and the import system, which don't help a bot's author."""
    frames = traceback.extract_tb(error.__traceback__)
    return [one for one in frames if not one.filename.startswith((OURS, "<frozen")) and "importlib" not in one.filename]
