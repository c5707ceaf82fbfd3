"""Checks that an agenda can be run: each errand finds what it needs and lies on the errand it belongs to.

In play the rules guarantee that. These checks are for positions that a person wrote.
"""

# mypyc: off (off the hot path)

from collections.abc import Sequence
from typing import Any, Final

from hippodrome.games.hamilcar import board, cards, state
from hippodrome.games.hamilcar.rules import (
    battle,
    deeds,
    land,
    naval,
    politics,
    reactions,
    reinforcement,
    retreat,
    sea,
    strategy,
)
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.agenda import Errand
from hippodrome.kernel.errands import errands_under

ERRANDS: Final = errands_under(state.Errand)
TURN: Final = "turn"
"""The name that the steps of a turn lie on; everything may lie on them."""
GOES_ON: Final = (politics.Victory, politics.NextTurn, reinforcement.BeginTurn)
"""One of these is at the bottom, so that there is always something to do until a side has won."""
CHEST: Final = (politics.Chest, politics.ChestTrains, strategy.ChestPoints)
WINTER: Final = (politics.Winter, politics.WinterStack, politics.WinterSea)
BEFORE_ELECTED: Final = (
    *(reinforcement.BeginTurn, reinforcement.CarthageShip, reinforcement.PlaceCu, reinforcement.CarthageGenerals),
    *(reinforcement.CarthageDraw, reinforcement.PlaceGeneral, reinforcement.RomeReinforces, reinforcement.RomeCu),
    *(reinforcement.Elections, reinforcement.Consuls, reinforcement.PlaceConsul),
)
"""While one of these is pending, the turn's consuls are not complete."""
DEALING: Final = (*BEFORE_ELECTED, reinforcement.Reforms, strategy.Deal)

CHARGES: Final = (battle.Charge, battle.ChargeRoll)
"""Charges come before the deal, but a written battle may have them with its cards already dealt."""

PLACING: Final = (
    (board.ROME, 3, reinforcement.PlaceConsul, (reinforcement.Elections, reinforcement.Consuls)),
    (board.CARTHAGE, 4, reinforcement.PlaceGeneral, (reinforcement.CarthageGenerals, reinforcement.CarthageDraw)),
)
"""For each side: the most generals on the map, the errand that places one, and the errands that draw more."""
PARTS_SIDES: Final = (land.Arrive, land.Meet, battle.Battle)
"""Errands that leave only one side in a field in which both have met."""

MARCHING: Final = (land.NextStep, land.EndActivation, land.Meet, land.Answer, land.Arrive)
ENTERING: Final = (land.GoBack, land.LandInterception, land.Enter, land.HarshCountry)
IN_NAVAL_BATTLE: Final = (naval.NavalStart, naval.NavalDeal, naval.NavalRound, naval.NavalTurn)
AFTER_NAVAL_BATTLE: Final = (naval.NavalEnd, naval.NavalAfter, naval.NavalChase)
BEFORE_BATTLE: Final = (battle.BattleCards, battle.BattleDeal, *CHARGES)
IN_BATTLE: Final = (battle.BattleRound, battle.BattleMatch, battle.BattleCounter, battle.BattleContest)
AFTER_BATTLE: Final = (battle.BattleLosses, retreat.BattleEnd, retreat.BattleLeave, retreat.BattleRetreat)
ENDS_LEG: Final = (sea.Leg, sea.Landing)
ENDS_BATTLE: Final = (
    *(battle.BattleCards, battle.BattleDeal, battle.BattleRound, battle.BattleMatch, battle.BattleContest),
    *(battle.BattleLosses, retreat.BattleEnd),
)
"""Errands that lead to the end of a leg or of a battle; others only happen on the way."""
CLOSES: Final[dict[int, tuple[type, ...]]] = {
    cards.LAND_MOVE: (land.NextStep,),
    cards.NAVAL_BATTLE_START: ENDS_LEG,
    cards.LAND_BATTLE: ENDS_BATTLE,
    cards.ELEPHANT_CHARGE: ENDS_BATTLE,
}
"""Errands that must not run before a window, because they end what the window is about."""


def faults(game: State) -> list[str]:
    """Return what is wrong with the agenda, in words."""
    agenda = game.agenda
    if game.winner != board.NOBODY:
        return ["a war that is over goes on"] if agenda else []
    if not agenda or not isinstance(agenda[0], GOES_ON):
        return ["the turn has no end"]
    if len([errand for errand in agenda if isinstance(errand, politics.NextTurn)]) > 1:
        return ["the turn has two ends"]
    found: list[str] = []
    below: Errand[Any] = agenda[0]
    for number, errand in enumerate(agenda):
        name = type(errand).__name__
        if not can_be_done(game, errand):
            found.append(f"{name} can't be done")
        if isinstance(errand, reactions.Window) and comes_too_late(errand, agenda[number + 1 :]):
            found.append(f"{name} comes too late")
        if errand.lies_on:
            if not lies_well(errand, below):
                found.append(f"{name} lies upon {type(below).__name__}")
            below = errand
    return found


