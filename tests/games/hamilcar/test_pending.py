"""Where errands lie: each names the errand it belongs to, and the chain ends at the steps of a turn."""

import pytest

from hippodrome.games.hamilcar.pending import ERRANDS, TURN
from hippodrome.games.hamilcar.rules import land


@pytest.mark.parametrize("name", [name for name, errand in ERRANDS.items() if errand.lies_on])
def test_whoever_lies_on_another_lies_on_a_step_of_the_turn_in_the_end(name: str) -> None:
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


def test_saved_games_name_a_class_as_it_was_called_when_they_were_saved() -> None:
    assert ERRANDS["move"] is land.NextStep and "next-step" not in ERRANDS
