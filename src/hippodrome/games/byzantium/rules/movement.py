"""BZ 6: armies enter and move, and the Byzantine fleet may intervene."""

from collections.abc import Generator
from typing import Annotated, Final

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.rules import attack, cubes, special
from hippodrome.games.byzantium.rules.action import Action, Refusal, name_city
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.agenda import Affair
from hippodrome.kernel.ask import Ask, Flow, Params
from hippodrome.kernel.events import Seat
from hippodrome.kernel.kinds import Flag, Number, Pile


class MoveArmy(Action):
    """BZ 6.1: an army enters or moves."""

    def __init__(self, side: int) -> None:
        super().__init__(pieces.MARCH + side, "BZ 6.1", side)
        self.unfounded = Refusal("BZ 6.2", "why-move-founded")
        self.no_army = Refusal("BZ 6.3", "why-move-no-army")
        self.no_entry = Refusal("BZ 6.3", "why-move-entry")
        self.no_move = Refusal("BZ 6.6", "why-move-empty")
        self.no_way = Refusal("BZ 6.6", "why-move-nowhere", self.count_move)

    def count_move(self, game: State, city: int) -> Params:
        """Return the cubes in the Move box as message parameters."""
        return {"count": game.held[game.seat][self.side * 4 + pieces.MOVE]}

    def refusal(self, game: State) -> Refusal | None:
        """BZ 6.1-6.3: an army on the board needs a way to go, one off the board a city to enter."""
        seat, side, own = game.seat, self.side, game.held[game.seat]
        city = own[pieces.FIGURE + side]
        if city != pieces.NOWHERE:
            if own[side * 4 + pieces.MOVE] == 0:
                return self.no_move
            return None if steps(game, seat, side, city, 0) else self.no_way
        if side == pieces.BYZANTINE and not own[pieces.FOUNDED]:
            return self.unfounded
        if game.army(seat, side) == 0:
            return self.no_army
        enters = entry_cities(game, side) if game.rulings.enter_controlled_only else side in game.allegiance
        return None if enters else self.no_entry

    def play(self, game: State) -> Flow:
        """BZ 6.10: name the way: an entry city if off the board, then up to two links."""
        seat, side = game.seat, self.side
        city = game.held[seat][pieces.FIGURE + side]
        entering = city == pieces.NOWHERE
        if entering:
            params: Params = {"force": cubes.force_name(side)}
            city = yield from game.choose_city(seat, "BZ 6.3", "prompt-enter", entry_cities(game, side), params)
        if game.rulings.whole_path:
            path = yield from name_path(game, seat, side, city, entering)
            game.push(March(side, path))
        else:
            game.push((yield from name_goal(game, seat, side, city, entering)))


def entry_cities(game: State, side: int) -> list[int]:
    """BZ 6.3: where a figure of a side may enter."""
    friendly = [city for city in range(game.board.count) if game.allegiance[city] == side]
    if game.rulings.enter_controlled_only:
        return [city for city in friendly if game.control[city] != pieces.NOBODY]
    return friendly


def link_cost(game: State, seat: int, side: int, origin: int, city: int) -> int:
    """BZ 6.6-6.9: the cubes for one link as the fleets stand, without the surcharge for the second."""
    link = game.board.link_of[origin * game.board.count + city]
    return game.board.link_cost(side, link, game.has_arab_fleet(seat), game.intervened)


def steps(game: State, seat: int, side: int, city: int, spent: int) -> list[int]:
    """BZ 6.5: the cities an army can go on to from a city, after spending some cubes."""
    own = game.held[seat]
    purse = own[side * 4 + pieces.MOVE] - spent
    found: list[int] = []
    if purse <= 0:  # the Arab fleet may make a sea link cheaper than any other
        return found
    board = game.board
    sails = side == pieces.ARAB and game.has_arab_fleet(seat)
    for goal in board.reach[side][city]:
        if goal_refusal(game, seat, side, goal) is not None:
            continue
        link = board.link_of[city * board.count + goal]
        if board.link_cost(side, link, sails, game.intervened) <= purse:
            found.append(goal)
    return found


OWN_CITY: Final = Refusal("BZ 6.14", "why-march-own", name_city)
OTHER_ARMY: Final = Refusal("BZ 6.14", "why-march-both", name_city)


def goal_refusal(game: State, seat: int, side: int, goal: int) -> Refusal | None:
    """BZ 6.14-6.15: why an army may not enter a city, or None; cities of its own side are always open to it."""
    if game.allegiance[goal] == side:
        return None
    if game.control[goal] == seat:
        return OWN_CITY
    return OTHER_ARMY if game.held[seat][pieces.FIGURE + 1 - side] == goal else None


