"""Every game of ours keeps the promises of `hippodrome.testing`, at every number of seats."""

from random import Random

import pytest

import hippodrome
from hippodrome.games import PLAYABLE
from hippodrome.testing import PROMISES, conformance_of, step
from hippodrome.text import LANGUAGES, languages_of

for name in PLAYABLE:
    globals()[f"Test{name.capitalize()}"] = conformance_of(name)


def test_there_are_as_many_promises_as_ever() -> None:
    """A file of promises that is not imported would be missed by nobody else."""
    assert len(PROMISES) >= 22 and len({promise.__name__ for promise in PROMISES}) == len(PROMISES)


@pytest.mark.parametrize("game", PLAYABLE)
def test_our_games_speak_all_our_languages(game: str) -> None:
    assert languages_of(game) == LANGUAGES


@pytest.mark.parametrize("game", PLAYABLE)
def test_in_our_games_words_can_be_taken_back(game: str) -> None:
    """Elsewhere the promise about undo may have nothing to say; here it has."""
    table, chance = hippodrome.new_table(game, hippodrome.find_game(game).seats[-1], 1), Random(1)
    while not table.over:
        seat, _word = step(table, chance)
        if table.can_undo(seat):
            return
    raise AssertionError("nothing could be taken back in a whole game")
