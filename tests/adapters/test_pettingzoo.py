"""Our games as PettingZoo environments: its own test suite for every game and seat count, and further tests."""

import copy
import pickle
import sys
from itertools import count
from random import Random
from types import SimpleNamespace
from typing import Annotated, Any

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra [pettingzoo]")

import numpy as np
from pettingzoo.test import api_test, performance_benchmark, seed_test

import hippodrome
from hippodrome.adapters.payoffs import by_win
from hippodrome.adapters.pettingzoo import TableEnv, env
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.kinds import Number
from hippodrome.kernel.plain import PlainGame
from hippodrome.kernel.state import AnyState
from walking import CASES, IDS

games = pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)


def legal(seen: dict[str, Any]) -> list[int]:
    return [int(word) for word in np.flatnonzero(seen["action_mask"])]


def play_on(table: TableEnv, chance: Random, words: int = 100_000) -> None:
    for agent in table.agent_iter(words):
        seen, _reward, ended, _truncated, _info = table.last()
        assert seen is not None and agent == table.agent_selection
        table.step(None if ended else chance.choice(legal(seen)))


@games
@pytest.mark.filterwarnings("ignore:Observation")
def test_pettingzoos_test_suite(game: str, seats: int) -> None:
    api_test(env(game, seats), num_cycles=400)
    seed_test(lambda: env(game, seats), num_cycles=100)


