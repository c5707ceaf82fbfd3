"""HM 10: movement and interception at sea."""

from hippodrome.games.hamilcar.board import (
    AFRICANUS,
    ARMY_LIMIT,
    CARTHAGE,
    GENERAL_NAMES,
    INSIDE,
    KIND,
    NAVAL,
    PORT,
    ROME,
    SEA,
    SPACE_NAMES,
    SYRACUSAE,
    WALLED,
    attrition,
)
from hippodrome.games.hamilcar.cards import NAVAL_MOVE
from hippodrome.games.hamilcar.command import can_leave, choose_force, make_senior, roll_against
from hippodrome.games.hamilcar.errands import (
    ARRIVE,
    INTERCEPTED,
    LAND_INTERCEPTION,
    LANDING,
    LEG,
    NAVAL_START,
    SEA_INTERCEPTION,
    WINDOW,
)
from hippodrome.games.hamilcar.errands import GO_BACK as GO_BACK_ERRAND
from hippodrome.games.hamilcar.events import Landed, Returned, Sailed, Storm
from hippodrome.games.hamilcar.pieces import (
    check_seamanship,
    displace,
    in_africa,
    lift,
    lose_ships,
    put,
    settle,
    space_thing,
    take_supremacy,
)
from hippodrome.games.hamilcar.state import FROM_SEA, NO_LEG, NOBODY, Leg, State
from hippodrome.games.hamilcar.words import CITY, COUNT, FIELD, FIGHT, GENERAL, GIVE_UP_SUPREMACY, LAND, PASS, SAIL
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def may_land_in_africa(game: State, general: int) -> bool:
    """HM 12.2: whether Rome may go to Africa by sea under a commander."""
    if game.africa or game.seamanship == 3 or (general != NOBODY and AFRICANUS[general]):
        return True
    return game.seamanship == 2 and game.control[SYRACUSAE] == ROME


# --- choosing a leg -----------------------------------------------------------------------------------------------


def can_land(game: State, side: int, general: int, port: int, alone: bool, armed: bool) -> bool:
    """HM 9.2, 10.5, 12.2: whether a leg may end in a port; against an enemy in the field only with CUs."""
    if side == ROME and in_africa(port) and not may_land_in_africa(game, general):
        return False
    if game.cus[1 - side][port] == 0 or own_city_open(game, side, port):
        return alone
    return armed


def own_city_open(game: State, side: int, space: int) -> bool:
    """HM 10.5: an own walled city that is not besieged."""
    return KIND[space] == WALLED and game.control[space] == side and game.siege[space] == 0


def can_go_on(
    game: State, side: int, general: int, port: int, path: list[int], left: int, alone: bool, armed: bool
) -> bool:
    """Whether a leg that reaches a port can end there, or further on with the lines left."""
    if can_land(game, side, general, port, alone, armed):
        return True
    if left <= 0:
        return False
    further = [*path, port]
    for near in SEA[port]:
        if near not in further and can_go_on(game, side, general, near, further, left - 1, alone, armed):
            return True
    return False


def sail_options(game: State, side: int, general: int, alone: bool, armed: bool) -> list[int]:
    """HM 10.1, 10.5: the ports one sea line away to which a leg may begin."""
    act = game.activation
    place = game.at[general]
    space = place % INSIDE
    left = min(act.mp, act.sea_mp)
    if not PORT[space] or left <= 0 or not alone or game.besieged(place):
        return []
    return [port for port in SEA[space] if can_go_on(game, side, general, port, [space], left - 1, alone, armed)]


