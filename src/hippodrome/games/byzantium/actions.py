"""BZ 3 and BZ 5: a player's turn, and the plain actions: control, reinforce, tax, build, pass."""

from hippodrome.games.byzantium.cubes import can_place, city_name, settle, source_params, sources, take_cube
from hippodrome.games.byzantium.events import Built, Controlled, Passed, Placed, Reinforced, Taxed
from hippodrome.games.byzantium.movement import can_march, name_march
from hippodrome.games.byzantium.pieces import (
    AMOUNT,
    ARAB,
    BUILD,
    BULGARS,
    BYZANTINE,
    CITY,
    CIVIL_WAR,
    COLLECT,
    CONTROL,
    ELITE,
    FIGURE,
    FLEET,
    FORTIFY,
    FORTS,
    FOUNDED,
    FROM,
    GROW,
    INTO,
    LOSSES,
    MARCH,
    NOBODY,
    PASS,
    PASS_BOX,
    PASSED,
    POOL,
    REINFORCE,
    RULER,
    SOURCE_NAMES,
    SPECIAL,
    STOP,
    TAX,
    TEMPLE,
    TREASURY,
)
from hippodrome.games.byzantium.special import can_call_bulgars, can_start_civil_war, special_action
from hippodrome.games.byzantium.state import NEXT, State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

TEMPLES = ("church", "mosque")
MOST_REINFORCED = 3


def act(game: State) -> Flow:
    """BZ 3.2: one player takes exactly one action."""
    seat = game.seat
    word = yield Ask(seat, "BZ 3.2", "prompt-action", action_options(game, seat), {"round": game.round})
    if word >= MARCH and word < PASS:
        yield from name_march(game, seat, word - MARCH)
        return
    if word >= SPECIAL and word < MARCH:
        yield from special_action(game, seat, word - SPECIAL)
        return
    game.phase = NEXT
    if word == CONTROL:
        yield from take_control(game, seat)
    elif word == REINFORCE:
        yield from reinforce(game, seat)
    elif word == COLLECT:
        yield from tax(game, seat)
    elif word == PASS:
        yield from pass_out(game, seat)
    else:
        yield from build(game, seat, word - BUILD)


def action_options(game: State, seat: int) -> list[int]:
    """BZ 3.2-3.4: the actions that can be carried out completely and change something; passing always."""
    own = game.held[seat]
    placeable = (can_place(game, seat, BYZANTINE), can_place(game, seat, ARAB))
    options: list[int] = []
    if placeable[BYZANTINE] or placeable[ARAB]:
        options.append(CONTROL)
        options.append(REINFORCE)
    if own[POOL] > 0 and own[TAX] == 0:
        options.append(COLLECT)
    for side in range(2):
        if placeable[side] and can_place(game, seat, side, game.board.temple_price):
            options.append(BUILD + side)
    if placeable[BYZANTINE] or placeable[ARAB]:
        _drop_or_add_by_city(game, seat, placeable, options)
    for side in range(2):
        if placeable[side]:
            if game.free_space(RULER + side) >= 0:
                options.append(SPECIAL + RULER + side)
            if game.free_space(FLEET + side) >= 0:
                options.append(SPECIAL + FLEET + side)
            if can_start_civil_war(game, seat, side, own[FIGURE + side]):
                options.append(SPECIAL + CIVIL_WAR + side)
    if can_call_bulgars(game, seat):
        options.append(SPECIAL + BULGARS)
    for side in range(2):
        if can_march(game, seat, side):
            options.append(MARCH + side)
    options.append(PASS)
    return options


def _drop_or_add_by_city(game: State, seat: int, placeable: tuple[bool, bool], options: list[int]) -> None:
    """What depends on there being a fitting city: control, city growth, fortification."""
    free = fortify = False
    grow = [False, False]
    most, capital = game.board.max_markers, game.board.capital
    control, markers, fortified = game.control, game.markers, game.fortified
    for city in range(game.board.count):
        side = game.allegiance[city]
        if side <= ARAB and city != capital and placeable[side]:
            owner = control[city]
            if owner == NOBODY:
                free = True
            elif owner == seat and not fortified[city]:
                fortify = True
            if markers[city] < most:
                grow[side] = True
    if not free:
        options.remove(CONTROL)
    for side in range(2):
        if grow[side] and game.free_space(GROW + side) >= 0:
            options.append(SPECIAL + GROW + side)
    if fortify and game.held[seat][FORTS] > 0 and game.free_space(FORTIFY) >= 0:
        options.append(SPECIAL + FORTIFY)


def take_control(game: State, seat: int) -> Flow:
    """BZ 5.1: a cube on an uncontrolled Byzantine or Arab city, and points for its markers."""
    board = game.board
    placeable = (can_place(game, seat, BYZANTINE), can_place(game, seat, ARAB), False, False)
    options = [
        board.word_of[city]
        for city in range(board.count)
        if game.control[city] == NOBODY and placeable[game.allegiance[city]] and city != board.capital
    ]
    word = options[0] if len(options) == 1 else (yield Ask(seat, "BZ 5.1", "prompt-control", options))
    city = board.city_of[word - CITY]
    side = game.allegiance[city]
    options = sources(game, seat, side)
    if len(options) > 1:
        word = yield Ask(seat, "BZ 4.1", "prompt-source", options, source_params(game, side))
    else:
        word = options[0]
    source = word - FROM
    take_cube(game, seat, source, side)
    game.control[city] = seat
    settle(game, seat, source)
    game.score(seat, side, game.markers[city])
    if game.telling:
        game.tell(Controlled(Seat(seat), city_name(game, city), game.markers[city]))
    own = game.held[seat]
    if side == BYZANTINE and not own[FOUNDED]:
        place_first_army(game, seat, city)


