"""BZ 7.1-7.11: an attack: who stays, who runs, the battles, the Levy.

An attack is an affair of several players, so each piece of it is a step of its own and the state keeps the context.
"""

from hippodrome.games.byzantium.cubes import (
    city_name,
    force_name,
    levy_of,
    lose_by_choice,
    lose_plainly,
    loses_without_choice,
)
from hippodrome.games.byzantium.events import (
    Attacked,
    Battle,
    BattleDecided,
    BulgarBattle,
    BulgarsLost,
    LevyCalled,
    LevyLost,
    LevySpared,
    Stood,
)
from hippodrome.games.byzantium.pieces import (
    ARAB,
    BULGAR,
    BYZANTINE,
    CALL_LEVY,
    FIGHT,
    FIGURE,
    LEVY,
    LOSSES,
    NOBODY,
    NOWHERE,
    OPPONENT,
    RETREAT,
    SIDES,
    SPARE_LEVY,
)
from hippodrome.games.byzantium.retreat import begin_flight, can_flee
from hippodrome.games.byzantium.state import (
    ATTACKER_LOSSES,
    BATTLE,
    BEATEN_ATTACKER,
    BULGAR_FORCE,
    DEFENDER_LOSSES,
    FORCED,
    LEVY_CALL,
    LEVY_FORCE,
    NEXT,
    SIEGE,
    STAND,
    VOLUNTARY,
    State,
    clear_attack,
)
from hippodrome.kernel.ask import Ask, Flow, Params
from hippodrome.kernel.events import Seat, Thing


def attacking_force(game: State) -> Thing:
    """The name of what attacks."""
    return Thing("bulgar-force") if game.force == BULGAR else force_name(game.force)


def begin_attack(game: State, seat: int, force: int, city: int, came_from: int, owner_side: int) -> None:
    """BZ 7.1: an army (or the Bulgars) attacks; defending armies are the figures of all other players in the city."""
    clear_attack(game)
    game.force = force
    game.owner_side = owner_side
    game.target = city
    game.came_from = came_from
    side = game.allegiance[city]
    if side <= ARAB:
        # BZ 7.2: clockwise from the attacker's left; his own army, against Bulgars he calls, decides last (R15).
        last = game.seats if force == BULGAR else game.seats - 1
        for turn in range(1, last + 1):
            other = (seat + turn) % game.seats
            if game.held[other][FIGURE + side] == city:
                game.deciding.append(other)
    game.phase = STAND
    if game.telling:
        game.tell(Attacked(Seat(seat), attacking_force(game), city_name(game, city)))


def stand(game: State) -> Flow | None:
    """BZ 7.2: the next owner of a defending army decides; who can't retreat fights unasked."""
    if not game.deciding:
        game.phase = BATTLE
        return None
    seat = game.deciding[0]
    if can_flee(game, seat, game.allegiance[game.target], game.target):
        return stand_or_retreat(game)
    stay(game, game.deciding.pop(0))
    return None


def stand_or_retreat(game: State) -> Flow:
    """BZ 7.2: retreat at once, or stay and fight; the choice is final."""
    seat, side = game.deciding[0], game.allegiance[game.target]
    params: Params = {"city": city_name(game, game.target), "force": attacking_force(game), "seat": game.seat}
    word = yield Ask(seat, "BZ 7.2", "prompt-stand", [RETREAT, FIGHT], params)
    del game.deciding[0]
    if word == FIGHT:
        stay(game, seat)
    else:
        begin_flight(game, seat, side, VOLUNTARY, game.target, STAND)


def stay(game: State, seat: int) -> None:
    """BZ 7.2: an army stays."""
    game.stayed.append(seat)
    if game.telling:
        side = game.allegiance[game.target]
        game.tell(Stood(Seat(seat), force_name(side), city_name(game, game.target)))


# --- battles ------------------------------------------------------------------------------------------------------


def next_battle(game: State) -> Flow | None:
    """BZ 7.3, BZ 9.7: fight those who stayed one after the other; then the Levy may come."""
    if game.allegiance[game.target] == BULGAR:
        if game.opponent != BULGAR_FORCE and game.bulgars > 0:
            return fight(game, BULGAR_FORCE)
        game.phase = SIEGE
        return None
    if not game.stayed:
        game.phase = LEVY_CALL
        return None
    if len(game.stayed) == 1:
        return fight(game, game.stayed[0])
    return pick_battle(game)