def announce_leg(game: State, side: int, first: int) -> Flow:
    """HM 10.2-10.3: the path line by line, the load, the warships; then the leg is under way."""
    act = game.activation
    general = act.general
    place = game.at[general]
    alone, armed = True, can_leave(game, side, place, general, 1)
    path = [place % INSIDE, first]
    while True:
        left = min(act.mp, act.sea_mp) - (len(path) - 1)
        options = [LAND] if can_land(game, side, general, path[-1], alone, armed) else []
        if left > 0:
            options += [
                SAIL + port
                for port in SEA[path[-1]]
                if port not in path and can_go_on(game, side, general, port, path, left - 1, alone, armed)
            ]
        word = options[0]
        if len(options) > 1:
            word = yield Ask(side, "HM 10.2", "prompt-sail", options, {"lines": left})
        if word == LAND:
            break
        path.append(word - SAIL)
    goal = path[-1]
    need = 1 if game.cus[1 - side][goal] and not own_city_open(game, side, goal) else 0
    force = yield from choose_force(game, side, place, general, need, ARMY_LIMIT, ARMY_LIMIT, "HM 10.3", "prompt-take")
    leg = Leg()
    leg.active = True
    leg.side, leg.general, leg.origin, leg.path, leg.force = side, general, place, path, force
    available = game.ready[side] - act.others_ships
    if available > 0:
        options = [COUNT + count for count in range(available + 1)]
        word = yield Ask(side, "HM 10.3", "prompt-assign-ships", options)
        leg.ships[side] = word - COUNT
    launch(game, leg)


def launch(game: State, leg: Leg) -> None:
    """HM 10.3, 10.7: the leg is announced; first the storms, then interception, then the landing."""
    act = game.activation
    side = leg.side
    lines = len(leg.path) - 1
    act.mp -= lines
    act.sea_mp -= lines
    act.ships = max(act.ships, leg.ships[side])
    game.ready[side] -= leg.ships[side]
    lift(game, side, leg.origin, leg.force)
    game.leg = leg
    if game.telling:
        path = [Thing(SPACE_NAMES[port]) for port in leg.path]
        name = Thing(GENERAL_NAMES[leg.general])
        game.tell(Sailed(Seat(side), name, path, leg.force.cus, leg.force.trains, leg.ships[side]))
    game.push(LEG)
    game.push(WINDOW, NAVAL_MOVE, 1 - side)


def leg_goes_on(game: State) -> None:
    """HM 10.7: after the window, unless a reaction ended the leg."""
    game.agenda.pop()
    if game.leg.active:
        game.push(LANDING)
        game.push(INTERCEPTED)
        game.push(SEA_INTERCEPTION)


def storm(game: State, modifier: int) -> Flow:
    """HM 18.6: each hit takes a warship, a CU and a train; with no warship and no CU left the general is displaced."""
    leg = game.leg
    side = leg.side
    die = game.dice.roll()
    modified = die + modifier + (1 if side == ROME and game.corvi else 0)
    hits = attrition(modified, max(leg.ships[side], leg.force.cus))
    if game.telling:
        game.tell(Storm(Seat(side), die, modified, hits))
    ships = min(hits, leg.ships[side])
    leg.ships[side] -= ships
    lose_ships(game, side, ships)
    check_seamanship(game)
    yield from lose_aboard(game, hits)
    if leg.ships[side] == 0 and leg.force.cus == 0:
        lose_leg(game)


def lose_aboard(game: State, hits: int) -> Flow:
    """HM 11.8, 18.6: CUs and trains aboard are lost, as far as there are any."""
    leg = game.leg
    force = leg.force
    cus = min(hits, force.cus)
    force.trains -= min(hits, force.trains)
    if not cus:
        return
    low, high = max(0, cus - (force.cus - force.elephants)), min(cus, force.elephants)
    elephants = low
    if low < high:
        options = [COUNT + number for number in range(low, high + 1)]
        word = yield Ask(CARTHAGE, "HM 3.12", "prompt-elephant-losses", options, {"losses": cus})
        elephants = word - COUNT
    force.cus -= cus
    force.elephants -= elephants


def lose_leg(game: State) -> None:
    """HM 10.9, 18.6: all aboard are lost, the generals displaced; the activation is over."""
    leg = game.leg
    game.activation.over = True
    game.ready[leg.side] += leg.ships[leg.side]
    game.leg = NO_LEG
    for general in leg.force.generals:
        displace(game, general)
    settle(game, leg.origin % INSIDE)


def take_back(game: State) -> None:
    """HM 10.8, 11.17: what is left is again in the port of embarkation; the activation is over."""
    leg = game.leg
    game.activation.over = True
    for side in (ROME, CARTHAGE):
        game.ready[side] += leg.ships[side]
    game.leg = NO_LEG
    put(game, leg.side, leg.origin, leg.force)
    if game.telling:
        game.tell(Returned(Seat(leg.side), Thing(GENERAL_NAMES[leg.general]), space_thing(leg.origin)))
    settle(game, leg.origin % INSIDE)


