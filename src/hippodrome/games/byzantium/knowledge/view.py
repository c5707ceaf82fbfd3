"""What a seat may know of a game of Byzantium: everything, for nothing is hidden."""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.byzantium import pieces
from hippodrome.games.byzantium.board import Board
from hippodrome.games.byzantium.rules import attack, rounds, scoring
from hippodrome.games.byzantium.rules.attack import Attack
from hippodrome.games.byzantium.rules.movement import March
from hippodrome.games.byzantium.state import Rulings, State, new_state
from hippodrome.kernel.dice import Dice


def view(game: State) -> dict[str, Any]:
    """Return the table as everybody sees it."""
    board = game.board
    return {
        "map": board.name,
        "phase": rounds.phase(game),
        "round": game.round,
        "rounds": board.rounds,
        "turn": game.seat,
        "first_passed": _seat(game.first_passed),
        "cities": {board.ids[city]: city_view(game, city) for city in range(board.count)},
        "spaces": {
            name: [_seat(game.spaces[space]) for space in range(board.first[kind], board.first[kind + 1])]
            for kind, name in enumerate(pieces.SPACES)
        },
        "bulgars": game.bulgars,
        "fallen": game.fallen,
        "attack": next((attack_view(game, affair) for affair in game.agenda if isinstance(affair, Attack)), None),
        "dice": dice_view(game),
        "path": [board.ids[city] for march in game.agenda if isinstance(march, March) for city in march.path],
        "shot": next((march.blows for march in game.agenda if isinstance(march, March) and march.blows >= 0), None),
        "barred": [[board.ids[board.links[link][end]] for end in (0, 1)] for link in game.intervened],
        "players": [player_view(game, seat) for seat in range(game.seats)],
        "results": scoring.scores(game),
    }


def _seat(seat: int) -> int | None:
    return None if seat == pieces.NOBODY else seat


def city_view(game: State, city: int) -> dict[str, Any]:
    """Return one city: its side, its markers, who controls it and which armies stand there."""
    side = game.allegiance[city]
    armies: list[int] = []
    if side < 2:
        armies = [seat for seat in range(game.seats) if game.held[seat][pieces.FIGURE + side] == city]
    return {
        "side": pieces.SIDES[side],
        "markers": game.markers[city],
        "control": _seat(game.control[city]),
        "fortified": game.fortified[city],
        "armies": armies,
    }


def attack_view(game: State, affair: Attack) -> dict[str, Any]:
    """Return the current attack."""
    opponent: int | str | None = _seat(affair.opponent)
    if opponent == attack.LEVY_FORCE:
        opponent = "levy"
    elif opponent == attack.BULGAR_FORCE:
        opponent = "bulgars"
    return {
        "city": game.board.ids[affair.target],
        "force": "bulgars" if affair.force == pieces.BULGAR else pieces.SIDES[affair.force],
        "seat": game.seat,
        "came_from": None if affair.came_from == pieces.NOWHERE else game.board.ids[affair.came_from],
        "deciding": affair.deciding[:],
        "stayed": [seat for seat in affair.defenders(game) if seat not in affair.deciding],
        "opponent": opponent,
        "over": affair.over,
        "levy": affair.levy_may_come(game),
        "blows": None if affair.blows < 0 else affair.blows,
        "wounds": affair.wounds,
    }


def dice_view(game: State) -> dict[str, Any] | None:
    """Return the dice of the last battle, siege or fleet, if any have been rolled."""
    if game.dice_at == pieces.NOWHERE:
        return None
    return {
        "city": game.board.ids[game.dice_at],
        "attacker": game.dice_by_attacker[:],
        "defender": game.dice_by_defender[:],
        "hit_on": game.board.hit_on,
    }


def player_view(game: State, seat: int) -> dict[str, Any]:
    """Return one player's board."""
    own = game.held[seat]
    shown: dict[str, Any] = {}
    for side in range(2):
        city = own[pieces.FIGURE + side]
        half: dict[str, Any] = {pieces.BOXES[box]: own[side * 4 + box] for box in range(4)}
        half["guard"] = game.guards[side] == seat
        half["army"] = None if city == pieces.NOWHERE else game.board.ids[city]
        half["treasury"] = own[pieces.TREASURY + side]
        half["vp"] = own[pieces.VP + side]
        shown[pieces.SIDES[side]] = half
    for name, place in pieces.NAMED_PLACES.items():
        shown[name] = own[place]
    shown["founded"] = own[pieces.FOUNDED] == 1
    shown["passed"] = own[pieces.PASSED] == 1
    return shown


# --- reading ------------------------------------------------------------------------------------------------------


def position_of(seen: Mapping[str, Any], board: Board) -> State:
    """Rebuild the position from a view, to ask the rules about it; agenda and dice are missing."""
    table = seen["board"]
    game = new_state(seen["seats"], board, Rulings(seen["options"]), Dice(b"view"))
    game.round, game.seat, game.bulgars, game.fallen = table["round"], table["turn"], table["bulgars"], table["fallen"]
    for city, name in enumerate(board.ids):
        shown = table["cities"][name]
        game.allegiance[city], game.markers[city] = pieces.SIDES.index(shown["side"]), shown["markers"]
        game.control[city], game.fortified[city] = _read_seat(shown["control"]), shown["fortified"]
    game.spaces = [_read_seat(owner) for name in pieces.SPACES for owner in table["spaces"][name]]
    game.intervened = [board.link_of[board.index[a] * board.count + board.index[b]] for a, b in table["barred"]]
    for seat in range(game.seats):
        _read_player(game, seat, table["players"][seat])
    return game


def _read_seat(seat: int | None) -> int:
    return pieces.NOBODY if seat is None else seat


def _read_player(game: State, seat: int, shown: dict[str, Any]) -> None:
    own = game.held[seat]
    for side in range(2):
        half = shown[pieces.SIDES[side]]
        for box in range(4):
            own[side * 4 + box] = half[pieces.BOXES[box]]
        if half["guard"]:
            game.guards[side] = seat
        own[pieces.FIGURE + side] = pieces.NOWHERE if half["army"] is None else game.board.index[half["army"]]
        own[pieces.TREASURY + side], own[pieces.VP + side] = half["treasury"], half["vp"]
    for name, place in pieces.NAMED_PLACES.items():
        own[place] = shown[name]
    own[pieces.FOUNDED], own[pieces.PASSED] = int(shown["founded"]), int(shown["passed"])
