"""The fast copies of positions, made from the declarations of their fields by `make copies`: not to be read."""

from hippodrome.games.byzantium import state
from hippodrome.games.byzantium.rules import attack, movement, retreat


def of_attack(old: "attack.Attack") -> "attack.Attack":
    """The same, sharing nothing that can change."""
    twin = attack.Attack(old.force, old.owner_side, old.target, old.came_from)
    twin.deciding, twin.levy_barred, twin.opponent = old.deciding[:], old.levy_barred, old.opponent
    twin.blows, twin.wounds, twin.over = old.blows, old.wounds, old.over
    return twin


def of_march(old: "movement.March") -> "movement.March":
    """The same, sharing nothing that can change."""
    twin = movement.March(old.side, old.path[:])
    twin.crossed, twin.came_from, twin.doubled, twin.blows = old.crossed, old.came_from, old.doubled, old.blows
    twin.asks_on = old.asks_on
    return twin


def of_flight(old: "retreat.Flight") -> "retreat.Flight":
    """The same, sharing nothing that can change."""
    twin = retreat.Flight(old.runner, old.side, old.kind, old.city)
    twin.goal, twin.toll, twin.by_sea, twin.sea_closed = old.goal, old.toll, old.by_sea, old.sea_closed
    return twin


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
