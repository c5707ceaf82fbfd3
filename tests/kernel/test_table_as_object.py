"""A table behaves as a Python object should: it can be copied, compared and pickled, and has a useful repr."""

import copy
import pickle
import warnings
from random import Random

import pytest

import hippodrome
from hippodrome import Dice
from hippodrome.kernel.table import Table

CASES = [(info.name, info.seats[0]) for info in hippodrome.list_games()]


def walked(name: str, seats: int, words: int, seed: int = 4, quiet: bool = False) -> Table:
    table = hippodrome.new_table(name, seats, seed=seed, quiet=quiet)
    rng = Random(seed)
    for _ in range(words):
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))
    return table


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_copies_and_pickles_are_equal_but_independent(name: str, seats: int, quiet: bool) -> None:
    table = walked(name, seats, 40, quiet=quiet)
    for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table)), table.copy()):
        assert twin == table and twin is not table and twin.loud == table.loud
        assert [ask.words for ask in twin.asks] == [ask.words for ask in table.asks]
        ask = twin.asks[0]
        twin.answer(ask.seat, ask.options[-1])
        assert twin != table
    assert table != "a table" and table != walked(name, seats, 40, seed=5, quiet=quiet)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_asks_and_states_can_be_pickled_at_any_moment(name: str, seats: int) -> None:
    table, rng = hippodrome.new_table(name, seats, seed=6), Random(6)
    while not table.over:
        for ask in table.asks:
            twin = pickle.loads(pickle.dumps(ask))
            assert twin.words == ask.words and twin.prompt.key == ask.prompt.key and twin.seat == ask.seat
            assert repr(twin) == repr(ask)
        if len(table.said) % 7 == 0:
            state = pickle.loads(pickle.dumps(table.state))
            assert table.game.write(state) == table.game.write(table.state)
            assert state.dice.roll() == table.state.copy().dice.roll()
        ask = rng.choice(table.asks)
        table.answer(ask.seat, rng.choice(ask.options))


def test_reprs_and_hashing_of_a_table() -> None:
    assert repr(walked("byzanz", 3, 2)).startswith("<Table of byzanz, 3 seats, 2 words, asks seat ")
    assert repr(walked("byzanz", 3, 2).record()) == "<Record of byzanz, 3 seats, 2 words, not over>"
    with pytest.raises(TypeError, match="no hash"):
        hash(walked("byzanz", 3, 2))


def test_answers_may_be_any_integer_type() -> None:
    class Whole:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    table = walked("byzanz", 3, 0)
    ask = table.asks[0]
    table.answer(Whole(ask.seat), Whole(ask.options[0]))
    assert len(table.said) == 1
    with pytest.raises((TypeError, AttributeError)):
        table.answer(0, 1.5)  # type: ignore[arg-type]


def test_asks_cannot_be_emptied_from_outside() -> None:
    table = walked("byzanz", 3, 0)
    table.asks.clear()
    assert table.asks and not table.over


def test_missing_seats_are_refused() -> None:
    table = walked("byzanz", 3, 5)
    for act in (table.view, table.record_for, table.infoset_key, lambda seat: table.redeal(seat, Dice.of(1))):
        with pytest.raises(hippodrome.NoSuchSeat, match="0 to 2"):
            act(9)
        with pytest.raises(hippodrome.NoSuchSeat):
            act(-1)


def test_a_quiet_table_has_no_record() -> None:
    with pytest.raises(hippodrome.BadRecord, match="quiet"):
        walked("byzanz", 3, 5, quiet=True).record()


def test_dice_from_a_number_or_from_bytes_are_the_same() -> None:
    assert [Dice.of(5).roll() for _ in range(3)] == [Dice.of(b"\x05").roll() for _ in range(3)]


def test_the_package_of_games_can_be_imported_and_the_old_call_works() -> None:
    import hippodrome.games.byzantio as byzantio

    assert byzantio.__name__ == "hippodrome.games.byzantio"
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert [info.name for info in hippodrome.games()] == [info.name for info in hippodrome.list_games()]  # type: ignore[operator]
    assert caught[0].category is DeprecationWarning


@pytest.mark.parametrize("quiet", [False, True])
@pytest.mark.parametrize(("name", "seats"), CASES)
def test_a_copy_with_other_dice_continues_differently(name: str, seats: int, quiet: bool) -> None:
    table = walked(name, seats, 45, quiet=quiet)
    one, same, others = table.copy(Dice.of(1)), table.copy(Dice.of(1)), [table.copy(Dice.of(n)) for n in (2, 3, 4)]
    assert one.view(0) == table.view(0) and one.view(1) == table.view(1)

    def end(twin: Table) -> tuple[list[int], object]:
        rng = Random(1)
        while not twin.over:
            ask = twin.asks[0]
            twin.answer(ask.seat, rng.choice(ask.options))
        return twin.scores, twin.game.write(twin.state)

    first = end(one.copy())
    assert first == end(same)
    assert any(end(other) != first for other in [*others, table.copy()])
    if not quiet:
        assert one.origin.seed is None and one.record().replay().view(0) == one.view(0)


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_the_infoset_key_depends_only_on_what_a_seat_has_seen(name: str, seats: int) -> None:
    table = walked(name, seats, 30)
    seat = table.asks[0].seat
    assert (
        table.infoset_key(seat) == table.copy().infoset_key(seat) == pickle.loads(pickle.dumps(table)).infoset_key(seat)
    )
    saved = table.save()
    if saved["anchor"]["words"] == len(saved["words"]):
        saved["position"] = table.redeal(seat, Dice.of(3), loud=True).position()
        assert hippodrome.load_table(saved).infoset_key(seat) == table.infoset_key(seat)
    before = table.infoset_key(seat)
    ask = table.asks[0]
    table.answer(ask.seat, ask.options[0])
    assert table.infoset_key(seat) != before


def test_the_mask_marks_the_legal_words() -> None:
    table = walked("hamilcar", 2, 3)
    ask = table.asks[0]
    assert len(ask.mask) == len(table.game.words)
    assert [place for place, bit in enumerate(ask.mask) if bit] == sorted(ask.options)
