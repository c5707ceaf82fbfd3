"""HM 10: movement and interception at sea."""

from hippodrome.games.hamilcar import board, cards, errands, events, pieces, state, words
from hippodrome.games.hamilcar.rules import command
from hippodrome.games.hamilcar.state import Leg, State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def may_land_in_africa(game: State, general: int) -> bool:
    """HM 12.2: whether Rome may go to Africa by sea under a commander."""
    if game.africa or game.seamanship == 3 or (general != board.NOBODY and board.AFRICANUS[general]):
        return True
    return game.seamanship == 2 and game.control[board.SYRACUSAE] == board.ROME


# --- choosing a leg -----------------------------------------------------------------------------------------------


def can_land(game: State, side: int, general: int, port: int, alone: bool, armed: bool) -> bool:
    """HM 9.2, 10.5, 12.2: whether a leg may end in a port; against an enemy in the field only with CUs."""
    if side == board.ROME and pieces.in_africa(port) and not may_land_in_africa(game, general):
        return False
    if game.cus[1 - side][port] == 0 or own_city_open(game, side, port):
        return alone
    return armed


def own_city_open(game: State, side: int, space: int) -> bool:
    """HM 10.5: an own walled city that is not besieged."""
    return board.KIND[space] == board.WALLED and game.control[space] == side and game.siege[space] == 0


def can_go_on(
    game: State, side: int, general: int, port: int, path: list[int], left: int, alone: bool, armed: bool
) -> bool:
    """Whether a leg that reaches a port can end there, or further on with the lines left."""
    if can_land(game, side, general, port, alone, armed):
        return True
    if left <= 0:
        return False
    further = [*path, port]
    for near in board.SEA[port]:
        if near not in further and can_go_on(game, side, general, near, further, left - 1, alone, armed):
            return True
    return False


def sail_options(game: State, side: int, general: int, alone: bool, armed: bool) -> list[int]:
    """HM 10.1, 10.5: the ports one sea line away to which a leg may begin."""
    act = game.activation
    place = game.at[general]
    space = place % board.INSIDE
    left = min(act.mp, act.sea_mp)
    if not board.PORT[space] or left <= 0 or not alone or game.besieged(place):
        return []
    return [port for port in board.SEA[space] if can_go_on(game, side, general, port, [space], left - 1, alone, armed)]


def announce_leg(game: State, side: int, first: int) -> Flow:
    """HM 10.2-10.3: the path line by line, the load, the warships; then the leg is under way."""
    act = game.activation
    general = act.general
    place = game.at[general]
    alone, armed = True, command.can_leave(game, side, place, general, 1)
    path = [place % board.INSIDE, first]
    while True:
        left = min(act.mp, act.sea_mp) - (len(path) - 1)
        options = [words.LAND] if can_land(game, side, general, path[-1], alone, armed) else []
        if left > 0:
            options += [
                words.SAIL + port
                for port in board.SEA[path[-1]]
                if port not in path and can_go_on(game, side, general, port, path, left - 1, alone, armed)
            ]
        word = options[0]
        if len(options) > 1:
            word = yield Ask(side, "HM 10.2", "prompt-sail", options, {"lines": left})
        if word == words.LAND:
            break
        path.append(word - words.SAIL)
    goal = path[-1]
    need = 1 if game.cus[1 - side][goal] and not own_city_open(game, side, goal) else 0
    force = yield from command.choose_force(
        game, side, place, general, need, board.ARMY_LIMIT, board.ARMY_LIMIT, "HM 10.3", "prompt-take"
    )
    leg = state.NO_LEG.copy()
    leg.active = True
    leg.side, leg.general, leg.origin, leg.path, leg.force = side, general, place, path, force
    available = game.ready[side] - act.others_ships
    if available > 0:
        options = [words.COUNT + count for count in range(available + 1)]
        word = yield Ask(side, "HM 10.3", "prompt-assign-ships", options)
        leg.ships[side] = word - words.COUNT
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
    pieces.lift(game, side, leg.origin, leg.force)
    game.leg = leg
    if game.telling:
        path = [Thing(board.SPACE_NAMES[port]) for port in leg.path]
        name = Thing(board.GENERAL_NAMES[leg.general])
        game.tell(events.Sailed(Seat(side), name, path, leg.force.cus, leg.force.trains, leg.ships[side]))
    game.push(errands.LEG)
    game.push(errands.WINDOW, cards.NAVAL_MOVE, 1 - side)


def leg_goes_on(game: State) -> None:
    """HM 10.7: after the window, unless a reaction ended the leg."""
    game.agenda.pop()
    if game.leg.active:
        game.push(errands.LANDING)
        game.push(errands.INTERCEPTED)
        game.push(errands.SEA_INTERCEPTION)


def storm(game: State, modifier: int) -> Flow:
    """HM 18.6: each hit takes a warship, a CU and a train; with no warship and no CU left the general is displaced."""
    leg = game.leg
    side = leg.side
    die = game.dice.roll()
    modified = die + modifier + (1 if side == board.ROME and game.corvi else 0)
    hits = board.attrition(modified, max(leg.ships[side], leg.force.cus))
    if game.telling:
        game.tell(events.Storm(Seat(side), die, modified, hits))
    ships = min(hits, leg.ships[side])
    leg.ships[side] -= ships
    pieces.lose_ships(game, side, ships)
    pieces.check_seamanship(game)
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
        options = [words.COUNT + number for number in range(low, high + 1)]
        word = yield Ask(board.CARTHAGE, "HM 3.12", "prompt-elephant-losses", options, {"losses": cus})
        elephants = word - words.COUNT
    force.cus -= cus
    force.elephants -= elephants


