"""HM 14.13 and 15: where a stack goes that has withdrawn or lost, and what it costs."""

from hippodrome.games.hamilcar import board, errands, pieces, state, words
from hippodrome.games.hamilcar.events import Eliminated, IntoCity, Moved
from hippodrome.games.hamilcar.rules import sea
from hippodrome.games.hamilcar.state import Force, State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

FAR = 99


def retreat_loss(die: int, column: int) -> int:
    """HM 22.2: the loser's losses on the retreat."""
    return board.RETREAT_LOSS[die - 1][column]


def own_city(game: State, side: int, space: int) -> bool:
    """HM 15.5: an own walled city in the space."""
    return board.KIND[space] == board.WALLED and game.control[space] == side


def sea_refuges(game: State, side: int, space: int) -> list[int]:
    """HM 15.3: own ports one sea line away without enemy CUs, for an army with an Admiral."""
    if not board.SEA[space]:
        return []
    admiral = False
    for general in game.generals_at(side, space):
        if board.NAVAL[general]:
            admiral = True
    if not admiral:
        return []
    commander = game.battle.commanders[side]
    return [
        port
        for port in board.SEA[space]
        if game.control[port] == side
        and not game.cus[1 - side][port]
        and not (side == board.ROME and pieces.in_africa(port) and not sea.may_land_in_africa(game, commander))
    ]


# --- withdrawal ---------------------------------------------------------------------------------------------------


def ways_out(game: State, side: int) -> list[int]:
    """HM 15.2: the words for the places a withdrawal may go to."""
    fight = game.battle
    space = fight.space
    enemy = game.cus[1 - side]
    ways = [words.CITY] if own_city(game, side, space) else []
    if side == fight.attacker:
        if fight.came_from >= 0 and not enemy[fight.came_from]:
            ways.append(words.SPACE + fight.came_from)
    else:
        ways += [
            words.SPACE + near
            for near in board.NORMAL_NEAR[space]
            if near != fight.came_from and game.control[near] != 1 - side and not enemy[near]
        ]
    return ways + [words.SAIL + port for port in sea_refuges(game, side, space)]


def battle_leave(game: State) -> Flow:
    """HM 15.2: a withdrawal that was not stopped: the stack goes."""
    game.agenda.pop()
    fight = game.battle
    side, space = fight.loser, fight.space
    ways = ways_out(game, side)
    if not ways:
        eliminate(game, side, space)
        return
    word = ways[0]
    if len(ways) > 1:
        word = yield Ask(side, "HM 15.2", "prompt-where-to", ways)
    if word == words.CITY:
        yield from go_inside(game, side, space)
    elif word >= words.SAIL:
        yield from go_by_sea(game, side, space, word - words.SAIL, "withdrawal")
    else:
        force = pieces.whole_stack(game, side, space)
        go(game, side, space, word - words.SPACE, force, "withdrawal")
        pieces.settle(game, word - words.SPACE)
        game.push(errands.COMMANDER, side, word - words.SPACE)


def go(game: State, side: int, space: int, goal: int, force: Force, how: str) -> None:
    """A stack changes its space."""
    pieces.lift(game, side, space, force)
    pieces.put(game, side, goal, force)
    pieces.end_siege(game, space)
    if game.telling:
        game.tell(Moved(Seat(side), Thing(how), pieces.space_thing(goal), force.cus))


def go_inside(game: State, side: int, space: int) -> Flow:
    """HM 15.5: into the own city, up to its room; CUs beyond it are lost, and trains beyond the CUs."""
    fight = game.battle
    surplus = game.cus[side][space] - game.room(space)
    if surplus > 0:
        fight.lost[side] += surplus
        yield from pieces.lose_cus(game, side, space, surplus)
    drop_trains(game, side, space)
    force = pieces.whole_stack(game, side, space)
    pieces.lift(game, side, space, force)
    pieces.put(game, side, space + board.INSIDE, force)
    if game.telling:
        game.tell(IntoCity(Seat(side), pieces.space_thing(space), force.cus))
    game.push(errands.COMMANDER, side, space + board.INSIDE)


def go_by_sea(game: State, side: int, space: int, port: int, how: str) -> Flow:
    """HM 15.3: ten CUs and ten trains at most; the surplus is lost."""
    fight = game.battle
    surplus = game.cus[side][space] - board.ARMY_LIMIT
    if surplus > 0:
        fight.lost[side] += surplus
        yield from pieces.lose_cus(game, side, space, surplus)
    drop_trains(game, side, space, board.ARMY_LIMIT)
    go(game, side, space, port, pieces.whole_stack(game, side, space), how)
    pieces.settle(game, port)
    game.push(errands.COMMANDER, side, port)


def drop_trains(game: State, side: int, place: int, limit: int = board.TRAIN_LIMIT) -> None:
    """HM 15.3, 15.7: trains beyond a limit are lost, and after a defeat those beyond the CUs."""
    most = limit if game.battle.decided == state.WITHDRAWN else min(limit, game.cus[side][place])
    surplus = game.trains[side][place] - most
    if surplus > 0:
        pieces.take_trains(game, side, place, surplus)


