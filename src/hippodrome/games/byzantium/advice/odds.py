"""Exact odds of battles and sieges, computed from public information alone.

Losses are taken as a careful owner takes them: Move cubes first, then Main, then Elite, the guard last. Nothing is
rolled: every number of hits is weighted by its probability.
"""

from functools import cache
from typing import Final

FACES: Final = 6
CAPITAL_LOSS_PER_HIT: Final = 2

Army = tuple[int, int, int]
"""Elite (a guard included), Main and Move."""


@cache
def hit_chances(dice: int, hit_on: int = 4) -> tuple[float, ...]:
    """Return the probability of each number of hits, from none to all, with some dice."""
    chance = (FACES + 1 - hit_on) / FACES
    chances = [1.0]
    for _ in range(dice):
        chances = [
            (chances[hits] * (1 - chance) if hits < len(chances) else 0.0)
            + (chances[hits - 1] * chance if hits > 0 else 0.0)
            for hits in range(len(chances) + 1)
        ]
    return tuple(chances)


def dice_of(army: Army, most_main: int = 3) -> int:
    """BZ 7.6: the dice of an army."""
    elite, main, _move = army
    return elite + (main if main < most_main else most_main)


def strength_of(army: Army) -> int:
    """BZ 1.4: Elite and Main."""
    return army[0] + army[1]


def after_losses(army: Army, losses: int) -> Army:
    """BZ 7.7: what remains when Move goes first, then Main, then Elite."""
    elite, main, move = army
    taken = min(move, losses)
    move, losses = move - taken, losses - taken
    taken = min(main, losses)
    main, losses = main - taken, losses - taken
    return max(0, elite - losses), main, move


def siege_odds(army: Army, defence: int, loss_per_hit: int = 1) -> float:
    """BZ 7.12-7.13: the probability that a siege succeeds: the strength left must exceed the defence."""
    total = 0.0  # added up one by one, because `sum` rounds differently from Python 3.12 on
    for hits, chance in enumerate(hit_chances(defence)):
        if strength_of(after_losses(army, hits * loss_per_hit)) > defence:
            total += chance
    return total


@cache
def battle_outcomes(attacker: Army, defender: Army) -> tuple[tuple[Army, bool, float], ...]:
    """BZ 7.6-7.8: the attacker's possible remains, whether the attacker has won, and the probability of each case."""
    outcomes: dict[tuple[Army, bool], float] = {}
    for wounds, ours in enumerate(hit_chances(dice_of(attacker))):
        resistance = strength_of(after_losses(defender, wounds))
        for blows, theirs in enumerate(hit_chances(dice_of(defender))):
            left = after_losses(attacker, blows)
            key = (left, strength_of(left) > resistance)
            outcomes[key] = outcomes.get(key, 0.0) + ours * theirs
    return tuple((left, won, chance) for (left, won), chance in outcomes.items())


def battle_odds(attacker: Army, defender: Army) -> float:
    """BZ 7.8: the probability that the attacker wins a battle; a Levy or the Bulgars are an army of Main cubes only."""
    total = 0.0
    for _left, won, chance in battle_outcomes(attacker, defender):
        if won:
            total += chance
    return total


def attack_odds(attacker: Army, defenders: tuple[Army, ...], defence: int, loss_per_hit: int = 1) -> float:
    """BZ 7: the probability that an attack takes the city, if these armies fight one by one before the siege."""
    if strength_of(attacker) == 0:
        return 0.0
    if not defenders:
        return siege_odds(attacker, defence, loss_per_hit)
    total = 0.0
    for left, won, chance in battle_outcomes(attacker, defenders[0]):
        if won:
            total += chance * attack_odds(left, defenders[1:], defence, loss_per_hit)
    return total
