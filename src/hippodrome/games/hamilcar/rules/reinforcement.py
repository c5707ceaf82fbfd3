"""HM 6: reinforcements and the Roman elections."""

from hippodrome.games.hamilcar import board, cards, errands, events, pieces, state, words
from hippodrome.games.hamilcar.rules import politics
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Thing


def begin_turn(game: State) -> None:
    """HM 5.1: the steps of a turn; no reinforcements on turn 1."""
    game.agenda.pop()
    turn = game.turn
    if game.telling:
        game.tell(events.TurnBegan(turn, board.YEARS[turn][0], board.YEARS[turn][1]))
    game.ships_lost = 0
    game.sank = False
    game.spent = [0, 0]
    game.defeated = [False] * len(game.defeated)
    for kind in (
        errands.VICTORY,
        errands.ISOLATION,
        errands.WINTER,
        errands.STRATEGY,
        errands.WHO_STARTS,
        errands.DEAL,
    ):
        game.push(kind)
    if turn == 1:
        return
    game.push(errands.ELECTIONS)
    provinces = politics.provinces_controlled(game, board.ROME, board.ITALIA)
    game.push(errands.ROME_CU, min(6, provinces), 2)
    game.push(errands.CARTHAGE_GENERALS)
    for _ in range(board.MIAT_CUS[game.miat[board.CARTHAGE]] + 1):
        game.push(errands.PLACE_CU, board.CARTHAGE)
    game.push(errands.CARTHAGE_SHIP)


# --- Carthage -----------------------------------------------------------------------------------------------------


def carthage_ship(game: State) -> Flow:
    """HM 6.1: a warship, or with five of them a CU instead."""
    game.agenda.pop()
    word = words.WARSHIP
    if game.owned_ships(board.CARTHAGE) >= 5 and cu_spaces(game, board.CARTHAGE):
        word = yield Ask(board.CARTHAGE, "HM 6.1", "prompt-ship-or-cu", [words.WARSHIP, words.COMBAT_UNIT])
    if word == words.WARSHIP:
        pieces.add_ships(game, board.CARTHAGE, 1)
    else:
        game.push(errands.PLACE_CU, board.CARTHAGE)


def cu_spaces(game: State, side: int) -> list[int]:
    """HM 6.2: where any own general is, besieged or not, or an own walled city that is not besieged."""
    wanted = [False] * board.SPACES
    for space in board.WALLED_SPACES:
        if game.control[space] == side:
            wanted[space] = pieces.can_take_cus(game, side, space)
    for general in game.on_map(side):
        if can_join_general(game, general):
            wanted[game.at[general] % board.INSIDE] = True
    return [space for space in range(board.SPACES) if wanted[space]]


def can_join_general(game: State, general: int) -> bool:
    """HM 6.2, 6.7: a new CU reaches any general, through a siege too; inside a city it must only find room."""
    place = game.at[general]
    return place < board.INSIDE or game.room(place - board.INSIDE) > 0


def place_cu(game: State, side: int) -> Flow:
    """HM 6.2-6.3: one CU with a general or in a walled city."""
    game.agenda.pop()
    options = [words.SPACE + space for space in cu_spaces(game, side)]
    if not options:
        return
    word = options[0]
    if len(options) > 1:
        word = yield Ask(side, "HM 6.2", "prompt-place-cu", options)
    pieces.add_cus(game, side, word - words.SPACE, 1)


def carthage_generals(game: State) -> None:
    """HM 6.4(a)-(c): all but two go back, the scheduled one comes, and one of the two who was displaced."""
    game.agenda.pop()
    for general in game.on_map(board.CARTHAGE):
        if not board.STAYS[general]:
            pieces.leave_map(game, general, state.POOL, "put-back")
    game.push(errands.CARTHAGE_DRAW, 3)
    for general in range(len(board.STAYS)):
        if game.at[general] == state.DISPLACED:
            game.push(errands.PLACE_GENERAL, general)
    scheduled = board.SCHEDULED[game.turn]
    if game.at[scheduled] in (state.POOL, state.TRACK):
        game.push(errands.PLACE_GENERAL, scheduled)


def general_spaces(game: State, side: int) -> list[int]:
    """HM 6.4(e): with any own CUs, besieged or not, or in an own walled city that is not besieged."""
    found: list[int] = []
    cus = game.cus[side]
    for space in range(board.SPACES):
        here = cus[space] + cus[space + board.INSIDE] > 0
        if here or (game.control[space] == side and space in board.WALLED_SPACES and game.siege[space] == 0):
            found.append(space)
    return found


def put_general(game: State, general: int) -> Flow:
    """HM 6.4(e): a Carthaginian general is placed, if there is a place."""
    game.agenda.pop()
    options = [words.SPACE + space for space in general_spaces(game, board.CARTHAGE)]
    if not options:
        if game.at[general] == state.TRACK:
            game.at[general] = state.DISPLACED
        return
    word = options[0]
    if len(options) > 1:
        params: dict[str, object] = {"general": board.GENERAL_NAMES[general]}
        word = yield Ask(board.CARTHAGE, "HM 6.4", "prompt-place-general", options, params)
    pieces.place_general(game, general, word - words.SPACE)
    if general == board.XANTHIPPUS:
        game.xanthippus = True
    game.push(errands.COMMANDER, board.CARTHAGE, game.at[general])


