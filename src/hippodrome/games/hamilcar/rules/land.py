"""HM 9 and 13: activation, marching, interception on land and avoiding battle."""

from typing import ClassVar

from hippodrome.games.hamilcar import board, cards, events, kinds, state, words
from hippodrome.games.hamilcar.rules import battle, command, pieces, reactions, sea, sieges
from hippodrome.games.hamilcar.state import Errand, Force, InSpace, OfSideCounted, State
from hippodrome.kernel.rules import Ask, Flow, Params, Seat, choose, pick


def activate(game: State, general: int, mp: int) -> None:
    """HM 9.1: a general is activated."""
    before = game.activation
    act = state.NO_ACTIVATION.copy()
    act.active, act.general, act.mp, act.sea_mp = True, general, mp, board.SEA_MP
    act.campaign, act.others_ships = [*before.campaign, general], before.others_ships
    game.activation = act
    command.make_senior(game, general)
    if game.telling:
        game.tell(events.Activated(Seat(act.side), events.general(general), mp))
    game.push(NextStep())


class EndActivation(Errand):
    """HM 9.6: the activation ends; in a campaign its warships may not sail with the next general (HM 10.11)."""

    lies_on: ClassVar[str] = "campaign"

    def run(self, game: State) -> None:
        act = game.activation
        game.activation = state.NO_ACTIVATION
        if game.agenda and isinstance(game.agenda[-1], Campaign):
            rest = state.NO_ACTIVATION.copy()
            rest.active, rest.campaign = True, act.campaign
            rest.others_ships = min(game.ready[act.side], act.others_ships + act.ships)
            game.activation = rest
        if game.at[act.general] >= 0:
            game.push(command.Commander(act.side, game.at[act.general]))


class Campaign(OfSideCounted):
    """HM 21.6: choose the next general, whatever his strategy rating; after the first the player may stop."""

    lies_on: ClassVar[str] = "strategy"

    def __init__(self, side: kinds.Side, count: kinds.Amount, mp: kinds.Amount) -> None:
        self.side, self.count, self.mp = side, count, mp

    def run(self, game: State) -> Flow:
        side, left, mp = self.side, self.count, self.mp
        done = game.activation.campaign
        options = [words.GENERAL + general for general in game.on_map(side) if general not in done]
        word = words.DONE
        if left and options:
            options += [words.DONE] if done else []
            word = yield from choose(side, "HM 21.6", "prompt-campaign", options, {"left": left, "mp": mp})
        if word == words.DONE:
            game.activation = state.NO_ACTIVATION
            return
        game.push(Campaign(side, left - 1, mp))
        activate(game, word - words.GENERAL, mp)


class MayActivate(OfSideCounted):
    """Card 83: optionally activate a general of any strategy rating."""

    lies_on: ClassVar[str] = "strategy"

    def run(self, game: State) -> Flow:
        side, generals = self.side, game.on_map(self.side)
        general = yield from pick(side, "HM 21.6", "prompt-may-activate", words.GENERAL, generals, None, words.PASS)
        if general != board.NOBODY:
            activate(game, general, self.count)


class NextStep(Errand):
    """HM 9.2-9.7: ask for the activated general's next step, if he is still there and may go on.

    The consequences of a step come before the next one.
    """

    lies_on: ClassVar[str] = "campaign"
    written_as: ClassVar[str] = "move"

    def run(self, game: State) -> Flow:
        act = game.activation
        side, general, place = act.side, act.general, game.at[act.general]
        if act.over or place < 0 or (act.mp <= 0 and place < board.INSIDE):
            game.push(EndActivation())
            return
        game.push(self)
        params: dict[str, object] = {"general": board.GENERAL_NAMES[general], "mp": act.mp}
        options = step_options(game, side, general)
        word = options[0] if len(options) == 1 else (yield Ask(side, "HM 9.2", "prompt-move", options, params))
        if word == words.STOP:
            act.over = True
        elif word == words.SIEGE:
            act.over = True
            game.push(sieges.Siege(side, place))
        elif word == words.ATTACK:
            most = (board.ARMY_LIMIT, command.ALL)
            force = yield from command.choose_force(game, side, place, general, "HM 9.8", 1, most, at_once=False)
            act.over = True
            pieces.shift(game, side, place, place - board.INSIDE, force)
            game.push(battle.Battle(place - board.INSIDE, side, state.FROM_CITY))
        elif word < words.SAIL:
            yield from march(game, side, word - words.MARCH)
        else:
            yield from sea.announce_leg(game, side, word - words.SAIL)


