"""BZ 3 and BZ 5: a player's turn, and the plain actions: control, reinforce, tax, build, pass."""

from typing import Final

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.rules import bulgars, cubes, movement, special
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow, choose
from hippodrome.kernel.events import Seat, Thing

TEMPLES: Final = ("church", "mosque")
MOST_REINFORCED: Final = 3


def act(game: State) -> Flow:
    """BZ 3.2: one player takes exactly one action."""
    seat = game.seat
    word = yield Ask(seat, "BZ 3.2", "prompt-action", action_options(game, seat), {"round": game.round})
    game.acted = True
    if word >= pieces.MARCH and word < pieces.PASS:
        yield from movement.name_march(game, seat, word - pieces.MARCH)
    elif word >= pieces.SPECIAL and word < pieces.MARCH:
        yield from special.special_action(game, seat, word - pieces.SPECIAL)
    elif word == pieces.CONTROL:
        yield from take_control(game, seat)
    elif word == pieces.REINFORCE:
        yield from reinforce(game, seat)
    elif word == pieces.COLLECT:
        yield from tax(game, seat)
    elif word == pieces.PASS:
        yield from pass_out(game, seat)
    else:
        yield from build(game, seat, word - pieces.BUILD)


def action_options(game: State, seat: int) -> list[int]:
    """BZ 3.2-3.4: the actions that can be carried out completely and change something; passing always."""
    own, payers = game.held[seat], cubes.payers(game, seat)
    options: list[int] = []
    if controllable(game, payers, one=True):
        options.append(pieces.CONTROL)
    if payers[pieces.BYZANTINE] or payers[pieces.ARAB]:
        options.append(pieces.REINFORCE)
    if own[pieces.POOL] > 0 and own[pieces.TAX] == 0:
        options.append(pieces.COLLECT)
    for side in range(2):
        if payers[side] and cubes.can_place(game, seat, side, game.board.temple_price):
            options.append(pieces.BUILD + side)
    for side in range(2):
        if payers[side] and special.growable(game, side, one=True):
            options.append(pieces.SPECIAL + pieces.GROW + side)
    if special.fortifiable(game, seat, payers, one=True):
        options.append(pieces.SPECIAL + pieces.FORTIFY)
    for side in range(2):
        if payers[side]:
            for kind in (pieces.RULER + side, pieces.FLEET + side):
                if game.has_space(kind):
                    options.append(pieces.SPECIAL + kind)
            if special.can_start_civil_war(game, seat, side, own[pieces.FIGURE + side]):
                options.append(pieces.SPECIAL + pieces.CIVIL_WAR + side)
    if bulgars.can_call_bulgars(game, seat, payers):
        options.append(pieces.SPECIAL + pieces.BULGARS)
    for side in range(2):
        if movement.can_march(game, seat, side):
            options.append(pieces.MARCH + side)
    options.append(pieces.PASS)
    return options


# --- control ------------------------------------------------------------------------------------------------------


def controllable(game: State, payers: list[bool], one: bool = False) -> list[int]:
    """BZ 5.1: uncontrolled Byzantine and Arab cities, but for the capital; `one` is enough to know there are some."""
    control, allegiance, capital = game.control, game.allegiance, game.board.capital
    cities: list[int] = []
    for city in range(game.board.count):
        if control[city] == pieces.NOBODY and payers[allegiance[city]] and city != capital:
            cities.append(city)
            if one:
                break
    return cities


def take_control(game: State, seat: int) -> Flow:
    """BZ 5.1: a cube on an uncontrolled Byzantine or Arab city, and points for its markers."""
    cities = controllable(game, cubes.payers(game, seat))
    city = yield from game.choose_city(seat, "BZ 5.1", "prompt-control", cities)
    side = game.allegiance[city]
    source = yield from cubes.take_any(game, seat, side, cubes.sources(game, seat, side))
    game.control[city] = seat
    cubes.settle(game, seat, source)
    game.score(seat, side, game.markers[city])
    if game.telling:
        game.tell(events.Controlled(Seat(seat), game.city_name(city), game.markers[city], pieces.SIDES[side]))
    if side == pieces.BYZANTINE and not game.held[seat][pieces.FOUNDED]:
        place_first_army(game, seat, city)


def place_first_army(game: State, seat: int, city: int) -> None:
    """BZ 5.2: the first Byzantine city ever brings the Byzantine figure there, if its army has a cube (R23)."""
    own = game.held[seat]
    own[pieces.FOUNDED] = 1
    if game.army(seat, pieces.BYZANTINE) > 0:
        own[pieces.FIGURE + pieces.BYZANTINE] = city
        if game.telling:
            game.tell(events.Placed(Seat(seat), game.city_name(city)))


