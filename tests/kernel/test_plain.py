"""Plain games, whose behaviour follows from the fields of their position; and rules as Python objects."""

import copy
import pickle
from random import Random
from typing import Annotated, Any

import pytest

import hippodrome
from hippodrome.games import PLAYABLE
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.dice import Dice, ScriptedDice
from hippodrome.kernel.errors import BadPosition, BrokenInvariant, OutOfChance
from hippodrome.kernel.kinds import Number, Row
from hippodrome.kernel.plain import PlainGame
from hippodrome.kernel.state import AnyState


class Race(AnyState):
    """Pawns on a track."""

    at: Annotated[list[int], Row(Number(0, 10), "seats")]
    turn: Annotated[int, Number(0, 99)]


def run(game: Any) -> Flow:
    seat = game.turn % game.seats
    word = yield Ask(seat, "RA 1.1", "prompt-run", [0, 1])
    game.at[seat] = min(10, game.at[seat] + (game.dice.roll(6) if word else 2))
    game.turn += 1


class Runners(PlainGame):
    """A race to ten: walk two steps, or run as far as the die shows."""

    def __init__(self) -> None:
        super().__init__("runners", Race, (2, 3), ["walk", "run"])

    def step(self, state: Any) -> Flow:
        return run(state)

    def over(self, state: Any) -> bool:
        return max(state.at) == 10

    def scores(self, state: Any) -> list[int]:
        return list(state.at)


@pytest.fixture
def runners(monkeypatch: pytest.MonkeyPatch) -> Runners:
    rules = Runners()
    monkeypatch.setitem(hippodrome.registry._loaded, "runners", rules)
    return rules


def test_a_plain_game_is_played_written_and_read(runners: Runners) -> None:
    table, chance = hippodrome.new_table("runners", 3, seed=1), Random(1)
    assert table.position() == {"seats": 3, "at": [0, 0, 0], "turn": 0}
    while not table.over:
        table.check()
        again = hippodrome.position("runners", table.position(), seed=2)
        assert again.position() == table.position()
        table.answer(table.asks[0].seat, chance.choice(table.asks[0].options))
    assert table.ranking[0] == [seat for seat in range(3) if table.scores[seat] == 10]
    assert table.view(None)["board"]["at"] == table.scores
    assert hippodrome.read_record(table.record().text()).verify() == table


def test_tied_seats_share_a_rank(runners: Runners) -> None:
    table = hippodrome.position("runners", {"seats": 3, "at": [4, 10, 4]}, seed=1)
    assert table.over and table.ranking == [[1], [0, 2]]


@pytest.mark.parametrize("data", [{"seats": 4}, {"seats": "two"}, {"at": [0, 11]}, {"at": [1]}, {"pawns": 3}])
def test_an_impossible_position_is_refused(runners: Runners, data: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        hippodrome.position("runners", data)


def test_a_field_with_an_invalid_value_is_reported(runners: Runners) -> None:
    table = hippodrome.new_table("runners", 2, seed=1)
    table.state.at[0] = 12  # type: ignore[attr-defined]
    with pytest.raises(BrokenInvariant, match="at"):
        table.check()


# --- scripted dice ----------------------------------------------------------------------------------------------------


def test_a_strict_script_reports_the_roll_it_lacks(runners: Runners) -> None:
    table = hippodrome.new_table("runners", 2, seed=1)
    with pytest.raises(OutOfChance) as wanted:
        table.copy(ScriptedDice([], b"x")).play(0, "run")
    assert (wanted.value.sides, wanted.value.things) == (6, [])
    future = table.copy(ScriptedDice([-5], b"x"))
    future.play(0, "run")
    assert future.scores == [5, 0] and table.scores == [0, 0]
    later = future.copy(ScriptedDice([-3, -1], b"x"))
    later.play(1, "run")
    later.play(0, "run")
    assert later.scores == [6, 3]
    open_end = table.playout(ScriptedDice([-6], b"x", strict=False))
    open_end.play(0, "run")
    open_end.play(1, "run")
    assert open_end.scores[0] == 6 and open_end.scores[1] > 0


def test_a_strict_script_reports_the_things_of_a_draw() -> None:
    rules = hippodrome.find_game("byzanz")
    with pytest.raises(OutOfChance) as wanted:
        rules.setup(3, rules.settle_options(3, None), ScriptedDice([], b"x"))
    assert wanted.value.sides == 0 and len(wanted.value.things) == 112


def test_a_script_starts_after_the_rolls_since_the_boundary() -> None:
    """Within a step, the copy first repeats the rolls so far and then follows the script."""
    table, chance = hippodrome.new_table("hamilcar", 2, seed=4), Random(4)
    while not table.over and len(table.said) < 200:
        ask = chance.choice(table.asks)
        twin = table.copy(ScriptedDice([], b"x"))
        assert [other.options for other in twin.asks] == [other.options for other in table.asks]
        try:
            word = chance.choice(ask.options)
            twin.answer(ask.seat, word)
        except OutOfChance:
            pass
        table.answer(ask.seat, word)


# --- rules as objects -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", PLAYABLE)
def test_copies_and_pickles_of_rules_are_the_same_object(name: str) -> None:
    rules = hippodrome.find_game(name)
    assert copy.copy(rules) is rules and copy.deepcopy([rules])[0] is rules
    assert pickle.loads(pickle.dumps(rules)) is rules


def test_a_playout_of_a_plain_game_logs_no_events(runners: Runners) -> None:
    table = hippodrome.new_table("runners", 2, seed=1)
    playout = table.playout(Dice(b"x"))
    while not playout.over:
        playout.answer(playout.asks[0].seat, 1)
    assert not playout.events and table.scores == [0, 0]