@games
def test_pettingzoos_benchmark(
    game: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Replaces the benchmark's clock, so that its five seconds pass quickly. bench/ measures our speed."""
    clock = count()
    module = sys.modules[
        "pettingzoo.test.performance_benchmark"
    ]  # importing it by name would give the function of that name
    monkeypatch.setattr(module, "time", SimpleNamespace(time=lambda: next(clock) / 60))
    performance_benchmark(env(game, seats))
    assert "Finished performance benchmark" in capsys.readouterr().out


@games
def test_agents_play_the_same_game_as_a_table(game: str, seats: int) -> None:
    played = env(game, seats)
    played.reset(seed=3)
    table = played.table.copy()
    chance = Random(3)
    while played.agents and not played.terminations[played.agent_selection]:
        seen, *_rest = played.last()
        assert seen is not None
        ask = table.asks[0]
        assert played.agent_selection == f"seat_{ask.seat}" and legal(seen) == sorted(ask.options)
        word = chance.choice(ask.options)
        played.step(word)
        table.answer(ask.seat, word)
    assert table.over and table.scores == played.table.scores
    assert sum(played.rewards.values()) == pytest.approx(0)
    best = max(played.rewards, key=lambda agent: played.rewards[agent])
    assert int(best.removeprefix("seat_")) in table.ranking[0]


@games
def test_an_observation_does_not_depend_on_hidden_information(game: str, seats: int) -> None:
    played = env(game, seats)
    played.reset(seed=5)
    table, chance = hippodrome.new_table(game, seats, 5), Random(5)
    while not table.over:
        if len(table.said) % 9 == 0:
            for seat in range(seats):
                twin = table.redeal(seat, hippodrome.Dice.of(len(table.said)))
                here, there = played.eyes.observation(table, seat), played.eyes.observation(twin, seat)
                assert all(np.array_equal(here[part], there[part]) for part in here)
        ask = chance.choice(table.asks)
        table.answer(ask.seat, chance.choice(ask.options))


@pytest.mark.parametrize("game", ["byzantio", "nekken"])
def test_the_second_to_choose_learns_nothing_from_the_first(game: str) -> None:
    """Objectives are written simultaneously and in secret: seat 1 sees the same whatever seat 0 has written."""
    seen = []
    for choice in (0, -1):
        played = env(game, 3)
        played.reset(seed=2)
        while len(played.table.asks) < 2:
            played.step(legal(played.observe(played.agent_selection))[0])
        while played.agent_selection == "seat_0":
            played.step(legal(played.observe("seat_0"))[choice])
        assert played.agent_selection == "seat_1"
        seen.append(played.observe("seat_1"))
    assert all(np.array_equal(seen[0][part], seen[1][part]) for part in seen[0])


def test_the_same_seed_gives_the_same_series_of_games() -> None:
    series = []
    for _ in range(2):
        played = env("byzanz", 3)
        played.reset(seed=11)
        first = played.table.view(0)
        played.reset()
        series.append([first, played.table.view(0)])
    assert series[0] == series[1] and series[0][0] != series[0][1]


def test_observations_are_not_overwritten_later() -> None:
    played = env("byzanz", 3)
    played.reset(seed=1)
    kept = played.observe("seat_0")
    before = copy.deepcopy(kept)
    play_on(played, Random(1), 40)
    assert all(np.array_equal(kept[part], before[part]) for part in kept)


def test_errors_for_invalid_actions_name_the_legal_ones() -> None:
    played = env("byzanz", 3)
    with pytest.raises(AttributeError, match="reset"):
        played.last()
    played.reset(seed=1)
    with pytest.raises(hippodrome.IllegalWord, match="legal: pass"):
        played.step(played.words.index("stop"))
    with pytest.raises(hippodrome.IllegalWord, match="must act"):
        played.step(None)
    with pytest.raises(hippodrome.BadOption):
        env("byzanz", 9)
    with pytest.raises(hippodrome.BadOption):
        env("byzanz", options={"hidden": True})
    with pytest.raises(hippodrome.BadOption, match="human"):
        env("byzanz", render_mode="human")


def test_options_payoffs_and_pictures() -> None:
    played = env("byzanz", 4, {"hidden_profit": True}, payoffs=by_win, render_mode="svg")
    played.reset(seed=4)
    assert played.table.view(0)["options"]["hidden_profit"] is True
    picture = played.render()
    assert picture is not None and picture.startswith("<svg")
    while not all(played.terminations.values()):
        play_on(played, Random(4), 1)
    assert sum(played.rewards.values()) == pytest.approx(1) and min(played.rewards.values()) == 0
    assert env("byzanz", 4).render() is None
    played.close()


@pytest.mark.parametrize("kept", [copy.deepcopy, lambda played: pickle.loads(pickle.dumps(played))])
def test_an_environment_is_copied_with_its_game(kept: Any) -> None:
    played = env("byzantio", 3)
    played.reset(seed=6)
    play_on(played, Random(6), 25)
    twin = kept(played)
    play_on(played, Random(7))
    assert len(twin.agents) == 3
    play_on(twin, Random(7))
    assert twin.table.scores == played.table.scores


class Pile(AnyState):
    """A pile of matches from which two players take one or two in turn."""

    left: Annotated[int, Number(0, 9, 9)]
    turn: Annotated[int, Number(0, 9)]


def take(game: Any) -> Flow:
    game.left -= 1 + (yield Ask(game.turn % 2, "NI 1.1", "prompt-take", [0, 1] if game.left > 1 else [0]))
    game.turn += 1


class Nim(PlainGame):
    """Nim, with features: the player who takes the last match wins."""

    def __init__(self) -> None:
        super().__init__("nim", Pile, (2,), ["one", "two"])

    def step(self, state: Any) -> Flow:
        return take(state)

    def over(self, state: Any) -> bool:
        return bool(state.left == 0)

    def scores(self, state: Any) -> list[int]:
        return [state.turn % 2, 1 - state.turn % 2]

    def feature_names(self, seats: int) -> list[str]:
        return ["own-turn", "left"]

    def features(self, state: Any, seat: int) -> list[float]:
        return [float(state.turn % 2 == seat), state.left / 9]


def test_features_are_used_if_a_game_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(hippodrome.registry._loaded, "nim", Nim())
    played = env("nim")
    played.reset(seed=1)
    assert played.feature_names == ["own-turn", "left"] and env("byzanz").feature_names != played.feature_names
    assert played.observe("seat_0")["observation"].tolist() == [1.0, 1.0]
    played.step(1)
    assert played.observe("seat_0")["observation"].tolist() == pytest.approx([0.0, 7 / 9])
    play_on(played, Random(1))
    assert not played.agents
