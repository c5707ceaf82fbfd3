"""Bots that fail: they are other people's code, which may raise anything, and who wrote it wants to see where."""

import traceback
from pathlib import Path

from hippodrome.bots.bot import Bot
from hippodrome.bots.world import consult
from hippodrome.kernel.errors import HippodromeError
from hippodrome.kernel.table import Table

NO_FAILURE = (KeyboardInterrupt, GeneratorExit)
"""What comes from outside and passes through a bot; everything else is the bot's own, `sys.exit()` too."""
OURS = str(Path(__file__).parents[1])
MOST_LINES = 8
"""So many calls of a bot's own are shown, the last: one that calls itself for ever has thousands."""


class BotFailed(HippodromeError):
    """A bot raised an error, or said what is not legal; the message tells where."""


def answer_of(bot: Bot, table: Table, seat: int) -> str:
    """What a bot answers for a seat, a legal word; raises BotFailed, whatever the bot raises."""
    try:
        word = consult(bot, table, seat)
    except NO_FAILURE:
        raise
    except BaseException as error:
        raise BotFailed(failure(error)) from error
    ask = table.ask_of(seat)
    if ask is None or word not in ask.words:
        raise BotFailed(f"It said {word!r}, which is not legal there.")
    return word


def failure(error: BaseException) -> str:
    """What went wrong while a bot thought, and where; a bot of ours has no lines but ours."""
    return told(error, own_frames(error) or traceback.extract_tb(error.__traceback__))


def told(error: BaseException, frames: list[traceback.FrameSummary]) -> str:
    """An error below the lines that led to it."""
    lines = traceback.StackSummary.from_list(frames[-MOST_LINES:]).format()
    return "".join([*lines, *traceback.format_exception_only(error)]).rstrip()


def own_frames(error: BaseException) -> list[traceback.FrameSummary]:
    """Where an error came from, but for our own code and the machinery of imports: they tell a bot's writer nothing."""
    frames = traceback.extract_tb(error.__traceback__)
    return [one for one in frames if not one.filename.startswith((OURS, "<frozen")) and "importlib" not in one.filename]
