"""One seat of a game as a Gymnasium environment."""

from typing import Any

import pytest

pytest.importorskip("gymnasium", reason="needs the extra [pettingzoo]")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

import hippodrome
from hippodrome.adapters.gymnasium import SeatEnv
from hippodrome.bots import RandomBot
from hippodrome.games import PLAYABLE
from walking import CASES, IDS

quietly = pytest.mark.filterwarnings("ignore:.*Box observation space.*:UserWarning")


def play(env: SeatEnv, seed: int, choose: Any = None) -> tuple[float, int]:
    """Play a game at random or with `choose`; return the reward and the number of steps."""
    chance = np.random.default_rng(seed)
    seen, _info = env.reset(seed=seed)
    steps = 0
    while True:
        word = chance.choice(np.flatnonzero(seen["action_mask"])) if choose is None else choose(seen)
        seen, reward, ended, truncated, info = env.step(word)
        steps += 1
        assert not truncated and not info
        if ended:
            return float(reward), steps
        assert reward == 0 and seen["action_mask"].any()


@quietly
@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_gymnasiums_env_checker(game: str, seats: int) -> None:
    check_env(SeatEnv(game, seats, seat=seats - 1), skip_render_check=True)


@quietly
@pytest.mark.parametrize("game", PLAYABLE)
def test_every_game_is_registered(game: str) -> None:
    name = f"Hippodrome/{game}-v{hippodrome.find_game(game).version}"
    made = gymnasium.make(name, opponents="random")
    check_env(made.unwrapped, skip_render_check=True)
    assert isinstance(made.unwrapped, SeatEnv)


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_a_whole_game_from_every_seat(game: str, seats: int) -> None:
    for seat in range(seats):
        env = SeatEnv(game, seats, seat)
        reward, _steps = play(env, seat)
        assert -1 <= reward <= 1 and env.table.over and not env.table.loud


def test_opponents_are_bots_by_name_bots_or_policies() -> None:
    asked = []

    def first(observation: Any, mask: Any) -> Any:
        asked.append(len(observation))
        return np.flatnonzero(mask)[0]

    env = SeatEnv("byzanz", 4, seat=1, opponents=["greedy", RandomBot(3), first])
    play(env, 1)
    assert env.table.loud and set(asked) == {len(env.feature_names)}
    assert not SeatEnv("byzanz", 3, opponents=first)._players
    with pytest.raises(hippodrome.BadOption, match="2 other seats"):
        SeatEnv("byzanz", 3, opponents=["random"])
    with pytest.raises(hippodrome.HippodromeError, match="no bot"):
        SeatEnv("byzanz", 3, opponents="nobody")
    with pytest.raises(hippodrome.BadOption, match="a bot or a policy, not 7"):
        SeatEnv("byzanz", 3, opponents=7)  # type: ignore[arg-type]


class Plain:
    """A bot without a base class."""

    def choose(self, table: hippodrome.Table, seat: int) -> str:
        return table.ask_of(seat).words[0]


def test_an_opponent_need_not_inherit_anything() -> None:
    env = SeatEnv("byzanz", 3, opponents=[Plain(), RandomBot(1)])  # type: ignore[list-item]
    play(env, 1)
    assert env.table.loud, "the bot was given a loud world"


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_the_same_seed_gives_the_same_game(opponents: str) -> None:
    env = SeatEnv("byzanz", 3, opponents=opponents)
    first, again = play(env, 8), play(env, 8)
    assert first == again and play(env, 9) != first


def test_an_illegal_action_loses_or_raises() -> None:
    env = SeatEnv("byzanz", 3)
    env.reset(seed=1)
    wrong = env.words.index("stop")
    _seen, reward, ended, _truncated, info = env.step(wrong)
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})
    strict = SeatEnv("byzanz", 3, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(hippodrome.IllegalWord):
        strict.step(wrong)
    for wrongly in ({"seat": 3}, {"illegal": "ignore"}, {"render_mode": "human"}):
        with pytest.raises(hippodrome.BadOption):
            SeatEnv("byzanz", 3, **wrongly)  # type: ignore[arg-type]


def test_masks_and_pictures() -> None:
    env = SeatEnv("byzanz", 3, render_mode="svg")
    seen, _info = env.reset(seed=2)
    assert env.action_masks().dtype == bool and np.array_equal(env.action_masks(), seen["action_mask"])
    picture = env.render()
    assert picture is not None and picture.startswith("<svg") and SeatEnv("byzanz").render() is None
