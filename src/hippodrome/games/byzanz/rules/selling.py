"""BY 4 and BY 5: selling sets, and the limit of seven cards in hand."""

from hippodrome.games.byzanz import cards
from hippodrome.games.byzanz.events import Discarded, Sold
from hippodrome.games.byzanz.knowledge import known
from hippodrome.games.byzanz.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def names(these: list[int]) -> list[Thing]:
    """Return the names of some cards, for events."""
    return [Thing(cards.CARD_NAMES[card]) for card in these]


def add_sets(game: State, seat: int, options: list[int]) -> None:
    """BY 4.1-4.6: add every distinct set the hand can make; players may sell at each of their own decisions."""
    merchants = game.hands[seat][cards.MERCHANT]
    sets_of = cards.SETS_OF_HOLDING[merchants if merchants < 2 else 2]
    held = game.holdings[seat]
    for kind in range(len(cards.KINDS)):
        places = sets_of[held[kind]]
        if places:
            word = cards.SELL + kind * cards.SETS_A_KIND
            for place in places:
                options.append(word + place)
    if merchants >= 3:
        options.append(cards.SELL_MERCHANTS)


def profit_of(card: int) -> int:
    """BY 4.1, BY 4.3: what a profit card scores at the end."""
    return cards.MERCHANT_PROFIT if card == cards.MERCHANT else cards.VALUES[card]


def sell(game: State, seat: int, word: int) -> None:
    """BY 4.1-4.3: show three cards; the best becomes the profit, the other two leave the game."""
    three = cards.SET_CARDS[word - cards.SELL]
    for card in three:
        known.show(game, seat, card)
    game.profits[seat] = [*game.profits[seat], three[0]]
    game.gone[three[1]] += 1
    game.gone[three[2]] += 1
    if game.telling:
        game.tell(Sold(Seat(seat), names(three), profit_of(three[0])))


def reduce_hand(game: State) -> Flow:
    """BY 5.1: sell or discard until seven cards or fewer are left; discards lie face down."""
    seat = game.seat
    while game.over_limit(seat):
        hand = game.hands[seat]
        kinds = cards.CARDS if game.merchants_count else cards.MERCHANT
        options = [cards.DISCARD + card for card in range(kinds) if hand[card]]
        # To anyone else the card could be any card of the hand, so each word is listed as often as its card is held.
        secret = [word for word in options for _ in range(hand[word - cards.DISCARD])]
        add_sets(game, seat, options)
        if game.merchants_count:
            params: dict[str, object] = {"excess": game.sizes[seat] - cards.HAND_LIMIT}
            word = yield Ask(seat, "BY 5.1", "prompt-limit", options, params, secret=secret)
        else:  # the number of surplus goods would reveal the number of merchants
            word = yield Ask(seat, "BY 5.1", "prompt-limit-goods", options, secret=secret)
        if word >= cards.SELL:
            sell(game, seat, word)
        else:
            discard(game, seat, word - cards.DISCARD)
        known.see_limit(game, seat)
    game.phase = game.after_limit


def discard(game: State, seat: int, card: int) -> None:
    """BY 5.1: one card out of the game, face down."""
    game.lose(seat, card)
    game.discards[seat] = [*game.discards[seat], card]
    if game.telling:
        game.tell(Discarded(Seat(seat), Thing(cards.CARD_NAMES[card])))


def closing_sale(game: State, seat: int) -> Flow:
    """BY 6.1: after the last market everybody may still sell; no sale affects another player's."""
    while True:
        options = [cards.STOP]
        add_sets(game, seat, options)
        word = yield Ask(seat, "BY 6.1", "prompt-closing", options)
        if word == cards.STOP:
            return
        sell(game, seat, word)
