"""Each of our games keeps the promises of `hippodrome.testing` at every number of seats."""

from random import Random

import pytest

import hippodrome
from hippodrome.games import PLAYABLE
from hippodrome.testing import PROMISES, conformance_of, step
from hippodrome.text import LANGUAGES, languages_of

for name in PLAYABLE:
    globals()[f"Test{name.capitalize()}"] = conformance_of(name)


def test_no_promise_is_missing() -> None:
    """No other test would notice a file of promises that is not imported."""
    assert len(PROMISES) >= 22 and len({promise.__name__ for promise in PROMISES}) == len(PROMISES)


@pytest.mark.parametrize("game", PLAYABLE)
def test_our_games_support_all_languages(game: str) -> None:
    assert languages_of(game) == LANGUAGES


@pytest.mark.parametrize("game", PLAYABLE)
def test_undo_is_possible_in_our_games(game: str) -> None:
    """The promise about undo is vacuous for a game in which nothing can be undone, so check that something can."""
    table, chance = hippodrome.new_table(game, hippodrome.find_game(game).seats[-1], 1), Random(1)
    while not table.over:
        seat, _word = step(table, chance)
        if table.can_undo(seat):
            return
    raise AssertionError("nothing could be undone in a whole game")