def carthage_draw(game: State, draws: int) -> None:
    """HM 6.4(d): draw generals up to the number the Miat allows, three at most, four on the map at most."""
    game.agenda.pop()
    wanted = min(4, board.MIAT_GENERALS[game.miat[board.CARTHAGE]])
    pool = [
        cards.DRAW_GENERAL + general
        for general in range(board.ROMANS, board.GENERALS)
        if game.at[general] == state.POOL
    ]
    if draws == 0 or len(game.on_map(board.CARTHAGE)) >= wanted or not pool or not general_spaces(game, board.CARTHAGE):
        return
    general = game.dice.draw(pool) - cards.DRAW_GENERAL
    game.push(errands.CARTHAGE_DRAW, draws - 1)
    game.push(errands.PLACE_GENERAL, general)


# --- Rome ---------------------------------------------------------------------------------------------------------


def rome_cus(game: State, left: int, with_generals: int) -> Flow:
    """HM 6.5-6.7: each as a warship, in Roma, or with a general: two in all, both with the same one."""
    game.agenda.pop()
    favoured = board.NOBODY
    while left > 0:
        open_roma = pieces.can_take_cus(game, board.ROME, board.ROMA)
        options = [words.WARSHIP]
        if open_roma:
            options.append(words.SPACE + board.ROMA)
        if with_generals:
            for general in game.on_map(board.ROME):
                space = game.at[general] % board.INSIDE
                if (
                    words.SPACE + space in options
                    or favoured not in (board.NOBODY, space)
                    or not can_join_general(game, general)
                ):
                    continue
                options.append(words.SPACE + space)
        word = options[0]
        if len(options) > 1:
            word = yield Ask(
                board.ROME, "HM 6.5", "prompt-rome-cu", options, {"left": left, "with_generals": with_generals}
            )
        if word == words.WARSHIP:
            pieces.add_ships(game, board.ROME, 1)
        else:
            pieces.add_cus(game, board.ROME, word - words.SPACE, 1)
            if word != words.SPACE + board.ROMA or not open_roma:
                favoured = word - words.SPACE
                with_generals -= 1
        left -= 1


def elections(game: State) -> Flow:
    """HM 6.8-6.9: name a proconsul; all other Roman generals leave the game."""
    game.agenda.pop()
    generals = game.on_map(board.ROME)
    game.push(errands.REFORMS)
    game.push(errands.CONSULS, 2)
    if not generals:
        game.proconsul = -1
        return
    word = words.GENERAL + generals[0]
    if len(generals) > 1:
        word = yield Ask(board.ROME, "HM 6.8", "prompt-proconsul", [words.GENERAL + general for general in generals])
    game.proconsul = word - words.GENERAL
    if game.telling:
        game.tell(events.ProconsulNamed(Thing(board.GENERAL_NAMES[game.proconsul])))
    for general in generals:
        if general != game.proconsul:
            pieces.leave_map(game, general, state.REMOVED, "removed")


def draw_consuls(game: State, left: int) -> None:
    """HM 6.10: two new consuls out of the pool."""
    game.agenda.pop()
    pool = [cards.DRAW_GENERAL + general for general in range(board.ROMANS) if game.at[general] == state.POOL]
    if not left or not pool:
        return
    general = game.dice.draw(pool) - cards.DRAW_GENERAL
    game.push(errands.CONSULS, left - 1)
    game.push(errands.PLACE_CONSUL, general)


def place_consul(game: State, general: int) -> Flow:
    """HM 6.10: with at least three Roman CUs that are not besieged, or else in Roma."""
    game.agenda.pop()
    cus = game.cus[board.ROME]
    options = [
        words.SPACE + space
        for space in range(board.SPACES)
        if cus[space] >= 3 or (cus[space + board.INSIDE] >= 3 and game.siege[space] == 0)
    ]
    word = options[0] if options else words.SPACE + board.ROMA
    if len(options) > 1:
        params: dict[str, object] = {"general": board.GENERAL_NAMES[general]}
        word = yield Ask(board.ROME, "HM 6.10", "prompt-place-consul", options, params)
    pieces.place_general(game, general, word - words.SPACE)
    game.push(errands.COMMANDER, board.ROME, game.at[general])


def reforms(game: State) -> Flow:
    """HM 6.11: with an Admiral on the map, one nautical reform."""
    game.agenda.pop()
    admiral = False
    for general in game.on_map(board.ROME):
        if board.NAVAL[general]:
            admiral = True
    if not admiral:
        return
    word = yield Ask(
        board.ROME, "HM 6.11", "prompt-reform", [words.SEAMANSHIP, words.CORVI, words.WARSHIP, words.REPAIR]
    )
    if game.telling:
        game.tell(events.Reformed(Thing(words.WORDS.spellings[word])))
    if word == words.SEAMANSHIP:
        pieces.raise_seamanship(game)
    elif word == words.CORVI:
        set_corvi(game, not game.corvi)
    elif word == words.WARSHIP:
        pieces.add_ships(game, board.ROME, 1)
    else:
        pieces.repair(game, board.ROME, 3)


def set_corvi(game: State, fitted: bool) -> None:
    """HM 12.3: fit the corvi or take them off."""
    if game.corvi != fitted:
        game.corvi = fitted
        if game.telling:
            game.tell(events.CorviSet(fitted))


def last_turn(game: State) -> bool:
    """HM 5.2: whether this is the last turn."""
    return game.turn == board.TURNS
