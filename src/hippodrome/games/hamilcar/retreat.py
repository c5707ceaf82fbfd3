"""HM 14.13 and 15: where a stack goes that has withdrawn or lost, and what it costs."""

from hippodrome.games.hamilcar.board import (
    ARMY_LIMIT,
    CARTHAGE,
    INSIDE,
    KIND,
    NAVAL,
    NEAR,
    NORMAL_NEAR,
    RETREAT_LOSS,
    RETREAT_SPACES,
    ROME,
    SEA,
    SPACES,
    TRAIN_LIMIT,
    WALLED,
)
from hippodrome.games.hamilcar.errands import COMMANDER, REMOVE_PCS
from hippodrome.games.hamilcar.events import Eliminated, IntoCity, Moved
from hippodrome.games.hamilcar.pieces import (
    displace,
    end_siege,
    in_africa,
    lift,
    lose_cus,
    lose_force,
    put,
    settle,
    space_thing,
    take_cus,
    take_trains,
    whole_stack,
)
from hippodrome.games.hamilcar.sea import may_land_in_africa
from hippodrome.games.hamilcar.state import FROM_CITY, NO_BATTLE, NOBODY, WITHDRAWN, Force, State
from hippodrome.games.hamilcar.words import CITY, COUNT, SAIL, SPACE
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

FAR = 99


def retreat_loss(die: int, column: int) -> int:
    """HM 22.2: the loser's losses on the retreat."""
    return RETREAT_LOSS[die - 1][column]


def own_city(game: State, side: int, space: int) -> bool:
    """HM 15.5: an own walled city in the space."""
    return KIND[space] == WALLED and game.control[space] == side


def sea_refuges(game: State, side: int, space: int) -> list[int]:
    """HM 15.3: own ports one sea line away without enemy CUs, for an army with an Admiral."""
    if not SEA[space]:
        return []
    admiral = False
    for general in game.generals_at(side, space):
        if NAVAL[general]:
            admiral = True
    if not admiral:
        return []
    commander = game.battle.commanders[side]
    return [
        port
        for port in SEA[space]
        if game.control[port] == side
        and not game.cus[1 - side][port]
        and not (side == ROME and in_africa(port) and not may_land_in_africa(game, commander))
    ]


# --- withdrawal ---------------------------------------------------------------------------------------------------


def ways_out(game: State, side: int) -> list[int]:
    """HM 15.2: the words for the places a withdrawal may go to."""
    fight = game.battle
    space = fight.space
    enemy = game.cus[1 - side]
    words = [CITY] if own_city(game, side, space) else []
    if side == fight.attacker:
        if fight.came_from >= 0 and not enemy[fight.came_from]:
            words.append(SPACE + fight.came_from)
    else:
        words += [
            SPACE + near
            for near in NORMAL_NEAR[space]
            if near != fight.came_from and game.control[near] != 1 - side and not enemy[near]
        ]
    return words + [SAIL + port for port in sea_refuges(game, side, space)]


def battle_leave(game: State) -> Flow:
    """HM 15.2: a withdrawal that was not stopped: the stack goes."""
    game.agenda.pop()
    fight = game.battle
    side, space = fight.loser, fight.space
    words = ways_out(game, side)
    if not words:
        eliminate(game, side, space)
        return
    word = words[0]
    if len(words) > 1:
        word = yield Ask(side, "HM 15.2", "prompt-where-to", words)
    if word == CITY:
        yield from go_inside(game, side, space)
    elif word >= SAIL:
        yield from go_by_sea(game, side, space, word - SAIL, "withdrawal")
    else:
        force = whole_stack(game, side, space)
        go(game, side, space, word - SPACE, force, "withdrawal")
        settle(game, word - SPACE)
        game.push(COMMANDER, side, word - SPACE)


def go(game: State, side: int, space: int, goal: int, force: Force, how: str) -> None:
    """A stack changes its space."""
    lift(game, side, space, force)
    put(game, side, goal, force)
    end_siege(game, space)
    if game.telling:
        game.tell(Moved(Seat(side), Thing(how), space_thing(goal), force.cus))


def go_inside(game: State, side: int, space: int) -> Flow:
    """HM 15.5: into the own city, up to its room; CUs beyond it are lost, and trains beyond the CUs."""
    fight = game.battle
    surplus = game.cus[side][space] - game.room(space)
    if surplus > 0:
        fight.lost[side] += surplus
        yield from lose_cus(game, side, space, surplus)
    drop_trains(game, side, space)
    force = whole_stack(game, side, space)
    lift(game, side, space, force)
    put(game, side, space + INSIDE, force)
    if game.telling:
        game.tell(IntoCity(Seat(side), space_thing(space), force.cus))
    game.push(COMMANDER, side, space + INSIDE)


def go_by_sea(game: State, side: int, space: int, port: int, how: str) -> Flow:
    """HM 15.3: ten CUs and ten trains at most; the surplus is lost."""
    fight = game.battle
    surplus = game.cus[side][space] - ARMY_LIMIT
    if surplus > 0:
        fight.lost[side] += surplus
        yield from lose_cus(game, side, space, surplus)
    drop_trains(game, side, space, ARMY_LIMIT)
    go(game, side, space, port, whole_stack(game, side, space), how)
    settle(game, port)
    game.push(COMMANDER, side, port)


def drop_trains(game: State, side: int, place: int, limit: int = TRAIN_LIMIT) -> None:
    """HM 15.3, 15.7: trains beyond a limit are lost, and after a defeat those beyond the CUs."""
    most = limit if game.battle.decided == WITHDRAWN else min(limit, game.cus[side][place])
    surplus = game.trains[side][place] - most
    if surplus > 0:
        take_trains(game, side, place, surplus)