def pick_battle(game: State) -> Flow:
    """BZ 7.3: the attacker picks the order."""
    options = [OPPONENT + seat for seat in game.stayed]
    word = yield Ask(game.seat, "BZ 7.3", "prompt-opponent", options, {"city": city_name(game, game.target)})
    roll_battle(game, word - OPPONENT)


def fight(game: State, opponent: int) -> Flow | None:
    """BZ 7.6: a battle whose opponent is given."""
    roll_battle(game, opponent)
    return None


def attacker_dice(game: State) -> int:
    """BZ 7.6, BZ 9.5: the dice of the attacker; all Bulgars are Main cubes."""
    if game.force == BULGAR:
        return game.bulgars if game.bulgars < game.board.bulgar_dice else game.board.bulgar_dice
    return game.dice_of(game.seat, game.force)


def defender_dice(game: State) -> int:
    """BZ 7.6: the dice of an army, a Levy, or the Bulgars."""
    if game.opponent == BULGAR_FORCE:
        return game.bulgars if game.bulgars < game.board.bulgar_dice else game.board.bulgar_dice
    side = game.allegiance[game.target]
    if game.opponent == LEVY_FORCE:
        cubes = levy_of(game, levy_owner(game), side)
        return cubes if cubes < game.board.max_dice else game.board.max_dice
    return game.dice_of(game.opponent, side)


def roll_battle(game: State, opponent: int) -> None:
    """BZ 7.6: both roll at the same time."""
    game.opponent = opponent
    ours = game.roll(attacker_dice(game))
    theirs = game.roll(defender_dice(game))
    game.dice_at, game.dice_by_attacker, game.dice_by_defender = game.target, ours, theirs
    game.wounds = game.count_hits(ours)
    game.blows = game.count_hits(theirs)
    game.phase = ATTACKER_LOSSES
    if game.telling:
        tell_battle(game, ours, theirs)


def tell_battle(game: State, ours: list[int], theirs: list[int]) -> None:
    """Tell what both sides rolled."""
    city, seat, force = city_name(game, game.target), Seat(game.seat), attacking_force(game)
    if game.opponent == BULGAR_FORCE:
        game.tell(BulgarBattle(city, seat, force, ours, game.wounds, theirs, game.blows))
        return
    side = SIDES[game.allegiance[game.target]]
    levy = game.opponent == LEVY_FORCE
    defender = Seat(levy_owner(game) if levy else game.opponent)
    defence = Thing(f"{side}-levy" if levy else f"{side}-army")
    game.tell(Battle(city, seat, force, ours, game.wounds, defender, defence, theirs, game.blows))


def attacker_losses(game: State) -> Flow | None:
    """BZ 7.7: the attacker removes first."""
    game.phase = DEFENDER_LOSSES
    blows = game.blows
    if game.force == BULGAR:
        lose_bulgars(game, blows)
        return None
    if blows == 0:
        return None
    if loses_without_choice(game, game.seat, game.force, blows):
        lose_plainly(game, game.seat, game.force, blows)
        return None
    game.phase = ATTACKER_LOSSES
    return attacker_chooses_losses(game)


def attacker_chooses_losses(game: State) -> Flow:
    """BZ 7.7: from Elite, Main, Move in any mix."""
    yield from lose_by_choice(game, game.seat, game.force, game.blows, "BZ 7.7")
    game.phase = DEFENDER_LOSSES


def lose_bulgars(game: State, hits: int) -> None:
    """BZ 9.5: Bulgar losses go back beside the box."""
    cubes = hits if hits < game.bulgars else game.bulgars
    game.bulgars -= cubes
    if game.telling and cubes:
        game.tell(BulgarsLost(cubes, game.bulgars))


def defender_losses(game: State) -> Flow | None:
    """BZ 7.7: then the defender removes, and the strengths are compared."""
    wounds, side = game.wounds, game.allegiance[game.target]
    if game.opponent == BULGAR_FORCE:
        lose_bulgars(game, wounds)
    elif game.opponent == LEVY_FORCE:
        lose_levy(game, levy_owner(game), side, wounds)
    elif wounds > 0:
        if not loses_without_choice(game, game.opponent, side, wounds):
            return defender_chooses_losses(game)
        lose_plainly(game, game.opponent, side, wounds)
    decide_battle(game)
    return None