# --- reinforce ----------------------------------------------------------------------------------------------------


def reinforce(game: State, seat: int) -> Flow:
    """BZ 5.3-5.5: one to three cubes into own boxes, at most one of them Elite, never into the box it came from."""
    elite = [0, 0]
    placed = 0
    while placed < MOST_REINFORCED:
        options = box_options(game, seat, elite)
        if placed:
            if not options:
                return
            options.append(pieces.STOP)
        word = yield Ask(seat, "BZ 5.3", "prompt-reinforce", options, {"count": MOST_REINFORCED - placed})
        if word == pieces.STOP:
            return
        box = word - pieces.INTO
        side = box // 4
        source = yield from cubes.take_any(game, seat, side, cubes.sources(game, seat, side, 0, box))
        game.held[seat][box] += 1
        cubes.settle(game, seat, source)
        if box % 4 == pieces.ELITE:
            elite[side] += 1
        placed += 1
        if game.telling:
            game.tell(events.Reinforced(Seat(seat), Thing(pieces.SOURCE_NAMES[box])))


def box_options(game: State, seat: int, elite: list[int]) -> list[int]:
    """BZ 5.4-5.5: the boxes that can still take a cube in this action."""
    own = game.held[seat]
    options: list[int] = []
    held = own[pieces.POOL] + own[pieces.LOSSES] + sum(own[:8])
    for side in range(2):
        if not cubes.can_place(game, seat, side):
            continue
        full = elite[side] > 0 if game.rulings.elite_per_box else elite[0] + elite[1] > 0
        first = side * 4 + pieces.MAIN if full else side * 4  # Elite is the first box of a side
        for box in range(first, side * 4 + 4):
            if held > own[box]:  # there is a cube elsewhere
                options.append(pieces.INTO + box)
    return options


# --- tax and temples ----------------------------------------------------------------------------------------------


def tax(game: State, seat: int) -> Flow:
    """BZ 5.6: once a round, cubes from the Pool bring 2 bezants each, shared out at will."""
    own = game.held[seat]
    options = [pieces.AMOUNT + count for count in range(1, own[pieces.POOL] + 1)]
    word = yield from choose(seat, "BZ 5.6", "prompt-tax", options, {"price": game.board.tax_per_cube})
    count = word - pieces.AMOUNT
    bezants = count * game.board.tax_per_cube
    options = [pieces.AMOUNT + share for share in range(bezants + 1)]
    share = (yield Ask(seat, "BZ 5.6", "prompt-share", options, {"count": bezants})) - pieces.AMOUNT
    own[pieces.POOL] -= count
    own[pieces.TAX] += count
    own[pieces.TREASURY + pieces.BYZANTINE] += share
    own[pieces.TREASURY + pieces.ARAB] += bezants - share
    if game.telling:
        game.tell(events.Taxed(Seat(seat), count, share, bezants - share))


def build(game: State, seat: int, side: int) -> Flow:
    """BZ 5.7: a church or a mosque for 6 bezants and a cube, which stays to the end."""
    own, price = game.held[seat], game.board.temple_price
    source = yield from cubes.take_any(game, seat, side, cubes.sources(game, seat, side, price))
    own[pieces.TREASURY + side] -= price
    own[pieces.TEMPLE + side] += 1
    cubes.settle(game, seat, source)
    game.score(seat, side, game.board.temple_vp)
    if game.telling:
        board, temple = game.board, Thing(TEMPLES[side])
        game.tell(events.Built(Seat(seat), temple, board.temple_vp, board.temple_price, pieces.SIDES[side]))


# --- pass ---------------------------------------------------------------------------------------------------------


def pass_out(game: State, seat: int) -> Flow:
    """BZ 3.5: a cube from the Losses to the pass box, free; if there is none, from the Pool or any own box."""
    own = game.held[seat]
    places = [pieces.LOSSES] if own[pieces.LOSSES] > 0 else [pieces.POOL, *range(8)]
    options = [pieces.FROM + place for place in places if own[place] > 0]
    cube = Thing("no-cube")
    if options:
        source = (yield from choose(seat, "BZ 3.5", "prompt-pass", options)) - pieces.FROM
        own[source] -= 1
        own[pieces.PASS_BOX] += 1
        cubes.settle(game, seat, source)
        cube = Thing(pieces.SOURCE_NAMES[source])
    own[pieces.PASSED] = 1
    first = game.first_passed == pieces.NOBODY
    if first:
        game.first_passed = seat
    if game.telling:
        game.tell(events.Passed(Seat(seat), first, first and game.round < game.board.rounds, cube))
