"""What holds in every position of Byzanz: the invariants of the rules file and their consequences."""

from hippodrome.games.byzanz import cards, phases, state
from hippodrome.games.byzanz.state import State
from hippodrome.kernel.errors import BrokenInvariant


def check(game: State) -> None:
    """Raise BrokenInvariant if the position is impossible."""
    check_cards(game)
    check_progress(game)
    check_pile(game)
    for seat in range(game.seats):
        check_hand(game, seat)
        check_known(game, seat)
        check_merchants(game, seat)
    if game.phase == phases.BIDDING:
        check_auction(game)
    else:
        check_no_auction(game)


def check_cards(game: State) -> None:
    """Check that each of the 112 cards is in exactly one place."""
    counts = game.market[:]
    for row in [*game.hands, game.gone]:
        for card in range(cards.CARDS):
            counts[card] += row[card]
    for row in [*game.bids, *game.profits, *game.discards, game.pile, game.removed, game.package]:
        for card in row:
            counts[card] += 1
    for card in range(cards.CARDS):
        if counts[card] != cards.COPIES[card]:
            raise BrokenInvariant(f"{counts[card]} cards {cards.CARD_NAMES[card]} instead of {cards.COPIES[card]}.")


def check_progress(game: State) -> None:
    """BY 2, BY 3: the offer cards show how many auctions are over; each phase has its place in the round."""
    name, rounds, seats = phases.NAMES[game.phase], cards.ROUNDS[game.seats], game.seats
    if not 1 <= game.round <= rounds:
        raise BrokenInvariant(f"With {seats} players there are {rounds} rounds, and no round {game.round} (BY 1.2).")
    held = sorted([offer for offer in game.offers if offer])
    if held != cards.OFFERS[seats][seats - game.auctions :]:
        raise BrokenInvariant(f"After {game.auctions} auctions the offer cards held can't be {held} (BY 1.3).")
    if game.phase == phases.BIDDING and game.auctions >= seats - 1:
        raise BrokenInvariant("The last player of a round does not bid; that is phase 'paying' (BY 2.13).")
    if game.phase == phases.PAYING and (game.auctions == seats or game.offers[game.seat]):
        raise BrokenInvariant(f"Seat {game.seat} can't have won another package in this round (BY 2.11).")
    if game.phase >= phases.CLOSING and (game.auctions or game.round != rounds):
        raise BrokenInvariant(f"Phase {name!r} comes after round {rounds}, when all offer cards are back (BY 6.1).")
    sharing = game.phase == phases.MARKET or (game.phase == phases.LIMIT and game.after_limit == phases.MARKET)
    if sharing and game.auctions < seats:
        raise BrokenInvariant("The market is shared out after the last auction (BY 3.1).")
    if game.served and not sharing:
        raise BrokenInvariant(f"In phase {name!r} nobody has taken from the market, so 'served' is 0 (BY 3.1).")
    if game.phase == phases.LIMIT:
        check_limit(game)


def check_limit(game: State) -> None:
    """BY 5.1: the limit is checked only for a player who has just gained cards and now holds too many."""
    if game.after_limit not in (phases.REVEAL, phases.MARKET):
        raise BrokenInvariant("After the limit come 'reveal' or 'market' (BY 5.1).")
    if not game.offers[game.seat]:
        raise BrokenInvariant(f"Seat {game.seat} has not won anything, and can't hold too many cards (BY 5.1).")
    if game.after_limit == phases.MARKET and not game.served:
        raise BrokenInvariant("Nobody has taken from the market yet (BY 3.1).")
    if not game.over_limit(game.seat):
        raise BrokenInvariant(f"Seat {game.seat} does not hold more than {cards.HAND_LIMIT} cards (BY 5.1).")


def cards_to_come(game: State) -> int:
    """BY 1.2: return how many cards the rest of the game will turn over, which is the size of the draw pile."""
    if game.phase >= phases.CLOSING:
        return 0
    offers = cards.OFFERS[game.seats]
    turned = game.auctions + (1 if game.phase in (phases.BIDDING, phases.PAYING) else 0)
    to_come = (cards.ROUNDS[game.seats] - game.round) * sum(offers)
    return to_come + sum(offers[: max(0, game.seats - turned)])


def check_pile(game: State) -> None:
    """BY 1.2, BY 2.1: the draw pile lasts exactly to the end; the package has as many cards as its offer card."""
    to_come = cards_to_come(game)
    if len(game.pile) != to_come:
        raise BrokenInvariant(
            f"In round {game.round} after {game.auctions} auctions the draw pile has {to_come} cards, "
            f"not {len(game.pile)} (BY 1.2)."
        )
    package = game.offer() if game.phase in (phases.BIDDING, phases.PAYING) else 0
    if len(game.package) != package:
        raise BrokenInvariant(
            f"In phase {phases.NAMES[game.phase]!r} the package has {package} cards, not {len(game.package)} (BY 2.1)."
        )


