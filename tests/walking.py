"""Random walks through our games, shared by the tests."""

import hippodrome
from hippodrome.games import PLAYABLE
from hippodrome.testing import MORE, moments, snapshot, step, walk

__all__ = ["CASES", "IDS", "MORE", "moments", "snapshot", "step", "walk"]

CASES = [(name, seats) for name in PLAYABLE for seats in hippodrome.find_game(name).seats]
"""Every game of ours at every seat count."""
IDS = [f"{name}-{seats}" for name, seats in CASES]
