"""BZ 7.1-7.11: an attack: who stays, who runs, the battles, the Levy.

An attack is an affair of several players, so each piece of it is a step of its own and the state keeps the context.
"""

from hippodrome.games.byzantium import events, phases, pieces, state
from hippodrome.games.byzantium.rules import cubes, retreat
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.ask import Ask, Flow, Params
from hippodrome.kernel.events import Seat, Thing


def attacking_force(game: State) -> Thing:
    """The name of what attacks."""
    return Thing("bulgar-force") if game.force == pieces.BULGAR else cubes.force_name(game.force)


def begin_attack(game: State, seat: int, force: int, city: int, came_from: int, owner_side: int) -> None:
    """BZ 7.1: an army (or the Bulgars) attacks; defending armies are the figures of all other players in the city."""
    state.clear_attack(game)
    game.force = force
    game.owner_side = owner_side
    game.target = city
    game.came_from = came_from
    side = game.allegiance[city]
    if side <= pieces.ARAB:
        # BZ 7.2: clockwise from the attacker's left; his own army, against Bulgars he calls, decides last (R15).
        last = game.seats if force == pieces.BULGAR else game.seats - 1
        for turn in range(1, last + 1):
            other = (seat + turn) % game.seats
            if game.held[other][pieces.FIGURE + side] == city:
                game.deciding.append(other)
    game.phase = phases.STAND
    if game.telling:
        game.tell(events.Attacked(Seat(seat), attacking_force(game), cubes.city_name(game, city)))


def stand(game: State) -> Flow | None:
    """BZ 7.2: the next owner of a defending army decides; who can't retreat fights unasked."""
    if not game.deciding:
        game.phase = phases.BATTLE
        return None
    seat = game.deciding[0]
    if retreat.can_flee(game, seat, game.allegiance[game.target], game.target):
        return stand_or_retreat(game)
    stay(game, game.deciding.pop(0))
    return None


def stand_or_retreat(game: State) -> Flow:
    """BZ 7.2: retreat at once, or stay and fight; the choice is final."""
    seat, side = game.deciding[0], game.allegiance[game.target]
    params: Params = {"city": cubes.city_name(game, game.target), "force": attacking_force(game), "seat": game.seat}
    word = yield Ask(seat, "BZ 7.2", "prompt-stand", [pieces.RETREAT, pieces.FIGHT], params)
    del game.deciding[0]
    if word == pieces.FIGHT:
        stay(game, seat)
    else:
        retreat.begin_flight(game, seat, side, state.VOLUNTARY, game.target, phases.STAND)


def stay(game: State, seat: int) -> None:
    """BZ 7.2: an army stays."""
    game.stayed.append(seat)
    if game.telling:
        side = game.allegiance[game.target]
        game.tell(events.Stood(Seat(seat), cubes.force_name(side), cubes.city_name(game, game.target)))


# --- battles ------------------------------------------------------------------------------------------------------


def next_battle(game: State) -> Flow | None:
    """BZ 7.3, BZ 9.7: fight those who stayed one after the other; then the Levy may come."""
    if game.allegiance[game.target] == pieces.BULGAR:
        if game.opponent != state.BULGAR_FORCE and game.bulgars > 0:
            return fight(game, state.BULGAR_FORCE)
        game.phase = phases.SIEGE
        return None
    if not game.stayed:
        game.phase = phases.LEVY_CALL
        return None
    if len(game.stayed) == 1:
        return fight(game, game.stayed[0])
    return pick_battle(game)


def pick_battle(game: State) -> Flow:
    """BZ 7.3: the attacker picks the order."""
    options = [pieces.OPPONENT + seat for seat in game.stayed]
    word = yield Ask(game.seat, "BZ 7.3", "prompt-opponent", options, {"city": cubes.city_name(game, game.target)})
    roll_battle(game, word - pieces.OPPONENT)


def fight(game: State, opponent: int) -> Flow | None:
    """BZ 7.6: a battle whose opponent is given."""
    roll_battle(game, opponent)
    return None


def attacker_dice(game: State) -> int:
    """BZ 7.6, BZ 9.5: the dice of the attacker; all Bulgars are Main cubes."""
    if game.force == pieces.BULGAR:
        return game.bulgars if game.bulgars < game.board.bulgar_dice else game.board.bulgar_dice
    return game.dice_of(game.seat, game.force)


