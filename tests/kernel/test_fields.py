"""The declaration of a field defines its blank value, copying, writing, reading and bounds."""

from typing import Annotated, Any, Literal

import pytest

from hippodrome.kernel import fields
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.kinds import (
    APART,
    SHARED,
    Chart,
    Flag,
    Flat,
    Named,
    Number,
    Pair,
    Part,
    Pile,
    Printed,
    Row,
    Seat,
    Series,
    Tally,
)
from hippodrome.kernel.state import AnyState

TOWNS = ("acre", "tyre", "gaza")
SIDES = ("rome", "carthage")


class Siege:
    """A part that may be absent."""

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


def test_blank_values_follow_the_declaration() -> None:
    game = war()
    assert (game.turn, game.peace, game.leader, game.control, game.hands) == (1, False, -1, [0, 1, -1], [[], []])
    assert game.siege is NO_SIEGE


def test_a_copy_shares_only_immutable_values() -> None:
    game = war()
    game.hands[0].append(5)
    twin = game.copy()
    assert isinstance(twin, War) and twin.board is game.board and twin.siege is NO_SIEGE
    twin.hands[0].append(6)
    twin.control[0] = 1
    assert game.hands == [[5], []] and game.control[0] == 0


def test_a_written_position_can_be_read() -> None:
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
def test_impossible_values_are_a_bad_position(data: Any) -> None:
    with pytest.raises(BadPosition):
        fields.read(war(), data)


def test_the_numbers_of_names_may_start_below_zero() -> None:
    came_from = Named(["by-land", "by-sea", *TOWNS], first=-2)
    assert came_from.write(-2) == "by-land" and came_from.write(0) == "acre" and came_from.blank() == -2
    assert [came_from.read(data) for data in ("by-sea", "gaza", -2, 1)] == [-1, 2, -2, 1]
    assert [number for number in range(-9, 9) if came_from.holds(number)] == [-2, -1, 0, 1, 2]
    for data in (-3, 3, "troy"):
        with pytest.raises(BadPosition):
            fields.checked(data, came_from.shape())


def test_faults_name_the_fields_with_invalid_values() -> None:
    game = war()
    game.turn, game.control = 0, [0, 1]
    assert fields.faults(game) == ["turn", "control"]


GOODS = ("wine", "wood", "grain")


class Stage:
    """A printed board, different for each table."""

    def __init__(self, rounds: int, towns: list[str]) -> None:
        self.rounds, self.towns = rounds, towns


class Fair(AnyState):
    """A position whose bounds depend on its table."""

    stage: Annotated[Stage, SHARED]
    round: Annotated[int, Number(1, "stage.rounds")]
    leader: Annotated[int, Seat(nobody=True)]
    order: Annotated[list[int], Row(Seat(), "seats")]
    hands: Annotated[list[list[int]], Row(Tally(Named(GOODS, what="card"), 9), "seats")]
    stalls: Annotated[list[int], Chart("stage.towns", Number(0, 3))]
    prices: Annotated[list[int], Flat(Row(Chart("stage.towns", Number(0, 9)), "seats"), 6, turned=True)]
    guests: Annotated[list[int], Flat(Chart("stage.towns", Row(Number(-1, 9), "seats")), 6)]
    road: Annotated[list[int], Pile(Named("stage.towns", what="town"), "stage.rounds")]
    seen: Annotated[list[int], Pile(Pair(Named(GOODS), Number(0, 9), len(GOODS)), 20)]


def fair(seats: int = 3, rounds: int = 4, towns: tuple[str, ...] = TOWNS) -> Fair:
    game = Fair(seats, Dice(b"x"))
    game.stage = Stage(rounds, list(towns))
    fields.blank(game)
    return game


def test_each_table_has_its_own_sizes() -> None:
    small, large = fair(), fair(5, 9, ("rome", "bari"))
    assert (small.leader, small.order, small.stalls) == (-1, [0, 0, 0], [0, 0, 0])
    assert (large.order, large.hands, large.stalls) == ([0] * 5, [[0, 0, 0]] * 5, [0, 0])
    for data in ({"leader": 4}, {"round": 9}, {"order": [4, 3, 2, 1, 0]}, {"stalls": {"bari": 1}}, {"road": ["rome"]}):
        fields.read(large, data)
        with pytest.raises(BadPosition):
            fields.read(small, data)
    assert large.stalls == [0, 1] and not fields.faults(large)
    small.leader, small.round, small.order = 3, 5, [0, 1]
    assert fields.faults(small) == ["round", "leader", "order"]


