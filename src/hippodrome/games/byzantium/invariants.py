"""The invariants of the rules file: what is true of every position."""

from hippodrome.games.byzantium import pieces, position
from hippodrome.games.byzantium.rules import rounds
from hippodrome.games.byzantium.state import State
from hippodrome.kernel.errors import BrokenInvariant


def check(game: State) -> None:
    """Raise BrokenInvariant if the position is impossible."""
    for seat in range(game.seats):
        check_player(game, seat)
    for city in range(game.board.count):
        check_city(game, city)
    check_guards(game)
    if not 0 <= game.bulgars <= game.board.bulgar_most:
        raise BrokenInvariant(f"{game.bulgars} cubes in the Bulgar box.")
    if not 1 <= game.round <= game.board.rounds:
        raise BrokenInvariant(f"Round {game.round}.")
    phase = rounds.phase(game)
    if phase == "action" and (len(game.agenda) > 1 or game.held[game.seat][pieces.PASSED]):
        raise BrokenInvariant("An action begins while something else is half done.")
    if phase in ("action", "over"):
        check_figures(game)


def check_player(game: State, seat: int) -> None:
    """Check invariants 1, 3 and 5: no cube, bezant, point or fortification is lost or doubled."""
    own = game.held[seat]
    total = sum(own[: pieces.CUBE_PLACES]) + position.cubes_out(game, seat)
    # Nothing is asked between taking a cube and putting it down, so the count is right whenever we look.
    if total != game.board.cubes or min(own[: pieces.CUBE_PLACES]) < 0:
        raise BrokenInvariant(f"Seat {seat} has {total} cubes in phase {rounds.phase(game)}: {own}.")
    if min(own[pieces.TREASURY], own[pieces.TREASURY + 1], own[pieces.VP], own[pieces.VP + 1]) < 0:
        raise BrokenInvariant(f"Seat {seat} has negative money or points: {own}.")
    forts = sum(1 for city in range(game.board.count) if game.fortified[city] and game.control[city] == seat)
    if own[pieces.FORTS] + forts != game.board.fortifications:
        raise BrokenInvariant(f"Seat {seat} has {own[pieces.FORTS]} + {forts} fortifications.")


def check_city(game: State, city: int) -> None:
    """Check invariants 4, 6, 10 and 11."""
    board, name = game.board, game.board.ids[city]
    side, markers = game.allegiance[city], game.markers[city]
    if city == board.capital:
        if markers != board.value[city]:
            raise BrokenInvariant("The capital has changed.")
    elif not 1 <= markers <= board.max_markers:
        raise BrokenInvariant(f"{name} has {markers} markers.")
    if side == pieces.PERSIAN and markers != board.value[city]:
        raise BrokenInvariant(f"{name} is Persian with {markers} markers.")
    uncontrollable = side > pieces.ARAB or city == board.capital
    if uncontrollable and (game.control[city] != pieces.NOBODY or game.fortified[city]):
        raise BrokenInvariant(f"{name} is controlled.")
    if game.fortified[city] and game.control[city] == pieces.NOBODY:
        raise BrokenInvariant(f"{name} is fortified by nobody.")
    if not board.possible[city][side]:
        # On the board we ship: the Arabian trio stays Arab, and the Bulgars can take only their four cities.
        raise BrokenInvariant(f"{name} can never be {pieces.SIDES[side]}.")


def check_guards(game: State) -> None:
    """Check invariant 2: a guard is on its space or with the player whose cube is there (8 holds by construction)."""
    for side in range(2):
        ruler = game.spaces[game.board.first[pieces.RULER + side]]
        if game.guards[side] not in (pieces.NOBODY, ruler):
            raise BrokenInvariant(f"The {pieces.SIDES[side]} guard is with seat {game.guards[side]}, not {ruler}.")
    if len(game.spaces) != game.board.spaces or game.board.first[pieces.FLEET + 2] != game.board.spaces:
        raise BrokenInvariant("The special spaces are miscounted.")


def check_figures(game: State) -> None:
    """Check invariants 7 and 9: between actions every figure stands in a city of its side and has a cube."""
    for seat in range(game.seats):
        for side in range(2):
            city = game.held[seat][pieces.FIGURE + side]
            if city == pieces.NOWHERE or (game.fallen and city == game.board.capital):
                continue
            if game.allegiance[city] != side or game.army(seat, side) == 0:
                raise BrokenInvariant(f"Seat {seat}'s {pieces.SIDES[side]} army can't stand in {game.board.ids[city]}.")
