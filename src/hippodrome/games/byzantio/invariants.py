"""What holds in every position of Byzantio and Nekken: section 11 of the rules file."""

from hippodrome.games.byzantio.board import KINDS, MOST_SEATS, NO_TILE
from hippodrome.games.byzantio.state import (
    CROSSED,
    DYNASTIES,
    GUESSING,
    NONE,
    OBJECTIVES,
    ORDER,
    OVER,
    State,
)
from hippodrome.kernel.errors import BrokenInvariant


def check(game: State) -> None:
    """Raise BrokenInvariant if this position cannot be."""
    check_pieces(game)
    for seat in range(game.seats):
        check_boxes(game, seat)
        if game.phase > OBJECTIVES:
            check_objectives(game, seat)
        if game.phase > DYNASTIES and game.pretenders[seat] == NONE:
            raise BrokenInvariant(f"Seat {seat}'s pretender stands nowhere.")
    if sorted(game.order) != list(range(game.seats)):
        raise BrokenInvariant(f"The turn order {game.order} does not name each seat once.")


def check_pieces(game: State) -> None:
    """Nothing lost, nothing doubled, no limit broken, nothing where nothing may be (invariants 1, 2 and 6)."""
    board = game.board
    on_board = [0] * game.seats
    for city, name in enumerate(board.cities):
        counts = game.garrisons[city * MOST_SEATS : city * MOST_SEATS + MOST_SEATS]
        if sum(counts) != game.totals[city]:
            raise BrokenInvariant(f"The garrisons in {name} are miscounted.")
        if min(counts) < 0 or max(counts) > board.most_own or sum(counts) > board.most_in_all:
            raise BrokenInvariant(f"{name} can't hold {counts} (BO 3.1, BO 3.2).")
        if any(counts) and city not in game.terms.cities:
            raise BrokenInvariant(f"{name} is not in play (BO 1.2).")
        for seat in range(game.seats):
            on_board[seat] += counts[seat]
    for seat in range(game.seats):
        if game.supply[seat] < 0 or on_board[seat] + game.supply[seat] != board.supply:
            raise BrokenInvariant(f"Seat {seat} does not have {board.supply} pieces.")


def check_boxes(game: State, seat: int) -> None:
    """One box a round, none beyond its kind's budget, and one crossed off for each event (invariants 3 and 4)."""
    board = game.board
    filled = [entry // MOST_SEATS for entry in game.sheets if entry % MOST_SEATS == seat]
    for kind in range(KINDS):
        used = sum(1 for box in filled if box % KINDS == kind)
        if used + game.free[seat * KINDS + kind] != board.budgets[kind] or used > board.budgets[kind]:
            raise BrokenInvariant(f"Seat {seat}'s boxes of {board.kinds[kind]} are miscounted.")
    for round_, box in enumerate(filled, 1):
        if (box // KINDS == CROSSED) != (board.tile_of_round[round_] != NO_TILE):
            raise BrokenInvariant(f"Seat {seat} filled a box wrongly in round {round_}.")
    if game.phase > ORDER:
        past = board.rounds if game.phase in (GUESSING, OVER) else game.round - 1
        ahead = game.order.index(seat) < game.turn
        if len(filled) != past + (1 if ahead else 0):
            raise BrokenInvariant(f"Seat {seat} has {len(filled)} filled boxes in round {game.round}.")


def check_objectives(game: State, seat: int) -> None:
    """The right number of places in play, in different provinces, at most one replaced (invariant 7)."""
    terms, board = game.terms, game.board
    listed = game.objectives[seat * terms.rows : seat * terms.rows + terms.rows]
    if any(city not in terms.cities for city in listed) or len(set(listed)) != terms.rows:
        raise BrokenInvariant(f"Seat {seat}'s objectives are not {terms.rows} different places in play.")
    replaced = game.replaced[seat]
    free = terms.replacement_free and replaced != NONE
    if not free and len({board.province_of[city] for city in listed}) != terms.rows:
        raise BrokenInvariant(f"Seat {seat} has two objectives in one province (BO 0.2).")
    if replaced != NONE and (game.struck[seat] == NONE or game.struck[seat] in listed):
        raise BrokenInvariant(f"Seat {seat} replaced an objective but struck none.")
