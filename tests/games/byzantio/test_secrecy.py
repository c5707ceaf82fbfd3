"""Secrets: objectives, whether and what was replaced, guesses, face-down tiles.

Pairs of tables differ only in other seats' secret words; everything that a seat or spectator receives must be equal.
"""

import json
from random import Random

import pytest

from hippodrome import Dice, HippodromeError, Table, find_game, new_table

from .tables import position

GAMES = ("byzantio", "nekken")
SECRET_KEYS = {"prompt-objective", "prompt-fold", "prompt-strike", "prompt-keep", "prompt-replace", "prompt-guess"}


SECRECY_TABLES = (
    (2, {"replacement_announced": True}),
    (3, {"crossoff_order": "simultaneous", "hidden_events": True}),
    (4, {"replacement_announced": True, "crossoff_order": "simultaneous"}),
)


def everything(table: Table, seat: int | None) -> str:
    """Return everything that a seat can receive as one text."""
    parts: list[object] = [table.view(seat), [event.data() for event in table.log(seat)]]
    parts.append(table.record_for(seat).text())
    if seat is not None:
        ask = table.ask_of(seat)
        parts.append(None if ask is None else [ask.rule, ask.key, ask.prompt.params, ask.words])
        parts.append(table.can_undo(seat))
        for word in ("keep", "confirm", "write-bari", "nonsense"):
            if ask is None or word not in ask.words:
                parts.append(error_of(table, seat, word))
    return json.dumps(parts, sort_keys=True)


def error_of(table: Table, seat: int, word: str) -> str:
    try:
        table.play(seat, word)
    except HippodromeError as error:
        return f"{type(error).__name__}: {error}"
    raise AssertionError("an illegal word was accepted")


def pair(game: str, seats: int, seed: int, viewer: int | None, **options: object):
    """Yield, at every word, two tables that differ only in secret words of seats other than the viewer."""
    chance, other_chance = Random(seed), Random(seed + 1000)
    one = new_table(game, seats, seed=seed, options=options)
    two = new_table(game, seats, seed=seed, options=options)
    while not one.over:
        place = chance.randrange(len(one.asks))
        ask, twin = one.asks[place], two.asks[place]
        assert ask.seat == twin.seat
        word = chance.choice(ask.words)
        other = word
        if ask.seat != viewer and ask.key in SECRET_KEYS:
            choices = twin.words
            if ask.key == "prompt-strike" and options.get("replacement_announced"):
                choices = [choice for choice in choices if (choice == "keep") == (word == "keep")]
            other = other_chance.choice(choices)
        one.play(ask.seat, word)
        two.play(ask.seat, other)
        if not one.over:
            yield one, two


@pytest.mark.rule("BO 0.3", "BO 6.5", "BO 7.1")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_reveals_another_seats_secrets(game, viewer):
    differing = 0
    for seed, (seats, options) in enumerate(SECRECY_TABLES):
        seer = None if viewer is None else viewer % seats
        for one, two in pair(game, seats, seed, seer, **options):
            assert everything(one, seer) == everything(two, seer)
            differing += one.position() != two.position()
    assert differing > 100, "the pairs must differ in hidden information"


@pytest.mark.rule("BO 6.5")
def test_keeping_and_replacing_look_the_same():
    kept, replaced = (position("", round=18, seats=2) for _ in range(2))
    for first, second in (("keep", "strike-bari"), ("confirm", "write-cherson")):
        assert everything(kept, 1) == everything(replaced, 1)
        kept.play(0, first)
        replaced.play(0, second)
        assert everything(kept, 1) == everything(replaced, 1)
        assert everything(kept, None) == everything(replaced, None)
    for table in (kept, replaced):
        table.play(1, "keep")
        table.play(1, "confirm")
    assert everything(kept, 1) == everything(replaced, 1)
    assert everything(kept, 0) != everything(replaced, 0), "the owner knows the difference"


