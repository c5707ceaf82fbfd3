"""Cheap knowledge about Byzanz for bots: what a hand is worth, and from that how good each legal word looks.

Everything here sees a view and nothing else.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from hippodrome.games.byzanz import cards

Hand = list[str]

PAIR, SINGLE, MERCHANT, COIN = 0.55, 0.2, 1.1, 0.08
"""The share of a set that a pair or a single card promises; the worth of a spare merchant, of a point to bid with."""


def value_of(card: str) -> int:
    """The value printed on a card."""
    return 0 if card == "merchant" else int(card[-1])


def worth(hand: Sequence[str]) -> float:
    """About how many points a hand will bring: full sets for certain, pairs and singles in part, merchants as glue."""
    merchants = sum(1 for card in hand if card == "merchant")
    total = 0.0
    pairs: list[int] = []
    for kind in cards.KINDS:
        values = sorted((value_of(card) for card in hand if card.startswith(kind)), reverse=True)
        full, rest = divmod(len(values), 3)
        total += sum(values[:full]) + COIN * sum(values)
        if rest == 2:
            pairs.append(values[full])
        elif rest == 1:
            total += SINGLE * values[full]
    for best in sorted(pairs, reverse=True):
        if merchants and best >= 2:
            merchants -= 1
            total += 0.95 * best
        else:
            total += PAIR * best
    return total + (4.2 + MERCHANT * (merchants - 3) if merchants >= 3 else MERCHANT * merchants)


def weigh(view: Mapping[str, Any], ask: Mapping[str, Any]) -> list[float]:
    """How good each legal word of an ask looks, higher is better."""
    board = view["board"]
    hand: Hand = board["players"][view["viewer"]]["hand"]
    key = ask["prompt"]["key"]
    words: list[str] = ask["words"]
    if key in ("prompt-bid", "prompt-confirm"):
        return _weigh_bid(board, view["viewer"], hand, words)
    if key == "prompt-give":
        return [_weigh_give(board["package"], hand, word) for word in words]
    if key == "prompt-market":
        return [_weigh_take(board["market"], hand, word) for word in words]
    if key in ("prompt-limit", "prompt-limit-goods"):
        return [_weigh_shed(hand, word) for word in words]
    return [_profit(word) if word != "stop" else 0.1 for word in words]


def _weigh_bid(board: Mapping[str, Any], seat: int, hand: Hand, words: list[str]) -> list[float]:
    """Follow the cheapest way to outbid if the package is worth it, else pass; a clean 4-1-1 is sold at once."""
    player = board["players"][seat]
    needed = board["high"] + 1 - player["total"]
    if needed <= 0 and "confirm" in words:
        return [1.0 if word == "confirm" else 0.0 for word in words]
    laid = [card for card in words if card.startswith("bid-")]
    gain = _package_gain(board["package"], hand)
    cost, plan = _cheapest(hand, needed) if laid else (99.0, [])
    others = sum(1 for player in board["players"] if player["active"]) - 1
    later = board["offers_left"][:-1]
    # Winning now means not winning one of the smaller packages to come.
    patience = 0.28 * sum(later) / len(later) if later and others else 0.0
    started = player["total"] > 0 and board["leader"] != seat and needed <= 2
    wanted = gain - cost > patience - (0.3 if started else 0.0)
    weights = []
    for word in words:
        if word == "pass":
            weights.append(0.5)
        elif word.startswith("bid-"):
            weights.append(1.0 if wanted and word[4:] in plan else 0.0)
        elif word.startswith("sell-"):
            weights.append(2.0 if _clean(word) else 0.0)
        else:
            weights.append(0.0)
    return weights


def _package_gain(package: Sequence[str], hand: Hand) -> float:
    """What the package adds to the hand after the least useful card has gone into the market."""
    full = [*hand, *package]
    if len(package) < 2:
        return worth(full) - worth(hand)
    return max(worth(_without(full, card)) for card in set(package)) - worth(hand)


def _cheapest(hand: Hand, needed: int) -> tuple[float, list[str]]:
    """The cards whose loss hurts least among those that reach a sum: a knapsack over single-card losses."""
    whole = worth(hand)
    best: list[tuple[float, list[str]] | None] = [(0.0, [])] + [None] * needed
    for card in hand:
        value = value_of(card)
        if value == 0:
            continue
        loss = whole - worth(_without(hand, card)) + 0.05
        for total in range(needed, -1, -1):
            reached = best[total]
            if reached is None or total == needed:
                continue
            goal = min(needed, total + value)
            tried = reached[0] + loss
            held = best[goal]
            if held is None or tried < held[0]:
                best[goal] = (tried, [*reached[1], card])
    return best[needed] or (99.0, [])


def _weigh_give(package: Sequence[str], hand: Hand, word: str) -> float:
    if word.startswith("sell-"):
        return -9.0
    return worth(_without([*hand, *package], word[5:]))


def _weigh_take(market: Mapping[str, Sequence[str]], hand: Hand, word: str) -> float:
    if word.startswith("sell-"):
        return -9.0
    taken = [*hand, *market[word[5:]]]
    excess = len(taken) - 7
    # Cards above seven have to go again, unless sets take them along.
    return worth(taken) - (0.15 * excess if excess > 0 else 0.0)


def _weigh_shed(hand: Hand, word: str) -> float:
    """Sell or discard what keeps the most: a sold set counts its profit for certain."""
    if word.startswith("discard-"):
        return worth(_without(hand, word[8:])) - 0.3
    left = hand
    for card in _cards(word):
        left = _without(left, card)
    return worth(left) + _profit(word)


def _clean(word: str) -> bool:
    """Whether a set uses its cheap cards well: a four or a three with two ones."""
    return word.endswith(("-411", "-311"))


def _cards(word: str) -> Hand:
    if word == "sell-merchants":
        return ["merchant"] * 3
    _, kind, values = word.split("-")
    return ["merchant" if value == "m" else f"{kind}-{value}" for value in values]


def _profit(word: str) -> float:
    """The profit of a set, a little less for every good card and merchant it wastes."""
    if word == "sell-merchants":
        return 5.0
    values = word.split("-")[2]
    wasted = sum(1.0 if value == "m" else int(value) for value in values[1:])
    return int(values[0]) - 0.1 * wasted


def _without(hand: Sequence[str], card: str) -> Hand:
    left = list(hand)
    left.remove(card)
    return left