def eliminate(game: State, side: int, space: int) -> None:
    """HM 15.6: a stack with no way at all."""
    game.battle.lost[side] += game.cus[side][space]
    if game.telling:
        game.tell(Eliminated(Seat(side), pieces.space_thing(space)))
    pieces.lose_force(game, side, space)


# --- retreat ------------------------------------------------------------------------------------------------------


def havens(game: State, side: int, space: int) -> list[bool]:
    """HM 15.4: spaces without enemy CUs in the field that the loser controls or holds more strongly."""
    retreating = game.cus[side][space]
    own, enemy, control = game.cus[side], game.cus[1 - side], game.control
    return [
        goal != space and not enemy[goal] and (control[goal] == side or own[goal] > retreating)
        for goal in range(board.SPACES)
    ]


def distances(game: State, side: int, space: int) -> list[int]:
    """HM 15.4: how far each passable space is from the nearest haven, without going through the battle."""
    far = [FAR] * board.SPACES
    edge = [goal for goal, haven in enumerate(havens(game, side, space)) if haven]
    for goal in edge:
        far[goal] = 0
    enemy = game.cus[1 - side]
    length = 0
    while edge and length < board.RETREAT_SPACES:
        length += 1
        following: list[int] = []
        for here in edge:
            for near in board.NEAR[here]:
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
    elif side == fight.attacker and fight.came_from == state.FROM_CITY:
        return []
    else:
        steps = [near for near in board.NEAR[space] if side == fight.attacker or near != fight.came_from]
    best = board.RETREAT_SPACES
    for near in steps:
        best = min(best, far[near])
    return [near for near in steps if far[near] == best] if best < board.RETREAT_SPACES else []


def battle_retreat(game: State) -> Flow:
    """HM 15.4-15.6: into the city, by sea, or by a shortest way over land; without a way the stack is eliminated."""
    game.agenda.pop()
    fight = game.battle
    side, space = fight.loser, fight.space
    far = distances(game, side, space)
    ways = [words.SPACE + near for near in first_steps(game, side, space, far)]
    if own_city(game, side, space):
        ways.append(words.CITY)
    ways += [words.SAIL + port for port in sea_refuges(game, side, space)]
    if not ways:
        eliminate(game, side, space)
        return
    word = ways[0]
    if len(ways) > 1:
        word = yield Ask(side, "HM 15.4", "prompt-retreat", ways)
    if word == words.CITY:
        yield from go_inside(game, side, space)
    elif word >= words.SAIL:
        yield from go_by_sea(game, side, space, word - words.SAIL, "retreat")
    else:
        yield from retreat_over_land(game, side, space, word - words.SPACE, far)


def retreat_over_land(game: State, side: int, space: int, first: int, far: list[int]) -> Flow:
    """HM 15.4, 15.7: space by space; each enemy-controlled one costs a CU, smaller own stacks come along."""
    fight = game.battle
    force = pieces.whole_stack(game, side, space)
    here, goal = space, first
    while True:
        passed = pieces.whole_stack(game, side, goal)
        go(game, side, here, goal, force, "retreat")
        here = goal
        if game.control[here] == 1 - side:
            fight.lost[side] += 1
            yield from lose_on_the_way(game, side, force, here)
        if force.cus == 0:
            pieces.take_trains(game, side, here, force.trains)
            for general in force.generals:
                pieces.displace(game, general)
            break
        pieces.settle(game, here)
        if far[here] == 0:
            surplus = force.trains - force.cus
            if surplus > 0:
                pieces.take_trains(game, side, here, surplus)
            game.push(errands.COMMANDER, side, here)
            break
        if passed.cus < force.cus:
            force = pieces.whole_stack(game, side, here)
        steps = [near for near in board.NEAR[here] if far[near] == far[here] - 1]
        goal = steps[0]
        if len(steps) > 1:
            word = yield Ask(side, "HM 15.4", "prompt-retreat", [words.SPACE + near for near in steps])
            goal = word - words.SPACE


def lose_on_the_way(game: State, side: int, force: Force, place: int) -> Flow:
    """HM 15.4: one CU of the retreating stack is lost; its owner says whether an elephant."""
    elephants = 1 if force.elephants == force.cus else 0
    if 0 < force.elephants < force.cus:
        word = yield Ask(
            board.CARTHAGE, "HM 3.12", "prompt-elephant-losses", [words.COUNT, words.COUNT + 1], {"losses": 1}
        )
        elephants = word - words.COUNT
    force.cus -= 1
    force.elephants -= elephants
    pieces.take_cus(game, side, place, 1, elephants)


def battle_end(game: State) -> None:
    """HM 14.13: the loser removes PCs for half his losses; none after a withdrawal."""
    game.agenda.pop()
    fight = game.battle
    space, loser = fight.space, fight.loser
    if fight.decided != state.WITHDRAWN:
        commander = fight.commanders[loser]
        if commander != board.NOBODY and loser == board.CARTHAGE:
            game.defeated[commander] = True
        if fight.lost[loser] >= 2:
            game.push(errands.REMOVE_PCS, loser, fight.lost[loser] // 2)
    game.battle = state.NO_BATTLE
    pieces.settle(game, space)
