"""HM 16: sieges and subjugation."""

from hippodrome.games.hamilcar.board import (
    CAPITAL,
    CITY_POINTS,
    INSIDE,
    KIND,
    NEUTRAL,
    NORMAL,
    RED_LOSS,
    RED_POINTS,
    SEA_SIEGE,
    SIDE_NAMES,
    SIEGE_CUS,
    TRIBE,
    TRIBE_POINTS,
    WALLED,
    WHITE_LOSS,
    WHITE_POINTS,
)
from hippodrome.games.hamilcar.cards import SIEGE_RESULT as SIEGE_WINDOW
from hippodrome.games.hamilcar.errands import SIEGE_FALL, SIEGE_POINTS, SIEGE_RESULT, WINDOW
from hippodrome.games.hamilcar.events import Defended, Fell, SiegeRolled
from hippodrome.games.hamilcar.events import SiegePoints as SiegePointsPlaced
from hippodrome.games.hamilcar.pieces import (
    displace,
    lose_cus,
    set_control,
    settle,
    space_thing,
    take_cus,
    take_trains,
)
from hippodrome.games.hamilcar.politics import CAPITAL_FELL, end_game
from hippodrome.games.hamilcar.state import NOBODY, State
from hippodrome.games.hamilcar.words import COUNT
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def can_besiege(game: State, side: int, space: int) -> bool:
    """HM 16.1, 16.4: three CUs at a foreign city or tribe, no enemy in the field; supremacy for the great three."""
    if KIND[space] == NORMAL or game.control[space] == side or game.cus[1 - side][space]:
        return False
    if game.cus[side][space] < SIEGE_CUS:
        return False
    return not SEA_SIEGE[space] or game.supremacy == side


def siege(game: State, side: int, space: int) -> None:
    """HM 16.2-16.4: roll the red die with supremacy, else (and at the three great cities) the white one."""
    game.agenda.pop()
    red = game.supremacy == side and not SEA_SIEGE[space]
    face = game.dice.roll()
    points = RED_POINTS[face - 1] if red else WHITE_POINTS[face - 1]
    loss = RED_LOSS[face - 1] if red else WHITE_LOSS[face - 1]
    if game.telling:
        die = Thing("red" if red else "white")
        game.tell(SiegeRolled(Seat(side), space_thing(space), die, face, points, loss))
    game.siege_roll = [points, loss]
    game.push(SIEGE_RESULT, side, space)
    if KIND[space] == WALLED and game.control[space] == 1 - side and game.cus[1 - side][space + INSIDE]:
        game.push(WINDOW, SIEGE_WINDOW, 1 - side, space)


def siege_result(game: State, side: int, space: int) -> Flow:
    """HM 16.7: the besieger's loss comes first."""
    game.agenda.pop()
    loss = game.siege_roll[1]
    game.push(SIEGE_POINTS, side, space)
    yield from lose_cus(game, side, space, loss)
    settle(game, space)


def siege_points(game: State, side: int, space: int) -> Flow:
    """HM 16.5: the defender may buy points off, each for a CU and a train from inside."""
    game.agenda.pop()
    points = game.siege_roll[0]
    game.siege_roll = [0, 0]
    owner = game.control[space]
    if points and KIND[space] == WALLED and owner != NEUTRAL:
        inside = space + INSIDE
        most = min(points, game.cus[owner][inside], game.trains[owner][inside])
        if most:
            options = [COUNT + count for count in range(most + 1)]
            word = yield Ask(owner, "HM 16.5", "prompt-defence", options, {"points": points})
            bought = word - COUNT
            if bought:
                if game.telling:
                    game.tell(Defended(Seat(owner), space_thing(space), bought))
                yield from lose_cus(game, owner, inside, bought)
                take_trains(game, owner, inside, bought)
                points -= bought
    place_siege_points(game, side, space, points)


def place_siege_points(game: State, side: int, space: int, points: int) -> None:
    """HM 16.2, 16.6: points on a city or tribe; the third, or second, makes it fall."""
    if points <= 0 or not game.cus[side][space]:
        return
    if game.siege_by[space] != side:
        game.siege[space] = 0
    game.siege[space] += points
    game.siege_by[space] = side
    if game.telling:
        game.tell(SiegePointsPlaced(space_thing(space), game.siege[space]))
    if game.siege[space] >= (TRIBE_POINTS if KIND[space] == TRIBE else CITY_POINTS):
        game.push(SIEGE_FALL, side, space)


def siege_fall(game: State, side: int, space: int) -> None:
    """HM 16.6, 20.1: what is inside is lost, the place changes hands; a fallen capital ends the war."""
    game.agenda.pop()
    owner = game.control[space]
    game.siege[space] = 0
    game.siege_by[space] = NOBODY
    if game.telling:
        game.tell(Fell(space_thing(space), Thing(SIDE_NAMES[side])))
    if owner != NEUTRAL and KIND[space] == WALLED:
        inside = space + INSIDE
        take_cus(game, owner, inside, game.cus[owner][inside], game.elephants[inside] if owner == 1 else 0)
        take_trains(game, owner, inside, game.trains[owner][inside])
        for general in game.generals_at(owner, inside):
            displace(game, general)
    set_control(game, space, side)
    if space == CAPITAL[1 - side]:
        end_game(game, side, CAPITAL_FELL)
        return
    settle(game, space)
