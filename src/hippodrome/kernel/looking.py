"""Looking one word ahead: what a position is worth after what was begun is done.

The loops that try answers out, in bots and in learning, spend their time in here, so it is compiled.
"""

from hippodrome.kernel.ask import Ask
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.playing import play_on
from hippodrome.kernel.table import Table
from hippodrome.kernel.values import Values, chance, share_of


def settled_value(game: Table, seat: int, values: Values, dice: Dice, settle: int) -> float:
    """A seat's value of a position after a few words more, said as the advice has them; the game is played on."""
    if settle > 0 and game._asks:
        play_on(game, dice, 1.0, settle)
    if not game._asks:
        return share_of(game, seat)
    return chance(values.lean(game.game.features(game.state, seat)))


def advised_places(table: Table, ask: Ask, most: int) -> list[int]:
    """The places of the options that the game's advice likes best, at most so many; equals in their order."""
    weights = table.game.advise(table.state, ask)
    places = list(range(len(ask.options)))
    return sorted(places, key=lambda place: -weights[place])[:most]


def quick_place(table: Table, ask: Ask, values: Values, dice: Dice, most: int, settle: int) -> int:
    """The place of the option that looks best at a single glance into the table itself: for learning, not for bots.

    The advice says which options are looked at, and one more is drawn, so that what it overlooks is found as well.
    """
    places = advised_places(table, ask, most)
    if len(places) < len(ask.options):
        other = dice.below(len(ask.options))
        if other not in places:
            places.append(other)
    seat, key = ask.seat, dice.below(1 << 62).to_bytes(8, "little")
    world = table._copy(False, Dice(key))
    best, chosen = -1.0, places[0]
    for place in places:
        game = world._copy(False, None)
        game.answer(seat, ask.options[place])
        value = settled_value(game, seat, values, Dice(key), settle)
        if value > best:
            best, chosen = value, place
    return chosen
