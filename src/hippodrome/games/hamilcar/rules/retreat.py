"""HM 14.13 and 15: where a stack goes after withdrawing or losing, and what it costs."""

from typing import ClassVar

from hippodrome.games.hamilcar import board, events, state, words
from hippodrome.games.hamilcar.rules import battle, command, land, pieces, politics, sea
from hippodrome.games.hamilcar.state import Errand, State
from hippodrome.kernel.rules import Flow, Seat, choose, pick

FAR = 99


def sea_refuges(game: State, side: int, space: int) -> list[int]:
    """HM 15.3: own ports one sea line away without enemy CUs, for an army with an Admiral.

    An army that sallied out of a besieged city finds no ship there (HM 10.5).
    """
    if not board.SEA[space] or not command.has_admiral(game.generals_at(side, space)):
        return []
    fight = game.battle
    if side == fight.attacker and fight.came_from == state.FROM_CITY and game.siege[space]:
        return []
    own = [port for port in board.SEA[space] if game.control[port] == side and not game.cus[1 - side][port]]
    return [port for port in own if sea.may_land(game, side, port, fight.commanders[side])]


def costs_cus(game: State, side: int, space: int, way: int) -> bool:
    """HM 15.3, 15.5: whether a way costs CUs that find no room in the city or in the ships."""
    room = game.room(space) if way == words.CITY else board.ARMY_LIMIT
    return (way == words.CITY or way >= words.SAIL) and game.cus[side][space] > room


def leave(game: State, ways: list[int], rule: str, key: str, how: str) -> Flow:
    """HM 15.2-15.6: the loser goes by one of the ways; without a way the stack is eliminated.

    A withdrawal can be taken back until a die has been rolled, so a player who would lose CUs on the only way is asked.
    """
    fight = game.battle
    side, space = fight.loser, fight.space
    if not ways:
        eliminate(game, side, space)
        return
    at_once = fight.rounds > 0 or not costs_cus(game, side, space, ways[0])
    word = yield from choose(side, rule, key, ways, at_once=at_once)
    if word == words.CITY:
        yield from go_inside(game, side, space)
    elif word >= words.SAIL:
        yield from go_by_sea(game, side, space, word - words.SAIL, how)
    elif fight.decided == state.WITHDRAWN:
        arrive(game, side, space, word - words.SPACE, how)
    else:
        yield from retreat_over_land(game, side, space, word - words.SPACE)


def arrive(game: State, side: int, space: int, goal: int, how: str) -> None:
    """Move a stack at once to where it stays."""
    pieces.go(game, side, space, goal, pieces.whole_stack(game, side, space), how)
    pieces.settle(game, goal)
    game.push(command.Commander(side, goal))


def go_inside(game: State, side: int, space: int) -> Flow:
    """HM 15.5: go into the side's city, up to its capacity; further CUs are lost, and trains beyond the CUs."""
    yield from battle.lose_in_battle(game, side, game.cus[side][space] - game.room(space))
    drop_trains(game, side, space)
    pieces.enter_city(game, side, space, pieces.whole_stack(game, side, space))
    game.push(command.Commander(side, space + board.INSIDE))


def go_by_sea(game: State, side: int, space: int, port: int, how: str) -> Flow:
    """HM 15.3: go by sea with at most ten CUs and ten trains; the surplus is lost."""
    yield from battle.lose_in_battle(game, side, game.cus[side][space] - board.ARMY_LIMIT)
    drop_trains(game, side, space, board.ARMY_LIMIT)
    arrive(game, side, space, port, how)


def drop_trains(game: State, side: int, place: int, limit: int = board.TRAIN_LIMIT) -> None:
    """HM 15.3, 15.7: lose trains beyond a limit, and after a defeat those beyond the CUs."""
    most = limit if game.battle.decided == state.WITHDRAWN else min(limit, game.cus[side][place])
    pieces.take_trains(game, side, place, max(0, game.trains[side][place] - most))


def eliminate(game: State, side: int, space: int) -> None:
    """HM 15.6: eliminate a stack that has no way out."""
    game.battle.lost[side] += game.cus[side][space]
    if game.telling:
        game.tell(events.Eliminated(Seat(side), events.space(space)))
    pieces.lose_force(game, side, space)


def ways_out(game: State, side: int) -> list[int]:
    """HM 15.2: the words for the places a withdrawal may go to."""
    fight = game.battle
    space = fight.space
    ways = [words.CITY] if game.own_city(side, space) else []
    if side != fight.attacker:
        ways += [words.SPACE + near for near in land.avoid_spaces(game, side, space, fight.came_from)]
    elif fight.came_from >= 0 and not game.cus[1 - side][fight.came_from]:
        ways.append(words.SPACE + fight.came_from)
    return ways + [words.SAIL + port for port in sea_refuges(game, side, space)]


