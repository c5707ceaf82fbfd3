"""What a hand of Byzanz is worth: about how many points it will bring."""

from typing import Final

from hippodrome.games.byzanz import cards

PAIR: Final = 0.55
SINGLE: Final = 0.2
"""The share of a full set's worth that a pair or a single card is expected to bring."""
GLUED: Final = 0.95
"""The same share for a pair that has a merchant to complete it."""
MERCHANT: Final = 1.1
"""The worth of a spare merchant."""
THREE_MERCHANTS: Final = 4.2
COIN: Final = 0.08
"""The worth of one point of bidding power."""


def _values(held: int) -> list[int]:
    """Return the values of the cards of a holding, highest first."""
    counts = [held % 7, held // 7 % 6, held // 42 % 4, held // 168]
    return [place + 1 for place in (3, 2, 1, 0) for _ in range(counts[place])]


def _solid(values: list[int]) -> float:
    """Return the worth of a kind's full sets, plus its cards as money."""
    return sum(values[: len(values) // 3]) + COIN * sum(values)


def _loose(values: list[int], cards_left: int) -> int:
    """Return the best card beside the full sets if exactly `cards_left` cards are left over, else 0."""
    return values[len(values) // 3] if len(values) % 3 == cards_left else 0


SOLID: Final[list[float]] = [_solid(_values(held)) for held in range(cards.HOLDINGS)]
LONE: Final[list[float]] = [SINGLE * _loose(_values(held), 1) for held in range(cards.HOLDINGS)]
PAIRED: Final[list[int]] = [_loose(_values(held), 2) for held in range(cards.HOLDINGS)]
"""For each holding (see cards.py): its certain worth, what a single card promises, and the better card of a pair."""


def worth(held: list[int], merchants: int) -> float:
    """Estimate how many points a hand will bring: full sets for certain, pairs and singles in part.

    A hand is given as holdings by kind and a number of merchants, which complete pairs.
    """
    total = 0.0
    twos = threes = fours = ones = 0
    for kind in range(6):
        holding = held[kind]
        if holding:
            total += SOLID[holding]
            total += LONE[holding]
            pair = PAIRED[holding]
            if pair == 4:
                fours += 1
            elif pair == 3:
                threes += 1
            elif pair == 2:
                twos += 1
            elif pair == 1:
                ones += 1
    if fours:
        total = add_pairs(total, 4, fours, merchants)
        merchants = merchants - fours if merchants > fours else 0
    if threes:
        total = add_pairs(total, 3, threes, merchants)
        merchants = merchants - threes if merchants > threes else 0
    if twos:
        total = add_pairs(total, 2, twos, merchants)
        merchants = merchants - twos if merchants > twos else 0
    if ones:
        total = add_pairs(total, 1, ones, 0)  # merchants are too valuable to spend on these
    if merchants >= 3:
        return total + (THREE_MERCHANTS + MERCHANT * (merchants - 3))
    return total + MERCHANT * merchants


def add_pairs(total: float, best: int, pairs: int, merchants: int) -> float:
    """Add pairs with the same better card to a total, completing as many with merchants as there are."""
    for place in range(pairs):
        total += GLUED * best if place < merchants else PAIR * best
    return total


def worth_without(held: list[int], merchants: int, card: int) -> float:
    """Return what a hand is worth without one of its cards."""
    if card == cards.MERCHANT:
        return worth(held, merchants - 1)
    kind, weight = cards.KIND_OF[card], cards.WEIGHTS[card]
    held[kind] -= weight
    left = worth(held, merchants)
    held[kind] += weight
    return left


def worth_with(held: list[int], merchants: int, package: list[int]) -> float:
    """Return what a hand is worth with a package, after its least useful card has gone into the market."""
    full, more = held[:], merchants
    for card in package:
        if card == cards.MERCHANT:
            more += 1
        else:
            full[cards.KIND_OF[card]] += cards.WEIGHTS[card]
    if len(package) < 2:
        return worth(full, more)
    best = -99.0
    seen = 0
    for card in package:
        if not seen >> card & 1:
            seen |= 1 << card
            left = worth_without(full, more, card)
            if left > best:
                best = left
    return best
