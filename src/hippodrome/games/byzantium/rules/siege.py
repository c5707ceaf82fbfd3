"""BZ 7.12-7.21, BZ 10: the siege of a city and its conquest; the fall of Constantinople."""

from hippodrome.games.byzantium import events, phases, pieces
from hippodrome.games.byzantium.rules import attack, cubes, rounds
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

CAPITAL_LOSS_PER_HIT = 2
CAPITAL_VP = 5


def siege(game: State) -> None:
    """BZ 7.12: the city shoots first."""
    seat, city = game.seat, game.target
    rolled = game.roll(game.defence(city))
    game.dice_at, game.dice_by_attacker, game.dice_by_defender = city, [], rolled
    hits = game.count_hits(rolled)
    game.blows = hits * CAPITAL_LOSS_PER_HIT if city == game.board.capital else hits
    game.phase = phases.SIEGE_LOSSES
    if game.telling:
        game.tell(
            events.Besieged(
                cubes.city_name(game, city), Seat(seat), attack.attacking_force(game), rolled, hits, game.blows
            )
        )


def end_siege(game: State) -> Flow:
    """BZ 7.12-7.13: the attacker loses cubes, then strength decides."""
    seat, city = game.seat, game.target
    defence = game.defence(city)
    if game.force == pieces.BULGAR:
        attack.lose_bulgars(game, game.blows)
    else:
        yield from cubes.lose(game, seat, game.force, game.blows, "BZ 7.12")
    strength = attack.attacker_strength(game)
    if strength > defence:
        yield from conquer(game)
    else:
        if game.telling:
            game.tell(events.SiegeFailed(cubes.city_name(game, city), Seat(seat), strength, defence))
        attack.attacker_beaten(game)


def conquer(game: State) -> Flow:
    """BZ 7.14-7.18, BZ 9.6: markers, points and plunder, then the control cube; Bulgars leave none."""
    seat, city, force = game.seat, game.target, game.force
    game.phase = phases.NEXT
    if city == game.board.capital:
        take_capital(game)
        return
    drop_control(game, city)
    before = game.markers[city]
    after = before - 1 if before > 1 else 1
    gain = after if before > 1 else 0
    game.allegiance[city] = force
    game.markers[city] = after
    game.score(seat, game.owner_side, gain)
    bezants = 0 if force == pieces.BULGAR else gain
    game.held[seat][pieces.TREASURY + game.owner_side] += bezants
    if game.telling:
        game.tell(
            events.Conquered(
                cubes.city_name(game, city), Seat(seat), attack.attacking_force(game), after, gain, bezants
            )
        )
    if force != pieces.BULGAR:
        yield from place_control(game, seat, force, city)


def drop_control(game: State, city: int) -> None:
    """BZ 7.14: a fortification returns to its owner's supply, a control cube goes to its owner's Losses."""
    owner = game.control[city]
    if owner == pieces.NOBODY:
        return
    if game.fortified[city]:
        game.fortified[city] = False
        game.held[owner][pieces.FORTS] += 1
    else:
        game.held[owner][pieces.LOSSES] += 1
    game.control[city] = pieces.NOBODY


def place_control(game: State, seat: int, side: int, city: int) -> Flow:
    """BZ 7.18: the conqueror must put a control cube on the city; the plunder may pay for it."""
    options = cubes.sources(game, seat, side)
    if not options:
        yield from give_up_two(game, seat, side, city)
        return
    if len(options) > 1:
        word = yield Ask(seat, "BZ 7.18", "prompt-source", options, cubes.source_params(game, side))
    else:
        word = options[0]
    cubes.take_cube(game, seat, word - pieces.FROM, side)
    game.control[city] = seat
    cubes.settle(game, seat, word - pieces.FROM)


def give_up_two(game: State, seat: int, side: int, city: int) -> Flow:
    """BZ 7.19: Pool empty and no money: one cube of the army onto the city, one to the Losses, a guard only as last."""
    own, first = game.held[seat], side * 4
    filled = [box for box in cubes.ARMY_BOXES if own[first + box] > 0]
    box = filled[0]
    if len(filled) > 1:
        options = [pieces.FROM + first + box for box in filled]
        box = (yield Ask(seat, "BZ 7.19", "prompt-give-city", options)) - pieces.FROM - first
    own[first + box] -= 1
    game.control[city] = seat
    placed = lost = Thing(pieces.SOURCE_NAMES[first + box])
    filled = [box for box in cubes.ARMY_BOXES if own[first + box] > 0]
    if filled:
        box = filled[0]
        if len(filled) > 1:
            box = (
                yield Ask(seat, "BZ 7.19", "prompt-give-losses", [pieces.LOSE + box for box in filled])
            ) - pieces.LOSE
        own[first + box] -= 1
        own[pieces.LOSSES] += 1
        lost = Thing(pieces.SOURCE_NAMES[first + box])
    elif game.guards[side] == seat:
        game.guards[side] = pieces.NOBODY
        lost = Thing("guard")
    if game.telling:
        game.tell(events.Sacrificed(Seat(seat), cubes.city_name(game, city), placed, lost))
    cubes.check_army(game, seat, side)


def take_capital(game: State) -> None:
    """BZ 10.6: the fall of Constantinople ends the game at once: 5 Arab points, for an Arab army plunder too."""
    seat = game.seat
    game.fallen = True
    game.score(seat, pieces.ARAB, CAPITAL_VP)
    if game.force == pieces.ARAB:
        game.held[seat][pieces.TREASURY + pieces.ARAB] += game.rulings.capital_plunder
    if game.telling:
        game.tell(events.CapitalFell(Seat(seat), attack.attacking_force(game), CAPITAL_VP))
    rounds.end_game(game)
