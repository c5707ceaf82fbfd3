"""HM 9 and 13: activation, marching, interception on land and avoiding battle."""

from hippodrome.games.hamilcar.board import (
    ARMY_LIMIT,
    BATTLE,
    GENERAL_NAMES,
    GENERAL_SIDE,
    INSIDE,
    KIND,
    LINK_COST,
    LINKS,
    NORMAL,
    NORMAL_NEAR,
    PASS_LINK,
    SEA_MP,
    SIEGE_MP,
    WALLED,
    attrition,
)
from hippodrome.games.hamilcar.cards import LAND_MOVE
from hippodrome.games.hamilcar.command import (
    battle_rating,
    can_leave,
    choose_force,
    make_senior,
    roll_against,
)
from hippodrome.games.hamilcar.errands import (
    ANSWER,
    ARRIVE,
    CAMPAIGN,
    COMMANDER,
    END_ACTIVATION,
    ENTER,
    LAND_INTERCEPTION,
    MEET,
    MOVE,
    WINDOW,
)
from hippodrome.games.hamilcar.errands import (
    BATTLE as BATTLE_ERRAND,
)
from hippodrome.games.hamilcar.errands import GO_BACK as GO_BACK_ERRAND
from hippodrome.games.hamilcar.errands import (
    SIEGE as SIEGE_ERRAND,
)
from hippodrome.games.hamilcar.events import Activated, Attrition, IntoCity, Marched, Moved, Overrun
from hippodrome.games.hamilcar.pieces import end_siege, lift, put, settle, space_thing, take_cus, take_trains
from hippodrome.games.hamilcar.sea import announce_leg, sail_options
from hippodrome.games.hamilcar.sieges import can_besiege
from hippodrome.games.hamilcar.state import (
    FROM_CITY,
    FROM_NOWHERE,
    NO_ACTIVATION,
    Activation,
    Force,
    State,
)
from hippodrome.games.hamilcar.words import (
    ATTACK,
    AVOID,
    COUNT,
    FIELD,
    FIGHT,
    GENERAL,
    GO_BACK,
    INTO_CITY,
    MARCH,
    PASS,
    ROLL,
    SAIL,
    SIEGE,
    SPACE,
    STAND,
    STOP,
    TRAIN_LOST,
)
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

WHOLE_STACK = 99


def activate(game: State, general: int, mp: int) -> None:
    """HM 9.1: a general is activated."""
    before = game.activation
    act = Activation()
    act.active = True
    act.general = general
    act.mp, act.sea_mp = mp, SEA_MP
    act.campaign = [*before.campaign, general]
    act.others_ships = before.others_ships
    game.activation = act
    make_senior(game, general)
    if game.telling:
        game.tell(Activated(Seat(GENERAL_SIDE[general]), Thing(GENERAL_NAMES[general]), mp))
    game.push(MOVE)


def end_activation(game: State) -> None:
    """HM 9.6: the activation is over; in a campaign its warships may not sail with the next general (HM 10.11)."""
    game.agenda.pop()
    act = game.activation
    side = GENERAL_SIDE[act.general]
    if game.agenda and game.agenda[-1][0] == CAMPAIGN:
        rest = Activation()
        rest.active = True
        rest.campaign = act.campaign
        rest.others_ships = min(game.ready[side], act.others_ships + act.ships)
        game.activation = rest
    else:
        game.activation = NO_ACTIVATION
    if game.at[act.general] >= 0:
        game.push(COMMANDER, side, game.at[act.general])


# --- the next step ------------------------------------------------------------------------------------------------


def move(game: State) -> Flow | None:
    """HM 9.2-9.7: ask for the next step, if the general is still there and may go on."""
    act = game.activation
    if act.over or game.at[act.general] < 0 or (act.mp <= 0 and game.at[act.general] < INSIDE):
        game.agenda.pop()
        game.push(END_ACTIVATION)
        return None
    return next_step(game)


