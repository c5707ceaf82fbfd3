"""Payoffs at the end of a game."""

from types import SimpleNamespace
from typing import Any

import pytest

from hippodrome.adapters.payoffs import by_place, by_win


def finished(ranking: list[list[int]]) -> Any:
    seats = sum(len(group) for group in ranking)
    return SimpleNamespace(ranking=ranking, state=SimpleNamespace(seats=seats))


@pytest.mark.parametrize(
    ("ranking", "worth"),
    [
        ([[1], [0]], [-1.0, 1.0]),
        ([[0, 1]], [0.0, 0.0]),
        ([[2], [0], [1]], [0.0, -1.0, 1.0]),
        ([[0, 1], [2]], [0.5, 0.5, -1.0]),
        ([[3], [0, 1], [2]], [0.0, 0.0, -1.0, 1.0]),
    ],
)
def test_ranks_are_evenly_spaced_and_ties_share(ranking: list[list[int]], worth: list[float]) -> None:
    assert by_place(finished(ranking)) == pytest.approx(worth)
    assert sum(by_place(finished(ranking))) == pytest.approx(0)


def test_tied_winners_share_a_win() -> None:
    assert by_win(finished([[1], [0], [2]])) == [0, 1, 0]
    assert by_win(finished([[0, 2], [1]])) == [0.5, 0, 0.5]
