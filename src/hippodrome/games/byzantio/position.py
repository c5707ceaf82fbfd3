"""Positions of Byzantio and Nekken as plain data, which people can write too.

Whatever a person leaves out gets a sensible value: dynasties in board order, pretenders at home, the first legal
objectives, sheets filled evenly, and the first player's turn in the round given (or the event, in an event round).
"""

# mypyc: off (off the hot path)

from typing import Annotated, Any

from hippodrome.games.byzantio import boards, invariants, phases, state
from hippodrome.games.byzantio.boards import Board
from hippodrome.games.byzantio.state import State
from hippodrome.games.byzantio.terms import Terms
from hippodrome.kernel import fields
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition, BrokenInvariant
from hippodrome.kernel.kinds import Named, Seat

SEAT_LISTS = ("dynasties", "pretenders", "sheets", "deeds", "objectives", "replaced", "struck", "guesses")


class OfferedExchange:
    """BO 4.3.1: an exchange that waits for its answer, in written form."""

    give: Annotated[int, Named("board.cities", what="city")]
    take: Annotated[int, Named("board.cities", what="city")]
    owner: Annotated[int, Seat()]


def write(game: State) -> dict[str, Any]:
    """Return the position as JSON-able data, complete except for the dice."""
    cities = game.board.cities
    offer = None
    if game.other != state.NONE:
        offer = {"give": cities[game.give], "take": cities[game.take], "owner": game.other}
    return {"seats": game.seats, "options": dict(game.terms.options), **fields.write(game), "offer": offer}


def read(board: Board, terms: Terms, seats: int, data: dict[str, Any], dice: Dice) -> State:
    """Read a position written by `write` or by a person; reject impossible ones."""
    told = {name: value for name, value in data.items() if value is not None}
    offer, sheets = told.pop("offer", None), told.pop("sheets", [None] * seats)
    game = state.empty_table(board, terms, seats, dice)
    fields.read(game, told)
    _suppose_progress(game, told)
    _suppose_pieces(game, told)
    _suppose_event(game, told)
    _read_sheets(game, sheets)
    _read_offer(game, offer)
    if "objectives" not in told and game.phase > phases.OBJECTIVES:
        game.objectives = first_objectives(terms) * seats
    try:
        check_boundary(game)
        invariants.check(game)
    except BrokenInvariant as error:
        raise BadPosition(str(error)) from error
    return game


def _suppose_progress(game: State, told: dict[str, Any]) -> None:
    """Read the round and the phase; the turn order must name everybody."""
    if "round" not in told and game.phase in (phases.GUESSING, phases.OVER):
        game.round = game.board.rounds
    if "phase" not in told:
        event_round = game.board.tile_of_round[game.round] != boards.NO_TILE
        game.phase = phases.EVENT if event_round else phases.TURN
    if len(set(game.order)) != game.seats:
        raise BadPosition(f"'order' names each seat once, not {game.order}.")


def _suppose_pieces(game: State, told: dict[str, Any]) -> None:
    """BO 0.1, BO 0.4, BO 1.4: default to dynasties in board order, pretenders at home, other garrisons in supply."""
    if "dynasties" not in told:
        have_chosen = game.seats if game.phase > phases.DYNASTIES else game.turn
        for place in range(have_chosen):
            seat = place if game.phase > phases.DYNASTIES else game.order[place]
            game.dynasties[seat] = place
    for seat, dynasty in enumerate(game.dynasties):
        if game.pretenders[seat] == boards.NOWHERE and dynasty != state.NONE:
            game.pretenders[seat] = game.board.homes[dynasty]
    for place, count in enumerate(game.garrisons):
        city, seat = divmod(place, boards.MOST_SEATS)
        if count:
            game.totals[city] += count
            game.supply[seat] -= count
    if "deeds" not in told:
        game.deeds = game.garrisons[:]