def step_options(game: State, side: int, general: int) -> list[int]:
    """HM 9.2-9.8: where he may march or sail, a siege attempt, an attack out of the city, or to stop."""
    act = game.activation
    place = game.at[general]
    space = place % INSIDE
    enemy = game.cus[1 - side]
    options = [STOP]
    alone, armed = can_leave(game, side, place, general, 0), can_leave(game, side, place, general, 1)
    if place < INSIDE:
        for near, kind in LINKS[space]:
            if LINK_COST[kind] <= act.mp and (armed if enemy[near] else alone):
                options.append(MARCH + near)
        if act.mp >= SIEGE_MP and can_besiege(game, side, space):
            options.append(SIEGE)
    elif armed:
        options.append(ATTACK)
    options += [SAIL + port for port in sail_options(game, side, general, alone, armed)]
    return options


def next_step(game: State) -> Flow:
    """HM 9.2: one step of the activated general; what follows from it comes before the next one."""
    act = game.activation
    general = act.general
    side = GENERAL_SIDE[general]
    place = game.at[general]
    options = step_options(game, side, general)
    word = STOP
    if len(options) > 1:
        params: dict[str, object] = {"general": GENERAL_NAMES[general], "mp": act.mp}
        word = yield Ask(side, "HM 9.2", "prompt-move", options, params)
    if word == STOP:
        act.over = True
    elif word == SIEGE:
        act.over = True
        game.push(SIEGE_ERRAND, side, place)
    elif word == ATTACK:
        force = yield from choose_force(game, side, place, general, 1, ARMY_LIMIT, WHOLE_STACK, "HM 9.8", "prompt-take")
        act.over = True
        lift(game, side, place, force)
        put(game, side, place - INSIDE, force)
        game.push(BATTLE_ERRAND, place - INSIDE, side, FROM_CITY)
    elif word < SAIL:
        yield from march(game, side, word - MARCH)
    else:
        yield from announce_leg(game, side, word - SAIL)


def march(game: State, side: int, target: int) -> Flow:
    """HM 9.2-9.4: take a force along and enter the next space."""
    act = game.activation
    place = game.at[act.general]
    kind = 0
    for near, link in LINKS[place]:
        if near == target:
            kind = link
    need = 1 if game.cus[1 - side][target] else 0
    force = yield from choose_force(
        game, side, place, act.general, need, ARMY_LIMIT, ARMY_LIMIT, "HM 9.2", "prompt-take"
    )
    act.mp -= LINK_COST[kind]
    lift(game, side, place, force)
    put(game, side, target, force)
    settle(game, place)
    if game.telling:
        name = Thing(GENERAL_NAMES[act.general])
        game.tell(Marched(Seat(side), name, space_thing(target), force.cus, force.trains))
    begin_entry(game, target, force, place)
    game.push(ENTER, target, kind)


def begin_entry(game: State, target: int, force: Force, came_from: int) -> None:
    """HM 9.4: note who enters and from where; arrival comes after interception and going back."""
    act = game.activation
    act.force = force
    act.came_from = came_from
    act.tried = []
    act.intercepted = False
    act.failed = [False, False]
    game.push(ARRIVE, target)
    game.push(GO_BACK_ERRAND, target)
    game.push(LAND_INTERCEPTION, target)


def enter(game: State, target: int, kind: int) -> Flow:
    """HM 9.3-9.4: attrition in a pass, then the opponent's window for Harsh Country."""
    game.agenda.pop()
    act = game.activation
    side = GENERAL_SIDE[act.general]
    if kind == PASS_LINK and act.force.cus:
        die = game.dice.roll() - 2
        yield from force_attrition(game, side, target, die)
    if act.force.cus >= 3 and game.control[target] != side:
        game.push(WINDOW, LAND_MOVE, 1 - side, target)


def force_attrition(game: State, side: int, place: int, die: int) -> Flow:
    """HM 18.1: an attrition roll for the force that is moving."""
    act = game.activation
    loss = min(attrition(die, act.force.cus), act.force.cus)
    if game.telling:
        game.tell(Attrition(Seat(side), space_thing(place), die, loss))
    yield from lose_from_force(game, side, act.force, loss, place)


