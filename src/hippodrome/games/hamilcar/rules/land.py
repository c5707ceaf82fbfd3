"""HM 9 and 13: activation, marching, interception on land and avoiding battle."""

from hippodrome.games.hamilcar import board, cards, errands, events, pieces, state, words
from hippodrome.games.hamilcar.rules import command, sea, sieges
from hippodrome.games.hamilcar.state import Force, State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

WHOLE_STACK = 99


def activate(game: State, general: int, mp: int) -> None:
    """HM 9.1: a general is activated."""
    before = game.activation
    act = state.NO_ACTIVATION.copy()
    act.active = True
    act.general = general
    act.mp, act.sea_mp = mp, board.SEA_MP
    act.campaign = [*before.campaign, general]
    act.others_ships = before.others_ships
    game.activation = act
    command.make_senior(game, general)
    if game.telling:
        game.tell(events.Activated(Seat(board.GENERAL_SIDE[general]), Thing(board.GENERAL_NAMES[general]), mp))
    game.push(errands.MOVE)


def end_activation(game: State) -> None:
    """HM 9.6: the activation is over; in a campaign its warships may not sail with the next general (HM 10.11)."""
    game.agenda.pop()
    act = game.activation
    side = board.GENERAL_SIDE[act.general]
    if game.agenda and game.agenda[-1][0] == errands.CAMPAIGN:
        rest = state.NO_ACTIVATION.copy()
        rest.active = True
        rest.campaign = act.campaign
        rest.others_ships = min(game.ready[side], act.others_ships + act.ships)
        game.activation = rest
    else:
        game.activation = state.NO_ACTIVATION
    if game.at[act.general] >= 0:
        game.push(errands.COMMANDER, side, game.at[act.general])


# --- the next step ------------------------------------------------------------------------------------------------


def move(game: State) -> Flow | None:
    """HM 9.2-9.7: ask for the next step, if the general is still there and may go on."""
    act = game.activation
    if act.over or game.at[act.general] < 0 or (act.mp <= 0 and game.at[act.general] < board.INSIDE):
        game.agenda.pop()
        game.push(errands.END_ACTIVATION)
        return None
    return next_step(game)


def step_options(game: State, side: int, general: int) -> list[int]:
    """HM 9.2-9.8: where he may march or sail, a siege attempt, an attack out of the city, or to stop."""
    act = game.activation
    place = game.at[general]
    space = place % board.INSIDE
    enemy = game.cus[1 - side]
    options = [words.STOP]
    alone, armed = command.can_leave(game, side, place, general, 0), command.can_leave(game, side, place, general, 1)
    if place < board.INSIDE:
        for near, kind in board.LINKS[space]:
            if board.LINK_COST[kind] <= act.mp and (armed if enemy[near] else alone):
                options.append(words.MARCH + near)
        if act.mp >= board.SIEGE_MP and sieges.can_besiege(game, side, space):
            options.append(words.SIEGE)
    elif armed:
        options.append(words.ATTACK)
    options += [words.SAIL + port for port in sea.sail_options(game, side, general, alone, armed)]
    return options


def next_step(game: State) -> Flow:
    """HM 9.2: one step of the activated general; what follows from it comes before the next one."""
    act = game.activation
    general = act.general
    side = board.GENERAL_SIDE[general]
    place = game.at[general]
    options = step_options(game, side, general)
    word = words.STOP
    if len(options) > 1:
        params: dict[str, object] = {"general": board.GENERAL_NAMES[general], "mp": act.mp}
        word = yield Ask(side, "HM 9.2", "prompt-move", options, params)
    if word == words.STOP:
        act.over = True
    elif word == words.SIEGE:
        act.over = True
        game.push(errands.SIEGE, side, place)
    elif word == words.ATTACK:
        force = yield from command.choose_force(
            game, side, place, general, 1, board.ARMY_LIMIT, WHOLE_STACK, "HM 9.8", "prompt-take"
        )
        act.over = True
        pieces.lift(game, side, place, force)
        pieces.put(game, side, place - board.INSIDE, force)
        game.push(errands.BATTLE, place - board.INSIDE, side, state.FROM_CITY)
    elif word < words.SAIL:
        yield from march(game, side, word - words.MARCH)
    else:
        yield from sea.announce_leg(game, side, word - words.SAIL)


def march(game: State, side: int, target: int) -> Flow:
    """HM 9.2-9.4: take a force along and enter the next space."""
    act = game.activation
    place = game.at[act.general]
    kind = 0
    for near, link in board.LINKS[place]:
        if near == target:
            kind = link
    need = 1 if game.cus[1 - side][target] else 0
    force = yield from command.choose_force(
        game, side, place, act.general, need, board.ARMY_LIMIT, board.ARMY_LIMIT, "HM 9.2", "prompt-take"
    )
    act.mp -= board.LINK_COST[kind]
    pieces.lift(game, side, place, force)
    pieces.put(game, side, target, force)
    pieces.settle(game, place)
    if game.telling:
        name = Thing(board.GENERAL_NAMES[act.general])
        game.tell(events.Marched(Seat(side), name, pieces.space_thing(target), force.cus, force.trains))
    begin_entry(game, target, force, place)
    game.push(errands.ENTER, target, kind)


