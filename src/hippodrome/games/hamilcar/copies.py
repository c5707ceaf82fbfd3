"""The fast copies of positions, made from the declarations of their fields by `make copies`: not to be read."""

from hippodrome.games.hamilcar import state


def of_force(old: "state.Force") -> "state.Force":
    """The same, sharing nothing that can change."""
    twin = state.Force()
    twin.cus, twin.elephants, twin.trains, twin.generals = old.cus, old.elephants, old.trains, old.generals[:]
    return twin


def of_leg(old: "state.Leg") -> "state.Leg":
    """The same, sharing nothing that can change."""
    twin = state.Leg()
    twin.active, twin.side, twin.general, twin.origin = old.active, old.side, old.general, old.origin
    twin.path, twin.force, twin.ships, twin.tried = old.path[:], old.force.copy(), old.ships[:], old.tried[:]
    twin.interceptor, twin.fighting, twin.round, twin.first = old.interceptor, old.fighting, old.round, old.first
    twin.acted, twin.draws, twin.deck = old.acted, old.draws[:], old.deck[:]
    twin.hands, twin.spent, twin.malus = [old.hands[0][:], old.hands[1][:]], old.spent[:], old.malus[:]
    twin.lost, twin.prizes, twin.loser, twin.ending = old.lost[:], old.prizes, old.loser, old.ending
    twin.story = old.story[:]
    return twin


def of_battle(old: "state.Battle") -> "state.Battle":
    """The same, sharing nothing that can change."""
    twin = state.Battle()
    twin.active, twin.space, twin.attacker, twin.came_from = old.active, old.space, old.attacker, old.came_from
    twin.intercepted, twin.failed, twin.commanders = old.intercepted, old.failed[:], old.commanders[:]
    twin.extra, twin.open, twin.numbers, twin.rampage = old.extra[:], old.open[:], old.numbers[:], old.rampage
    twin.deck, twin.hands, twin.spent = old.deck[:], [old.hands[0][:], old.hands[1][:]], old.spent[:]
    twin.initiative, twin.rounds, twin.played = old.initiative, old.rounds, old.played
    twin.no_withdrawal, twin.loser, twin.decided, twin.lost = old.no_withdrawal, old.loser, old.decided, old.lost[:]
    twin.story = old.story[:]
    return twin


def of_activation(old: "state.Activation") -> "state.Activation":
    """The same, sharing nothing that can change."""
    twin = state.Activation()
    twin.active, twin.general, twin.over, twin.mp, twin.sea_mp = old.active, old.general, old.over, old.mp, old.sea_mp
    twin.force, twin.came_from, twin.avoided, twin.tried = old.force.copy(), old.came_from, old.avoided[:], old.tried[:]
    twin.intercepted, twin.failed, twin.campaign = old.intercepted, old.failed[:], old.campaign[:]
    twin.ships, twin.others_ships = old.ships, old.others_ships
    return twin


def of_state(old: "state.State") -> "state.State":
    """The same, sharing nothing that can change."""
    twin = state.State(old.seats, old.dice.copy())
    twin.agenda, twin.rulings, twin.turn, twin.on_turn = old.agenda[:], old.rulings, old.turn, old.on_turn
    twin.control, twin.siege, twin.siege_by = old.control[:], old.siege[:], old.siege_by[:]
    twin.cus, twin.elephants = [old.cus[0][:], old.cus[1][:]], old.elephants[:]
    twin.trains, twin.at, twin.seniority = [old.trains[0][:], old.trains[1][:]], old.at[:], old.seniority[:]
    twin.proconsul, twin.ready, twin.damaged = old.proconsul, old.ready[:], old.damaged[:]
    twin.supremacy, twin.seamanship, twin.corvi = old.supremacy, old.seamanship, old.corvi
    twin.ships_lost, twin.sank, twin.miat = old.ships_lost, old.sank, old.miat[:]
    twin.hands, twin.shown = [old.hands[0][:], old.hands[1][:]], [old.shown[0][:], old.shown[1][:]]
    twin.deck, twin.discard, twin.gone, twin.boxes = old.deck[:], old.discard[:], old.gone[:], old.boxes[:]
    twin.spent, twin.defeated, twin.trails, twin.sailed = old.spent[:], old.defeated[:], old.trails, old.sailed
    twin.xanthippus, twin.africa, twin.winner, twin.ending = old.xanthippus, old.africa, old.winner, old.ending
    twin.activation = old.activation.copy() if old.activation.active else old.activation
    twin.leg = old.leg.copy() if old.leg.active else old.leg
    twin.battle, twin.siege_roll = old.battle.copy() if old.battle.active else old.battle, old.siege_roll[:]
    return twin
