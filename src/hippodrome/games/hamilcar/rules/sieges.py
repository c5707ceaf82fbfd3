"""HM 16: sieges and subjugation."""

from hippodrome.games.hamilcar import board, cards, errands, events, pieces, words
from hippodrome.games.hamilcar.rules import politics
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def can_besiege(game: State, side: int, space: int) -> bool:
    """HM 16.1, 16.4: three CUs at a foreign city or tribe, no enemy in the field; supremacy for the great three."""
    if board.KIND[space] == board.NORMAL or game.control[space] == side or game.cus[1 - side][space]:
        return False
    if game.cus[side][space] < board.SIEGE_CUS:
        return False
    return not board.SEA_SIEGE[space] or game.supremacy == side


def siege(game: State, side: int, space: int) -> None:
    """HM 16.2-16.4: roll the red die with supremacy, else (and at the three great cities) the white one."""
    game.agenda.pop()
    red = game.supremacy == side and not board.SEA_SIEGE[space]
    face = game.dice.roll()
    points = board.RED_POINTS[face - 1] if red else board.WHITE_POINTS[face - 1]
    loss = board.RED_LOSS[face - 1] if red else board.WHITE_LOSS[face - 1]
    if game.telling:
        die = Thing("red" if red else "white")
        game.tell(events.SiegeRolled(Seat(side), pieces.space_thing(space), die, face, points, loss))
    game.siege_roll = [points, loss]
    game.push(errands.SIEGE_RESULT, side, space)
    if (
        board.KIND[space] == board.WALLED
        and game.control[space] == 1 - side
        and game.cus[1 - side][space + board.INSIDE]
    ):
        game.push(errands.WINDOW, cards.SIEGE_RESULT, 1 - side, space)


def siege_result(game: State, side: int, space: int) -> Flow:
    """HM 16.7: the besieger's loss comes first."""
    game.agenda.pop()
    loss = game.siege_roll[1]
    game.push(errands.SIEGE_POINTS, side, space)
    yield from pieces.lose_cus(game, side, space, loss)
    pieces.settle(game, space)


def siege_points(game: State, side: int, space: int) -> Flow:
    """HM 16.5: the defender may buy points off, each for a CU and a train from inside."""
    game.agenda.pop()
    points = game.siege_roll[0]
    game.siege_roll = [0, 0]
    owner = game.control[space]
    if points and board.KIND[space] == board.WALLED and owner != board.NEUTRAL:
        inside = space + board.INSIDE
        most = min(points, game.cus[owner][inside], game.trains[owner][inside])
        if most:
            options = [words.COUNT + count for count in range(most + 1)]
            word = yield Ask(owner, "HM 16.5", "prompt-defence", options, {"points": points})
            bought = word - words.COUNT
            if bought:
                if game.telling:
                    game.tell(events.Defended(Seat(owner), pieces.space_thing(space), bought))
                yield from pieces.lose_cus(game, owner, inside, bought)
                pieces.take_trains(game, owner, inside, bought)
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
        game.tell(events.SiegePoints(pieces.space_thing(space), game.siege[space]))
    if game.siege[space] >= (board.TRIBE_POINTS if board.KIND[space] == board.TRIBE else board.CITY_POINTS):
        game.push(errands.SIEGE_FALL, side, space)


def siege_fall(game: State, side: int, space: int) -> None:
    """HM 16.6, 20.1: what is inside is lost, the place changes hands; a fallen capital ends the war."""
    game.agenda.pop()
    owner = game.control[space]
    game.siege[space] = 0
    game.siege_by[space] = board.NOBODY
    if game.telling:
        game.tell(events.Fell(pieces.space_thing(space), Thing(board.SIDE_NAMES[side])))
    if owner != board.NEUTRAL and board.KIND[space] == board.WALLED:
        inside = space + board.INSIDE
        pieces.take_cus(game, owner, inside, game.cus[owner][inside], game.elephants[inside] if owner == 1 else 0)
        pieces.take_trains(game, owner, inside, game.trains[owner][inside])
        for general in game.generals_at(owner, inside):
            pieces.displace(game, general)
    pieces.set_control(game, space, side)
    if space == board.CAPITAL[1 - side]:
        politics.end_game(game, side, politics.CAPITAL_FELL)
        return
    pieces.settle(game, space)
