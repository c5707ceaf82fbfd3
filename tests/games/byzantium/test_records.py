"""Whole games kept as records: they must replay to the same result for ever, or the rules version is raised."""

from pathlib import Path

import pytest

from hippodrome import read_record
from hippodrome.games.byzantium.events import EVENTS, Halted, Intervened, LetThrough

RECORDS = sorted((Path(__file__).parent / "records").glob("*.hip"))
EARLIER = sorted((Path(__file__).parent / "records" / "earlier").glob("*.hip"))
ONLY_EARLIER = {Halted, Intervened, LetThrough}
"""What only a whole path named at once, or a log of rules 1, can tell."""


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
    assert told == set(EVENTS) - ONLY_EARLIER


@pytest.mark.parametrize("path", EARLIER, ids=[path.stem for path in EARLIER])
def test_a_game_of_rules_1_is_replayed_and_verified_with_the_options_it_was_played_by(path: Path) -> None:
    record = read_record(path.read_text("utf-8"))
    assert record.version == 1 and record.origin.options["march"] == "whole_path"
    table = record.verify()
    assert table.over and table.scores == record.scores and table.ranking == record.ranking
