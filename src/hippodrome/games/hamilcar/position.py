"""Positions of Hamilcar as plain data, to be written by people too.

What a person leaves out is as at the start of the game: controllers, forces, ships, tracks. Forces, once given, replace
all forces; generals that no force names are in their pool (or on the track); cards that are named nowhere are in the
deck. An errand is its name and numbers, or names of sides, spaces and generals; the last one is done first.
"""

from typing import Any

from hippodrome.games.hamilcar import agenda, board, cards, state
from hippodrome.games.hamilcar.rules import reinforcement
from hippodrome.games.hamilcar.state import Activation, Battle, Force, Leg, State
from hippodrome.kernel import errands
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import BadPosition

PLAIN = ("turn", "on_turn", "supremacy", "corvi", "ships_lost", "sank", "miat", "spent", "xanthippus", "africa")
PLAIN_TOO = ("ready", "damaged", "winner", "ending", "siege_roll")
CARD_LISTS = ("deck", "discard", "gone")
KEYS = (
    *("seats", "options", "control", "sieges", "forces", "generals", "seniority", "proconsul", "seamanship"),
    *PLAIN,
    *PLAIN_TOO,
    *("hands", "shown", *CARD_LISTS, "boxes", "defeated", "agenda", "activation", "leg", "battle"),
)
GENERAL_FIELDS = ("general", "interceptor")
GENERAL_LISTS = ("generals", "tried", "avoided", "campaign", "commanders")
DECK_FIELDS = ("deck",)


def opening(dice: Dice) -> State:
    """HM 4: the position in which the war begins."""
    game = state.empty_map(dice)
    game.control = board.START_CONTROL[:]
    game.miat = board.SETUP_MIAT[:]
    game.ready = board.SETUP_SHIPS[:]
    for general in range(board.GENERALS):
        game.at[general] = state.TRACK if board.ENTRY[general] == "track" else state.POOL
    _place_forces(game, [_setup_force(force) for force in board.SETUP_FORCES])
    game.push(reinforcement.BeginTurn())
    return game


def _setup_force(force: dict[str, Any]) -> dict[str, Any]:
    return {
        "side": force["side"],
        "space": force["space"].replace("_", "-"),
        "cus": force["cu"],
        "elephants": force["elephants"],
        "trains": force["supply"],
        "generals": [name.replace("_", "-") for name in force["generals"]],
    }


# --- writing ------------------------------------------------------------------------------------------------------


def write(game: State) -> dict[str, Any]:
    """A position as JSON-able data, complete but for the dice."""
    data: dict[str, Any] = {"seats": 2, "options": {}}
    for name in PLAIN + PLAIN_TOO:
        value = getattr(game, name)
        data[name] = value[:] if isinstance(value, list) else value
    data["control"] = {
        board.SPACE_NAMES[space]: board.SIDE_NAMES[game.control[space]]
        for space in range(board.SPACES)
        if game.control[space] != board.START_CONTROL[space]
    }
    data["sieges"] = {
        board.SPACE_NAMES[space]: [board.SIDE_NAMES[game.siege_by[space]], game.siege[space]]
        for space in range(board.SPACES)
        if game.siege[space]
    }
    data["forces"] = _write_forces(game)
    data["generals"] = {
        board.GENERAL_NAMES[general]: state.WHERE_NAMES[-game.at[general]]
        for general in range(board.GENERALS)
        if game.at[general] < 0
    }
    data["seniority"] = {
        board.GENERAL_NAMES[general]: game.seniority[general]
        for general in range(board.GENERALS)
        if game.seniority[general]
    }
    data["proconsul"] = None if game.proconsul == board.NOBODY else board.GENERAL_NAMES[game.proconsul]
    data["seamanship"] = board.SEAMANSHIP_NAMES[game.seamanship]
    data["hands"] = [[card + cards.FIRST_NUMBER for card in hand] for hand in game.hands]
    data["shown"] = [[card + cards.FIRST_NUMBER for card in hand] for hand in game.shown]
    for name in CARD_LISTS:
        data[name] = [card + cards.FIRST_NUMBER for card in getattr(game, name)]
    data["boxes"] = {
        str(card + cards.FIRST_NUMBER): game.boxes[slot] for slot, card in enumerate(cards.CONDITION_CARDS)
    }
    data["defeated"] = [board.GENERAL_NAMES[general] for general in range(board.GENERALS) if game.defeated[general]]
    data["agenda"] = errands.write_agenda(game.agenda)
    for part in ("activation", "leg", "battle"):
        thing = getattr(game, part)
        data[part] = _write_part(thing) if thing.active else None
    return data