def defender_dice(game: State) -> int:
    """BZ 7.6: the dice of an army, a Levy, or the Bulgars."""
    if game.opponent == state.BULGAR_FORCE:
        return game.bulgars if game.bulgars < game.board.bulgar_dice else game.board.bulgar_dice
    side = game.allegiance[game.target]
    if game.opponent == state.LEVY_FORCE:
        levy = cubes.levy_of(game, levy_owner(game), side)
        return levy if levy < game.board.max_dice else game.board.max_dice
    return game.dice_of(game.opponent, side)


def roll_battle(game: State, opponent: int) -> None:
    """BZ 7.6: both roll at the same time."""
    game.opponent = opponent
    ours = game.roll(attacker_dice(game))
    theirs = game.roll(defender_dice(game))
    game.dice_at, game.dice_by_attacker, game.dice_by_defender = game.target, ours, theirs
    game.wounds = game.count_hits(ours)
    game.blows = game.count_hits(theirs)
    game.phase = phases.ATTACKER_LOSSES
    if game.telling:
        tell_battle(game, ours, theirs)


def tell_battle(game: State, ours: list[int], theirs: list[int]) -> None:
    """Tell what both sides rolled."""
    city, seat, force = cubes.city_name(game, game.target), Seat(game.seat), attacking_force(game)
    if game.opponent == state.BULGAR_FORCE:
        game.tell(events.BulgarBattle(city, seat, force, ours, game.wounds, theirs, game.blows))
        return
    side = pieces.SIDES[game.allegiance[game.target]]
    levy = game.opponent == state.LEVY_FORCE
    defender = Seat(levy_owner(game) if levy else game.opponent)
    defence = Thing(f"{side}-levy" if levy else f"{side}-army")
    game.tell(events.Battle(city, seat, force, ours, game.wounds, defender, defence, theirs, game.blows))


def attacker_losses(game: State) -> Flow | None:
    """BZ 7.7: the attacker removes first."""
    game.phase = phases.DEFENDER_LOSSES
    blows = game.blows
    if game.force == pieces.BULGAR:
        lose_bulgars(game, blows)
        return None
    if blows == 0:
        return None
    if cubes.loses_without_choice(game, game.seat, game.force, blows):
        cubes.lose_plainly(game, game.seat, game.force, blows)
        return None
    game.phase = phases.ATTACKER_LOSSES
    return attacker_chooses_losses(game)


def attacker_chooses_losses(game: State) -> Flow:
    """BZ 7.7: from Elite, Main, Move in any mix."""
    yield from cubes.lose_by_choice(game, game.seat, game.force, game.blows, "BZ 7.7")
    game.phase = phases.DEFENDER_LOSSES


def lose_bulgars(game: State, hits: int) -> None:
    """BZ 9.5: Bulgar losses go back beside the box."""
    fallen = hits if hits < game.bulgars else game.bulgars
    game.bulgars -= fallen
    if game.telling and fallen:
        game.tell(events.BulgarsLost(fallen, game.bulgars))


def defender_losses(game: State) -> Flow | None:
    """BZ 7.7: then the defender removes, and the strengths are compared."""
    wounds, side = game.wounds, game.allegiance[game.target]
    if game.opponent == state.BULGAR_FORCE:
        lose_bulgars(game, wounds)
    elif game.opponent == state.LEVY_FORCE:
        lose_levy(game, levy_owner(game), side, wounds)
    elif wounds > 0:
        if not cubes.loses_without_choice(game, game.opponent, side, wounds):
            return defender_chooses_losses(game)
        cubes.lose_plainly(game, game.opponent, side, wounds)
    decide_battle(game)
    return None


def defender_chooses_losses(game: State) -> Flow:
    """BZ 7.7: from Elite, Main, Move in any mix."""
    yield from cubes.lose_by_choice(game, game.opponent, game.allegiance[game.target], game.wounds, "BZ 7.7")
    decide_battle(game)


