"""HM 6: reinforcements and the Roman elections."""

from hippodrome.games.hamilcar.board import (
    CARTHAGE,
    GENERAL_NAMES,
    GENERALS,
    INSIDE,
    ITALIA,
    MIAT_CUS,
    MIAT_GENERALS,
    NAVAL,
    ROMA,
    ROMANS,
    ROME,
    SCHEDULED,
    SPACES,
    STAYS,
    TURNS,
    WALLED_SPACES,
    XANTHIPPUS,
    YEARS,
)
from hippodrome.games.hamilcar.cards import DRAW_GENERAL
from hippodrome.games.hamilcar.errands import (
    CARTHAGE_DRAW,
    CARTHAGE_GENERALS,
    CARTHAGE_SHIP,
    COMMANDER,
    CONSULS,
    DEAL,
    ELECTIONS,
    ISOLATION,
    PLACE_CONSUL,
    PLACE_CU,
    PLACE_GENERAL,
    REFORMS,
    ROME_CU,
    STRATEGY,
    VICTORY,
    WHO_STARTS,
    WINTER,
)
from hippodrome.games.hamilcar.events import CorviSet, ProconsulNamed, Reformed, TurnBegan
from hippodrome.games.hamilcar.pieces import (
    add_cus,
    add_ships,
    can_take_cus,
    leave_map,
    place_general,
    raise_seamanship,
    repair,
)
from hippodrome.games.hamilcar.politics import provinces_controlled
from hippodrome.games.hamilcar.state import DISPLACED, NOBODY, POOL, REMOVED, TRACK, State
from hippodrome.games.hamilcar.words import COMBAT_UNIT, CORVI, GENERAL, REPAIR, SEAMANSHIP, SPACE, WARSHIP, WORDS
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Thing


def begin_turn(game: State) -> None:
    """HM 5.1: the steps of a turn; no reinforcements on turn 1."""
    game.agenda.pop()
    turn = game.turn
    if game.telling:
        game.tell(TurnBegan(turn, YEARS[turn][0], YEARS[turn][1]))
    game.ships_lost = 0
    game.sank = False
    game.spent = [0, 0]
    game.defeated = [False] * len(game.defeated)
    for kind in (VICTORY, ISOLATION, WINTER, STRATEGY, WHO_STARTS, DEAL):
        game.push(kind)
    if turn == 1:
        return
    game.push(ELECTIONS)
    provinces = provinces_controlled(game, ROME, ITALIA)
    game.push(ROME_CU, min(6, provinces), 2)
    game.push(CARTHAGE_GENERALS)
    for _ in range(MIAT_CUS[game.miat[CARTHAGE]] + 1):
        game.push(PLACE_CU, CARTHAGE)
    game.push(CARTHAGE_SHIP)


# --- Carthage -----------------------------------------------------------------------------------------------------


def carthage_ship(game: State) -> Flow:
    """HM 6.1: a warship, or with five of them a CU instead."""
    game.agenda.pop()
    word = WARSHIP
    if game.owned_ships(CARTHAGE) >= 5 and cu_spaces(game, CARTHAGE):
        word = yield Ask(CARTHAGE, "HM 6.1", "prompt-ship-or-cu", [WARSHIP, COMBAT_UNIT])
    if word == WARSHIP:
        add_ships(game, CARTHAGE, 1)
    else:
        game.push(PLACE_CU, CARTHAGE)


def cu_spaces(game: State, side: int) -> list[int]:
    """HM 6.2: where any own general is, besieged or not, or an own walled city that is not besieged."""
    wanted = [False] * SPACES
    for space in WALLED_SPACES:
        if game.control[space] == side:
            wanted[space] = can_take_cus(game, side, space)
    for general in game.on_map(side):
        if can_join_general(game, general):
            wanted[game.at[general] % INSIDE] = True
    return [space for space in range(SPACES) if wanted[space]]


def can_join_general(game: State, general: int) -> bool:
    """HM 6.2, 6.7: a new CU reaches any general, through a siege too; inside a city it must only find room."""
    place = game.at[general]
    return place < INSIDE or game.room(place - INSIDE) > 0


def place_cu(game: State, side: int) -> Flow:
    """HM 6.2-6.3: one CU with a general or in a walled city."""
    game.agenda.pop()
    options = [SPACE + space for space in cu_spaces(game, side)]
    if not options:
        return
    word = options[0]
    if len(options) > 1:
        word = yield Ask(side, "HM 6.2", "prompt-place-cu", options)
    add_cus(game, side, word - SPACE, 1)


def carthage_generals(game: State) -> None:
    """HM 6.4(a)-(c): all but two go back, the scheduled one comes, and one of the two who was displaced."""
    game.agenda.pop()
    for general in game.on_map(CARTHAGE):
        if not STAYS[general]:
            leave_map(game, general, POOL, "put-back")
    game.push(CARTHAGE_DRAW, 3)
    for general in range(len(STAYS)):
        if game.at[general] == DISPLACED:
            game.push(PLACE_GENERAL, general)
    scheduled = SCHEDULED[game.turn]
    if game.at[scheduled] in (POOL, TRACK):
        game.push(PLACE_GENERAL, scheduled)


def general_spaces(game: State, side: int) -> list[int]:
    """HM 6.4(e): with any own CUs, besieged or not, or in an own walled city that is not besieged."""
    found: list[int] = []
    cus = game.cus[side]
    for space in range(SPACES):
        here = cus[space] + cus[space + INSIDE] > 0
        if here or (game.control[space] == side and space in WALLED_SPACES and game.siege[space] == 0):
            found.append(space)
    return found


