"""BY 2: the auctions of a round."""

from hippodrome.games.byzanz import cards, events, phases, state
from hippodrome.games.byzanz.knowledge import known
from hippodrome.games.byzanz.rules import selling
from hippodrome.games.byzanz.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def reveal_package(game: State) -> None:
    """BY 2.1-2.2: turn over as many cards as the top offer card shows; players without an offer card take part."""
    if game.auctions == game.seats:
        game.phase = phases.MARKET
        return
    if game.telling and game.auctions == 0:
        game.tell(events.RoundBegan(game.round, cards.ROUNDS[game.seats]))
    offer = game.offer()
    game.package = [game.dice.draw(game.pile) for _ in range(offer)]
    game.active = [held == 0 for held in game.offers]
    game.leader = state.NOBODY
    game.first_to_pass = state.NOBODY
    game.seat = game.opener if game.active[game.opener] else game.next_active(game.opener)
    if game.telling:
        game.tell(events.Revealed(offer, selling.names(game.package)))
    if game.auctions < game.seats - 1:
        game.phase = phases.BIDDING
    elif offer > 1:
        game.phase = phases.PAYING
    else:
        hand_out(game, game.package[0])


def bid_or_pass(game: State) -> Flow:
    """BY 2.3-2.6: a participant passes, or adds cards until the bid beats the highest bid, and confirms."""
    seat = game.seat
    laid: list[int] = []
    while True:
        params: dict[str, object] = {"high": game.high, "total": game.sums[seat]}
        key = "prompt-bid" if game.sums[seat] <= game.high else "prompt-confirm"
        word = yield Ask(seat, "BY 2.3", key, bid_options(game, seat), params)
        if word >= cards.SELL:
            selling.sell(game, seat, word)
        elif word == cards.PASS:
            leave_auction(game, seat)
            break
        elif word == cards.CONFIRM:
            game.leader = seat
            if game.telling:
                game.tell(events.Bid(Seat(seat), selling.names(laid), game.sums[seat]))
            break
        else:
            card = word - cards.BID
            laid.append(card)
            known.show(game, seat, card)
            game.bids[seat] = [*game.bids[seat], card]
            game.sums[seat] += cards.VALUES[card]
    pass_on(game)


def bid_options(game: State, seat: int) -> list[int]:
    """BY 2.3-2.5: pass; confirm once the sum exceeds the highest bid; add a goods card if the hand can still outbid."""
    high = game.high
    options = [cards.PASS]
    if game.sums[seat] > high:
        options.append(cards.CONFIRM)
    within_reach = game.sums[seat]
    held = game.holdings[seat]
    for kind in range(len(cards.KINDS)):
        holding = held[kind]
        if holding:
            within_reach += cards.WORTH_OF_HOLDING[holding]
            options += cards.BIDS_OF_HOLDING[kind][holding]
    if within_reach <= high:
        options = [cards.PASS]
    selling.add_sets(game, seat, options)
    return options


def leave_auction(game: State, seat: int) -> None:
    """BY 2.6: take the bid back and leave this auction."""
    for card in game.bids[seat]:
        known.take_openly(game, seat, card)
    game.bids[seat] = []
    game.sums[seat] = 0
    game.active[seat] = False
    if game.first_to_pass == state.NOBODY:
        game.first_to_pass = seat
    if game.telling:
        game.tell(events.Passed(Seat(seat)))


def pass_on(game: State) -> None:
    """BY 2.7-2.8: the auction ends when only one bidder is left, or when everybody has passed."""
    left = sum(game.active)
    if left == 0:
        give_away(game)
    elif left == 1 and game.leader != state.NOBODY:
        game.seat = game.leader
        game.phase = phases.PAYING
    else:
        game.seat = game.next_active(game.seat)


def give_away(game: State) -> None:
    """BY 2.12: everybody passed, so the first to pass takes the whole package and pays nothing."""
    seat = game.first_to_pass
    for card in game.package:
        known.take_openly(game, seat, card)
    if game.telling:
        game.tell(events.GotForNothing(Seat(seat), selling.names(game.package), game.offer()))
    take_offer(game, seat)


def pay(game: State) -> Flow:
    """BY 2.9-2.11, BY 2.13: the bid and one card of the package go into the market, the rest to the winner's hand."""
    seat = game.seat
    if game.bids[seat]:
        if game.telling:
            game.tell(events.Paid(Seat(seat), selling.names(game.bids[seat]), game.sums[seat]))
        for card in game.bids[seat]:
            game.market[card] += 1
        game.bids[seat] = []
        game.sums[seat] = 0
    rule = "BY 2.10" if game.auctions < game.seats - 1 else "BY 2.13"
    while True:
        options = [cards.GIVE + card for card in range(cards.CARDS) if card in game.package]
        selling.add_sets(game, seat, options)
        word = yield Ask(seat, rule, "prompt-give", options)
        if word < cards.SELL:
            break
        selling.sell(game, seat, word)
    hand_out(game, word - cards.GIVE)


def hand_out(game: State, given: int) -> None:
    """BY 2.10-2.11: put the given card into the market; the winner gets the other cards and the offer card."""
    seat = game.seat
    game.package.remove(given)
    game.market[given] += 1
    for card in game.package:
        known.take_openly(game, seat, card)
    if game.telling:
        game.tell(events.Gave(Seat(seat), Thing(cards.CARD_NAMES[given])))
        game.tell(events.Got(Seat(seat), selling.names(game.package), game.offer()))
    take_offer(game, seat)


def take_offer(game: State, seat: int) -> None:
    """BY 2.11: take the top offer card and be out for this round; the next player to the left opens (BY 2.2)."""
    game.package = []
    game.offers[seat] = game.offer()
    game.auctions += 1
    game.active = [False] * game.seats
    game.opener = seat
    if game.auctions < game.seats:
        while game.offers[game.opener]:
            game.opener = (game.opener + 1) % game.seats
    limit_then(game, seat, phases.REVEAL)


def limit_then(game: State, seat: int, phase: int) -> None:
    """BY 5.1: a player with too many cards reduces the hand before play goes on."""
    game.seat = seat
    known.see_limit(game, seat)
    game.after_limit = phase
    game.phase = phases.LIMIT if game.over_limit(seat) else phase
