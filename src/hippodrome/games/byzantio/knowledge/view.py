"""What a seat may know of a game of Byzantio or Nekken."""

from typing import Any

from hippodrome.games.byzantio import boards, phases, state
from hippodrome.games.byzantio.rules import scoring
from hippodrome.games.byzantio.state import State


def view(game: State, seat: int | None) -> dict[str, Any]:
    """Return the table as a seat sees it (None: a spectator); others' objectives and guesses only at the end."""
    board, terms = game.board, game.terms
    seats = range(game.seats)
    one_acts = game.phase in (phases.DYNASTIES, phases.TURN, phases.ANSWER) or (
        game.phase == phases.CROSSING and not terms.cross_together
    )
    return {
        "phase": phases.NAMES[game.phase],
        "round": game.round,
        "rounds": board.rounds,
        "order": game.order[:] if game.phase > phases.ORDER else None,
        "turn": game.order[game.turn] if one_acts else None,
        "values": terms.values[:],
        "in_play": [board.cities[city] for city in terms.cities],
        "garrisons": {
            board.cities[city]: [game.garrisons[city * boards.MOST_SEATS + other] for other in seats]
            for city in terms.cities
            if game.totals[city]
        },
        "events": events_of(game),
        "tile": None if game.tile == boards.NO_TILE else board.tiles[game.tile],
        "number": game.number or None,
        "hit": game.hit[:],
        "offer": offer_of(game),
        "scores": scoring.scores(game) if game.phase == phases.OVER else None,
        "players": [player(game, other, seat) for other in seats],
    }


def events_of(game: State) -> list[dict[str, Any]]:
    """BO 2.2, BO 9.1: the event rounds, each with its tile if it lies face up."""
    board = game.board
    rounds = [round_ for round_, tile in enumerate(board.tile_of_round) if tile != boards.NO_TILE]
    shown = game.turned if game.terms.hidden_events else board.printed
    return [
        {"round": round_, "tile": board.tiles[shown[place]] if place < len(shown) else None}
        for place, round_ in enumerate(rounds)
    ]


def offer_of(game: State) -> dict[str, Any] | None:
    """BO 4.3: the exchange that waits for an answer."""
    if game.phase != phases.ANSWER:
        return None
    cities = game.board.cities
    seat = game.order[game.turn]
    return {"seat": seat, "owner": game.other, "give": cities[game.give], "take": cities[game.take]}


def player(game: State, seat: int, viewer: int | None) -> dict[str, Any]:
    """Return a player's pieces and sheet; the folded part only for its owner, or for everybody after the game."""
    board = game.board
    unfolded = seat == viewer or game.phase == phases.OVER
    # While everybody decides at the same time, nothing is announced yet (BO 6.5).
    announced = game.terms.announced and game.phase != phases.SUCCESSION_CHOICE
    dynasty, pretender = game.dynasties[seat], game.pretenders[seat]
    return {
        "dynasty": None if dynasty == state.NONE else board.dynasties[dynasty],
        "pretender": None if pretender == state.NONE else board.provinces[pretender],
        "supply": game.supply[seat],
        "free": {board.kinds[kind]: game.free[seat * boards.KINDS + kind] for kind in range(boards.KINDS)},
        "sheet": sheet_of(game, seat),
        "deeds": {
            board.cities[city]: game.deeds[city * boards.MOST_SEATS + seat]
            for city in game.terms.cities
            if game.deeds[city * boards.MOST_SEATS + seat]
        },
        "replaces": game.replaced[seat] != state.NONE if unfolded or announced else None,
        "folded": folded(game, seat) if unfolded else None,
    }


def sheet_of(game: State, seat: int) -> list[dict[str, str]]:
    """BO 2.5: the boxes a seat has filled, one for each round so far."""
    kinds = game.board.kinds
    return [
        {"kind": kinds[box % boards.KINDS], "filling": boards.FILLINGS[box // boards.KINDS]}
        for box in game.sheets[seat]
    ]


def folded(game: State, seat: int) -> dict[str, Any]:
    """BO 0.3: what is written on the folded part of a sheet."""
    cities, rows = game.board.cities, game.terms.rows
    written = game.objectives[seat * rows : seat * rows + rows]
    struck, crossing = game.struck[seat], game.crossing[seat]
    guesses = [game.guesses[seat * boards.MOST_SEATS + other] for other in range(game.seats)]
    return {
        "objectives": [None if city == state.NONE else cities[city] for city in written],
        "points": scoring.rows_of(game, seat),
        "replaced": None if game.replaced[seat] == state.NONE else game.replaced[seat],
        "struck": None if struck == state.NONE else cities[struck],
        "guesses": [None if city == state.NONE else cities[city] for city in guesses],
        "crossing": None if crossing == state.NONE else game.board.kinds[crossing],
    }
