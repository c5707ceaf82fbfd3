"""Positions of Hamilcar as plain data, which people can write too.

Whatever a person leaves out is as at the start of the game: controllers, forces, ships, tracks. Forces, once given,
replace all forces; generals that no force names are in their pool (or on the track); cards that are named nowhere are
in the deck. An errand is its name and numbers, or names of sides, spaces and generals; the last one runs first.
"""

# mypyc: off (off the hot path)

from typing import Annotated, Any

from hippodrome.games.hamilcar import board, cards, invariants, kinds, pending, state
from hippodrome.games.hamilcar.rules import reinforcement
from hippodrome.games.hamilcar.state import Rulings, State
from hippodrome.kernel import errands, fields
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition, BrokenInvariant
from hippodrome.kernel.game import Options
from hippodrome.kernel.kinds import Chart, Named, Number, Part, Pile, Series

ON_MAP = 0
"""The value for a general who is not listed as being off the map."""


class Stack:
    """A side's pieces in the field of a space, or inside its city."""

    side: kinds.Side
    space: kinds.Space
    inside: kinds.YesOrNo
    cus: kinds.Cus
    elephants: kinds.Elephants
    trains: kinds.Trains
    generals: kinds.Generals


class Told:
    """The entries that people write in another form than the state holds them."""

    seats: Annotated[int, Number(2, 2)]
    sieges: Annotated[
        list[list[int]],
        Chart(board.SPACE_NAMES, Series([kinds.Side, Number(1, state.MOST_SIEGE_POINTS)], 1)),
    ]
    forces: Annotated[list[Stack], Pile(Part(Stack), 2 * board.PLACES)]
    generals: Annotated[
        list[int],
        Chart(board.GENERAL_NAMES, Named(state.WHERE_NAMES[:0:-1], none=ON_MAP, first=state.ABOARD)),
    ]
    defeated: kinds.Generals


TOLD = [field.name for field in fields.fields_of(Told)]


def opening(options: Options, dice: Dice) -> State:
    """HM 4: the opening position of the war."""
    game = OPENING.copy()
    game.rulings = Rulings(options)
    game.dice = dice
    return game


# --- writing ------------------------------------------------------------------------------------------------------


def write(game: State) -> dict[str, Any]:
    """Return the position as JSON-able data, complete except for the dice."""
    told = fields.blank_of(Told)
    for space in range(board.SPACES):
        if game.siege[space]:
            told.sieges[space] = [game.siege_by[space], game.siege[space]]
    told.forces = [stack for side in (board.ROME, board.CARTHAGE) for stack in stacks(game, side)]
    told.generals = [min(where, ON_MAP) for where in game.at]
    told.defeated = [general for general in range(board.GENERALS) if game.defeated[general]]
    options = dict(game.rulings.options)
    return {
        **fields.write(told),
        "options": options,
        **fields.write(game),
        "agenda": errands.write_agenda(game.agenda),
    }


def stacks(game: State, side: int) -> list[Stack]:
    """Return everything that a side has on the map, in the order of the places."""
    cus, trains = game.cus[side], game.trains[side]
    taken = {game.at[general] for general in game.on_map(side)}
    found: list[Stack] = []
    for place in range(board.PLACES):
        if cus[place] or trains[place] or place in taken:
            stack = Stack()
            stack.side, stack.space, stack.inside = side, place % board.INSIDE, place >= board.INSIDE
            stack.cus, stack.trains = cus[place], trains[place]
            stack.elephants = game.elephants[place] if side == board.CARTHAGE else 0
            stack.generals = game.generals_at(side, place)
            found.append(stack)
    return found


# --- reading ------------------------------------------------------------------------------------------------------