def check_hand(game: State, seat: int) -> None:
    """BY 2.5, BY 5: hand sizes are right and within the limit, and no merchant is in a bid."""
    hand = game.hands[seat]
    held = [0] * len(cards.KIND_NAMES)
    for card in range(cards.CARDS):
        if hand[card] < 0:
            raise BrokenInvariant(f"Seat {seat} holds fewer than no cards.")
        held[cards.KIND_OF[card]] += hand[card] * cards.WEIGHTS[card]
    if game.sizes[seat] != sum(hand) or game.holdings[seat] != held:
        raise BrokenInvariant(f"Seat {seat}'s hand is miscounted.")
    if game.sums[seat] != sum([cards.VALUES[card] for card in game.bids[seat]]):
        raise BrokenInvariant(f"Seat {seat}'s bid is miscounted.")
    if cards.MERCHANT in game.bids[seat]:
        raise BrokenInvariant(f"Seat {seat} has a merchant in the bid; merchants can't be bid (BY 2.5).")
    reducing = game.phase == phases.LIMIT and game.seat == seat
    if game.counted(seat) + len(game.bids[seat]) > cards.HAND_LIMIT and not reducing:
        raise BrokenInvariant(
            f"Seat {seat} has more than {cards.HAND_LIMIT} cards in hand and in the bid while play goes on (BY 5.1)."
        )


def check_known(game: State, seat: int) -> None:
    """Check that cards seen going into a hand are still there or among its later discards; see known.py."""
    discards = game.discards[seat]
    if not game.merchants_count and cards.MERCHANT in discards:
        raise BrokenInvariant(f"Seat {seat} can't have discarded a merchant, for merchants don't count (BY 5.1).")
    seen = [0] * cards.CARDS
    room = game.hands[seat][:]
    place = len(discards)
    for entry in sorted(game.known[seat], reverse=True):  # the newest first
        card, first = entry % cards.CARDS, entry // cards.CARDS
        if first > len(discards):
            raise BrokenInvariant(f"Seat {seat} has not discarded {first} cards.")
        while place > first:
            place -= 1
            room[discards[place]] += 1
        seen[card] += 1
        if seen[card] > room[card]:
            raise BrokenInvariant(f"All have seen seat {seat} take {cards.CARD_NAMES[card]}, but it is not there.")


def check_merchants(game: State, seat: int) -> None:
    """Where merchants don't count as cards, check that a hand holds the publicly known number; see known.py."""
    least, most = game.merchants[seat]
    held = game.hands[seat][cards.MERCHANT]
    if not game.merchants_count and not least <= held <= most:
        raise BrokenInvariant(f"All can tell that seat {seat} has {least} to {most} merchants on hand, not {held}.")


def check_auction(game: State) -> None:
    """BY 2.2-2.7: participants have no offer card; the leader, if any, has the highest bid, and another is asked."""
    if not game.active[game.seat]:
        raise BrokenInvariant(f"It is seat {game.seat}'s bid, who is out of this auction (BY 2.2).")
    passed = False
    for seat in range(game.seats):
        if game.active[seat] and game.offers[seat]:
            raise BrokenInvariant(f"Seat {seat} holds an offer card and is out of this auction (BY 2.2).")
        if game.bids[seat] and not game.active[seat]:
            raise BrokenInvariant(f"Seat {seat} is out of this auction and has no bid in it (BY 2.6).")
        if seat not in (game.leader, game.seat) and game.sums[seat] and game.sums[seat] >= game.high:
            raise BrokenInvariant(f"Seat {seat} has bid more than the leader (BY 2.4).")
        passed = passed or not (game.active[seat] or game.offers[seat])
    if game.leader == game.seat or (game.leader != state.NOBODY and not game.high):
        raise BrokenInvariant(f"Seat {game.leader} can't be the leader when seat {game.seat} is asked (BY 2.4).")
    before = game.opener if game.leader == state.NOBODY else game.leader
    turn = before if game.leader == state.NOBODY and game.active[before] else game.next_active(before)
    if turn != game.seat:
        raise BrokenInvariant(f"It is seat {turn}'s turn to bid or pass before seat {game.seat}'s (BY 2.3).")
    if sum(game.active) == 1 and game.leader != state.NOBODY:
        raise BrokenInvariant("The auction is over when one is left who has bid (BY 2.7).")
    first = game.first_to_pass
    if (first != state.NOBODY) != passed or (passed and (game.active[first] or game.offers[first])):
        raise BrokenInvariant(f"The first to pass is one of those who have passed, not {first} (BY 2.12).")


def check_no_auction(game: State) -> None:
    """BY 2.6, BY 2.9: outside an auction there are no bids, except a winner's that is still to be paid."""
    for seat in range(game.seats):
        paying = game.phase == phases.PAYING and seat == game.seat
        if game.active[seat] != paying:
            raise BrokenInvariant(f"In phase {phases.NAMES[game.phase]!r} seat {seat} is in no auction (BY 2.7).")
        if game.bids[seat] and not paying:
            raise BrokenInvariant(f"In phase {phases.NAMES[game.phase]!r} seat {seat} has no bid (BY 2.6).")


def check_boundary(game: State) -> None:
    """Check what also holds where a step begins: no bid is half made, and a winner has yet to pay."""
    seat = game.seat
    if game.phase == phases.BIDDING and game.sums[seat] and game.sums[seat] >= game.high:
        raise BrokenInvariant(f"Seat {seat} is asked to bid, but has the highest bid already (BY 2.3).")
    if game.phase == phases.PAYING:
        last = game.auctions == game.seats - 1
        if last and (game.bids[seat] or game.offer() == 1):
            raise BrokenInvariant(
                "The last player of a round does not bid, and a single card needs no choice (BY 2.13)."
            )
        if not last and (not game.bids[seat] or game.leader != seat):
            raise BrokenInvariant(f"Seat {seat} has won and has yet to pay, so there must be a bid (BY 2.9).")
