"""Stored records of whole games must always replay to the same result, unless the rules version is raised.

`records/earlier/` has games of earlier rules, which asked fewer questions. Their results must be the same.
"""

from pathlib import Path

import pytest

from hippodrome import new_table, read_record
from hippodrome.kernel.record import Record

from .tables import play_randomly

HERE = Path(__file__).parent / "records"
RECORDS = sorted(HERE.glob("*.hip"))
EARLIER = sorted((HERE / "earlier").glob("*.hip"))
SIZES = [f"{game}-{seats}" for game in ("byzantio", "nekken") for seats in (2, 3, 4)]


@pytest.mark.parametrize("path", RECORDS, ids=[path.stem for path in RECORDS])
def test_a_stored_game_still_replays(path):
    text = path.read_text("utf-8")
    table = read_record(text).verify()
    assert table.over
    assert table.record().text() == text


@pytest.mark.parametrize("path", EARLIER, ids=[path.stem for path in EARLIER])
def test_a_game_of_earlier_rules_has_the_same_result(path):
    record = read_record(path.read_text("utf-8"))
    table = record.verify()
    assert record.version < table.game.version and table.over
    assert (table.scores, table.ranking) == (record.scores, record.ranking)
    played = [(seat, table.game.words.spellings[word]) for seat, word, _secret, _chances in table.said]
    left = iter(played)
    assert all((move.seat, move.word) in left for move in record.moves), "the same words in the same order"


def test_games_of_every_size_are_stored():
    assert [path.stem for path in RECORDS] == SIZES
    assert [path.stem for path in EARLIER] == [f"{size}-rules-1" for size in SIZES]


@pytest.mark.rule("BO 2.7")
@pytest.mark.parametrize("game", ["byzantio", "nekken"])
def test_a_turn_forfeited_with_one_word_under_earlier_rules_is_replayed(game):
    table = play_randomly(new_table(game, 2, seed=4), 4, checked=False)
    record: Record = read_record(table.record().text())
    given_up = [move for move in record.moves if move.word == "forfeit-turn"]
    assert len(given_up) > 3
    record.version = 1
    record.moves = [move for move in record.moves if move not in given_up]
    again = record.verify()
    assert again.said == table.said and again.scores == table.scores