def read(data: dict[str, Any], options: Options, dice: Dice) -> State:
    """Read a position written by `write` or by a person, with settled options; reject impossible ones."""
    given = fields.checked(data, dict[str, Any])
    given.pop("options", None)
    game = opening(options, dice)
    told = fields.blank_of(Told)
    fields.read(told, {name: given.pop(name) for name in TOLD if name in given})
    if "agenda" in given:
        told_agenda = errands.read_agenda(given.pop("agenda"), state.Errand)
        game.agenda = [*(pending.rest_of_turn(told_agenda[0]) if told_agenda else []), *told_agenda]
    fields.read(game, given)
    _take_told(game, told, "forces" in data)
    if "generals" not in data:
        pool = [general for general in board.GENERALS_OF[board.ROME] if game.at[general] == state.POOL]
        for general in pool[: max(0, len(pool) - invariants.left_in_pool(game))]:
            game.at[general] = state.REMOVED
    if "deck" not in data:
        used = {*game.discard, *game.gone, *invariants.open_events(game), *game.hands[0], *game.hands[1]}
        game.deck = [card for card in range(cards.CARDS) if card not in used]
    if pending.is_forgotten(game):
        raise BadPosition("A leg or a battle goes on, but nothing on the agenda ends it.")
    if met := pending.met_in_vain(game):
        raise BadPosition(f"Both sides are in the field of {met[0]}, and nothing on the agenda lets them meet there.")
    if pending.half_dealt(game):
        raise BadPosition("Without a deck no card of a fight is in a hand or spent, or all of them are.")
    if pending.too_many_to_place(game):
        raise BadPosition("More generals are to take the field than may be on the map.")
    if invariants.in_pool(game) != invariants.left_in_pool(game):
        raise BadPosition(f"On turn {game.turn} {invariants.left_in_pool(game)} Roman generals are in the pool.")
    try:
        invariants.check(game)
    except BrokenInvariant as error:
        raise BadPosition(str(error)) from error
    return game


def _take_told(game: State, told: Told, forces: bool) -> None:
    """Apply the entries with a form of their own; forces, if given, replace all others."""
    if forces:
        game.cus, game.trains = [[0] * board.PLACES, [0] * board.PLACES], [[0] * board.PLACES, [0] * board.PLACES]
        game.elephants = [0] * board.PLACES
        game.at = state.BEFORE_ENTRY[:]
        for stack in told.forces:
            _place(game, stack)
    for general in range(board.GENERALS):
        if told.generals[general] != ON_MAP:
            game.at[general] = told.generals[general]
    for space in range(board.SPACES):
        if told.sieges[space]:
            game.siege_by[space], game.siege[space] = told.sieges[space]
    for general in told.defeated:
        game.defeated[general] = True


def _place(game: State, stack: Stack) -> None:
    """Put a stack on the map."""
    side, place = stack.side, stack.space + (board.INSIDE if stack.inside else 0)
    game.cus[side][place] += stack.cus
    game.trains[side][place] += stack.trains
    game.elephants[place] += stack.elephants
    for general in stack.generals:
        if board.GENERAL_SIDE[general] != side:
            raise BadPosition(f"{board.GENERAL_NAMES[general]} does not serve {board.SIDE_NAMES[side]}.")
        game.at[general] = place


def _opening() -> State:
    """HM 4: return the forces of the setup on an otherwise blank map."""
    game = State(2, Dice(b"opening"))
    fields.blank(game)
    game.rulings = Rulings({"corvi_in_storms": True, "islands_count": True, "supremacy_guards_ports": True})
    game.deck = list(range(cards.CARDS))
    for force in board.SETUP_FORCES:
        stack = Stack()
        stack.side, stack.space = board.SIDE_NAMES.index(force["side"]), board.space_of(force["space"])
        stack.inside, stack.cus = False, force["cu"]
        stack.elephants, stack.trains = force["elephants"], force["supply"]
        stack.generals = [board.GENERAL_OF[name.replace("_", "-")] for name in force["generals"]]
        _place(game, stack)
    game.push(reinforcement.BeginTurn())
    return game


OPENING = _opening()
