"""Positions of Byzantium as plain data, which people can write too.

Whatever a person leaves out is as at the start of the game: player boards, cities, Bulgars. Cubes that are mentioned
nowhere lie in the Losses or, if the Losses are given, have left the game. Whose turn it is, who passed first
and how much the last player may still do follow from who has passed, unless they are given.
"""

# mypyc: off (off the hot path)

from itertools import pairwise
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from hippodrome.games.byzantium import pieces, state
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.rules import attack, retreat, rounds
from hippodrome.games.byzantium.rules.attack import Attack
from hippodrome.games.byzantium.rules.movement import March
from hippodrome.games.byzantium.rules.retreat import Flight
from hippodrome.games.byzantium.state import Rulings, State
from hippodrome.kernel import fields
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition
from hippodrome.kernel.game import Options
from hippodrome.kernel.structures import ready

ROUND_ENDS = ("opening", "income", "upkeep", "refit")
"""Phases in which nobody acts and the next start player must be given."""
MARCHES = ("march", "fleet", "press-on", "crossing-losses", "arrived")
ATTACKS = ("attack", "stand", "battle", "attacker-losses", "defender-losses", "levy", "siege", "siege-losses")
FLIGHTS = ("flight", "blockade", "flight-losses")
"""Phases of a retreat; all but the first are stages of it, as earlier releases named them."""
PHASES = ("action", "next", *ROUND_ENDS, "over", *MARCHES, *ATTACKS, *FLIGHTS)
SIDE_PLACES = [
    {
        **{name: side * 4 + box for box, name in enumerate(pieces.BOXES)},
        "treasury": pieces.TREASURY + side,
        "vp": pieces.VP + side,
    }
    for side in range(2)
]
"""The written names of each side's places on a player's board."""
CITY_FIELDS = ("target", "came_from", "city", "goal")
PLAIN_FIELDS = [field.name for field in fields.fields_of(State) if field.kind is not None]
"""The fields that a position writes under their own names."""
Affair = TypeVar("Affair", March, Attack, Flight)


# --- writing ------------------------------------------------------------------------------------------------------


def write(game: State) -> dict[str, Any]:
    """Return the position as JSON-able data, complete except for the dice."""
    board = game.board
    ends = [f"{board.ids[a]} {board.ids[b]}" for a, b, _kind in board.links]
    fleet = {"intervened": [ends[link] for link in game.intervened], "let_pass": [ends[link] for link in game.let_pass]}
    phase = rounds.phase(game)
    return {
        "seats": game.seats,
        "options": dict(game.rulings.options),
        "phase": phase,
        "turn": game.seat,
        **fields.write(game),
        "cities": {board.ids[city]: _write_city(game, city) for city in range(board.count)},
        "spaces": {
            name: game.spaces[board.first[kind] : board.first[kind + 1]] for kind, name in enumerate(pieces.SPACES)
        },
        "paid": 2 * game.seats + 1 - len(game.agenda) if phase == "upkeep" else 0,
        "dice": [_name(board, game.dice_at), game.dice_by_attacker[:], game.dice_by_defender[:]],
        "march": {**(_write_affair(game, March) or {}), **fleet},
        "attack": _write_affair(game, Attack),
        "flight": _write_affair(game, Flight),
        "players": [_write_player(board, own) for own in game.held],
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


def _write_player(board: Board, own: list[int]) -> dict[str, Any]:
    data: dict[str, Any] = {name: own[place] for name, place in pieces.NAMED_PLACES.items()}
    data["founded"] = own[pieces.FOUNDED] == 1
    data["passed"] = own[pieces.PASSED] == 1
    for side in range(2):
        half: dict[str, Any] = {name: own[place] for name, place in SIDE_PLACES[side].items()}
        data[pieces.SIDES[side]] = {**half, "army": _name(board, own[pieces.FIGURE + side])}
    return data


def _write_affair(game: State, kind: type[Affair]) -> dict[str, Any] | None:
    """Write an open affair with cities by name; None if there is none of this kind."""
    for affair in game.agenda:
        if isinstance(affair, kind):
            data = fields.write(affair)
            data.update({name: _name(game.board, data[name]) for name in CITY_FIELDS if name in data})
            if "path" in data:
                data["path"] = [game.board.ids[city] for city in data["path"]]
            return data
    return None


# --- reading ------------------------------------------------------------------------------------------------------

Count = Annotated[int, Meta(ge=0, le=9999)]
Seat = Annotated[int, Meta(ge=pieces.NOBODY, lt=pieces.MOST_SEATS)]
Pips = Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=99)]
HalfBoard = msgspec.defstruct(
    "HalfBoard",
    [*[(name, Count | UnsetType, UNSET) for name in SIDE_PLACES[0]], ("army", str | None, None)],
    forbid_unknown_fields=True,
)
PlayerBoard = msgspec.defstruct(
    "PlayerBoard",
    [
        *[(name, Count | UnsetType, UNSET) for name in pieces.NAMED_PLACES],
        *[(name, HalfBoard, msgspec.field(default_factory=HalfBoard)) for name in pieces.SIDES[:2]],
        ("founded", bool | UnsetType, UNSET),
        ("passed", bool, False),
    ],
    forbid_unknown_fields=True,
)


