"""The public functions: start a table, set up a position, read a record, load a saved table."""

import secrets
from collections.abc import Sequence
from typing import Any

from hippodrome.kernel import errors, mixing, origin, record, record_text, table
from hippodrome.kernel.dice import Dice, ScriptedDice, key_of
from hippodrome.kernel.game import Options
from hippodrome.registry import find_game


def new_table(
    game: str,
    seats: int,
    seed: int | bytes | None = None,
    options: Options | None = None,
    names: Sequence[str] = (),
    quiet: bool = False,
    mixed: mixing.Mixed | None = None,
) -> table.Table:
    """Start a game. Without a seed, the dice come from `mixed`, or else from the system's entropy.

    A `quiet` table keeps no events, record or undo; it is the fastest way to play at random.
    """
    rules = find_game(game)
    settled = rules.settle_options(seats, options)
    key = _key(seed, mixed)
    dice = Dice(key)
    dice.keep = not quiet
    state = rules.setup(seats, settled, dice)
    begun = table.Table(
        rules,
        origin.Origin(game, seats, settled, key, None, origin.checked_names(names, seats), mixed=mixed),
        state,
        not quiet,
    )
    begun.start()
    return begun


def _key(seed: int | bytes | None, mixed: mixing.Mixed | None) -> bytes:
    """Return the dice key: given, mixed, or drawn at random."""
    if mixed is not None:
        return mixed.seed()
    return secrets.token_bytes(32) if seed is None else key_of(seed)


def position(
    game: str,
    data: dict[str, Any],
    dice: Sequence[int | str] | None = None,
    seed: int | bytes | None = None,
    names: Sequence[str] = (),
    mixed: mixing.Mixed | None = None,
) -> table.Table:
    """Start a table from a position given as plain data: for tests, puzzles and analysis.

    `dice` scripts the coming outcomes: a number for a roll, a name for a draw. After the end of the script, the game
    continues with the dice of the given seed or, without one, raises OutOfChance.
    """
    rules = find_game(game)
    if dice is None:
        key = _key(seed, mixed)
        chance: Dice = Dice(key)
    else:
        key = b"scripted" if seed is None else key_of(seed)
        chance = ScriptedDice([record.read_outcome(rules, str(outcome)) for outcome in dice], key, strict=seed is None)
    return table_at(game, data, chance, names, key if dice is None else None, mixed)


def table_at(
    game: str,
    data: dict[str, Any],
    dice: Dice,
    names: Sequence[str] = (),
    key: bytes | None = None,
    mixed: mixing.Mixed | None = None,
) -> table.Table:
    """Start a table from a position with these dice; `key` is their key, unless they are scripted."""
    rules = find_game(game)
    if not isinstance(data, dict):
        raise errors.BadPosition(f"A position is a dictionary with named entries, not a {type(data).__name__}.")
    state = rules.read(data, dice)
    written = rules.write(state)
    settled = rules.settle_options(state.seats, written.get("options"))
    named = origin.checked_names(names, state.seats)
    begun = table.Table(rules, origin.Origin(game, state.seats, settled, key, written, named, mixed=mixed), state, True)
    begun.start()
    return begun


def read_record(text: str) -> record.Record:
    """Read a record from the text of its file; raises BadRecord."""
    return record_text.parse_record(text, find_game)


def load_table(saved: dict[str, Any]) -> table.Table:
    """Load a table from the data of `table.save()`."""
    return table.Table.load(find_game(saved["origin"]["game"]), saved)
