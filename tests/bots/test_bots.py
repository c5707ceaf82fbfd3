"""Bots: legal, repeatable, and as strong as they say."""

import pytest

import hippodrome
from hippodrome.arena.race import Race, Runner
from hippodrome.bots import UnknownBot, bots_for, find_bot
from walking import CASES, IDS


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_every_bot_plays_a_whole_game(game: str, seats: int) -> None:
    for name in bots_for(game):
        race = Race(game, [name] * seats, games=1)
        assert list(race.run()) == [1]
        assert sum(runner.wins for runner in race.runners) == pytest.approx(1)


def test_a_bot_with_the_same_seed_chooses_alike() -> None:
    for name in bots_for("byzanz"):
        table = hippodrome.new_table("byzanz", 4, 1)
        view = table.view(0)
        ask = view["asks"][0]
        first, second = find_bot(name, 5), find_bot(name, 5)
        assert [first.choose(view, ask) for _ in range(5)] == [second.choose(view, ask) for _ in range(5)]


def test_greedy_beats_three_random_bots_at_byzanz() -> None:
    """85 % of 400 games is asked; 100 here leave no doubt about a bot that wins nearly all."""
    race = Race("byzanz", ["greedy", "random", "random", "random"], games=100)
    for _ in race.run():
        pass
    greedy = race.runners[0]
    assert greedy.share >= 0.85
    assert greedy.games == 100


def test_unknown_bots_are_named() -> None:
    with pytest.raises(UnknownBot, match="'clever'"):
        find_bot("clever")


def test_a_race_seats_every_bot_everywhere_and_repeats() -> None:
    race = Race("byzanz", ["greedy", "random", "random"], games=6)
    assert list(race.run()) == [1, 2, 3, 4, 5, 6]
    again = Race("byzanz", ["greedy", "random", "random"], games=6)
    list(again.run())
    assert [runner.points for runner in race.runners] == [runner.points for runner in again.runners]


def test_the_interval_is_wilsons() -> None:
    low, high = Runner("x", games=100, wins=50).interval
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert Runner("x", games=10, wins=10).interval[1] == pytest.approx(1.0)
