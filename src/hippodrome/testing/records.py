"""Records: games written as text and replayed."""

import hippodrome
from hippodrome import BadRecord, read_record
from hippodrome.testing.promises import promise, refuses
from hippodrome.testing.walking import moments, snapshot, walk


@promise
def a_record_round_trips_and_replays(game: str, seats: int) -> None:
    """A record is read back unchanged, verifies, and replays to the same position."""
    for table in moments(game, seats, 20, every=31):
        text = table.record().text()
        record = read_record(text)
        assert record.text() == text
        assert snapshot(record.verify()) == snapshot(table)
        again = record.replay()
        assert again.position() == table.position()
        assert again.record().text() == text


@promise
def a_record_replays_without_its_seed(game: str, seats: int) -> None:
    """A record contains the outcomes, so it replays without the seed, but it can't be verified then."""
    table = hippodrome.new_table(game, seats, 21)
    for _ in walk(table, 21):
        pass
    text = "\n".join(line for line in table.record().text().split("\n") if not line.startswith("seed:"))
    again = read_record(text).replay()
    assert again.over and again.scores == table.scores and again.ranking == table.ranking
    assert [event.data() for event in again.events] == [event.data() for event in table.events]
    refuses(BadRecord, read_record(text).verify)


@promise
def a_changed_record_does_not_verify(game: str, seats: int) -> None:
    """A changed result or seed is detected."""
    table = hippodrome.new_table(game, seats, 22)
    for _ in walk(table, 22):
        pass
    text = table.record().text()
    scores = f"scores: {' '.join(str(score) for score in table.scores)}"
    assert scores in text
    refuses(BadRecord, read_record(text.replace(scores, scores + "1")).verify)
    if table.chances:  # otherwise the seed makes no difference
        refuses(BadRecord, read_record(text.replace("seed: ", "seed: 01")).verify)


@promise
def a_game_goes_on_from_any_point_of_a_record(game: str, seats: int) -> None:
    """A game can be continued from the middle of its record."""
    table = hippodrome.new_table(game, seats, 23)
    passed = [table.position()]
    for _ in walk(table, 23):
        passed.append(table.position())
    middle = min(40, len(table.said) // 2)
    half = table.record().replay(words=middle)
    assert half.position() == passed[middle + 1]
    for _ in walk(half, 1):
        half.check()
