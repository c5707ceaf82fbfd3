"""Positions of Byzantio and Nekken as plain data, to be written by people too.

What a person leaves out has a sensible value: dynasties in board order, pretenders at home, the first legal
objectives, sheets filled evenly, and the first player's turn in the round given (or the event, in an event round).
"""

from typing import Any, Final, cast

from hippodrome.games.byzantio import boards, invariants, phases, state
from hippodrome.games.byzantio.boards import Board
from hippodrome.games.byzantio.knowledge import view
from hippodrome.games.byzantio.state import State
from hippodrome.games.byzantio.terms import Terms
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition, BrokenInvariant
from hippodrome.kernel.game import Options

SEAT_LISTS = ("dynasties", "pretenders", "sheets", "deeds", "objectives", "replaced", "struck", "guesses")
KEYS = (
    *("seats", "options", "phase", "round", "turn", "order", "garrisons", *SEAT_LISTS),
    *("tiles", "turned", "tile", "number", "hit", "offer"),
)
ANY: Final = -1
"""A list may have any number of entries."""


def write(game: State) -> dict[str, Any]:
    """A position as JSON-able data, complete but for the dice."""
    board, rows, seats = game.board, game.terms.rows, range(game.seats)
    return {
        "seats": game.seats,
        "options": dict(game.terms.options),
        "phase": phases.NAMES[game.phase],
        "round": game.round,
        "turn": game.turn,
        "order": game.order[:],
        "garrisons": {
            board.cities[city]: [game.garrisons[city * boards.MOST_SEATS + seat] for seat in seats]
            for city in game.terms.cities
            if game.totals[city]
        },
        "dynasties": [name_of(board.dynasties, dynasty) for dynasty in game.dynasties],
        "pretenders": [name_of(board.provinces, province) for province in game.pretenders],
        "sheets": [[f"{box['filling']} {box['kind']}" for box in view.sheet_of(game, seat)] for seat in seats],
        "deeds": [
            {
                board.cities[city]: game.deeds[city * boards.MOST_SEATS + seat]
                for city in game.terms.cities
                if game.deeds[city * boards.MOST_SEATS + seat]
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
            [name_of(board.cities, game.guesses[seat * boards.MOST_SEATS + about]) for about in seats] for seat in seats
        ],
        "tiles": [board.tiles[tile] for tile in game.tiles],
        "turned": [board.tiles[tile] for tile in game.turned],
        "tile": name_of(board.tiles, game.tile),
        "number": game.number,
        "hit": game.hit[:],
        "offer": None
        if game.other == state.NONE
        else {"give": board.cities[game.give], "take": board.cities[game.take], "owner": game.other},
    }


def read(board: Board, terms: Terms, data: dict[str, Any], dice: Dice) -> State:
    """The position that was written, or that a person wrote down; only one that can be."""
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise BadPosition(f"A position of this game has no {unknown[0]!r}; it has: {', '.join(KEYS)}.")
    game = state.empty_table(board, terms, seats_of(data), dice)
    _read_progress(game, data)
    _read_pieces(game, data)
    _read_sheets(game, data)
    _read_event(game, data)
    _read_folded(game, data)
    try:
        invariants.check(game)
    except BrokenInvariant as error:
        raise BadPosition(str(error)) from error
    return game


def seats_of(data: dict[str, Any]) -> int:
    """How many seats a written position is for."""
    given = [len(data[name]) for name in SEAT_LISTS if isinstance(data.get(name), list)]
    seats = data.get("seats", given[0] if given else 0)
    if not isinstance(seats, int) or not 2 <= seats <= boards.MOST_SEATS:
        raise BadPosition("A position of this game has 2 to 4 seats; say so with 'seats'.")
    return seats


def options_of(data: dict[str, Any]) -> Options:
    """The options of a written position, as far as it gives them."""
    return entries_of(data.get("options", {}), "'options'")


def _read_progress(game: State, data: dict[str, Any]) -> None:
    """Which round, whose turn; before the order is rolled nobody has a sheet to fill."""
    board, phase = game.board, data.get("phase")
    if phase is not None and phase not in phases.NAMES:
        raise BadPosition(f"'phase' is one of {', '.join(phases.NAMES)}, not {phase!r}.")
    last = board.rounds if phase in (phases.NAMES[phases.GUESSING], phases.NAMES[phases.OVER]) else 1
    game.round = number_of(data.get("round", last), 1, board.rounds, "'round'")
    event_round = board.tile_of_round[game.round] != boards.NO_TILE
    game.phase = (phases.EVENT if event_round else phases.TURN) if phase is None else phases.NAMES.index(phase)
    game.turn = number_of(data.get("turn", 0), 0, game.seats - 1, "'turn', a place in the turn order,")
    if "order" in data:
        order = list_of(data["order"], game.seats, "'order'")
        game.order = [seat_of(game, seat, "'order'") for seat in order]
        if len(set(game.order)) != game.seats:
            raise BadPosition(f"'order' names each seat once, not {game.order}.")


def _read_pieces(game: State, data: dict[str, Any]) -> None:
    """Dynasties, pretenders and garrisons; what is not on the board is in supply (BO 1.4)."""
    board = game.board
    game.dynasties = _read_dynasties(game, data)
    homes = [boards.NOWHERE if dynasty == state.NONE else board.homes[dynasty] for dynasty in game.dynasties]
    pretenders = by_seat(game, data, "pretenders", None)
    game.pretenders = [
        homes[seat] if name is None else place_of(board.provinces, name, "province")
        for seat, name in enumerate(pretenders)
    ]
    for name, counts in entries_of(data.get("garrisons", {}), "'garrisons'").items():
        city = city_of(game, name)
        for seat, count in enumerate(list_of(counts, game.seats, f"'garrisons' in {name}")):
            for _ in range(number_of(count, 0, board.most_own, f"A count of garrisons in {name} (BO 3.1)")):
                game.place(seat, city)
    if "deeds" not in data:
        game.deeds = game.garrisons[:]
        return
    for seat, deeds in enumerate(by_seat(game, data, "deeds", None)):
        for name, count in entries_of(deeds, "An entry of 'deeds'").items():
            often = number_of(count, 0, board.rounds, f"A count of deeds in {name}")
            game.deeds[city_of(game, name) * boards.MOST_SEATS + seat] = often


def _read_dynasties(game: State, data: dict[str, Any]) -> list[int]:
    """BO 0.1: those told, or the first of the board; while they are being taken, only of those who had their turn."""
    board = game.board
    if "dynasties" in data:
        return [place_of(board.dynasties, name, "dynasty") for name in by_seat(game, data, "dynasties", None)]
    if game.phase > phases.DYNASTIES:
        return list(range(game.seats))
    dynasties = [state.NONE] * game.seats
    for place in range(game.turn):
        dynasties[game.order[place]] = place
    return dynasties


def _read_sheets(game: State, data: dict[str, Any]) -> None:
    """BO 2.5: one filled box a round for everybody; a sheet that is not told is filled evenly over the kinds."""
    board = game.board
    sheets: list[list[Any]] = []
    for seat, told in enumerate(by_seat(game, data, "sheets", None)):
        if told is None:
            sheets.append(_even_sheet(board, invariants.rounds_filled(game, seat)))
        else:
            sheets.append(list_of(told, ANY, f"The sheet of seat {seat}"))
    for place in range(max([len(sheet) for sheet in sheets])):
        for seat in game.order:
            if place < len(sheets[seat]):
                kind, filling = _box_of(board, sheets[seat][place])
                game.fill(seat, kind, filling)
    if min(game.free) < 0:
        raise BadPosition("A sheet fills more boxes of a kind than there are.")


def _box_of(board: Board, box: object) -> tuple[int, int]:
    """A filled box as sheets tell it: "campaign", "used campaign", "crossed campaign"."""
    how, _, kind = str(box).rpartition(" ")
    if how and how not in state.FILLINGS:
        raise BadPosition(f"A box is filled as {', '.join(state.FILLINGS)}, not as {how!r}.")
    return place_of(board.kinds, kind, "action"), state.FILLINGS.index(how) if how else state.USED


def _even_sheet(board: Board, full: int) -> list[Any]:
    """A sheet after so many rounds, all kinds used in proportion."""
    left = board.budgets[:]
    sheet: list[Any] = []
    for round_ in range(1, full + 1):
        kind = left.index(max(left))
        left[kind] -= 1
        filling = state.USED if board.tile_of_round[round_] == boards.NO_TILE else state.CROSSED
        sheet.append(f"{state.FILLINGS[filling]} {board.kinds[kind]}")
    return sheet


def _read_folded(game: State, data: dict[str, Any]) -> None:
    """Objectives, replacements and guesses."""
    rows, cities = game.terms.rows, game.board.cities
    chosen = game.phase > phases.OBJECTIVES
    for seat, told in enumerate(by_seat(game, data, "objectives", first_objectives(game) if chosen else [None] * rows)):
        written = list_of(told, rows, f"The objective list of seat {seat}")
        if not chosen and written != [None] * rows:
            raise BadPosition(f"In phase {phases.NAMES[game.phase]!r} nobody has written objectives yet (BO 0.2).")
        game.objectives[seat * rows : seat * rows + rows] = [place_of(cities, name, "city") for name in written]
    game.replaced = [
        state.NONE if row is None else number_of(row, state.NONE, rows - 1, "The row in 'replaced' (-1 for none)")
        for row in by_seat(game, data, "replaced", None)
    ]
    game.struck = [place_of(cities, name, "city") for name in by_seat(game, data, "struck", None)]
    if game.phase == phases.SUCCESSION_CHOICE and max([*game.replaced, *game.struck]) != state.NONE:
        raise BadPosition("In phase 'succession' all have yet to decide; nobody has 'replaced' or 'struck' (BO 6.5).")
    for seat, guesses in enumerate(by_seat(game, data, "guesses", [None] * game.seats)):
        for about, name in enumerate(list_of(guesses, game.seats, f"The guesses of seat {seat}")):
            if name is not None and game.phase != phases.OVER:
                raise BadPosition("Nobody has guessed before the game is over (BO 7.1).")
            game.guesses[seat * boards.MOST_SEATS + about] = place_of(cities, name, "city")


def first_objectives(game: State) -> list[str]:
    """BO 0.2: the first legal list in the order of the board."""
    listed: list[int] = []
    for cities in game.terms.cities_of:
        if cities and len(listed) < game.terms.rows:
            listed.append(cities[0])
    return [game.board.cities[city] for city in listed]


def _read_event(game: State, data: dict[str, Any]) -> None:
    """Tiles, the event under way, and an offer that waits for its answer."""
    _read_tiles(game, data)
    game.hit = [seat_of(game, seat, "'hit'") for seat in list_of(data.get("hit", []), ANY, "'hit'")]
    number = 0
    if game.phase == phases.PLAGUE_MOVE and game.hit:
        number = game.board.numbers[game.pretenders[game.hit[0]]]
    game.number = number_of(data.get("number", number), 0, game.board.die, "'number'")
    offer = data.get("offer")
    if (game.phase == phases.ANSWER) != (offer is not None):
        raise BadPosition("In phase 'answer', and only then, there is an 'offer' with 'give', 'take' and 'owner'.")
    if offer is not None:
        told = entries_of(offer, "'offer'")
        game.give = city_of(game, told.get("give"))
        game.take = city_of(game, told.get("take"))
        game.other = seat_of(game, told.get("owner"), "The 'owner' of an offer")


def _read_tiles(game: State, data: dict[str, Any]) -> None:
    """BO 2.2, BO 9.1: the tiles that have come and those still face down; what is not told follows from the rest."""
    printed, count = game.board.printed, invariants.events_begun(game)
    told = tiles_of(game, data.get("tiles", []), "'tiles'")
    tile = boards.NO_TILE
    if data.get("tile") is not None:
        tile = place_of(game.board.tiles, data["tile"], "event")
    elif game.phase == phases.PLAGUE_MOVE:
        tile = boards.PLAGUE
    elif game.phase == phases.SUCCESSION_CHOICE:
        tile = boards.SUCCESSION
    if "turned" in data:
        game.turned = tiles_of(game, data["turned"], "'turned'")
    elif not game.terms.hidden_events:
        game.turned = printed[:count]
    else:
        come = [other for other in printed if other not in told and other != tile]
        game.turned = come[:count] if tile == boards.NO_TILE else [*come[: count - 1], tile]
    if game.phase == phases.CROSSING and tile == boards.NO_TILE and game.turned:
        tile = game.turned[-1]
    game.tile = tile
    if "tiles" in data:
        game.tiles = told
    elif game.terms.hidden_events:
        game.tiles = [other for other in printed if other not in game.turned]


def tiles_of(game: State, names: object, what: str) -> list[int]:
    """Event tiles by their names."""
    return [place_of(game.board.tiles, name, "event") for name in list_of(names, ANY, what)]


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
    return None if place == state.NONE else names[place]


def place_of(names: list[str], name: object, what: str) -> int:
    """The place of a name, NONE for no name."""
    if name is None:
        return state.NONE
    if not isinstance(name, str) or name not in names:
        raise BadPosition(f"There is no {what} {name!r}; there are: {', '.join(names)}.")
    return names.index(name)


def city_of(game: State, name: object) -> int:
    """A city in play by its name."""
    city = place_of(game.board.cities, "" if name is None else name, "city")
    if city not in game.terms.cities:
        raise BadPosition(f"{name!r} is not in play with {game.seats} players (BO 1.2).")
    return city


def seat_of(game: State, value: object, what: str) -> int:
    """A seat of this table."""
    return number_of(value, 0, game.seats - 1, f"{what}: a seat")


def number_of(value: object, least: int, most: int, what: str) -> int:
    """A whole number within its bounds."""
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadPosition(f"{what} is a number from {least} to {most}, not {value!r}.")
    return value


def list_of(value: object, count: int, what: str) -> list[Any]:
    """A list of so many entries."""
    if not isinstance(value, (list, tuple)):
        raise BadPosition(f"{what} is a list, not {value!r}.")
    if count not in (ANY, len(value)):
        raise BadPosition(f"{what} has {count} entries, not {len(value)}.")
    return list(value)


def entries_of(value: object, what: str) -> dict[str, Any]:
    """Named entries."""
    if not isinstance(value, dict):
        raise BadPosition(f"{what} has named entries, not {value!r}.")
    return dict(value)


def by_seat(game: State, data: dict[str, Any], name: str, default: Any) -> list[Any]:
    """One entry a seat, or the same for all if nothing is told."""
    return list_of(data[name], game.seats, f"{name!r}, by seat,") if name in data else [default] * game.seats
