"""Learned values are read only if they match the game, and compute the documented formula."""

import json
from math import tanh
from pathlib import Path
from random import Random

import pytest

import hippodrome
from hippodrome import Dice
from hippodrome.bots import BadValues, find_values
from hippodrome.bots.values import FIRST_LINE, MOST_UNITS, WEIGHTS, read_header, read_learned, read_values, write_values
from hippodrome.kernel.values import chance
from tests.bots.some_values import some_values
from walking import CASES, IDS, moments

SHIPPED = sorted(WEIGHTS.glob("*.values"))


def file_of(header: dict[str, object], body: bytes) -> bytes:
    return FIRST_LINE + json.dumps(header).encode() + b"\n" + body


@pytest.fixture(scope="module")
def good() -> bytes:
    return write_values(some_values("nekken", 2), "nekken", 2, {"command": "a test", "seed": 1})


def parts(file: bytes) -> tuple[dict[str, object], bytes]:
    return read_header(file), file[len(FIRST_LINE) :].partition(b"\n")[2]


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_written_values_are_read_with_little_loss(game: str, seats: int) -> None:
    values = some_values(game, seats)
    again = read_values(write_values(values, game, seats, {}), game, seats)
    table = hippodrome.new_table(game, seats, 3)
    table.play_on(Dice(b"on"), 0.9, 30)
    for seat in range(seats):
        assert again.of(table, seat) == pytest.approx(values.of(table, seat), abs=0.05)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_values_are_probabilities(game: str, seats: int) -> None:
    values = some_values(game, seats)
    for table in moments(game, seats, 41, every=9):
        chances = values.all(table)
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= each <= 1 for each in chances)
        if table.over:
            first = table.ranking[0]
            assert chances == [1 / len(first) if seat in first else 0 for seat in range(seats)]


def test_a_value_matches_the_formula() -> None:
    values = some_values("byzanz", 3)
    table = hippodrome.new_table("byzanz", 3, 1)
    features = table.features(1)
    lean = values.shift + sum(weight * known for weight, known in zip(values.straight, features, strict=True))
    for weights, shift, out in zip(values.units, values.shifts, values.outs, strict=True):
        reach = shift + sum(weight * known for weight, known in zip(weights, features, strict=True))
        lean += out * tanh(reach)
    assert values.of(table, 1) == pytest.approx(chance(lean))
    assert chance(1000.0) < 1 + 1e-9 and chance(-1000.0) > 0


def test_values_for_something_else_are_refused(good: bytes) -> None:
    assert len(read_values(good, "nekken", 2).units) == 5
    with pytest.raises(BadValues, match="for nekken with 2 seats, not nekken with 3"):
        read_values(good, "nekken", 3)
    with pytest.raises(BadValues, match="not byzantio with 2"):
        read_values(good, "byzantio", 2)
    header, body = parts(good)
    with pytest.raises(BadValues, match=r"features of nekken have changed.*hippodrome learn nekken --seats 2"):
        read_values(file_of({**header, "features": "0123456789abcdef"}, body), "nekken", 2)


@pytest.mark.parametrize("units", [-1, 4, 6, MOST_UNITS + 1, 10**12, "5", None, True, 5.0])
def test_a_wrong_number_of_units_is_refused(good: bytes, units: object) -> None:
    header, body = parts(good)
    with pytest.raises(BadValues):
        read_values(file_of({**header, "units": units}, body), "nekken", 2)


@pytest.mark.parametrize("use", [7, {"settle": -1}, {"settle": "6"}, {"tries": 0}, {"tries": 10**9}, {"doubt": -0.1}])
def test_a_wrong_use_is_refused(good: bytes, use: object) -> None:
    header, body = parts(good)
    with pytest.raises(BadValues, match="invalid entry 'use'"):
        read_learned(file_of({**header, "use": use}, body), "nekken", 2)
    assert read_learned(file_of({**header, "use": {"settle": 3}}, body), "nekken", 2).use.settle == 3


def test_broken_files_are_refused(good: bytes) -> None:
    header, body = parts(good)
    broken = [
        b"",
        b"PK\x03\x04",
        FIRST_LINE,
        FIRST_LINE + b"{}",
        FIRST_LINE + b"[]\n",
        FIRST_LINE + b"{" * 5000 + b"\n",
        FIRST_LINE + b"\xff\xfe\n",
        good[:-1],
        good + b"\0",
        file_of(header, b""),
        file_of(header, body[:-4] + b"\0\0\xc0\x7f"),  # not a number
        file_of(header, b"\0\0\x80\x7f" + body[4:]),  # an infinite scale
        good + bytes(2_000_000),
    ]
    for file in broken:
        with pytest.raises(BadValues):
            read_values(file, "nekken", 2)
    random = Random(5)
    for _ in range(200):
        damaged = bytearray(good)
        for _ in range(random.randrange(1, 5)):
            damaged[random.randrange(len(good))] = random.randrange(256)
        try:
            read_values(bytes(damaged), "nekken", 2)
        except BadValues:
            continue


@pytest.mark.parametrize("path", SHIPPED, ids=[path.stem for path in SHIPPED])
def test_packaged_values_can_be_read_and_document_their_origin(path: Path) -> None:
    game, _, seats = path.stem.rpartition("-")
    assert find_values(game, int(seats)) is not None
    header = read_header(path.read_bytes())
    assert header["command"].startswith(f"hippodrome learn {game} --seats {seats}")
    assert header["games"] > 0 and type(header["seed"]) is int


def test_there_are_no_values_for_unknown_games_or_seats() -> None:
    assert find_values("byzanz", 40) is None
    assert find_values("no-such-game", 2) is None
