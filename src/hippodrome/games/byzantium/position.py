"""Positions of Byzantium as plain data, to be written by people too.

What a person leaves out is as at the start of the game: the player boards, the cities, the Bulgars. Cubes that are
mentioned nowhere lie in the Losses, or, if the Losses are given, have left the game. Whose turn it is, who passed first
and how much the last player may still do follow from who has passed, unless they are given.
"""

from typing import Any, cast

from hippodrome.games.byzantium import affairs, phases, pieces, state
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.rules import rounds
from hippodrome.games.byzantium.state import Rulings, State
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.game import Options

OWN_PLACES = {
    "pool": pieces.POOL,
    "losses": pieces.LOSSES,
    "tax": pieces.TAX,
    "pass": pieces.PASS_BOX,
    "church": pieces.TEMPLE,
    "mosque": pieces.TEMPLE + 1,
    "removed": pieces.REMOVED,
    "fortifications": pieces.FORTS,
}
ROUND_ENDS = (phases.OPENING, phases.INCOME, phases.UPKEEP, phases.REFIT)
"""Phases in which nobody acts and the next start player must be known."""
KEYS = (
    *("seats", "options", "phase", "round", "turn", "first_passed", "last_actions", "cities", "spaces", "guards"),
    *("bulgars", "fallen", "paid", "dice", "march", "attack", "flight", "players"),
)
SIDE_KEYS = (*pieces.BOXES, "treasury", "vp", "army")
PLAYER_KEYS = (*OWN_PLACES, "founded", "passed", *pieces.SIDES[:2])


# --- writing ------------------------------------------------------------------------------------------------------


def write(game: State) -> dict[str, Any]:
    """A position as JSON-able data, complete but for the dice."""
    board = game.board
    return {
        "seats": game.seats,
        "options": dict(game.rulings.options),
        "phase": phases.NAMES[game.phase],
        "round": game.round,
        "turn": game.seat,
        "first_passed": game.first_passed,
        "last_actions": state.LAST_ACTIONS[game.last_actions],
        "cities": {board.ids[city]: _write_city(game, city) for city in range(board.count)},
        "spaces": {
            name: game.spaces[board.first[kind] : board.first[kind + 1]] for kind, name in enumerate(pieces.SPACES)
        },
        "guards": game.guards[:],
        "bulgars": game.bulgars,
        "fallen": game.fallen,
        "paid": game.paid,
        "dice": [_name(board, game.dice_at), game.dice_by_attacker[:], game.dice_by_defender[:]],
        "march": _write_march(game),
        "attack": _write_attack(game),
        "flight": _write_flight(game),
        "players": [_write_player(game, own) for own in game.held],
    }


def _name(board: Board, city: int) -> str | None:
    return None if city == pieces.NOWHERE else board.ids[city]


def _write_city(game: State, city: int) -> dict[str, Any]:
    return {
        "side": pieces.SIDES[game.allegiance[city]],
        "markers": game.markers[city],
        "control": None if game.control[city] == pieces.NOBODY else game.control[city],
        "fortified": game.fortified[city],
    }


def _write_player(game: State, own: list[int]) -> dict[str, Any]:
    data: dict[str, Any] = {name: own[place] for name, place in OWN_PLACES.items()}
    data["founded"] = own[pieces.FOUNDED] == 1
    data["passed"] = own[pieces.PASSED] == 1
    for side in range(2):
        half: dict[str, Any] = {pieces.BOXES[box]: own[side * 4 + box] for box in range(4)}
        half["treasury"] = own[pieces.TREASURY + side]
        half["vp"] = own[pieces.VP + side]
        half["army"] = _name(game.board, own[pieces.FIGURE + side])
        data[pieces.SIDES[side]] = half
    return data


