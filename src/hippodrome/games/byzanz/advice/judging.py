"""Rules of thumb for Byzanz: how good each legal word looks, judged by what a hand is worth.

The only hidden information it uses is the hand of the seat that is asked.
"""

from typing import Final

from hippodrome.games.byzanz import cards
from hippodrome.games.byzanz.advice import hands
from hippodrome.games.byzanz.state import State
from hippodrome.kernel.ask import Ask

PATIENCE: Final = 0.28
"""What each card of the coming packages is worth to a player who waits for them."""
STARTED: Final = 0.3
"""How much more a player wants a package after bidding for it."""
TOO_DEAR: Final = 99.0
NEVER: Final = -9.0
DISCARDED: Final = 0.3


def _profit_of(three: list[int]) -> float:
    """Return the profit of a set, reduced a little for every good card and merchant it wastes."""
    if three[0] == cards.MERCHANT:
        return float(cards.MERCHANT_PROFIT)
    wasted = sum([1 if card == cards.MERCHANT else cards.VALUES[card] for card in three[1:]])
    return cards.VALUES[three[0]] - 0.1 * wasted


def _is_clean(three: list[int]) -> bool:
    """Return whether a set uses its cheap cards well: a four or a three with two ones."""
    return [cards.VALUES[card] for card in three] in ([4, 1, 1], [3, 1, 1])


PROFIT: Final[list[float]] = [_profit_of(three) for three in cards.SET_CARDS]
CLEAN: Final[list[bool]] = [_is_clean(three) for three in cards.SET_CARDS]


def advise(game: State, ask: Ask) -> list[float]:
    """Score how good each option of an ask looks to its seat."""
    key = ask.key
    if key == "prompt-bid" or key == "prompt-confirm":
        return weigh_bid(game, ask.seat, ask.options)
    if key == "prompt-give":
        return weigh_give(game, ask.seat, ask.options)
    if key == "prompt-market":
        return weigh_take(game, ask.seat, ask.options)
    if key == "prompt-limit" or key == "prompt-limit-goods":
        return weigh_shed(game, ask.seat, ask.options)
    return [PROFIT[word - cards.SELL] if word >= cards.SELL else 0.1 for word in ask.options]


def weigh_bid(game: State, seat: int, options: list[int]) -> list[float]:
    """Follow the cheapest way to outbid if the package is worth it, else pass; a clean 4-1-1 is sold at once."""
    needed = game.high + 1 - game.sums[seat]
    if needed <= 0 and cards.CONFIRM in options:
        return [1.0 if word == cards.CONFIRM else 0.0 for word in options]
    plan = 0
    if len(options) > 1 and options[1] < cards.GIVE:  # a card may be added to the bid
        cost, plan = cheapest(game, seat, needed)
        held, merchants = game.holdings[seat], game.hands[seat][cards.MERCHANT]
        gain = hands.worth_with(held, merchants, game.package) - hands.worth(held, merchants)
        eager = STARTED if game.sums[seat] > 0 and game.leader != seat and needed <= 2 else 0.0
        if not gain - cost > patience(game) - eager:
            plan = 0
    weights: list[float] = []
    for word in options:
        if word >= cards.SELL:
            weights.append(2.0 if CLEAN[word - cards.SELL] else 0.0)
        elif word == cards.PASS:
            weights.append(0.5)
        else:
            weights.append(1.0 if word >= cards.BID and plan >> (word - cards.BID) & 1 else 0.0)
    return weights


def patience(game: State) -> float:
    """Return what the player gives up by winning now: the smaller packages still to come."""
    later = game.seats - game.auctions - 1
    if later <= 0 or sum(game.active) <= 1:
        return 0.0
    return PATIENCE * sum(cards.OFFERS[game.seats][:later]) / later


def cheapest(game: State, seat: int, needed: int) -> tuple[float, int]:
    """Return the cheapest cards that reach a sum, as bits, and the cost of losing them.

    A knapsack over the losses of single cards.
    """
    held, hand = game.holdings[seat][:], game.hands[seat]
    merchants = hand[cards.MERCHANT]
    whole = hands.worth(held, merchants)
    costs: list[float] = [TOO_DEAR] * (needed + 1)
    plans: list[int] = [-1] * (needed + 1)
    costs[0], plans[0] = 0.0, 0
    for kind in range(6):
        for place in cards.CARDS_OF_HOLDING[held[kind]]:
            card = kind * 4 + place
            loss = whole - hands.worth_without(held, merchants, card) + 0.05
            for _ in range(hand[card]):
                for total in range(needed - 1, -1, -1):
                    if plans[total] >= 0:
                        goal = total + place + 1
                        if goal > needed:
                            goal = needed
                        tried = costs[total] + loss
                        if plans[goal] < 0 or tried < costs[goal]:
                            costs[goal] = tried
                            plans[goal] = plans[total] | 1 << card
    return costs[needed], plans[needed] if plans[needed] >= 0 else 0


def weigh_give(game: State, seat: int, options: list[int]) -> list[float]:
    """Prefer giving away the card that the rest of the hand misses least."""
    held, merchants = game.holdings[seat][:], game.hands[seat][cards.MERCHANT]
    for card in game.package:
        held[cards.KIND_OF[card]] += cards.WEIGHTS[card]
        if card == cards.MERCHANT:
            merchants += 1
    return [
        NEVER if word >= cards.SELL else hands.worth_without(held, merchants, word - cards.GIVE) for word in options
    ]


def weigh_take(game: State, seat: int, options: list[int]) -> list[float]:
    """Prefer the kind that helps most; cards above seven must be sold or discarded again."""
    held, merchants, market = game.holdings[seat][:], game.hands[seat][cards.MERCHANT], game.market
    weights: list[float] = []
    for word in options:
        if word >= cards.SELL:
            weights.append(NEVER)
            continue
        kind = word - cards.TAKE
        excess = game.sizes[seat] - cards.HAND_LIMIT
        if kind == cards.MERCHANTS:
            excess += market[cards.MERCHANT]
            value = hands.worth(held, merchants + market[cards.MERCHANT])
        else:
            before = held[kind]
            for card in range(kind * 4, kind * 4 + 4):
                excess += market[card]
                held[kind] += market[card] * cards.WEIGHTS[card]
            value = hands.worth(held, merchants)
            held[kind] = before
        weights.append(value - (0.15 * excess if excess > 0 else 0.0))
    return weights


def weigh_shed(game: State, seat: int, options: list[int]) -> list[float]:
    """Prefer the sale or discard that keeps the most; a sold set counts its profit for certain."""
    held, merchants = game.holdings[seat][:], game.hands[seat][cards.MERCHANT]
    weights: list[float] = []
    for word in options:
        if word < cards.SELL:
            weights.append(hands.worth_without(held, merchants, word - cards.DISCARD) - DISCARDED)
            continue
        left = merchants
        three = cards.SET_CARDS[word - cards.SELL]
        for card in three:
            held[cards.KIND_OF[card]] -= cards.WEIGHTS[card]
            if card == cards.MERCHANT:
                left -= 1
        weights.append(hands.worth(held, left) + PROFIT[word - cards.SELL])
        for card in three:
            held[cards.KIND_OF[card]] += cards.WEIGHTS[card]
    return weights
