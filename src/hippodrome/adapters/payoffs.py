"""Payoffs: the value of the end of a game for each seat."""

from collections.abc import Callable
from typing import TypeAlias

from hippodrome.kernel.table import Table

Payoffs: TypeAlias = Callable[[Table], list[float]]
"""Returns the value of a finished table for each seat."""


def by_place(table: Table) -> list[float]:
    """Return 1 for the first place down to -1 for the last in equal steps; ties share, and the sum is always 0.

    >>> import hippodrome, random
    >>> table = hippodrome.new_table("byzantium", seats=3, seed=1)
    >>> while not table.over:
    ...     table.play(table.asks[0].seat, table.asks[0].words[-1])
    >>> table.ranking, by_place(table)
    ([[2], [0], [1]], [0.0, -1.0, 1.0])
    """
    last = table.state.seats - 1
    worth = [0.0] * (last + 1)
    place = 0
    for equals in table.ranking:
        middle = place + (len(equals) - 1) / 2
        for seat in equals:
            worth[seat] = 1.0 - 2.0 * middle / last
        place += len(equals)
    return worth


def by_win(table: Table) -> list[float]:
    """Return 1 for the winner, shared by several winners, and 0 for the others."""
    winners = table.ranking[0]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(table.state.seats)]