def _write_march(game: State) -> dict[str, Any]:
    ends = [f"{game.board.ids[a]} {game.board.ids[b]}" for a, b, _kind in game.board.links]
    return {
        "side": pieces.SIDES[game.side],
        "path": [game.board.ids[city] for city in game.path],
        "crossed": game.crossed,
        "intervened": [ends[link] for link in game.intervened],
        "let_pass": [ends[link] for link in game.let_pass],
    }


def _write_attack(game: State) -> dict[str, Any]:
    return {
        "force": pieces.SIDES[game.force],
        "owner_side": pieces.SIDES[game.owner_side],
        "target": _name(game.board, game.target),
        "came_from": _name(game.board, game.came_from),
        "deciding": game.deciding[:],
        "stayed": game.stayed[:],
        "levy_barred": game.levy_barred,
        "opponent": game.opponent,
        "blows": game.blows,
        "wounds": game.wounds,
    }


def _write_flight(game: State) -> dict[str, Any]:
    return {
        "runner": game.runner,
        "side": pieces.SIDES[game.runner_side],
        "kind": state.FLIGHT_KINDS[game.flight],
        "from": _name(game.board, game.flight_from),
        "goal": _name(game.board, game.goal),
        "toll": game.toll,
        "by_sea": game.goal_by_sea,
        "sea_closed": game.sea_closed,
        "after": phases.NAMES[game.after_flight],
    }


# --- reading ------------------------------------------------------------------------------------------------------


def read(data: dict[str, Any], options: Options, board: Board, dice: Dice) -> State:
    """The position that was written, or that a person wrote down."""
    _check_keys(data, KEYS, "A position of Byzantium")
    players = data.get("players")
    seats = cast(int, data.get("seats", len(players) if isinstance(players, list) else 0))
    if players is not None and len(players) != seats:
        raise BadPosition(f"'players' needs one entry a seat, that is {seats}, not {len(players)}.")
    game = state.new_state(seats, board, Rulings(options), dice)
    game.phase = _pick(phases.NAMES, data.get("phase", phases.NAMES[phases.ACTION]), "phase")
    game.round = _count(data, "round", 1)
    game.seat = _count(data, "turn", 0)
    game.bulgars = _count(data, "bulgars", board.bulgar_start)
    game.fallen = bool(data.get("fallen", False))
    game.paid = _count(data, "paid", 0)
    dice_shown = data.get("dice", (None, [], []))
    if len(dice_shown) != 3:
        raise BadPosition("'dice' is a city, the attacker's dice and the defender's dice.")
    game.dice_at, game.dice_by_attacker = _city(board, dice_shown[0]), list(dice_shown[1])
    game.dice_by_defender = list(dice_shown[2])
    if not (1 <= game.round <= board.rounds and game.seat < seats and game.bulgars <= board.bulgar_most):
        raise BadPosition("'round', 'turn' or 'bulgars' is beyond what the game has.")
    for city, entry in data.get("cities", {}).items():
        _read_city(game, _city(board, city), entry)
    _read_spaces(game, data)
    for seat in range(seats):
        _read_player(game, seat, {} if players is None else players[seat])
    _read_turn(game, data)
    _read_march(game, data.get("march", {}))
    _read_attack(game, data.get("attack", {}))
    _read_flight(game, data.get("flight", {}))
    for seat in range(seats):
        for side in range(2):
            _check_army(game, seat, side)
    affairs.check_affair(game)
    return game


