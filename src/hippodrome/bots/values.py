"""The learned values that come with the package, and the files they are kept in.

A file is a line that says what it is, a line of JSON (what the values are for and how they were learned), and the
weights: for each hidden unit a scale and one byte a feature, then the few numbers that count more as they are. Who
reads one trusts nothing in it.
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
"""No file of values is longer."""
MOST_UNITS = 256
STEPS = 127
"""A weight is so many steps of its unit's scale, up or down."""
NUMBER = Struct("<f")


class BadValues(hippodrome.HippodromeError):
    """A file of values is damaged, or was learned for something else."""


class HowUsed(msgspec.Struct, frozen=True):
    """How values are best used, as races have shown."""

    settle: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 6  # so many words are said on before a position is valued
    tries: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 30  # about so often an answer is tried for one choice
    doubt: Annotated[float, msgspec.Meta(ge=0, le=100)] = 1.0  # an answer must be so many standard errors ahead


class Learned(NamedTuple):
    """Values, and how they are best used."""

    values: Values
    use: HowUsed


@cache
def find_learned(game: str, seats: int) -> Learned | None:
    """What was learned for a game and its number of seats; None where nothing was."""
    path = file_of(WEIGHTS, game, seats)
    return read_learned(path.read_bytes(), game, seats) if path.is_file() else None


def find_values(game: str, seats: int) -> Values | None:
    """The values learned for a game and its number of seats; None where there are none."""
    learned = find_learned(game, seats)
    return None if learned is None else learned.values


def file_of(folder: Path, game: str, seats: int) -> Path:
    """Where values are kept in a folder of them."""
    return folder / f"{game}-{seats}.values"


def fingerprint(game: str, seats: int) -> str:
    """What changes when the features do; values fit only the features they were learned on."""
    names = "\n".join(hippodrome.find_game(game).feature_names(seats))
    return blake2b(names.encode(), digest_size=8).hexdigest()


def write_values(values: Values, game: str, seats: int, told: dict[str, Any]) -> bytes:
    """Values as a file; `told` says how they were learned."""
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
    """What a file of values says about itself."""
    return _parts(file)[0]


def read_learned(file: bytes, game: str, seats: int) -> Learned:
    """The values in a file and how they are used; raises BadValues."""
    try:
        use = msgspec.convert(read_header(file).get("use", {}), HowUsed)
    except msgspec.ValidationError as error:
        raise BadValues(f"This file of values can't say how it is used: {error}") from error
    return Learned(read_values(file, game, seats), use)


def read_values(file: bytes, game: str, seats: int) -> Values:
    """The values in a file, if they are for this game and fit its features; raises BadValues."""
    header, body = _parts(file)
    if (header.get("game"), header.get("seats")) != (game, seats):
        raise BadValues(
            f"These values are for {header.get('game')} with {header.get('seats')}, not {game} with {seats}."
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
        raise BadValues("This file of values is cut off, or has something at its end that doesn't belong there.")
    straight, *rows = [_weights(body[place * row : (place + 1) * row]) for place in range(1 + units)]
    plain = list(Struct(f"<{2 * units + 1}f").unpack(body[(1 + units) * row :]))
    if not all(isfinite(number) for number in [*plain, *straight, *(weight for weights in rows for weight in weights)]):
        raise BadValues("This file of values has weights that are no numbers.")
    return Values(rows, plain[:units], plain[units : 2 * units], straight, plain[-1])


def _weights(row: bytes) -> list[float]:
    """One row of weights: its scale, then so many steps each."""
    scale = NUMBER.unpack_from(row)[0] / STEPS
    return [scale * steps for steps in array("b", row[NUMBER.size :])]


def _parts(file: bytes) -> tuple[dict[str, Any], bytes]:
    """The header of a file and the rest."""
    if not file.startswith(FIRST_LINE) or len(file) > LARGEST:
        raise BadValues("This is no file of values.")
    line, newline, body = file[len(FIRST_LINE) :].partition(b"\n")
    try:
        header = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise BadValues(f"The header of this file of values can't be read: {error}") from error
    if not isinstance(header, dict) or not newline:
        raise BadValues("The header of this file of values is not what it should be.")
    return header, body
