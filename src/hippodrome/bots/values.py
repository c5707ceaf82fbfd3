"""The learned values of the package, and the format of their files.

A file has a line that identifies the format, a line of JSON (what the values are for and how they were trained), and
the weights: a scale and one byte per feature for each hidden unit, then biases and output weights as floats. Reading a
file checks everything in it.
"""

import json
from array import array
from functools import cache
from hashlib import blake2b
from math import isfinite
from pathlib import Path
from struct import Struct
from typing import Annotated, Any, NamedTuple

import msgspec

import hippodrome
from hippodrome.kernel.values import Values

WEIGHTS = Path(__file__).with_name("weights")
FIRST_LINE = b"hippodrome values 1\n"
LARGEST = 1 << 20
"""The largest file of values that is read, in bytes."""
MOST_UNITS = 256
STEPS = 127
"""A weight is stored as a multiple, from -STEPS to STEPS, of its unit's scale."""
NUMBER = Struct("<f")


class BadValues(hippodrome.HippodromeError):
    """A file of values is damaged, or its values are for something else."""


class HowUsed(msgspec.Struct, frozen=True):
    """The best way to use values, as determined by races."""

    settle: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 6  # words played before a position is evaluated
    tries: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 30  # approximate number of tries per choice
    doubt: Annotated[float, msgspec.Meta(ge=0, le=100)] = 1.0  # standard errors by which an answer must lead


class Learned(NamedTuple):
    """Values, and the best way to use them."""

    values: Values
    use: HowUsed


@cache
def find_learned(game: str, seats: int) -> Learned | None:
    """Return the learned values for a game and number of seats with their use, or None."""
    path = file_of(WEIGHTS, game, seats)
    return read_learned(path.read_bytes(), game, seats) if path.is_file() else None


def find_values(game: str, seats: int) -> Values | None:
    """Return the learned values for a game and number of seats, or None."""
    learned = find_learned(game, seats)
    return None if learned is None else learned.values


def file_of(folder: Path, game: str, seats: int) -> Path:
    """Return the path of a file of values in a folder."""
    return folder / f"{game}-{seats}.values"


def fingerprint(game: str, seats: int) -> str:
    """Return a hash of a game's features; values fit only the features they were trained on."""
    names = "\n".join(hippodrome.find_game(game).feature_names(seats))
    return blake2b(names.encode(), digest_size=8).hexdigest()


def write_values(values: Values, game: str, seats: int, told: dict[str, Any]) -> bytes:
    """Return the contents of a file of values; `told` describes the training."""
    header = {**told, "game": game, "seats": seats, "features": fingerprint(game, seats), "units": len(values.units)}
    body = bytearray()
    for weights in (values.straight, *values.units):
        scale = max(max(abs(weight) for weight in weights), 1e-6)
        body += NUMBER.pack(scale)
        body += array("b", [round(weight / scale * STEPS) for weight in weights]).tobytes()
    for number in (*values.shifts, *values.outs, values.shift):
        body += NUMBER.pack(number)
    return FIRST_LINE + json.dumps(header, sort_keys=True).encode() + b"\n" + bytes(body)


def read_header(file: bytes) -> dict[str, Any]:
    """Return the header of a file of values."""
    return _parts(file)[0]


def read_learned(file: bytes, game: str, seats: int) -> Learned:
    """Read values and their use from a file; raises BadValues."""
    try:
        use = msgspec.convert(read_header(file).get("use", {}), HowUsed)
    except msgspec.ValidationError as error:
        raise BadValues(f"The header of this file of values has an invalid entry 'use': {error}") from error
    return Learned(read_values(file, game, seats), use)


def read_values(file: bytes, game: str, seats: int) -> Values:
    """Read values from a file, if they are for this game and fit its features; raises BadValues."""
    header, body = _parts(file)
    if (header.get("game"), header.get("seats")) != (game, seats):
        raise BadValues(
            f"These values are for {header.get('game')} with {header.get('seats')} seats, not {game} with {seats}."
        )
    if header.get("features") != fingerprint(game, seats):
        raise BadValues(
            f"The features of {game} have changed since these values were learned; `hippodrome learn {game} "
            f"--seats {seats}` learns new ones."
        )
    units, features = header.get("units"), len(hippodrome.find_game(game).feature_names(seats))
    if type(units) is not int or not 0 <= units <= MOST_UNITS:
        raise BadValues(f"Values have up to {MOST_UNITS} hidden units, not {units!r}.")
    row = NUMBER.size + features
    if len(body) != (1 + units) * row + (2 * units + 1) * NUMBER.size:
        raise BadValues("This file of values is truncated, or has extra bytes at its end.")
    straight, *rows = [_weights(body[place * row : (place + 1) * row]) for place in range(1 + units)]
    plain = list(Struct(f"<{2 * units + 1}f").unpack(body[(1 + units) * row :]))
    if not all(isfinite(number) for number in [*plain, *straight, *(weight for weights in rows for weight in weights)]):
        raise BadValues("This file of values has weights that are not finite numbers.")
    return Values(rows, plain[:units], plain[units : 2 * units], straight, plain[-1])


def _weights(row: bytes) -> list[float]:
    """Decode one row of weights: its scale, then one byte each."""
    scale = NUMBER.unpack_from(row)[0] / STEPS
    return [scale * steps for steps in array("b", row[NUMBER.size :])]


def _parts(file: bytes) -> tuple[dict[str, Any], bytes]:
    """Split a file into its header and the rest."""
    if not file.startswith(FIRST_LINE) or len(file) > LARGEST:
        raise BadValues("This is not a file of values.")
    line, newline, body = file[len(FIRST_LINE) :].partition(b"\n")
    try:
        header = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadValues(f"The header of this file of values can't be read: {error}") from error
    if not isinstance(header, dict) or not newline:
        raise BadValues("The header of this file of values is not a JSON object on one line.")
    return header, body