@pytest.mark.rule("BO 6.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_a_replacement_is_announced_only_after_all_have_decided(seats):
    kept, replaced = (position("", round=18, seats=seats, replacement_announced=True) for _ in range(2))
    others = range(1, seats)
    for first, second in (("keep", "strike-bari"), ("confirm", "write-cherson")):
        kept.play(0, first)
        replaced.play(0, second)
        for viewer in (None, *others):
            assert everything(kept, viewer) == everything(replaced, viewer)
    for seat in others:
        for table in (kept, replaced):
            assert table.view(None)["board"]["players"][0]["replaces"] is None
            table.play(seat, "keep")
            table.play(seat, "confirm")
    assert kept.view(1)["board"]["players"][0]["replaces"] is False
    assert replaced.view(1)["board"]["players"][0]["replaces"] is True


@pytest.mark.rule("BO 6.7")
def test_simultaneously_chosen_boxes_are_hidden_until_all_have_chosen():
    one, two = (position("", round=6, seats=3, dice=(8,), crossoff_order="simultaneous") for _ in range(2))
    one.play(0, "cross-expel")
    two.play(0, "cross-bribe")
    for viewer in (None, 1, 2):
        assert everything(one, viewer) == everything(two, viewer)
    assert everything(one, 0) != everything(two, 0)
    for table in (one, two):
        table.play(2, "cross-bribe")
        assert "cross-" not in table.record_for(1).text()
        table.play(1, "cross-expel")
    lines = [line for line in one.record_for(1).text().splitlines() if "cross-" in line]
    assert lines == ["0 cross-expel", "2 cross-bribe", "1 cross-expel"]
    loaded = Table.load(one.game, json.loads(json.dumps(one.save())))
    for table in (one.copy(), loaded):
        assert table.record_for(None).text() == one.record_for(None).text()
    assert everything(one, 1) != everything(two, 1), "now everybody sees the difference"


@pytest.mark.rule("BO 0.2", "BO 6.5", "BO 7.1")
@pytest.mark.parametrize("game", GAMES)
def test_simultaneous_answers_may_come_in_any_order(game):
    table = new_table(game, 3, seed=2)
    while table.asks[0].prompt.key == "prompt-dynasty":
        table.play(table.asks[0].seat, table.asks[0].words[0])
    scripts = {seat: [f"write-{city}" for city in lists] for seat, lists in enumerate(lists_of(game))}
    results = []
    for order_seed in range(4):
        twin, chance = table.copy(), Random(order_seed)
        queue = [seat for seat, script in scripts.items() for _ in range(len(script) + 1)]
        chance.shuffle(queue)
        said = dict.fromkeys(scripts, 0)
        for seat in queue:
            script = [*scripts[seat], "confirm"]
            twin.play(seat, script[said[seat]])
            said[seat] += 1
        results.append((twin.position(), [event.data() for event in twin.log(0)]))
    assert all(result == results[0] for result in results)


def lists_of(game: str) -> list[list[str]]:
    cities = [
        city for city, large in zip(find_game(game).board.cities, find_game(game).board.large, strict=True) if large
    ]
    rows = 7 if game == "byzantio" else 6
    return [cities[seat : seat + rows] for seat in range(3)]


# --- Redeal


def redealt(table: Table, viewer: int, count: int) -> list[Table]:
    return [table.redeal(viewer, Dice(bytes([number + 1]))) for number in range(count)]


@pytest.mark.parametrize("game", GAMES)
def test_a_redeal_is_legal_and_looks_the_same_to_the_seat(game):
    for seed in range(9):
        chance = Random(seed)
        table = new_table(game, 2 + seed % 3, seed=seed, options={"replacement_announced": seed % 2 == 1})
        while not table.over:
            ask = chance.choice(table.asks)
            table.play(ask.seat, chance.choice(ask.words))
            if table.over or chance.random() > 0.1:
                continue
            for viewer in range(table.state.seats):
                for twin in redealt(table, viewer, 2):
                    twin.check()
                    assert twin.view(viewer)["board"] == table.view(viewer)["board"]
                    ask, other = table.ask_of(viewer), twin.ask_of(viewer)
                    assert (ask is None) == (other is None)
                    assert ask is None or ask.words == other.words


@pytest.mark.parametrize("game", GAMES)
def test_a_redeal_does_not_depend_on_the_truth(game):
    together = 0
    for one, two in pair(game, 3, 5, 1):
        inside = len(one.asks) > 1
        if not inside and len(one.said) % 9:
            continue
        together += inside
        first, second = one.redeal(1, Dice(b"d")), two.redeal(1, Dice(b"d"))
        assert first.position() == second.position()
        assert first.game.write(first.state) == second.game.write(second.state)
        for viewer in range(3):
            assert first.view(viewer) == second.view(viewer)
    assert together > 20, "too few redeals during simultaneous choices"


def test_a_redeal_favours_objectives_where_a_player_was_active():
    busy = position("bari{B2} nikaia{B1}", seats=2, round=20, deeds=[{}, {"bari": 4, "nikaia": 1}])
    listed = dict.fromkeys(("bari", "nikaia", "cherson"), 0)
    first = dict.fromkeys(listed, 0)
    for twin in redealt(busy, 0, 200):
        objectives = twin.position()["objectives"][1]
        for city in listed:
            listed[city] += city in objectives
            first[city] += city == objectives[0]
    assert listed["bari"] > 150 and listed["nikaia"] > 120
    assert 0 < listed["cherson"] < 100
    assert 200 > first["bari"] > first["nikaia"] > first["cherson"]


def test_a_redeal_sometimes_contains_a_replacement_and_always_an_announced_one():
    table = position("", seats=2, round=20)
    replaced = [twin.position()["replaced"][1] >= 0 for twin in redealt(table, 0, 60)]
    assert any(replaced) and not all(replaced)
    announced = position("", seats=2, round=20, replacement_announced=True, replaced=[-1, 3], struck=[None, "cherson"])
    assert all(twin.position()["replaced"][1] >= 0 for twin in redealt(announced, 0, 20))
    early = position("", seats=2, round=17)
    assert not any(twin.position()["replaced"][1] >= 0 for twin in redealt(early, 0, 20))
