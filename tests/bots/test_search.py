"""The search bot finds winning words, keeps its budget, is repeatable, and uses only what its seat knows."""

from time import thread_time

import pytest

import hippodrome
from hippodrome import Dice, NotYourTurn, Table
from hippodrome.arena.race import Race
from hippodrome.arena.standings import share_of
from hippodrome.bots import SearchBot, UnknownBot, consult, find_bot, world_for
from hippodrome.bots.search import settings_for
from hippodrome.kernel import searching
from hippodrome.kernel.search_settings import SearchSettings
from hippodrome.kernel.searching import Search
from tests.games.byzantio.tables import position
from tests.games.hamilcar.positions import CARTHAGE, ROME, force, marching
from tests.kernel.market_day import day
from walking import CASES, IDS, MORE, moments

fullest = pytest.mark.parametrize("game", sorted({game for game, _ in CASES}))
TRUTHS = 200


def spread(game: str, count: int) -> list[Table]:
    """Return a table at this number of moments of a game."""
    tables = [table.copy() for table in moments(game, hippodrome.find_game(game).seats[-1], 71, every=2)][:-1]
    tables = [table for table in tables if len(table.asks[-1].options) > 1]
    apart = len(tables) // count
    return tables[apart // 2 :: apart]


# --- what it finds ----------------------------------------------------------------------------------------------------


def near_the_end(game: str, seats: int, seed: int, words: int) -> Table:
    """Return a game after this number of partly advised words."""
    table = hippodrome.new_table(game, seats, seed)
    table.play_on(Dice(bytes([seed])), 0.7, words)
    return table


@pytest.mark.parametrize(
    ("game", "seats", "seed", "words", "losing"),
    [
        ("byzanz", 4, 0, 279, {"stop", "sell-cloth-211"}),
        ("byzanz", 4, 1, 282, {"stop"}),
        ("byzantium", 2, 0, 255, {"pass"}),
        ("byzantium", 2, 8, 181, {"pass"}),
        ("byzantium", 2, 30, 167, {"fleet-arab"}),
    ],
)
def test_search_does_not_throw_a_won_game_away(game: str, seats: int, seed: int, words: int, losing: set[str]) -> None:
    """Moments from games in which the seat always loses with some words and always wins with another."""
    table = near_the_end(game, seats, seed, words)
    ask = table.asks[0]
    assert losing < set(ask.words)
    assert consult(SearchBot(1, iterations=60), table, ask.seat) not in losing


@pytest.mark.parametrize(("give", "take", "answer"), [("nikaia", "cherson", "accept"), ("cherson", "nikaia", "refuse")])
def test_search_answers_an_offer_by_its_value(give: str, take: str, answer: str) -> None:
    lists = [["nikaia", "bari", "rhegion", "dyrrachion", "korinthos", "thebai", "chandax"]] * 2
    offer = {"give": give, "take": take, "owner": 1}
    table = position(f"{give}{{A1}} {take}{{B1}}", seats=2, objectives=lists, phase="answer", offer=offer, seed=1)
    assert consult(SearchBot(1, iterations=60), table, 1) == answer


def test_search_takes_the_enemys_capital() -> None:
    """One more siege point ends the war; the army could also march away."""
    before_carthage = force("rome", "carthago", 9, "m-regulus")
    table = marching("m-regulus", before_carthage, sieges={"carthago": ["rome", 2]}, supremacy=ROME, seed=3)
    assert len(table.asks[0].options) > 3
    assert consult(SearchBot(1, iterations=40), table, ROME) == "siege"


@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_search_plays_a_whole_game(game: str, seats: int) -> None:
    played = Race(game, ("search-3", *["greedy"] * (seats - 1))).play(0)
    assert sum(played.share(runner) for runner in range(seats)) == pytest.approx(1)


# --- how long it takes ------------------------------------------------------------------------------------------------


def test_the_name_of_a_search_bot_gives_its_budget() -> None:
    budgets = {"search": (1.0, 0), "search-5s": (5.0, 0), "search-0.3s": (0.3, 0), "search-400": (0.0, 400)}
    for name, budget in budgets.items():
        bot = find_bot(name, 3)
        assert isinstance(bot, SearchBot) and (bot.seconds, bot.iterations, bot.seed) == (*budget, 3)
    for name in ("search-", "search-0", "search-s", "search--1", "search-1e9s", "searcher"):
        with pytest.raises(UnknownBot):
            find_bot(name)


@fullest
def test_search_keeps_its_number_of_iterations(game: str) -> None:
    for table in spread(game, 2):
        seat = table.asks[-1].seat
        bot = SearchBot(1, iterations=30)
        tree = bot.look(world_for(table, seat, Dice(b"w")), seat)
        assert 15 <= bot.done <= 30
        assert sum(times for _word, times, _worth in tree.tried()) == bot.done
        assert tree.root.visits == (0 if tree.settings.flat else bot.done)
        assert all(0 <= worth <= 1 for _word, _times, worth in tree.tried())


def test_search_keeps_its_time() -> None:
    table = hippodrome.new_table("byzanz", 4, 1)
    began = thread_time()
    consult(SearchBot(1, seconds=0.2), table, table.asks[0].seat)
    assert thread_time() - began < 0.5


def test_search_stops_when_its_choice_cannot_change() -> None:
    table = near_the_end("byzanz", 4, 1, 282)
    bot = SearchBot(1, iterations=400)
    consult(bot, table, table.asks[0].seat)
    assert bot.done < 300


def test_the_size_of_a_tree_is_limited() -> None:
    table = hippodrome.new_table("byzantio", 3, 1)
    seat = table.asks[0].seat
    assert searching.MOST_NODES <= 50_000
    search = Search(
        world_for(table, seat, Dice(b"w")), seat, Dice(b"d"), SearchSettings(rollout_length=5), None, most_nodes=20
    )
    search.run(80)
    assert search.nodes == searching.count(search.root) == 20


# --- the same again ---------------------------------------------------------------------------------------------------


@fullest
def test_search_is_repeatable(game: str) -> None:
    for table in spread(game, 2):
        seat = table.asks[-1].seat
        said = {consult(SearchBot(5, iterations=20), table, seat) for _ in range(3)}
        assert len(said) == 1


@fullest
def test_search_is_the_same_in_200_truths(game: str) -> None:
    """Hidden information affects neither the tree nor the choice."""
    for table in spread(game, 1 * MORE):
        seat = table.asks[-1].seat
        found, said = set(), set()
        for number in range(TRUTHS):
            truth = table.redeal(seat, Dice(b"truth" + number.to_bytes(2, "little")), loud=True)
            bot = SearchBot(7, iterations=5)
            found.add(tuple(bot.look(world_for(truth, seat, Dice(b"w")), seat).tried()))
            if number % 10 == 0:
                said.add(consult(SearchBot(7, iterations=5), truth, seat))
        assert len(found) == len(said) == 1


@pytest.mark.parametrize(("game", "many"), [("byzantio", 600), ("nekken", 1500)])
def test_a_large_budget_plays_to_the_end_and_reveals_nothing_hidden(game: str, many: int) -> None:
    """`glance` must use a redealt world, not the given one, or the choice would depend on hidden information."""
    table = spread(game, 1)[0]
    seat, seats = table.asks[-1].seat, table.origin.seats
    ahead, to_the_end = (settings_for(table.game, seats, budget)[0] for budget in (many - 1, many))
    assert to_the_end.flat and to_the_end.rollout_length == -1
    assert ahead == settings_for(table.game, seats, 1)[0] and ahead.rollout_length > 0
    assert to_the_end == settings_for(table.game, seats, 10 * many)[0]
    found = set()
    for number in range(TRUTHS):
        truth = table.redeal(seat, Dice(b"truth" + number.to_bytes(2, "little")), loud=True)
        bot = SearchBot(7, iterations=6, settings=to_the_end)
        found.add(tuple(bot.look(world_for(truth, seat, Dice(b"w")), seat).tried()))
    assert len(found) == 1
    slow = SearchBot(1, seconds=1.0)
    slow.look(world_for(table, seat, Dice(b"w")), seat)
    assert slow._search is not None and slow._search.settings == to_the_end


def test_search_guesses_simultaneous_choices_of_others() -> None:
    """Seats 1 and 2 stake in secret, so their answers so far must not change the search."""
    quick, slow = day(), day()
    for word in ("stake-2", "go", "stake-1"):
        slow.play(1, word)
    tried = []
    for table in (quick, slow):
        bot = SearchBot(2, iterations=60)
        tried.append(bot.look(world_for(table, 0, Dice(b"w")), 0).tried())
    assert tried[0] == tried[1]


def test_searching_for_a_seat_that_is_not_asked_is_refused() -> None:
    table = hippodrome.new_table("byzanz", 3, 1)
    with pytest.raises(NotYourTurn):
        SearchBot(1, iterations=5).choose(table, (table.asks[0].seat + 1) % 3)


def test_a_budget_of_zero_seconds_still_gives_a_legal_word() -> None:
    table = hippodrome.new_table("byzanz", 3, 1)
    assert consult(SearchBot(1, seconds=0.0), table, table.asks[0].seat) in table.asks[0].words


# --- the words of one decision ----------------------------------------------------------------------------------------


def test_the_tree_is_reused_for_the_next_word_of_a_decision() -> None:
    """Carthage chooses a march, then the units for it. The second word takes fewer iterations."""
    table = marching("hamilcar-barca", force("carthage", "lilybaeum", 6, "hamilcar-barca"), seed=1)
    kept = 0
    bot = SearchBot(3, iterations=60)
    for _ in range(6):
        if table.over or table.asks[0].seat != CARTHAGE or len(table.asks[0].options) == 1:
            break
        before = bot._expected is not None
        table.play(CARTHAGE, consult(bot, table, CARTHAGE))
        if before:
            kept += 1
            assert bot.done < 60
    assert kept


def test_the_tree_of_another_table_is_not_reused() -> None:
    first, second = hippodrome.new_table("byzanz", 3, 1), hippodrome.new_table("byzanz", 3, 2)
    bot = SearchBot(3, iterations=60)
    consult(bot, first, first.asks[0].seat)
    consult(bot, second, second.asks[0].seat)
    fresh = SearchBot(3, iterations=60)
    assert fresh._search is None and bot.done > 30


# --- how strong it is -------------------------------------------------------------------------------------------------


def test_search_beats_greedy_at_byzanz() -> None:
    race = Race("byzanz", ("search-20", "greedy0", "greedy0", "greedy0"))
    assert share_of(0, [race.play(number) for number in range(4)]) >= 0.5
