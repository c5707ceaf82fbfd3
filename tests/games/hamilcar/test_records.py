"""Whole wars kept as records: they must replay to the same result for ever, or the rules version is raised."""

import gzip
import json
from pathlib import Path

import pytest

import hippodrome
from hippodrome import read_record
from hippodrome.games import find_game
from hippodrome.games.hamilcar import board
from hippodrome.kernel.errors import BadRecord
from hippodrome.kernel.table import Table

KEPT = Path(__file__).parent / "records"
SAVED = Path(__file__).parents[2] / "conformance" / "earlier" / "hamilcar-rules-3.jsonl.gz"
RECORDS = sorted(KEPT.glob("*.hip"))
EARLIER = {
    "a-capital-falls-2": None,
    "suing-for-peace-2": (357, "play-75-build"),
    "ten-turns-2": (330, "sail-carthago"),
    "a-capital-falls-3": (197, "count-7"),
    "suing-for-peace-3": None,
    "ten-turns-3": None,
    "counted-early-4": (125, "warship"),
}
"""Wars of rules 2 to 4: where the current rules no longer replay them, if anywhere."""


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
    assert record.version == int(name[-1])
    options = {"corvi_in_storms": True, "islands_count": record.version > 3, "supremacy_guards_ports": True}
    assert record.origin.options == options
    stop = EARLIER[name]
    if stop is None:
        assert record.replay().over
        return
    place, word = stop
    rules = rf"under rules {record.game.version} \(it was played under rules {record.version}\)"
    with pytest.raises(BadRecord, match=f"Word {place} .* {rules}: .*'{word}'"):
        record.replay()
    before = record.replay(place - 1)
    before.check()
    assert not before.over


def test_every_earlier_war_is_told_of() -> None:
    assert {path.stem for path in (KEPT / "earlier").glob("*.hip")} == set(EARLIER)


@pytest.mark.rule("HM 20.2")
def test_a_running_war_of_rules_3_goes_on_without_the_islands() -> None:
    """Which provinces count is an option: a table that was begun before there was one keeps what it began with."""
    lines = gzip.decompress(SAVED.read_bytes()).decode().splitlines()
    tables = [Table.load(find_game("hamilcar"), json.loads(line)) for line in lines]
    for table in tables:
        assert table.origin.options["islands_count"] is False
        assert table.state.rulings.political == board.WITHOUT_ISLANDS
        holder = table.view(None)["board"]["provinces"]["insulae"]
        today = hippodrome.position("hamilcar", {**table.game.write(table.state), "options": {}})
        gained = [new - old for new, old in zip(today.scores, table.scores, strict=True)]
        assert gained == [holder == "rome", holder == "carthage"]
