"""BZ 6: armies enter and move, and the Byzantine fleet says what it thinks of that."""

from hippodrome.games.byzantium import events, phases, pieces
from hippodrome.games.byzantium.rules import attack, cubes, special
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow, Params
from hippodrome.kernel.events import Seat


def can_march(game: State, seat: int, side: int) -> bool:
    """BZ 6.1-6.3: whether an army can enter or move."""
    own = game.held[seat]
    city = own[pieces.FIGURE + side]
    if city != pieces.NOWHERE:
        return len(steps(game, seat, side, city, 0, 0)) > 0
    if side == pieces.BYZANTINE and not own[pieces.FOUNDED]:
        return False
    if game.army(seat, side) == 0:
        return False
    return len(entry_cities(game, side)) > 0 if game.rulings.enter_controlled_only else side in game.allegiance


def entry_cities(game: State, side: int) -> list[int]:
    """BZ 6.3: where a figure of a side may enter."""
    controlled_only = game.rulings.enter_controlled_only
    cities: list[int] = []
    for city in range(game.board.count):
        if game.allegiance[city] == side and (not controlled_only or game.control[city] != pieces.NOBODY):
            cities.append(city)
    return cities


def link_cost(game: State, seat: int, side: int, origin: int, city: int) -> int:
    """BZ 6.6-6.9: the cubes for one link, without the surcharge for the second."""
    board = game.board
    if side == pieces.BYZANTINE:
        return board.byzantine_cost
    link = board.link_of[origin * board.count + city]
    cost = board.arab_cost[link]
    if board.kind_of[link] == pieces.SEA:
        if game.has_arab_fleet(seat):
            cost //= 2
        if link in game.intervened:
            cost *= 2
    return cost


def steps(game: State, seat: int, side: int, city: int, spent: int, surcharge: int) -> list[int]:
    """BZ 6.5, BZ 6.13-6.15: the cities an army can go on to from a city, after so many cubes spent."""
    own = game.held[seat]
    purse = own[side * 4 + pieces.MOVE] - spent - surcharge
    found: list[int] = []
    if purse <= 0:  # the Arab fleet may make a sea link cheaper than any other
        return found
    other_figure = own[pieces.FIGURE + 1 - side]
    for goal in game.board.reach[side][city]:
        if game.allegiance[goal] != side and (game.control[goal] == seat or other_figure == goal):
            continue
        if link_cost(game, seat, side, city, goal) <= purse:
            found.append(goal)
    return found


def name_march(game: State, seat: int, side: int) -> Flow:
    """BZ 6.1, BZ 6.10: name the whole path: entry city if off the board, then up to two links."""
    words, cities = game.board.word_of, game.board.city_of
    start = game.held[seat][pieces.FIGURE + side]
    entering = start == pieces.NOWHERE
    if entering:
        options = [words[city] for city in entry_cities(game, side)]
        params: Params = {"force": cubes.force_name(side)}
        word = options[0] if len(options) == 1 else (yield Ask(seat, "BZ 6.3", "prompt-enter", options, params))
        start = cities[word - pieces.CITY]
    path = [start]
    options = [words[city] for city in steps(game, seat, side, start, 0, 0)]
    if entering:
        options.append(pieces.STOP)
    if not (entering and len(options) == 1):
        params = march_params(game, side, start)
        word = yield Ask(seat, "BZ 6.5", "prompt-march", options, params)
        if word != pieces.STOP:
            first = cities[word - pieces.CITY]
            path.append(first)
            if game.allegiance[first] == side:
                spent = link_cost(game, seat, side, start, first)
                options = [words[city] for city in steps(game, seat, side, first, spent, game.board.surcharge)]
                if options:
                    options.append(pieces.STOP)
                    params = march_params(game, side, first)
                    word = yield Ask(seat, "BZ 6.6", "prompt-march-on", options, params)
                    if word != pieces.STOP:
                        path.append(cities[word - pieces.CITY])
    game.side = side
    game.path = path
    game.crossed = 0
    game.phase = phases.FLEET_ANSWERS if unanswered(game) else phases.MARCHING


def march_params(game: State, side: int, city: int) -> Params:
    """What a prompt about a march says."""
    return {"force": cubes.force_name(side), "city": cubes.city_name(game, city)}


# --- the Byzantine fleet ------------------------------------------------------------------------------------------


def unanswered(game: State) -> list[int]:
    """BZ 6.12: the sea links of the named path about which the Byzantine fleet has not spoken this turn."""
    found: list[int] = []
    if len(game.path) < 2 or game.fleet_against(game.seat, game.side) == pieces.NOBODY:
        return found
    board = game.board
    for place in range(1, len(game.path)):
        link = board.link_of[game.path[place - 1] * board.count + game.path[place]]
        if board.kind_of[link] != pieces.SEA or link in game.intervened or link in game.let_pass or link in found:
            continue
        found.append(link)
    return found


