"""What a seat knows about a game of Byzanz, as numbers for learned values.

Seats are counted from the viewing seat, in turn order. The six goods are all alike, so they are listed by what the
seat holds of them, its best kind first; what is learned about one kind applies to every other.
"""

from typing import Final

from hippodrome.games.byzanz import cards, phases
from hippodrome.games.byzanz.advice import hands
from hippodrome.games.byzanz.rules import selling
from hippodrome.games.byzanz.state import State

TABLE: Final = (
    *("bidding", "paying", "over-limit", "market", "closing", "over"),
    *("round", "rounds-left", "auctions-done", "served", "pile", "offer", "offer-after", "high-bid"),
    *("needed-to-outbid", "reach", "can-outbid", "hand-worth", "package-gain", "best-sale", "excess", "lead"),
)
"""Features of the table: phases as 0 or 1, progress, the auction, and how the seat's own hand compares with it."""
OF_KIND: Final = (
    *("held", "held-sum", "held-best", "in-package", "package-best"),
    *("in-market", "market-best", "known-with-others", "gone"),
)
"""Features of each kind of goods."""
OF_MERCHANTS: Final = ("held", "in-package", "in-market", "known-with-others", "gone")
OF_SEAT: Final = (
    *("to-decide", "opens", "leads", "active", "first-to-pass", "bid", "offer", "hand", "known"),
    *("known-worth", "sets", "points", "discards"),
)
"""Features of each seat; the points of others are 0 where they are hidden."""


def names(seats: int) -> list[str]:
    """Return a name for each feature."""
    found: list[str] = list(TABLE)
    for kind in range(1, 7):
        found += [f"kind-{kind}-{what}" for what in OF_KIND]
    found += [f"merchants-{what}" for what in OF_MERCHANTS]
    for turn in range(seats):
        found += [f"seat-{turn}-{what}" for what in OF_SEAT]
    return found


def features(game: State, seat: int) -> list[float]:
    """Return the features in the order of their names."""
    known: list[int] = [0] * cards.CARDS  # publicly known to be in other hands, or among their discards
    for other in range(game.seats):
        if other != seat:
            for entry in game.known[other]:
                known[entry % cards.CARDS] += 1
    hidden = game.hidden_profit and game.phase != phases.OVER
    points: list[int] = []
    for other in range(game.seats):
        points.append(0 if hidden and other != seat else points_of(game, other))
    found = of_table(game, seat)
    found.append(lead(game, seat, points, hidden))
    add_kinds(found, game, seat, known)
    hand, package, merchant = game.hands[seat], game.package, cards.MERCHANT
    found.append(hand[merchant] / 4.0)
    found.append(package.count(merchant) / 3.0)
    found.append(game.market[merchant] / 4.0)
    found.append(known[merchant] / 10.0)
    found.append(game.gone[merchant] / 16.0)
    for turn in range(game.seats):
        other = (seat + turn) % game.seats
        add_seat(found, game, other, points[other])
    return found


def points_of(game: State, seat: int) -> int:
    """Return the points on a seat's profit cards."""
    points = 0
    for card in game.profits[seat]:
        points += selling.profit_of(card)
    return points


def of_table(game: State, seat: int) -> list[float]:
    """Return the features of the table: phase, progress, the auction, and what the seat can do in it."""
    phase, seats, bidding = game.phase, game.seats, game.phase == phases.BIDDING
    rounds = cards.ROUNDS[seats]
    found: list[float] = [
        1.0 if bidding or phase == phases.REVEAL else 0.0,
        1.0 if phase == phases.PAYING else 0.0,
        1.0 if phase == phases.LIMIT else 0.0,
        1.0 if phase == phases.MARKET else 0.0,
        1.0 if phase == phases.CLOSING else 0.0,
        1.0 if phase == phases.OVER else 0.0,
        game.round / rounds,
        (rounds - game.round) / 8.0,
        game.auctions / seats,
        game.served / seats,
        len(game.pile) / 112.0,
    ]
    left = seats - game.auctions
    offers = cards.OFFERS[seats]
    found.append(offers[left - 1] / 6.0 if left > 0 else 0.0)
    found.append(offers[left - 2] / 6.0 if left > 1 else 0.0)
    high = game.high if bidding else 0
    found.append(high / 15.0)
    held, merchants = game.holdings[seat], game.hands[seat][cards.MERCHANT]
    reach = game.sums[seat]
    best = 5 if merchants >= 3 else 0
    sets_of = cards.SETS_OF_HOLDING[merchants if merchants < 2 else 2]
    for kind in range(6):
        holding = held[kind]
        if holding:
            reach += cards.WORTH_OF_HOLDING[holding]
            sets = sets_of[holding]
            if sets and cards.GOODS_SETS[sets[0]][0] > best:
                best = cards.GOODS_SETS[sets[0]][0]
    may_bid = bidding and game.active[seat]
    found.append((high + 1 - game.sums[seat]) / 15.0 if may_bid else 0.0)
    found.append(reach / 25.0)
    found.append(1.0 if may_bid and reach > high else 0.0)
    worth = hands.worth(held, merchants)
    found.append(worth / 15.0)
    found.append((hands.worth_with(held, merchants, game.package) - worth) / 10.0 if game.package else 0.0)
    found.append(best / 5.0)
    excess = game.counted(seat) - cards.HAND_LIMIT
    found.append(excess / 7.0 if excess > 0 else 0.0)
    return found


