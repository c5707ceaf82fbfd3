"""BY 3: sharing out the market, and what comes after it."""

from hippodrome.games.byzanz.auction import limit_then
from hippodrome.games.byzanz.cards import CARDS, KIND_NAMES, KIND_OF, OFFERS, SELL, TAKE
from hippodrome.games.byzanz.events import Cleared, Ended, FoundNothing, Took
from hippodrome.games.byzanz.knowledge import take_openly
from hippodrome.games.byzanz.selling import add_sets, closing_sale, names, profit_of, sell
from hippodrome.games.byzanz.state import CLOSING, MARKET, OVER, REVEAL, State
from hippodrome.kernel.ask import Ask, Flow, Together
from hippodrome.kernel.events import Seat, Thing


def share_out(game: State) -> Flow | None:
    """BY 3.1-3.2: the next player, in ascending order of offer cards, takes a kind, if there is any."""
    if game.served == game.seats:
        clear_market(game)
        return None
    seat = game.offers.index(OFFERS[game.seats][game.served])
    game.seat = seat
    if any(game.market):
        return take_kind(game)
    if game.telling:
        game.tell(FoundNothing(Seat(seat)))
    game.served += 1
    return None


def take_kind(game: State) -> Flow:
    """BY 3.1: take all market cards of one kind; merchants are a kind of their own."""
    seat = game.seat
    while True:
        options = [TAKE + kind for kind in kinds_in(game.market)]
        add_sets(game, seat, options)
        word = yield Ask(seat, "BY 3.1", "prompt-market", options)
        if word < SELL:
            break
        sell(game, seat, word)
    kind = word - TAKE
    taken: list[int] = []
    for card in range(kind * 4, min(kind * 4 + 4, CARDS)):
        taken += [card] * game.market[card]
        game.market[card] = 0
    for card in taken:
        take_openly(game, seat, card)
    if game.telling:
        game.tell(Took(Seat(seat), Thing(KIND_NAMES[kind]), names(taken)))
    game.served += 1
    limit_then(game, seat, MARKET)


def kinds_in(market: list[int]) -> list[int]:
    """The kinds that lie in the market."""
    return sorted({KIND_OF[card] for card in range(CARDS) if market[card]})


def clear_market(game: State) -> None:
    """BY 3.3-3.4: the rest leaves the game, offer cards go back; a new round if there are cards to turn over."""
    left = [card for card in range(CARDS) for _ in range(game.market[card])]
    for card in left:
        game.gone[card] += 1
    if game.telling and left:
        game.tell(Cleared(names(left)))
    game.market = [0] * CARDS
    game.opener = game.offers.index(OFFERS[game.seats][0])
    game.offers = [0] * game.seats
    game.auctions = 0
    game.served = 0
    if game.pile:
        game.round += 1
        game.phase = REVEAL
    else:
        game.phase = CLOSING


def close(game: State) -> Flow:
    """BY 6.1-6.2: all sell what they still can, at the same time; then the profits decide."""
    yield Together("BY 6.1", "prompt-closing", [closing_sale(game, seat) for seat in range(game.seats)])
    game.phase = OVER
    if game.telling:
        winners = [Seat(seat) for seat in ranking(game)[0]]
        game.tell(Ended(winners, scores(game)))


def scores(game: State) -> list[int]:
    """BY 6.2: the points on the profit cards."""
    return [sum(profit_of(card) for card in profits) for profits in game.profits]


def ranking(game: State) -> list[list[int]]:
    """BY 6.2: most points; then more cards left on hand; then the victory is shared."""
    points = scores(game)
    worth = [(points[seat], game.sizes[seat]) for seat in range(game.seats)]
    return [[seat for seat in range(game.seats) if worth[seat] == place] for place in sorted(set(worth), reverse=True)]
