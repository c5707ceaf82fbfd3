"""The basics of every game: playing, copying, undoing, saving."""

from random import Random

import hippodrome
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.table import Table
from hippodrome.testing.promises import not_here, promise, refuses
from hippodrome.testing.walking import MORE, moments, snapshot, step, walk


@promise
def random_games_end_and_keep_the_invariants(game: str, seats: int) -> None:
    """Random games end, every ask has a legal word, and `check` passes after every word."""
    for seed in range(25 * MORE):
        table = hippodrome.new_table(game, seats, seed)
        table.check()
        for _ in walk(table, seed):
            table.check()
            for ask in table.asks:
                assert ask.options, "an ask must have a legal word"
                assert len(set(ask.options)) == len(ask.options), "an ask must not offer a word twice"
                assert ask.rule and ask.key
        table.check()
        assert sorted(seat for group in table.ranking for seat in group) == list(range(seats))
        assert len(table.scores) == seats


@promise
def every_option_value_plays(game: str, seats: int) -> None:
    """A game can be played to its end with each value of each option."""
    for option in hippodrome.find_game(game).options:
        for value in option.choices:
            for seed in range(2 * MORE):
                table = hippodrome.new_table(game, seats, seed, {option.name: value})
                for _ in walk(table, seed):
                    table.check()
                assert table.over


@promise
def a_copy_equals_its_original_and_goes_its_own_way(game: str, seats: int) -> None:
    """Playing on with a copy does not change the original, nor the other way round."""
    chance = Random(1)
    kept: list[tuple[Table, bytes]] = []
    for table in moments(game, seats, seed=1, every=7):
        twin = table.copy()
        assert snapshot(twin) == snapshot(table)
        kept.append((twin, snapshot(twin)))
        other = table.copy()
        before = snapshot(table)
        for _ in range(10):
            if not other.over:
                step(other, chance)
        assert snapshot(table) == before, "playing a copy on must not change the original"
    for twin, before in kept:
        assert snapshot(twin) == before, "playing the original on must not change a copy"


@promise
def a_copy_played_alike_stays_alike(game: str, seats: int) -> None:
    """The same words lead a copy and its original to the same position, including the dice."""
    for table in moments(game, seats, seed=2, every=23):
        twin = table.copy()
        original = table.copy()
        for seed in range(15):
            if not twin.over:
                assert step(twin, Random(seed)) == step(original, Random(seed))
                assert snapshot(twin) == snapshot(original)


@promise
def undo_equals_never_played(game: str, seats: int) -> None:
    """An undone word leaves no trace; undoing one that can't be undone is refused."""
    undone = 0
    chance = Random(3)
    for table in moments(game, seats, seed=3, every=1):
        if table.over:
            continue
        twin = table.copy()
        before = snapshot(twin)
        seat, _word = step(twin, chance)
        if twin.can_undo(seat):
            twin.undo(seat)
            assert snapshot(twin) == before
            undone += 1
        else:
            refuses(hippodrome.CannotUndo, twin.undo, seat)
    if not undone:
        not_here("no word of this game can be undone")


@promise
def undo_goes_back_word_by_word(game: str, seats: int) -> None:
    """Repeated undo leads back through every earlier position."""
    table = hippodrome.new_table(game, seats, 4)
    before: list[bytes] = []
    for _ in walk(table, 4):
        if len(table.asks) > 1:
            break  # a Together lets several seats undo; see tests/kernel
        seat = table.asks[0].seat
        twin = table.copy()
        behind = before[:]
        while twin.can_undo(seat):
            twin.undo(seat)
            assert snapshot(twin) == behind.pop()
        before.append(snapshot(table))