def begin_entry(game: State, target: int, force: Force, came_from: int) -> None:
    """HM 9.4: note who enters and from where; arrival comes after interception and going back."""
    act = game.activation
    act.force = force
    act.came_from = came_from
    act.tried = []
    act.intercepted = False
    act.failed = [False, False]
    game.push(errands.ARRIVE, target)
    game.push(errands.GO_BACK, target)
    game.push(errands.LAND_INTERCEPTION, target)


def enter(game: State, target: int, kind: int) -> Flow:
    """HM 9.3-9.4: attrition in a pass, then the opponent's window for Harsh Country."""
    game.agenda.pop()
    act = game.activation
    side = board.GENERAL_SIDE[act.general]
    if kind == board.PASS_LINK and act.force.cus:
        die = game.dice.roll() - 2
        yield from force_attrition(game, side, target, die)
    if act.force.cus >= 3 and game.control[target] != side:
        game.push(errands.WINDOW, cards.LAND_MOVE, 1 - side, target)


def force_attrition(game: State, side: int, place: int, die: int) -> Flow:
    """HM 18.1: an attrition roll for the force that is moving."""
    act = game.activation
    loss = min(board.attrition(die, act.force.cus), act.force.cus)
    if game.telling:
        game.tell(events.Attrition(Seat(side), pieces.space_thing(place), die, loss))
    yield from lose_from_force(game, side, act.force, loss, place)


def lose_from_force(game: State, side: int, force: Force, loss: int, place: int) -> Flow:
    """HM 3.12: the force that stands at a place (or, with -1, is aboard) loses CUs; its owner chooses elephants."""
    if loss <= 0:
        return
    low, high = max(0, loss - (force.cus - force.elephants)), min(loss, force.elephants)
    elephants = low
    if low < high:
        options = [words.COUNT + number for number in range(low, high + 1)]
        word = yield Ask(side, "HM 3.12", "prompt-elephant-losses", options, {"losses": loss})
        elephants = word - words.COUNT
    force.cus -= loss
    force.elephants -= elephants
    if place >= 0:
        pieces.take_cus(game, side, place, loss, elephants)


def harsh_country(game: State, target: int) -> Flow:
    """Card 124: attrition for the army that has just marched in, or one of its trains."""
    game.agenda.pop()
    act = game.activation
    side = board.GENERAL_SIDE[act.general]
    word = words.ROLL
    if act.force.trains:
        word = yield Ask(side, "HM 21.2", "prompt-train-or-roll", [words.TRAIN_LOST, words.ROLL])
    if word == words.TRAIN_LOST:
        act.force.trains -= 1
        pieces.take_trains(game, side, target, 1)
    else:
        yield from force_attrition(game, side, target, game.dice.roll())


# --- interception -------------------------------------------------------------------------------------------------


def land_interceptors(game: State, side: int, target: int) -> list[int]:
    """HM 13.1: generals of a side that may try to intercept an enemy in a space."""
    if board.KIND[target] != board.NORMAL and game.control[target] == 1 - side:
        return []
    found: list[int] = []
    for general in game.on_map(side):
        place = game.at[general]
        if place < board.INSIDE and place in board.NORMAL_NEAR[target] and general not in game.activation.tried:
            free = game.cus[side][place] > 0 and game.cus[1 - side][place] == 0
            if free and command.can_leave(game, side, place, general, 1):
                found.append(general)
    return found


def land_interception(game: State, target: int) -> Flow:
    """HM 13.1-13.2: one general after another may try; who succeeds moves in and will defend."""
    game.agenda.pop()
    act = game.activation
    side = 1 - board.GENERAL_SIDE[act.general]
    generals = land_interceptors(game, side, target)
    if not generals:
        return
    options = [words.PASS] + [words.GENERAL + general for general in generals]
    params: dict[str, object] = {"space": pieces.space_thing(target)}
    word = yield Ask(side, "HM 13.1", "prompt-intercept", options, params)
    if word == words.PASS:
        return
    general = word - words.GENERAL
    act.tried.append(general)
    game.push(errands.LAND_INTERCEPTION, target)
    if not command.roll_against(game, side, "interception", general, board.BATTLE[general]):
        return
    place = game.at[general]
    force = yield from command.choose_force(
        game, side, place, general, 1, board.ARMY_LIMIT, board.ARMY_LIMIT, "HM 13.2", "prompt-take"
    )
    act.intercepted = True
    pieces.lift(game, side, place, force)
    pieces.put(game, side, target, force)
    if game.telling:
        game.tell(events.Moved(Seat(side), Thing("interception"), pieces.space_thing(target), force.cus))
    pieces.settle(game, place)
    command.make_senior(game, general)
    game.push(errands.COMMANDER, side, target)


