"""BZ 5.8-5.18: the special actions."""

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.rules import attack, bulgars, cubes
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Flow
from hippodrome.kernel.events import Seat, Thing


def special_action(game: State, seat: int, kind: int) -> Flow:
    """BZ 5.8: put a cube on a free space and carry out its effect."""
    if kind == pieces.BULGARS:
        return bulgars.call_bulgars(game, seat)
    if kind == pieces.FORTIFY:
        return fortify(game, seat)
    if kind < pieces.RULER:
        return grow(game, seat, kind - pieces.GROW)
    if kind < pieces.CIVIL_WAR:
        return rule(game, seat, kind - pieces.RULER)
    if kind < pieces.FLEET:
        side = kind - pieces.CIVIL_WAR
        return start_civil_war(game, seat, side, game.held[seat][pieces.FIGURE + side], pieces.NOWHERE)
    return command_fleet(game, seat, kind - pieces.FLEET)


def occupy(game: State, seat: int, kind: int, side: int, options: list[int]) -> Flow:
    """BZ 5.8, BZ 4.2: a cube from a source of the player's choice onto a free space of a kind."""
    source = yield from cubes.take_any(game, seat, side, options)
    game.spaces[game.free_space(kind)] = seat
    cubes.settle(game, seat, source)


def fortifiable(game: State, seat: int, payers: list[bool], one: bool = False) -> list[int]:
    """BZ 5.11: own cities with a control cube; `one` is enough to know there are some."""
    control, fortified, allegiance = game.control, game.fortified, game.allegiance
    cities: list[int] = []
    if game.held[seat][pieces.FORTS] > 0 and game.has_space(pieces.FORTIFY):
        for city in range(game.board.count):
            if control[city] == seat and not fortified[city] and payers[allegiance[city]]:
                cities.append(city)
                if one:
                    break
    return cities


def fortify(game: State, seat: int) -> Flow:
    """BZ 5.11: an own fortification instead of the own control cube on a city that has none."""
    own, cities = game.held[seat], fortifiable(game, seat, cubes.payers(game, seat))
    city = yield from game.choose_city(seat, "BZ 5.11", "prompt-fortify", cities)
    side = game.allegiance[city]
    yield from occupy(game, seat, pieces.FORTIFY, side, cubes.sources(game, seat, side))
    own[pieces.FORTS] -= 1
    own[pieces.LOSSES] += 1
    game.fortified[city] = True
    if game.telling:
        game.tell(events.Fortified(Seat(seat), game.city_name(city)))


def growable(game: State, side: int, one: bool = False) -> list[int]:
    """BZ 5.10: cities of the side with fewer than three markers, whoever controls them; `one` is enough to know."""
    allegiance, markers, most, capital = game.allegiance, game.markers, game.board.max_markers, game.board.capital
    cities: list[int] = []
    if game.has_space(pieces.GROW + side):
        for city in range(game.board.count):
            if allegiance[city] == side and markers[city] < most and city != capital:
                cities.append(city)
                if one:
                    break
    return cities


def grow(game: State, seat: int, side: int) -> Flow:
    """BZ 5.10: one more marker on a city of the side."""
    city = yield from game.choose_city(seat, "BZ 5.10", "prompt-grow", growable(game, side))
    yield from occupy(game, seat, pieces.GROW + side, side, cubes.sources(game, seat, side))
    game.markers[city] += 1
    if game.telling:
        game.tell(events.Grew(Seat(seat), game.city_name(city), game.markers[city]))


def rule(game: State, seat: int, side: int) -> Flow:
    """BZ 5.12-5.13: Emperor or Caliph: 2 points, and the guard joins the own Elite."""
    yield from occupy(game, seat, pieces.RULER + side, side, cubes.sources(game, seat, side))
    game.score(seat, side, game.board.guard_vp)
    game.guards[side] = seat
    if game.telling:
        office = Thing(pieces.SPACES[pieces.RULER + side])
        game.tell(events.Crowned(Seat(seat), office, game.board.guard_vp, pieces.SIDES[side]))


def command_fleet(game: State, seat: int, side: int) -> Flow:
    """BZ 5.15-5.16: a fleet until the end of the round."""
    yield from occupy(game, seat, pieces.FLEET + side, side, cubes.sources(game, seat, side))
    if game.telling:
        game.tell(events.Commanded(Seat(seat), Thing(pieces.SPACES[pieces.FLEET + side])))


# --- civil war ----------------------------------------------------------------------------------------------------


def can_start_civil_war(game: State, seat: int, side: int, city: int) -> bool:
    """BZ 5.17: whether the army may attack the city of its own side where it stands, and a cube can be placed."""
    if city == pieces.NOWHERE or city == game.board.capital:
        return False
    owner = game.control[city]
    if owner == seat or (owner == pieces.NOBODY and game.rulings.civil_war_other_player):
        return False
    if not game.has_space(pieces.CIVIL_WAR + side):
        return False
    return game.held[seat][pieces.POOL] > 0 or len(civil_war_sources(game, seat, side)) > 0


def civil_war_sources(game: State, seat: int, side: int) -> list[int]:
    """BZ 5.9, BZ 5.17: sources for the cube, but not the last cube of the army that is to attack."""
    options = cubes.sources(game, seat, side)
    if game.army(seat, side) > 1:
        return options
    barred = [pieces.FROM + side * 4 + box for box in cubes.ARMY_BOXES]
    return [word for word in options if word not in barred]


def start_civil_war(game: State, seat: int, side: int, city: int, came_from: int) -> Flow:
    """BZ 5.17: place the cube; the army attacks the city of its own side in which it stands."""
    yield from occupy(game, seat, pieces.CIVIL_WAR + side, side, civil_war_sources(game, seat, side))
    if game.telling:
        game.tell(events.Rebelled(Seat(seat), game.city_name(city)))
    attack.begin_attack(game, side, city, came_from, side)
