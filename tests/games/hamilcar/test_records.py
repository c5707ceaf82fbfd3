"""Whole wars kept as records: they must replay to the same result for ever, or the rules version is raised."""

from pathlib import Path

import pytest

from hippodrome import read_record
from hippodrome.kernel.errors import BadRecord

KEPT = Path(__file__).parent / "records"
RECORDS = sorted(KEPT.glob("*.hip"))
EARLIER = {
    "a-capital-falls": None,
    "suing-for-peace": (357, "play-75-build"),
    "ten-turns": (330, "sail-carthago"),
}
"""Wars of rules 2: where the present rules no longer go along with them, if anywhere."""


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


@pytest.mark.parametrize("name", EARLIER)
def test_a_war_of_earlier_rules_replays_as_far_as_the_present_ones_allow(name: str) -> None:
    """What is asked now and was not then is answered where there is one answer; a word that is illegal now is named."""
    record = read_record((KEPT / "earlier" / f"{name}.hip").read_text("utf-8"))
    assert record.version == 2 and record.origin.options == {"corvi_in_storms": True}
    stop = EARLIER[name]
    if stop is None:
        assert record.replay().over
        return
    place, word = stop
    with pytest.raises(BadRecord, match=f"Word {place} .* by rules 3; it was played by rules 2: .*'{word}'"):
        record.replay()
    before = record.replay(place - 1)
    before.check()
    assert not before.over


def test_every_earlier_war_is_told_of() -> None:
    assert {path.stem for path in (KEPT / "earlier").glob("*.hip")} == set(EARLIER)
