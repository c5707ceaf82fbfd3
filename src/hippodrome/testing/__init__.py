"""For authors of games: test that a game keeps all promises of a Hippodrome game, with one line of code.

    from hippodrome.testing import conformance_of

    TestMorris = conformance_of("morris")

This is a class with a test for each promise and each number of seats: games end and keep their invariants, copies are
independent, undo leaves no trace, tables can be saved and loaded, records replay and verify, nobody sees what they may
not, and everything has a text. Our own games pass the same tests (`tests/conformance/test_promises.py`).

Use `walk`, `moments`, `step` and `snapshot` in your own tests.
"""

import sys

if "pytest" in sys.modules:  # so that a failing promise shows the compared values
    rooms = ("knowledge", "play", "records", "secrets", "texts", "walking")
    sys.modules["pytest"].register_assert_rewrite(*(f"{__name__}.{room}" for room in rooms))

from hippodrome.registry import find_game
from hippodrome.testing import knowledge, play, records, secrets, texts
from hippodrome.testing.promises import PROMISES, Promise
from hippodrome.testing.walking import MORE, moments, snapshot, step, walk

__all__ = [
    "MORE",
    "PROMISES",
    "Promise",
    "conformance_of",
    "knowledge",
    "moments",
    "play",
    "records",
    "secrets",
    "snapshot",
    "step",
    "texts",
    "walk",
]


def conformance_of(game: str) -> type:
    """Return a class of pytest tests for a game; assign it to a name that starts with `Test`."""
    import pytest

    checks = {f"test_{promise.__name__}": _test_of(promise, game) for promise in PROMISES}
    made = type(f"Test{game.capitalize()}", (), {"__doc__": f"The promises of {game}.", **checks})
    return pytest.mark.parametrize("seats", find_game(game).seats)(made)


def _test_of(promise: Promise, game: str) -> object:
    def test(self: object, seats: int) -> None:
        promise(game, seats)

    test.__doc__ = promise.__doc__
    return test