def step_options(game: State, side: int, general: int) -> list[int]:
    """HM 9.2-9.8: the general's options: march or sail, attempt a siege, sally out of the city, or stop."""
    act = game.activation
    place = game.at[general]
    space = place % board.INSIDE
    enemy = game.cus[1 - side]
    options = [words.STOP]
    armed = command.can_leave(game, side, place, general, 1)
    alone = armed or command.can_leave(game, side, place, general, 0)
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


def march(game: State, side: int, target: int) -> Flow:
    """HM 9.2-9.4: take a force along and enter the next space."""
    act = game.activation
    place = game.at[act.general]
    kind = dict(board.LINKS[place])[target]
    need = 1 if game.cus[1 - side][target] else 0
    dice = need > 0 or (kind == board.PASS_LINK and game.cus[side][place] > 0)
    force = yield from command.choose_force(game, side, place, act.general, "HM 9.2", need, at_once=not dice)
    act.mp -= board.LINK_COST[kind]
    pieces.shift(game, side, place, target, force)
    pieces.settle(game, place)
    game.leave_trail(act.general, place)
    if game.telling:
        name, start = events.general(act.general), events.space(place)
        game.tell(events.Marched(Seat(side), name, events.space(target), force.cus, force.trains, start))
    begin_entry(game, target, force, place)
    game.push(Enter(target, kind))


def begin_entry(game: State, target: int, force: Force, came_from: int) -> None:
    """HM 9.4, 10.10(c): note who enters and from where; the army arrives after interception and going back."""
    act = game.activation
    act.force, act.came_from, act.tried = force, came_from, []
    act.intercepted, act.failed = False, [False, False]
    game.then(LandInterception(target), GoBack(target), Arrive(target))


class Enter(InSpace):
    """HM 9.3-9.4: attrition in a pass, then the opponent's window for Harsh Country."""

    lies_on: ClassVar[str] = "land-interception"

    def __init__(self, space: kinds.Space, link: kinds.Link) -> None:
        self.space, self.link = space, link

    def run(self, game: State) -> Flow:
        act = game.activation
        if self.link == board.PASS_LINK and act.force.cus:
            yield from force_attrition(game, self.space, -2, "pass")
        if act.force.cus >= 3 and game.control[self.space] != act.side:
            game.push(reactions.Window(cards.LAND_MOVE, 1 - act.side, self.space))


def force_attrition(game: State, space: int, modifier: int = 0, why: str = "") -> Flow:
    """HM 18.1: an attrition roll for the force that is moving."""
    act = game.activation
    loss = pieces.attrition(game, act.side, space, act.force.cus, modifier, why)
    yield from pieces.lose_from_force(game, act.side, act.force, loss, space)


class HarshCountry(InSpace):
    """Card 124: attrition for the army that has just marched in, unless it spends one of its trains."""

    lies_on: ClassVar[str] = "land-interception"

    def run(self, game: State) -> Flow:
        act = game.activation
        options = [words.TRAIN_LOST, words.ROLL] if act.force.trains else [words.ROLL]
        word = yield from choose(act.side, "HM 21.2", "prompt-train-or-roll", options)
        if word == words.TRAIN_LOST:
            act.force.trains -= 1
            pieces.take_trains(game, act.side, self.space, 1)
        else:
            yield from force_attrition(game, self.space)


def land_interceptors(game: State, side: int, target: int) -> list[int]:
    """HM 13.1: generals of a side that may try to intercept an enemy in a space."""
    if board.KIND[target] != board.NORMAL and game.control[target] == 1 - side:
        return []
    near = [general for general in game.on_map(side) if game.at[general] in board.NORMAL_NEAR[target]]
    free = [one for one in near if not game.cus[1 - side][game.at[one]] and one not in game.activation.tried]
    return [general for general in free if command.can_leave(game, side, game.at[general], general, 1)]


class LandInterception(InSpace):
    """HM 13.1-13.2: one general after another may try; whoever succeeds moves in and will defend."""

    lies_on: ClassVar[str] = "go-back"

    def run(self, game: State) -> Flow:
        act, target = game.activation, self.space
        side = 1 - act.side
        generals = land_interceptors(game, side, target)
        where: Params = {"space": board.SPACE_NAMES[target]}
        general = yield from pick(side, "HM 13.1", "prompt-intercept", words.GENERAL, generals, where, words.PASS)
        if general == board.NOBODY:
            return
        act.tried.append(general)
        game.push(self)
        if not command.roll_against(game, side, "interception", general, board.BATTLE[general]):
            return
        place = game.at[general]
        force = yield from command.choose_force(game, side, place, general, "HM 13.2", need=1)
        act.intercepted = True
        pieces.go(game, side, place, target, force, "interception")
        pieces.settle(game, place)
        command.make_senior(game, general)
        game.push(command.Commander(side, target))


