"""Garbage in, BadPosition out: a written position that was tampered with is refused, or it can be played.

Positions of random games get a few wounds each: values that are too big, of another type, missing, doubled, or taken
from elsewhere. Whoever reads them may say BadPosition (or BadOption) and nothing else; a position that
is accepted must show itself to everybody and take twenty words, and the invariants hold all the while.
"""

from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import hippodrome
from tests.conformance.mutants import GAMES, JUNK, SECONDS, answered, deep, played, timed, try_mutants
from walking import CASES

MUTANTS = 2_000
"""Of each game in every run; `make soak` tries 100,000 (`tests/soak/test_mutants.py`)."""
BOTTOMLESS = deep(100_000)
"""Built once: Python's garbage collector makes that slow."""


@pytest.mark.parametrize("game", GAMES)
def test_garbage_is_refused_or_can_be_played(game: str) -> None:
    try_mutants(game, MUTANTS, game)


@pytest.mark.parametrize("game", ["byzanz", "hamilcar"])
def test_a_door_that_checks_nothing_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Break: `invariants.check` is not asked when a position is read; what was let in breaks it in play."""
    monkeypatch.setattr(f"hippodrome.games.{game}.position.invariants", SimpleNamespace(**open_doors(game)))
    with pytest.raises(AssertionError, match="BrokenInvariant"):
        try_mutants(game, MUTANTS, game)


def open_doors(game: str) -> dict[str, Any]:
    """A game's invariants, but those that a position is held to when it is read hold always."""
    known = vars(import_module(f"hippodrome.games.{game}.invariants"))
    return dict(known) | dict.fromkeys(("check", "check_boundary"), lambda state: None)


@pytest.mark.parametrize("game", GAMES)
def test_junk_in_the_place_of_any_part_is_refused_or_can_be_played(game: str) -> None:
    sizes = [seats for name, seats in CASES if name == game]
    start = hippodrome.new_table(game, sizes[0], 1).position()
    for key in start:
        for junk in (*JUNK, BOTTOMLESS):
            table, took = timed(game, {**start, key: junk})
            assert took < SECONDS, key
            if table is not None:
                played(table, Random(1))
    for junk in JUNK:
        answered(game, junk)
