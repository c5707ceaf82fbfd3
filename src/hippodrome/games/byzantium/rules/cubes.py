"""BZ 4: cubes and money. Where a cube may come from, who pays, and how an army loses cubes."""

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Choice, Flow, Params
from hippodrome.kernel.events import Seat, Thing

ARMY_BOXES = (pieces.ELITE, pieces.MAIN, pieces.MOVE)


def force_name(side: int) -> Thing:
    """Return the name of an army, or of the Bulgars, for events and prompts."""
    return Thing("bulgar-force" if side == pieces.BULGAR else f"{pieces.SIDES[side]}-army")


def can_place(game: State, seat: int, side: int, price: int = 0) -> bool:
    """BZ 4.1-4.2: whether a cube can be placed for a side that also has to pay `price` bezants."""
    own = game.held[seat]
    purse = own[pieces.TREASURY + side] - price
    if own[pieces.POOL] > 0:
        return purse >= 0
    if purse < game.board.cube_price:
        return False
    return own[pieces.LOSSES] > 0 or any(own[:8])


def sources(game: State, seat: int, side: int, price: int = 0, barred: int = -1) -> list[int]:
    """BZ 4.1: the words for the sources of a cube: the Pool; for 3 bezants the Losses and the player's own boxes."""
    own = game.held[seat]
    options: list[int] = []
    if own[pieces.POOL] > 0:
        options.append(pieces.FROM + pieces.POOL)
    if own[pieces.TREASURY + side] - price >= game.board.cube_price:
        if own[pieces.LOSSES] > 0:
            options.append(pieces.FROM + pieces.LOSSES)
        for box in range(8):
            if own[box] > 0 and box != barred:
                options.append(pieces.FROM + box)
    return options


def take_any(game: State, seat: int, side: int, options: list[int], rule: str = "BZ 4.1") -> Choice:
    """BZ 4.1-4.2: take a cube from a source of the player's choice; return the source, for `settle`."""
    word = options[0]
    if len(options) > 1:
        params: Params = {"side": pieces.SIDES[side], "price": game.board.cube_price}
        word = yield Ask(seat, rule, "prompt-source", options, params)
    take_cube(game, seat, word - pieces.FROM, side)
    return word - pieces.FROM


def take_cube(game: State, seat: int, source: int, side: int) -> None:
    """BZ 4.1-4.2: take a cube from its source; the side that benefits pays unless it is from the Pool."""
    own = game.held[seat]
    price = 0 if source == pieces.POOL else game.board.cube_price
    own[source] -= 1
    own[pieces.TREASURY + side] -= price
    if game.telling:
        game.tell(events.CubeTaken(Seat(seat), Thing(pieces.SOURCE_NAMES[source]), Thing(pieces.SIDES[side]), price))


def settle(game: State, seat: int, source: int) -> None:
    """BZ 4.8: after a transfer, an army that gave its last cube dissolves."""
    if source < 8:
        check_army(game, seat, source // 4)


def check_army(game: State, seat: int, side: int) -> None:
    """BZ 6.4: a figure is removed the moment its army has no cube left."""
    own = game.held[seat]
    city = own[pieces.FIGURE + side]
    if city != pieces.NOWHERE and game.army(seat, side) == 0:
        own[pieces.FIGURE + side] = pieces.NOWHERE
        if game.telling:
            game.tell(events.Dissolved(Seat(seat), force_name(side), game.city_name(city)))


# --- losses -------------------------------------------------------------------------------------------------------


def lose(game: State, seat: int, side: int, hits: int, rule: str) -> Flow:
    """BZ 7.7, BZ 5.14: an army loses cubes from Elite, Main and Move; the guard is lost only when no others are left.

    The owner picks them one by one, unless all cubes are lost or only one box has cubes (D12).
    """
    own, first = game.held[seat], side * 4
    cubes = own[first + pieces.ELITE] + own[first + pieces.MAIN] + own[first + pieces.MOVE]
    lost = [0, 0, 0, 0]
    left = hits if hits < cubes else cubes
    while left > 0:
        filled = [box for box in ARMY_BOXES if own[first + box] > 0]
        box = filled[0]
        taken = left if left < own[first + box] else own[first + box]
        if len(filled) > 1 and hits < cubes:
            params: Params = {"count": left, "force": force_name(side)}
            box = (yield Ask(seat, rule, "prompt-lose", [pieces.LOSE + box for box in filled], params)) - pieces.LOSE
            taken = 1
        lost[box] += taken
        own[first + box] -= taken
        own[pieces.LOSSES] += taken
        left -= taken
    guard = hits > cubes and game.guards[side] == seat
    if guard:
        game.guards[side] = pieces.NOBODY
    if game.telling and (guard or sum(lost) > 0):
        boxes = lost[pieces.ELITE], lost[pieces.MAIN], lost[pieces.MOVE]
        game.tell(events.Lost(Seat(seat), force_name(side), *boxes, guard))
    check_army(game, seat, side)


def destroy(game: State, seat: int, side: int) -> None:
    """BZ 8.10: all cubes of the three boxes to the Losses, a guard to its space, the figure off the board."""
    own, first = game.held[seat], side * 4
    for box in ARMY_BOXES:
        own[pieces.LOSSES] += own[first + box]
        own[first + box] = 0
    if game.guards[side] == seat:
        game.guards[side] = pieces.NOBODY
    own[pieces.FIGURE + side] = pieces.NOWHERE
