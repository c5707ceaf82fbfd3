"""The fast copies of positions, made from the declarations of their fields by `make copies`: not to be read."""

from hippodrome.games.byzanz import state


def of_state(old: "state.State") -> "state.State":
    """The same, sharing nothing that can change."""
    twin = state.State(old.seats, old.dice.copy())
    twin.hidden_profit, twin.merchants_count, twin.phase = old.hidden_profit, old.merchants_count, old.phase
    twin.after_limit, twin.round, twin.hands = old.after_limit, old.round, [row[:] for row in old.hands]
    twin.sizes, twin.holdings, twin.bids = old.sizes[:], [row[:] for row in old.holdings], old.bids[:]
    twin.sums, twin.offers, twin.active, twin.profits = old.sums[:], old.offers[:], old.active[:], old.profits[:]
    twin.discards, twin.known, twin.merchants, twin.pile = old.discards[:], old.known[:], old.merchants, old.pile[:]
    twin.removed, twin.package, twin.market, twin.gone = old.removed, old.package[:], old.market[:], old.gone[:]
    twin.opener, twin.seat, twin.leader, twin.first_to_pass = old.opener, old.seat, old.leader, old.first_to_pass
    twin.auctions, twin.served = old.auctions, old.served
    return twin
