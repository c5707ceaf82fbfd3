"""Section 25 of the rules: what holds at every moment."""

from hippodrome.games.hamilcar import board, cards, state
from hippodrome.games.hamilcar.rules import politics, reinforcement, sieges, victory
from hippodrome.games.hamilcar.state import State
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
    found = (
        game.deck + game.discard + game.gone + open_events(game) + game.hands[board.ROME] + game.hands[board.CARTHAGE]
    )
    _demand(sorted(found) == list(range(cards.CARDS)), f"the strategy cards are {sorted(found)}")
    for side in (board.ROME, board.CARTHAGE):
        _demand(set(game.shown[side]) <= set(game.hands[side]), "a card known to be in a hand is not there")


def open_events(game: State) -> list[int]:
    """The cards that lie open with their condition boxes."""
    return [card for slot, card in enumerate(cards.CONDITION_CARDS) if game.boxes[slot] >= 0]


def _check_pieces(game: State) -> None:
    """Invariant 2: limits of warships, trains and elephants; nothing negative."""
    for side in (board.ROME, board.CARTHAGE):
        numbers = [*game.cus[side], *game.trains[side], game.ready[side], game.damaged[side], game.leg.ships[side]]
        _demand(min(numbers) >= 0, "a number of pieces is negative")
        _demand(game.owned_ships(side) <= board.WARSHIP_LIMIT, "too many warships")
        _demand(game.owned_trains(side) <= board.TRAIN_LIMIT, "too many trains")
    _demand(game.owned_elephants() <= board.ELEPHANT_LIMIT, "too many elephants")
    for place in range(board.PLACES):
        _demand(0 <= game.elephants[place] <= game.cus[board.CARTHAGE][place], "more elephants than CUs")


def _check_generals(game: State) -> None:
    """Invariants 3 and 4: where the generals are, and how many are on the map."""
    for general in range(board.GENERALS):
        where = game.at[general]
        _demand(state.ABOARD <= where < board.PLACES, "a general is nowhere")
        _demand(
            where not in (state.TRACK, state.DISPLACED) or board.STAYS[general], "only two generals wait on the track"
        )
        _demand(
            where != state.REMOVED or general in board.GENERALS_OF[board.ROME], "a Carthaginian general was removed"
        )
        if where >= board.INSIDE:
            _demand(game.control[where - board.INSIDE] == board.GENERAL_SIDE[general], "a general in a foreign city")
    for side, most in ((board.ROME, 3), (board.CARTHAGE, 4)):
        here = [
            general for general in board.GENERALS_OF[side] if game.at[general] >= 0 or game.at[general] == state.ABOARD
        ]
        _demand(len(here) <= most, f"{len(here)} generals of side {side} on the map")
    if game.proconsul != board.NOBODY:
        _demand(
            game.at[game.proconsul] >= 0 or game.at[game.proconsul] == state.ABOARD, "the proconsul is not on the map"
        )
    pool = len([general for general in board.GENERALS_OF[board.ROME] if game.at[general] == state.POOL])
    elected = not game.agenda or not isinstance(game.agenda[0], (reinforcement.BeginTurn, victory.NextTurn))
    if elected and game.hands[board.ROME]:
        _demand(pool == 18 - 2 * (game.turn - 1), f"{pool} Roman generals in the pool on turn {game.turn}")


def _check_spaces(game: State) -> None:
    """Invariants 5 and 6: one side in a field, owners inside cities, sieges with besiegers."""
    fighting = game.battle.active or game.activation.active
    for space in range(board.SPACES):
        name = board.SPACE_NAMES[space]
        both = game.cus[board.ROME][space] > 0 and game.cus[board.CARTHAGE][space] > 0
        _demand(not both or fighting, f"both sides are in the field of {name}")
        for side in (board.ROME, board.CARTHAGE):
            inside = game.cus[side][space + board.INSIDE]
            held = inside or game.trains[side][space + board.INSIDE]
            _demand(
                not held or (board.KIND[space] == board.WALLED and game.control[space] == side),
                f"strangers inside {name}",
            )
            _demand(inside <= board.CITY_ROOM, f"too many CUs inside {name}")
        points = game.siege[space]
        if not points:
            continue
        by = game.siege_by[space]
        _demand(by in (board.ROME, board.CARTHAGE) and game.control[space] != by, f"{name} is besieged by its owner")
        resolving = any(isinstance(errand, sieges.SiegeFall) and errand.space == space for errand in game.agenda)
        _demand(
            points <= (1 if board.KIND[space] == board.TRIBE else 2) or resolving, f"{points} siege points at {name}"
        )
        leaving = game.leg.active and game.leg.origin % board.INSIDE == space
        _demand(game.cus[by][space] > 0 or leaving, f"nobody besieges {name}")


def _check_tracks(game: State) -> None:
    """Invariants 1, 7, 8, 13 and 15: supremacy, Miat, seamanship, points and turns."""
    _demand(game.supremacy in (board.ROME, board.CARTHAGE), "nobody has naval supremacy")
    _demand(min(game.miat) >= 0 and sum(game.miat) <= board.MIAT_SEATS, "the Miat has six seats")
    _demand(0 <= game.seamanship <= 3, "seamanship is off its track")
    _demand(1 <= game.turn <= 10, "the war has ten turns")
    _demand(
        politics.political_points(game, board.ROME) + politics.political_points(game, board.CARTHAGE) <= 19,
        "more than 19 political points",
    )
    _demand(
        all(control in (board.ROME, board.CARTHAGE, board.NEUTRAL) for control in game.control),
        "a space has no controller",
    )


def _check_battles(game: State) -> None:
    """Invariants 9 and 11: tactics and battle cards during a battle, and its length."""
    leg, fight = game.leg, game.battle
    if leg.fighting and leg.deck:
        for kind in range(cards.TACTICS):
            held = leg.hands[0][kind] + leg.hands[1][kind] + leg.spent[kind]
            _demand(
                held + leg.deck.count(cards.DRAW_TACTICS + kind) == cards.TACTICS_COPIES[kind], "a tactics card is lost"
            )
        _demand(leg.acted <= 10, "a naval battle has ten steps")
    if fight.active and fight.deck:
        for kind in range(cards.BATTLE_KINDS):
            held = fight.hands[0][kind] + fight.hands[1][kind] + fight.spent[kind]
            _demand(
                held + fight.deck.count(cards.DRAW_BATTLE + kind) == cards.BATTLE_COPIES[kind], "a battle card is lost"
            )
        _demand(fight.rounds <= 15, "a land battle has fifteen rounds at most")
    if leg.active:
        _demand(2 <= len(leg.path) <= 4, "a sea leg has one to three lines")
