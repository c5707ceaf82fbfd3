"""Playing a table without people: at random, or following the game's own advice.

Search and training play millions of words this way, so it is one compiled loop on indexes.
"""

from hippodrome.kernel.ask import Ask
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.table import Table


def play_on(table: Table, dice: Dice, advised: float = 0.0, most: int = -1) -> int:
    """Answer every question, to the end or for at most `most` words, and return the number of words played.

    `advised` is the share of words that follow the advice; the others are random legal ones.
    """
    said = 0
    while table._asks and said != most:
        ask = table._asks[0]
        options = ask.options
        if len(options) == 1:
            index = options[0]
        elif advised > 0.0 and (advised >= 1.0 or dice.below(1 << 30) < advised * (1 << 30)):
            index = advised_word(table, ask, dice)
        else:
            index = options[dice.below(len(options))]
        table._say(0, ask, index)
        said += 1
    return said


def advised_word(table: Table, ask: Ask, dice: Dice) -> int:
    """Return the option that the game's advice rates highest; the dice break ties."""
    weights, options = table.game.advise(table.state, ask), ask.options
    best, count, place = weights[0], 1, 0
    for other in range(1, len(options)):
        weight = weights[other]
        if weight > best:
            best, count, place = weight, 1, other
        elif weight == best:
            count += 1
    if count > 1:
        skip = dice.below(count)
        while skip:
            place += 1
            if weights[place] == best:
                skip -= 1
    return options[place]
