"""Trials compare answers in the same worlds until one is clearly the best."""

from random import Random

from hippodrome.kernel import trials
from hippodrome.kernel.trials import Trials


def tried_in(
    worlds: int, leads: list[float], noise: float, luck: float = 0.3, seed: int = 1, doubt: float = 0.0
) -> Trials:
    """Simulate trials of answers with the given leads; luck varies by world, noise by answer."""
    random, trial = Random(seed), Trials(list(range(10, 10 + len(leads))), doubt)
    for _ in range(worlds):
        world = random.gauss(0.5, luck)
        trial.note([world + leads[place] + random.gauss(0, noise) for place in trial.running])
    return trial


def test_luck_shared_by_all_answers_cancels_out() -> None:
    """A lead of 0.01 is found after the minimum number of worlds, although worlds differ by 0.3."""
    trial = tried_in(trials.FEWEST, [0.0, 0.01, 0.005], noise=0.001)
    assert trial.decided(0.0)
    assert trial.best() == 11


def test_nothing_is_sure_after_few_worlds() -> None:
    trial = tried_in(trials.FEWEST - 1, [0.0, 0.5], noise=0.001)
    assert not trial.decided(0.0)
    assert trial.best() == 11


def test_answers_not_clearly_worse_stay_in_the_running() -> None:
    trial = tried_in(20, [0.0, 0.01, -0.5], noise=0.1)
    assert not trial.decided(0.0)
    assert trial.words_running() == [10, 11]


def test_towards_the_end_only_the_best_answers_stay() -> None:
    trial = tried_in(20, [0.001 * place for place in range(8)], noise=0.2, seed=3)
    trial.decided(0.0)
    assert len(trial.running) == 8
    trial.decided(0.4)
    assert len(trial.running) == 4
    trial.decided(0.7)
    assert len(trial.running) == 2


def test_negligible_differences_end_the_search() -> None:
    trial = tried_in(40, [0.0, 0.0002], noise=0.001)
    assert trial.decided(0.0)


def test_the_advised_answer_is_kept_unless_another_is_clearly_better() -> None:
    for doubt, best in ((0.0, 11), (5.0, 10)):
        assert tried_in(30, [0.0, 0.03], noise=0.1, doubt=doubt).best() == best


def test_tried_answers_are_listed_best_first() -> None:
    trial = tried_in(20, [0.0, 0.3, -0.3], noise=0.05)
    assert trial.decided(0.0)
    tried = trial.tried()
    assert [word for word, _times, _worth in tried] == [11, 10, 12]
    assert all(times == 20 for _word, times, _worth in tried)
