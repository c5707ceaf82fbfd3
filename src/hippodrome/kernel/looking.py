"""Looking one word ahead: the value of a position once the current action has been completed.

Bots and training spend most of their time in these loops, so the module is compiled.
"""

from hippodrome.kernel.ask import Ask
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.playing import play_on
from hippodrome.kernel.table import Table
from hippodrome.kernel.values import Values, chance, share_of


def settled_value(game: Table, seat: int, values: Values, dice: Dice, settle: int) -> float:
    """Return a seat's value after up to `settle` more words that follow the advice. This changes `game`."""
    if settle > 0 and game._asks:
        play_on(game, dice, 1.0, settle)
    if not game._asks:
        return share_of(game, seat)
    return chance(values.lean(game.game.features(game.state, seat)))


def advised_places(table: Table, ask: Ask, most: int) -> list[int]:
    """Return the places of the options that the advice rates highest, at most `most`; ties keep their order."""
    weights = table.game.advise(table.state, ask)
    places = list(range(len(ask.options)))
    return sorted(places, key=lambda place: -weights[place])[:most]


def quick_place(table: Table, ask: Ask, values: Values, dice: Dice, most: int, settle: int) -> int:
    """Return the place of the option that looks best one word ahead.

    It sees the true table, so it is for training, not for bots.

    The advice selects the options to try, and one more is drawn at random, so that options it overlooks are found too.
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