def test_things_are_stored_as_counts_and_written_by_name() -> None:
    game = fair()
    fields.read(game, {"hands": [["wood", "wine", "wood"], [], [2]], "seen": [["grain", 2], ["wine", 0]]})
    assert game.hands == [[1, 2, 0], [0, 0, 0], [0, 0, 1]] and game.seen == [8, 0]
    data = fields.write(game)
    assert data["hands"] == [["wine", "wood", "wood"], [], ["grain"]] and data["seen"] == [["grain", 2], ["wine", 0]]
    twin = game.copy()
    assert isinstance(twin, Fair) and twin.hands == game.hands and twin.hands[0] is not game.hands[0]
    for hand in ([10, 0, 0], [-1, 0, 0], [1, 0], [True, 0, 0], (1, 0, 0)):
        game.hands[0] = hand  # type: ignore[assignment]
        assert fields.faults(game) == ["hands"]


def test_nested_lists_may_be_stored_flat() -> None:
    game = fair(2)
    assert game.prices == [0] * 18 and game.guests == [-1] * 18
    fields.read(game, {"prices": [{"gaza": 4}, {"acre": 2}], "guests": {"tyre": [5, 6]}})
    assert {place: price for place, price in enumerate(game.prices) if price} == {12: 4, 1: 2}
    assert {place: count for place, count in enumerate(game.guests) if count != -1} == {6: 5, 7: 6}
    data = fields.write(game)
    assert data["prices"] == [{"gaza": 4}, {"acre": 2}] and data["guests"] == {"tyre": [5, 6]}
    assert not fields.faults(game)
    game.prices[2] = 1  # belongs to a third seat
    game.guests[0] = 99
    assert fields.faults(game) == ["prices", "guests"]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"prices": [{}, {"troy": 1}, {}]}, "'prices'[1] has no 'troy'"),
        ({"guests": {"acre": [1]}}, "'acre' needs one entry per seat: 3 entries, not 1."),
        ({"round": 5}, "'round' is a number from 1 to 4, not 5."),
        ({"round": "x" * 500}, "a number from 1 to 4, not 'xxx"),
        ({"leader": -2}, "'leader' is a number from -1 to 2, not -2."),
        ({"order": [0, 1]}, "'order' needs one entry per seat: 3 entries, not 2."),
        ({"order": 7}, "'order' is a list, not 7."),
        ({"hands": [[], ["beer"], []]}, "'hands'[1][0]: there is no card 'beer'; there are: wine, wood, grain."),
        ({"hands": [[], ["wine"] * 10, []]}, "'hands'[1] has at most 9 entries, not 10."),
        ({"stalls": {"troy": 1}}, "'stalls' has no 'troy'; it has: acre, tyre, gaza."),
        ({"stalls": {"acre": 4}}, "'acre' is a number from 0 to 3, not 4."),
        ({"stalls": [1]}, "'stalls' is made of named entries, not [1]."),
        ({"road": ["acre", None]}, "'road'[1]: there is no town None"),
        ({"road": ["acre"] * 5}, "at most 4 entries"),
        ({"seen": [["wine"]]}, "'seen'[0] is a list of one of wine, wood, grain and a number from 0 to 9"),
        ({"hoofs": 4}, "A position has no 'hoofs'; it has: round, leader, order"),
        ({7: 4}, "A position has no 7"),
        ([], "A position has named entries, it is not []."),
        ({"round": 10**5000}, "a number from 1 to 4, not that."),
    ],
)
def test_errors_explain_what_is_wrong(data: Any, why: str) -> None:
    with pytest.raises(BadPosition) as refused:
        fields.read(fair(), data)
    assert why in str(refused.value)


