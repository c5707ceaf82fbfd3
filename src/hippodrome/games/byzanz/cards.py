"""The cards of Byzanz and the words that name them.

A card is a small number: goods are kind * 4 + value - 1, the merchant comes last. Equal cards are the same number, so
a hand is a list of 25 counts. A set to sell is a word of its own, `sell-wine-41m` for wine 4, wine 1 and a merchant.
"""

from itertools import combinations_with_replacement
from typing import Final

from hippodrome.kernel.words import Words

KINDS: Final = ("cloth", "spice", "wine", "wood", "grain", "olives")
MERCHANTS: Final = 6
"""The merchants as a kind of their own (BY 3.1)."""
KIND_NAMES: Final = (*KINDS, "merchant")
MERCHANT: Final = 24
CARDS: Final = 25
COPIES: Final = ([6, 5, 3, 2] * 6) + [16]
"""How many of each card the deck holds: 96 goods and 16 merchants."""
DECK: Final = 112
ANY_MERCHANTS: Final = [0, 16]
"""The fewest and the most merchants that a player can hold."""
CARD_NAMES: Final = [f"{kind}-{value}" for kind in KINDS for value in (1, 2, 3, 4)] + ["merchant"]
VALUES: Final = [1, 2, 3, 4] * 6 + [0]
KIND_OF: Final = [card // 4 for card in range(CARDS)]
MERCHANT_PROFIT: Final = 5

OFFERS: Final[dict[int, list[int]]] = {3: [2, 4, 6], 4: [2, 3, 4, 5], 5: [1, 2, 3, 4, 5], 6: [1, 2, 3, 4, 5, 6]}
"""BY 1.2: the offer cards by player count, lowest first."""
REMOVED: Final[dict[int, int]] = {3: 4, 4: 12, 5: 2, 6: 4}
"""BY 1.2: cards removed unseen by player count."""
ROUNDS: Final[dict[int, int]] = {3: 8, 4: 6, 5: 6, 6: 4}
HAND_LIMIT: Final = 7


def _goods_sets() -> list[tuple[int, ...]]:
    """BY 4.1-4.2: the sets of one kind as values, best first, 0 for a merchant; no kind has three fours."""
    return [
        values
        for values in combinations_with_replacement((4, 3, 2, 1, 0), 3)
        if values.count(4) < 3 and values.count(0) < 3
    ]


GOODS_SETS: Final = _goods_sets()
SETS_A_KIND: Final = len(GOODS_SETS)

PASS: Final = 0
CONFIRM: Final = 1
STOP: Final = 2
BID: Final = 3
GIVE: Final = BID + MERCHANT
DISCARD: Final = GIVE + CARDS
TAKE: Final = DISCARD + CARDS
SELL: Final = TAKE + len(KIND_NAMES)
SELL_MERCHANTS: Final = SELL + len(KINDS) * SETS_A_KIND


def _set_name(kind: str, values: tuple[int, ...]) -> str:
    return f"sell-{kind}-" + "".join("m" if value == 0 else str(value) for value in values)


WORDS: Final = Words(
    ["pass", "confirm", "stop"]
    + [f"bid-{name}" for name in CARD_NAMES[:MERCHANT]]
    + [f"give-{name}" for name in CARD_NAMES]
    + [f"discard-{name}" for name in CARD_NAMES]
    + [f"take-{name}" for name in KIND_NAMES]
    + [_set_name(kind, values) for kind in KINDS for values in GOODS_SETS]
    + ["sell-merchants"]
)


def _cards_of(kind: int, values: tuple[int, ...]) -> list[int]:
    return [MERCHANT if value == 0 else kind * 4 + value - 1 for value in values]


SET_CARDS: Final[list[list[int]]] = [_cards_of(kind, values) for kind in range(len(KINDS)) for values in GOODS_SETS] + [
    [MERCHANT] * 3
]
"""The three cards of each set word, the profit first (BY 4.1-4.3)."""


# The cards of one kind in a hand are one number, its *holding*: each card adds its weight to it. Tables turn a
# holding into its cards, their worth and the sets they make.
WEIGHTS: Final = [1, 7, 42, 168] * 6 + [0]
HOLDINGS: Final = 7 * 6 * 4 * 3


def _counts_of(held: int) -> list[int]:
    """Return how many ones, twos, threes and fours a holding has."""
    return [held % 7, held // 7 % 6, held // 42 % 4, held // 168]


CARDS_OF_HOLDING: Final = [[place for place, count in enumerate(_counts_of(held)) if count] for held in range(HOLDINGS)]
"""For each holding: which of the four cards of its kind it has at least once."""
BIDS_OF_HOLDING: Final = [
    [[BID + kind * 4 + place for place in places] for places in CARDS_OF_HOLDING] for kind in range(len(KINDS))
]
"""For each kind and holding: the words that bid one of its cards."""
WORTH_OF_HOLDING: Final = [
    sum(count * (place + 1) for place, count in enumerate(_counts_of(held))) for held in range(HOLDINGS)
]
"""For each holding: the highest bid it could make."""


def _sets_of(held: int, merchants: int) -> list[int]:
    """Return the sets that a holding makes with some merchants, as indices into GOODS_SETS."""
    counts = [merchants, *_counts_of(held)]
    return [
        place
        for place, values in enumerate(GOODS_SETS)
        if all(values.count(value) <= counts[value] for value in set(values))
    ]


SETS_OF_HOLDING: Final = [[_sets_of(held, merchants) for held in range(HOLDINGS)] for merchants in range(3)]
"""For each number of merchants (two are as good as more) and holding: its sets, as indices into GOODS_SETS."""
