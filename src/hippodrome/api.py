"""The front door: starting tables from nothing, from a position, or from a record."""

import secrets
from collections.abc import Sequence
from typing import Any

from hippodrome.games import find_game
from hippodrome.kernel.dice import Dice, ScriptedDice, key_of
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.game import Options
from hippodrome.kernel.origin import Origin
from hippodrome.kernel.record import Record, read_outcome
from hippodrome.kernel.record_text import parse_record
from hippodrome.kernel.table import Table


def new_table(
    game: str,
    seats: int,
    seed: int | bytes | None = None,
    options: Options | None = None,
    names: Sequence[str] = (),
    quiet: bool = False,
) -> Table:
    """Start a game; without a seed one is drawn from the system's entropy.

    A `quiet` table keeps no events, no record and no undo, and is the fastest way to play at random.
    """
    rules = find_game(game)
    settled = rules.settle_options(seats, options)
    key = secrets.token_bytes(32) if seed is None else key_of(seed)
    dice = Dice(key)
    dice.keep = not quiet
    state = rules.setup(seats, settled, dice)
    table = Table(rules, Origin(game, seats, settled, key, None, tuple(names)), state, not quiet)
    table.start()
    return table


def position(
    game: str,
    data: dict[str, Any],
    dice: Sequence[int | str] | None = None,
    seed: int | bytes | None = None,
    names: Sequence[str] = (),
) -> Table:
    """Any position as plain data, to play on from: for tests, puzzles and analysis.

    `dice` scripts the chance to come: a number for a roll, a name for a draw. When the script is used up the game goes
    on with dice of the given seed, or, without one, raises OutOfChance.
    """
    rules = find_game(game)
    if dice is None:
        key = secrets.token_bytes(32) if seed is None else key_of(seed)
        chance: Dice = Dice(key)
    else:
        key = b"scripted" if seed is None else key_of(seed)
        chance = ScriptedDice([read_outcome(rules, str(outcome)) for outcome in dice], key, strict=seed is None)
    if not isinstance(data, dict):
        raise BadPosition(f"A position has named entries, it is not a {type(data).__name__}.")
    state = rules.read(data, chance)
    written = rules.write(state)
    settled = rules.settle_options(state.seats, written.get("options"))
    origin = Origin(game, state.seats, settled, key if dice is None else None, written, tuple(names))
    table = Table(rules, origin, state, True)
    table.start()
    return table


def read_record(text: str) -> Record:
    """A record from the text of its file; raises BadRecord."""
    return parse_record(text, find_game)


def load_table(saved: dict[str, Any]) -> Table:
    """The table that `table.save()` was taken from: for databases and pickles of one's own."""
    return Table.load(find_game(saved["origin"]["game"]), saved)