def _suppose_event(game: State, told: dict[str, Any]) -> None:
    """BO 2.2, BO 6, BO 9.1: the tiles revealed so far, those face down, the one in effect and its number."""
    printed, count = game.board.printed, invariants.events_begun(game)
    if "tile" not in told and game.phase == phases.PLAGUE_MOVE:
        game.tile = boards.PLAGUE
    elif "tile" not in told and game.phase == phases.SUCCESSION_CHOICE:
        game.tile = boards.SUCCESSION
    if "turned" not in told and not game.terms.hidden_events:
        game.turned = printed[:count]
    elif "turned" not in told:
        down = game.tiles if "tiles" in told else []
        come = [tile for tile in printed if tile not in down and tile != game.tile]
        game.turned = come[:count] if game.tile == boards.NO_TILE else [*come[: count - 1], game.tile]
    if "tile" not in told and game.phase == phases.CROSSING and game.turned:
        game.tile = game.turned[-1]
    if "tiles" not in told and game.terms.hidden_events:
        game.tiles = [tile for tile in printed if tile not in game.turned]
    if "number" not in told and game.phase == phases.PLAGUE_MOVE and game.hit:
        game.number = game.board.numbers[game.pretenders[game.hit[0]]]


def _read_sheets(game: State, told: Any) -> None:
    """BO 2.5: everybody has filled one box a round; a sheet that is not given is filled evenly over the kinds."""
    if isinstance(told, list) and len(told) == game.seats:
        told = [_even_sheet(game, seat) if sheet is None else sheet for seat, sheet in enumerate(told)]
    fields.read(game, {"sheets": told})
    told_how = boards.KINDS * len(boards.FILLINGS)
    for seat, sheet in enumerate(game.sheets):
        game.sheets[seat] = [box if box < told_how else boards.USED + box - told_how for box in sheet]
        for box in game.sheets[seat]:
            game.free[seat * boards.KINDS + box % boards.KINDS] -= 1
    if min(game.free) < 0:
        raise BadPosition("A sheet fills more boxes of a kind than there are.")


def _even_sheet(game: State, seat: int) -> list[int]:
    """Return a sheet after the rounds so far, with all kinds used in proportion."""
    left = game.board.budgets[:]
    sheet: list[int] = []
    for round_ in range(1, invariants.rounds_filled(game, seat) + 1):
        kind = left.index(max(left))
        left[kind] -= 1
        filling = boards.USED if game.board.tile_of_round[round_] == boards.NO_TILE else boards.CROSSED
        sheet.append(filling * boards.KINDS + kind)
    return sheet


def _read_offer(game: State, told: Any) -> None:
    """BO 4.3.1: the exchange that waits for its answer."""
    if (game.phase == phases.ANSWER) != (told is not None):
        raise BadPosition("In phase 'answer', and only then, there is an 'offer' with 'give', 'take' and 'owner'.")
    if told is not None:
        offer = fields.arguments(OfferedExchange, told, game)
        if len(offer) < 3:
            raise BadPosition("An 'offer' tells 'give', 'take' and 'owner'.")
        game.give, game.take, game.other = offer["give"], offer["take"], offer["owner"]


def first_objectives(terms: Terms) -> list[int]:
    """BO 0.2: the first legal list in board order."""
    return [cities[0] for cities in terms.cities_of if cities][: terms.rows]


def check_boundary(game: State) -> None:
    """Check what also holds where a step begins: in simultaneous decisions nobody has decided yet."""
    if game.phase <= phases.OBJECTIVES and max(game.objectives) != state.NONE:
        raise BrokenInvariant(f"In phase {phases.NAMES[game.phase]!r} nobody has written objectives yet (BO 0.2).")
    if game.phase == phases.SUCCESSION_CHOICE and max([*game.replaced, *game.struck]) != state.NONE:
        raise BrokenInvariant(
            "In phase 'succession' all have yet to decide; nobody has 'replaced' or 'struck' (BO 6.5)."
        )
    if game.phase != phases.OVER and max(game.guesses) != state.NONE:
        raise BrokenInvariant("Nobody has guessed before the game is over (BO 7.1).")


def turn(data: dict[str, Any], by: int) -> dict[str, Any]:
    """Return the same position with every player moved on by `by` seats."""
    seats: int = data["seats"]
    turned = dict(data)
    for name in SEAT_LISTS:
        turned[name] = _turned(data[name], by)
    turned["guesses"] = [_turned(guesses, by) for guesses in turned["guesses"]]
    turned["garrisons"] = {city: _turned(counts, by) for city, counts in data["garrisons"].items()}
    turned["order"] = [(seat + by) % seats for seat in data["order"]]
    turned["hit"] = [(seat + by) % seats for seat in data["hit"]]
    if data["offer"] is not None:
        turned["offer"] = {**data["offer"], "owner": (data["offer"]["owner"] + by) % seats}
    return turned


def _turned(entries: list[Any], by: int) -> list[Any]:
    return [entries[(seat - by) % len(entries)] for seat in range(len(entries))]