def go_back(game: State, target: int) -> Flow:
    """HM 13.3-13.4: an intercepted army that came by land may try to go back."""
    game.agenda.pop()
    act = game.activation
    side = board.GENERAL_SIDE[act.general]
    if not act.intercepted or act.came_from < 0 or game.cus[1 - side][act.came_from]:
        return
    word = yield Ask(side, "HM 13.3", "prompt-go-back", [words.GO_BACK, words.FIGHT])
    if word == words.FIGHT:
        return
    if command.roll_against(game, side, "go-back", act.general, command.battle_rating(act.general)):
        pieces.lift(game, side, target, act.force)
        pieces.put(game, side, act.came_from, act.force)
        act.over = True
        act.came_from = state.FROM_NOWHERE
    else:
        act.failed[side] = True


# --- arrival ------------------------------------------------------------------------------------------------------


def arrive(game: State, target: int) -> None:
    """HM 9.4-9.5, 9.9: overrun, the defender's answer, or an empty field."""
    game.agenda.pop()
    act = game.activation
    side = board.GENERAL_SIDE[act.general]
    enemy = game.cus[1 - side][target]
    if not game.cus[side][target]:
        pieces.settle(game, target)
        return
    generals = game.generals_at(1 - side, target)
    if enemy and act.intercepted:
        act.over = True
        game.push(errands.BATTLE, target, side, act.came_from)
    elif enemy == 1 and not generals and act.force.cus >= 5 and act.came_from >= 0:
        if game.telling:
            game.tell(events.Overrun(Seat(side), pieces.space_thing(target)))
        pieces.take_cus(game, 1 - side, target, 1, game.elephants[target] if side == 0 else 0)
        pieces.settle(game, target)
    elif enemy or generals:
        game.push(errands.MEET, target)
        game.push(errands.ANSWER, target)
    else:
        pieces.settle(game, target)


def avoid_spaces(game: State, side: int, space: int, came_from: int) -> list[int]:
    """HM 13.6: over a normal link, not enemy-controlled, no enemy CU, not where the mover came from."""
    return [
        near
        for near in board.NORMAL_NEAR[space]
        if near != came_from and game.control[near] != 1 - side and not game.cus[1 - side][near]
    ]


def answer(game: State, target: int) -> Flow:
    """HM 13.5-13.7: the defender may go into his city, avoid battle, or stand, or divide between these."""
    game.agenda.pop()
    act = game.activation
    side = 1 - board.GENERAL_SIDE[act.general]
    if board.KIND[target] == board.WALLED and game.control[target] == side:
        word = yield Ask(side, "HM 13.5", "prompt-answer-city", [words.INTO_CITY, words.FIELD])
        if word == words.INTO_CITY:
            room = game.room(target)
            force = yield from command.choose_force(
                game, side, target, -1, 0, room, WHOLE_STACK, "HM 13.5", "prompt-into-city"
            )
            pieces.lift(game, side, target, force)
            pieces.put(game, side, target + board.INSIDE, force)
            if game.telling:
                game.tell(events.IntoCity(Seat(side), pieces.space_thing(target), force.cus))
    general = game.commander(side, target)
    if general < 0 or general in act.avoided:
        return
    goals = avoid_spaces(game, side, target, act.came_from)
    if not goals or not command.can_leave(game, side, target, general, 0, WHOLE_STACK):
        return
    word = yield Ask(side, "HM 13.6", "prompt-avoid", [words.AVOID, words.STAND])
    if word == words.STAND:
        return
    act.avoided += game.generals_at(side, target)
    if not command.roll_against(game, side, "avoid", general, board.BATTLE[general]):
        act.failed[side] = True
        return
    yield from slip_away(game, side, target, general, goals, "HM 13.6", "avoid")


def slip_away(game: State, side: int, space: int, general: int, goals: list[int], rule: str, how: str) -> Flow:
    """HM 13.6: choose where to and with what, and go."""
    word = words.SPACE + goals[0]
    if len(goals) > 1:
        word = yield Ask(side, rule, "prompt-where-to", [words.SPACE + goal for goal in goals])
    goal = word - words.SPACE
    force = yield from command.choose_force(
        game, side, space, general, 0, WHOLE_STACK, WHOLE_STACK, rule, "prompt-take"
    )
    pieces.lift(game, side, space, force)
    pieces.end_siege(game, space)
    pieces.put(game, side, goal, force)
    if game.telling:
        game.tell(events.Moved(Seat(side), Thing(how), pieces.space_thing(goal), force.cus))
    pieces.settle(game, goal)
    game.push(errands.COMMANDER, side, goal)


def meet(game: State, target: int) -> None:
    """HM 9.6: a battle if the enemy stands, else the army may go on."""
    act = game.activation
    side = board.GENERAL_SIDE[act.general]
    game.agenda.pop()
    if game.cus[1 - side][target]:
        act.over = True
        game.push(errands.BATTLE, target, side, act.came_from)
    else:
        pieces.settle(game, target)