def eliminate(game: State, side: int, space: int) -> None:
    """HM 15.6: a stack with no way at all."""
    game.battle.lost[side] += game.cus[side][space]
    if game.telling:
        game.tell(Eliminated(Seat(side), space_thing(space)))
    lose_force(game, side, space)


# --- retreat ------------------------------------------------------------------------------------------------------


def havens(game: State, side: int, space: int) -> list[bool]:
    """HM 15.4: spaces without enemy CUs in the field that the loser controls or holds more strongly."""
    retreating = game.cus[side][space]
    own, enemy, control = game.cus[side], game.cus[1 - side], game.control
    return [
        goal != space and not enemy[goal] and (control[goal] == side or own[goal] > retreating)
        for goal in range(SPACES)
    ]


def distances(game: State, side: int, space: int) -> list[int]:
    """HM 15.4: how far each passable space is from the nearest haven, without going through the battle."""
    far = [FAR] * SPACES
    edge = [goal for goal, haven in enumerate(havens(game, side, space)) if haven]
    for goal in edge:
        far[goal] = 0
    enemy = game.cus[1 - side]
    length = 0
    while edge and length < RETREAT_SPACES:
        length += 1
        following: list[int] = []
        for here in edge:
            for near in NEAR[here]:
                if far[near] == FAR and near != space and not enemy[near]:
                    far[near] = length
                    following.append(near)
        edge = following
    return far


def first_steps(game: State, side: int, space: int, far: list[int]) -> list[int]:
    """HM 15.4: the first spaces of the shortest ways to a haven."""
    fight = game.battle
    steps: list[int] = []
    if side == fight.attacker and fight.came_from >= 0:
        steps = [fight.came_from]
    elif side == fight.attacker and fight.came_from == FROM_CITY:
        return []
    else:
        steps = [near for near in NEAR[space] if side == fight.attacker or near != fight.came_from]
    best = RETREAT_SPACES
    for near in steps:
        best = min(best, far[near])
    return [near for near in steps if far[near] == best] if best < RETREAT_SPACES else []


def battle_retreat(game: State) -> Flow:
    """HM 15.4-15.6: into the city, by sea, or by a shortest way over land; without a way the stack is eliminated."""
    game.agenda.pop()
    fight = game.battle
    side, space = fight.loser, fight.space
    far = distances(game, side, space)
    words = [SPACE + near for near in first_steps(game, side, space, far)]
    if own_city(game, side, space):
        words.append(CITY)
    words += [SAIL + port for port in sea_refuges(game, side, space)]
    if not words:
        eliminate(game, side, space)
        return
    word = words[0]
    if len(words) > 1:
        word = yield Ask(side, "HM 15.4", "prompt-retreat", words)
    if word == CITY:
        yield from go_inside(game, side, space)
    elif word >= SAIL:
        yield from go_by_sea(game, side, space, word - SAIL, "retreat")
    else:
        yield from retreat_over_land(game, side, space, word - SPACE, far)


def retreat_over_land(game: State, side: int, space: int, first: int, far: list[int]) -> Flow:
    """HM 15.4, 15.7: space by space; each enemy-controlled one costs a CU, smaller own stacks come along."""
    fight = game.battle
    force = whole_stack(game, side, space)
    here, goal = space, first
    while True:
        passed = whole_stack(game, side, goal)
        go(game, side, here, goal, force, "retreat")
        here = goal
        if game.control[here] == 1 - side:
            fight.lost[side] += 1
            yield from lose_on_the_way(game, side, force, here)
        if force.cus == 0:
            take_trains(game, side, here, force.trains)
            for general in force.generals:
                displace(game, general)
            break
        settle(game, here)
        if far[here] == 0:
            surplus = force.trains - force.cus
            if surplus > 0:
                take_trains(game, side, here, surplus)
            game.push(COMMANDER, side, here)
            break
        if passed.cus < force.cus:
            force = whole_stack(game, side, here)
        steps = [near for near in NEAR[here] if far[near] == far[here] - 1]
        goal = steps[0]
        if len(steps) > 1:
            word = yield Ask(side, "HM 15.4", "prompt-retreat", [SPACE + near for near in steps])
            goal = word - SPACE


def lose_on_the_way(game: State, side: int, force: Force, place: int) -> Flow:
    """HM 15.4: one CU of the retreating stack is lost; its owner says whether an elephant."""
    elephants = 1 if force.elephants == force.cus else 0
    if 0 < force.elephants < force.cus:
        word = yield Ask(CARTHAGE, "HM 3.12", "prompt-elephant-losses", [COUNT, COUNT + 1], {"losses": 1})
        elephants = word - COUNT
    force.cus -= 1
    force.elephants -= elephants
    take_cus(game, side, place, 1, elephants)


def battle_end(game: State) -> None:
    """HM 14.13: the loser removes PCs for half his losses; none after a withdrawal."""
    game.agenda.pop()
    fight = game.battle
    space, loser = fight.space, fight.loser
    if fight.decided != WITHDRAWN:
        commander = fight.commanders[loser]
        if commander != NOBODY and loser == CARTHAGE:
            game.defeated[commander] = True
        if fight.lost[loser] >= 2:
            game.push(REMOVE_PCS, loser, fight.lost[loser] // 2)
    game.battle = NO_BATTLE
    settle(game, space)
