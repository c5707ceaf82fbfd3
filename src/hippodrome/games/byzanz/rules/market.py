"""BY 3: sharing out the market, and what follows."""

from hippodrome.games.byzanz import cards, events, phases
from hippodrome.games.byzanz.knowledge import known
from hippodrome.games.byzanz.rules import auction, selling
from hippodrome.games.byzanz.state import State
from hippodrome.kernel.ask import Ask, Flow, Together
from hippodrome.kernel.events import Seat, Thing


def share_out(game: State) -> Flow | None:
    """BY 3.1-3.2: the next player, in ascending order of offer cards, takes a kind, if there is any."""
    if game.served == game.seats:
        clear_market(game)
        return None
    seat = game.offers.index(cards.OFFERS[game.seats][game.served])
    game.seat = seat
    if any(game.market):
        return take_kind(game)
    if game.telling:
        game.tell(events.FoundNothing(Seat(seat)))
    game.served += 1
    return None


def take_kind(game: State) -> Flow:
    """BY 3.1: take all market cards of one kind; merchants are a kind of their own."""
    seat = game.seat
    while True:
        options = [cards.TAKE + kind for kind in kinds_in(game.market)]
        selling.add_sets(game, seat, options)
        word = yield Ask(seat, "BY 3.1", "prompt-market", options)
        if word < cards.SELL:
            break
        selling.sell(game, seat, word)
    kind = word - cards.TAKE
    taken: list[int] = []
    for card in range(kind * 4, min(kind * 4 + 4, cards.CARDS)):
        taken += [card] * game.market[card]
        game.market[card] = 0
    for card in taken:
        known.take_openly(game, seat, card)
    if game.telling:
        game.tell(events.Took(Seat(seat), Thing(cards.KIND_NAMES[kind]), selling.names(taken)))
    game.served += 1
    auction.limit_then(game, seat, phases.MARKET)


def kinds_in(market: list[int]) -> list[int]:
    """Return the kinds that lie in the market."""
    return sorted({cards.KIND_OF[card] for card in range(cards.CARDS) if market[card]})


def clear_market(game: State) -> None:
    """BY 3.3-3.4: the rest leaves the game, offer cards go back; a new round if there are cards left to turn over."""
    left = [card for card in range(cards.CARDS) for _ in range(game.market[card])]
    for card in left:
        game.gone[card] += 1
    if game.telling and left:
        game.tell(events.Cleared(selling.names(left)))
    game.market = [0] * cards.CARDS
    game.opener = game.offers.index(cards.OFFERS[game.seats][0])
    game.offers = [0] * game.seats
    game.auctions = 0
    game.served = 0
    if game.pile:
        game.round += 1
        game.phase = phases.REVEAL
    else:
        game.phase = phases.CLOSING


def close(game: State) -> Flow:
    """BY 6.1-6.2: everybody sells what they still can, at the same time; then the profits decide."""
    yield Together("BY 6.1", "prompt-closing", [selling.closing_sale(game, seat) for seat in range(game.seats)])
    game.phase = phases.OVER
    if game.telling:
        winners = [Seat(seat) for seat in ranking(game)[0]]
        game.tell(events.Ended(winners, scores(game)))


def scores(game: State) -> list[int]:
    """BY 6.2: the points on the profit cards."""
    return [sum(selling.profit_of(card) for card in profits) for profits in game.profits]


def ranking(game: State) -> list[list[int]]:
    """BY 6.2: most points; then most cards left in hand, merchants included if they count; then a shared place."""
    points = scores(game)
    worth = [(points[seat], game.counted(seat)) for seat in range(game.seats)]
    return [[seat for seat in range(game.seats) if worth[seat] == place] for place in sorted(set(worth), reverse=True)]
