"""BZ 4: cubes and money. Where a cube may come from, who pays, and how an army loses cubes."""

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.events import CubeTaken, Dissolved, Lost
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow, Params
from hippodrome.kernel.events import Seat, Thing

ARMY_BOXES = (pieces.ELITE, pieces.MAIN, pieces.MOVE)


def force_name(side: int) -> Thing:
    """The name of an army, for events and prompts."""
    return Thing(f"{pieces.SIDES[side]}-army")


def city_name(game: State, city: int) -> Thing:
    """The name of a city, for events and prompts."""
    return Thing(game.board.ids[city])


def can_place(game: State, seat: int, side: int, price: int = 0) -> bool:
    """BZ 4.1-4.2: whether a cube can be placed for a side, with so many bezants to pay besides."""
    own = game.held[seat]
    purse = own[pieces.TREASURY + side] - price
    if purse < 0:
        return False
    if own[pieces.POOL] > 0:
        return True
    if purse < game.board.cube_price:
        return False
    return own[pieces.LOSSES] > 0 or any_in_boxes(own)


def any_in_boxes(own: list[int]) -> bool:
    """Whether any of a player's eight boxes holds a cube."""
    for box in range(8):
        if own[box] > 0:
            return True
    return False


def sources(game: State, seat: int, side: int, price: int = 0, barred: int = -1) -> list[int]:
    """BZ 4.1: the words for where a cube may come from: the Pool; for 3 bezants the Losses and the own boxes."""
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


def source_params(game: State, side: int) -> Params:
    """What a prompt about the source of a cube says: who pays, and how much."""
    return {"side": pieces.SIDES[side], "price": game.board.cube_price}


def take_cube(game: State, seat: int, source: int, side: int) -> None:
    """BZ 4.1-4.2: take a cube from its source; the side that benefits pays unless it is from the Pool."""
    own = game.held[seat]
    price = 0 if source == pieces.POOL else game.board.cube_price
    own[source] -= 1
    own[pieces.TREASURY + side] -= price
    if game.telling:
        game.tell(CubeTaken(Seat(seat), Thing(pieces.SOURCE_NAMES[source]), Thing(pieces.SIDES[side]), price))


def settle(game: State, seat: int, source: int) -> None:
    """BZ 4.8: after a transfer, an army whose last cube it was dissolves."""
    if source < 8:
        check_army(game, seat, source // 4)


def check_army(game: State, seat: int, side: int) -> None:
    """BZ 6.4: a figure is removed the moment its army has no cube left."""
    own = game.held[seat]
    city = own[pieces.FIGURE + side]
    if city != pieces.NOWHERE and game.army(seat, side) == 0:
        own[pieces.FIGURE + side] = pieces.NOWHERE
        if game.telling:
            game.tell(Dissolved(Seat(seat), force_name(side), city_name(game, city)))


# --- losses -------------------------------------------------------------------------------------------------------


def loses_without_choice(game: State, seat: int, side: int, hits: int) -> bool:
    """D12: whether a loss leaves its owner nothing to choose: all cubes go, or only one box is filled."""
    own, first = game.held[seat], side * 4
    elite, main, move = own[first + pieces.ELITE], own[first + pieces.MAIN], own[first + pieces.MOVE]
    if hits >= elite + main + move:
        return True
    return (elite > 0) + (main > 0) + (move > 0) < 2


def lose_plainly(game: State, seat: int, side: int, hits: int) -> None:
    """BZ 7.7, BZ 5.14: a loss without choice; the guard is lost only as the last cube of all."""
    own, first = game.held[seat], side * 4
    lost = [0, 0, 0, 0]
    for box in ARMY_BOXES:
        taken = own[first + box] if own[first + box] < hits else hits
        lost[box] = taken
        own[first + box] -= taken
        own[pieces.LOSSES] += taken
        hits -= taken
    guard = hits > 0 and game.guards[side] == seat
    if guard:
        game.guards[side] = pieces.NOBODY
    tell_lost(game, seat, side, lost, guard)
    check_army(game, seat, side)


def lose_by_choice(game: State, seat: int, side: int, hits: int, rule: str) -> Flow:
    """BZ 7.7: the owner picks the cubes one by one, from Elite, Main and Move in any mix."""
    own, first = game.held[seat], side * 4
    lost = [0, 0, 0, 0]
    left = hits
    while left > 0:
        filled = [box for box in ARMY_BOXES if own[first + box] > 0]
        if len(filled) == 1:
            box, taken = filled[0], left
        else:
            params: Params = {"count": left, "force": force_name(side)}
            box = (yield Ask(seat, rule, "prompt-lose", [pieces.LOSE + box for box in filled], params)) - pieces.LOSE
            taken = 1
        lost[box] += taken
        own[first + box] -= taken
        own[pieces.LOSSES] += taken
        left -= taken
    tell_lost(game, seat, side, lost, False)


def lose(game: State, seat: int, side: int, hits: int, rule: str) -> Flow:
    """BZ 7.7: an army loses cubes, by its owner's choice where there is one."""
    if hits == 0:
        return
    if loses_without_choice(game, seat, side, hits):
        lose_plainly(game, seat, side, hits)
    else:
        yield from lose_by_choice(game, seat, side, hits, rule)


def tell_lost(game: State, seat: int, side: int, lost: list[int], guard: bool) -> None:
    """Tell which cubes an army lost."""
    if game.telling and (guard or sum(lost) > 0):
        game.tell(Lost(Seat(seat), force_name(side), lost[pieces.ELITE], lost[pieces.MAIN], lost[pieces.MOVE], guard))


def destroy(game: State, seat: int, side: int) -> None:
    """BZ 8.10: all cubes of the three boxes to the Losses, a guard to its space, the figure off the board."""
    own, first = game.held[seat], side * 4
    for box in ARMY_BOXES:
        own[pieces.LOSSES] += own[first + box]
        own[first + box] = 0
    if game.guards[side] == seat:
        game.guards[side] = pieces.NOBODY
    own[pieces.FIGURE + side] = pieces.NOWHERE


def levy_of(game: State, seat: int, side: int) -> int:
    """The cubes in a Levy box."""
    return game.held[seat][side * 4 + pieces.LEVY]
