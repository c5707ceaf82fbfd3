"""For who writes a game: hold it to all that a game of Hippodrome promises, with one line of test.

    from hippodrome.testing import conformance_of

    TestMorris = conformance_of("morris")

That is a class with a test for each promise and each number of seats: games end and keep their invariants, copies go
their own way, undo leaves no trace, tables are saved and loaded, records replay and verify, nobody sees what they may
not, everything can be said. Our own games are held to the same (`tests/conformance/test_promises.py`).

`walk`, `moments`, `step` and `snapshot` are there for tests of your own.
"""

import sys

if "pytest" in sys.modules:  # so that a broken promise shows what was compared with what
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
    """A class of tests for pytest: give it a name that begins with `Test`, and it is found."""
    import pytest

    checks = {f"test_{promise.__name__}": _test_of(promise, game) for promise in PROMISES}
    made = type(f"Test{game.capitalize()}", (), {"__doc__": f"What {game} promises.", **checks})
    return pytest.mark.parametrize("seats", find_game(game).seats)(made)


def _test_of(promise: Promise, game: str) -> object:
    def test(self: object, seats: int) -> None:
        promise(game, seats)

    test.__doc__ = promise.__doc__
    return test
