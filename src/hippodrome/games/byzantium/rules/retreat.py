"""BZ 8: retreats. The route costs as few cubes as possible; among equals the owner chooses."""

from typing import Annotated, Final

from hippodrome.games.byzantium import events, pieces
from hippodrome.games.byzantium.rules import cubes
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.agenda import Affair
from hippodrome.kernel.ask import Ask, Flow, Params
from hippodrome.kernel.events import Seat
from hippodrome.kernel.kinds import Flag, Named, Number

VOLUNTARY: Final = 0
FORCED: Final = 1
BEATEN_ATTACKER: Final = 2
KINDS: Final = ("voluntary", "forced", "beaten-attacker")
"""Why an army retreats (BZ 8.1, BZ 8.3)."""

DRY: Final = 1
WET: Final = 2


class Routes:
    """BZ 8.4-8.5: the cheapest routes out of a city: their price, and the goals reached without and with sea links."""

    def __init__(self, toll: int, dry: list[int], wet: list[int]) -> None:
        self.toll, self.dry, self.wet = toll, dry, wet


def find_routes(game: State, side: int, start: int, sea_closed: bool) -> Routes:
    """BZ 8.2-8.5: search outwards city by city; a foreign city costs one cube, a friendly one ends the retreat."""
    board = game.board
    virtual = side == pieces.BYZANTINE and game.rulings.virtual_sea_retreat
    links = board.reach[side] if virtual else board.near[side]
    ways: list[int] = [0] * board.count  # how a city is reached: DRY, WET or both
    depth: list[int] = [-1] * board.count
    ways[start], depth[start] = DRY, 0
    layer = [start]
    toll = 0
    while layer:
        ahead: list[int] = []
        for city in layer:
            for other in links[city]:
                sea = side == pieces.ARAB and game.link_is_sea(city, other)
                if (sea and sea_closed) or (depth[other] != -1 and depth[other] <= toll):
                    continue
                if depth[other] == -1:
                    depth[other] = toll + 1
                    ahead.append(other)
                ways[other] |= WET if sea else ways[city]
        goals = [city for city in ahead if game.allegiance[city] == side]
        if goals:
            return Routes(
                toll, [city for city in goals if ways[city] & DRY], [city for city in goals if ways[city] & WET]
            )
        layer = ahead
        toll += 1
    return Routes(-1, [], [])


def can_flee(game: State, seat: int, side: int, city: int, sea_closed: bool = False) -> bool:
    """BZ 8.7, BZ 8.9: whether a voluntary retreat leaves the army a cube; by land only if the sea is closed."""
    routes = find_routes(game, side, city, sea_closed)
    return routes.toll >= 0 and routes.toll < game.army(seat, side)