def lead(game: State, seat: int, points: list[int], hidden: bool) -> float:
    """Return a seat's lead over the best other seat; where points are hidden, each set counts two points."""
    best = 0
    for other in range(game.seats):
        if other != seat:
            theirs = 2 * len(game.profits[other]) if hidden else points[other]
            if theirs > best:
                best = theirs
    ahead = (points[seat] - best) / 20.0
    return 1.0 if ahead > 1.0 else -1.0 if ahead < -1.0 else ahead


def add_kinds(found: list[float], game: State, seat: int, known: list[int]) -> None:
    """Add the features of each kind of goods, the kind the seat holds most of first."""
    held, market, gone = game.holdings[seat], game.market, game.gone
    in_package: list[int] = [0] * 7
    best_in_package: list[int] = [0] * 7
    for card in game.package:
        kind = cards.KIND_OF[card]
        in_package[kind] += 1
        if cards.VALUES[card] > best_in_package[kind]:
            best_in_package[kind] = cards.VALUES[card]
    order: list[int] = []
    for kind in range(6):
        first = kind * 4
        lying = market[first] + 2 * market[first + 1] + 3 * market[first + 2] + 4 * market[first + 3]
        rank = int(1000 * hands.SOLID[held[kind]]) + 100 * len(cards.CARDS_OF_HOLDING[held[kind]])
        # The highest first, and the kind as the last three bits.
        order.append(-((rank * 32 + 5 * in_package[kind] + best_in_package[kind]) * 64 + lying) * 8 + kind)
    order.sort()
    hand = game.hands[seat]
    for rank in order:
        kind = rank & 7
        first = kind * 4
        held_best = market_best = in_hand = in_market = others = lost = 0
        for place in range(4):
            card = first + place
            if hand[card]:
                in_hand += hand[card]
                held_best = place + 1
            if market[card]:
                in_market += market[card]
                market_best = place + 1
            others += known[card]
            lost += gone[card]
        found.append(in_hand / 5.0)
        found.append(cards.WORTH_OF_HOLDING[held[kind]] / 10.0)
        found.append(held_best / 4.0)
        found.append(in_package[kind] / 3.0)
        found.append(best_in_package[kind] / 4.0)
        found.append(in_market / 6.0)
        found.append(market_best / 4.0)
        found.append(others / 10.0)
        found.append(lost / 16.0)


def add_seat(found: list[float], game: State, seat: int, points: int) -> None:
    """Add what everybody knows about a seat."""
    phase, bidding = game.phase, game.phase == phases.BIDDING
    asked = phases.BIDDING <= phase <= phases.MARKET and game.seat == seat
    found.append(1.0 if asked else 0.0)
    found.append(1.0 if game.opener == seat else 0.0)
    found.append(1.0 if bidding and game.leader == seat else 0.0)
    found.append(1.0 if game.active[seat] else 0.0)
    found.append(1.0 if bidding and game.first_to_pass == seat else 0.0)
    found.append(game.sums[seat] / 15.0)
    found.append(game.offers[seat] / 6.0)
    found.append(game.sizes[seat] / 10.0)
    seen = game.known[seat]
    found.append(len(seen) / 15.0)
    found.append(known_worth(seen) / 15.0 if seen else 0.0)
    found.append(len(game.profits[seat]) / 10.0)
    found.append(points / 35.0)
    found.append(len(game.discards[seat]) / 10.0)


def known_worth(seen: list[int]) -> float:
    """Return what the known cards of a hand are worth."""
    held: list[int] = [0] * 7
    merchants = 0
    for entry in seen:
        card = entry % cards.CARDS
        if card == cards.MERCHANT:
            merchants += 1
        else:
            held[cards.KIND_OF[card]] += cards.WEIGHTS[card]
    return hands.worth(held, merchants)
