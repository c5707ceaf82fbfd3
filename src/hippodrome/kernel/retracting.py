"""Go back to an earlier point of a game, behind barriers that undo respects.

The kernel goes back when it is told to; who has to agree is up to the caller. The dice repeat themselves: their stream
goes back with the words, so the same answers bring the same rolls, and nobody can roll again for something better.
"""

# mypyc: off (off the hot path)

from hippodrome.kernel.dice import Dice, ScriptedDice
from hippodrome.kernel.errors import CannotUndo, HippodromeError
from hippodrome.kernel.record import record_of
from hippodrome.kernel.retraction import Retraction
from hippodrome.kernel.table import Table

WORLDS = 4
"""In how many worlds that a seat could not tell apart the same words must lead to the same view."""


def first_word(table: Table) -> int:
    """The earliest number of words that a table can go back to: where its rules changed, or its beginning."""
    return table.amendments[-1].words if table.amendments else 0


def gone_back(table: Table, words: int, recorded: bool = True) -> Table:
    """Return the table as it stood after its first words; raises CannotUndo.

    With `recorded` the table remembers how many words were retracted and whether anything was revealed by them.
    """
    then = _at(table, words)
    if recorded:
        counted = sum(not table.unspoken_to(None, place) for place in range(words, len(table.said)))
        earlier = [Retraction(min(one.words, words), one.count, one.revealed) for one in table.retractions]
        then.retractions = [*earlier, Retraction(words, counted, revealed_since(table, then))]
    return then


def revealed_since(table: Table, then: Table) -> bool:
    """Whether anybody has learned something since an earlier point that they did not know there.

    The answer is for everybody's eyes: while seats decide together in secret, what they have said counts for nothing.
    """
    secret = next((place for place in range(len(table.said)) if table.unspoken_to(None, place)), None)
    if secret is not None:
        if secret <= len(then.said):
            return False
        table = _at(table, secret)
    return not all(told_nothing(table, then, seat) for seat in range(table.state.seats))


def told_nothing(table: Table, then: Table, seat: int) -> bool:
    """Whether what was said since an earlier point, by whomever, told a seat nothing that was hidden or up to chance.

    It did not if the same words could be said, and led to the same view, in whatever world the seat might have been.
    Secret words that the seat may not even count are left out.
    """
    heard = [place for place in range(len(then.said), len(table.said)) if not table.unspoken_to(seat, place)]
    since = [table.said[place] for place in heard]
    if since and since[-1][3] > len(then.chances):
        return False
    view = table.view(seat)
    for number in range(WORLDS):
        try:
            world = then.redeal(seat, Dice.of(number), loud=True)
            for speaker, index, _secret, _chances in since:
                world.answer(speaker, index)
        except HippodromeError:
            return False
        if world.view(seat) != view:
            return False
    return True


def _at(table: Table, words: int) -> Table:
    first = first_word(table)
    dice = table.state.dice
    loaded = isinstance(dice, ScriptedDice) and dice.place < len(dice.script)
    if not table.loud or table.origin.world or loaded or not first <= words < len(table.said):
        raise CannotUndo(f"This table can't go back to its word {words}.")
    record = record_of(table)
    then = record.replay(words)
    if table.amendments:
        told_before = len(table.events) - len(record.replay().events)
        _prepend_past(then, table, told_before)
    base = dice.count - len(table.chances)  # every outcome takes one number of the stream
    if base + len(then.chances) < 0:
        raise CannotUndo("The dice of this table were changed since.")
    for anchor in then._anchors:
        anchor.state.dice = Dice(dice.key, base + anchor.chances)
    then.origin = table.origin
    then = then.copy()
    if then.said != table.said[:words] or then.chances != table.chances[: len(then.chances)]:
        raise CannotUndo(f"This table can't go back to its word {words}: it comes out different.")
    return then


def _prepend_past(then: Table, table: Table, events: int) -> None:
    """Add what was said, rolled and told before the rules changed, as the table remembers it."""
    amendment = then.amendments[-1]
    then.said[: amendment.words] = table.said[: amendment.words]
    then.chances[: amendment.chances] = table.chances[: amendment.chances]
    then.opening_chances = table.opening_chances
    then.events = table.events[:events] + then.events
    for anchor in then._anchors:
        anchor.events += events
