"""BZ 7.14-7.21, BZ 10.6: a city is conquered: its markers, its control cube; the fall of Constantinople."""

from typing import Final

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.rules import cubes, scoring
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Flow, choose
from hippodrome.kernel.events import Seat, Thing

CAPITAL_VP: Final = 5


def conquer(game: State, force: int, owner_side: int, city: int) -> Flow:
    """BZ 7.14-7.18, BZ 9.6: markers, points and plunder, then the control cube; Bulgars leave none."""
    seat = game.seat
    if city == game.board.capital:
        take_capital(game, force)
        return
    drop_control(game, city)
    before = game.markers[city]
    after = before - 1 if before > 1 else 1
    gain = after if before > 1 else 0
    game.allegiance[city] = force
    game.markers[city] = after
    game.score(seat, owner_side, gain)
    bezants = 0 if force == pieces.BULGAR else gain
    game.held[seat][pieces.TREASURY + owner_side] += bezants
    if game.telling:
        name, side = game.city_name(city), pieces.SIDES[owner_side]
        game.tell(events.Conquered(name, Seat(seat), cubes.force_name(force), after, gain, bezants, side))
    if force != pieces.BULGAR:
        yield from place_control(game, seat, force, city)


def drop_control(game: State, city: int) -> None:
    """BZ 7.14: a fortification returns to its owner's supply, a control cube goes to its owner's Losses."""
    owner = game.control[city]
    if owner == pieces.NOBODY:
        return
    if game.fortified[city]:
        game.fortified[city] = False
        game.held[owner][pieces.FORTS] += 1
    else:
        game.held[owner][pieces.LOSSES] += 1
    game.control[city] = pieces.NOBODY


def place_control(game: State, seat: int, side: int, city: int) -> Flow:
    """BZ 7.18: the conqueror must put a control cube on the city; the plunder may pay for it."""
    options = cubes.sources(game, seat, side)
    if not options:
        yield from give_up_two(game, seat, side, city)
        return
    source = yield from cubes.take_any(game, seat, side, options, "BZ 7.18")
    game.control[city] = seat
    cubes.settle(game, seat, source)


def give_up_two(game: State, seat: int, side: int, city: int) -> Flow:
    """BZ 7.19: with the Pool empty and no money, one cube of the army goes onto the city and one to the Losses."""
    own = game.held[seat]
    boxes = [side * 4 + box for box in cubes.ARMY_BOXES]
    options = [pieces.FROM + box for box in boxes if own[box] > 0]
    box = (yield from choose(seat, "BZ 7.19", "prompt-give-city", options)) - pieces.FROM
    own[box] -= 1
    game.control[city] = seat
    placed = lost = Thing(pieces.SOURCE_NAMES[box])
    options = [pieces.LOSE + box - side * 4 for box in boxes if own[box] > 0]
    if options:
        box = (yield from choose(seat, "BZ 7.19", "prompt-give-losses", options)) - pieces.LOSE + side * 4
        own[box] -= 1
        own[pieces.LOSSES] += 1
        lost = Thing(pieces.SOURCE_NAMES[box])
    elif game.guards[side] == seat:
        game.guards[side] = pieces.NOBODY
        lost = Thing("guard")
    if game.telling:
        game.tell(events.Sacrificed(Seat(seat), game.city_name(city), placed, lost))
    cubes.check_army(game, seat, side)


def take_capital(game: State, force: int) -> None:
    """BZ 10.6: the fall of Constantinople ends the game at once: 5 Arab points, and plunder for an Arab army."""
    seat = game.seat
    game.fallen = True
    game.score(seat, pieces.ARAB, CAPITAL_VP)
    if force == pieces.ARAB:
        game.held[seat][pieces.TREASURY + pieces.ARAB] += game.rulings.capital_plunder
    if game.telling:
        game.tell(events.CapitalFell(Seat(seat), cubes.force_name(force), CAPITAL_VP))
    scoring.end_game(game)
