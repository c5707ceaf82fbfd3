"""Positions of Byzantio and Nekken as plain data, to be written by people too.

What a person leaves out has a sensible value: dynasties in board order, pretenders at home, the first legal
objectives, sheets filled evenly, and the first player's turn in the round given (or the event, in an event round).
"""

from typing import Any, cast

from hippodrome.games.byzantio.board import MOST_SEATS, NO_TILE, Board
from hippodrome.games.byzantio.state import (
    ANSWER,
    CROSSED,
    DYNASTIES,
    EVENT,
    FILLINGS,
    GUESSING,
    NONE,
    OBJECTIVES,
    ORDER,
    OVER,
    PHASES,
    TURN,
    USED,
    State,
    empty_table,
)
from hippodrome.games.byzantio.terms import Terms
from hippodrome.games.byzantio.view import sheet_of
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.game import Options

SEAT_LISTS = ("dynasties", "pretenders", "sheets", "deeds", "objectives", "replaced", "struck", "guesses")
KEYS = (
    *("seats", "options", "phase", "round", "turn", "order", "garrisons", *SEAT_LISTS),
    *("tiles", "turned", "tile", "number", "hit", "offer"),
)


def write(game: State) -> dict[str, Any]:
    """A position as JSON-able data, complete but for the dice."""
    board, rows, seats = game.board, game.terms.rows, range(game.seats)
    return {
        "seats": game.seats,
        "options": dict(game.terms.options),
        "phase": PHASES[game.phase],
        "round": game.round,
        "turn": game.turn,
        "order": game.order[:],
        "garrisons": {
            board.cities[city]: [game.garrisons[city * MOST_SEATS + seat] for seat in seats]
            for city in game.terms.cities
            if game.totals[city]
        },
        "dynasties": [name_of(board.dynasties, dynasty) for dynasty in game.dynasties],
        "pretenders": [name_of(board.provinces, province) for province in game.pretenders],
        "sheets": [[f"{box['filling']} {box['kind']}" for box in sheet_of(game, seat)] for seat in seats],
        "deeds": [
            {
                board.cities[city]: game.deeds[city * MOST_SEATS + seat]
                for city in game.terms.cities
                if game.deeds[city * MOST_SEATS + seat]
            }
            for seat in seats
        ],
        "objectives": [
            [name_of(board.cities, city) for city in game.objectives[seat * rows : seat * rows + rows]]
            for seat in seats
        ],
        "replaced": game.replaced[:],
        "struck": [name_of(board.cities, city) for city in game.struck],
        "guesses": [
            [name_of(board.cities, game.guesses[seat * MOST_SEATS + about]) for about in seats] for seat in seats
        ],
        "tiles": [board.tiles[tile] for tile in game.tiles],
        "turned": [board.tiles[tile] for tile in game.turned],
        "tile": name_of(board.tiles, game.tile),
        "number": game.number,
        "hit": game.hit[:],
        "offer": None
        if game.other == NONE
        else {"give": board.cities[game.give], "take": board.cities[game.take], "owner": game.other},
    }


def read(board: Board, terms: Terms, data: dict[str, Any], dice: Dice) -> State:
    """The position that was written, or that a person wrote down."""
    seats = seats_of(data)
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise BadPosition(f"A position of this game has no {unknown[0]!r}; it has: {', '.join(KEYS)}.")
    for name in SEAT_LISTS:
        if name in data and len(data[name]) != seats:
            raise BadPosition(f"{name!r} needs one entry a seat, that is {seats}, not {len(data[name])}.")
    game = empty_table(board, terms, seats, dice)
    _read_progress(game, data)
    _read_pieces(game, data)
    _read_sheets(game, data)
    _read_folded(game, data)
    _read_event(game, data)
    return game


def seats_of(data: dict[str, Any]) -> int:
    """How many seats a written position is for."""
    given = [len(data[name]) for name in SEAT_LISTS if isinstance(data.get(name), list)]
    seats = data.get("seats", given[0] if given else 0)
    if not isinstance(seats, int) or not 2 <= seats <= MOST_SEATS:
        raise BadPosition("A position of this game has 2 to 4 seats; say so with 'seats'.")
    return seats


def options_of(data: dict[str, Any]) -> Options:
    """The options of a written position, as far as it gives them."""
    return dict(data.get("options", {}))


def _read_progress(game: State, data: dict[str, Any]) -> None:
    """Which round, whose turn; before the order is rolled nobody has a sheet to fill."""
    phase = data.get("phase")
    if phase is not None and phase not in PHASES:
        raise BadPosition(f"'phase' is one of {', '.join(PHASES)}, not {phase!r}.")
    game.round = cast(int, data.get("round", 1))
    if not 1 <= game.round <= game.board.rounds:
        raise BadPosition(f"There are rounds 1 to {game.board.rounds}, not {game.round}.")
    event_round = game.board.tile_of_round[game.round] != NO_TILE
    game.phase = (EVENT if event_round else TURN) if phase is None else PHASES.index(phase)
    game.turn = cast(int, data.get("turn", 0))
    if not 0 <= game.turn < game.seats:
        raise BadPosition(f"'turn' is a place in the turn order, 0 to {game.seats - 1}, not {game.turn}.")
    game.order = list(data.get("order", range(game.seats)))
    if sorted(game.order) != list(range(game.seats)):
        raise BadPosition(f"'order' names each seat once, not {game.order}.")


