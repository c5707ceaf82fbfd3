"""Tables: asking several seats at once, undo and its barriers, redeals during a simultaneous choice."""

import json
from itertools import permutations

import pytest

from hippodrome import CannotUndo, Dice, IllegalWord, NotYourTurn
from hippodrome.kernel.table import Table
from walking import snapshot

from .market_day import GAME, day


def stake_all(table: Table, *stakes: int) -> None:
    for seat, stake in enumerate(stakes):
        table.play(seat, f"stake-{stake}")
        table.play(seat, "sure")


def test_all_seats_are_asked_at_once() -> None:
    table = day()
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    table.play(1, "stake-2")
    assert [(ask.seat, ask.key) for ask in table.asks] == [(0, "stake-how-much"), (1, "sure"), (2, "stake-how-much")]
    table.play(1, "sure")
    assert [ask.seat for ask in table.asks] == [0, 2]


def test_answers_in_any_order_give_the_same_state() -> None:
    ends = set()
    for order in permutations(range(3)):
        table = day()
        for seat in order:
            table.play(seat, f"stake-{(seat + 1) % 3}")
        for seat in reversed(order):
            table.play(seat, "sure")
        ends.add(json.dumps(GAME.write(table.state)))
    assert len(ends) == 1


def test_others_do_not_see_a_seats_progress() -> None:
    table = day()
    before = table.view(0), table.record_for(0).text()
    table.play(1, "stake-2")
    assert (table.view(0), table.record_for(0).text()) == before
    assert table.record_for(1).text() != before[1]


def test_errors_do_not_reveal_a_seats_progress() -> None:
    errors = set()
    for table in (day(), day()):
        table.play(0, "stake-1")
        table.play(0, "sure")
        if not errors:
            table.play(1, "stake-2")
        with pytest.raises(NotYourTurn) as refused:
            table.play(0, "stake-1")
        errors.add(str(refused.value))
    assert errors == {"Seat 0 is not asked now; asked: seat 1, 2 (MD 1.1)."}


def test_each_seat_undoes_its_own_word_in_a_together() -> None:
    table = day()
    table.play(0, "stake-1")
    alone = snapshot(table)
    table.play(2, "stake-2")
    table.play(0, "sure")
    assert table.ask_of(0) is None
    assert table.can_undo(0) and table.can_undo(2) and not table.can_undo(1)
    table.undo(0)
    table.undo(2)
    assert snapshot(table) == alone
    table.undo(0)
    assert not table.can_undo(0)
    assert snapshot(table) == snapshot(day())


def test_undo_ends_when_all_have_answered() -> None:
    table = day()
    stake_all(table, 0, 1, 2)
    assert not any(table.can_undo(seat) for seat in range(3))
    with pytest.raises(CannotUndo):
        table.undo(0)


def test_a_reveal_is_a_barrier_and_looking_away_is_not() -> None:
    table = day()
    stake_all(table, 0, 1, 2)
    away = table.copy()
    before = snapshot(away)
    away.play(0, "look-away")
    assert away.can_undo(0)
    away.undo(0)
    assert snapshot(away) == before
    table.play(0, "peek")
    assert not table.can_undo(0)


def test_chance_is_a_barrier() -> None:
    table = day(2)
    stake_all(table, 1, 2)
    table.play(0, "look-away")
    assert table.can_undo(0)
    table.play(0, "go")
    assert not table.can_undo(0) and not table.can_undo(1)


def test_a_copy_in_the_middle_of_a_together() -> None:
    table = day()
    table.play(2, "stake-2")
    table.play(2, "sure")
    table.play(0, "stake-1")
    twin = table.copy()
    assert snapshot(twin) == snapshot(table)
    twin.play(1, "stake-0")
    assert snapshot(twin) != snapshot(table)
    loaded = Table.load(GAME, json.loads(json.dumps(table.save())))
    assert snapshot(loaded) == snapshot(table)


def test_a_redeal_draws_new_secret_words() -> None:
    table = day()
    table.play(1, "stake-2")
    table.play(1, "sure")
    table.play(2, "stake-1")
    stakes = set()
    for number in range(60):
        world = table.redeal(0, Dice(bytes([number])))
        assert [ask.seat for ask in world.asks] == [0, 2], "which seats are still asked is public"
        assert world.view(0) == table.view(0)
        stakes.add(GAME.write(world.state)["stakes"][1])
    assert stakes == {0, 1, 2}


def test_a_redeal_keeps_what_the_seat_has_seen() -> None:
    table = day()
    stake_all(table, 0, 1, 2)
    table.play(0, "peek")
    worlds = [table.redeal(0, Dice(bytes([number]))) for number in range(20)]
    assert {world.view(0)["board"]["peeked"] for world in worlds} == {table.view(0)["board"]["peeked"]}
    assert len({GAME.write(world.state)["holds"][2] for world in worlds}) > 1


def test_errors_name_the_asked_seats_and_the_legal_words() -> None:
    table = day()
    with pytest.raises(IllegalWord) as wrong:
        table.play(0, "sure")
    assert wrong.value.legal == ["stake-0", "stake-1", "stake-2"]
    assert wrong.value.rule == "MD 1.2"
    with pytest.raises(IllegalWord, match="'gibberish'"):
        table.play(0, "gibberish")
    stake_all(table, 0, 1, 2)
    with pytest.raises(NotYourTurn, match="asked: seat 0"):
        table.play(1, "peek")
    for word in ("peek", "go"):
        table.play(0, word)
    stake_all(table, 0, 0, 0)
    for word in ("peek", "go"):
        table.play(0, word)
    assert table.over
    with pytest.raises(NotYourTurn, match="over"):
        table.play(0, "go")


def test_a_refused_word_changes_nothing() -> None:
    table = day()
    before = snapshot(table)
    for seat, word in ((0, "sure"), (5, "stake-1"), (1, "")):
        with pytest.raises((IllegalWord, NotYourTurn)):
            table.play(seat, word)
    assert snapshot(table) == before


def test_chance_is_recorded_with_the_word_that_caused_it() -> None:
    table = day(2)
    stake_all(table, 1, 2)
    table.play(0, "look-away")
    table.play(0, "go")
    record = table.record()
    assert len(record.opening) == 2
    assert [len(move.outcomes) for move in record.moves] == [0, 0, 0, 0, 0, 1]
    for seat, other in ((0, 1), (1, 0)):
        shown = table.record_for(seat)
        assert shown.opening[seat] == record.opening[seat] and shown.opening[other] == "?"
        assert [move.word == "?" for move in shown.moves] == [move.seat != seat for move in record.moves[:4]] + [
            False
        ] * 2
