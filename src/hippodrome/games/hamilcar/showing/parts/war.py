"""The public part of the war, as a position that the rules can be asked about.

Parts are made from a view alone. The rules of marches, interceptions, battle cards and sieges depend only on public
information, so we build a position from it and ask the rules themselves what is possible: no rule is written twice.
Other players' hands contain placeholders for unknown cards, and there are no dice, so nothing may be rolled here.
"""

from collections.abc import Mapping
from typing import Any

from hippodrome.games.hamilcar import board, cards, position, state
from hippodrome.games.hamilcar.state import Rulings, State
from hippodrome.kernel.dice import ScriptedDice

UNKNOWN_CARD = cards.CARD_IDS.index("hiero_treaty")
"""The placeholder for each hidden card of a hand; it can be no reaction."""


def war_of(view: Mapping[str, Any]) -> State:
    """Return the position that a view shows, with an empty agenda."""
    shown = view["board"]
    game = position.OPENING.copy()
    game.dice = ScriptedDice([], b"no dice")
    game.rulings = Rulings(view["options"])
    game.agenda = []
    game.turn, game.on_turn = shown["turn"], shown["on_turn"]
    game.control = [board.SIDE_NAMES.index(shown["control"][name]) for name in board.SPACE_NAMES]
    _armies(game, shown)
    game.proconsul = _general(shown["proconsul"])
    game.supremacy = shown["supremacy"]
    game.seamanship = board.SEAMANSHIP_NAMES.index(shown["seamanship"])
    game.corvi, game.xanthippus, game.africa = shown["corvi"], shown["xanthippus"], shown["africa"]
    game.miat = [shown["miat"]["rome"], shown["miat"]["carthage"]]
    game.discard = [card_of(name) for name in shown["discard"]]
    game.gone = [card_of(name) for name in shown["gone"]]
    opened = {card_of(name): box["filled"] for name, box in shown["open_events"].items()}
    game.boxes = [opened.get(card, -1) for card in cards.CONDITION_CARDS]
    game.defeated = [name in shown["defeated"] for name in board.GENERAL_NAMES]
    game.ready = [player["seaworthy"] for player in shown["players"]]
    game.damaged = [player["damaged"] for player in shown["players"]]
    game.spent = [player["spent"] for player in shown["players"]]
    game.hands = [
        [UNKNOWN_CARD] * player["cards"] if player["hand"] is None else [card_of(name) for name in player["hand"]]
        for player in shown["players"]
    ]
    if shown["activation"]:
        _activate(game, shown["activation"])
    return game


def card_of(name: str) -> int:
    """Return the number of a strategy card by its name."""
    return cards.CARD_NAMES.index(name)


def _general(name: str | None) -> int:
    return board.NOBODY if name is None else board.GENERAL_OF[name]


def _armies(game: State, shown: Mapping[str, Any]) -> None:
    """Place all armies; of several generals the commander comes first."""
    game.cus = [[0] * board.PLACES, [0] * board.PLACES]
    game.trains = [[0] * board.PLACES, [0] * board.PLACES]
    game.elephants = [0] * board.PLACES
    game.seniority = [0] * board.GENERALS
    for stack in shown["stacks"]:
        side, place = stack["side"], board.SPACE_OF[stack["space"]] + (board.INSIDE if stack["inside"] else 0)
        game.cus[side][place], game.trains[side][place] = stack["cus"], stack["trains"]
        if side == board.CARTHAGE:
            game.elephants[place] = stack["elephants"]
        if stack["commander"]:
            game.seniority[board.GENERAL_OF[stack["commander"]]] = 1
    for general, name in enumerate(board.GENERAL_NAMES):
        told = shown["generals"][name]
        if told["where"] == "map":
            game.at[general] = board.SPACE_OF[told["space"]] + (board.INSIDE if told["inside"] else 0)
        else:
            game.at[general] = -state.WHERE_NAMES.index(told["where"])
    game.siege = [0] * board.SPACES
    game.siege_by = [board.NOBODY] * board.SPACES
    for name, siege in shown["sieges"].items():
        game.siege[board.SPACE_OF[name]], game.siege_by[board.SPACE_OF[name]] = siege["points"], siege["by"]


def _activate(game: State, told: Mapping[str, Any]) -> None:
    act = state.NO_ACTIVATION.copy()
    act.active = True
    act.general = board.GENERAL_OF[told["general"]]
    act.mp, act.sea_mp, act.others_ships = told["mp"], told["sea_mp"], told["others_ships"]
    game.activation = act
