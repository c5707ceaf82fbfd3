"""Whole games kept as records: they replay to the same result for ever, or the rules version is raised."""

from pathlib import Path

import pytest

from hippodrome import read_record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.hip"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_kept_game_still_replays(path):
    text = path.read_text("utf-8")
    table = read_record(text).verify()
    assert table.over
    assert table.record().text() == text


def test_games_of_every_size_are_kept():
    assert [path.stem for path in RECORDS] == [
        f"{game}-{seats}" for game in ("byzantio", "nekken") for seats in (2, 3, 4)
    ]
