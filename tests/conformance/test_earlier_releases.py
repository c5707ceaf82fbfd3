"""Games started on an earlier release can be finished on this one: no update breaks a running game.

`earlier/` holds tables saved by earlier releases, one per line, chosen to cover every kind of moment.
"""

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import hippodrome
from hippodrome.games import find_game
from hippodrome.kernel.table import Table

HERE = Path(__file__).parent / "earlier"
SAVED = [
    pytest.param(json.loads(line), id=f"{path.name.partition('.')[0]}-{number}")
    for path in sorted(HERE.glob("*.jsonl.gz"))
    for number, line in enumerate(gzip.decompress(path.read_bytes()).decode().splitlines())
]


@pytest.mark.parametrize("game", sorted({saved.values[0]["origin"]["game"] for saved in SAVED}))
def test_a_game_of_a_newer_release_is_refused_with_the_reason(game: str) -> None:
    """Its options, words and fields may be unknown here, and an error about one of them would hide the real reason."""
    rules = find_game(game)
    table = hippodrome.new_table(game, 2 if 2 in rules.seats else rules.seats[0], seed=1)
    reason = f"uses version {rules.version + 1} of the rules of {game}; this installation has version {rules.version}"
    saved = {**table.save(), "rules": rules.version + 1}
    saved["position"] = {"of": "the future"}
    with pytest.raises(hippodrome.NewerRules, match=f"saved game {reason}: update"):
        hippodrome.load_table(saved)
    text = table.record().text().replace(f"rules: {rules.version}", f"rules: {rules.version + 1}\noption new: true", 1)
    with pytest.raises(hippodrome.NewerRules, match=f"record {reason}: update"):
        hippodrome.read_record(text)


@pytest.mark.parametrize("saved", SAVED)
def test_a_game_of_an_earlier_release_can_be_finished(saved: dict[str, Any]) -> None:
    table = Table.load(find_game(saved["origin"]["game"]), saved)
    assert len(table.said) == len(saved["words"]) and not table.over
    table.check()
    rng = Random(len(saved["words"]))
    while not table.over:
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))
    table.check()
    assert sorted(seat for group in table.ranking for seat in group) == list(range(saved["origin"]["seats"]))
