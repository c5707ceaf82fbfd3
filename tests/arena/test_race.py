"""Races have fair seating, repeatable results and clear reports of bots that fail."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from openskill.models import PlackettLuce

from hippodrome import BadOption, Table, UnknownGame, new_table
from hippodrome.arena.balance import Balance
from hippodrome.arena.race import BotFailed, Race, Raced, places_of
from hippodrome.arena.ratings import rate, wilson
from hippodrome.arena.standings import names_of, race_result, share_of, standings
from hippodrome.bots import UnknownBot
from hippodrome.kernel.game import Options

MINE = "tests.arena.bots_for_tests"


def without_times(game: Raced) -> tuple[object, ...]:
    return game.number, game.sitting, game.scores, game.places, game.choices, game.words


def test_a_game_of_a_race_depends_only_on_its_number() -> None:
    race = Race("byzanz", ("greedy", "random", "random"), seed=4)
    games = [without_times(race.play(number)) for number in range(6)]
    again = [without_times(race.play(number)) for number in reversed(range(6))]
    assert games == again[::-1]
    assert len({str(game[2:]) for game in games}) == 6
    other = Race("byzanz", ("greedy", "random", "random"), seed=5)
    assert without_times(other.play(0)) != games[0]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_seating_order_is_played_once(seats: int) -> None:
    race = Race("byzanz", ("random",) * seats)
    orders = 1
    for count in range(2, seats):
        orders *= count
    sittings = [tuple(race.sitting(number)) for number in range(orders * seats)]
    assert sorted(sittings) == sorted(permutations(range(seats))), "each seating order once"
    for deal in range(orders):
        together = sittings[deal * seats : deal * seats + seats]
        assert all({sitting[seat] for sitting in together} == set(range(seats)) for seat in range(seats))
    assert race.sitting(orders * seats) == list(sittings[0]), "then the orders repeat"


def test_the_games_of_a_deal_have_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[object] = []

    def recording(game: str, seats: int, seed: bytes, options: Options) -> Table:
        table = new_table(game, seats, seed, options)
        dealt.append(table.view(0)["board"]["players"][0]["hand"])
        return table

    monkeypatch.setattr("hippodrome.new_table", recording)
    race = Race("byzanz", ("random", "random", "random"))
    for number in range(6):
        race.play(number)
    assert dealt[0] == dealt[1] == dealt[2] != dealt[3] == dealt[4] == dealt[5]


def test_standings_count_games_wins_and_points() -> None:
    race = Race("byzanz", ("greedy", "random", "random"))
    games = [
        Raced(0, [0, 1, 2], [30, 10, 20], [1, 3, 2], [5, 6, 7], [0.5, 0.6, 0.7], 18),
        Raced(1, [2, 0, 1], [10, 10, 20], [2, 2, 1], [5, 6, 7], [0.5, 0.6, 0.7], 18),
        Raced(2, [1, 2, 0], [20, 20, 10], [1, 1, 3], [5, 6, 7], [0.5, 0.6, 0.7], 18),
    ]
    first, second, third = standings(race, games)
    assert (first.games, first.wins, first.points, first.choices) == (3, 1.5, 60, 15)
    assert (second.wins, third.wins) == (0.5, 1.0), "a shared victory counts in equal parts"
    assert first.wins_by_seat == [1.0, 0.0, 0.5] and first.games_by_seat == [1, 1, 1]
    assert first.ms_per_choice == pytest.approx(100)
    assert first.share == share_of(0, games) == 0.5
    assert sum(runner.share for runner in (first, second, third)) == pytest.approx(1)
    result = race_result(race, games)
    assert result["games"] == 3 and result["words"] == 54
    assert [runner["bot"] for runner in result["runners"]] == ["greedy", "random", "random"]
    assert names_of(race.bots) == ["greedy", "random 1", "random 2"]


def test_the_interval_is_the_wilson_interval() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert wilson(0, 10)[0] == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("runners", [2, 3, 6])
def test_ratings_match_openskill(runners: int) -> None:
    chance = Random(runners)
    games = [[chance.randint(1, runners) for _ in range(runners)] for _ in range(200)]
    model = PlackettLuce(tau=0.0)
    teams = [[model.rating()] for _ in range(runners)]
    for places in games:
        teams = model.rate(teams, ranks=[float(place) for place in places])
    for ours, (theirs,) in zip(rate(games, runners), teams, strict=True):
        assert (ours.middle, ours.deviation) == pytest.approx((theirs.mu, theirs.sigma))


def test_better_bots_are_rated_higher_and_ratings_become_more_certain() -> None:
    few = rate([[1, 2, 3]] * 5, 3)
    many = rate([[1, 2, 3]] * 50, 3)
    assert few[0].middle > few[1].middle > few[2].middle
    assert all(later.deviation < earlier.deviation for later, earlier in zip(many, few, strict=True))
    even = rate([[1, 2], [2, 1]] * 40, 2)
    assert even[0].interval[0] < even[1].middle < even[0].interval[1]
    tied = rate([[1, 1]] * 20, 2)
    assert tied[0].middle == pytest.approx(tied[1].middle)


def test_tied_seats_share_a_place() -> None:
    assert places_of([[2], [0, 3], [1]]) == [2, 4, 1, 2]


def test_only_cpu_time_counts() -> None:
    """The slow bot sleeps for two milliseconds per choice; the busy one computes for one."""
    played = Race("byzantium", (f"{MINE}:Slow", f"{MINE}:Busy")).play(0)
    slow, busy = (1000 * played.seconds[runner] / played.choices[runner] for runner in (0, 1))
    assert slow < 1 <= busy


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Clumsy", "KeyError: 'what I was looking for'"),
        ("Liar", "It answered 'nonsense', which is not legal there."),
        ("Quitter", "SystemExit: 3"),
    ],
)
def test_the_error_of_a_failing_bot_names_the_bot_and_the_game(bot: str, reason: str) -> None:
    race = Race("byzanz", ("random", f"{MINE}:{bot}", "random"), seed=3)
    with pytest.raises(BotFailed) as failed:
        race.play(7)
    message = str(failed.value)
    assert f"{MINE}:{bot} failed in game 7, seed 3, at seat" in message and reason in message
    assert len(message.splitlines()) < 6, "the traceback shows only the bot's own lines"


def test_a_bot_that_fails_during_a_balance_report_is_named_too() -> None:
    with pytest.raises(BotFailed, match=f"{MINE}:Quitter failed in game 0, seed 3, at seat"):
        Balance("byzanz", ("random", f"{MINE}:Quitter", "random"), seed=3).play(0)


@pytest.mark.parametrize(
    ("race", "error"),
    [
        (Race("chess", ("random", "random")), UnknownGame),
        (Race("byzanz", ("random", "random")), BadOption),
        (Race("byzantium", ("random", "clever")), UnknownBot),
        (Race("byzantium", ("random", "random"), options={"no-such": True}), BadOption),
    ],
)
def test_an_impossible_race_is_refused_before_the_first_game(race: Race, error: type[Exception]) -> None:
    with pytest.raises(error):
        race.check()


def test_equal_bots_share_the_victories() -> None:
    """Not a proof of fairness, but a strong bias of seats or order would show."""
    race = Race("byzanz", ("random", "random", "random"))
    wins = Counter[int]()
    for number in range(180):
        played = race.play(number)
        for runner in range(3):
            wins[runner] += played.share(runner)
    assert all(40 <= wins[runner] <= 80 for runner in range(3)), wins