def place_first_army(game: State, seat: int, city: int) -> None:
    """BZ 5.2: the first Byzantine city ever brings the Byzantine figure there, if its army has a cube (R23)."""
    own = game.held[seat]
    own[FOUNDED] = 1
    if game.army(seat, BYZANTINE) > 0:
        own[FIGURE + BYZANTINE] = city
        if game.telling:
            game.tell(Placed(Seat(seat), city_name(game, city)))


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
            options.append(STOP)
        word = yield Ask(seat, "BZ 5.3", "prompt-reinforce", options, {"count": MOST_REINFORCED - placed})
        if word == STOP:
            return
        box = word - INTO
        side = box // 4
        options = sources(game, seat, side, 0, box)
        if len(options) > 1:
            word = yield Ask(seat, "BZ 4.1", "prompt-source", options, source_params(game, side))
        else:
            word = options[0]
        source = word - FROM
        take_cube(game, seat, source, side)
        game.held[seat][box] += 1
        settle(game, seat, source)
        if box % 4 == ELITE:
            elite[side] += 1
        placed += 1
        if game.telling:
            game.tell(Reinforced(Seat(seat), Thing(SOURCE_NAMES[box])))


def box_options(game: State, seat: int, elite: list[int]) -> list[int]:
    """BZ 5.4-5.5: the boxes that can still take a cube in this action."""
    own = game.held[seat]
    options: list[int] = []
    for side in range(2):
        if not can_place(game, seat, side):
            continue
        full = elite[side] > 0 if game.rulings.elite_per_box else elite[0] + elite[1] > 0
        from_outside = own[POOL] > 0 or own[LOSSES] > 0
        for box in range(side * 4, side * 4 + 4):
            if box % 4 == ELITE and full:
                continue
            if from_outside or any_in_other_box(own, box):
                options.append(INTO + box)
    return options


def any_in_other_box(own: list[int], box: int) -> bool:
    """BZ 5.5: whether a cube lies in a box other than this one."""
    for other in range(8):
        if other != box and own[other] > 0:
            return True
    return False


# --- tax and temples ----------------------------------------------------------------------------------------------


def tax(game: State, seat: int) -> Flow:
    """BZ 5.6: once a round, cubes from the Pool bring 2 bezants each, shared out at will."""
    own = game.held[seat]
    cubes = 1
    if own[POOL] > 1:
        options = [AMOUNT + cubes for cubes in range(1, own[POOL] + 1)]
        cubes = (yield Ask(seat, "BZ 5.6", "prompt-tax", options, {"price": game.board.tax_per_cube})) - AMOUNT
    bezants = cubes * game.board.tax_per_cube
    options = [AMOUNT + share for share in range(bezants + 1)]
    share = (yield Ask(seat, "BZ 5.6", "prompt-share", options, {"count": bezants})) - AMOUNT
    own[POOL] -= cubes
    own[TAX] += cubes
    own[TREASURY + BYZANTINE] += share
    own[TREASURY + ARAB] += bezants - share
    if game.telling:
        game.tell(Taxed(Seat(seat), cubes, share, bezants - share))


def build(game: State, seat: int, side: int) -> Flow:
    """BZ 5.7: a church or a mosque for 6 bezants and a cube, which stays to the end."""
    price = game.board.temple_price
    options = sources(game, seat, side, price)
    if len(options) > 1:
        word = yield Ask(seat, "BZ 4.1", "prompt-source", options, source_params(game, side))
    else:
        word = options[0]
    source = word - FROM
    own = game.held[seat]
    take_cube(game, seat, source, side)
    own[TREASURY + side] -= price
    own[TEMPLE + side] += 1
    settle(game, seat, source)
    game.score(seat, side, game.board.temple_vp)
    if game.telling:
        game.tell(Built(Seat(seat), Thing(TEMPLES[side]), game.board.temple_vp))


# --- pass ---------------------------------------------------------------------------------------------------------


def pass_out(game: State, seat: int) -> Flow:
    """BZ 3.5: a cube from the Losses to the pass box, free; if there is none, from the Pool or any own box."""
    own = game.held[seat]
    if own[LOSSES] > 0:
        source = LOSSES
    else:
        options = [FROM + POOL] if own[POOL] > 0 else []
        options += [FROM + box for box in range(8) if own[box] > 0]
        if len(options) > 1:
            source = (yield Ask(seat, "BZ 3.5", "prompt-pass", options)) - FROM
        else:
            source = options[0] - FROM if options else -1
    if source >= 0:
        own[source] -= 1
        own[PASS_BOX] += 1
        settle(game, seat, source)
    own[PASSED] = 1
    first = game.first_passed == NOBODY
    if first:
        game.first_passed = seat
    if game.telling:
        cube = Thing(SOURCE_NAMES[source] if source >= 0 else "no-cube")
        game.tell(Passed(Seat(seat), first, first and game.round < game.board.rounds, cube))
