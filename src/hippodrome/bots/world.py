"""A bot gets a possible world, not the true one.

Everything that lets a bot play (the site, a race, the terminal) asks it through `consult`. The bot gets a redeal made
for its seat: everything the seat knows is true, including its log, and everything else is dealt anew, including the
dice. Looking into the world reveals nothing, so every bot is fair, whoever wrote it.
"""

from hashlib import blake2b

from hippodrome.bots.bot import Bot
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.table import Table


def world_for(table: Table, seat: int, dice: Dice) -> Table:
    """Deal a world that a seat can't tell from the true table."""
    return table.redeal(seat, dice, loud=True)


def consult(bot: Bot, table: Table, seat: int) -> str:
    """Return a bot's answer for a seat of a table; a forced answer is returned without asking the bot.

    The world's dice come from the bot's seed and the number of words the seat knows of, so that races are
    reproducible. A bot need not be a `Bot`: any object with `choose(table, seat)` will do. Without a seed, it is 0.
    """
    ask = table.ask_of(seat)
    if ask is None:
        raise NotYourTurn(f"Seat {seat} is not asked now, so no bot can answer for it.")
    if len(ask.options) == 1:
        return ask.words[0]
    return bot.choose(world_for(table, seat, _dice(getattr(bot, "seed", 0), table.heard_by(seat))), seat)


def _dice(seed: int, words: int) -> Dice:
    return Dice(blake2b(f"world {seed} {words}".encode(), digest_size=16).digest())
