"""Whether a written march, attack or retreat can be: what a position says of an affair that is going on."""

from hippodrome.games.byzantium import phases, pieces, state
from hippodrome.games.byzantium.rules import attack, movement
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.errors import BadPosition


def check_affair(game: State) -> None:
    """Raise BadPosition if the phase needs a march, an attack or a retreat that is not there or can't be."""
    phase = phases.NAMES[game.phase]
    if game.fallen and game.phase != phases.OVER:
        raise BadPosition("With the capital fallen the game is over: the phase must be 'over'.")
    if game.paid > 2 * game.seats:
        raise BadPosition(f"'paid' counts sides that paid upkeep, at most {2 * game.seats}, not {game.paid}.")
    if game.phase < phases.STAND and game.target != pieces.NOWHERE:
        raise BadPosition(f"In phase {phase!r} no attack has begun, so it has no 'target'.")
    if phases.FLEET_ANSWERS <= game.phase <= phases.ARRIVED:
        _check_path(game, phase)
    elif phases.STAND <= game.phase <= phases.FLIGHT_LOSSES:
        _check_attack(game, phase)
    if phases.FLIGHT <= game.phase <= phases.FLIGHT_LOSSES:
        _check_flight(game, phase)


# --- a march ------------------------------------------------------------------------------------------------------


def _check_path(game: State, phase: str) -> None:
    """BZ 6: a named path begins where the army stands, or enters; its links exist and can be paid."""
    seat, side, path = game.seat, game.side, game.path
    least = 2 if game.phase in (phases.FLEET_ANSWERS, phases.PRESS_ON, phases.CROSSING_LOSSES) else 1
    if not least <= len(path) <= 3 - game.crossed:
        raise BadPosition(f"In phase {phase!r} 'march' needs a 'path' of {least} to {3 - game.crossed} cities.")
    figure = game.held[seat][pieces.FIGURE + side]
    entering = (
        figure == pieces.NOWHERE
        and game.crossed == 0
        and game.phase in (phases.FLEET_ANSWERS, phases.PRESS_ON, phases.MARCHING)
    )
    if figure != path[0] and not (entering and game.allegiance[path[0]] == side and game.army(seat, side) > 0):
        raise BadPosition(f"The path begins in {game.board.ids[path[0]]}, but the army does not.")
    for place in range(1, len(path)):
        origin, city = game.board.ids[path[place - 1]], game.board.ids[path[place]]
        if path[place] not in game.board.reach[side][path[place - 1]]:
            raise BadPosition(f"The army can't go from {origin} to {city}.")
        if place > 1 and game.allegiance[path[place - 1]] != side:
            raise BadPosition(f"A path ends in a foreign city such as {origin}.")
    if game.phase in (phases.FLEET_ANSWERS, phases.MARCHING, phases.CROSSING_LOSSES):
        _check_price(game)


def _check_price(game: State) -> None:
    """BZ 6.10: what is left of the path can be paid; a crossing under fire has been paid already."""
    if game.phase == phases.CROSSING_LOSSES:
        return  # what the fleet leaves decides whether the army goes on
    due = 0
    for place in range(1, len(game.path)):
        due += movement.link_cost(game, game.seat, game.side, game.path[place - 1], game.path[place])
        if game.crossed + place > 1:
            due += game.board.surcharge
    if due > game.held[game.seat][game.side * 4 + pieces.MOVE]:
        raise BadPosition(f"The path costs {due} more Move cubes than there are.")


# --- an attack ----------------------------------------------------------------------------------------------------


def _check_attack(game: State, phase: str) -> None:
    """BZ 7: there is a target, the attacker stands in it, and so do those who defend it."""
    board, target = game.board, game.target
    if target == pieces.NOWHERE:
        raise BadPosition(f"In phase {phase!r} an attack needs a 'target'.")
    side = game.allegiance[target]
    name = board.ids[target]
    if game.force == pieces.BULGAR:
        if side == pieces.BULGAR or not (board.possible[target][pieces.BULGAR] or target == board.capital):
            raise BadPosition(f"The Bulgars can't attack {name}.")
    else:
        figure = game.held[game.seat][pieces.FIGURE + game.force]
        # BZ 7.7: the attacker removes first, so he may be gone when the defender's turn to remove comes.
        if figure != target and not (game.phase == phases.DEFENDER_LOSSES and figure == pieces.NOWHERE):
            raise BadPosition(f"The attacking army does not stand in {name}.")
        if game.force == pieces.BYZANTINE and target == board.capital:
            raise BadPosition("No Byzantine army attacks the capital.")
        if game.came_from != pieces.NOWHERE and game.allegiance[game.came_from] != game.force:
            raise BadPosition(f"The attacker can't have come from {board.ids[game.came_from]}, a foreign city.")
    for other in game.deciding + game.stayed:
        own_army = other == game.seat and game.force != pieces.BULGAR
        if (
            other not in range(game.seats)
            or own_army
            or side > pieces.ARAB
            or game.held[other][pieces.FIGURE + side] != target
        ):
            raise BadPosition(f"Seat {other!r} has no army to defend {name} with.")
    if game.phase in (phases.ATTACKER_LOSSES, phases.DEFENDER_LOSSES):
        _check_opponent(game, side, phase)


def _check_opponent(game: State, side: int, phase: str) -> None:
    """BZ 7.3, BZ 7.4, BZ 9.7: a battle is against an army that stayed, the Levy, or the Bulgars in their city."""
    opponent = game.opponent
    if opponent == state.BULGAR_FORCE:
        fits = side == pieces.BULGAR
    elif opponent == state.LEVY_FORCE:
        fits = side <= pieces.ARAB and attack.levy_owner(game) != pieces.NOBODY
    else:
        fits = opponent in game.stayed
    if not fits:
        raise BadPosition(f"In phase {phase!r} 'opponent' must be one of 'stayed' or who else defends, not {opponent}.")


# --- a retreat ----------------------------------------------------------------------------------------------------


def _check_flight(game: State, phase: str) -> None:
    """BZ 8: somebody's army leaves the city it stands in, for a friendly one."""
    runner, side, board = game.runner, game.runner_side, game.board
    if runner not in range(game.seats) or game.flight_from == pieces.NOWHERE:
        raise BadPosition(f"In phase {phase!r} 'flight' needs a 'runner' and the city it is 'from'.")
    if game.held[runner][pieces.FIGURE + side] != game.flight_from:
        raise BadPosition(f"Seat {runner}'s army does not stand in {board.ids[game.flight_from]}.")
    if game.flight == state.BEATEN_ATTACKER and (
        runner != game.seat or side != game.force or game.came_from == pieces.NOWHERE
    ):
        raise BadPosition("A beaten attacker is the seat in turn, with its army, and 'came_from' somewhere.")
    if game.after_flight not in (phases.STAND, phases.BATTLE, phases.NEXT):
        raise BadPosition(f"After a retreat comes stand, battle or next, not {phases.NAMES[game.after_flight]!r}.")
    if game.phase == phases.FLIGHT:
        return
    if game.goal == pieces.NOWHERE or game.allegiance[game.goal] != side or game.toll >= game.army(runner, side):
        raise BadPosition(f"In phase {phase!r} 'flight' needs a friendly 'goal', and a 'toll' the army survives.")
    if game.phase == phases.BLOCKADE and game.fleet_against(runner, side) == pieces.NOBODY:
        raise BadPosition("Nobody has a Byzantine fleet to block this retreat.")