def is_forgotten(game: State) -> bool:
    """Return whether no errand ends an open leg or battle; within a question this may happen."""
    sailing = any(isinstance(errand, ENDS_LEG) for errand in game.agenda)
    fighting = any(isinstance(errand, ENDS_BATTLE) for errand in game.agenda)
    return (game.leg.active and not sailing) or (game.battle.active and not fighting)


def met_in_vain(game: State) -> list[str]:
    """Return the fields in which both sides stand although neither is about to fight or leave; impossible in play."""
    apart = {errand.space for errand in game.agenda if isinstance(errand, PARTS_SIDES)}
    if game.battle.active:
        apart.add(game.battle.space)
    rome, carthage = game.cus[board.ROME], game.cus[board.CARTHAGE]
    return [
        board.SPACE_NAMES[space]
        for space in range(board.SPACES)
        if rome[space] and carthage[space] and space not in apart
    ]


def half_dealt(game: State) -> bool:
    """Return whether cards of a fight are in hands or spent although the deal has not happened or is incomplete."""
    leg, fight = game.leg, game.battle
    tactics = not leg.deck and _some_are_missing(leg.hands, leg.spent, cards.TACTICS_COPIES)
    return tactics or (not fight.deck and _some_are_missing(fight.hands, fight.spent, cards.BATTLE_COPIES))


def _some_are_missing(hands: list[list[int]], spent: list[int], copies: Sequence[int]) -> bool:
    """Return whether cards are missing: without a deck there are none yet, or each is in a hand or spent."""
    out = [hands[0][kind] + hands[1][kind] + spent[kind] for kind in range(len(copies))]
    return any(out) and out != list(copies)


def too_many_to_place(game: State) -> bool:
    """HM 6.4, 6.10: whether too many generals are to take the field, or more are drawn before they are placed."""
    agenda = game.agenda
    for side, most, placing, drawing in PLACING:
        waiting = [number for number, errand in enumerate(agenda) if isinstance(errand, placing)]
        if waiting and any(isinstance(errand, drawing) for errand in agenda[waiting[0] :]):
            return True
        consuls = sum(errand.count for errand in agenda if isinstance(errand, reinforcement.Consuls))
        drawn = consuls if side == board.ROME else 0
        here = [one for one in board.GENERALS_OF[side] if game.at[one] >= 0 or game.at[one] == state.ABOARD]
        if (waiting or drawn) and len(here) + len(waiting) + drawn > most:
            return True
    return False


def comes_too_late(window: reactions.Window, above: Sequence[Errand[Any]]) -> bool:
    """HM 21.2: whether the errands above a window end what the window is about."""
    return any(isinstance(errand, CLOSES.get(window.which, ())) for errand in above)


def lies_well(errand: Errand[Any], below: Errand[Any]) -> bool:
    """Return whether an errand may lie on another."""
    if below.lies_on == TURN:
        return True
    if isinstance(errand, ENTERING) and isinstance(below, (land.Arrive, *ENTERING)) and errand.space != below.space:
        return False
    if isinstance(errand, naval.NavalTurn) and isinstance(below, naval.NavalTurn):
        return errand.side != below.side
    if isinstance(errand, CHARGES) and isinstance(below, battle.BattleRound):
        return True
    upon = errand.lies_on
    while upon in ERRANDS and ERRANDS[upon] is not type(below):
        upon = ERRANDS[upon].lies_on
    return upon in ERRANDS


def can_be_done(game: State, errand: Errand[Any]) -> bool:
    """Return whether the position has what an errand needs."""
    if isinstance(errand, MARCHING):
        return is_marching(game)
    if isinstance(errand, ENTERING):
        return has_entered(game, errand.space)
    if isinstance(errand, IN_NAVAL_BATTLE):
        return is_intercepted(game)
    if isinstance(errand, AFTER_NAVAL_BATTLE):
        drawn = game.leg.ending == state.DRAWN
        return is_intercepted(game) and game.leg.ending >= 0 and drawn == (game.leg.loser == board.NOBODY)
    if isinstance(errand, battle.BattleMatch):
        return game.battle.active and 0 <= game.battle.played < cards.RESERVE
    if isinstance(errand, (*BEFORE_BATTLE, *IN_BATTLE)):
        return game.battle.active
    if isinstance(errand, AFTER_BATTLE):
        return game.battle.active and game.battle.loser != board.NOBODY and game.battle.decided != state.UNDECIDED
    if isinstance(errand, battle.Battle):
        return not game.battle.active
    if isinstance(errand, reactions.Window):
        return has_window(game, errand)
    return card_can_be_done(game, errand)