class CityEntry(msgspec.Struct, forbid_unknown_fields=True):
    """What may be written about a city."""

    side: Literal[pieces.SIDES] | UnsetType = UNSET  # type: ignore[valid-type]
    markers: Count | UnsetType = UNSET
    control: Seat | None = None
    fortified: bool = False


class Written(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that may be written about a position, except for its plain fields."""

    seats: int = 0
    options: dict[str, Any] | None = None
    phase: Literal[PHASES] = "action"  # type: ignore[valid-type]
    turn: Seat | UnsetType = UNSET
    paid: Count = 0
    cities: dict[str, CityEntry] = {}
    spaces: dict[Literal[pieces.SPACES], list[Seat | None]] = {}  # type: ignore[valid-type]
    dice: tuple[str | None, Pips, Pips] = (None, [], [])
    march: dict[str, Any] | None = None
    attack: dict[str, Any] | None = None
    flight: dict[str, Any] | None = None
    players: list[PlayerBoard] | None = None  # type: ignore[valid-type]


ready(Written)


def read(data: dict[str, Any], options: Options, board: Board, dice: Dice) -> State:
    """Read a position written by `write` or by a person."""
    plain = {name: data[name] for name in PLAIN_FIELDS if name in data}
    told: Written = fields.checked({name: data[name] for name in data if name not in plain}, Written)
    seats = told.seats or len(told.players or [])
    players = [PlayerBoard() for _ in range(seats)] if told.players is None else told.players
    if len(players) != seats:
        raise BadPosition(f"'players' needs one entry per seat: {seats} entries, not {len(players)}.")
    game = state.new_state(seats, board, Rulings(options), dice)
    fields.read(game, plain)
    game.seat = 0 if told.turn is UNSET else told.turn
    game.show_dice(_city(board, told.dice[0]), told.dice[1], told.dice[2])
    if game.round > board.rounds or game.bulgars > board.bulgar_most or not 0 <= game.seat < seats:
        raise BadPosition("'round', 'turn' or 'bulgars' is beyond what the game has.")
    for name, entry in told.cities.items():
        _read_city(game, _city(board, name), entry)
    _read_spaces(game, told.spaces, "guards" in plain)
    for seat in range(seats):
        _read_player(game, seat, players[seat])
    _read_turn(game, told, plain)
    _read_agenda(game, told)
    for seat in range(seats):
        for side in range(2):
            _check_army(game, seat, side)
    return game


def _city(board: Board, name: Any) -> int:
    if name is None:
        return pieces.NOWHERE
    if not isinstance(name, str) or name not in board.index:
        raise BadPosition(f"There is no city {name!r} on this board.")
    return board.index[name]


def _read_city(game: State, city: int, entry: CityEntry) -> None:
    name, capital = game.board.ids[city], city == game.board.capital
    side = game.allegiance[city] if entry.side is UNSET else pieces.SIDES.index(entry.side)
    markers = game.markers[city] if entry.markers is UNSET else entry.markers
    owner = pieces.NOBODY if entry.control is None else entry.control
    if not game.board.possible[city][side]:
        raise BadPosition(f"{name} can never be {pieces.SIDES[side]}.")
    printed = capital or side == pieces.PERSIAN
    least, most = (game.board.value[city], game.board.value[city]) if printed else (1, game.board.max_markers)
    if side == pieces.BULGAR:
        most -= 1  # BZ 9.6: one fewer than was conquered, and Bulgar cities do not grow
    if not least <= markers <= most:
        raise BadPosition(f"{name}, being {pieces.SIDES[side]}, can't have {markers} markers.")
    if owner != pieces.NOBODY and (side > pieces.ARAB or capital or owner >= game.seats):
        raise BadPosition(f"{name} can't be controlled by {owner!r}.")
    if entry.fortified and owner == pieces.NOBODY:
        raise BadPosition(f"{name} can't be fortified by nobody.")
    game.allegiance[city], game.markers[city] = side, markers
    game.control[city], game.fortified[city] = owner, entry.fortified


def _read_spaces(game: State, spaces: dict[str, list[int | None]], guards_told: bool) -> None:
    """Read who is on which special space; guards follow Emperor and Caliph unless given."""
    first = game.board.first
    for name, seats in spaces.items():
        kind = pieces.SPACES.index(name)
        row = [pieces.NOBODY if seat is None else seat for seat in seats]
        if len(row) > first[kind + 1] - first[kind] or any(seat >= game.seats for seat in row):
            raise BadPosition(f"The spaces {name!r} can't hold {seats!r}.")
        game.spaces[first[kind] : first[kind] + len(row)] = row
    rulers = [game.spaces[first[pieces.RULER + side]] for side in range(2)]
    if not guards_told:
        game.guards = rulers
    if any(game.guards[side] not in (pieces.NOBODY, rulers[side]) for side in range(2)):
        raise BadPosition("A guard lies on its space (-1) or with this round's Emperor or Caliph.")


def _read_player(game: State, seat: int, told: Any) -> None:
    own, board = game.held[seat], game.board
    own_cities = [city for city in range(board.count) if game.control[city] == seat]
    forts = len([city for city in own_cities if game.fortified[city]])
    own[pieces.FORTS] = board.fortifications - forts
    _take_counts(own, told, pieces.NAMED_PLACES)
    for side in range(2):
        half = getattr(told, pieces.SIDES[side])
        _take_counts(own, half, SIDE_PLACES[side])
        own[pieces.FIGURE + side] = _city(board, half.army)
    if own[pieces.FORTS] + forts != board.fortifications:
        raise BadPosition(f"Seat {seat} has {own[pieces.FORTS]} + {forts} fortifications, not {board.fortifications}.")
    founded = own[pieces.FIGURE] != pieces.NOWHERE or any(game.allegiance[city] == 0 for city in own_cities)
    own[pieces.FOUNDED] = int(founded if told.founded is UNSET else told.founded)
    own[pieces.PASSED] = int(told.passed)
    missing = board.cubes - sum(own[: pieces.CUBE_PLACES]) - cubes_out(game, seat)
    if told.losses is UNSET:
        own[pieces.LOSSES] += missing
    elif told.removed is UNSET:
        own[pieces.REMOVED] += missing
    elif missing:
        raise BadPosition(f"Seat {seat} has {board.cubes - missing} cubes, not {board.cubes}.")
    if own[pieces.LOSSES] < 0 or own[pieces.REMOVED] < 0:
        raise BadPosition(f"Seat {seat} has more than {board.cubes} cubes.")


def _take_counts(own: list[int], told: Any, places: dict[str, int]) -> None:
    for name, place in places.items():
        count = getattr(told, name)
        if count is not UNSET:
            own[place] = count


def cubes_out(game: State, seat: int) -> int:
    """Return a player's cubes on cities and special spaces."""
    on_cities = sum(1 for city in range(game.board.count) if game.control[city] == seat and not game.fortified[city])
    return on_cities + game.spaces.count(seat)


def _check_army(game: State, seat: int, side: int) -> None:
    """BZ 1.5: a figure stands in a city of its side, except an attacker's, which stands in the attacked city."""
    city = game.held[seat][pieces.FIGURE + side]
    for affair in game.agenda:
        if isinstance(affair, Attack) and (seat, side, city) == (game.seat, affair.force, affair.target):
            return
    if city != pieces.NOWHERE and (game.allegiance[city] != side or game.army(seat, side) == 0):
        raise BadPosition(f"Seat {seat}'s {pieces.SIDES[side]} army can't stand in {game.board.ids[city]}.")


def _read_turn(game: State, told: Written, plain: dict[str, Any]) -> None:
    """BZ 3: who is to act, who passed first, and what the last player may still do; given or derived."""
    phase = told.phase
    acting = phase not in ("next", "over", *ROUND_ENDS)
    passed = [seat for seat in range(game.seats) if game.held[seat][pieces.PASSED]]
    left = [seat for seat in range(game.seats) if not game.held[seat][pieces.PASSED]]
    if acting:
        if not left:
            raise BadPosition(f"In phase {phase!r} somebody must not have passed yet.")
        if told.turn is UNSET:
            game.seat = left[0]
        elif game.seat in passed:
            raise BadPosition(f"It can't be the turn of seat {game.seat}, who has passed.")
    if "first_passed" not in plain:
        nobody = game.seat if phase in ROUND_ENDS else pieces.NOBODY
        game.first_passed = passed[0] if passed else nobody
    if game.first_passed >= game.seats:
        raise BadPosition(f"'first_passed' is a seat or {pieces.NOBODY}, not {game.first_passed!r}.")
    if phase in ROUND_ENDS:
        if game.first_passed == pieces.NOBODY:
            raise BadPosition(f"In phase {phase!r} somebody must have passed first: give 'first_passed'.")
    elif phase != "over" and game.first_passed not in (passed or [pieces.NOBODY]):
        raise BadPosition(f"Of those who have passed ({passed}) one was first, not {game.first_passed}.")
    alone = len(left) == 1 and (acting or phase == "next")
    if "last_actions" not in plain and alone:
        # BZ 3.7-3.8: with one seat left, the rule determines how much it may still do.
        game.last_actions = rounds.last_actions(game, passed[0], left[0])
    if acting and (game.last_actions == state.UNLIMITED) == alone:
        count = f"{len(left)} seats have" if len(left) > 1 else "one seat has"
        said = state.LAST_ACTIONS[game.last_actions]
        raise BadPosition(f"'last_actions' can't be {said!r} while {count} not passed.")


# --- open affairs -------------------------------------------------------------------------------------------------


def _read_agenda(game: State, told: Written) -> None:
    """Read what is to be done next; the phase determines its kind."""
    phase = told.phase
    march, war, flight = dict(told.march or {}), dict(told.attack or {}), dict(told.flight or {})
    game.intervened = _links(game.board, march.pop("intervened", []))
    game.let_pass = _links(game.board, march.pop("let_pass", []))
    if game.fallen and phase != "over":
        raise BadPosition("With the capital fallen the game is over: the phase must be 'over'.")
    if told.paid > 2 * game.seats:
        raise BadPosition(f"'paid' counts sides that paid upkeep, at most {2 * game.seats}, not {told.paid}.")
    attacked = war.get("target") is not None
    if attacked and phase not in (*ATTACKS, *FLIGHTS, "over"):
        raise BadPosition(f"In phase {phase!r} no attack has begun, so it has no 'target'.")
    game.acted = phase != "action"
    if phase == "opening":
        game.push(rounds.Opening())
    elif phase == "income":
        rounds.end_round(game)
    elif phase in ("upkeep", "refit"):
        game.push(rounds.Refit())
        rounds.owe_upkeep(game, told.paid if phase == "upkeep" else 2 * game.seats)
    elif phase != "over" or (game.fallen and attacked):
        game.push(rounds.Turn())
    if phase in MARCHES:
        game.push(_read_march(game, phase, march, war))
    elif phase in (*ATTACKS, *FLIGHTS) or (game.fallen and attacked):
        affair = _read_attack(game, phase, war, flight)
        game.push(affair)
        if phase in FLIGHTS:
            game.push(_read_flight(game, phase, flight, affair))


def _links(board: Board, told: Any) -> list[int]:
    """Read links, written as `nicaea constantinople`."""
    links: list[int] = []
    for ends in fields.checked(told, list[str]):
        cities = [_city(board, name) for name in ends.split()]
        link = board.link_of[cities[0] * board.count + cities[1]] if len(cities) == 2 else -1
        if link < 0 or link in links:
            raise BadPosition(f"There is no link {ends!r}, or it is told twice.")
        links.append(link)
    return links


def _take(board: Board, affair: March | Attack | Flight, told: dict[str, Any]) -> None:
    """Set the data of a march, an attack or a flight, with cities by name."""
    data: dict[str, Any] = {name: _city(board, told[name]) if name in CITY_FIELDS else told[name] for name in told}
    if isinstance(data.get("path"), list):
        data["path"] = [_city(board, name) for name in data["path"]]
    fields.read(affair, data)


def _read_march(game: State, phase: str, told: dict[str, Any], war: dict[str, Any]) -> March:
    """BZ 6: a named path begins where the army stands or enters; its links exist and can be paid for."""
    if phase == "crossing-losses" and "blows" not in told:
        told["blows"] = war.get("blows", 0)  # earlier releases wrote this and the army's origin with the attack
    if war.get("came_from") is not None:
        told.setdefault("came_from", war["came_from"])
    march = March(pieces.BYZANTINE, [])
    _take(game.board, march, told)
    march.doubled = march.doubled or phase == "press-on"
    board, side, path = game.board, march.side, march.path
    under_way = phase in ("fleet", "press-on", "crossing-losses") or march.doubled or march.blows >= 0
    if not (2 if under_way else 1) <= len(path) <= 3 - march.crossed or pieces.NOWHERE in path:
        least = 2 if under_way else 1
        raise BadPosition(f"In phase {phase!r} 'march' needs a 'path' of {least} to {3 - march.crossed} cities.")
    figure = game.held[game.seat][pieces.FIGURE + side]
    enters = figure == pieces.NOWHERE and march.crossed == 0 and march.blows < 0 and phase != "arrived"
    if figure != path[0] and not (enters and game.allegiance[path[0]] == side and game.army(game.seat, side) > 0):
        raise BadPosition(f"The path begins in {board.ids[path[0]]}, but the army does not.")
    for origin, city in pairwise(path):
        if city not in board.reach[side][origin]:
            raise BadPosition(f"The army can't go from {board.ids[origin]} to {board.ids[city]}.")
        if origin != path[0] and game.allegiance[origin] != side:
            raise BadPosition(f"A path ends in a foreign city such as {board.ids[origin]}.")
    if march.blows >= 0 and board.link_of[path[0] * board.count + path[1]] not in game.intervened:
        raise BadPosition(f"No fleet has intervened between {board.ids[path[0]]} and {board.ids[path[1]]}.")
    # BZ 6.10: a doubled price may be too high, and a crossing under fire has already been paid for.
    if not march.doubled and march.blows < 0 and march.cost(game) > game.held[game.seat][side * 4 + pieces.MOVE]:
        raise BadPosition(f"The path costs {march.cost(game)} Move cubes, more Move cubes than there are.")
    return march


def _read_attack(game: State, phase: str, told: dict[str, Any], flight: dict[str, Any]) -> Attack:
    """BZ 7: there is a target, and the attacker and its defenders stand in it."""
    board = game.board
    stayed = told.pop("stayed", [])  # written by earlier releases; now derived from who stands there
    if "over" not in told and phase != "attack":
        told = _of_earlier_release(game, phase, told, flight)
    if told.get("target") is None:
        raise BadPosition(f"In phase {phase!r} an attack needs a 'target'.")
    affair = Attack(pieces.BULGAR, pieces.ARAB, pieces.NOWHERE, pieces.NOWHERE)
    _take(board, affair, told)
    if affair.force == pieces.PERSIAN:
        raise BadPosition("Persians never attack.")
    if "owner_side" not in told:
        affair.owner_side = min(affair.force, pieces.ARAB)
    if affair.over and phase not in FLIGHTS:
        raise BadPosition("When an attack is over, the beaten attacker is in flight.")
    _check_attacker(game, affair)
    defenders, opponent, side = affair.defenders(game), affair.opponent, game.allegiance[affair.target]
    deciding = affair.deciding
    for seat in [*deciding, *fields.checked(stayed, list[int])]:
        if seat not in defenders:
            raise BadPosition(f"Seat {seat!r} has no army to defend {board.ids[affair.target]} with.")
    if opponent == pieces.NOBODY and phase in ("attacker-losses", "defender-losses"):
        raise BadPosition(f"In phase {phase!r} 'opponent' must be who defends, not {opponent}.")
    # BZ 7.3, BZ 7.4, BZ 9.7: a battle is against an army that stayed, the Levy, or the Bulgars in their city.
    fits = opponent == pieces.NOBODY or opponent in defenders
    if opponent == attack.LEVY_FORCE:
        fits = side <= pieces.ARAB and affair.levy_owner(game) != pieces.NOBODY
    elif opponent == attack.BULGAR_FORCE:
        fits = side == pieces.BULGAR
    if not fits or (opponent != pieces.NOBODY and deciding) or len(set(deciding)) < len(deciding):
        raise BadPosition(f"'opponent' must be who defends when all have decided, not {opponent}.")
    return affair


def _of_earlier_release(game: State, phase: str, told: dict[str, Any], flight: dict[str, Any]) -> dict[str, Any]:
    """Convert an attack written by earlier releases together with its stage, which is now derived."""
    told = {**told, "over": phase in FLIGHTS and flight.get("after", "next") == "next"}
    if phase != "stand" and phase not in FLIGHTS:
        told["deciding"] = []
    fought = told.get("opponent") == attack.BULGAR_FORCE
    if fought or phase in ("siege", "siege-losses"):
        told["levy_barred"] = True
    if phase not in ("attacker-losses", "defender-losses"):
        told["opponent"], told["wounds"] = pieces.NOBODY, 0
    if phase == "defender-losses":
        told["blows"] = 0
    elif phase not in ("attacker-losses", "siege-losses"):
        told["blows"] = -1
    return told


def _check_attacker(game: State, affair: Attack) -> None:
    """BZ 7.1, BZ 9.4, BZ 10.2: whether the attacker can be at that city."""
    board, target, force = game.board, affair.target, affair.force
    name = board.ids[target]
    if force == pieces.BULGAR:
        reachable = board.possible[target][pieces.BULGAR] or target == board.capital
        if game.allegiance[target] == pieces.BULGAR or not reachable:
            raise BadPosition(f"The Bulgars can't attack {name}.")
        return
    figure = game.held[game.seat][pieces.FIGURE + force]
    # BZ 7.7: the attacker removes first, so he may be gone when the defender's turn to remove comes.
    gone = figure == pieces.NOWHERE and (affair.over or (affair.opponent != pieces.NOBODY and affair.blows >= 0))
    if figure != target and not gone:
        raise BadPosition(f"The attacking army does not stand in {name}.")
    if force == pieces.BYZANTINE and target == board.capital:
        raise BadPosition("No Byzantine army attacks the capital.")
    if affair.came_from != pieces.NOWHERE and game.allegiance[affair.came_from] != force:
        raise BadPosition(f"The attacker can't have come from {board.ids[affair.came_from]}, a foreign city.")


def _read_flight(game: State, phase: str, told: dict[str, Any], affair: Attack) -> Flight:
    """BZ 8: an army leaves the city it stands in for a friendly one."""
    board = game.board
    if "from" in told:  # as earlier releases wrote it, together with its stage
        told["city"] = told.pop("from")
        told["by_sea"] = phase == "blockade"
        if phase == "flight":
            told["goal"], told["toll"] = None, 0
    told.pop("after", None)
    if told.get("runner") is None or told.get("city") is None:
        raise BadPosition(f"In phase {phase!r} 'flight' needs a 'runner' and the city it is 'from'.")
    flight = Flight(pieces.NOBODY, pieces.BYZANTINE, retreat.VOLUNTARY, pieces.NOWHERE)
    _take(board, flight, told)
    runner, side = flight.runner, flight.side
    if not 0 <= runner < game.seats or game.held[runner][pieces.FIGURE + side] != flight.city:
        raise BadPosition(f"Seat {runner}'s army does not stand in {board.ids[flight.city]}.")
    own = runner == game.seat and side == affair.force
    if flight.kind == retreat.BEATEN_ATTACKER and (not own or affair.came_from == pieces.NOWHERE):
        raise BadPosition("A beaten attacker is the seat in turn, with its army, and 'came_from' somewhere.")
    if flight.city != affair.target or runner in affair.deciding or own != affair.over:
        raise BadPosition("Who flees is a beaten attacker, or has decided to leave the city that is attacked.")
    if flight.goal == pieces.NOWHERE and phase == "flight":
        if flight.kind == retreat.BEATEN_ATTACKER and not flight.sea_closed:
            flight.set_out(game, affair.came_from, 0, game.link_is_sea(affair.came_from, flight.city))
        return flight
    if flight.goal == pieces.NOWHERE or game.allegiance[flight.goal] != side or flight.toll >= game.army(runner, side):
        raise BadPosition(f"In phase {phase!r} 'flight' needs a friendly 'goal', and a 'toll' the army survives.")
    if flight.by_sea and game.fleet_against(runner, side) == pieces.NOBODY:
        raise BadPosition("Nobody has a Byzantine fleet to block this retreat.")
    return flight


# --- turning ------------------------------------------------------------------------------------------------------


def turn(data: dict[str, Any], by: int) -> dict[str, Any]:
    """Return the same written position with every player moved on by `by` seats."""
    seats: int = data["seats"]

    def moved(seat: Any) -> Any:
        return (seat + by) % seats if seat is not None and 0 <= seat < seats else seat

    turned = {**data, "turn": moved(data["turn"]), "first_passed": moved(data["first_passed"])}
    turned["players"] = [data["players"][(seat - by) % seats] for seat in range(seats)]
    turned["cities"] = {name: {**entry, "control": moved(entry["control"])} for name, entry in data["cities"].items()}
    turned["spaces"] = {name: [moved(seat) for seat in row] for name, row in data["spaces"].items()}
    turned["guards"] = [moved(seat) for seat in data["guards"]]
    if data["attack"] is not None:
        attacked = data["attack"]
        deciding, opponent = [moved(seat) for seat in attacked["deciding"]], moved(attacked["opponent"])
        turned["attack"] = {**attacked, "deciding": deciding, "opponent": opponent}
    if data["flight"] is not None:
        turned["flight"] = {**data["flight"], "runner": moved(data["flight"]["runner"])}
    return turned
