"""Redeal: another world that one seat can't tell from the true one.

Search and bots think in redeals, never in the truth. The boundary state is dealt anew by the game; then the words
since are said again. What the seat saw happen happens again; what it did not see (hidden draws, other seats' secret
words) happens afresh. Where the two collide, where the seat would see another table, or where the world can't be, we
deal once more.
"""

from hippodrome.kernel.dice import ALL, UNKNOWN, Dice, ScriptedDice
from hippodrome.kernel.errors import BrokenInvariant, IllegalWord, NoRedeal, NotYourTurn, OutOfChance
from hippodrome.kernel.table import Anchor, Table

TRIES = 200


def redeal(table: Table, seat: int, dice: Dice, loud: bool = False) -> Table:
    """A copy of a loud table in which all that `seat` can't know is dealt anew; its past is forgotten."""
    if not table.loud:
        raise NoRedeal("Only a table that keeps its events and chance can be dealt anew; this is a playout.")
    seen = table.view(seat)
    for _ in range(TRIES):
        try:
            twin = _attempt(table, seat, dice, loud)
            twin.check()
        except (BrokenInvariant, IllegalWord, NotYourTurn, OutOfChance):
            continue
        if twin.view(seat) == seen:
            return twin
    raise NoRedeal(f"No other world fits what seat {seat} has seen, in {TRIES} tries.")


def _attempt(table: Table, seat: int, dice: Dice, loud: bool) -> Table:
    """One try; raises if a word that was said can't be said in the world it deals."""
    anchor = table._anchors[-1]
    since = table.said[anchor.words :]
    known = [(speaker, index) for speaker, index, secret, _chances in since if speaker == seat or not secret]
    state = anchor.state.copy()
    table.game.redeal(state, seat, dice, known)
    seen = [outcome if seer in (ALL, seat) else UNKNOWN for outcome, seer in table.chances[anchor.chances :]]
    key = dice.below(1 << 62).to_bytes(8, "little")
    state.dice = ScriptedDice(seen, key, strict=False) if seen else Dice(key)
    twin = Table(table.game, table.origin.forgotten(), state, loud)
    twin._restart(Anchor(state, 0, 0, 0))
    for speaker, index, secret, _chances in since:
        if speaker == seat or not secret:
            twin.answer(speaker, index)
        else:
            _whisper(twin, speaker, dice)
    still_asked = [ask.seat for ask in table.asks]
    for speaker in [ask.seat for ask in twin.asks]:
        while speaker not in still_asked and twin.ask_of(speaker) is not None:
            _whisper(twin, speaker, dice)
    return twin


def _whisper(twin: Table, speaker: int, dice: Dice) -> None:
    """Say one of the secret words for a seat whose true word is not ours to know; those listed twice rather."""
    ask = twin.ask_of(speaker)
    if ask is None:
        raise NotYourTurn(f"Seat {speaker} is not asked in this world.")
    choices = ask.secret or ask.options
    twin.answer(speaker, choices[dice.below(len(choices))])
