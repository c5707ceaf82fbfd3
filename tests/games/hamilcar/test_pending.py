"""Errands on the agenda: each names the errand that it lies on, and the chain ends at the steps of a turn."""

import pytest

from hippodrome.games.hamilcar.pending import ERRANDS, TURN
from hippodrome.games.hamilcar.rules import land


@pytest.mark.parametrize("name", [name for name, errand in ERRANDS.items() if errand.lies_on])
def test_every_errand_finally_lies_on_a_step_of_the_turn(name: str) -> None:
    passed = []
    while name != TURN:
        assert name in ERRANDS, f"there is no errand {name!r}"
        assert name not in passed, f"{name!r} lies on itself"
        passed.append(name)
        name = ERRANDS[name].lies_on


def test_a_march_lies_on_its_campaign() -> None:
    assert [ERRANDS[name].lies_on for name in ("landing", "move", "campaign", "strategy")] == [
        "move",
        "campaign",
        "strategy",
        TURN,
    ]
    assert ERRANDS["siege"].lies_on == "", "a siege may be resolved anywhere"


def test_renamed_errands_keep_their_name_in_saved_games() -> None:
    assert ERRANDS["move"] is land.NextStep and "next-step" not in ERRANDS