def is_marching(game: State) -> bool:
    """HM 9.1: whether a general is activated."""
    return game.activation.active and game.activation.general != board.NOBODY


def has_entered(game: State, space: int) -> bool:
    """HM 9.4: whether the activated general has entered a space with his force."""
    act = game.activation
    if not is_marching(game) or game.at[act.general] != space:
        return False
    force, side = act.force, act.side
    here = [general for general in force.generals if game.at[general] == space]
    enough = game.cus[side][space] >= force.cus and game.trains[side][space] >= force.trains
    return enough and len(here) == len(force.generals) and (not force.elephants or has_elephants(game, space))


def has_elephants(game: State, space: int) -> bool:
    """Return whether the elephants of the marching force are in a space."""
    force = game.activation.force
    return game.activation.side == board.CARTHAGE and game.elephants[space] >= force.elephants


def is_intercepted(game: State) -> bool:
    """HM 11.1: whether a leg has met an enemy at sea."""
    return game.leg.active and game.leg.interceptor != board.NOBODY


def has_window(game: State, window: reactions.Window) -> bool:
    """HM 21.2: whether the situation that a window is about is open."""
    if window.which == cards.NAVAL_BATTLE_START:
        return is_intercepted(game)
    if window.which in (cards.LAND_BATTLE, cards.ELEPHANT_CHARGE):
        return game.battle.active
    return window.which != cards.LAND_MOVE or has_entered(game, window.space)


def card_can_be_done(game: State, errand: Errand[Any]) -> bool:
    """HM 6, 7 and 21: an immediate effect must be possible now; a general to be placed is off the map."""
    if isinstance(errand, reinforcement.PlaceGeneral):
        return board.GENERAL_SIDE[errand.general] == board.CARTHAGE and game.at[errand.general] < 0
    if isinstance(errand, reinforcement.PlaceConsul):
        return board.GENERAL_SIDE[errand.general] == board.ROME and game.at[errand.general] == state.POOL
    if isinstance(errand, politics.NextTurn):
        return game.turn < board.TURNS
    if isinstance(errand, deeds.Event):
        return isinstance(deeds.DEEDS[errand.card], deeds.Targeted) and cards.CARD_SIDE[errand.card] != 1 - errand.side
    on_top = errand is game.agenda[-1]
    if isinstance(errand, strategy.Raise):
        return on_top and len(strategy.raise_spaces(game, errand.side, game.on_map(errand.side))) > 0
    if isinstance(errand, strategy.ChooseActivated):
        return on_top and any(board.STRATEGY[general] <= errand.count for general in game.on_map(errand.side))
    if isinstance(errand, deeds.EventVictim):
        return on_top and can_suffer(game, errand)
    return True


def can_suffer(game: State, errand: deeds.EventVictim) -> bool:
    """Cards 92, 107, 110, 111: whether there is something to choose."""
    if errand.card == cards.HANNO_THEVESTE:
        return len(strategy.free_tribes(game)) > 0
    deed = deeds.DEEDS[errand.card]
    if isinstance(deed, deeds.DamageShips):
        return errand.side == board.CARTHAGE and deed.legal(game, errand.side)
    return isinstance(deed, deeds.VictimChooses) and deed.legal(game, 1 - errand.side)


def rest_of_turn(bottom: Errand[Any]) -> list[Errand[Any]]:
    """HM 5.1: the rest of the turn after an errand, the last step first, if the position doesn't list it."""
    if isinstance(bottom, GOES_ON):
        return []
    if isinstance(bottom, CHEST):
        return [politics.NextTurn()]
    rest: list[Errand[Any]] = [politics.Victory()]
    if isinstance(bottom, politics.Isolation):
        return rest
    rest.append(politics.Isolation())
    if isinstance(bottom, WINTER):
        return rest
    rest.append(politics.Winter())
    if not isinstance(bottom, strategy.Strategy):
        rest.append(strategy.Strategy())
    if isinstance(bottom, DEALING):
        rest.append(strategy.WhoStarts())
        if not isinstance(bottom, strategy.Deal):
            rest.append(strategy.Deal())
    return rest
