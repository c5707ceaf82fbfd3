"""Section 25 of the rules: what holds at every moment."""

from hippodrome.games.hamilcar.board import (
    CARTHAGE,
    CITY_ROOM,
    ELEPHANT_LIMIT,
    GENERAL_SIDE,
    GENERALS,
    GENERALS_OF,
    INSIDE,
    KIND,
    MIAT_SEATS,
    NEUTRAL,
    PLACES,
    ROME,
    SPACE_NAMES,
    SPACES,
    STAYS,
    TRAIN_LIMIT,
    TRIBE,
    WALLED,
    WARSHIP_LIMIT,
)
from hippodrome.games.hamilcar.cards import (
    BATTLE_COPIES,
    BATTLE_KINDS,
    CARDS,
    CONDITION_CARDS,
    DRAW_BATTLE,
    DRAW_TACTICS,
    TACTICS,
    TACTICS_COPIES,
)
from hippodrome.games.hamilcar.errands import BATTLE, BEGIN_TURN, NEXT_TURN
from hippodrome.games.hamilcar.politics import political_points
from hippodrome.games.hamilcar.state import ABOARD, DISPLACED, NOBODY, POOL, REMOVED, TRACK, State
from hippodrome.kernel.errors import BrokenInvariant


def check(game: State) -> None:
    """Raise BrokenInvariant if this position cannot be."""
    _check_cards(game)
    _check_pieces(game)
    _check_generals(game)
    _check_spaces(game)
    _check_tracks(game)
    _check_battles(game)


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(f"Hamilcar: {what}")


def _check_cards(game: State) -> None:
    """Invariants 9 and 10: sixty strategy cards, each in one place; what is known of a hand is in it."""
    opened = [card for slot, card in enumerate(CONDITION_CARDS) if game.boxes[slot] >= 0]
    cards = game.deck + game.discard + game.gone + opened + game.hands[ROME] + game.hands[CARTHAGE]
    _demand(sorted(cards) == list(range(CARDS)), f"the strategy cards are {sorted(cards)}")
    for side in (ROME, CARTHAGE):
        _demand(set(game.shown[side]) <= set(game.hands[side]), "a card known to be in a hand is not there")


def _check_pieces(game: State) -> None:
    """Invariant 2: limits of warships, trains and elephants; nothing negative."""
    for side in (ROME, CARTHAGE):
        numbers = [*game.cus[side], *game.trains[side], game.ready[side], game.damaged[side], game.leg.ships[side]]
        _demand(min(numbers) >= 0, "a number of pieces is negative")
        _demand(game.owned_ships(side) <= WARSHIP_LIMIT, "too many warships")
        _demand(game.owned_trains(side) <= TRAIN_LIMIT, "too many trains")
    _demand(game.owned_elephants() <= ELEPHANT_LIMIT, "too many elephants")
    for place in range(PLACES):
        _demand(0 <= game.elephants[place] <= game.cus[CARTHAGE][place], "more elephants than CUs")


def _check_generals(game: State) -> None:
    """Invariants 3 and 4: where the generals are, and how many are on the map."""
    for general in range(GENERALS):
        where = game.at[general]
        _demand(ABOARD <= where < PLACES, "a general is nowhere")
        _demand(where not in (TRACK, DISPLACED) or STAYS[general], "only two generals wait on the track")
        _demand(where != REMOVED or general in GENERALS_OF[ROME], "a Carthaginian general was removed")
        if where >= INSIDE:
            _demand(game.control[where - INSIDE] == GENERAL_SIDE[general], "a general in a foreign city")
    for side, most in ((ROME, 3), (CARTHAGE, 4)):
        here = [general for general in GENERALS_OF[side] if game.at[general] >= 0 or game.at[general] == ABOARD]
        _demand(len(here) <= most, f"{len(here)} generals of side {side} on the map")
    if game.proconsul != NOBODY:
        _demand(game.at[game.proconsul] >= 0 or game.at[game.proconsul] == ABOARD, "the proconsul is not on the map")
    pool = len([general for general in GENERALS_OF[ROME] if game.at[general] == POOL])
    elected = not game.agenda or game.agenda[0][0] not in (BEGIN_TURN, NEXT_TURN)
    if elected and game.hands[ROME]:
        _demand(pool == 18 - 2 * (game.turn - 1), f"{pool} Roman generals in the pool on turn {game.turn}")


def _check_spaces(game: State) -> None:
    """Invariants 5 and 6: one side in a field, owners inside cities, sieges with besiegers."""
    fighting = game.battle.active or game.activation.active
    for space in range(SPACES):
        name = SPACE_NAMES[space]
        both = game.cus[ROME][space] > 0 and game.cus[CARTHAGE][space] > 0
        _demand(not both or fighting, f"both sides are in the field of {name}")
        for side in (ROME, CARTHAGE):
            inside = game.cus[side][space + INSIDE]
            held = inside or game.trains[side][space + INSIDE]
            _demand(not held or (KIND[space] == WALLED and game.control[space] == side), f"strangers inside {name}")
            _demand(inside <= CITY_ROOM, f"too many CUs inside {name}")
        points = game.siege[space]
        if not points:
            continue
        by = game.siege_by[space]
        _demand(by in (ROME, CARTHAGE) and game.control[space] != by, f"{name} is besieged by its owner")
        resolving = any(errand[0] != BATTLE and errand[2] == space for errand in game.agenda)
        _demand(points <= (1 if KIND[space] == TRIBE else 2) or resolving, f"{points} siege points at {name}")
        leaving = game.leg.active and game.leg.origin % INSIDE == space
        _demand(game.cus[by][space] > 0 or leaving, f"nobody besieges {name}")


def _check_tracks(game: State) -> None:
    """Invariants 1, 7, 8, 13 and 15: supremacy, Miat, seamanship, points and turns."""
    _demand(game.supremacy in (ROME, CARTHAGE), "nobody has naval supremacy")
    _demand(min(game.miat) >= 0 and sum(game.miat) <= MIAT_SEATS, "the Miat has six seats")
    _demand(0 <= game.seamanship <= 3, "seamanship is off its track")
    _demand(1 <= game.turn <= 10, "the war has ten turns")
    _demand(political_points(game, ROME) + political_points(game, CARTHAGE) <= 19, "more than 19 political points")
    _demand(all(control in (ROME, CARTHAGE, NEUTRAL) for control in game.control), "a space has no controller")


def _check_battles(game: State) -> None:
    """Invariants 9 and 11: tactics and battle cards during a battle, and its length."""
    leg, fight = game.leg, game.battle
    if leg.fighting and leg.deck:
        for kind in range(TACTICS):
            held = leg.hands[0][kind] + leg.hands[1][kind] + leg.spent[kind]
            _demand(held + leg.deck.count(DRAW_TACTICS + kind) == TACTICS_COPIES[kind], "a tactics card is lost")
        _demand(leg.acted <= 10, "a naval battle has ten steps")
    if fight.active and fight.deck:
        for kind in range(BATTLE_KINDS):
            held = fight.hands[0][kind] + fight.hands[1][kind] + fight.spent[kind]
            _demand(held + fight.deck.count(DRAW_BATTLE + kind) == BATTLE_COPIES[kind], "a battle card is lost")
        _demand(fight.rounds <= 15, "a land battle has fifteen rounds at most")
    if leg.active:
        _demand(2 <= len(leg.path) <= 4, "a sea leg has one to three lines")
