"""Whole wars kept as records: they must replay to the same result for ever, or the rules version is raised."""

from pathlib import Path

import pytest

from hippodrome import read_record

RECORDS = sorted((Path(__file__).parent / "records").glob("*.hip"))


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_kept_war_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text("utf-8")
    table = read_record(text).verify()
    assert table.over
    assert table.record().text() == text
    table.check()


def test_every_kind_of_ending_is_kept() -> None:
    tables = [read_record(path.read_text("utf-8")).replay() for path in RECORDS]
    assert {table.view(None)["board"]["ending"] for table in tables} == {"capital", "peace", "political-points"}
    told = {event.data()["event"] for table in tables for event in table.events}
    assert {"battle-began", "naval-battle-began", "fell", "storm", "isolated", "stolen"} <= told
