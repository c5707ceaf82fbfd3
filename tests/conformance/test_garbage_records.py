"""Records are untrusted input: a damaged one is refused with a reason, or it can be replayed."""

import time
from random import Random

import pytest

import hippodrome
from walking import CASES, MORE, moments

GAMES = sorted({game for game, _seats in CASES})
MUTANTS = 400
SECONDS = 0.2
"""CPU time allowed for a record. 0.02 s are usually enough, but machines may be busy."""
REFUSED = (hippodrome.BadRecord, hippodrome.BadPosition, hippodrome.BadOption, hippodrome.UnknownGame)
JUNK = [
    *("0", "-1", "7", "99999999999999999999", "9" * 5000, "1e9", "0x10", "٣", "NaN", "null", "true"),
    *("", " ", ":", ">", "|", "?", "pass", "start", "rules 1", "é" * 3000, "a" * 100_000),
    *("\x00", "\x1b[2J", "\x7f", "\ud800", "[" * 50_000, '{"seats": 9}', "[]", '{"a": NaN}', "ff" * 65, "0"),
]
"""Text that belongs in no record, or elsewhere in it."""


def record_text(game: str, seats: int) -> str:
    """Return the record of a running game that began at a position, so that every kind of line is in it."""
    middle = list(moments(game, seats, 3, every=40))[1]
    begun = hippodrome.position(game, middle.position(), seed=5, names=[f"P{seat}" for seat in range(seats)])
    chance = Random(7)
    for _ in range(30):
        if not begun.over:
            ask = begun.asks[0]
            begun.play(ask.seat, chance.choice(ask.words))
    return begun.record().text()


def wounded(text: str, chance: Random) -> str:
    """Return a record with one line, or one word of a line, changed."""
    lines = text.split("\n")
    place = chance.randrange(len(lines))
    how = chance.randrange(5)
    if how == 0:
        del lines[place]
    elif how == 1:
        lines.insert(place, chance.choice(lines))
    elif how == 2:
        lines.insert(place, chance.choice(JUNK))
    else:
        words = lines[place].split(" ")
        words[chance.randrange(len(words))] = chance.choice([*JUNK, *chance.choice(lines).split(" ")])
        lines[place] = " ".join(words)
    return "\n".join(lines)


def answered(text: str) -> tuple[str | None, float]:
    """Return the reason for refusing a record, or None, and the seconds of CPU time that it took."""
    began = time.process_time()
    try:
        hippodrome.read_record(text).replay()
    except REFUSED as error:
        return str(error), time.process_time() - began
    return None, time.process_time() - began


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_record_is_refused_or_replays(game: str) -> None:
    chance = Random(game)
    text = record_text(game, next(seats for name, seats in CASES if name == game))
    hippodrome.read_record(text).replay()
    refused = 0
    for _ in range(MUTANTS * MORE):
        wrong = wounded(text, chance)
        why, took = answered(wrong)
        if why is not None:
            refused += 1
            assert 5 < len(why) < 3000
        if took >= SECONDS:  # repeat, because a garbage collection may have slowed it down
            took = answered(wrong)[1]
        assert took < SECONDS, wrong[:200]
    assert refused > MUTANTS * MORE / 4


def shares(count: int) -> str:
    return "".join(f"share {seat}: -\n" for seat in range(count))


HEAD = "hippodrome record 1\ngame: byzanz\nrules: 2\nseats: {seats}\n{more}\nstart\n"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (HEAD.format(seats="99999999999999999999", more=""), "where a number from"),
        (HEAD.format(seats="9" * 5000, more=""), "where a number from"),
        (HEAD.format(seats="7", more=""), "byzanz is for"),
        (HEAD.format(seats="٣", more=""), "where a number from"),
        (HEAD.format(seats="3", more="seats: 3\n"), "twice"),
        (HEAD.format(seats="3", more="name 0: a\x00b\n"), "control character"),
        (HEAD.format(seats="3", more="name 0: " + "a" * 300 + "\n"), "at most 200 characters"),
        (HEAD.format(seats="3", more="seed: " + "00" * 65 + "\n"), "1 to 64 bytes"),
        (HEAD.format(seats="3", more="position: " + "[" * 100_000 + "\n"), "record can't be read"),
        (HEAD.format(seats="3", more="position: []\n"), "JSON object"),
        (HEAD.format(seats="3", more='position: {"a": Infinity}\n'), "not a valid number"),
        (HEAD.format(seats="3", more="").replace("start", "start > " + "9" * 5000), "too long"),
        (HEAD.format(seats="3", more="") + "start\n" * 90_000, "one line 'start'"),
        (HEAD.format(seats="3", more="").replace("start", "0 pass\nstart"), "one line 'start'"),
        (HEAD.format(seats="3", more="promise: " + "0" * 64 + "\n" + shares(400)), "3 seats has one share a seat"),
        (HEAD.format(seats="3", more="promise: " + "0" * 64 + "\nshare 1: -\n"), "from seat 0 on"),
        (HEAD.format(seats="3", more=shares(60_000)), "head of a record has at most 500 lines"),
        (HEAD.format(seats="3", more=shares(3)), "without the promise"),
        ("hippodrome record 1\nseats: 3\n", "lacks the entry 'game'"),
        ("x" * 5_000_000, "at most 4000000 characters"),
        ("hippodrome record 1\n" + "\n" * 200_000, "at most 100000 lines"),
    ],
)
def test_a_record_is_refused_before_anything_in_it_is_used(text: str, reason: str) -> None:
    with pytest.raises((hippodrome.BadRecord, hippodrome.BadOption), match=reason):
        hippodrome.read_record(text)


def test_the_seats_of_a_record_and_of_its_position_agree() -> None:
    text = hippodrome.position("byzanz", hippodrome.new_table("byzanz", 3, 1).position(), seed=1).record().text()
    with pytest.raises(hippodrome.BadRecord, match="has 4 seats, but its position has 3"):
        hippodrome.read_record(text.replace("seats: 3", "seats: 4", 1)).replay()
