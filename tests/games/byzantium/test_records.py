"""Whole games kept as records: they must replay to the same result for ever, or the rules version is raised."""

from pathlib import Path

import pytest

from hippodrome import read_record
from hippodrome.games.byzantium.events import EVENTS

RECORDS = sorted((Path(__file__).parent / "records").glob("*.hip"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_kept_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text("utf-8")
    table = read_record(text).verify()
    assert table.over
    assert table.record().text() == text
    table.check()


def test_the_kept_games_are_of_all_sizes_and_hold_everything() -> None:
    tables = [read_record(path.read_text("utf-8")).replay() for path in RECORDS]
    assert sorted(table.state.seats for table in tables) == [2, 3, 4]
    falls = [bool([event for event in table.events if event.data()["event"] == "capital-fell"]) for table in tables]
    assert sorted(falls) == [False, False, True]
    told = {type(event) for table in tables for event in table.events}
    assert told == set(EVENTS)
