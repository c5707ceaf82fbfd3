"""Garbage in, BadPosition out: a damaged position is refused, or it can be played.

Each position of a random game is damaged in a few places: values are too large, of another type, missing, duplicated
or taken from elsewhere. Reading it may raise only BadPosition or BadOption. A position that is accepted must have
views for all seats and accept twenty words, while its invariants hold.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import hippodrome
from hippodrome.kernel import fields
from tests.conformance.mutants import GAMES, JUNK, SECONDS, answered, deep, played, timed, try_mutants
from walking import CASES

MUTANTS = 2_000
"""Damaged positions per game in every run; `make soak` tries 100,000 (`tests/soak/test_mutants.py`)."""
BOTTOMLESS = deep(100_000)
"""Built once, because the garbage collector makes building it slow."""


@pytest.mark.parametrize("game", GAMES)
def test_garbage_is_refused_or_can_be_played(game: str) -> None:
    try_mutants(game, MUTANTS, game)


@pytest.mark.parametrize("game", ["byzanz", "hamilcar"])
def test_missing_checks_are_detected(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """If positions are read without `invariants.check`, some accepted position must break it in play."""
    monkeypatch.setattr(f"hippodrome.games.{game}.position.invariants", SimpleNamespace(**without_reading_checks(game)))
    with idle_parts_restored(game), pytest.raises(AssertionError, match="BrokenInvariant"):
        try_mutants(game, MUTANTS, game)


@contextmanager
def idle_parts_restored(game: str) -> Iterator[None]:
    """Undo what unchecked positions do to the objects that stand for an absent part, which all positions share."""
    known = vars(import_module(f"hippodrome.games.{game}.state")).values()
    idle = [one for one in known if hasattr(one, "active") and hasattr(one, "copy") and not isinstance(one, type)]
    before = [(one, one.copy()) for one in idle]
    yield
    for one, copy in before:
        for field in fields.fields_of(type(one)):
            setattr(one, field.name, getattr(copy, field.name))


def without_reading_checks(game: str) -> dict[str, Any]:
    """Return a game's invariants, with the checks made on reading a position disabled."""
    known = vars(import_module(f"hippodrome.games.{game}.invariants"))
    return dict(known) | dict.fromkeys(("check", "check_boundary"), lambda state: None)


@pytest.mark.parametrize("game", GAMES)
def test_junk_in_place_of_any_part_is_refused_or_can_be_played(game: str) -> None:
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
