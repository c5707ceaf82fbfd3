"""Our games in OpenSpiel: its own simulation test with serialisation, its own search, and fair information states."""

import pickle
import subprocess
import sys
from random import Random
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="needs the extra [openspiel]")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import hippodrome
import hippodrome.adapters.openspiel
from hippodrome.adapters.openspiel import MOST_OUTCOMES, PlayoutEvaluator
from hippodrome.games import PLAYABLE
from walking import CASES, IDS


def by_chance(state: Any, chance: Random) -> int:
    """Return a random action of chance or of the player."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        return int(chance.choices(outcomes, weights)[0])
    return int(chance.choice(state.legal_actions()))


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_openspiels_simulation_with_serialisation(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"hippodrome_{game}(players={seats})")
    assert loaded.num_players() == seats
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", PLAYABLE)
def test_openspiels_search_plays_a_whole_game(game: str) -> None:
    loaded = pyspiel.load_game(f"hippodrome_{game}")
    chance = Random(1)
    bot = ismcts.ISMCTSBot(
        loaded, PlayoutEvaluator(seed=1), uct_c=2.0, max_simulations=2, random_state=np.random.RandomState(1)
    )
    state, thought = loaded.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0:
            state.apply_action(bot.step(state))
            thought += 1
        else:
            state.apply_action(by_chance(state, chance))
    assert thought > 10 and sum(state.returns()) == pytest.approx(0)


def test_both_searches_with_openspiels_rollouts() -> None:
    loaded = pyspiel.load_game("hippodrome_byzantium")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(2))
    bots = [
        ismcts.ISMCTSBot(loaded, evaluator, 2.0, 3, random_state=np.random.RandomState(3)),
        mcts.MCTSBot(loaded, 2.0, 3, evaluator, random_state=np.random.RandomState(4)),
    ]
    state, chance = loaded.new_initial_state(), Random(2)
    for _ in range(14):
        player = state.current_player()
        state.apply_action(bots[player].step(state) if player >= 0 else by_chance(state, chance))


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_game_can_be_rebuilt_from_its_history(game: str) -> None:
    loaded, chance = pyspiel.load_game(f"hippodrome_{game}"), Random(3)
    state = loaded.new_initial_state()
    for _ in range(150):
        if not state.is_terminal():
            action = by_chance(state, chance)
            assert state.action_to_string(state.current_player(), action)
            state.apply_action(action)
    again = loaded.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize("game", PLAYABLE)
def test_chance_is_fair_and_within_its_bounds(game: str) -> None:
    loaded, chance = pyspiel.load_game(f"hippodrome_{game}"), Random(4)
    state, nodes = loaded.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            nodes += 1
            outcomes = state.chance_outcomes()
            assert sum(weight for _action, weight in outcomes) == pytest.approx(1)
            assert all(0 <= action < MOST_OUTCOMES for action, _weight in outcomes)
        state.apply_action(by_chance(state, chance))
    assert nodes <= loaded.max_chance_nodes_in_history()


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_resampled_state_is_the_same_to_its_player(game: str) -> None:
    loaded, chance = pyspiel.load_game(f"hippodrome_{game}"), Random(5)
    state, worlds = loaded.new_initial_state(), set()
    for number in range(200):
        if state.is_terminal():
            break
        player = state.current_player()
        if player >= 0 and number % 7 == 0:
            world = state.resample_from_infostate(player, chance.random)
            assert world.current_player() == player and world.legal_actions() == state.legal_actions()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.observation_string(player) == state.observation_string(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.history() == state.history()
            worlds.add(str(world) == str(state))
            again = pickle.loads(pickle.dumps(world))
            assert str(again) == str(world), "a resampled world is not the same after serialisation"
        state.apply_action(by_chance(state, chance))
    assert game == "byzantium" or False in worlds, "worlds must differ in a game with hidden information"


def test_options_are_parameters() -> None:
    loaded = pyspiel.load_game("hippodrome_byzanz(players=5,hidden_profit=true)")
    assert loaded.new_initial_state().moment.options == {"hidden_profit": True, "merchants_count": True}
    assert str(pyspiel.load_game(str(loaded))) == str(loaded)
    with pytest.raises(hippodrome.BadOption):
        pyspiel.load_game("hippodrome_byzanz(players=7)")
    with pytest.raises(hippodrome.BadOption):
        pyspiel.load_game("hippodrome_byzantium(elite_limit=none)")


def test_python_exits_cleanly_after_using_openspiel() -> None:
    """OpenSpiel releases the registered games only after the Python interpreter has been finalised."""
    script = "import pyspiel, hippodrome.adapters.openspiel as o; pyspiel.load_game('hippodrome_byzanz'); print('done')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert (done.returncode, done.stdout.strip()) == (0, "done"), done.stderr
