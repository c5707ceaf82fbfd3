"""Learning: tiny trainings learn something, and an interrupted one continues with the same result."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from hippodrome.arena.pool import here
from hippodrome.bots.values import file_of, read_header, read_values
from hippodrome.cli import app
from hippodrome.games import find_game
from hippodrome.kernel.errors import HippodromeError
from hippodrome.learning import training as learning
from hippodrome.learning.curve import curve_of
from hippodrome.learning.network import Network
from hippodrome.learning.plans import plan_for
from hippodrome.learning.selfplay import SelfPlay
from hippodrome.learning.training import BadTraining, Training, TrainingPlan, read_story

TINY = TrainingPlan(
    *("nekken", 2),
    seed=3,
    units=6,
    first=24,
    batch=2,
    remembered=2,
    first_passes=8,
    rate=0.01,
    stride=6,
    first_stride=8,
    trials=2,
    tried_every=2,
    settle=1,
)


def learned(folder: Path, batches: int, plan: TrainingPlan = TINY, resume: bool = False) -> Training:
    training = Training(plan, folder, "hippodrome learn nekken", resume)
    for _ in training.go(here, lambda training: training.batches >= batches):
        pass
    return training


@pytest.fixture(scope="module")
def three_batches(tmp_path_factory: pytest.TempPathFactory) -> Training:
    return learned(tmp_path_factory.mktemp("three"), 3)


def test_a_training_writes_values_and_a_curve(three_batches: Training) -> None:
    folder = three_batches.folder
    values = read_values(file_of(folder, "nekken", 2).read_bytes(), "nekken", 2)
    assert len(values.units) == TINY.units
    assert read_header((folder / "now.values").read_bytes())["games"] == 24 + 2 * 2
    story = read_story(folder)
    assert [point["batches"] for point in story["curve"]] == [1, 2, 3]
    assert curve_of(story).startswith("<svg") and "nekken, 2 seats" in curve_of(story)
    assert sorted(path.name for path in folder.glob("batch-*")) == ["batch-1.npz", "batch-2.npz"]


def test_a_resumed_training_reaches_the_same_weights(three_batches: Training, tmp_path: Path) -> None:
    for batches in (1, 2, 3):
        learned(tmp_path, batches, resume=batches > 1)
    whole, pieces = (np.load(folder / "network.npz") for folder in (three_batches.folder, tmp_path))
    assert all(np.array_equal(whole[name], pieces[name]) for name in whole)
    assert (tmp_path / "now.values").read_bytes() == (three_batches.folder / "now.values").read_bytes()


def test_learned_values_predict_winners() -> None:
    """On unseen games, the error is smaller than that of constant predictions."""
    features, chances, margins = recorded(range(200))
    network = Network(features.shape[1], 6, 1)
    for _ in range(40):
        network.learn(features, chances, margins, 0.01)
    unseen, won, _ = recorded(range(200, 280))
    chance = 1 / (1 + np.exp(-network.answers(unseen)[1][:, 0]))
    assert np.mean((chance - won) ** 2) < 0.9 * np.mean((0.5 - won) ** 2)
    values = network.values()
    leans = [values.lean(row) for row in unseen[:20].astype(float).tolist()]
    assert leans == pytest.approx(network.answers(unseen[:20])[1][:, 0].tolist(), abs=1e-3)


def recorded(numbers: range) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    played = [SelfPlay("nekken", 2, 7, 0, b"", 10).play(number) for number in numbers]
    return (
        np.concatenate([game.features for game in played]).astype(np.float32),
        np.concatenate([game.chances for game in played]),
        np.concatenate([game.margins for game in played]),
    )


def test_gradients_are_correct() -> None:
    """Training steps must reduce the error."""
    random = np.random.default_rng(1)
    features = random.random((40, 5)).astype(np.float32)
    chances, margins = (features[:, 0] > features[:, 1]).astype(np.float32), np.tanh(features[:, 2])
    network = Network(5, 8, 1)
    wrong = [network.learn(features, chances, margins, 0.02) for _ in range(400)]
    assert wrong[-1] < 0.2 < wrong[0]


def test_a_game_of_self_play_is_repeatable(three_batches: Training) -> None:
    for values in (b"", three_batches.file()):
        games = SelfPlay("nekken", 2, 7, 1, values, 10)
        first, second = games.play(5), games.play(5)
        assert np.array_equal(first.features, second.features)
        assert np.array_equal(first.chances, second.chances)
        assert first.chances.min() >= 0 and first.chances.max() <= 1
        assert len(first.features) % 2 == 0 and abs(first.margins).max() <= 1


def test_a_folder_without_the_right_training_is_refused(three_batches: Training, tmp_path: Path) -> None:
    with pytest.raises(BadTraining, match="already contains a training"):
        Training(TINY, three_batches.folder)
    with pytest.raises(BadTraining, match="contains another training"):
        Training(replace(TINY, seed=4), three_batches.folder, resume=True)
    with pytest.raises(BadTraining, match="does not contain a training"):
        Training(TINY, tmp_path, resume=True)
    with pytest.raises(HippodromeError, match="nekken is for 2, 3, 4 seats, not 9"):
        Training(replace(TINY, seats=9), tmp_path)


def test_a_game_without_features_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(find_game(TINY.game)), "feature_names", lambda self, seats: [])
    with pytest.raises(BadTraining, match="has no features"):
        Training(TINY, tmp_path)


def test_a_plan_depends_on_the_length_of_a_game() -> None:
    short, long = plan_for("nekken", 2), plan_for("nekken", 4)
    assert short.first > long.first and short.batch > long.batch
    assert short.trials % 2 == 0 and long.trials % 4 == 0


def test_the_command_trains_and_resumes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "hippodrome.learning.plans.plan_for", lambda game, seats, seed, settle: replace(TINY, seed=seed)
    )
    command = ["learn", "nekken", "--seats", "2", "--jobs", "1", "--out", str(tmp_path / "kept")]
    done = CliRunner().invoke(app, [*command, "--games", "24"], catch_exceptions=False)
    assert "24 games" in done.output and "of victories against greedy0" in done.output
    assert (tmp_path / "kept" / "curve.svg").read_text("utf-8").startswith("<svg")
    more = CliRunner().invoke(app, [*command, "--games", "26", "--resume"], catch_exceptions=False)
    assert "26 games" in more.output and "24 games" not in more.output
    small = [*command[:-1], str(tmp_path / "small"), "--games", "1", "--by-advice", "6"]
    assert "6 games" in CliRunner().invoke(app, small, catch_exceptions=False).output
    assert "--by-advice 6" in read_header((tmp_path / "small" / "now.values").read_bytes())["command"]
    other = [*command[:-1], str(tmp_path / "other"), "--games", "1", "--stride", "9", "--passes", "1", "--units", "3"]
    CliRunner().invoke(app, other, catch_exceptions=False)
    header = read_header((tmp_path / "other" / "now.values").read_bytes())
    assert "--stride 9 --passes 1 --units 3" in header["command"] and header["units"] == 3
    plan = read_story(tmp_path / "other")["plan"]
    assert plan["first_stride"] == 9 and plan["first_passes"] == 1
    both = CliRunner().invoke(app, [*command, "--games", "26", "--minutes", "1"])
    assert isinstance(both.exception, HippodromeError)


def test_without_numpy_the_command_names_the_missing_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hippodrome.cli.find_spec", lambda name: None)
    refused = CliRunner().invoke(app, ["learn", "nekken"])
    assert "pip install 'hippodrome[learn]'" in str(refused.exception)


def test_the_frozen_opponent_is_frozen() -> None:
    assert learning.FROZEN == "greedy0"