def lose_leg(game: State) -> None:
    """HM 10.9, 18.6: all aboard are lost, the generals displaced; the activation is over."""
    leg = game.leg
    game.activation.over = True
    game.ready[leg.side] += leg.ships[leg.side]
    game.leg = state.NO_LEG
    for general in leg.force.generals:
        pieces.displace(game, general)
    pieces.settle(game, leg.origin % board.INSIDE)


def take_back(game: State) -> None:
    """HM 10.8, 11.17: what is left is again in the port of embarkation; the activation is over."""
    leg = game.leg
    game.activation.over = True
    for side in (board.ROME, board.CARTHAGE):
        game.ready[side] += leg.ships[side]
    game.leg = state.NO_LEG
    pieces.put(game, leg.side, leg.origin, leg.force)
    if game.telling:
        game.tell(
            events.Returned(Seat(leg.side), Thing(board.GENERAL_NAMES[leg.general]), pieces.space_thing(leg.origin))
        )
    pieces.settle(game, leg.origin % board.INSIDE)


# --- interception -------------------------------------------------------------------------------------------------


def sea_interceptors(game: State, side: int) -> list[int]:
    """HM 10.6: generals in a port on the path, or one line from it, not besieged, with a warship to assign."""
    leg = game.leg
    if game.ready[side] <= 0:
        return []
    found: list[int] = []
    for general in game.on_map(side):
        space = game.at[general] % board.INSIDE
        if not board.PORT[space] or general in leg.tried or game.besieged(game.at[general]):
            continue
        for port in leg.path[1:]:
            if port == space or port in board.SEA[space]:
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
    word = yield Ask(
        side, "HM 10.6", "prompt-intercept-sea", [words.PASS] + [words.GENERAL + general for general in generals]
    )
    if word == words.PASS:
        return
    general = word - words.GENERAL
    ships = 1
    if game.ready[side] > 1:
        options = [words.COUNT + count for count in range(1, game.ready[side] + 1)]
        word = yield Ask(side, "HM 10.6", "prompt-assign-ships", options)
        ships = word - words.COUNT
    leg.tried.append(general)
    needed = max(1, board.NAVAL[general]) + (1 if game.supremacy == side else 0)
    if command.roll_against(game, side, "sea-interception", general, needed):
        leg.interceptor = general
        leg.ships[side] = ships
        game.ready[side] -= ships
    else:
        game.push(errands.SEA_INTERCEPTION)


def intercepted(game: State) -> Flow:
    """HM 10.8-10.9: hand over supremacy and go back, be displaced if alone, or fight."""
    game.agenda.pop()
    leg = game.leg
    if not leg.active or leg.interceptor == board.NOBODY:
        return
    side = leg.side
    if game.supremacy == side:
        word = yield Ask(side, "HM 10.8", "prompt-give-up-supremacy", [words.FIGHT, words.GIVE_UP_SUPREMACY])
        if word == words.GIVE_UP_SUPREMACY:
            pieces.take_supremacy(game, 1 - side)
            take_back(game)
            return
    if leg.force.cus == 0 and leg.ships[side] == 0:
        game.ready[1 - side] += leg.ships[1 - side]
        leg.ships[1 - side] = 0
        lose_leg(game)
    else:
        game.push(errands.NAVAL_START)


# --- landing ------------------------------------------------------------------------------------------------------


def landing(game: State) -> Flow:
    """HM 10.10: supremacy for a warship in an enemy port, then the army goes ashore, in the field or into its city."""
    game.agenda.pop()
    leg = game.leg
    if not leg.active:
        return
    side, port, force = leg.side, leg.path[-1], leg.force
    if leg.ships[side] and leg.interceptor == board.NOBODY and game.control[port] == 1 - side:
        pieces.take_supremacy(game, side)
    city = False
    if game.cus[1 - side][port] and own_city_open(game, side, port):
        fits = force.cus <= game.room(port)
        word = words.CITY
        if force.cus and fits:
            word = yield Ask(side, "HM 10.10", "prompt-land-where", [words.CITY, words.FIELD])
        city = word == words.CITY and fits
    game.ready[side] += leg.ships[side]
    game.leg = state.NO_LEG
    if game.telling:
        game.tell(events.Landed(Seat(side), Thing(board.GENERAL_NAMES[leg.general]), pieces.space_thing(port)))
    pieces.put(game, side, port + board.INSIDE if city else port, force)
    pieces.settle(game, leg.origin % board.INSIDE)
    command.make_senior(game, leg.general)
    if not city:
        come_ashore(game, port, leg)


def come_ashore(game: State, port: int, leg: Leg) -> None:
    """HM 10.10(c): the army enters as in HM 9.4, from land interception on."""
    act = game.activation
    act.force = leg.force
    act.came_from = state.FROM_SEA
    act.tried = []
    act.intercepted = False
    act.failed = [False, False]
    game.push(errands.ARRIVE, port)
    game.push(errands.GO_BACK, port)
    game.push(errands.LAND_INTERCEPTION, port)
