"""What bots are given: masks, advice and features, based only on what a seat may know."""

from hippodrome.kernel.dice import Dice
from hippodrome.testing.promises import promise
from hippodrome.testing.walking import moments


@promise
def a_mask_marks_exactly_the_legal_words(game: str, seats: int) -> None:
    """The mask covers the whole vocabulary and marks exactly the legal words."""
    for table in moments(game, seats, 31, every=9):
        for ask in table.asks:
            assert [index for index, legal in enumerate(ask.mask) if legal] == sorted(ask.options)


@promise
def advice_and_features_are_the_same_in_all_worlds_a_seat_cannot_tell_apart(game: str, seats: int) -> None:
    """Both have the promised length and depend on nothing hidden."""
    for number, table in enumerate(moments(game, seats, 32, every=13)):
        names = table.game.feature_names(seats)
        assert len(set(names)) == len(names), "feature names must be unique"
        for seat in range(seats):
            twin = table.redeal(seat, Dice((number + 1).to_bytes(4, "little")))
            features, ask = table.features(seat), table.ask_of(seat)
            assert len(features) == len(names) and twin.features(seat) == features
            if ask is not None:
                assert len(table.advice(seat)) == len(ask.options) and twin.advice(seat) == table.advice(seat)