# --- interception -------------------------------------------------------------------------------------------------


def sea_interceptors(game: State, side: int) -> list[int]:
    """HM 10.6: generals in a port on the path, or one line from it, not besieged, with a warship to assign."""
    leg = game.leg
    if game.ready[side] <= 0:
        return []
    found: list[int] = []
    for general in game.on_map(side):
        space = game.at[general] % INSIDE
        if not PORT[space] or general in leg.tried or game.besieged(game.at[general]):
            continue
        for port in leg.path[1:]:
            if port == space or port in SEA[space]:
                found.append(general)
                break
    return found


def sea_interception(game: State) -> Flow:
    """HM 10.6: the opponent may try with one general after another until one succeeds."""
    game.agenda.pop()
    leg = game.leg
    if not leg.active:
        return
    side = 1 - leg.side
    generals = sea_interceptors(game, side)
    if not generals:
        return
    word = yield Ask(side, "HM 10.6", "prompt-intercept-sea", [PASS] + [GENERAL + general for general in generals])
    if word == PASS:
        return
    general = word - GENERAL
    ships = 1
    if game.ready[side] > 1:
        options = [COUNT + count for count in range(1, game.ready[side] + 1)]
        word = yield Ask(side, "HM 10.6", "prompt-assign-ships", options)
        ships = word - COUNT
    leg.tried.append(general)
    needed = max(1, NAVAL[general]) + (1 if game.supremacy == side else 0)
    if roll_against(game, side, "sea-interception", general, needed):
        leg.interceptor = general
        leg.ships[side] = ships
        game.ready[side] -= ships
    else:
        game.push(SEA_INTERCEPTION)


def intercepted(game: State) -> Flow:
    """HM 10.8-10.9: hand over supremacy and go back, be displaced if alone, or fight."""
    game.agenda.pop()
    leg = game.leg
    if not leg.active or leg.interceptor == NOBODY:
        return
    side = leg.side
    if game.supremacy == side:
        word = yield Ask(side, "HM 10.8", "prompt-give-up-supremacy", [FIGHT, GIVE_UP_SUPREMACY])
        if word == GIVE_UP_SUPREMACY:
            take_supremacy(game, 1 - side)
            take_back(game)
            return
    if leg.force.cus == 0 and leg.ships[side] == 0:
        game.ready[1 - side] += leg.ships[1 - side]
        leg.ships[1 - side] = 0
        lose_leg(game)
    else:
        game.push(NAVAL_START)


# --- landing ------------------------------------------------------------------------------------------------------


def landing(game: State) -> Flow:
    """HM 10.10: supremacy for a warship in an enemy port, then the army goes ashore, in the field or into its city."""
    game.agenda.pop()
    leg = game.leg
    if not leg.active:
        return
    side, port, force = leg.side, leg.path[-1], leg.force
    if leg.ships[side] and leg.interceptor == NOBODY and game.control[port] == 1 - side:
        take_supremacy(game, side)
    city = False
    if game.cus[1 - side][port] and own_city_open(game, side, port):
        fits = force.cus <= game.room(port)
        word = CITY
        if force.cus and fits:
            word = yield Ask(side, "HM 10.10", "prompt-land-where", [CITY, FIELD])
        city = word == CITY and fits
    game.ready[side] += leg.ships[side]
    game.leg = NO_LEG
    if game.telling:
        game.tell(Landed(Seat(side), Thing(GENERAL_NAMES[leg.general]), space_thing(port)))
    put(game, side, port + INSIDE if city else port, force)
    settle(game, leg.origin % INSIDE)
    make_senior(game, leg.general)
    if not city:
        come_ashore(game, port, leg)


def come_ashore(game: State, port: int, leg: Leg) -> None:
    """HM 10.10(c): the army enters as in HM 9.4, from land interception on."""
    act = game.activation
    act.force = leg.force
    act.came_from = FROM_SEA
    act.tried = []
    act.intercepted = False
    act.failed = [False, False]
    game.push(ARRIVE, port)
    game.push(GO_BACK_ERRAND, port)
    game.push(LAND_INTERCEPTION, port)