def _read_turn(game: State, data: dict[str, Any]) -> None:
    """BZ 3: who is to act, who passed first, and what the last player may still do; told or derived."""
    seats = range(game.seats)
    passed = [seat for seat in seats if game.held[seat][pieces.PASSED]]
    left = [seat for seat in seats if not game.held[seat][pieces.PASSED]]
    if game.phase < phases.NEXT:
        if not left:
            raise BadPosition(f"In phase {phases.NAMES[game.phase]!r} somebody must not have passed yet.")
        if "turn" not in data:
            game.seat = left[0]
        elif game.seat in passed:
            raise BadPosition(f"It can't be the turn of seat {game.seat}, who has passed.")
    derived = passed[0] if passed else pieces.NOBODY
    if game.phase in ROUND_ENDS and not passed:
        derived = game.seat
    game.first_passed = cast(int, data.get("first_passed", derived))
    if game.first_passed not in range(pieces.NOBODY, game.seats):
        raise BadPosition(f"'first_passed' is a seat or {pieces.NOBODY}, not {game.first_passed!r}.")
    if game.phase in ROUND_ENDS:
        if game.first_passed == pieces.NOBODY:
            raise BadPosition(
                f"In phase {phases.NAMES[game.phase]!r} somebody must have passed first: give 'first_passed'."
            )
    elif game.phase != phases.OVER and game.first_passed not in (passed or [pieces.NOBODY]):
        raise BadPosition(f"Of those who have passed ({passed}) one was first, not {game.first_passed}.")
    alone = len(left) == 1 and game.phase <= phases.NEXT
    # BZ 3.7-3.8: with one seat left the rule says how much it may still do.
    said = rounds.last_actions(game, passed[0], left[0]) if alone else state.UNLIMITED
    game.last_actions = _pick(state.LAST_ACTIONS, data.get("last_actions", state.LAST_ACTIONS[said]), "last_actions")
    if game.phase < phases.NEXT and (game.last_actions == state.UNLIMITED) == alone:
        count = f"{len(left)} seats have" if len(left) > 1 else "one seat has"
        raise BadPosition(
            f"'last_actions' can't be {state.LAST_ACTIONS[game.last_actions]!r} while {count} not passed."
        )


def _check_keys(data: dict[str, Any], known: tuple[str, ...], what: str) -> None:
    for key in data:
        if key not in known:
            raise BadPosition(f"{what} has no {key!r}; it has: {', '.join(known)}.")


def _count(data: dict[str, Any], name: str, default: int) -> int:
    value = data.get(name, default)
    if not isinstance(value, int) or value < 0:
        raise BadPosition(f"{name!r} is a number from 0 on, not {value!r}.")
    return value


def _pick(names: tuple[str, ...], name: str, what: str) -> int:
    if name not in names:
        raise BadPosition(f"{what!r} is one of {', '.join(names)}, not {name!r}.")
    return names.index(name)


def _city(board: Board, name: str | None) -> int:
    if name is None:
        return pieces.NOWHERE
    if name not in board.index:
        raise BadPosition(f"There is no city {name!r} on this board.")
    return board.index[name]


def _read_city(game: State, city: int, entry: dict[str, Any]) -> None:
    _check_keys(entry, ("side", "markers", "control", "fortified"), "A city")
    side = _pick(pieces.SIDES, entry.get("side", pieces.SIDES[game.allegiance[city]]), "side")
    markers = _count(entry, "markers", game.markers[city])
    owner = entry.get("control")
    if not game.board.possible[city][side]:
        raise BadPosition(f"{game.board.ids[city]} can never be {pieces.SIDES[side]}.")
    printed = city == game.board.capital or side == pieces.PERSIAN
    least, most = (game.board.value[city], game.board.value[city]) if printed else (1, game.board.max_markers)
    if side == pieces.BULGAR:
        most -= 1  # BZ 9.6: one fewer than was conquered, and Bulgar cities do not grow
    if not least <= markers <= most:
        raise BadPosition(f"{game.board.ids[city]}, being {pieces.SIDES[side]}, can't have {markers} markers.")
    if owner is not None and (side > 1 or city == game.board.capital or owner not in range(game.seats)):
        raise BadPosition(f"{game.board.ids[city]} can't be controlled by {owner!r}.")
    if entry.get("fortified") and owner is None:
        raise BadPosition(f"{game.board.ids[city]} can't be fortified by nobody.")
    game.allegiance[city] = side
    game.markers[city] = markers
    game.control[city] = pieces.NOBODY if owner is None else owner
    game.fortified[city] = bool(entry.get("fortified", False))


