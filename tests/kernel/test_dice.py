"""Dice are fair, can be copied and verified, and can be scripted."""

from collections import Counter
from hashlib import blake2b

import pytest

from hippodrome import BadOption, Dice, OutOfChance
from hippodrome.kernel.dice import ALL, NOBODY, UNKNOWN, ScriptedDice, commitment_of, key_of


def test_the_stream_is_keyed_blake2b() -> None:
    dice = Dice(b"key")
    block = blake2b((0).to_bytes(8, "little"), digest_size=64, key=b"key").digest()
    numbers = [int.from_bytes(block[at : at + 8], "little") for at in range(0, 64, 8)]
    assert [dice.below(1 << 64) for _ in range(8)] == numbers
    for n in (1, 2, 6, 91, 2**29 + 3, 2**31, 10**12 + 39, 2**63 + 1, 2**70):
        short = Dice(b"key")
        assert [short.below(n) for _ in range(8)] == [number % n for number in numbers]


def test_equal_keys_roll_alike_and_others_do_not() -> None:
    first, second, other = Dice(b"a"), Dice(b"a"), Dice(b"b")
    rolls = [first.roll() for _ in range(100)]
    assert rolls == [second.roll() for _ in range(100)]
    assert rolls != [other.roll() for _ in range(100)]


def test_a_copy_continues_where_the_original_is() -> None:
    dice = Dice(b"key")
    for _ in range(20):
        twin = dice.copy()
        ahead = [twin.roll() for _ in range(9)]
        again = dice.copy()
        assert [again.roll() for _ in range(9)] == ahead
        assert dice.roll() == ahead[0]


def test_dice_resume_from_key_and_count() -> None:
    dice = Dice(b"key")
    for _ in range(13):
        dice.roll()
    assert Dice(b"key", 13).roll() == dice.roll()


def test_rolls_are_about_even() -> None:
    dice = Dice(b"even")
    faces = Counter(dice.roll() for _ in range(6000))
    assert set(faces) == {1, 2, 3, 4, 5, 6}
    # 1000 expected each, standard deviation 29: the tolerance is five standard deviations.
    assert all(abs(count - 1000) < 145 for count in faces.values())


def test_a_draw_removes_one_thing_and_keeps_the_order_of_the_rest() -> None:
    things = [5, 3, 3, 9]
    dice = Dice(b"key")
    drawn = dice.draw(things)
    rest = [5, 3, 3, 9]
    rest.remove(drawn)
    assert things == rest


def test_outcomes_are_stored_with_who_saw_them() -> None:
    dice = Dice(b"key")
    pips = dice.roll(8)
    card = dice.draw([7], seen_by=2)
    dice.draw([8], seen_by=NOBODY)
    assert dice.outcomes == [(-pips, ALL), (card, 2), (8, NOBODY)]


def test_scripted_dice_follow_their_script_and_then_refuse() -> None:
    dice = ScriptedDice([-3, 7], b"key")
    things = [1, 7, 2]
    assert dice.roll() == 3
    assert dice.draw(things) == 7
    assert things == [1, 2]
    with pytest.raises(OutOfChance):
        dice.roll()


def test_scripted_dice_refuse_impossible_outcomes() -> None:
    with pytest.raises(OutOfChance):
        ScriptedDice([-7], b"key").roll(6)
    with pytest.raises(OutOfChance):
        ScriptedDice([7], b"key").roll(6)
    with pytest.raises(OutOfChance):
        ScriptedDice([4], b"key").draw([1, 2])


def test_unknown_outcomes_of_a_script_are_rolled() -> None:
    dice = ScriptedDice([UNKNOWN, -2], b"key", strict=False)
    assert 1 <= dice.roll() <= 6
    assert dice.roll() == 2
    assert 1 <= dice.roll() <= 6


def test_seeds_are_numbers_or_bytes() -> None:
    assert key_of(7) == b"\x07"
    assert key_of(0) == b"\x00"
    assert key_of(b"seed") == b"seed"
    for seed in (-1, 1 << 512, b"", b"x" * 65):
        with pytest.raises(BadOption):
            key_of(seed)


def test_a_commitment_matches_only_one_key() -> None:
    assert commitment_of(b"a") == commitment_of(b"a")
    assert commitment_of(b"a") != commitment_of(b"b")
    assert len(commitment_of(b"a")) == 64