def defender_chooses_losses(game: State) -> Flow:
    """BZ 7.7: from Elite, Main, Move in any mix."""
    yield from lose_by_choice(game, game.opponent, game.allegiance[game.target], game.wounds, "BZ 7.7")
    decide_battle(game)


def lose_levy(game: State, seat: int, side: int, hits: int) -> None:
    """BZ 7.7: a Levy loses only Levy cubes."""
    own, box = game.held[seat], side * 4 + LEVY
    cubes = hits if hits < own[box] else own[box]
    own[box] -= cubes
    own[LOSSES] += cubes
    if game.telling and cubes:
        game.tell(LevyLost(Seat(seat), cubes))


def attacker_strength(game: State) -> int:
    """BZ 1.4, BZ 9.5: what the attacker counts."""
    return game.bulgars if game.force == BULGAR else game.strength(game.seat, game.force)


def defender_strength(game: State) -> int:
    """BZ 1.4: what the present opponent counts."""
    if game.opponent == BULGAR_FORCE:
        return game.bulgars
    side = game.allegiance[game.target]
    if game.opponent == LEVY_FORCE:
        return levy_of(game, levy_owner(game), side)
    return game.strength(game.opponent, side)


def decide_battle(game: State) -> None:
    """BZ 7.8-7.10: the attacker wins only with more; the beaten army retreats."""
    strength, resistance = attacker_strength(game), defender_strength(game)
    won = strength > resistance
    if game.telling:
        game.tell(BattleDecided(city_name(game, game.target), Seat(game.seat), won, strength, resistance))
    if not won:
        attacker_beaten(game)
        return
    opponent = game.opponent
    if opponent in (LEVY_FORCE, BULGAR_FORCE):
        game.phase = SIEGE
        return
    game.stayed.remove(opponent)
    if opponent == game.control[game.target] or (game.target == game.board.capital and opponent == game.emperor()):
        game.levy_barred = True
    side = game.allegiance[game.target]
    game.phase = BATTLE
    if game.held[opponent][FIGURE + side] != NOWHERE:
        begin_flight(game, opponent, side, FORCED, game.target, BATTLE)


def attacker_beaten(game: State) -> None:
    """BZ 7.9, BZ 7.13, BZ 9.5: the attack is over; an army retreats if it still is on the board, Bulgars do not."""
    game.phase = NEXT
    if game.force != BULGAR and game.held[game.seat][FIGURE + game.force] != NOWHERE:
        kind = FORCED if game.came_from == NOWHERE else BEATEN_ATTACKER
        begin_flight(game, game.seat, game.force, kind, game.target, NEXT)


# --- the Levy -----------------------------------------------------------------------------------------------------


def levy_owner(game: State) -> int:
    """BZ 7.4, BZ 10.5: who may call the Levy: the controller; for the capital this round's Emperor."""
    if game.target == game.board.capital:
        return game.emperor()
    return game.control[game.target]


def call_levy(game: State) -> Flow | None:
    """BZ 7.4: with no defending army left, the Levy of the city's side may fight, once."""
    game.phase = SIEGE
    side = game.allegiance[game.target]
    owner = levy_owner(game)
    if side not in (BYZANTINE, ARAB) or owner == NOBODY or game.levy_barred or levy_of(game, owner, side) == 0:
        return None
    # BZ 7.11: nobody's Levy fights his own army; against Bulgars he has called it may.
    if owner == game.seat and game.force != BULGAR:
        return None
    game.phase = LEVY_CALL
    return levy_or_not(game, owner)


def levy_or_not(game: State, owner: int) -> Flow:
    """BZ 7.4: the controller decides."""
    params: Params = {"city": city_name(game, game.target), "force": attacking_force(game), "seat": game.seat}
    word = yield Ask(owner, "BZ 7.4", "prompt-levy", [CALL_LEVY, SPARE_LEVY], params)
    city = city_name(game, game.target)
    if word == CALL_LEVY:
        if game.telling:
            game.tell(LevyCalled(Seat(owner), city))
        roll_battle(game, LEVY_FORCE)
    else:
        game.phase = SIEGE
        if game.telling:
            game.tell(LevySpared(Seat(owner), city))
