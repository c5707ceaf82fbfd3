"""HM 10: movement and interception at sea."""

from typing import ClassVar

from hippodrome.games.hamilcar import board, cards, events, state, words
from hippodrome.games.hamilcar.rules import command, land, naval, pieces, reactions
from hippodrome.games.hamilcar.state import Errand, State
from hippodrome.kernel.rules import Ask, Flow, Seat, choose, pick


def may_land(game: State, side: int, port: int, general: int) -> bool:
    """HM 12.2: whether a side may go to a port by sea under a commander; Rome needs permission for Africa."""
    if side == board.CARTHAGE or not pieces.in_africa(port) or game.africa or game.seamanship == 3:
        return True
    if general != board.NOBODY and board.AFRICANUS[general]:
        return True
    return game.seamanship == 2 and game.control[board.SYRACUSAE] == board.ROME


def can_land(game: State, side: int, general: int, port: int, armed: bool) -> bool:
    """HM 9.2, 10.5, 12.2: whether a leg may end in a port; against an enemy in the field only with CUs."""
    return may_land(game, side, port, general) and (armed or not is_opposed(game, side, port))


def is_opposed(game: State, side: int, port: int) -> bool:
    """HM 9.2, 10.5: whether a landing side meets enemy CUs in the field and has no city there to go into."""
    return game.cus[1 - side][port] > 0 and not (game.own_city(side, port) and not game.siege[port])


def can_go_on(game: State, side: int, general: int, port: int, path: list[int], left: int, armed: bool) -> bool:
    """Return whether a leg can end in a port, or further on with the lines left; Africa needs permission."""
    if can_land(game, side, general, port, armed):
        return True
    return may_land(game, side, port, general) and len(ways_on(game, side, general, [*path, port], left, armed)) > 0


def ways_on(game: State, side: int, general: int, path: list[int], left: int, armed: bool) -> list[int]:
    """HM 10.2: the ports that can extend a path by up to `left` more lines."""
    near = [port for port in board.SEA[path[-1]] if port not in path] if left > 0 else []
    return [port for port in near if can_go_on(game, side, general, port, path, left - 1, armed)]


def sail_options(game: State, side: int, general: int, alone: bool, armed: bool) -> list[int]:
    """HM 10.1, 10.5: the first ports of a leg, one sea line away."""
    act, place = game.activation, game.at[general]
    space = place % board.INSIDE
    if not board.PORT[space] or not alone or game.besieged(place):
        return []
    return ways_on(game, side, general, [space], min(act.mp, act.sea_mp), armed)


def announce_leg(game: State, side: int, first: int) -> Flow:
    """HM 10.2-10.3: the path line by line, the load, the warships; then the leg is under way."""
    act = game.activation
    general = act.general
    place = game.at[general]
    armed = command.can_leave(game, side, place, general, 1)
    path = [place % board.INSIDE, first]
    while True:
        left = min(act.mp, act.sea_mp) - (len(path) - 1)
        options = [words.LAND] if can_land(game, side, general, path[-1], armed) else []
        options += [words.SAIL + port for port in ways_on(game, side, general, path, left, armed)]
        word = words.LAND
        if options != [words.LAND]:
            # Where the general can't land, the player is asked even if there is only one way on.
            word = yield Ask(side, "HM 10.2", "prompt-sail", options, {"lines": left})
        if word == words.LAND:
            break
        path.append(word - words.SAIL)
    goal = path[-1]
    need = 1 if is_opposed(game, side, goal) else 0
    leg = state.NO_LEG.copy()
    leg.active, leg.side, leg.general, leg.origin, leg.path = True, side, general, place, path
    leg.force = yield from command.choose_force(game, side, place, general, "HM 10.3", need, at_once=need == 0)
    available = game.ready[side] - act.others_ships
    if available > 0:
        leg.ships[side] = yield from pieces.how_many(side, "HM 10.3", "prompt-assign-ships", 0, available)
    launch(game, leg)


def launch(game: State, leg: state.Leg) -> None:
    """HM 10.3, 10.7: announce the leg; storms come first, then interception, then the landing."""
    act = game.activation
    side = leg.side
    lines = len(leg.path) - 1
    act.mp -= lines
    act.sea_mp -= lines
    game.ready[side] -= leg.ships[side]
    pieces.lift(game, side, leg.origin, leg.force)
    game.leg = leg
    game.sailed += leg.ships[side]
    game.leave_trail(leg.general, leg.path[0])
    if game.telling:
        path, name = [events.space(port) for port in leg.path], events.general(leg.general)
        game.tell(events.Sailed(Seat(side), name, path, leg.force.cus, leg.force.trains, leg.ships[side]))
    game.then(reactions.Window(cards.NAVAL_MOVE, 1 - side), Leg())


