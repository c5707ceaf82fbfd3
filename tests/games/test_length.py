"""No game comes near its declared maximum length."""

from collections.abc import Callable
from random import Random

import pytest

import hippodrome
from hippodrome.kernel.ask import Ask
from walking import CASES, IDS, MORE

Choice = Callable[[Ask, Random], int]

GIVING_UP = ("pass", "stop", "done", "confirm", "withdraw")


def dawdle(ask: Ask, chance: Random) -> int:
    """Choose at random, but end nothing that can continue."""
    lasting = [option for option, word in zip(ask.options, ask.words, strict=True) if word not in GIVING_UP]
    return chance.choice(lasting or ask.options)


def withdraw(ask: Ask, chance: Random) -> int:
    """Withdraw if possible, otherwise dawdle."""
    back = [option for option, word in zip(ask.options, ask.words, strict=True) if word == "withdraw"]
    return back[0] if back else dawdle(ask, chance)


WAYS: dict[str, Choice] = {
    "random": lambda ask, chance: chance.choice(ask.options),
    "first": lambda ask, chance: ask.options[0],
    "last": lambda ask, chance: ask.options[-1],
    "dawdling": dawdle,
    "withdrawing": withdraw,
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("game", "seats"), CASES, ids=IDS)
def test_no_game_comes_near_its_maximum_length(game: str, seats: int, way: str) -> None:
    most = hippodrome.find_game(game).max_length(seats)
    longest = 0
    for seed in range((40 if way == "random" else 3) * MORE):
        table, chance = hippodrome.new_table(game, seats, seed, quiet=True), Random(seed)
        words = 0
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.seat, WAYS[way](ask, chance))
            words += 1
            assert words <= most
        longest = max(longest, words)
    assert longest <= 0.75 * most