def lose_levy(game: State, seat: int, side: int, hits: int) -> None:
    """BZ 7.7: a Levy loses only Levy cubes."""
    own, box = game.held[seat], side * 4 + pieces.LEVY
    fallen = hits if hits < own[box] else own[box]
    own[box] -= fallen
    own[pieces.LOSSES] += fallen
    if game.telling and fallen:
        game.tell(events.LevyLost(Seat(seat), fallen))


def attacker_strength(game: State) -> int:
    """BZ 1.4, BZ 9.5: what the attacker counts."""
    return game.bulgars if game.force == pieces.BULGAR else game.strength(game.seat, game.force)


def defender_strength(game: State) -> int:
    """BZ 1.4: what the present opponent counts."""
    if game.opponent == state.BULGAR_FORCE:
        return game.bulgars
    side = game.allegiance[game.target]
    if game.opponent == state.LEVY_FORCE:
        return cubes.levy_of(game, levy_owner(game), side)
    return game.strength(game.opponent, side)


def decide_battle(game: State) -> None:
    """BZ 7.8-7.10: the attacker wins only with more; the beaten army retreats."""
    strength, resistance = attacker_strength(game), defender_strength(game)
    won = strength > resistance
    if game.telling:
        game.tell(events.BattleDecided(cubes.city_name(game, game.target), Seat(game.seat), won, strength, resistance))
    if not won:
        attacker_beaten(game)
        return
    opponent = game.opponent
    if opponent in (state.LEVY_FORCE, state.BULGAR_FORCE):
        game.phase = phases.SIEGE
        return
    game.stayed.remove(opponent)
    if opponent == game.control[game.target] or (game.target == game.board.capital and opponent == game.emperor()):
        game.levy_barred = True
    side = game.allegiance[game.target]
    game.phase = phases.BATTLE
    if game.held[opponent][pieces.FIGURE + side] != pieces.NOWHERE:
        retreat.begin_flight(game, opponent, side, state.FORCED, game.target, phases.BATTLE)


def attacker_beaten(game: State) -> None:
    """BZ 7.9, BZ 7.13, BZ 9.5: the attack is over; an army retreats if it still is on the board, Bulgars do not."""
    game.phase = phases.NEXT
    if game.force != pieces.BULGAR and game.held[game.seat][pieces.FIGURE + game.force] != pieces.NOWHERE:
        kind = state.FORCED if game.came_from == pieces.NOWHERE else state.BEATEN_ATTACKER
        retreat.begin_flight(game, game.seat, game.force, kind, game.target, phases.NEXT)


# --- the Levy -----------------------------------------------------------------------------------------------------


def levy_owner(game: State) -> int:
    """BZ 7.4, BZ 10.5: who may call the Levy: the controller; for the capital this round's Emperor."""
    if game.target == game.board.capital:
        return game.emperor()
    return game.control[game.target]


def call_levy(game: State) -> Flow | None:
    """BZ 7.4: with no defending army left, the Levy of the city's side may fight, once."""
    game.phase = phases.SIEGE
    side = game.allegiance[game.target]
    owner = levy_owner(game)
    if (
        side not in (pieces.BYZANTINE, pieces.ARAB)
        or owner == pieces.NOBODY
        or game.levy_barred
        or cubes.levy_of(game, owner, side) == 0
    ):
        return None
    # BZ 7.11: nobody's Levy fights his own army; against Bulgars he has called it may.
    if owner == game.seat and game.force != pieces.BULGAR:
        return None
    game.phase = phases.LEVY_CALL
    return levy_or_not(game, owner)


def levy_or_not(game: State, owner: int) -> Flow:
    """BZ 7.4: the controller decides."""
    params: Params = {"city": cubes.city_name(game, game.target), "force": attacking_force(game), "seat": game.seat}
    word = yield Ask(owner, "BZ 7.4", "prompt-levy", [pieces.CALL_LEVY, pieces.SPARE_LEVY], params)
    city = cubes.city_name(game, game.target)
    if word == pieces.CALL_LEVY:
        if game.telling:
            game.tell(events.LevyCalled(Seat(owner), city))
        roll_battle(game, state.LEVY_FORCE)
    else:
        game.phase = phases.SIEGE
        if game.telling:
            game.tell(events.LevySpared(Seat(owner), city))