class Leg(Errand):
    """HM 10.7: after the window, unless a reaction ended the leg."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> None:
        if game.leg.active:
            game.then(SeaInterception(), Intercepted(), Landing())


def storm(game: State, modifier: int) -> Flow:
    """HM 18.6: each hit takes a warship, a CU and a train; without any warship or CU left the general is displaced."""
    leg = game.leg
    side = leg.side
    die = game.dice.roll()
    modifiers = ({"card": modifier} if modifier else {}) | game.corvi_in_rough_sea(side)
    modified = die + sum(modifiers.values())
    hits = board.attrition(modified, max(leg.ships[side], leg.force.cus))
    if game.telling:
        game.tell(events.Storm(Seat(side), die, modified, hits, modifiers))
    ships = min(hits, leg.ships[side])
    leg.ships[side] -= ships
    out_of_service(game, ships)
    pieces.lose_ships(game, side, ships)
    pieces.check_seamanship(game)
    yield from lose_aboard(game, hits, sinking=leg.ships[side] == 0)
    if leg.ships[side] == 0 and leg.force.cus == 0:
        lose_leg(game)


def out_of_service(game: State, ships: int) -> None:
    """HM 10.11: lost or damaged warships of the leg no longer tie up ships of later generals in a campaign."""
    game.activation.ships = max(0, game.activation.ships - ships)


def come_home(game: State) -> None:
    """HM 10.10(b), 10.11: warships return to the pool, but no other general of a campaign may use them."""
    leg = game.leg
    game.activation.ships = max(game.activation.ships, leg.ships[leg.side])
    game.ready[leg.side] += leg.ships[leg.side]


def lose_aboard(game: State, hits: int, sinking: bool = False) -> Flow:
    """HM 11.8, 18.6: lose CUs and trains aboard, as far as there are any.

    With the last CU of a fleet that is `sinking` all its trains go down, in one log entry.
    """
    force = game.leg.force
    cus = min(hits, force.cus)
    trains = force.trains if sinking and cus == force.cus else min(hits, force.trains)
    if game.telling and (cus or trains):
        game.tell(events.Drowned(Seat(game.leg.side), cus, trains))
    force.trains -= trains
    elephants = yield from pieces.elephants_lost(force.cus, force.elephants, cus)
    force.cus -= cus
    force.elephants -= elephants


def lose_leg(game: State) -> None:
    """HM 10.9, 18.6: lose everything aboard and displace the generals; the activation is over."""
    leg = game.leg
    game.activation.over = True
    come_home(game)
    if game.telling and (leg.force.cus or leg.force.trains):
        game.tell(events.Drowned(Seat(leg.side), leg.force.cus, leg.force.trains))
    game.leg = state.NO_LEG
    pieces.displace_all(game, leg.force.generals)
    pieces.settle(game, leg.origin % board.INSIDE)


def take_back(game: State, sailed: bool = True) -> None:
    """HM 10.8, 11.17: return the rest to the port of embarkation; the activation is over.

    Card 82: if the leg does not take place, its warships have not `sailed`.
    """
    leg = game.leg
    if sailed:
        come_home(game)
    else:
        game.ready[leg.side] += leg.ships[leg.side]
    game.ready[1 - leg.side] += leg.ships[1 - leg.side]
    game.activation.over = True
    game.leg = state.NO_LEG
    pieces.put(game, leg.side, leg.origin, leg.force)
    if game.telling:
        game.tell(events.Returned(Seat(leg.side), events.general(leg.general), events.space(leg.origin)))
    pieces.settle(game, leg.origin % board.INSIDE)


def sea_interceptors(game: State, side: int) -> list[int]:
    """HM 10.6: generals in a port on the path, or one line from it, not besieged, with a warship to assign."""
    if game.ready[side] <= 0:
        return []
    stops = game.leg.path[1:]
    near = stops + [port for stop in stops for port in board.SEA[stop]]
    free = [one for one in game.on_map(side) if one not in game.leg.tried and not game.besieged(game.at[one])]
    return [general for general in free if game.at[general] % board.INSIDE in near]


class SeaInterception(Errand):
    """HM 10.6: the opponent may try with one general after another until one succeeds."""

    lies_on: ClassVar[str] = "intercepted"

    def run(self, game: State) -> Flow:
        leg, side = game.leg, 1 - game.leg.side
        generals = sea_interceptors(game, side)
        general = yield from pick(side, "HM 10.6", "prompt-intercept-sea", words.GENERAL, generals, None, words.PASS)
        if general == board.NOBODY:
            return
        ships = yield from pieces.how_many(side, "HM 10.6", "prompt-assign-ships", 1, game.ready[side], at_once=False)
        leg.tried.append(general)
        modifiers = {"supremacy": 1} if game.supremacy == side else {}
        needed = max(1, board.NAVAL[general]) + sum(modifiers.values())
        if command.roll_against(game, side, "sea-interception", general, needed, modifiers):
            leg.interceptor = general
            leg.ships[side] = ships
            game.ready[side] -= ships
        else:
            game.push(self)


class Intercepted(Errand):
    """HM 10.8-10.9: give up supremacy and go back, be displaced if alone, or fight."""

    lies_on: ClassVar[str] = "landing"

    def run(self, game: State) -> Flow:
        leg, side = game.leg, game.leg.side
        if leg.interceptor == board.NOBODY:
            return
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
            game.push(naval.NavalStart())


class Landing(Errand):
    """HM 10.10: supremacy for a warship in an enemy port, then the army goes ashore, in the field or into its city.

    In the field it enters as in HM 9.4, starting with land interception (HM 10.10(c)). A general who has lost all his
    CUs on the way does not land among enemies (HM 9.2): he turns back.
    """

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> Flow:
        leg = game.leg
        if not leg.active:
            return
        side, port, force = leg.side, leg.path[-1], leg.force
        if not force.cus and is_opposed(game, side, port):
            take_back(game)
            return
        if leg.ships[side] and leg.interceptor == board.NOBODY and game.control[port] == 1 - side:
            pieces.take_supremacy(game, side)
        city = False
        if game.cus[1 - side][port] and port in game.open_cities(side) and force.cus <= game.room(port):
            options = [words.CITY, words.FIELD] if force.cus else [words.CITY]
            word = yield from choose(side, "HM 10.10", "prompt-land-where", options)
            city = word == words.CITY
        come_home(game)
        game.leg = state.NO_LEG
        if game.telling:
            game.tell(events.Landed(Seat(side), events.general(leg.general), events.space(port)))
        pieces.put(game, side, port + board.INSIDE if city else port, force)
        pieces.settle(game, leg.origin % board.INSIDE)
        command.make_senior(game, leg.general)
        if not city:
            land.begin_entry(game, port, force, state.FROM_SEA)
