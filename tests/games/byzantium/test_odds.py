"""The odds shown on the board agree with counting every outcome of the dice."""

from itertools import product

import pytest

from hippodrome.games.byzantium.advice.odds import (
    after_losses,
    attack_odds,
    battle_odds,
    dice_of,
    hit_chances,
    siege_odds,
    strength_of,
)

from .tables import ARAB, at, events, say

FACES = range(1, 7)
ARMIES = [(0, 1, 0), (0, 3, 2), (1, 3, 0), (0, 8, 4), (2, 1, 1), (0, 0, 3), (1, 0, 0)]


def hits(dice: tuple[int, ...]) -> int:
    return sum(1 for pips in dice if pips >= 4)


@pytest.mark.rule("BZ 7.12", "BZ 7.13")
@pytest.mark.parametrize("army", ARMIES)
@pytest.mark.parametrize(("defence", "loss"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 2)])
def test_siege_odds_by_counting(army: tuple[int, int, int], defence: int, loss: int) -> None:
    falls = list(product(FACES, repeat=defence))
    taken = sum(1 for dice in falls if strength_of(after_losses(army, hits(dice) * loss)) > defence)
    assert siege_odds(army, defence, loss) == pytest.approx(taken / len(falls))


@pytest.mark.rule("BZ 7.6", "BZ 7.8")
@pytest.mark.parametrize("attacker", [(0, 1, 0), (0, 3, 2), (1, 2, 0), (2, 1, 1)])
@pytest.mark.parametrize("defender", [(0, 1, 0), (0, 2, 1), (1, 2, 0), (0, 5, 0)])
def test_battle_odds_by_counting(attacker: tuple[int, int, int], defender: tuple[int, int, int]) -> None:
    won = falls = 0
    for ours in product(FACES, repeat=dice_of(attacker)):
        wounded = strength_of(after_losses(defender, hits(ours)))
        for theirs in product(FACES, repeat=dice_of(defender)):
            falls += 1
            won += strength_of(after_losses(attacker, hits(theirs))) > wounded
    assert battle_odds(attacker, defender) == pytest.approx(won / falls)


def test_attack_odds_by_counting() -> None:
    attacker, levy, defence = (0, 3, 1), (0, 1, 0), 1
    won = falls = 0
    for ours in product(FACES, repeat=3):
        for theirs in product(FACES, repeat=1):
            left = after_losses(attacker, hits(theirs))
            for city in product(FACES, repeat=defence):
                falls += 1
                beaten = strength_of(left) > strength_of(after_losses(levy, hits(ours)))
                won += beaten and strength_of(after_losses(left, hits(city))) > defence
    assert attack_odds(attacker, (levy,), defence) == pytest.approx(won / falls)


def test_the_odds_agree_with_playing_out_every_roll() -> None:
    """Plays out every outcome of the dice at a table, losing Move cubes first."""
    army = {"army": "alexandria", "main": 3, "move": 2}
    taken = 0
    for dice in product(FACES, repeat=2):
        table = at({"arab": army}, cities={"alexandria": ARAB, "jerusalem": {"markers": 2}}, dice=list(dice))
        say(table, 0, "move-arab", "jerusalem")
        while not table.over and table.asks[0].rule == "BZ 7.12":
            table.play(0, "lose-move")
        taken += bool(events(table, "conquered"))
    assert siege_odds((0, 3, 1), 2) == pytest.approx(taken / 36)


def test_chances_add_up() -> None:
    for dice in range(9):
        assert sum(hit_chances(dice)) == pytest.approx(1)
        assert len(hit_chances(dice)) == dice + 1
    assert hit_chances(2) == (0.25, 0.5, 0.25)
