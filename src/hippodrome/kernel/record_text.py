"""Reading the text of a record: it comes from outside, so nothing in it is used before size and bounds are checked."""

# mypyc: off (off the hot path)

import json
import re
from typing import Any, Final

from hippodrome.kernel.amendment import Amendment
from hippodrome.kernel.errors import BadRecord, HippodromeError
from hippodrome.kernel.game import Game, Options
from hippodrome.kernel.mixing import Mixed
from hippodrome.kernel.origin import LONGEST_NAME, UNPRINTABLE, Origin
from hippodrome.kernel.record import FORMAT, Record, RecordedWord
from hippodrome.kernel.retraction import Retraction

MOST_LETTERS: Final = 4_000_000
MOST_LINES: Final = 100_000
MOST_AMENDMENTS: Final = 100
"""No game is played under so many rules."""
MOST_RETRACTIONS: Final = 1000
"""Nobody takes words back so often in one game."""
LONGEST_TOKEN: Final = 100
"""Of a word, an outcome, a number or the name of a game."""
MOST: Final = 1_000_000_000
"""No number in a record is greater, but for the seed."""
SEED_BYTES: Final = 64
NUMBER: Final = re.compile("-?[0-9]{1,10}")
HEAD: Final = re.compile(
    "game|rules|seats|option [^ ]+|(name|share) [0-9]+|redacted|commitment|promise|table|secret|seed|position"
)
"""What the head of a record may tell."""
END: Final = ("scores", "ranking")


def parse_record(text: str, find_game: Any) -> Record:
    """Read a record from its text; `find_game` gives the Game of a name. Raises BadRecord, or BadOption."""
    if len(text) > MOST_LETTERS:
        raise BadRecord(f"A record has at most {MOST_LETTERS} letters; this one has {len(text)}.")
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0] != FORMAT:
        raise BadRecord(f"A record begins with the line {FORMAT!r}; this file begins with {lines[0][:40]!r}.")
    if len(lines) > MOST_LINES:
        raise BadRecord(f"A record has at most {MOST_LINES} lines; this one has {len(lines)}.")
    for number, line in enumerate(lines, 1):
        if UNPRINTABLE.search(line):
            raise BadRecord(f"Line {number} of the record has a control character in it.")
    try:
        return _parsed(lines[1:], find_game)
    except HippodromeError:
        raise
    except (ValueError, KeyError, IndexError, TypeError, RecursionError) as error:
        raise BadRecord(f"This is not a record we can read: {str(error)[:LONGEST_TOKEN]}.") from error


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
                raise BadRecord(f"Line {number} of the record is neither of its head nor a word: {line[:40]!r}.")
            if name in head:
                raise BadRecord(f"The record says {_token(name)!r} twice.")
            head[name] = value.removeprefix(" ")
    for name in ("game", "rules", "seats"):
        if name not in head:
            raise BadRecord(f"The record does not say its {name!r}.")
    game: Game = find_game(_token(head["game"]))
    version = _number(head["rules"], 1)
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
    """How the table began."""
    options: Options = {name[7:]: _json(value) for name, value in head.items() if name.startswith("option ")}
    seats = _number(head["seats"])
    settle = game.settle_options if version == game.version else game.settle_earlier
    settled = settle(seats, options)  # which also sees to the number of seats
    named = [name for name in head if name.startswith("name ")]
    if any(f"name {seat}" not in head for seat in range(len(named))) or len(named) > seats:
        raise BadRecord("A record names its seats from the first on, and none that it does not have.")
    names = tuple([head[f"name {seat}"] for seat in range(len(named))])
    if any(len(name) > LONGEST_NAME for name in names):
        raise BadRecord(f"A name in a record has at most {LONGEST_NAME} letters.")
    seed = bytes.fromhex(head["seed"]) if "seed" in head else None
    if seed is not None and not 1 <= len(seed) <= SEED_BYTES:
        raise BadRecord(f"A seed has 1 to {SEED_BYTES} bytes, not {len(seed)}.")
    position = _position(head["position"]) if "position" in head else None
    commitment = _token(head["commitment"]) if "commitment" in head else None
    mixed = Mixed.of_lines(head, seats)
    return Origin(game.name, seats, settled, seed, position, names, commitment, mixed=mixed)


def _read_body(record: Record, body: list[str]) -> None:
    """Every word, the chance it caused, and where the rules changed."""
    last = record.origin.seats - 1
    for line in body:
        said, _, tail = line.partition(" > ")
        if said.startswith("rules "):
            if len(record.amendments) == MOST_AMENDMENTS:
                raise BadRecord(f"In a record the rules change at most {MOST_AMENDMENTS} times.")
            record.amendments.append(_amendment(len(record.moves), _number(said[6:], 1), tail))
            continue
        if said.startswith("retracted "):
            if len(record.retractions) == MOST_RETRACTIONS:
                raise BadRecord(f"In a record words are taken back at most {MOST_RETRACTIONS} times.")
            record.retractions.append(_retraction(len(record.moves), said))
            continue
        outcomes = [_token(outcome) for outcome in tail.split()]
        if said == "start":
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
    return Retraction(words, _number(count, 1), bool(more))


def _position(text: str) -> dict[str, Any]:
    """A position as JSON; what is in it, the game checks when it reads it."""
    position = _json(text)
    if not isinstance(position, dict):
        raise BadRecord("A position in a record has named entries.")
    return position


def _json(text: str) -> Any:
    return json.loads(text, parse_constant=_no_number)


def _no_number(name: str) -> None:
    raise BadRecord(f"{name} is no number of a game.")


def _number(text: str, least: int = 0, most: int = MOST) -> int:
    if not NUMBER.fullmatch(text) or not least <= int(text) <= most:
        raise BadRecord(f"A number in the record is {text[:LONGEST_TOKEN]!r}; it must be from {least} to {most}.")
    return int(text)


def _token(text: str) -> str:
    if len(text) > LONGEST_TOKEN:
        raise BadRecord(f"{text[:20]!r}… is too long for a word of a record.")
    return text