def _read_pieces(game: State, data: dict[str, Any]) -> None:
    """Dynasties, pretenders and garrisons; what is not on the board is in supply (BO 1.4)."""
    board, seats = game.board, range(game.seats)
    chosen = game.phase > DYNASTIES
    dynasties = data.get("dynasties", board.dynasties[: game.seats] if chosen else [None] * game.seats)
    game.dynasties = [place_of(board.dynasties, name, "dynasty") for name in dynasties]
    homes = [name_of(board.provinces, NONE if dynasty == NONE else board.homes[dynasty]) for dynasty in game.dynasties]
    pretenders = data.get("pretenders", homes)
    given = [homes[seat] if pretenders[seat] is None else pretenders[seat] for seat in seats]
    game.pretenders = [place_of(board.provinces, name, "province") for name in given]
    for name, counts in data.get("garrisons", {}).items():
        city = place_of(board.cities, name, "city")
        if city not in game.terms.cities:
            raise BadPosition(f"{name!r} is not in play with {game.seats} players (BO 1.2).")
        for seat, count in enumerate(counts):
            for _ in range(count):
                game.place(seat, city)
    if min(game.supply) < 0:
        raise BadPosition(f"Each player has {board.supply} pieces.")
    for seat, deeds in enumerate(data.get("deeds", [])):
        for name, count in deeds.items():
            game.deeds[place_of(board.cities, name, "city") * MOST_SEATS + seat] = count
    if "deeds" not in data:
        game.deeds = game.garrisons[:]


def _read_sheets(game: State, data: dict[str, Any]) -> None:
    """BO 2.5: one filled box a round for everybody; a sheet that is not told is filled evenly over the kinds."""
    board = game.board
    told = data.get("sheets", [None] * game.seats)
    full = board.rounds if game.phase in (GUESSING, OVER) else game.round - 1 if game.phase > ORDER else 0
    sheets = [_even_sheet(board, full) if sheet is None else sheet for sheet in told]
    for place in range(max(len(sheet) for sheet in sheets)):
        for seat in game.order:
            if place < len(sheets[seat]):
                filling, _, kind = sheets[seat][place].rpartition(" ")
                how = FILLINGS.index(filling) if filling in FILLINGS else USED
                game.fill(seat, place_of(board.kinds, kind, "action"), how)
    if min(game.free) < 0:
        raise BadPosition("A sheet fills more boxes of a kind than there are.")


def _even_sheet(board: Board, full: int) -> list[str]:
    """A sheet after so many rounds, all kinds used in proportion."""
    left = board.budgets[:]
    sheet: list[str] = []
    for round_ in range(1, full + 1):
        kind = left.index(max(left))
        left[kind] -= 1
        filling = USED if board.tile_of_round[round_] == NO_TILE else CROSSED
        sheet.append(f"{FILLINGS[filling]} {board.kinds[kind]}")
    return sheet


def _read_folded(game: State, data: dict[str, Any]) -> None:
    """Objectives, replacements and guesses."""
    rows, seats = game.terms.rows, range(game.seats)
    cities = game.board.cities
    plain = first_objectives(game) if game.phase > OBJECTIVES else [None] * rows
    for seat in seats:
        given = data["objectives"][seat] if "objectives" in data else plain
        if len(given) != rows:
            raise BadPosition(f"An objective list has {rows} rows, not {len(given)}.")
        game.objectives[seat * rows : seat * rows + rows] = [place_of(cities, name, "city") for name in given]
    game.replaced = list(data.get("replaced", game.replaced))
    game.struck = [place_of(cities, name, "city") for name in data.get("struck", [None] * game.seats)]
    for seat, guesses in enumerate(data.get("guesses", [])):
        for about, name in enumerate(guesses):
            game.guesses[seat * MOST_SEATS + about] = place_of(cities, name, "city")


def first_objectives(game: State) -> list[str]:
    """BO 0.2: the first legal list in the order of the board."""
    listed: list[int] = []
    for cities in game.terms.cities_of:
        if cities and len(listed) < game.terms.rows:
            listed.append(cities[0])
    return [game.board.cities[city] for city in listed]


def _read_event(game: State, data: dict[str, Any]) -> None:
    """Tiles, the event under way, and an offer that waits for its answer."""
    tiles = game.board.tiles
    if "tiles" in data:
        game.tiles = [place_of(tiles, name, "event") for name in data["tiles"]]
    past = [tile for tile in game.board.tile_of_round[: game.round] if tile != NO_TILE]
    if game.phase in (GUESSING, OVER):
        past = game.board.printed[:]
    game.turned = [place_of(tiles, name, "event") for name in data["turned"]] if "turned" in data else past
    game.tile = place_of(tiles, data.get("tile"), "event")
    game.number = cast(int, data.get("number", 0))
    game.hit = list(data.get("hit", []))
    offer = data.get("offer")
    if game.phase == ANSWER and offer is None:
        raise BadPosition("In phase 'answer' there is an 'offer' with 'give', 'take' and 'owner'.")
    if offer is not None:
        game.give = place_of(game.board.cities, offer["give"], "city")
        game.take = place_of(game.board.cities, offer["take"], "city")
        game.other = cast(int, offer["owner"])


def turn(data: dict[str, Any], by: int) -> dict[str, Any]:
    """The same position with every player `by` seats further on."""
    seats = cast(int, data["seats"])
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


def name_of(names: list[str], place: int) -> str | None:
    """The name at a place, None for no place."""
    return None if place == NONE else names[place]


def place_of(names: list[str], name: str | None, what: str) -> int:
    """The place of a name, NONE for no name."""
    if name is None:
        return NONE
    if name not in names:
        raise BadPosition(f"There is no {what} {name!r}; there are: {', '.join(names)}.")
    return names.index(name)
