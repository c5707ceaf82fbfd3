"""Read the text of a record. It comes from outside, so nothing is used before its size and bounds are checked."""

# mypyc: off (off the hot path)

import json
import re
from typing import Any, Final

from hippodrome.kernel.amendment import Amendment
from hippodrome.kernel.errors import BadRecord, HippodromeError, NewerRules
from hippodrome.kernel.game import Game, Options
from hippodrome.kernel.mixing import Mixed
from hippodrome.kernel.origin import LONGEST_NAME, UNPRINTABLE, Origin
from hippodrome.kernel.record import FORMAT, Record, RecordedWord
from hippodrome.kernel.retraction import Retraction

MOST_LETTERS: Final = 4_000_000
MOST_LINES: Final = 100_000
MOST_AMENDMENTS: Final = 100
"""The most changes of the rules in one record."""
MOST_RETRACTIONS: Final = 1000
"""The most retractions in one record."""
MOST_HEAD: Final = 500
"""The most lines in the head of a record."""
LONGEST_TOKEN: Final = 100
"""The longest word, outcome, number or name of a game."""
MOST: Final = 1_000_000_000
"""The greatest number in a record, except for the seed."""
SEED_BYTES: Final = 64
NUMBER: Final = re.compile("-?[0-9]{1,10}")
HEAD: Final = re.compile(
    "game|rules|seats|option [^ ]+|(name|share) [0-9]+|redacted|commitment|promise|table|secret|seed|position"
)
"""The entries that the head of a record may have."""
END: Final = ("scores", "ranking")


def parse_record(text: str, find_game: Any) -> Record:
    """Read a record from its text; `find_game` returns the Game with a name. Raises BadRecord or BadOption."""
    if len(text) > MOST_LETTERS:
        raise BadRecord(f"A record may have at most {MOST_LETTERS} characters; this one has {len(text)}.")
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != FORMAT:
        raise BadRecord(f"A record begins with the line {FORMAT!r}; this file begins with {lines[0][:40]!r}.")
    if len(lines) > MOST_LINES:
        raise BadRecord(f"A record may have at most {MOST_LINES} lines; this one has {len(lines)}.")
    for number, line in enumerate(lines, 1):
        if UNPRINTABLE.search(line):
            raise BadRecord(f"Line {number} of the record contains a control character.")
    try:
        return _parsed(lines[1:], find_game)
    except HippodromeError:
        raise
    except (ValueError, KeyError, IndexError, TypeError, RecursionError) as error:
        raise BadRecord(f"This record can't be read: {str(error)[:LONGEST_TOKEN]}.") from error


def _parsed(lines: list[str], find_game: Any) -> Record:
    head: dict[str, str] = {}
    body: list[str] = []
    for number, line in enumerate(lines, 2):
        first = line.split(" ", 1)[0]
        if first in ("start", "rules", "retracted") or first.isdecimal():
            body.append(line)
        elif line.strip():
            name, _, value = line.partition(":")
            if not (name in END if body else HEAD.fullmatch(name)):
                raise BadRecord(
                    f"Line {number} of the record is neither an entry of its head nor a word: {line[:40]!r}."
                )
            if name in head:
                raise BadRecord(f"The record contains {_token(name)!r} twice.")
            head[name] = value.removeprefix(" ")
    if len(head) > MOST_HEAD:
        raise BadRecord(f"The head of a record has at most {MOST_HEAD} lines; this one has {len(head)}.")
    for name in ("game", "rules", "seats"):
        if name not in head:
            raise BadRecord(f"The record lacks the entry {name!r}.")
    game: Game = find_game(_token(head["game"]))
    version = _number(head["rules"], 1)
    if version > game.version:  # whose options and words may be unknown here
        raise NewerRules("This record", game.name, version, game.version)
    origin = _origin(game, version, head)
    record = Record(game, version, origin)
    record.redacted = head.get("redacted") == "true"
    _read_body(record, body)
    if "ranking" in head:
        record.scores = [_number(score, -MOST) for score in head["scores"].split()]
        record.ranking = [
            [_number(seat, 0, origin.seats - 1) for seat in group.split()] for group in head["ranking"].split("|")
        ]
    return record