def lose_from_force(game: State, side: int, force: Force, loss: int, place: int) -> Flow:
    """HM 3.12: the force that stands at a place (or, with -1, is aboard) loses CUs; its owner chooses elephants."""
    if loss <= 0:
        return
    low, high = max(0, loss - (force.cus - force.elephants)), min(loss, force.elephants)
    elephants = low
    if low < high:
        options = [COUNT + number for number in range(low, high + 1)]
        word = yield Ask(side, "HM 3.12", "prompt-elephant-losses", options, {"losses": loss})
        elephants = word - COUNT
    force.cus -= loss
    force.elephants -= elephants
    if place >= 0:
        take_cus(game, side, place, loss, elephants)


def harsh_country(game: State, target: int) -> Flow:
    """Card 124: attrition for the army that has just marched in, or one of its trains."""
    game.agenda.pop()
    act = game.activation
    side = GENERAL_SIDE[act.general]
    word = ROLL
    if act.force.trains:
        word = yield Ask(side, "HM 21.2", "prompt-train-or-roll", [TRAIN_LOST, ROLL])
    if word == TRAIN_LOST:
        act.force.trains -= 1
        take_trains(game, side, target, 1)
    else:
        yield from force_attrition(game, side, target, game.dice.roll())


# --- interception -------------------------------------------------------------------------------------------------


def land_interceptors(game: State, side: int, target: int) -> list[int]:
    """HM 13.1: generals of a side that may try to intercept an enemy in a space."""
    if KIND[target] != NORMAL and game.control[target] == 1 - side:
        return []
    found: list[int] = []
    for general in game.on_map(side):
        place = game.at[general]
        if place < INSIDE and place in NORMAL_NEAR[target] and general not in game.activation.tried:
            free = game.cus[side][place] > 0 and game.cus[1 - side][place] == 0
            if free and can_leave(game, side, place, general, 1):
                found.append(general)
    return found


def land_interception(game: State, target: int) -> Flow:
    """HM 13.1-13.2: one general after another may try; who succeeds moves in and will defend."""
    game.agenda.pop()
    act = game.activation
    side = 1 - GENERAL_SIDE[act.general]
    generals = land_interceptors(game, side, target)
    if not generals:
        return
    options = [PASS] + [GENERAL + general for general in generals]
    params: dict[str, object] = {"space": space_thing(target)}
    word = yield Ask(side, "HM 13.1", "prompt-intercept", options, params)
    if word == PASS:
        return
    general = word - GENERAL
    act.tried.append(general)
    game.push(LAND_INTERCEPTION, target)
    if not roll_against(game, side, "interception", general, BATTLE[general]):
        return
    place = game.at[general]
    force = yield from choose_force(game, side, place, general, 1, ARMY_LIMIT, ARMY_LIMIT, "HM 13.2", "prompt-take")
    act.intercepted = True
    lift(game, side, place, force)
    put(game, side, target, force)
    if game.telling:
        game.tell(Moved(Seat(side), Thing("interception"), space_thing(target), force.cus))
    settle(game, place)
    make_senior(game, general)
    game.push(COMMANDER, side, target)


def go_back(game: State, target: int) -> Flow:
    """HM 13.3-13.4: an intercepted army that came by land may try to go back."""
    game.agenda.pop()
    act = game.activation
    side = GENERAL_SIDE[act.general]
    if not act.intercepted or act.came_from < 0 or game.cus[1 - side][act.came_from]:
        return
    word = yield Ask(side, "HM 13.3", "prompt-go-back", [GO_BACK, FIGHT])
    if word == FIGHT:
        return
    if roll_against(game, side, "go-back", act.general, battle_rating(act.general)):
        lift(game, side, target, act.force)
        put(game, side, act.came_from, act.force)
        act.over = True
        act.came_from = FROM_NOWHERE
    else:
        act.failed[side] = True


