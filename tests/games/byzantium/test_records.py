"""Stored records of whole games must always replay to the same result, unless the rules version is raised."""

from pathlib import Path

import pytest

from hippodrome import read_record
from hippodrome.games.byzantium.events import EVENTS, Halted, Intervened, LetThrough

RECORDS = sorted((Path(__file__).parent / "records").glob("*.hip"))
EARLIER = sorted((Path(__file__).parent / "records" / "earlier").glob("*.hip"))
ONLY_EARLIER = {Halted, Intervened, LetThrough}
"""Events that occur only with `march=whole_path` or in a log of rules 1."""


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_stored_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text("utf-8")
    table = read_record(text).verify()
    assert table.over
    assert table.record().text() == text
    table.check()


def test_the_stored_games_cover_all_seat_counts_and_events() -> None:
    tables = [read_record(path.read_text("utf-8")).replay() for path in RECORDS]
    assert sorted(table.state.seats for table in tables) == [2, 3, 4]
    falls = [bool([event for event in table.events if event.data()["event"] == "capital-fell"]) for table in tables]
    assert sorted(falls) == [False, False, True]
    found = {type(event) for table in tables for event in table.events}
    assert found == set(EVENTS) - ONLY_EARLIER


@pytest.mark.parametrize("path", EARLIER, ids=[path.stem for path in EARLIER])
def test_a_game_of_rules_1_is_verified_with_its_original_options(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    assert record.version == 1 and record.origin.options["march"] == "whole_path"
    table = record.verify()
    assert table.over and table.scores == record.scores and table.ranking == record.ranking