def _origin(game: Game, version: int, head: dict[str, str]) -> Origin:
    """Return how the table began."""
    options: Options = {name[7:]: _json(value) for name, value in head.items() if name.startswith("option ")}
    seats = _number(head["seats"])
    settle = game.settle_options if version == game.version else game.settle_earlier
    settled = settle(seats, options)  # which also checks the number of seats
    named = [name for name in head if name.startswith("name ")]
    if any(f"name {seat}" not in head for seat in range(len(named))) or len(named) > seats:
        raise BadRecord("The names in a record must belong to its first seats, without gaps.")
    names = tuple([head[f"name {seat}"] for seat in range(len(named))])
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadRecord(f"A name in a record may have at most {LONGEST_NAME} characters.")
    seed = bytes.fromhex(head["seed"]) if "seed" in head else None
    if seed is not None and not 1 <= len(seed) <= SEED_BYTES:
        raise BadRecord(f"A seed has 1 to {SEED_BYTES} bytes, not {len(seed)}.")
    position = _position(head["position"]) if "position" in head else None
    commitment = _token(head["commitment"]) if "commitment" in head else None
    mixed = Mixed.of_lines(head, seats)
    return Origin(game.name, seats, settled, seed, position, names, commitment, mixed=mixed)


def _read_body(record: Record, body: list[str]) -> None:
    """Read the words, their chance outcomes, and the changes of the rules."""
    last = record.origin.seats - 1
    for place, line in enumerate(body):
        said, _, tail = line.partition(" > ")
        if said.startswith("rules "):
            if len(record.amendments) == MOST_AMENDMENTS:
                raise BadRecord(f"The rules may change at most {MOST_AMENDMENTS} times in a record.")
            record.amendments.append(_amendment(len(record.moves), _number(said[6:], 1), tail))
            continue
        if said.startswith("retracted "):
            if len(record.retractions) == MOST_RETRACTIONS:
                raise BadRecord(f"A record may have at most {MOST_RETRACTIONS} retractions.")
            record.retractions.append(_retraction(len(record.moves), said))
            continue
        outcomes = [_token(outcome) for outcome in tail.split()]
        if said == "start":
            if place:
                raise BadRecord("A record has one line 'start', before its first word; this one has another.")
            record.opening = outcomes
        else:
            seat, word = said.split()
            record.moves.append(RecordedWord(_number(seat, 0, last), _token(word), outcomes))


def _amendment(words: int, rules: int, held: str) -> Amendment:
    if not held:
        return Amendment(words, 0, rules, None, 0)
    chances, count, position = held.split(" ", 2)
    return Amendment(words, _number(chances), rules, _position(position), _number(count))


def _retraction(words: int, line: str) -> Retraction:
    _, count, *more = line.split(" ")
    if more not in ([], ["revealed"]):
        raise BadRecord(f"A retraction in the record is {line[:LONGEST_TOKEN]!r}.")
    return Retraction(words, _number(count), bool(more))


def _position(text: str) -> dict[str, Any]:
    """Return a position from JSON; the game checks its contents when reading it."""
    position = _json(text)
    if not isinstance(position, dict):
        raise BadRecord("A position in a record must be a JSON object.")
    return position


def _json(text: str) -> Any:
    return json.loads(text, parse_constant=_no_number)


def _no_number(name: str) -> None:
    raise BadRecord(f"{name} is not a valid number.")


def _number(text: str, least: int = 0, most: int = MOST) -> int:
    if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise BadRecord(f"The record contains {text[:LONGEST_TOKEN]!r} where a number from {least} to {most} must be.")
    return int(text)


def _token(text: str) -> str:
    if len(text) > LONGEST_TOKEN:
        raise BadRecord(f"{text[:20]!r}… is too long for an entry of a record.")
    return text
