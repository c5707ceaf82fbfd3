"""BZ 8: retreats. The route costs as few cubes as possible; among equals the owner chooses."""

from hippodrome.games.byzantium import events, phases, pieces, state
from hippodrome.games.byzantium.rules import cubes
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow, Params
from hippodrome.kernel.events import Seat

DRY = 1
WET = 2


class Routes:
    """BZ 8.4-8.5: the cheapest routes out of a city: their toll, and the goals reached without and with sea links."""

    def __init__(self) -> None:
        self.toll = -1
        self.dry: list[int] = []
        self.wet: list[int] = []


def find_routes(game: State, side: int, start: int, sea_closed: bool) -> Routes:
    """BZ 8.2-8.5: search outwards city by city; a foreign city costs one cube, a friendly one ends the retreat."""
    board = game.board
    virtual = side == pieces.BYZANTINE and game.rulings.virtual_sea_retreat
    links = board.reach[side] if virtual else board.near[side]
    routes = Routes()
    ways: list[int] = [0] * board.count  # how a city was reached: DRY, WET or both
    depth: list[int] = [-1] * board.count
    ways[start] = DRY
    depth[start] = 0
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
            routes.toll = toll
            routes.dry = [city for city in goals if ways[city] & DRY]
            routes.wet = [city for city in goals if ways[city] & WET]
            return routes
        layer = ahead
        toll += 1
    return routes


def can_flee(game: State, seat: int, side: int, city: int) -> bool:
    """BZ 8.7: a voluntary retreat must leave the army at least one cube."""
    routes = find_routes(game, side, city, False)
    return routes.toll >= 0 and routes.toll < game.army(seat, side)


def begin_flight(game: State, seat: int, side: int, kind: int, city: int, after: int) -> None:
    """BZ 8.1: an army is to leave a city; when it is done, play goes on with the phase `after`."""
    game.runner = seat
    game.runner_side = side
    game.flight = kind
    game.flight_from = city
    game.sea_closed = False
    game.after_flight = after
    game.phase = phases.FLIGHT


def flee(game: State) -> Flow | None:
    """BZ 8.3-8.5: find where the army goes; ask only where its owner has a choice."""
    if game.flight == state.BEATEN_ATTACKER:
        # BZ 8.3: back to where it came from, which is friendly, so nothing is lost.
        by_sea = game.runner_side == pieces.ARAB and game.link_is_sea(game.came_from, game.flight_from)
        set_out(game, game.came_from, 0, by_sea)
        return None
    routes = find_routes(game, game.runner_side, game.flight_from, game.sea_closed)
    if routes.toll < 0 or routes.toll >= game.army(game.runner, game.runner_side):
        no_way(game)
        return None
    # Only for a fleet that could block does it matter whether the way leads over sea.
    watched = not game.sea_closed and game.fleet_against(game.runner, game.runner_side) != pieces.NOBODY
    goals = routes.dry + [city for city in routes.wet if city not in routes.dry]
    if len(goals) == 1 and not (watched and routes.dry and routes.wet):
        set_out(game, goals[0], routes.toll, not routes.dry)
        return None
    return choose_goal(game, routes, sorted(goals), watched)


def choose_goal(game: State, routes: Routes, goals: list[int], watched: bool) -> Flow:
    """BZ 8.5: the owner chooses among the cheapest routes."""
    seat, board = game.runner, game.board
    city = goals[0]
    if len(goals) > 1:
        force, start = cubes.force_name(game.runner_side), cubes.city_name(game, game.flight_from)
        params: Params = {"force": force, "city": start, "count": routes.toll}
        options = [board.word_of[goal] for goal in goals]
        city = board.city_of[(yield Ask(seat, "BZ 8.5", "prompt-goal", options, params)) - pieces.CITY]
    by_sea = city not in routes.dry
    if watched and city in routes.dry and city in routes.wet:
        params = {"city": cubes.city_name(game, city)}
        by_sea = (yield Ask(seat, "BZ 8.5", "prompt-way", [pieces.BY_LAND, pieces.BY_SEA], params)) == pieces.BY_SEA
    set_out(game, city, routes.toll, by_sea)


def set_out(game: State, goal: int, toll: int, by_sea: bool) -> None:
    """BZ 8.9: a goal is chosen; over sea the Byzantine fleet may have a word."""
    game.goal = goal
    game.toll = toll
    game.goal_by_sea = by_sea
    watched = by_sea and game.fleet_against(game.runner, game.runner_side) != pieces.NOBODY
    game.phase = phases.BLOCKADE if watched else phases.FLIGHT_LOSSES


def no_way(game: State) -> None:
    """BZ 8.7, BZ 8.9: without a way a forced retreat destroys the army, a voluntary one is void: it must fight."""
    seat, side = game.runner, game.runner_side
    city = cubes.city_name(game, game.flight_from)
    if game.flight == state.VOLUNTARY:
        game.stayed.append(seat)
        if game.telling:
            game.tell(events.Voided(Seat(seat), city))
            game.tell(events.Stood(Seat(seat), cubes.force_name(side), city))
    else:
        cubes.destroy(game, seat, side)
        if game.telling:
            game.tell(events.Destroyed(Seat(seat), cubes.force_name(side), city))
    game.phase = game.after_flight


def block_or_not(game: State) -> Flow:
    """BZ 8.9: the owner of the Byzantine fleet may block; then all sea links are closed for this retreat."""
    owner = game.fleet_against(game.runner, game.runner_side)
    start, goal = cubes.city_name(game, game.flight_from), cubes.city_name(game, game.goal)
    params: Params = {"seat": game.runner, "city": start, "goal": goal}
    word = yield Ask(owner, "BZ 8.9", "prompt-block", [pieces.BLOCK, pieces.LET_PASS], params)
    if word == pieces.LET_PASS:
        game.phase = phases.FLIGHT_LOSSES
        if game.telling:
            game.tell(events.LetRetreat(Seat(owner), Seat(game.runner)))
        return
    if game.telling:
        game.tell(events.Blocked(Seat(owner), Seat(game.runner)))
    game.sea_closed = True
    game.phase = phases.FLIGHT
    if game.flight == state.BEATEN_ATTACKER:
        game.flight = state.FORCED
        if not game.rulings.reroute_blocked:
            no_way(game)


def arrive(game: State) -> Flow | None:
    """BZ 8.4: pay the toll, a cube for each foreign city on the way, and stop in the first friendly one."""
    seat, side, toll = game.runner, game.runner_side, game.toll
    if toll > 0 and not cubes.loses_without_choice(game, seat, side, toll):
        return pay_toll(game)
    tell_retreat(game)
    if toll > 0:
        cubes.lose_plainly(game, seat, side, toll)
    stop(game)
    return None


def pay_toll(game: State) -> Flow:
    """BZ 8.4: from Elite, Main or Move, as the owner likes."""
    tell_retreat(game)
    yield from cubes.lose_by_choice(game, game.runner, game.runner_side, game.toll, "BZ 8.4")
    stop(game)


def tell_retreat(game: State) -> None:
    """Tell where an army goes and what the way costs."""
    if game.telling:
        goal, city = cubes.city_name(game, game.goal), cubes.city_name(game, game.flight_from)
        game.tell(events.Retreated(Seat(game.runner), cubes.force_name(game.runner_side), city, goal, game.toll))


def stop(game: State) -> None:
    """BZ 8.4: the figure stands in its goal, and play goes on."""
    game.held[game.runner][pieces.FIGURE + game.runner_side] = game.goal
    game.goal = pieces.NOWHERE
    game.phase = game.after_flight
