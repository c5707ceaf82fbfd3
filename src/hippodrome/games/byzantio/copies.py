"""The fast copies of positions, made from the declarations of their fields by `make copies`: not to be read."""

from hippodrome.games.byzantio import state


def of_state(old: "state.State") -> "state.State":
    """The same, sharing nothing that can change."""
    twin = state.State(old.seats, old.dice.copy())
    twin.board, twin.terms, twin.phase, twin.round, twin.turn = old.board, old.terms, old.phase, old.round, old.turn
    twin.order, twin.dynasties, twin.pretenders = old.order, old.dynasties[:], old.pretenders[:]
    twin.garrisons, twin.totals, twin.supply, twin.free = old.garrisons[:], old.totals[:], old.supply[:], old.free[:]
    twin.sheets, twin.deeds, twin.objectives = old.sheets[:], old.deeds[:], old.objectives[:]
    twin.replaced, twin.struck, twin.guesses = old.replaced[:], old.struck[:], old.guesses[:]
    twin.crossing, twin.tiles, twin.turned, twin.tile = old.crossing[:], old.tiles[:], old.turned[:], old.tile
    twin.number, twin.hit, twin.give, twin.take, twin.other = old.number, old.hit[:], old.give, old.take, old.other
    return twin
