"""A bot is handed a world, not the world.

Whoever lets a bot play (the site, a race, the terminal) asks it through `consult`. The bot gets a redeal made for its
seat: what the seat knows is as it is, its log included, and all else is dealt anew, the dice too. Whatever a bot peeks
at there tells it nothing; so every bot is fair, other people's too.
"""

from hashlib import blake2b

from hippodrome.bots.bot import Bot
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import NotYourTurn
from hippodrome.kernel.table import Table


def world_for(table: Table, seat: int, dice: Dice) -> Table:
    """A world that a seat can't tell from the true table, dealt with these dice."""
    return table.redeal(seat, dice, loud=True)


def consult(bot: Bot, table: Table, seat: int) -> str:
    """What a bot answers for a seat of a table; where only one word is legal, that one, without asking.

    The world's dice come from the bot's seed and the number of words the seat has heard, so that a race repeats. A
    bot need not be a `Bot`: whatever has `choose(table, seat)` plays, and without a seed counts as one of seed 0.
    """
    ask = table.ask_of(seat)
    if ask is None:
        raise NotYourTurn(f"Seat {seat} is not asked now, so no bot can answer for it.")
    if len(ask.options) == 1:
        return ask.words[0]
    return bot.choose(world_for(table, seat, _dice(getattr(bot, "seed", 0), table.heard_by(seat))), seat)


def _dice(seed: int, words: int) -> Dice:
    return Dice(blake2b(f"world {seed} {words}".encode(), digest_size=16).digest())
