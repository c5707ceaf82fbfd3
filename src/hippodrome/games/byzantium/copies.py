"""The fast copies of positions, made from the declarations of their fields by `make copies`: not to be read."""

from hippodrome.games.byzantium import state


def of_state(old: "state.State") -> "state.State":
    """The same, sharing nothing that can change."""
    twin = state.State(old.seats, old.dice.copy())
    twin.agenda, twin.board, twin.rulings = [item.copy() for item in old.agenda], old.board, old.rulings
    twin.round, twin.seat, twin.acted, twin.first_passed = old.round, old.seat, old.acted, old.first_passed
    twin.last_actions, twin.held, twin.allegiance = old.last_actions, [row[:] for row in old.held], old.allegiance[:]
    twin.markers, twin.control, twin.fortified = old.markers[:], old.control[:], old.fortified[:]
    twin.spaces, twin.guards, twin.bulgars, twin.fallen = old.spaces[:], old.guards[:], old.bulgars, old.fallen
    twin.intervened, twin.let_pass, twin.dice_at = old.intervened[:], old.let_pass[:], old.dice_at
    twin.dice_by_attacker, twin.dice_by_defender = old.dice_by_attacker, old.dice_by_defender
    return twin
