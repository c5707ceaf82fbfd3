"""Trials: answers compared in the same worlds, until one is clearly best."""

from random import Random

from hippodrome.kernel import trials
from hippodrome.kernel.trials import Trials


def tried_in(
    worlds: int, leads: list[float], noise: float, luck: float = 0.3, seed: int = 1, doubt: float = 0.0
) -> Trials:
    """Answers with these leads after a number of worlds: luck is each world's own, noise each answer's."""
    random, trial = Random(seed), Trials(list(range(10, 10 + len(leads))), doubt)
    for _ in range(worlds):
        world = random.gauss(0.5, luck)
        trial.note([world + leads[place] + random.gauss(0, noise) for place in trial.running])
    return trial


def test_luck_that_all_share_does_not_choose() -> None:
    """A hundredth is found among worlds that differ by thirty of them, after the fewest that are trusted."""
    trial = tried_in(trials.FEWEST, [0.0, 0.01, 0.005], noise=0.001)
    assert trial.decided(0.0)
    assert trial.best() == 11


def test_nothing_is_sure_after_few_worlds() -> None:
    trial = tried_in(trials.FEWEST - 1, [0.0, 0.5], noise=0.001)
    assert not trial.decided(0.0)
    assert trial.best() == 11


def test_who_is_not_surely_behind_is_tried_on() -> None:
    trial = tried_in(20, [0.0, 0.01, -0.5], noise=0.1)
    assert not trial.decided(0.0)
    assert trial.words_running() == [10, 11]


def test_towards_the_end_only_the_best_are_tried_on() -> None:
    trial = tried_in(20, [0.001 * place for place in range(8)], noise=0.2, seed=3)
    trial.decided(0.0)
    assert len(trial.running) == 8
    trial.decided(0.4)
    assert len(trial.running) == 4
    trial.decided(0.7)
    assert len(trial.running) == 2


def test_what_matters_little_is_not_looked_for() -> None:
    """Two answers alike to a thousandth: nobody thinks on."""
    trial = tried_in(40, [0.0, 0.0002], noise=0.001)
    assert trial.decided(0.0)


def test_the_advised_answer_is_kept_unless_another_is_surely_better() -> None:
    for doubt, best in ((0.0, 11), (5.0, 10)):
        assert tried_in(30, [0.0, 0.03], noise=0.1, doubt=doubt).best() == best


def test_what_was_tried_is_told_with_the_best_first() -> None:
    trial = tried_in(20, [0.0, 0.3, -0.3], noise=0.05)
    assert trial.decided(0.0)
    told = trial.tried()
    assert [word for word, _times, _worth in told] == [11, 10, 12]
    assert all(times == 20 for _word, times, _worth in told)
