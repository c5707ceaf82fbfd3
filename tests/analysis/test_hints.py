"""Hints: the best answers for a seat, using only what that seat knows."""

import pytest

from hippodrome import Dice, NotYourTurn, Table, new_table
from hippodrome.analysis import best_answers
from hippodrome.bots import consult, find_bot


def after(game: str, seats: int, words: int, seed: int = 2) -> Table:
    table = new_table(game, seats, seed)
    bots = [find_bot("newcomer", seat) for seat in range(seats)]
    while words or len(table.asks[0].options) == 1:
        seat = table.asks[0].seat
        table.play(seat, consult(bots[seat], table, seat))
        words = max(0, words - 1)
    return table


def test_the_best_answers_come_first_and_are_legal() -> None:
    table = after("byzanz", 3, 6)
    ask = table.asks[0]
    found = best_answers(table, ask.seat, iterations=40)
    assert 1 < len(found) <= 3
    assert {answer.word for answer in found} <= set(ask.words)
    assert [answer.times for answer in found] == sorted((answer.times for answer in found), reverse=True)
    assert all(0 <= answer.chance <= 1 for answer in found)
    with pytest.raises(NotYourTurn):
        best_answers(table, (ask.seat + 1) % 3, iterations=1)


@pytest.mark.parametrize(("game", "seats", "iterations"), [("byzanz", 3, 12), ("byzantio", 3, 4), ("hamilcar", 2, 3)])
def test_a_hint_does_not_depend_on_hidden_information(game: str, seats: int, iterations: int) -> None:
    table = after(game, seats, 9)
    seat = table.asks[0].seat
    truth = best_answers(table, seat, iterations=iterations)
    for number in range(4):
        other = table.redeal(seat, Dice.of(number), loud=True)
        assert other.view(seat) == table.view(seat)
        assert best_answers(other, seat, iterations=iterations) == truth