def test_errors_explain_what_is_wrong_with_a_part() -> None:
    for data, why in (
        ({"siege": {"town": "troy"}}, "'town' is one of acre, tyre, gaza, not 'troy'."),
        ({"siege": {"walls": 1}}, "'siege' has no 'walls'; it has: active, town, losses."),
        ({"siege": 4}, "'siege' is made of named entries, not 4."),
        ({"peace": "no"}, "'peace' is true or false, not 'no'."),
    ):
        with pytest.raises(BadPosition) as refused:
            fields.read(war(), data)
        assert why in str(refused.value)


Side = Annotated[int, Named(SIDES)]


class Campaign:
    """A type alias, printed cards, a series, and a field that is written separately."""

    ally: Side
    losers: Annotated[list[int], Pile(Side, 3)]
    cards: Annotated[list[int], Pile(Printed(65, 60), 60)]
    story: Annotated[list[int], Series([Number(1, 6), Side, Named(TOWNS, none=-1)], 2)]
    forts: Annotated[list[int], Row(Number(0, 5), 3), APART]


def campaign() -> Campaign:
    thing = fields.blank_of(Campaign)
    assert isinstance(thing, Campaign)
    return thing


def test_an_annotated_type_can_have_an_alias() -> None:
    thing = campaign()
    fields.read(thing, {"ally": "carthage", "losers": ["rome", 1], "cards": [65, 124]})
    assert (thing.ally, thing.losers, thing.cards) == (1, [0, 1], [0, 59])
    assert fields.write(thing)["cards"] == [65, 124]
    with pytest.raises(TypeError):
        Pile(int, 3)


def test_a_series_is_written_as_one_list() -> None:
    thing = campaign()
    fields.read(thing, {"story": [1, "rome", "gaza", 2, 1, None]})
    assert thing.story == [1, 0, 2, 2, 1, -1]
    assert fields.write(thing)["story"] == [1, "rome", "gaza", 2, "carthage", None]
    for story in ([1, "rome"], [1, "gaza", "rome"], [7, 0, 0], [1, 0, 0] * 3, [1, 0, [0]], [1, 0, 3], 5):
        with pytest.raises(BadPosition):
            fields.read(campaign(), {"story": story})
    thing.story = [1, 0, 9]
    assert fields.faults(thing) == ["story"]


def test_a_field_marked_apart_is_blanked_and_checked_but_neither_written_nor_read() -> None:
    thing = campaign()
    assert thing.forts == [0, 0, 0] and "forts" not in fields.write(thing)
    with pytest.raises(BadPosition):
        fields.read(thing, {"forts": [1, 1, 1]})
    thing.forts[1] = 6
    assert fields.faults(thing) == ["forts"]
    thing.forts = [True, 0, 0]
    assert fields.faults(thing) == ["forts"], "a bool is not a number"


def test_a_lone_surrogate_is_not_a_name() -> None:
    for data in ({"ally": "\ud800"}, {"\ud800": 1}, {"losers": ["\ud800"]}):
        with pytest.raises(BadPosition):
            fields.read(campaign(), data)
    with pytest.raises(BadPosition):
        fields.checked("\ud800", Literal["acre", "tyre"])


class Parley:
    """A class whose fields are the arguments of its constructor."""

    def __init__(self, town: Annotated[int, Named(TOWNS)], loud: bool = True) -> None:
        self.town, self.loud = town, loud


class Treaty(Parley):
    """A subclass with one more argument, and a field that is not an argument."""

    signed: Annotated[bool, Flag()]

    def __init__(self, town: Annotated[int, Named(TOWNS)], years: Annotated[int, Number(1, 9)]) -> None:
        super().__init__(town)
        self.years, self.signed = years, False


def test_annotated_constructor_arguments_are_fields() -> None:
    assert [field.name for field in fields.fields_of(Parley)] == ["town"]
    assert [field.name for field in fields.fields_of(Treaty)] == ["town", "years", "signed"]
    assert fields.write(Treaty(1, 3)) == {"town": "tyre", "years": 3, "signed": False}
    assert fields.arguments(Parley, {"town": "gaza"}) == {"town": 2}
    with pytest.raises(BadPosition, match="from 1 to 9"):
        fields.arguments(Treaty, {"town": "gaza", "years": 10})