def put_general(game: State, general: int) -> Flow:
    """HM 6.4(e): a Carthaginian general is placed, if there is a place."""
    game.agenda.pop()
    options = [SPACE + space for space in general_spaces(game, CARTHAGE)]
    if not options:
        if game.at[general] == TRACK:
            game.at[general] = DISPLACED
        return
    word = options[0]
    if len(options) > 1:
        params: dict[str, object] = {"general": GENERAL_NAMES[general]}
        word = yield Ask(CARTHAGE, "HM 6.4", "prompt-place-general", options, params)
    place_general(game, general, word - SPACE)
    if general == XANTHIPPUS:
        game.xanthippus = True
    game.push(COMMANDER, CARTHAGE, game.at[general])


def carthage_draw(game: State, draws: int) -> None:
    """HM 6.4(d): draw generals up to the number the Miat allows, three at most, four on the map at most."""
    game.agenda.pop()
    wanted = min(4, MIAT_GENERALS[game.miat[CARTHAGE]])
    pool = [DRAW_GENERAL + general for general in range(ROMANS, GENERALS) if game.at[general] == POOL]
    if draws == 0 or len(game.on_map(CARTHAGE)) >= wanted or not pool or not general_spaces(game, CARTHAGE):
        return
    general = game.dice.draw(pool) - DRAW_GENERAL
    game.push(CARTHAGE_DRAW, draws - 1)
    game.push(PLACE_GENERAL, general)


# --- Rome ---------------------------------------------------------------------------------------------------------


def rome_cus(game: State, left: int, with_generals: int) -> Flow:
    """HM 6.5-6.7: each as a warship, in Roma, or with a general: two in all, both with the same one."""
    game.agenda.pop()
    favoured = NOBODY
    while left > 0:
        open_roma = can_take_cus(game, ROME, ROMA)
        options = [WARSHIP]
        if open_roma:
            options.append(SPACE + ROMA)
        if with_generals:
            for general in game.on_map(ROME):
                space = game.at[general] % INSIDE
                if SPACE + space in options or favoured not in (NOBODY, space) or not can_join_general(game, general):
                    continue
                options.append(SPACE + space)
        word = options[0]
        if len(options) > 1:
            word = yield Ask(ROME, "HM 6.5", "prompt-rome-cu", options, {"left": left, "with_generals": with_generals})
        if word == WARSHIP:
            add_ships(game, ROME, 1)
        else:
            add_cus(game, ROME, word - SPACE, 1)
            if word != SPACE + ROMA or not open_roma:
                favoured = word - SPACE
                with_generals -= 1
        left -= 1


def elections(game: State) -> Flow:
    """HM 6.8-6.9: name a proconsul; all other Roman generals leave the game."""
    game.agenda.pop()
    generals = game.on_map(ROME)
    game.push(REFORMS)
    game.push(CONSULS, 2)
    if not generals:
        game.proconsul = -1
        return
    word = GENERAL + generals[0]
    if len(generals) > 1:
        word = yield Ask(ROME, "HM 6.8", "prompt-proconsul", [GENERAL + general for general in generals])
    game.proconsul = word - GENERAL
    if game.telling:
        game.tell(ProconsulNamed(Thing(GENERAL_NAMES[game.proconsul])))
    for general in generals:
        if general != game.proconsul:
            leave_map(game, general, REMOVED, "removed")


def draw_consuls(game: State, left: int) -> None:
    """HM 6.10: two new consuls out of the pool."""
    game.agenda.pop()
    pool = [DRAW_GENERAL + general for general in range(ROMANS) if game.at[general] == POOL]
    if not left or not pool:
        return
    general = game.dice.draw(pool) - DRAW_GENERAL
    game.push(CONSULS, left - 1)
    game.push(PLACE_CONSUL, general)


def place_consul(game: State, general: int) -> Flow:
    """HM 6.10: with at least three Roman CUs that are not besieged, or else in Roma."""
    game.agenda.pop()
    cus = game.cus[ROME]
    options = [
        SPACE + space
        for space in range(SPACES)
        if cus[space] >= 3 or (cus[space + INSIDE] >= 3 and game.siege[space] == 0)
    ]
    word = options[0] if options else SPACE + ROMA
    if len(options) > 1:
        params: dict[str, object] = {"general": GENERAL_NAMES[general]}
        word = yield Ask(ROME, "HM 6.10", "prompt-place-consul", options, params)
    place_general(game, general, word - SPACE)
    game.push(COMMANDER, ROME, game.at[general])


def reforms(game: State) -> Flow:
    """HM 6.11: with an Admiral on the map, one nautical reform."""
    game.agenda.pop()
    admiral = False
    for general in game.on_map(ROME):
        if NAVAL[general]:
            admiral = True
    if not admiral:
        return
    word = yield Ask(ROME, "HM 6.11", "prompt-reform", [SEAMANSHIP, CORVI, WARSHIP, REPAIR])
    if game.telling:
        game.tell(Reformed(Thing(WORDS.spellings[word])))
    if word == SEAMANSHIP:
        raise_seamanship(game)
    elif word == CORVI:
        set_corvi(game, not game.corvi)
    elif word == WARSHIP:
        add_ships(game, ROME, 1)
    else:
        repair(game, ROME, 3)


def set_corvi(game: State, fitted: bool) -> None:
    """HM 12.3: fit the corvi or take them off."""
    if game.corvi != fitted:
        game.corvi = fitted
        if game.telling:
            game.tell(CorviSet(fitted))


def last_turn(game: State) -> bool:
    """HM 5.2: whether this is the last turn."""
    return game.turn == TURNS
