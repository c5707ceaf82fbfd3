"""Stored records of whole games must always replay to the same result, unless the rules version is raised."""

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
"""Games of rules 2 to 4, with the place and word that the current rules refuse, if any."""


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_stored_game_replays_to_the_same_end(path: Path) -> None:
    text = path.read_text("utf-8")
    table = read_record(text).verify()
    assert table.over
    assert table.record().text() == text
    table.check()


def test_the_stored_games_cover_every_kind_of_ending() -> None:
    tables = [read_record(path.read_text("utf-8")).replay() for path in RECORDS]
    assert {table.view(None)["board"]["ending"] for table in tables} == {"capital", "peace", "political-points"}
    found = {event.data()["event"] for table in tables for event in table.events}
    assert {"battle-began", "naval-battle-began", "fell", "storm", "isolated", "stolen"} <= found


@pytest.mark.parametrize("name", EARLIER)
def test_a_game_of_earlier_rules_replays_as_far_as_the_current_ones_allow(name: str) -> None:
    """New questions with a single answer are answered automatically; a word that is now illegal is named."""
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


def test_every_earlier_game_is_tested() -> None:
    assert {path.stem for path in (KEPT / "earlier").glob("*.hip")} == set(EARLIER)


@pytest.mark.rule("HM 20.2")
def test_a_running_game_of_rules_3_continues_without_the_islands() -> None:
    """Whether islands count is an option. A table that is older than the option keeps its original rule."""
    lines = gzip.decompress(SAVED.read_bytes()).decode().splitlines()
    tables = [Table.load(find_game("hamilcar"), json.loads(line)) for line in lines]
    for table in tables:
        assert table.origin.options["islands_count"] is False
        assert table.state.rulings.political == board.WITHOUT_ISLANDS
        holder = table.view(None)["board"]["provinces"]["insulae"]
        today = hippodrome.position("hamilcar", {**table.game.write(table.state), "options": {}})
        gained = [new - old for new, old in zip(today.scores, table.scores, strict=True)]
        assert gained == [holder == "rome", holder == "carthage"]