def watched(game: State, seat: int, side: int, origin: int, city: int) -> bool:
    """BZ 6.12: whether the Byzantine fleet may intervene on a link."""
    return game.fleet_against(seat, side) != pieces.NOBODY and game.link_is_sea(origin, city)


def name_goal(game: State, seat: int, side: int, city: int, entering: bool) -> Generator[Ask, int, "March"]:
    """BZ 6.10, R34: name one or two links at once; where the fleet may intervene, one, and the next after crossing.

    A neighbouring city that can also be reached through another city is reached the short way, unless the player
    asks to go link by link.
    """
    board = game.board
    near = steps(game, seat, side, city, 0)
    ways = far_ways(game, seat, side, city, near)
    goals = near + sorted([goal for goal in ways if goal not in near])
    options = [board.word_of[goal] for goal in goals]
    if entering:
        options.append(pieces.STOP)
        if len(options) == 1:
            return March(side, [city])
    if has_detour(game, seat, side, city, near, ways):
        options.append(board.link_by_link)
    params: Params = {"force": cubes.force_name(side), "city": game.city_name(city)}
    word = yield Ask(seat, "BZ 6.5", "prompt-march", options, params)
    if word == pieces.STOP:
        return March(side, [city])
    if word == board.link_by_link:
        firsts = [board.word_of[via] for via in first_cities(ways)]
        word = yield Ask(seat, "BZ 6.10", "prompt-march-first", firsts, params)  # asked even if there is only one
        return March(side, [city, board.city_of[word - pieces.CITY]], asks_on=True)
    goal = board.city_of[word - pieces.CITY]
    if goal in near:
        if goal not in ways or not watched(game, seat, side, city, goal):
            return March(side, [city, goal])
        words = [pieces.BY_LAND, pieces.BY_SEA]
        word = yield Ask(seat, "BZ 6.10", "prompt-way", words, {"city": game.city_name(goal)})
        if word == pieces.BY_SEA:
            return March(side, [city, goal])
    named: Params = {"force": cubes.force_name(side), "city": game.city_name(goal)}
    via = yield from game.choose_city(seat, "BZ 6.10", "prompt-march-via", ways[goal], named)
    return March(side, [city, via, goal])


def far_ways(game: State, seat: int, side: int, city: int, near: list[int]) -> dict[int, list[int]]:
    """R34: the cities reached over two links that no fleet watches, each with the friendly ones on the way there."""
    ways: dict[int, list[int]] = {}
    fleet = game.fleet_against(seat, side) != pieces.NOBODY
    for via in near:
        if game.allegiance[via] != side or (fleet and game.link_is_sea(city, via)):
            continue
        spent = link_cost(game, seat, side, city, via) + game.board.surcharge
        for goal in steps(game, seat, side, via, spent):
            if not (fleet and game.link_is_sea(via, goal)):
                ways.setdefault(goal, []).append(via)
    return ways


def has_detour(game: State, seat: int, side: int, city: int, near: list[int], ways: dict[int, list[int]]) -> bool:
    """R34: whether a neighbouring city can also be reached through another; over water the player may have to ask."""
    for goal in near:
        if goal in ways and not watched(game, seat, side, city, goal):
            return True
    return False


def first_cities(ways: dict[int, list[int]]) -> list[int]:
    """R34: the intermediate cities of second links."""
    found: list[int] = []
    for vias in ways.values():
        for via in vias:
            if via not in found:
                found.append(via)
    found.sort()
    return found


def name_path(game: State, seat: int, side: int, city: int, entering: bool) -> Generator[Ask, int, list[int]]:
    """R34, option `march`: the whole path is named before anything happens."""
    board, force = game.board, cubes.force_name(side)
    path = [city]
    spent = 0
    while len(path) < 3 and game.allegiance[city] == side:
        options = [board.word_of[goal] for goal in steps(game, seat, side, city, spent)]
        if not options:
            break
        if entering or len(path) > 1:
            options.append(pieces.STOP)
        params: Params = {"force": force, "city": game.city_name(city)}
        rule, key = ("BZ 6.5", "prompt-march") if len(path) == 1 else ("BZ 6.6", "prompt-march-on")
        word = yield Ask(seat, rule, key, options, params)
        if word == pieces.STOP:
            break
        path.append(board.city_of[word - pieces.CITY])
        spent = link_cost(game, seat, side, city, path[-1]) + board.surcharge
        city = path[-1]
    return path


