"""BZ 9: the Bulgars, whom everybody can call and nobody commands."""

from collections.abc import Generator

from hippodrome.games.byzantium.attack import begin_attack
from hippodrome.games.byzantium.cubes import can_place, settle, sources, take_cube
from hippodrome.games.byzantium.events import BulgarsGrew
from hippodrome.games.byzantium.pieces import (
    ARAB,
    BULGAR,
    BULGARS,
    BYZANTINE,
    CITY,
    FIGURE,
    FOR_SIDE,
    FROM,
    NOWHERE,
    PERSIAN,
    POOL,
    STRENGTHEN,
    TREASURY,
)
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat


def can_strengthen(game: State) -> bool:
    """BZ 9.2: whether 2 more can be added after the first 2."""
    return game.bulgars + 2 * game.board.bulgar_step <= game.board.bulgar_most


def bulgar_targets(game: State, seat: int) -> list[int]:
    """BZ 9.4: cities with an arrow, and those joined by land to a Bulgar city, unless Bulgar already."""
    allegiance, board = game.allegiance, game.board
    found = [city for city in board.arrows if allegiance[city] != BULGAR]
    if BULGAR in allegiance:
        for city in range(board.count):
            if allegiance[city] == BULGAR:
                for other in board.land[city]:
                    if allegiance[other] != BULGAR and other not in found:
                        found.append(other)
        found.sort()
    if game.rulings.bulgar_self_attack:
        return found
    return [city for city in found if not _is_own(game, seat, city)]


def _is_own(game: State, seat: int, city: int) -> bool:
    own = game.held[seat]
    return game.control[city] == seat or city in (own[FIGURE], own[FIGURE + 1])


def call_bulgars(game: State, seat: int) -> Flow:
    """BZ 9.1-9.3: name the plan with the cube, add 2 cubes, then 2 more or an attack."""
    options = plans(game, seat)
    word = options[0] if len(options) == 1 else (yield Ask(seat, "BZ 9.2", "prompt-bulgars", options))
    city = NOWHERE if word == STRENGTHEN else game.board.city_of[word - CITY]
    allegiance = BULGAR if city == NOWHERE else game.allegiance[city]
    side = 1 - allegiance if allegiance <= ARAB else BYZANTINE
    if allegiance == PERSIAN:
        side = yield from choose_side(seat, [FOR_SIDE + side for side in range(2) if can_place(game, seat, side)])
    options = sources(game, seat, side)
    if allegiance == BULGAR:
        options += [word for word in sources(game, seat, ARAB) if word not in options]
    if len(options) > 1:
        word = yield Ask(seat, "BZ 4.2", "prompt-source-bulgars", options, {"price": game.board.cube_price})
    else:
        word = options[0]
    source = word - FROM
    if allegiance == BULGAR and source != POOL:
        own, price = game.held[seat], game.board.cube_price
        side = yield from choose_side(seat, [FOR_SIDE + side for side in range(2) if own[TREASURY + side] >= price])
    take_cube(game, seat, source, side)
    game.spaces[game.free_space(BULGARS)] = seat
    settle(game, seat, source)
    add_bulgars(game, seat)
    if city == NOWHERE:
        add_bulgars(game, seat)
    else:
        begin_attack(game, seat, BULGAR, city, NOWHERE, side)


def plans(game: State, seat: int) -> list[int]:
    """BZ 9.2-9.4: reinforcing twice, or a target whose other side can pay for the cube (BZ 4.2)."""
    payable = (can_place(game, seat, BYZANTINE), can_place(game, seat, ARAB))
    options = [STRENGTHEN] if can_strengthen(game) else []
    for city in bulgar_targets(game, seat):
        side = game.allegiance[city]
        if (payable[1 - side]) if side <= ARAB else (payable[0] or payable[1]):
            options.append(game.board.word_of[city])
    return options


def choose_side(seat: int, options: list[int]) -> Generator[Ask, int, int]:
    """BZ 4.2, BZ 9.4: which treasury pays, where the player may choose."""
    if len(options) == 1:
        return options[0] - FOR_SIDE
    word = yield Ask(seat, "BZ 4.2", "prompt-treasury", options)
    return word - FOR_SIDE


def add_bulgars(game: State, seat: int) -> None:
    """BZ 9.1: 2 cubes into the Bulgar box, or as many as are left."""
    left = game.board.bulgar_most - game.bulgars
    cubes = game.board.bulgar_step if game.board.bulgar_step < left else left
    game.bulgars += cubes
    if game.telling:
        game.tell(BulgarsGrew(Seat(seat), cubes, game.bulgars))
