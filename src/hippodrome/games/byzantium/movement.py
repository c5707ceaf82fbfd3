"""BZ 6: armies enter and move, and the Byzantine fleet says what it thinks of that."""

from hippodrome.games.byzantium.attack import begin_attack
from hippodrome.games.byzantium.cubes import check_army, city_name, force_name, lose
from hippodrome.games.byzantium.events import Entered, FleetShot, Intervened, LetThrough, Marched, Withdrew
from hippodrome.games.byzantium.pieces import (
    BYZANTINE,
    CITY,
    CIVIL_WAR,
    FIGURE,
    FOUNDED,
    GO_ON,
    INTERVENE,
    LET_PASS,
    LOSSES,
    MOVE,
    NOBODY,
    NOWHERE,
    SEA,
    SPECIAL,
    STOP,
    WITHDRAW,
)
from hippodrome.games.byzantium.special import can_start_civil_war, start_civil_war
from hippodrome.games.byzantium.state import ACTION, FLEET_ANSWERS, MARCHING, NEXT, PRESS_ON, State
from hippodrome.kernel.ask import Ask, Flow, Params
from hippodrome.kernel.events import Seat


def can_march(game: State, seat: int, side: int) -> bool:
    """BZ 6.1-6.3: whether an army can enter or move."""
    own = game.held[seat]
    city = own[FIGURE + side]
    if city != NOWHERE:
        return len(steps(game, seat, side, city, 0, 0)) > 0
    if side == BYZANTINE and not own[FOUNDED]:
        return False
    return game.army(seat, side) > 0 and len(entry_cities(game, side)) > 0


def entry_cities(game: State, side: int) -> list[int]:
    """BZ 6.3: where a figure of a side may enter."""
    controlled_only = game.rulings.enter_controlled_only
    cities: list[int] = []
    for city in range(game.board.count):
        if game.allegiance[city] == side and (not controlled_only or game.control[city] != NOBODY):
            cities.append(city)
    return cities


def link_cost(game: State, seat: int, side: int, origin: int, city: int) -> int:
    """BZ 6.6-6.9: the cubes for one link, without the surcharge for the second."""
    board = game.board
    if side == BYZANTINE:
        return board.byzantine_cost
    link = board.link_of[origin * board.count + city]
    cost = board.arab_cost[link]
    if board.kind_of[link] == SEA:
        if game.has_arab_fleet(seat):
            cost //= 2
        if link in game.intervened:
            cost *= 2
    return cost


def steps(game: State, seat: int, side: int, city: int, spent: int, surcharge: int) -> list[int]:
    """BZ 6.5, BZ 6.13-6.15: the cities an army can go on to from a city, after so many cubes spent."""
    own = game.held[seat]
    purse = own[side * 4 + MOVE] - spent - surcharge
    found: list[int] = []
    if purse < game.board.byzantine_cost:
        return found
    other_figure = own[FIGURE + 1 - side]
    for goal in game.board.reach[side][city]:
        if game.allegiance[goal] != side and (game.control[goal] == seat or other_figure == goal):
            continue
        if link_cost(game, seat, side, city, goal) <= purse:
            found.append(goal)
    return found


def name_march(game: State, seat: int, side: int) -> Flow:
    """BZ 6.1, BZ 6.10: name the whole path: entry city if off the board, then up to two links."""
    words, cities = game.board.word_of, game.board.city_of
    start = game.held[seat][FIGURE + side]
    entering = start == NOWHERE
    if entering:
        options = [words[city] for city in entry_cities(game, side)]
        params: Params | None = {"force": force_name(side)} if game.telling else None
        word = options[0] if len(options) == 1 else (yield Ask(seat, "BZ 6.3", "prompt-enter", options, params))
        start = cities[word - CITY]
    path = [start]
    options = [words[city] for city in steps(game, seat, side, start, 0, 0)]
    if entering:
        options.append(STOP)
    if not (entering and len(options) == 1):
        params = march_params(game, side, start) if game.telling else None
        word = yield Ask(seat, "BZ 6.5", "prompt-march", options, params)
        if word != STOP:
            first = cities[word - CITY]
            path.append(first)
            if game.allegiance[first] == side:
                spent = link_cost(game, seat, side, start, first)
                options = [words[city] for city in steps(game, seat, side, first, spent, game.board.surcharge)]
                if options:
                    options.append(STOP)
                    params = march_params(game, side, first) if game.telling else None
                    word = yield Ask(seat, "BZ 6.6", "prompt-march-on", options, params)
                    if word != STOP:
                        path.append(cities[word - CITY])
    game.side = side
    game.path = path
    game.phase = FLEET_ANSWERS if unanswered(game) else MARCHING


def march_params(game: State, side: int, city: int) -> Params:
    """What a prompt about a march says."""
    return {"force": force_name(side), "city": city_name(game, city)}