def _read_spaces(game: State, data: dict[str, Any]) -> None:
    """Who is on which special space; the guards go with Emperor and Caliph unless it is said otherwise."""
    first = game.board.first
    for name, seats in data.get("spaces", {}).items():
        kind = _pick(pieces.SPACES, name, "spaces")
        row = [pieces.NOBODY if seat is None else seat for seat in seats]
        if len(row) > first[kind + 1] - first[kind] or any(seat not in range(-1, game.seats) for seat in row):
            raise BadPosition(f"The spaces {name!r} can't hold {seats!r}.")
        for place, seat in enumerate(row):
            game.spaces[first[kind] + place] = seat
    rulers = [game.spaces[first[pieces.SPACES.index(name)]] for name in ("emperor", "caliph")]
    game.guards = list(data.get("guards", rulers))
    if len(game.guards) != 2 or any(game.guards[side] not in (pieces.NOBODY, rulers[side]) for side in range(2)):
        raise BadPosition("A guard lies on its space (-1) or with this round's Emperor or Caliph.")


def _read_player(game: State, seat: int, data: dict[str, Any]) -> None:
    _check_keys(data, PLAYER_KEYS, "A player")
    own = game.held[seat]
    forts = sum(1 for city in range(game.board.count) if game.control[city] == seat and game.fortified[city])
    own[pieces.FORTS] = game.board.fortifications - forts
    for name, place in OWN_PLACES.items():
        own[place] = _count(data, name, own[place])
    for side in range(2):
        half = data.get(pieces.SIDES[side], {})
        _check_keys(half, SIDE_KEYS, f"The {pieces.SIDES[side]} side of a player")
        for box in range(4):
            own[side * 4 + box] = _count(half, pieces.BOXES[box], own[side * 4 + box])
        own[pieces.TREASURY + side] = _count(half, "treasury", own[pieces.TREASURY + side])
        own[pieces.VP + side] = _count(half, "vp", own[pieces.VP + side])
        own[pieces.FIGURE + side] = _city(game.board, half.get("army"))
    if own[pieces.FORTS] + forts != game.board.fortifications:
        raise BadPosition(
            f"Seat {seat} has {own[pieces.FORTS]} + {forts} fortifications, not {game.board.fortifications}."
        )
    controls = any(game.control[city] == seat and game.allegiance[city] == 0 for city in range(game.board.count))
    own[pieces.FOUNDED] = int(data.get("founded", controls or own[pieces.FIGURE] != pieces.NOWHERE))
    own[pieces.PASSED] = int(data.get("passed", False))
    _balance_cubes(game, seat, "losses" in data, "removed" in data)


def _check_army(game: State, seat: int, side: int) -> None:
    city = game.held[seat][pieces.FIGURE + side]
    attacking = phases.STAND <= game.phase <= phases.FLIGHT_LOSSES or game.fallen
    if attacking and (seat, side, city) == (game.seat, game.force, game.target):
        return  # an attacker stands in the city it attacks
    if city != pieces.NOWHERE and (game.allegiance[city] != side or game.army(seat, side) == 0):
        raise BadPosition(f"Seat {seat}'s {pieces.SIDES[side]} army can't stand in {game.board.ids[city]}.")


def cubes_out(game: State, seat: int) -> int:
    """A player's cubes on cities and special spaces."""
    on_cities = sum(1 for city in range(game.board.count) if game.control[city] == seat and not game.fortified[city])
    return on_cities + game.spaces.count(seat)


def _balance_cubes(game: State, seat: int, losses_given: bool, removed_given: bool) -> None:
    own = game.held[seat]
    missing = game.board.cubes - sum(own[: pieces.CUBE_PLACES]) - cubes_out(game, seat)
    if not losses_given:
        own[pieces.LOSSES] += missing
    elif not removed_given:
        own[pieces.REMOVED] += missing
    elif missing:
        raise BadPosition(f"Seat {seat} has {game.board.cubes - missing} cubes, not {game.board.cubes}.")
    if own[pieces.LOSSES] < 0 or own[pieces.REMOVED] < 0:
        raise BadPosition(f"Seat {seat} has more than {game.board.cubes} cubes.")


