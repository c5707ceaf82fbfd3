"""What everybody can remember about a hand, and redealing the rest.

A card openly taken into a hand is known to be there until it openly leaves. A face-down discard blurs this: the card
may now lie among the discards instead. So each known card is kept with the number of discards its owner had made when
it came: it is in the hand or among the later discards. When an equal card openly leaves, the newest entry goes with
it, because each of the statements "at least N of these among the hand and the discards since" loses one.

Where merchants do not count for the limit, having to discard reveals something about their number: with nine
cards within the limit there are at least two. So the least and the most merchants each seat can hold are kept too.
"""

from math import comb

from hippodrome.games.byzanz import cards, phases
from hippodrome.games.byzanz.state import State
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import OutOfChance


def take_openly(game: State, seat: int, card: int) -> None:
    """Record a card that everybody sees coming into a hand."""
    game.gain(seat, card)
    game.known[seat] = [*game.known[seat], len(game.discards[seat]) * cards.CARDS + card]
    if card == cards.MERCHANT and not game.merchants_count:
        bound_merchants(game, seat, game.merchants[seat][0] + 1, game.merchants[seat][1] + 1)


def show(game: State, seat: int, card: int) -> None:
    """Record a card that everybody sees leaving a hand."""
    game.lose(seat, card)
    if card == cards.MERCHANT and not game.merchants_count:
        bound_merchants(game, seat, game.merchants[seat][0] - 1, game.merchants[seat][1] - 1)
    known = game.known[seat]
    for place in range(len(known) - 1, -1, -1):
        if known[place] % cards.CARDS == card:
            game.known[seat] = known[:place] + known[place + 1 :]
            return


def bound_merchants(game: State, seat: int, least: int, most: int) -> None:
    """Record that a seat is publicly known to hold at least and at most some number of merchants."""
    game.merchants = game.merchants[:]
    game.merchants[seat] = [max(0, least), min(cards.COPIES[cards.MERCHANT], most)]


def see_limit(game: State, seat: int) -> None:
    """Record that everybody sees whether a seat must discard, which reveals uncounted merchants (BY 5.1)."""
    if game.merchants_count:
        return
    least, most = game.merchants[seat]
    beside = game.sizes[seat] - cards.HAND_LIMIT  # the number of merchants, or fewer if there are too many goods
    if game.over_limit(seat):
        bound_merchants(game, seat, least, min(most, beside - 1))
    else:
        bound_merchants(game, seat, max(least, beside), most)


def redeal(game: State, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
    """Redeal everything a seat can't know: the pile, removed cards, and the others' hands and discards."""
    if game.phase == phases.OVER:
        return
    others = [other for other in range(game.seats) if other != seat]
    pool = game.pile + game.removed
    for other in others:
        pool += game.discards[other]
        for card, count in enumerate(game.hands[other]):
            pool += [card] * count
    pool.sort()  # the order in which they came would reveal where they were
    places: list[tuple[list[int], int]] = []  # what each other seat must hold, and how many more cards it needs
    for other in others:
        places.append(_deal_known(game, other, dice, _shown_since(other, since), pool))
    for other, (hand, missing) in zip(others, places, strict=True):
        hand += _draw_hand(game, other, dice, hand, missing, pool)
        counts = [0] * cards.CARDS
        for card in hand:
            counts[card] += 1
        game.take_up(other, counts)
        discards = game.discards[other]
        for place, card in enumerate(discards):
            if card < 0:
                discards[place] = _draw(pool, dice) if game.merchants_count else _draw_good(pool, dice)
    game.removed = [_draw(pool, dice) for _ in game.removed]
    game.pile = pool


def _shown_since(seat: int, since: list[tuple[int, int]]) -> list[int]:
    """Return the cards a seat has shown from its hand with the words played since this position."""
    shown: list[int] = []
    for speaker, word in since:
        if speaker == seat:
            if cards.BID <= word < cards.BID + cards.MERCHANT:
                shown.append(word - cards.BID)
            elif word >= cards.SELL:
                shown += cards.SET_CARDS[word - cards.SELL]
    return shown


def _deal_known(game: State, seat: int, dice: Dice, shown: list[int], pool: list[int]) -> tuple[list[int], int]:
    """Put the known cards of a seat into its hand or its later discards; unknown discards become -1."""
    discards = [-1] * len(game.discards[seat])
    hand = shown[:]
    known = game.known[seat][:]
    for card in shown:
        for place in range(len(known) - 1, -1, -1):
            if known[place] % cards.CARDS == card:
                del known[place]
                break
    for entry in reversed(known):  # the newest have the fewest places to go
        card, first = entry % cards.CARDS, entry // cards.CARDS
        free = [place for place in range(first, len(discards)) if discards[place] < 0]
        if card == cards.MERCHANT and not game.merchants_count:
            free = []  # merchants are not discarded
        choice = dice.below(game.sizes[seat] - len(hand) + len(free)) if len(hand) < game.sizes[seat] or free else -1
        if choice < 0:
            raise OutOfChance("No room for a known card; deal once more.")
        if choice < len(free):
            discards[free[choice]] = card
        else:
            hand.append(card)
    if len(hand) > game.sizes[seat]:
        raise OutOfChance("More known cards than the hand holds; deal once more.")
    for card in hand + [card for card in discards if card >= 0]:
        if card not in pool:
            raise OutOfChance("A known card is nowhere to be had; deal once more.")
        pool.remove(card)
    game.discards[seat] = discards
    return hand, game.sizes[seat] - len(hand)


def _draw_hand(game: State, seat: int, dice: Dice, held: list[int], missing: int, pool: list[int]) -> list[int]:
    """Draw the unknown cards of a hand, with the publicly known number of merchants where they don't count."""
    if game.merchants_count:
        return [_draw(pool, dice) for _ in range(missing)]
    least, most = game.merchants[seat]
    sure, merchants = held.count(cards.MERCHANT), pool.count(cards.MERCHANT)
    goods = len(pool) - merchants
    ways = [
        comb(merchants, count) * comb(goods, missing - count) if least <= sure + count <= most else 0
        for count in range(missing + 1)
    ]
    if not any(ways):
        raise OutOfChance("Too few or too many merchants are left for this hand; deal once more.")
    choice = dice.below(sum(ways))
    count = 0
    while choice >= ways[count]:
        choice -= ways[count]
        count += 1
    for _ in range(count):
        pool.remove(cards.MERCHANT)
    return [cards.MERCHANT] * count + [_draw_good(pool, dice) for _ in range(missing - count)]


def _draw_good(pool: list[int], dice: Dice) -> int:
    """Draw any card that is not a merchant."""
    if pool.count(cards.MERCHANT) == len(pool):
        raise OutOfChance("Only merchants are left; deal once more.")
    card = _draw(pool, dice)
    while card == cards.MERCHANT:
        pool.append(card)
        card = _draw(pool, dice)
    return card


def _draw(pool: list[int], dice: Dice) -> int:
    place = dice.below(len(pool))
    card = pool[place]
    pool[place] = pool[-1]
    pool.pop()
    return card