# --- the Byzantine fleet ------------------------------------------------------------------------------------------


def unanswered(game: State) -> list[int]:
    """BZ 6.12: the sea links of the named path about which the Byzantine fleet has not spoken this turn."""
    found: list[int] = []
    if len(game.path) < 2 or game.fleet_against(game.seat, game.side) == NOBODY:
        return found
    board = game.board
    for place in range(1, len(game.path)):
        link = board.link_of[game.path[place - 1] * board.count + game.path[place]]
        if board.kind_of[link] != SEA or link in game.intervened or link in game.let_pass or link in found:
            continue
        found.append(link)
    return found


def ask_fleet(game: State) -> Flow:
    """BZ 6.12: the fleet's owner says for each sea link of the path whether he intervenes."""
    owner = game.fleet_against(game.seat, game.side)
    before = len(game.intervened)
    for link in unanswered(game):
        a, b, _kind = game.board.links[link]
        params: Params | None = None
        if game.telling:
            params = {"seat": game.seat, "origin": city_name(game, a), "city": city_name(game, b)}
        word = yield Ask(owner, "BZ 6.12", "prompt-fleet", [INTERVENE, LET_PASS], params)
        if word == INTERVENE:
            game.intervened.append(link)
        else:
            game.let_pass.append(link)
        if game.telling:
            told = Intervened if word == INTERVENE else LetThrough
            game.tell(told(Seat(owner), city_name(game, a), city_name(game, b)))
    game.phase = PRESS_ON if len(game.intervened) > before else MARCHING


def path_cost(game: State) -> int:
    """BZ 6.6: what the named path costs in all."""
    total = 0
    for place in range(1, len(game.path)):
        total += link_cost(game, game.seat, game.side, game.path[place - 1], game.path[place])
    return total + game.board.surcharge if len(game.path) > 2 else total


def press_on(game: State) -> Flow:
    """BZ 6.12: the price was doubled; the mover goes through with it, or takes the move back and does anything else."""
    seat = game.seat
    cost = path_cost(game)
    options = [GO_ON, WITHDRAW] if cost <= game.held[seat][game.side * 4 + MOVE] else [WITHDRAW]
    word = yield Ask(seat, "BZ 6.12", "prompt-press-on", options, {"count": cost})
    if word == GO_ON:
        game.phase = MARCHING
    else:
        game.path = []
        game.phase = ACTION
        if game.telling:
            game.tell(Withdrew(Seat(seat)))


# --- the march ----------------------------------------------------------------------------------------------------


def march(game: State) -> Flow:
    """BZ 6.10-6.16: enter, cross link by link, and attack where the way ends in a foreign city."""
    seat, side, path = game.seat, game.side, game.path
    own = game.held[seat]
    if own[FIGURE + side] == NOWHERE:
        own[FIGURE + side] = path[0]
        if game.telling:
            game.tell(Entered(Seat(seat), force_name(side), city_name(game, path[0])))
    game.phase = NEXT
    for place in range(1, len(path)):
        yield from cross(game, seat, side, path[place - 1], path[place], place == 2)
        if own[FIGURE + side] == NOWHERE:
            return
    city = path[-1]
    came_from = path[-2] if len(path) > 1 else NOWHERE
    if game.allegiance[city] != side:
        begin_attack(game, seat, side, city, came_from, side)
    elif can_start_civil_war(game, seat, side, city):
        war = SPECIAL + CIVIL_WAR + side
        params: Params | None = {"city": city_name(game, city)} if game.telling else None
        if (yield Ask(seat, "BZ 6.16", "prompt-civil-war", [STOP, war], params)) == war:
            yield from start_civil_war(game, seat, side, city, came_from)


def cross(game: State, seat: int, side: int, origin: int, city: int, second: bool) -> Flow:
    """BZ 6.6, BZ 6.11-6.12: pay for one link; where the Byzantine fleet intervened, it shoots."""
    own = game.held[seat]
    cost = link_cost(game, seat, side, origin, city)
    spent = cost + game.board.surcharge if second else cost
    own[side * 4 + MOVE] -= spent
    own[LOSSES] += spent
    if game.telling:
        game.tell(Marched(Seat(seat), force_name(side), city_name(game, origin), city_name(game, city), spent))
    check_army(game, seat, side)
    if own[FIGURE + side] == NOWHERE:
        return
    link = game.board.link_of[origin * game.board.count + city]
    if link in game.intervened:
        rolled = game.roll(spent if game.rulings.dice_for_all_cubes else cost)
        game.dice_at, game.dice_by_attacker, game.dice_by_defender = city, [], rolled
        hits = game.count_hits(rolled)
        if game.telling:
            game.tell(FleetShot(Seat(game.fleet_against(seat, side)), rolled, hits))
        yield from lose(game, seat, side, hits, "BZ 6.12")
        if own[FIGURE + side] == NOWHERE:
            return
    own[FIGURE + side] = city
