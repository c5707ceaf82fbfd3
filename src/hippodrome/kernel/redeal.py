"""Redeal: another world that one seat can't tell from the true one.

Search and bots think in redeals, never in the truth. The game deals the boundary state anew, then the words since are
played again. Whatever the seat saw happens again; whatever it did not see (hidden draws, other seats' secret words) is
chosen at random. If the two collide, if the seat would see a different table, or if the world is impossible, the redeal
is tried again.

The result depends only on what the seat knows and on the dice: two tables that look the same to a seat give, with the
same dice, the same world. So nobody who knows the dice can infer the truth from the world.
"""

from hippodrome.kernel.dice import ALL, UNKNOWN, Dice, ScriptedDice
from hippodrome.kernel.errors import BrokenInvariant, IllegalWord, NoRedeal, NotYourTurn, OutOfChance
from hippodrome.kernel.events import Event
from hippodrome.kernel.table import Anchor, Table

TRIES = 200


def redeal(table: Table, seat: int, dice: Dice, loud: bool = False) -> Table:
    """Return a copy of a loud table with everything `seat` can't know dealt anew; a loud copy has the seat's log."""
    if not table.loud:
        raise NoRedeal("Only a table that keeps events and chance can be redealt; this one is a playout.")
    # A loud world, made once per choice, is always compared and checked. The thousands of quiet ones of a search are
    # compared only if the seat may have seen more since the boundary; otherwise tests ensure that the game's own redeal
    # is right.
    compared = loud or len(table.said) > table._anchors[-1].words
    seen = table.view(seat) if compared else {}
    past = _past(table, seat) if loud else []
    for _ in range(TRIES):
        try:
            twin = _attempt(table, seat, dice, loud, past)
            if loud:
                twin.check()
        except (BrokenInvariant, IllegalWord, NotYourTurn, OutOfChance):
            continue
        if not compared or twin.view(seat) == seen:
            return twin
    raise NoRedeal(f"No other world fits what seat {seat} has seen, in {TRIES} tries.")


def _past(table: Table, seat: int) -> list[Event]:
    """Return the events a seat saw up to the last step boundary; later ones happen again in the new world."""
    past: list[Event] = []
    for event in table.events[: table._anchors[-1].events]:
        shown = event.seen_by(seat)
        if shown is not None:
            past.append(shown)
    return past


def _attempt(table: Table, seat: int, dice: Dice, loud: bool, past: list[Event]) -> Table:
    """Try once; raises if a word that was played is not legal in the new world."""
    anchor = table._anchors[-1]
    since = table.said[anchor.words :]
    known = [(speaker, index) for speaker, index, secret, _chances in since if speaker == seat or not secret]
    state = anchor.state.copy()
    table.game.redeal(state, seat, dice, known)
    seen = [outcome if seer in (ALL, seat) else UNKNOWN for outcome, seer in table.chances[anchor.chances :]]
    key = dice.below(1 << 62).to_bytes(8, "little")
    state.dice = ScriptedDice(seen, key, strict=False) if seen else Dice(key)
    twin = Table(table.game, table.origin.dealt_anew(), state, loud)
    twin.events = past[:]
    twin._restart(Anchor(state, 0, 0, len(past)))
    for place, (speaker, index, secret, _chances) in enumerate(since, anchor.words):
        if speaker == seat or not secret:
            twin.answer(speaker, index)
        elif not table.unspoken_to(seat, place):
            _whisper(twin, speaker, dice)
    # While seats decide at the same time, a seat knows who has finished, but not how far the others have got.
    still_asked = [ask.seat for ask in table.asks]
    for speaker in [ask.seat for ask in twin.asks]:
        while speaker not in still_asked and twin.ask_of(speaker) is not None:
            _whisper(twin, speaker, dice)
    return twin


def _whisper(twin: Table, speaker: int, dice: Dice) -> None:
    """Play a random secret word for a seat whose true word must not be known; repeated options are likelier."""
    ask = twin.ask_of(speaker)
    if ask is None:
        raise NotYourTurn(f"Seat {speaker} is not asked in this world.")
    choices = ask.secret or ask.options
    twin.answer(speaker, choices[dice.below(len(choices))])