class GoBack(InSpace):
    """HM 13.3-13.4: an intercepted army that came by land may try to go back."""

    lies_on: ClassVar[str] = "arrive"

    def run(self, game: State) -> Flow:
        act = game.activation
        side = act.side
        if not act.intercepted or act.came_from < 0 or game.cus[1 - side][act.came_from]:
            return
        word = yield Ask(side, "HM 13.3", "prompt-go-back", [words.GO_BACK, words.FIGHT])
        if word == words.FIGHT:
            return
        if command.roll_against(game, side, "go-back", act.general, command.battle_rating(act.general)):
            pieces.shift(game, side, self.space, act.came_from, act.force)
            act.over = True
            act.came_from = state.FROM_NOWHERE
        else:
            act.failed[side] = True


class Arrive(InSpace):
    """HM 9.4-9.5, 9.9: overrun in the open field, the defender's answer, or an empty field."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> None:
        act, target = game.activation, self.space
        side = act.side
        enemy, generals = game.cus[1 - side][target], game.generals_at(1 - side, target)
        if not game.cus[side][target] or not (enemy or generals):
            pieces.settle(game, target)
        elif enemy and act.intercepted:
            fight(game, target)
        elif can_overrun(game, target) and not game.own_city(1 - side, target):
            overrun(game, target)
        else:
            game.then(Answer(target), Meet(target))


def can_overrun(game: State, space: int) -> bool:
    """HM 9.5: whether five CUs came by land and meet one CU without a general."""
    act = game.activation
    enemy = 1 - act.side
    lone = game.cus[enemy][space] == 1 and not game.generals_at(enemy, space)
    return lone and act.force.cus >= board.OVERRUN_CUS and act.came_from >= 0


def overrun(game: State, space: int) -> None:
    """HM 9.5: the lone CU is gone, and the march goes on."""
    side = game.activation.side
    if game.telling:
        game.tell(events.Overrun(Seat(side), events.space(space)))
    pieces.take_cus(game, 1 - side, space, 1, game.elephants[space] if side == board.ROME else 0)
    pieces.settle(game, space)


def fight(game: State, space: int) -> None:
    """HM 9.6: a battle ends the activation."""
    act = game.activation
    act.over = True
    game.push(battle.Battle(space, act.side, act.came_from))


def avoid_spaces(game: State, side: int, space: int, came_from: int) -> list[int]:
    """HM 13.6, 15.2: over a normal link, not enemy-controlled, no enemy CU, not where the mover came from."""
    free = [near for near in board.NORMAL_NEAR[space] if not game.cus[1 - side][near] and near != came_from]
    return [near for near in free if game.control[near] != 1 - side]


class Answer(InSpace):
    """HM 13.5-13.7: the defender may go into the city, avoid battle, stand, or split up between these."""

    lies_on: ClassVar[str] = "meet"

    def run(self, game: State) -> Flow:
        act, target = game.activation, self.space
        side = 1 - act.side
        lone = can_overrun(game, target)
        if game.own_city(side, target):
            word = yield Ask(side, "HM 13.5", "prompt-answer-city", [words.INTO_CITY, words.FIELD])
            if word == words.INTO_CITY:
                most = (game.room(target), command.ALL)
                force = yield from command.choose_force(game, side, target, board.NOBODY, "HM 13.5", 0, most)
                pieces.enter_city(game, side, target, force)
        if lone and game.cus[side][target]:
            overrun(game, target)
            return
        general = game.commander(side, target)
        if general < 0 or general in act.avoided:
            return
        goals = avoid_spaces(game, side, target, act.came_from)
        if not goals or not command.can_leave(game, side, target, general, 0, command.ALL):
            return
        word = yield Ask(side, "HM 13.6", "prompt-avoid", [words.AVOID, words.STAND])
        if word == words.STAND:
            return
        act.avoided += game.generals_at(side, target)
        if command.roll_against(game, side, "avoid", general, board.BATTLE[general]):
            yield from slip_away(game, side, target, general, goals)
        else:
            act.failed[side] = True


def slip_away(game: State, side: int, space: int, general: int, goals: list[int]) -> Flow:
    """HM 13.6: choose a goal and a force, and go."""
    goal = yield from pick(side, "HM 13.6", "prompt-where-to", words.SPACE, goals)
    force = yield from command.choose_force(game, side, space, general, "HM 13.6", 0, (command.ALL, command.ALL))
    pieces.go(game, side, space, goal, force, "avoid")
    pieces.settle(game, goal)
    game.push(command.Commander(side, goal))


class Meet(InSpace):
    """HM 9.6: a battle if the enemy stands, otherwise the army may go on."""

    lies_on: ClassVar[str] = "move"

    def run(self, game: State) -> None:
        if game.cus[1 - game.activation.side][self.space]:
            fight(game, self.space)
        else:
            pieces.settle(game, self.space)
