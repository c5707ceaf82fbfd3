"""Looking one word ahead: every answer is tried in worlds that might be the true one, and what comes of it is valued.

After the answer a few words more are said as the game's advice has them, so that what was begun is done (a bid
confirmed, a battle fought) before it is judged. Chance falls anew in every world, and the same for every answer in
it, so that luck doesn't choose.
"""

from hippodrome.kernel.ask import Ask
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.playing import play_on
from hippodrome.kernel.table import Table
from hippodrome.kernel.values import Values, chance, share_of


class Look:
    """What one seat's open question looks like after each of its answers.

    `sums` are the values found so far by option, `counts` in how many worlds each was tried.
    """

    def __init__(self, table: Table, seat: int, values: Values, dice: Dice, settle: int) -> None:
        """A look at a table that keeps its events (a world, as bots are handed); `settle` words are said on."""
        ask = table.ask_of(seat)
        assert ask is not None, "only who is asked looks ahead"
        self.table = table
        self.seat = seat
        self.values = values
        self.dice = dice
        self.settle = settle
        self.options = ask.options
        self.sums = [0.0] * len(ask.options)
        self.counts = [0] * len(ask.options)

    def try_out(self, places: list[int], worlds: int) -> None:
        """Try the options at these places in so many new worlds."""
        for _ in range(worlds):
            world = self.table.redeal(self.seat, self.dice)
            key = self.dice.below(1 << 62).to_bytes(8, "little")
            for place in places:
                game = world._copy(False, None)
                game._answer(self.seat, self.options[place])
                self.sums[place] += settled_value(game, self.seat, self.values, Dice(key), self.settle)
                self.counts[place] += 1

    def mean(self, place: int) -> float:
        """The value of the option at a place, as found so far."""
        count = self.counts[place]
        return self.sums[place] / count if count else 0.0

    def best(self, places: list[int], most: int) -> list[int]:
        """Those of these places that look best, at most so many, best first; equals in their order."""
        return sorted(places, key=lambda place: -self.mean(place))[:most]


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
    if len(places) <= most:
        return places
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
        game._answer(seat, ask.options[place])
        value = settled_value(game, seat, values, Dice(key), settle)
        if value > best:
            best, chosen = value, place
    return chosen
