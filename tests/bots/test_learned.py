"""The learned bot's choice depends only on its seed and its seat's knowledge; without learned values it is greedy."""

import pytest

import hippodrome
from hippodrome import Dice, Table
from hippodrome.bots import LearnedBot, consult, find_bot, values, world_for
from hippodrome.bots.values import HowUsed, Learned
from tests.bots.some_values import some_values
from walking import CASES, IDS, moments

TRUTHS = 200


def other_truth(table: Table, seat: int, number: int) -> Table:
    """Return a table that the seat cannot tell from the true one."""
    return table.redeal(seat, Dice(b"truth" + number.to_bytes(2, "little")), loud=True)


@pytest.mark.parametrize("game", sorted({game for game, _ in CASES}))
def test_the_choice_is_the_same_in_200_truths(game: str) -> None:
    seats = hippodrome.find_game(game).seats[-1]
    tables = [table.copy() for table in moments(game, seats, 51, every=3) if not table.over]
    choices = [table for table in tables if len(table.asks[-1].options) > 1]
    table = choices[len(choices) // 2]
    seat = table.asks[-1].seat
    known = Learned(some_values(game, seats), HowUsed(settle=2))
    choice = consult(LearnedBot(9, known), table, seat)
    for number in range(TRUTHS):
        assert consult(LearnedBot(9, known), other_truth(table, seat, number), seat) == choice


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_the_choice_depends_only_on_the_seed(game: str, seats: int) -> None:
    known = Learned(some_values(game, seats), HowUsed(settle=4))
    for table in moments(game, seats, 52, every=61):
        for seat in [ask.seat for ask in table.asks]:
            assert consult(LearnedBot(5, known), table, seat) == consult(LearnedBot(5, known), table, seat)


def test_without_learned_values_the_bot_is_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hippodrome.bots.learned.find_learned", lambda game, seats: None)
    for table in moments("byzanz", 4, 53, every=15):
        for seat in [ask.seat for ask in table.asks]:
            world = world_for(table, seat, Dice(b"w"))
            assert LearnedBot(3).choose(world, seat) == find_bot("greedy", 3).choose(world, seat)


def test_damaged_values_are_an_error(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr(values, "WEIGHTS", tmp_path)
    values.file_of(tmp_path, "byzanz", 3).write_bytes(b"rubbish")  # type: ignore[arg-type]
    values.find_learned.cache_clear()
    table = hippodrome.new_table("byzanz", 3, 1)
    try:
        with pytest.raises(values.BadValues):
            consult(LearnedBot(1), table, table.asks[0].seat)
    finally:
        values.find_learned.cache_clear()