def _write_forces(game: State) -> list[dict[str, Any]]:
    forces: list[dict[str, Any]] = []
    for side in (board.ROME, board.CARTHAGE):
        for place in range(2 * board.SPACES):
            cus, trains = game.cus[side][place], game.trains[side][place]
            generals = [general for general in range(board.GENERALS) if game.at[general] == place]
            generals = [general for general in generals if board.GENERAL_SIDE[general] == side]
            if cus or trains or generals:
                forces.append(
                    {
                        "side": board.SIDE_NAMES[side],
                        "space": board.SPACE_NAMES[place % board.INSIDE],
                        "inside": place >= board.INSIDE,
                        "cus": cus,
                        "elephants": game.elephants[place] if side == board.CARTHAGE else 0,
                        "trains": trains,
                        "generals": [board.GENERAL_NAMES[general] for general in generals],
                    }
                )
    return forces


def _write_part(thing: Any) -> dict[str, Any]:
    """An activation, leg, battle or force, field by field."""
    data: dict[str, Any] = {}
    for name in _fields(thing):
        value = getattr(thing, name)
        if isinstance(value, Force):
            data[name] = _write_part(value)
        elif name in GENERAL_FIELDS:
            data[name] = None if value == board.NOBODY else board.GENERAL_NAMES[value]
        elif name in GENERAL_LISTS:
            data[name] = [None if general == board.NOBODY else board.GENERAL_NAMES[general] for general in value]
        elif name in DECK_FIELDS:
            data[name] = [cards.DRAW_NAMES[card] for card in value]
        elif name == "path":
            data[name] = [board.SPACE_NAMES[port] for port in value]
        elif isinstance(value, list):
            data[name] = [item[:] if isinstance(item, list) else item for item in value]
        else:
            data[name] = value
    return data


FORCE_FIELDS = ("cus", "elephants", "trains", "generals")
ACTIVATION_FIELDS = (
    *("active", "general", "over", "mp", "sea_mp", "force", "came_from", "avoided", "tried", "intercepted", "failed"),
    *("campaign", "ships", "others_ships"),
)
LEG_FIELDS = (
    *("active", "side", "general", "origin", "path", "force", "ships", "tried", "interceptor", "fighting", "round"),
    *("first", "acted", "draws", "deck", "hands", "spent", "malus", "lost", "prizes", "loser", "ending", "story"),
)
BATTLE_FIELDS = (
    *("active", "space", "attacker", "came_from", "intercepted", "failed", "commanders", "extra", "open", "numbers"),
    *(
        "rampage",
        "deck",
        "hands",
        "spent",
        "initiative",
        "rounds",
        "played",
        "no_withdrawal",
        "loser",
        "decided",
        "lost",
        "story",
    ),
)


def _fields(thing: Any) -> tuple[str, ...]:
    if isinstance(thing, Force):
        return FORCE_FIELDS
    if isinstance(thing, Activation):
        return ACTIVATION_FIELDS
    return LEG_FIELDS if isinstance(thing, Leg) else BATTLE_FIELDS


# --- reading ------------------------------------------------------------------------------------------------------


def read(data: dict[str, Any], dice: Dice) -> State:
    """The position that was written, or that a person wrote down."""
    unknown = [key for key in data if key not in KEYS]
    if unknown:
        raise BadPosition(f"A position of Hamilcar has no {unknown[0]!r}; it has: {', '.join(KEYS)}.")
    if data.get("seats", 2) != 2:
        raise BadPosition("Hamilcar is for 2 seats.")
    game = opening(dice)
    for name in PLAIN + PLAIN_TOO:
        if name in data:
            value = data[name]
            setattr(game, name, list(value) if isinstance(value, list) else value)
    for name, side in data.get("control", {}).items():
        game.control[_space(name)] = _side(side)
    _read_people(game, data)
    for name, (side, points) in data.get("sieges", {}).items():
        game.siege_by[_space(name)], game.siege[_space(name)] = _side(side), points
    if "seamanship" in data:
        if data["seamanship"] not in board.SEAMANSHIP_NAMES:
            raise BadPosition(f"Seamanship is one of {', '.join(board.SEAMANSHIP_NAMES)}, not {data['seamanship']!r}.")
        game.seamanship = board.SEAMANSHIP_NAMES.index(data["seamanship"])
    _read_cards(game, data)
    if "agenda" in data:
        game.agenda = errands.read_agenda(data["agenda"], agenda.Errand)
    if data.get("activation"):
        game.activation = Activation()
        _read_part(game.activation, data["activation"])
    if data.get("leg"):
        game.leg = Leg()
        _read_part(game.leg, data["leg"])
    if data.get("battle"):
        game.battle = Battle()
        _read_part(game.battle, data["battle"])
    return game


def _read_people(game: State, data: dict[str, Any]) -> None:
    """Forces and generals."""
    if "forces" in data:
        game.cus = [[0] * (2 * board.SPACES), [0] * (2 * board.SPACES)]
        game.trains = [[0] * (2 * board.SPACES), [0] * (2 * board.SPACES)]
        game.elephants = [0] * (2 * board.SPACES)
        for general in range(board.GENERALS):
            game.at[general] = state.TRACK if board.ENTRY[general] == "track" else state.POOL
        _place_forces(game, data["forces"])
    for name, where in data.get("generals", {}).items():
        if where not in state.WHERE_NAMES[1:]:
            raise BadPosition(f"A general off the map is one of {', '.join(state.WHERE_NAMES[1:])}, not {where!r}.")
        game.at[_general(name)] = -state.WHERE_NAMES.index(where)
    for name, rank in data.get("seniority", {}).items():
        game.seniority[_general(name)] = rank
    if data.get("proconsul"):
        game.proconsul = _general(data["proconsul"])
    for name in data.get("defeated", []):
        game.defeated[_general(name)] = True