class BattleLeave(Errand):
    """HM 15.2: the stack leaves after a withdrawal that was not stopped."""

    lies_on: ClassVar[str] = "battle-end"

    def run(self, game: State) -> Flow:
        return leave(game, ways_out(game, game.battle.loser), "HM 15.2", "prompt-where-to", "withdrawal")


def havens(game: State, side: int, space: int) -> list[int]:
    """HM 15.4: spaces without enemy CUs in the field that the loser controls or holds with more CUs."""
    own, enemy, control = game.cus[side], game.cus[1 - side], game.control
    free = [goal for goal in range(board.SPACES) if goal != space and not enemy[goal]]
    return [goal for goal in free if control[goal] == side or own[goal] > own[space]]


def distances(game: State, side: int, space: int) -> list[int]:
    """HM 15.4: how far each passable space is from the nearest haven, without going through the battle."""
    far, enemy = [FAR] * board.SPACES, game.cus[1 - side]
    edge = havens(game, side, space)
    for goal in edge:
        far[goal] = 0
    for here in edge:  # which grows as long as the search finds more spaces
        for near in board.NEAR[here] if far[here] < board.RETREAT_SPACES else []:
            if far[near] == FAR and near != space and not enemy[near]:
                far[near] = far[here] + 1
                edge.append(near)
    return far


def first_steps(game: State, side: int, space: int, far: list[int]) -> list[int]:
    """HM 15.4: the first spaces of the shortest ways to a haven."""
    attacks, came_from = side == game.battle.attacker, game.battle.came_from
    steps = [near for near in board.NEAR[space] if attacks or near != came_from]
    if attacks and came_from >= 0:
        steps = [came_from]
    elif attacks and came_from == state.FROM_CITY:
        steps = []
    best = min([FAR] + [far[near] for near in steps])
    return [near for near in steps if far[near] == best] if best < board.RETREAT_SPACES else []


class BattleRetreat(Errand):
    """HM 15.4-15.6: go into the city, by sea, or by a shortest way over land, or be eliminated."""

    lies_on: ClassVar[str] = "battle-end"

    def run(self, game: State) -> Flow:
        side, space = game.battle.loser, game.battle.space
        ways = [words.SPACE + near for near in first_steps(game, side, space, distances(game, side, space))]
        if game.own_city(side, space):
            ways.append(words.CITY)
        ways += [words.SAIL + port for port in sea_refuges(game, side, space)]
        return leave(game, ways, "HM 15.4", "prompt-retreat", "retreat")


def retreat_over_land(game: State, side: int, space: int, first: int) -> Flow:
    """HM 15.4, 15.7: retreat space by space; each enemy-controlled one costs a CU, smaller own stacks come along."""
    far = distances(game, side, space)
    force = pieces.whole_stack(game, side, space)
    here, goal = space, first
    while True:
        passed = pieces.whole_stack(game, side, goal)
        pieces.go(game, side, here, goal, force, "retreat")
        here = goal
        if game.control[here] == 1 - side:
            game.battle.lost[side] += 1
            yield from pieces.lose_from_force(game, side, force, 1, here)
        if force.cus == 0:
            pieces.take_trains(game, side, here, force.trains)
            pieces.displace_all(game, force.generals)
            break
        pieces.settle(game, here)
        if far[here] == 0:
            pieces.take_trains(game, side, here, max(0, force.trains - force.cus))
            game.push(command.Commander(side, here))
            break
        if passed.cus < force.cus:
            force = pieces.whole_stack(game, side, here)
        steps = [near for near in board.NEAR[here] if far[near] == far[here] - 1]
        goal = yield from pick(side, "HM 15.4", "prompt-retreat", words.SPACE, steps)


class BattleEnd(Errand):
    """HM 14.13: the loser removes PCs for half his losses; none after a withdrawal."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> None:
        fight = game.battle
        loser = fight.loser
        if fight.decided != state.WITHDRAWN:
            commander = fight.commanders[loser]
            if commander != board.NOBODY and loser == board.CARTHAGE:
                game.defeated[commander] = True
            if fight.lost[loser] >= 2:
                game.push(politics.RemovePcs(loser, fight.lost[loser] // 2))
        game.battle = state.NO_BATTLE
        pieces.settle(game, fight.space)
