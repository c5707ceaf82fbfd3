"""What the declaration of a field carries: empty, copy, write, read, bounds."""

from typing import Annotated, Any

import pytest

from hippodrome.kernel import fields
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.fields import SHARED, Chart, Flag, Named, Number, Part, Pile, Row
from hippodrome.kernel.state import AnyState

TOWNS = ("acre", "tyre", "gaza")
SIDES = ("rome", "carthage")


class Siege:
    """A part that is not always there."""

    active: Annotated[bool, Flag()]
    town: Annotated[int, Named(TOWNS)]
    losses: Annotated[list[int], Row(Number(0, 9), 2)]

    def copy(self) -> "Siege":
        return fields.copy_into(Siege(), self)


NO_SIEGE = fields.blank_of(Siege)


class War(AnyState):
    """A position."""

    board: Annotated[object, SHARED]
    turn: Annotated[int, Number(1, 10)]
    peace: Annotated[bool, Flag()]
    leader: Annotated[int, Named(SIDES, none=-1)]
    control: Annotated[list[int], Chart(TOWNS, Named(SIDES, none=-1), [0, 1, -1])]
    hands: Annotated[list[list[int]], Row(Pile(Number(1, 60), 9), 2)]
    siege: Annotated[Siege, Part(Siege, NO_SIEGE)]


def war() -> War:
    game = War(2, Dice(b"x"))
    game.board = object()
    fields.blank(game)
    return game


def test_blank_is_what_the_declaration_says() -> None:
    game = war()
    assert (game.turn, game.peace, game.leader, game.control, game.hands) == (1, False, -1, [0, 1, -1], [[], []])
    assert game.siege is NO_SIEGE


def test_a_copy_shares_only_what_never_changes() -> None:
    game = war()
    game.hands[0].append(5)
    twin = game.copy()
    assert isinstance(twin, War) and twin.board is game.board and twin.siege is NO_SIEGE
    twin.hands[0].append(6)
    twin.control[0] = 1
    assert game.hands == [[5], []] and game.control[0] == 0


def test_written_is_read_again() -> None:
    game = war()
    game.turn, game.leader, game.control, game.hands = 7, 1, [0, 0, -1], [[3, 60], []]
    game.siege = fields.blank_of(Siege)
    game.siege.active, game.siege.town = True, 2
    data = fields.write(game)
    assert data["control"] == {"tyre": "rome"} and data["leader"] == "carthage" and data["siege"]["town"] == "gaza"
    other = war()
    fields.read(other, data)
    assert fields.write(other) == data and not fields.faults(other)


@pytest.mark.parametrize(
    "data",
    [
        {"turn": 11},
        {"turn": True},
        {"turn": 10**30},
        {"turn": "1"},
        {"peace": 1},
        {"leader": "greece"},
        {"leader": 2},
        {"control": {"troy": "rome"}},
        {"control": [0, 1, 0]},
        {"hands": [[1]]},
        {"hands": [[1], [61]]},
        {"hands": [[1] * 10, []]},
        {"siege": {"town": 9}},
        {"siege": {"walls": 9}},
        {"treasure": 5},
        [],
        None,
        7,
    ],
)
def test_what_cannot_be_is_a_bad_position(data: Any) -> None:
    with pytest.raises(BadPosition):
        fields.read(war(), data)


def test_names_may_be_numbered_from_below_zero() -> None:
    came_from = Named(["by-land", "by-sea", *TOWNS], first=-2)
    assert came_from.write(-2) == "by-land" and came_from.write(0) == "acre" and came_from.blank() == -2
    assert [came_from.read(data) for data in ("by-sea", "gaza", -2, 1)] == [-1, 2, -2, 1]
    assert [number for number in range(-9, 9) if came_from.holds(number)] == [-2, -1, 0, 1, 2]
    for data in (-3, 3, "troy"):
        with pytest.raises(BadPosition):
            fields.checked(data, came_from.shape())


def test_faults_name_the_fields_that_hold_what_they_may_not() -> None:
    game = war()
    game.turn, game.control = 0, [0, 1]
    assert fields.faults(game) == ["turn", "control"]