def ask_fleet(game: State) -> Flow:
    """BZ 6.12: the fleet's owner says for each sea link of the path whether he intervenes."""
    owner = game.fleet_against(game.seat, game.side)
    before = len(game.intervened)
    for link in unanswered(game):
        a, b, _kind = game.board.links[link]
        params: Params = {"seat": game.seat, "origin": cubes.city_name(game, a), "city": cubes.city_name(game, b)}
        word = yield Ask(owner, "BZ 6.12", "prompt-fleet", [pieces.INTERVENE, pieces.LET_PASS], params)
        if word == pieces.INTERVENE:
            game.intervened.append(link)
        else:
            game.let_pass.append(link)
        if game.telling:
            told = events.Intervened if word == pieces.INTERVENE else events.LetThrough
            game.tell(told(Seat(owner), cubes.city_name(game, a), cubes.city_name(game, b)))
    game.phase = phases.PRESS_ON if len(game.intervened) > before else phases.MARCHING


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
    options = (
        [pieces.GO_ON, pieces.WITHDRAW] if cost <= game.held[seat][game.side * 4 + pieces.MOVE] else [pieces.WITHDRAW]
    )
    word = yield Ask(seat, "BZ 6.12", "prompt-press-on", options, {"count": cost})
    if word == pieces.GO_ON:
        game.phase = phases.MARCHING
    else:
        game.path = []
        game.phase = phases.ACTION
        if game.telling:
            game.tell(events.Withdrew(Seat(seat)))


# --- the march ----------------------------------------------------------------------------------------------------


def march(game: State) -> None:
    """BZ 6.3, BZ 6.6, BZ 6.11-6.12: enter, or cross the next link; where the Byzantine fleet intervened, it shoots."""
    seat, side = game.seat, game.side
    own = game.held[seat]
    if own[pieces.FIGURE + side] == pieces.NOWHERE:
        own[pieces.FIGURE + side] = game.path[0]
        if game.telling:
            game.tell(events.Entered(Seat(seat), cubes.force_name(side), cubes.city_name(game, game.path[0])))
    if len(game.path) == 1:
        game.phase = phases.ARRIVED
        return
    origin, city = game.path[0], game.path[1]
    cost = link_cost(game, seat, side, origin, city)
    spent = cost + game.board.surcharge if game.crossed else cost
    own[side * 4 + pieces.MOVE] -= spent
    own[pieces.LOSSES] += spent
    if game.telling:
        game.tell(
            events.Marched(
                Seat(seat), cubes.force_name(side), cubes.city_name(game, origin), cubes.city_name(game, city), spent
            )
        )
    cubes.check_army(game, seat, side)
    if own[pieces.FIGURE + side] == pieces.NOWHERE:
        game.phase = phases.NEXT
        return
    link = game.board.link_of[origin * game.board.count + city]
    if link not in game.intervened:
        land(game)
        return
    rolled = game.roll(spent if game.rulings.dice_for_all_cubes else cost)
    game.dice_at, game.dice_by_attacker, game.dice_by_defender = city, [], rolled
    game.blows = game.count_hits(rolled)
    game.phase = phases.CROSSING_LOSSES
    if game.telling:
        game.tell(events.FleetShot(Seat(game.fleet_against(seat, side)), rolled, game.blows))


def land(game: State) -> None:
    """BZ 6.10, BZ 6.12: the army has come over; its path goes on from there, if it still can be paid."""
    game.came_from = game.path.pop(0)
    game.crossed += 1
    game.blows = 0
    own, side = game.held[game.seat], game.side
    own[pieces.FIGURE + side] = game.path[0]
    game.phase = phases.MARCHING
    if len(game.path) > 1:
        due = link_cost(game, game.seat, side, game.path[0], game.path[1]) + game.board.surcharge
        if due > own[side * 4 + pieces.MOVE]:
            # R33: the fleet sank Move cubes that the second link needed.
            del game.path[1:]
            if game.telling:
                game.tell(events.Halted(Seat(game.seat), cubes.force_name(side), cubes.city_name(game, game.path[0])))


def crossing_losses(game: State) -> Flow | None:
    """BZ 6.12: what the fleet hits is lost by the army's owner's choice, before any attack."""
    seat, side, hits = game.seat, game.side, game.blows
    if hits > 0:
        if not cubes.loses_without_choice(game, seat, side, hits):
            return choose_crossing_losses(game)
        cubes.lose_plainly(game, seat, side, hits)
    if game.held[seat][pieces.FIGURE + side] == pieces.NOWHERE:
        game.phase = phases.NEXT
    else:
        land(game)
    return None


def choose_crossing_losses(game: State) -> Flow:
    """BZ 6.12: from Elite, Main or Move."""
    yield from cubes.lose_by_choice(game, game.seat, game.side, game.blows, "BZ 6.12")
    land(game)


def arrive(game: State) -> Flow | None:
    """BZ 6.13, BZ 6.16: a foreign city is attacked; in a friendly one a civil war may follow."""
    seat, side, city = game.seat, game.side, game.path[0]
    if game.allegiance[city] != side:
        attack.begin_attack(game, seat, side, city, game.came_from, side)
        return None
    if special.can_start_civil_war(game, seat, side, city):
        return offer_civil_war(game)
    game.phase = phases.NEXT
    return None


def offer_civil_war(game: State) -> Flow:
    """BZ 6.16: stop here, or place a cube and attack the city of the own side."""
    seat, side, city = game.seat, game.side, game.path[0]
    war = pieces.SPECIAL + pieces.CIVIL_WAR + side
    word = yield Ask(seat, "BZ 6.16", "prompt-civil-war", [pieces.STOP, war], {"city": cubes.city_name(game, city)})
    game.phase = phases.NEXT
    if word == war:
        yield from special.start_civil_war(game, seat, side, city, game.came_from)