class March(Affair[State]):
    """BZ 6: the march of an army of the player in turn along the named path."""

    side: pieces.Side
    path: Annotated[list[int], Pile(Number(0, 999), 3)]  # starting where the army stands
    crossed: Annotated[int, Number(0, 2)] = 0  # links already crossed
    came_from: pieces.City = pieces.NOWHERE  # the city it left last
    doubled: Annotated[bool, Flag()] = False  # the fleet has intervened; will the player go on?
    blows: Annotated[int, Number(-1, 99)] = -1  # the fleet's hits still to be taken, -1: it has not shot
    asks_on: Annotated[bool, Flag()] = False  # ask "go on or stay?" after the link: by request, or for the fleet

    def __init__(self, side: int, path: list[int], asks_on: bool = False) -> None:
        self.side, self.path, self.asks_on = side, path, asks_on

    # Made from the fields by tools/copies.py.
    def copy(self) -> "March":
        """Return a copy that shares nothing that can change."""
        twin = March(self.side, self.path[:], self.asks_on)
        twin.crossed, twin.came_from, twin.doubled, twin.blows = self.crossed, self.came_from, self.doubled, self.blows
        return twin

    def run(self, game: State) -> Flow | None:
        """BZ 6.1, BZ 6.12: the fleet decides before any cube is spent; then the army enters, moves and attacks."""
        if self.doubled:
            return self.press_on(game)
        if self.unanswered(game):
            return self.ask_fleet(game)
        if game.held[game.seat][pieces.FIGURE + self.side] == pieces.NOWHERE:
            self.enter(game)
            return None
        if len(self.path) > 1:
            return self.cross(game)
        if self.asks_on:
            return self.go_on_or_stay(game)
        return self.arrive(game)

    # --- the Byzantine fleet ----------------------------------------------------------------------------------------

    def unanswered(self, game: State) -> list[int]:
        """BZ 6.12: the sea links of the path on which the Byzantine fleet has not yet decided this turn."""
        found: list[int] = []
        if game.fleet_against(game.seat, self.side) == pieces.NOBODY:
            return found
        board = game.board
        for place in range(1, len(self.path)):
            link = board.link_of[self.path[place - 1] * board.count + self.path[place]]
            spoken = link in game.intervened or link in game.let_pass or link in found
            if board.kind_of[link] == pieces.SEA and not spoken:
                found.append(link)
        return found

    def ask_fleet(self, game: State) -> Flow:
        """BZ 6.12: the fleet's owner decides for each sea link of the path whether to intervene."""
        owner = game.fleet_against(game.seat, self.side)
        before = len(game.intervened)
        if game.telling:
            names = game.city_name(self.path[0]), game.city_name(self.path[-1])
            game.tell(events.Announced(Seat(game.seat), cubes.force_name(self.side), *names))
        for link in self.unanswered(game):
            a, b, _kind = game.board.links[link]
            origin, city = game.city_name(a), game.city_name(b)
            params: Params = {"seat": game.seat, "origin": origin, "city": city}
            word = yield Ask(owner, "BZ 6.12", "prompt-fleet", [pieces.INTERVENE, pieces.LET_PASS], params)
            if word == pieces.INTERVENE:
                game.intervened.append(link)
            else:
                game.let_pass.append(link)
            if game.telling:
                told = events.Barred if word == pieces.INTERVENE else events.LetSail
                game.tell(told(Seat(owner), Seat(game.seat), cubes.force_name(self.side), origin, city))
        self.doubled = len(game.intervened) > before

    def press_on(self, game: State) -> Flow:
        """BZ 6.12: the price was doubled; the player goes through with it, or takes it back for any other action."""
        cost = self.cost(game)
        back = pieces.STOP if self.crossed else pieces.WITHDRAW
        options = [pieces.GO_ON, back] if cost <= game.held[game.seat][self.side * 4 + pieces.MOVE] else [back]
        word = yield Ask(game.seat, "BZ 6.12", "prompt-press-on", options, {"count": cost})
        self.doubled = False
        if word == pieces.STOP:
            del self.path[1:]
        elif word == pieces.WITHDRAW:
            game.finish(self)
            game.acted = False
            if game.telling:
                game.tell(events.Withdrew(Seat(game.seat)))

    # --- the march --------------------------------------------------------------------------------------------------

    def cost(self, game: State) -> int:
        """BZ 6.6: the total price of the rest of the path."""
        total = 0
        for place in range(1, len(self.path)):
            total += link_cost(game, game.seat, self.side, self.path[place - 1], self.path[place])
            if self.crossed + place > 1:
                total += game.board.surcharge
        return total

    def enter(self, game: State) -> None:
        """BZ 6.3: the figure comes onto the board."""
        game.held[game.seat][pieces.FIGURE + self.side] = self.path[0]
        if game.telling:
            game.tell(events.Entered(Seat(game.seat), cubes.force_name(self.side), game.city_name(self.path[0])))

    def cross(self, game: State) -> Flow | None:
        """BZ 6.6, BZ 6.11-6.12: pay for the next link and cross it; a fleet that intervened shoots."""
        if self.blows >= 0:
            return self.lose_at_sea(game)
        own, side, origin, city = game.held[game.seat], self.side, self.path[0], self.path[1]
        cost = link_cost(game, game.seat, side, origin, city)
        spent = cost + game.board.surcharge if self.crossed else cost
        own[side * 4 + pieces.MOVE] -= spent
        own[pieces.LOSSES] += spent
        if game.telling:
            names = game.city_name(origin), game.city_name(city)
            game.tell(events.Marched(Seat(game.seat), cubes.force_name(side), *names, spent))
        cubes.check_army(game, game.seat, side)
        if own[pieces.FIGURE + side] == pieces.NOWHERE:
            game.finish(self)
        elif game.board.link_of[origin * game.board.count + city] in game.intervened:
            self.draw_fire(game, spent if game.rulings.dice_for_all_cubes else cost)
        else:
            self.land(game)
        return None

    def draw_fire(self, game: State, dice: int) -> None:
        """BZ 6.12: the fleet's owner rolls as many dice as cubes were spent for the link."""
        rolled = game.roll(dice)
        game.show_dice(self.path[1], [], rolled)
        self.blows = game.count_hits(rolled)
        if game.telling:
            game.tell(events.FleetShot(Seat(game.fleet_against(game.seat, self.side)), rolled, self.blows))

    def lose_at_sea(self, game: State) -> Flow:
        """BZ 6.12: the army's owner chooses the cubes lost to the fleet's hits, before any attack."""
        yield from cubes.lose(game, game.seat, self.side, self.blows, "BZ 6.12")
        if game.held[game.seat][pieces.FIGURE + self.side] == pieces.NOWHERE:
            game.finish(self)
        else:
            self.land(game)

    def land(self, game: State) -> None:
        """BZ 6.10, BZ 6.12: the army has crossed; its path goes on from there if it can still be paid for."""
        self.came_from = self.path.pop(0)
        self.crossed += 1
        self.blows = -1
        own, side, city = game.held[game.seat], self.side, self.path[0]
        own[pieces.FIGURE + side] = city
        if not game.rulings.whole_path:
            self.asks_on = len(self.path) == 1 and (self.asks_on or self.may_go_on(game))
            game.intervened, game.let_pass = [], []  # BZ 6.12: the fleet decides anew about each crossing
            return
        if len(self.path) > 1 and self.cost(game) > own[side * 4 + pieces.MOVE]:
            # R33: the fleet sank Move cubes that the second link needed.
            del self.path[1:]
            if game.telling:
                game.tell(events.Halted(Seat(game.seat), cubes.force_name(side), game.city_name(city)))

    def onward(self, game: State) -> list[int]:
        """BZ 6.6: the goals of a second link that can still be paid for."""
        return steps(game, game.seat, self.side, self.path[0], game.board.surcharge)

    def may_go_on(self, game: State) -> bool:
        """R34: whether to ask about a second link: the fleet watched the first one, or watches a possible second."""
        seat, side, city = game.seat, self.side, self.path[0]
        if self.crossed != 1 or game.allegiance[city] != side:
            return False
        goals = self.onward(game)
        if watched(game, seat, side, self.came_from, city):
            return len(goals) > 0
        return any(watched(game, seat, side, city, goal) for goal in goals)

    def go_on_or_stay(self, game: State) -> Flow:
        """R34: the first link is crossed and the fleet's decision is known; go on or stay."""
        options = [game.board.word_of[goal] for goal in self.onward(game)] + [pieces.STOP]
        params: Params = {"force": cubes.force_name(self.side), "city": game.city_name(self.path[0])}
        word = yield Ask(game.seat, "BZ 6.10", "prompt-march-on", options, params)
        self.asks_on = False
        if word != pieces.STOP:
            self.path.append(game.board.city_of[word - pieces.CITY])

    def arrive(self, game: State) -> Flow:
        """BZ 6.13, BZ 6.16: a foreign city is attacked; in a friendly one a civil war may follow."""
        seat, side, city = game.seat, self.side, self.path[0]
        war = special.CIVIL_WARS[side]
        word = pieces.STOP
        if game.allegiance[city] == side and war.refusal_in(game, city) is None:
            options = [pieces.STOP, war.word]
            word = yield Ask(seat, "BZ 6.16", "prompt-civil-war", options, {"city": game.city_name(city)})
        game.finish(self)
        if word == war.word:
            yield from war.start(game, city, self.came_from)
        elif game.allegiance[city] != side:
            attack.begin_attack(game, side, city, self.came_from, side)