def _place_forces(game: State, forces: list[dict[str, Any]]) -> None:
    for force in forces:
        side = _side(force["side"])
        place = _space(force["space"]) + (board.INSIDE if force.get("inside") else 0)
        game.cus[side][place] += force.get("cus", 0)
        game.trains[side][place] += force.get("trains", 0)
        if force.get("elephants"):
            game.elephants[place] += force["elephants"]
        for name in force.get("generals", []):
            general = _general(name)
            if board.GENERAL_SIDE[general] != side:
                raise BadPosition(f"{name} does not serve {board.SIDE_NAMES[side]}.")
            game.at[general] = place


def _read_cards(game: State, data: dict[str, Any]) -> None:
    """Hands, piles and open events; what is named nowhere is in the deck."""
    for name in ("hands", "shown"):
        if name in data:
            setattr(game, name, [_cards(hand) for hand in data[name]])
    game.discard = _cards(data.get("discard", []))
    game.gone = _cards(data.get("gone", []))
    for number, filled in data.get("boxes", {}).items():
        card = int(number) - cards.FIRST_NUMBER
        if card not in cards.CONDITION_CARDS:
            raise BadPosition(f"Card {number} has no condition boxes.")
        game.boxes[cards.CONDITION_CARDS.index(card)] = filled
    opened = [card for slot, card in enumerate(cards.CONDITION_CARDS) if game.boxes[slot] >= 0]
    used = game.discard + game.gone + opened + game.hands[board.ROME] + game.hands[board.CARTHAGE]
    if "deck" in data:
        game.deck = _cards(data["deck"])
        used = used + game.deck
    else:
        game.deck = [card for card in range(cards.CARDS) if card not in used]
    if len(set(used)) != len(used):
        twice = next(card for card in used if used.count(card) > 1)
        raise BadPosition(f"Card {twice + cards.FIRST_NUMBER} is in two places.")


def _read_part(thing: Any, data: dict[str, Any]) -> None:
    thing_fields = _fields(thing)
    for name, value in data.items():
        if name not in thing_fields:
            raise BadPosition(f"There is no {name!r} here; there is: {', '.join(thing_fields)}.")
        if name == "force":
            force = Force()
            _read_part(force, value)
            thing.force = force
        elif name in GENERAL_FIELDS:
            setattr(thing, name, board.NOBODY if value is None else _general(value))
        elif name in GENERAL_LISTS:
            setattr(thing, name, [board.NOBODY if item is None else _general(item) for item in value])
        elif name in DECK_FIELDS:
            setattr(thing, name, [cards.DRAW_OF[card] for card in value])
        elif name == "path":
            setattr(thing, name, [_space(port) for port in value])
        elif isinstance(value, list):
            setattr(thing, name, [list(item) if isinstance(item, list) else item for item in value])
        else:
            setattr(thing, name, _number(value))
    if not isinstance(thing, Force):
        thing.active = True


def _number(item: Any) -> Any:
    """A number as it is, or the number of what a person named."""
    if not isinstance(item, str):
        return item
    if item in board.SIDE_NAMES:
        return board.SIDE_NAMES.index(item)
    if item in board.SPACE_OF:
        return board.SPACE_OF[item]
    if item in board.GENERAL_OF:
        return board.GENERAL_OF[item]
    if item.replace("-", "_") in cards.WINDOWS:
        return cards.WINDOWS.index(item.replace("-", "_"))
    raise BadPosition(f"{item!r} is neither a side, a space, a general nor a reaction window.")


def _side(name: str) -> int:
    if name not in board.SIDE_NAMES:
        raise BadPosition(f"A side is one of {', '.join(board.SIDE_NAMES)}, not {name!r}.")
    return board.SIDE_NAMES.index(name)


def _space(name: str) -> int:
    if name not in board.SPACE_OF:
        raise BadPosition(f"There is no space {name!r} on the map.")
    return board.SPACE_OF[name]


def _general(name: str) -> int:
    if name not in board.GENERAL_OF:
        raise BadPosition(f"There is no general {name!r}.")
    return board.GENERAL_OF[name]


def _cards(numbers: list[int]) -> list[int]:
    for number in numbers:
        if not cards.FIRST_NUMBER <= number < cards.FIRST_NUMBER + cards.CARDS:
            raise BadPosition(f"Strategy cards are numbered 65 to 124; there is no card {number}.")
    return [number - cards.FIRST_NUMBER for number in numbers]
