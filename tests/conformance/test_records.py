"""Records: every game told as text, and told again."""

import pytest

import hippodrome
from hippodrome import BadRecord, read_record
from walking import CASES, IDS, moments, snapshot, walk

games = pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)


@games
def test_a_record_round_trips_and_replays(game: str, seats: int) -> None:
    for table in moments(game, seats, 20, every=31):
        text = table.record().text()
        record = read_record(text)
        assert record.text() == text
        assert snapshot(record.verify()) == snapshot(table)
        again = record.replay()
        assert again.position() == table.position()
        assert again.record().text() == text


@games
def test_a_record_replays_without_its_seed(game: str, seats: int) -> None:
    table = hippodrome.new_table(game, seats, 21)
    for _ in walk(table, 21):
        pass
    text = "\n".join(line for line in table.record().text().split("\n") if not line.startswith("seed:"))
    again = read_record(text).replay()
    assert again.over and again.scores == table.scores and again.ranking == table.ranking
    assert [event.data() for event in again.events] == [event.data() for event in table.events]
    with pytest.raises(BadRecord):
        read_record(text).verify()


@games
def test_a_changed_record_does_not_verify(game: str, seats: int) -> None:
    table = hippodrome.new_table(game, seats, 22)
    for _ in walk(table, 22):
        pass
    text = table.record().text()
    scores = f"scores: {' '.join(str(score) for score in table.scores)}"
    assert scores in text
    with pytest.raises(BadRecord):
        read_record(text.replace(scores, scores + "1")).verify()
    with pytest.raises(BadRecord):
        read_record(text.replace("seed: ", "seed: 01")).verify()


@games
def test_a_game_goes_on_from_any_point_of_a_record(game: str, seats: int) -> None:
    table = hippodrome.new_table(game, seats, 23)
    for words in walk(table, 23):
        if words == 40:
            middle = table.position()
    record = table.record()
    half = record.replay(words=40)
    assert half.position() == middle
    for _ in walk(half, 1):
        half.check()