# --- arrival ------------------------------------------------------------------------------------------------------


def arrive(game: State, target: int) -> None:
    """HM 9.4-9.5, 9.9: overrun, the defender's answer, or an empty field."""
    game.agenda.pop()
    act = game.activation
    side = GENERAL_SIDE[act.general]
    enemy = game.cus[1 - side][target]
    if not game.cus[side][target]:
        settle(game, target)
        return
    generals = game.generals_at(1 - side, target)
    if enemy and act.intercepted:
        act.over = True
        game.push(BATTLE_ERRAND, target, side, act.came_from)
    elif enemy == 1 and not generals and act.force.cus >= 5 and act.came_from >= 0:
        if game.telling:
            game.tell(Overrun(Seat(side), space_thing(target)))
        take_cus(game, 1 - side, target, 1, game.elephants[target] if side == 0 else 0)
        settle(game, target)
    elif enemy or generals:
        game.push(MEET, target)
        game.push(ANSWER, target)
    else:
        settle(game, target)


def avoid_spaces(game: State, side: int, space: int, came_from: int) -> list[int]:
    """HM 13.6: over a normal link, not enemy-controlled, no enemy CU, not where the mover came from."""
    return [
        near
        for near in NORMAL_NEAR[space]
        if near != came_from and game.control[near] != 1 - side and not game.cus[1 - side][near]
    ]


def answer(game: State, target: int) -> Flow:
    """HM 13.5-13.7: the defender may go into his city, avoid battle, or stand, or divide between these."""
    game.agenda.pop()
    act = game.activation
    side = 1 - GENERAL_SIDE[act.general]
    if KIND[target] == WALLED and game.control[target] == side:
        word = yield Ask(side, "HM 13.5", "prompt-answer-city", [INTO_CITY, FIELD])
        if word == INTO_CITY:
            room = game.room(target)
            force = yield from choose_force(game, side, target, -1, 0, room, WHOLE_STACK, "HM 13.5", "prompt-into-city")
            lift(game, side, target, force)
            put(game, side, target + INSIDE, force)
            if game.telling:
                game.tell(IntoCity(Seat(side), space_thing(target), force.cus))
    general = game.commander(side, target)
    if general < 0 or general in act.avoided:
        return
    goals = avoid_spaces(game, side, target, act.came_from)
    if not goals or not can_leave(game, side, target, general, 0, WHOLE_STACK):
        return
    word = yield Ask(side, "HM 13.6", "prompt-avoid", [AVOID, STAND])
    if word == STAND:
        return
    act.avoided += game.generals_at(side, target)
    if not roll_against(game, side, "avoid", general, BATTLE[general]):
        act.failed[side] = True
        return
    yield from slip_away(game, side, target, general, goals, "HM 13.6", "avoid")


def slip_away(game: State, side: int, space: int, general: int, goals: list[int], rule: str, how: str) -> Flow:
    """HM 13.6: choose where to and with what, and go."""
    word = SPACE + goals[0]
    if len(goals) > 1:
        word = yield Ask(side, rule, "prompt-where-to", [SPACE + goal for goal in goals])
    goal = word - SPACE
    force = yield from choose_force(game, side, space, general, 0, WHOLE_STACK, WHOLE_STACK, rule, "prompt-take")
    lift(game, side, space, force)
    end_siege(game, space)
    put(game, side, goal, force)
    if game.telling:
        game.tell(Moved(Seat(side), Thing(how), space_thing(goal), force.cus))
    settle(game, goal)
    game.push(COMMANDER, side, goal)


def meet(game: State, target: int) -> None:
    """HM 9.6: a battle if the enemy stands, else the army may go on."""
    act = game.activation
    side = GENERAL_SIDE[act.general]
    game.agenda.pop()
    if game.cus[1 - side][target]:
        act.over = True
        game.push(BATTLE_ERRAND, target, side, act.came_from)
    else:
        settle(game, target)
