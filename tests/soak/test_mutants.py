"""A hundred thousand damaged positions of each game are refused or playable, within limits of time and memory."""

import os
import time

import pytest

from tests.conformance.mutants import GAMES, try_mutants

MUTANTS = int(os.environ.get("HIPPODROME_MUTANTS", "100000"))
pytestmark = pytest.mark.soak


@pytest.mark.parametrize("game", GAMES)
def test_a_hundred_thousand_mutants_are_refused_or_can_be_played(game):
    began = time.process_time()
    try_mutants(game, MUTANTS, f"much of {game}")
    print(f"{game}: {MUTANTS} mutants in {time.process_time() - began:.0f} s of CPU time")