@promise
def a_word_that_can_be_undone_told_its_seat_nothing_new(game: str, seats: int) -> None:
    """The barrier property: in a world the seat can't tell from this one, the word has the same visible effect."""
    chance = Random(5)
    for table in moments(game, seats, seed=5, every=3):
        if table.over:
            continue
        ask = chance.choice(table.asks)
        word = chance.choice(ask.words)
        here = table.copy()
        here.play(ask.seat, word)
        if here.can_undo(ask.seat):
            there = table.redeal(ask.seat, Dice(bytes([chance.randrange(256)])))
            there.play(ask.seat, word)
            assert there.view(ask.seat) == here.view(ask.seat)


@promise
def a_table_is_saved_and_loaded_at_any_moment(game: str, seats: int) -> None:
    """A loaded table equals the saved one and plays on identically."""
    for table in moments(game, seats, seed=6, every=5):
        loaded = Table.load(table.game, table.save())
        assert snapshot(loaded) == snapshot(table)
        if not table.over:
            on = table.copy()
            assert step(loaded, Random(1)) == step(on, Random(1))
            assert snapshot(loaded) == snapshot(on)


@promise
def a_position_is_written_and_read_at_every_step(game: str, seats: int) -> None:
    """A position asks the same questions after it has been written and read."""
    for table in moments(game, seats, seed=7, every=1):
        written = table.position()
        again = hippodrome.position(game, written, seed=1)
        assert again.origin.position == written
        assert again.origin.options == table.origin.options
        if len(table.said) == table._anchors[-1].words:
            mine = [(ask.seat, ask.key, ask.words) for ask in table.asks]
            assert [(ask.seat, ask.key, ask.words) for ask in again.asks] == mine


@promise
def a_quiet_table_plays_the_same_game(game: str, seats: int) -> None:
    """Without events, record and undo, the same words lead to the same game."""
    loud = hippodrome.new_table(game, seats, 8)
    quiet = hippodrome.new_table(game, seats, 8, quiet=True)
    chance = Random(8)
    words = 0
    while not loud.over:
        assert [ask.options for ask in quiet.asks] == [ask.options for ask in loud.asks]
        if words % 11 == 0:
            assert [ask.options for ask in quiet.copy().asks] == [ask.options for ask in loud.playout().asks]
        quiet.play(*step(loud, chance))
        words += 1
    assert quiet.over == loud.over
    assert quiet.scores == loud.scores
    assert quiet.ranking == loud.ranking
    assert not quiet.events


def answer_all(table: Table, order: list[int], chance: dict[int, Random]) -> None:
    """Let each seat of a Together answer to its end, in the given order, each with its own random numbers."""
    together = table._together
    for seat in order:
        while table._together is together and (ask := table.ask_of(seat)) is not None:
            table.play(seat, chance[seat].choice(ask.words))


@promise
def together_takes_answers_in_any_order(game: str, seats: int) -> None:
    """Where seats decide together, the order of their answers does not matter."""
    for seed in range(3):
        for table in moments(game, seats, seed=seed, every=1):
            if len(table.asks) < 2:
                continue
            order = [ask.seat for ask in table.asks]
            ends = []
            for turn in range(len(order)):
                twin = table.copy()
                answer_all(twin, order[turn:] + order[:turn], {seat: Random(seat) for seat in order})
                ends.append(twin.game.write(twin.state))
            assert all(end == ends[0] for end in ends)


@promise
def seats_are_alike_where_the_game_says_so(game: str, seats: int) -> None:
    """A position with all seats rotated leads to the same game, rotated."""
    rules = hippodrome.find_game(game)
    start = hippodrome.new_table(game, seats, 10).position()
    for by in range(1, seats):
        turned = rules.turn(start, by)
        if turned is None:
            not_here("the seats of this game are not interchangeable")
        here = hippodrome.position(game, start, seed=11)
        there = hippodrome.position(game, turned, seed=11)
        chance = Random(by)
        while not here.over:
            seat, word = step(here, chance)
            there.play((seat + by) % seats, word)
        assert there.over
        assert rules.turn(rules.write(here.state), by) == rules.write(there.state)
        assert [there.scores[(seat + by) % seats] for seat in range(seats)] == here.scores
