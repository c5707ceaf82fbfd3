"""A race is declared clear rarely by mistake, even if checked after every deal, and quickly if it is obvious."""

from random import Random

import pytest

from hippodrome.arena.clear import Clear


def run(chance: Random, share: float, fair: float, deals: int, games: int) -> tuple[str, int]:
    """Simulate a race with a given chance of winning; return the verdict and the number of deals."""
    clear = Clear(fair)
    for deal in range(1, deals + 1):
        clear.add(sum(chance.random() < share for _ in range(games)) / games)
        if clear.verdict:
            return clear.verdict, deal
    return "", deals


@pytest.mark.parametrize(("players", "most"), [(2, 10), (3, 6), (4, 5), (6, 4)])
def test_a_bot_that_wins_everything_is_better_after_few_deals(players: int, most: int) -> None:
    verdict, deals = run(Random(1), 1.0, 1 / players, 100, players)
    assert verdict == "better" and deals <= most
    assert run(Random(1), 0.0, 1 / players, 400, players)[0] == "worse"


@pytest.mark.parametrize("players", [2, 4])
def test_equal_bots_get_a_wrong_verdict_less_than_once_in_twenty(players: int) -> None:
    """Checks after each of 150 deals. `even` is not a mistake."""
    chance = Random(2)
    wrong = sum(run(chance, 1 / players, 1 / players, 150, players)[0] in ("better", "worse") for _ in range(200))
    assert wrong <= 10


def test_equal_bots_are_found_even_in_the_end() -> None:
    verdict, deals = run(Random(5), 0.5, 0.5, 4000, 2)
    assert verdict == "even" and 100 < deals < 2000


def test_a_real_difference_is_found() -> None:
    chance = Random(3)
    found = [run(chance, 0.62, 0.5, 600, 2) for _ in range(30)]
    assert [verdict for verdict, _ in found].count("better") >= 29
    assert sum(deals for _, deals in found) / 30 < 200


def test_the_interval_contains_the_true_value_and_shrinks() -> None:
    chance, clear = Random(4), Clear(0.5)
    assert clear.interval == (pytest.approx(0, abs=1e-6), pytest.approx(1, abs=1e-6))
    widths = []
    for _ in range(3):
        for _ in range(150):
            clear.add(sum(chance.random() < 0.7 for _ in range(2)) / 2)
        low, high = clear.interval
        assert low < 0.7 < high and low < clear.mean < high
        widths.append(high - low)
    assert widths == sorted(widths, reverse=True)
    assert clear.refuted(0.5) and not clear.refuted(0.7)
    assert clear.verdict == "better"


def test_the_order_of_the_deals_does_not_matter() -> None:
    deals = [0.0, 0.5, 1.0, 0.25, 0.75] * 7
    one, other = Clear(0.25), Clear(0.25)
    for share in deals:
        one.add(share)
    for share in reversed(deals):
        other.add(share)
    assert one.interval == pytest.approx(other.interval)
