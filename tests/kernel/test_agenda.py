"""Errands are pushed, run, copied, written and read."""

from typing import Annotated, Any

import pytest

from hippodrome.kernel import errands, fields
from hippodrome.kernel.agenda import Affair, Errand, LongState
from hippodrome.kernel.ask import Ask, Flow, choose
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.kinds import Named, Number

TOWNS = ("acre", "tyre", "gaza")


class Errands(Errand[LongState]):
    """Base class of this file's errands."""


class March(Errands):
    """Ask how far, then arrive."""

    town: Annotated[int, Named(TOWNS)]
    most: Annotated[int, Number(1, 3)]

    def __init__(self, town: int, most: int = 1) -> None:
        self.town, self.most = town, most

    def run(self, game: LongState) -> Flow:
        return self.ask(game)

    def ask(self, game: LongState) -> Flow:
        word = yield Ask(0, "XX 1", "prompt-march", list(range(self.most)))
        game.push(GoHome())
        if word:
            game.push(self)


class GoHome(Errands):
    """An errand without a question."""

    def run(self, game: LongState) -> None:
        assert self not in game.agenda


class Siege(Affair[LongState]):
    """Lasts for several days and asks a question on the last."""

    days: Annotated[int, Number(0, 9)]

    def __init__(self, days: int) -> None:
        self.days = days

    def copy(self) -> "Siege":
        return Siege(self.days)

    def run(self, game: LongState) -> Flow | None:
        if self.days == 0:
            return self.storm(game)
        self.days -= 1
        game.push(GoHome())
        return None

    def storm(self, game: LongState) -> Flow:
        yield from choose(0, "XX 2", "prompt-alone", [7])
        yield from choose(0, "XX 2", "prompt-storm", [0, 1])
        game.finish(self)


def war(*agenda: Errand[Any]) -> LongState:
    game = LongState(2, Dice(b"x"))
    for errand in agenda:
        game.push(errand)
    return game


def test_an_errand_without_a_question_leaves_the_agenda_when_done() -> None:
    game = war(GoHome())
    assert game.next_step() is None
    assert game.agenda == []


def test_an_asking_errand_leaves_the_agenda_but_stays_on_the_boundarys() -> None:
    march = March(1, 3)
    game = war(march)
    flow = game.next_step()
    assert flow is not None and game.agenda == []
    boundary = game.boundary()
    assert isinstance(boundary, LongState) and boundary.agenda == [march] and game.agenda == []
    next(flow)
    with pytest.raises(StopIteration):
        flow.send(1)
    assert [type(errand) for errand in game.agenda] == [GoHome, March]


def test_an_affair_stays_on_the_agenda_until_it_is_finished() -> None:
    siege = Siege(1)
    game = war(siege)
    assert game.next_step() is None
    assert [type(errand) for errand in game.agenda] == [Siege, GoHome], (
        "the siege continues below the errand it has pushed"
    )
    assert game.next_step() is None
    flow = game.next_step()
    assert flow is not None
    assert game.agenda == [siege], "visible to everybody while it asks"
    boundary = game.boundary()
    assert isinstance(boundary, LongState) and [type(errand) for errand in boundary.agenda] == [Siege]
    assert next(flow).key == "prompt-storm", "a question with a single answer is skipped"
    with pytest.raises(StopIteration):
        flow.send(1)
    assert game.agenda == []


def test_only_the_affair_on_top_can_be_finished() -> None:
    siege = Siege(1)
    with pytest.raises(AssertionError):
        war(siege, GoHome()).finish(siege)


def test_a_copy_of_a_position_shares_errands_and_copies_affairs() -> None:
    game = war(GoHome(), Siege(2))
    twin = game.copy()
    assert isinstance(twin, LongState) and twin.agenda[0] is game.agenda[0]
    twin.next_step()
    assert isinstance(game.agenda[1], Siege) and game.agenda[1].days == 2 and len(game.agenda) == 2


def test_several_errands_run_in_the_given_order() -> None:
    first, second, third = March(1), March(2), GoHome()
    game = war(GoHome())
    game.then(first, second, third)
    assert game.agenda[:0:-1] == [first, second, third]


def test_a_single_option_is_chosen_without_asking() -> None:
    one = choose(0, "XX 1", "prompt-march", [7])
    with pytest.raises(StopIteration) as done:
        next(one)
    assert done.value.value == 7
    two = choose(1, "XX 1", "prompt-march", [7, 8], {"left": 2})
    ask = next(two)
    assert (ask.seat, ask.options, ask.prompt.params) == (1, [7, 8], {"left": 2})
    with pytest.raises(StopIteration) as done:
        two.send(8)
    assert done.value.value == 8
    asked = choose(0, "XX 1", "prompt-march", [7], at_once=False)
    assert next(asked).options == [7], "with at_once=False, even a single option is asked for, since dice follow"


def test_agendas_are_written_and_read() -> None:
    written = errands.write_agenda([March(2, 3), GoHome()])
    assert written == [{"errand": "march", "town": "gaza", "most": 3}, {"errand": "go-home"}]
    assert errands.write_agenda(errands.read_agenda(written, Errands)) == written
    assert errands.write_agenda(errands.read_agenda([["march", "gaza", 3, 0], ["go-home", 0, 0]], Errands)) == written
    assert errands.write_agenda(errands.read_agenda([["march", 2]], Errands))[0]["most"] == 1


NOT_AGENDAS = (
    *(7, [7], [[]], [["rest"]], [{"errand": "march"}], [["march", "troy"]], [["go-home", 1]], [["march", 1, 9]]),
    *([{"errand": "march", "town": "gaza", "walls": 1}], [{"errand": ["march"]}], [["go-home"]] * 201),
)


@pytest.mark.parametrize("data", NOT_AGENDAS)
def test_an_invalid_agenda_is_a_bad_position(data: Any) -> None:
    with pytest.raises(BadPosition):
        errands.read_agenda(data, Errands)


def test_faults_name_errands_with_impossible_data() -> None:
    assert errands.faults([March(1), March(3), GoHome()]) == ["march"]
    assert not fields.faults(GoHome())