def _read_march(game: State, data: dict[str, Any]) -> None:
    board = game.board
    game.side = _pick(pieces.SIDES[:2], data.get("side", pieces.SIDES[0]), "side")
    game.path = [_city(board, name) for name in data.get("path", [])]
    game.crossed = _count(data, "crossed", 0)
    game.intervened = [_link(board, ends) for ends in data.get("intervened", [])]
    game.let_pass = [_link(board, ends) for ends in data.get("let_pass", [])]


def _link(board: Board, ends: str) -> int:
    cities = [_city(board, name) for name in ends.split()]
    link = board.link_of[cities[0] * board.count + cities[1]] if len(cities) == 2 else -1
    if link < 0:
        raise BadPosition(f"There is no link {ends!r}.")
    return link


def _read_attack(game: State, data: dict[str, Any]) -> None:
    game.force = _pick(pieces.SIDES, data.get("force", "bulgar"), "force")
    if game.force == pieces.PERSIAN:
        raise BadPosition("Persians never attack.")
    game.owner_side = _pick(pieces.SIDES[:2], data.get("owner_side", pieces.SIDES[min(game.force, 1)]), "owner_side")
    game.target = _city(game.board, data.get("target"))
    game.came_from = _city(game.board, data.get("came_from"))
    game.deciding = list(data.get("deciding", []))
    game.stayed = list(data.get("stayed", []))
    game.levy_barred = bool(data.get("levy_barred", False))
    game.opponent = cast(int, data.get("opponent", pieces.NOBODY))
    game.blows = _count(data, "blows", 0)
    game.wounds = _count(data, "wounds", 0)


def _read_flight(game: State, data: dict[str, Any]) -> None:
    game.runner = cast(int, data.get("runner", pieces.NOBODY))
    game.runner_side = _pick(pieces.SIDES[:2], data.get("side", pieces.SIDES[0]), "side")
    game.flight = _pick(state.FLIGHT_KINDS, data.get("kind", state.FLIGHT_KINDS[0]), "kind")
    game.flight_from = _city(game.board, data.get("from"))
    game.goal = _city(game.board, data.get("goal"))
    game.toll = _count(data, "toll", 0)
    game.goal_by_sea = bool(data.get("by_sea", False))
    game.sea_closed = bool(data.get("sea_closed", False))
    game.after_flight = _pick(phases.NAMES, data.get("after", "next"), "after")


# --- turning ------------------------------------------------------------------------------------------------------


def turn(data: dict[str, Any], by: int) -> dict[str, Any]:
    """The same written position with every player `by` seats further on."""
    seats = cast(int, data["seats"])
    turned = dict(data)
    turned["players"] = [data["players"][(seat - by) % seats] for seat in range(seats)]
    for name in ("turn", "first_passed"):
        turned[name] = _moved(data[name], by, seats)
    turned["cities"] = {
        name: dict(entry, control=None if entry["control"] is None else _moved(entry["control"], by, seats))
        for name, entry in data["cities"].items()
    }
    turned["spaces"] = {name: [_moved(seat, by, seats) for seat in row] for name, row in data["spaces"].items()}
    turned["guards"] = [_moved(seat, by, seats) for seat in data["guards"]]
    attack = dict(data["attack"])
    for name in ("deciding", "stayed"):
        attack[name] = [_moved(seat, by, seats) for seat in attack[name]]
    if attack["opponent"] < seats:
        attack["opponent"] = _moved(attack["opponent"], by, seats)
    turned["attack"] = attack
    turned["flight"] = dict(data["flight"], runner=_moved(data["flight"]["runner"], by, seats))
    return turned


def _moved(seat: int, by: int, seats: int) -> int:
    return seat if seat < 0 else (seat + by) % seats