class Flight(Affair[State]):
    """BZ 8.1: the retreat of an army from a city."""

    runner: pieces.Player
    side: pieces.Side
    kind: Annotated[int, Named(KINDS)]
    city: pieces.City
    goal: pieces.City = pieces.NOWHERE  # still to be found
    toll: Annotated[int, Number(0, 99)] = 0  # foreign cities on the way
    by_sea: Annotated[bool, Flag()] = False  # and the Byzantine fleet has not yet decided
    sea_closed: Annotated[bool, Flag()] = False

    def __init__(self, runner: int, side: int, kind: int, city: int) -> None:
        self.runner, self.side, self.kind, self.city = runner, side, kind, city

    # Made from the fields by tools/copies.py.
    def copy(self) -> "Flight":
        """Return a copy that shares nothing that can change."""
        twin = Flight(self.runner, self.side, self.kind, self.city)
        twin.goal, twin.toll, twin.by_sea, twin.sea_closed = self.goal, self.toll, self.by_sea, self.sea_closed
        return twin

    def run(self, game: State) -> Flow:
        """BZ 8.5, BZ 8.9, BZ 8.4: find a goal, let the fleet decide, pay for the way."""
        if self.goal == pieces.NOWHERE:
            return self.find_goal(game)
        if self.by_sea:
            return self.block_or_not(game)
        return self.arrive(game)

    def find_goal(self, game: State) -> Flow:
        """BZ 8.4-8.5: the route must cost as few cubes as possible; among equals the owner chooses."""
        routes = find_routes(game, self.side, self.city, self.sea_closed)
        if routes.toll < 0 or routes.toll >= game.army(self.runner, self.side):
            self.no_way(game)
            return
        goals = routes.dry + [city for city in routes.wet if city not in routes.dry]
        params: Params = {"force": cubes.force_name(self.side), "city": game.city_name(self.city), "count": routes.toll}
        city = yield from game.choose_city(self.runner, "BZ 8.5", "prompt-goal", sorted(goals), params)
        by_sea = city not in routes.dry
        if self.watched(game) and city in routes.dry and city in routes.wet:
            options = [pieces.BY_LAND, pieces.BY_SEA]
            word = yield Ask(self.runner, "BZ 8.5", "prompt-way", options, {"city": game.city_name(city)})
            by_sea = word == pieces.BY_SEA
        self.set_out(game, city, routes.toll, by_sea)

    def watched(self, game: State) -> bool:
        """BZ 8.9: whether a fleet could block; only then does it matter whether the way crosses water (R32)."""
        return not self.sea_closed and game.fleet_against(self.runner, self.side) != pieces.NOBODY

    def set_out(self, game: State, goal: int, toll: int, by_sea: bool) -> None:
        """BZ 8.9: a goal is chosen; across the sea the Byzantine fleet may block."""
        self.goal, self.toll, self.by_sea = goal, toll, by_sea and self.watched(game)

    def block_or_not(self, game: State) -> Flow:
        """BZ 8.9: the owner of the Byzantine fleet may block; then all sea links are closed for this retreat."""
        owner = game.fleet_against(self.runner, self.side)
        params: Params = {"seat": self.runner, "city": game.city_name(self.city), "goal": game.city_name(self.goal)}
        word = yield Ask(owner, "BZ 8.9", "prompt-block", [pieces.BLOCK, pieces.LET_PASS], params)
        self.by_sea = False
        if game.telling:
            told = events.Blocked if word == pieces.BLOCK else events.LetRetreat
            game.tell(told(Seat(owner), Seat(self.runner)))
        if word == pieces.BLOCK:
            self.sea_closed, self.goal = True, pieces.NOWHERE
            asks = self.kind == VOLUNTARY and game.rulings.ask_blocked
            if self.kind == BEATEN_ATTACKER and not game.rulings.reroute_blocked:
                self.no_way(game)
            elif asks and can_flee(game, self.runner, self.side, self.city, sea_closed=True):
                yield from self.fight_or_walk(game)

    def fight_or_walk(self, game: State) -> Flow:
        """BZ 8.9, R36: a blocked army decides again: fight, or retreat by land."""
        force, city = cubes.force_name(self.side), game.city_name(self.city)
        options = [pieces.BY_LAND, pieces.FIGHT]
        word = yield Ask(self.runner, "BZ 8.9", "prompt-blocked", options, {"force": force, "city": city})
        if word == pieces.FIGHT:
            if game.telling:
                game.tell(events.Stood(Seat(self.runner), force, city))
            game.finish(self)

    def no_way(self, game: State) -> None:
        """BZ 8.7, BZ 8.9: without a way a forced retreat destroys the army, and a voluntary one becomes a fight."""
        runner, force, city = Seat(self.runner), cubes.force_name(self.side), game.city_name(self.city)
        if self.kind == VOLUNTARY:
            if game.telling:
                game.tell(events.Voided(runner, city))
                game.tell(events.Stood(runner, force, city))
        else:
            cubes.destroy(game, self.runner, self.side)
            if game.telling:
                game.tell(events.Destroyed(runner, force, city))
        game.finish(self)

    def arrive(self, game: State) -> Flow:
        """BZ 8.4: pay the toll, a cube for each foreign city on the way, and stop in the first friendly one."""
        if game.telling:
            force, goal = cubes.force_name(self.side), game.city_name(self.goal)
            game.tell(events.Retreated(Seat(self.runner), force, game.city_name(self.city), goal, self.toll))
        yield from cubes.lose(game, self.runner, self.side, self.toll, "BZ 8.4")
        game.held[self.runner][pieces.FIGURE + self.side] = self.goal
        game.finish(self)


def go_back(game: State, seat: int, side: int, city: int, came_from: int) -> None:
    """BZ 8.3: a beaten attacker returns to its last city, which is friendly; a beaten defender looks for a way."""
    if came_from == pieces.NOWHERE:
        game.push(Flight(seat, side, FORCED, city))
    else:
        flight = Flight(seat, side, BEATEN_ATTACKER, city)
        by_sea = side == pieces.ARAB and game.link_is_sea(came_from, city)
        flight.set_out(game, came_from, 0, by_sea)
        game.push(flight)
