"""Moments make chance explicit: every outcome can be chosen, none is known in advance, and the rules are the same."""

from random import Random

import pytest

import hippodrome
from hippodrome.adapters.moments import Moment, start_of
from hippodrome.kernel.dice import Dice
from walking import CASES, IDS

games = pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)


def after(moment: Moment, chance: Random) -> Moment:
    """Return the next moment, chosen at random."""
    assert moment.table is not None or moment.by_chance
    if moment.by_chance:
        outcomes, weights = zip(*moment.outcomes(), strict=True)
        assert sum(weights) == pytest.approx(1)
        return moment.after_chance(chance.choices(outcomes, weights)[0])
    assert moment.table is not None
    return moment.after_word(chance.choice(moment.table.asks[0].options))


@games
def test_a_game_equals_that_of_a_table_with_the_same_rolls(game: str, seats: int) -> None:
    """Give the moments the outcomes that the table's own dice rolled."""
    table = hippodrome.new_table(game, seats, 41)
    moment, chance = start_of(table.game, seats, {}), Random(41)
    rolled = 0
    while not table.over:
        while moment.by_chance:
            outcome = table.chances[rolled][0]
            assert outcome in [possible for possible, _weight in moment.outcomes()]
            moment, rolled = moment.after_chance(outcome), rolled + 1
        assert moment.table is not None and rolled == len(table.chances)
        assert [(ask.seat, ask.options) for ask in moment.table.asks] == [(a.seat, a.options) for a in table.asks]
        word = chance.choice(table.asks[0].options)
        table.answer(table.asks[0].seat, word)
        moment = moment.after_word(word)
    while moment.by_chance:
        moment, rolled = moment.after_chance(table.chances[rolled][0]), rolled + 1
    assert moment.over and moment.table is not None and moment.table.scores == table.scores
    assert moment.game.write(moment.table.state) == table.game.write(table.state)


@games
def test_a_redealt_world_has_the_same_information_for_the_seat(game: str, seats: int) -> None:
    chance = Random(seats)
    moment, told = start_of(hippodrome.find_game(game), seats, {}), 0
    while not moment.over and told < 60:
        moment = after(moment, chance)
        if moment.by_chance or moment.over or chance.random() > 0.2:
            continue
        told += 1
        seat = moment.asked
        world = moment.redealt(seat, Dice.of(told))
        assert world.heard(seat) == moment.heard(seat) and world.asked == seat
        for _ in range(5):  # the world can be played and redealt again
            if not world.over:
                world = after(world, chance)
        while world.by_chance:
            world = after(world, chance)
        if not world.over:
            again = world.redealt(world.asked, Dice.of(told))
            assert again.heard(world.asked) == world.heard(world.asked)


def test_two_seats_that_know_different_things_have_heard_different_things() -> None:
    moment, chance = start_of(hippodrome.find_game("byzanz"), 3, {}), Random(1)
    while moment.table is None:
        assert moment.asked == -1 and moment.heard(0) == moment.seen(0) == ""
        moment = after(moment, chance)
    assert moment.heard(0) != moment.heard(1)
    assert moment.heard(0).startswith("start ") and " ? " in moment.heard(0)
    other = moment.after_word(0)
    assert other.heard(1) != moment.heard(1), "a public word is part of what everybody has heard"


def test_a_moment_does_not_determine_future_chance() -> None:
    """Two continuations of a moment are independent: each has the outcome chosen for it."""
    moment, chance = start_of(hippodrome.find_game("byzanz"), 3, {}), Random(2)
    while not moment.by_chance or moment.table is None:
        moment = after(moment, chance)
    outcomes = [outcome for outcome, _weight in moment.outcomes()]
    continuations = [moment.after_chance(outcome) for outcome in outcomes[:2]]
    assert [way.rolled[-1] for way in continuations if way.by_chance] == outcomes[
        : sum(way.by_chance for way in continuations)
    ]
    assert moment.outcomes() == moment.outcomes() and moment.rolled == moment.rolled
