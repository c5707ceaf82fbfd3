"""Section 25 of the rules: what is true at every moment."""

from hippodrome.games.hamilcar import board, cards, pending, state
from hippodrome.games.hamilcar.rules import politics, reinforcement, sieges
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel import errands, fields
from hippodrome.kernel.errors import BrokenInvariant


def check(game: State) -> None:
    """Raise BrokenInvariant if the position is impossible: first each field by itself, then fields together."""
    wrong = fields.faults(game) + errands.faults(game.agenda)
    _demand(not wrong, f"{', '.join(wrong)} can't be so")
    _check_cards(game)
    _check_pieces(game)
    _check_generals(game)
    _check_spaces(game)
    _check_tracks(game)
    _check_battles(game)
    _check_movement(game)
    wrong = pending.faults(game)
    _demand(not wrong, ", ".join(wrong))


def _demand(holds: bool, what: str) -> None:
    if not holds:
        raise BrokenInvariant(f"Hamilcar: {what}")


def _check_cards(game: State) -> None:
    """Check invariants 9 and 10: each of the sixty strategy cards is in one place; known cards of a hand are in it."""
    found = (
        game.deck + game.discard + game.gone + open_events(game) + game.hands[board.ROME] + game.hands[board.CARTHAGE]
    )
    _demand(sorted(found) == list(range(cards.CARDS)), f"the strategy cards are {sorted(found)}")
    for side in (board.ROME, board.CARTHAGE):
        shown = set(game.shown[side])
        known = shown <= set(game.hands[side]) and len(shown) == len(game.shown[side])
        _demand(known, "a card known to be in a hand is not there")


def open_events(game: State) -> list[int]:
    """Return the cards that are open with their condition boxes."""
    return [card for slot, card in enumerate(cards.CONDITION_CARDS) if game.boxes[slot] >= 0]


def _check_pieces(game: State) -> None:
    """Check invariant 2: limits of warships, trains and elephants."""
    for side in (board.ROME, board.CARTHAGE):
        _demand(game.owned_ships(side) <= board.WARSHIP_LIMIT, "too many warships")
        _demand(game.owned_trains(side) <= board.TRAIN_LIMIT, "too many trains")
    _demand(game.owned_elephants() <= board.ELEPHANT_LIMIT, "too many elephants")
    for place in range(board.PLACES):
        _demand(game.elephants[place] <= game.cus[board.CARTHAGE][place], "more elephants than CUs")


def _check_generals(game: State) -> None:
    """Check invariants 3 and 4: where the generals are, and how many are on the map."""
    for general in range(board.GENERALS):
        where, side = game.at[general], board.GENERAL_SIDE[general]
        if where in (state.TRACK, state.DISPLACED):
            _demand(board.STAYS[general], "only two generals wait on the track")
        _demand(where != state.REMOVED or side == board.ROME, "a Carthaginian general was removed")
        aboard = game.leg.active and general in game.leg.force.generals
        _demand(
            (where == state.ABOARD) == aboard, f"{board.GENERAL_NAMES[general]} is aboard of nothing, or not aboard"
        )
        if where >= board.INSIDE:
            _demand(game.control[where - board.INSIDE] == side, "a general in a foreign city")
    for side, most in ((board.ROME, 3), (board.CARTHAGE, 4)):
        here = [general for general in board.GENERALS_OF[side] if serves(game, general)]
        _demand(len(here) <= most, f"{len(here)} generals of side {side} on the map")
    _demand(game.proconsul == board.NOBODY or serves(game, game.proconsul), "the proconsul is not on the map")
    pool = in_pool(game)
    # While the player is asked where to place a consul, he is in the pool and no errand names him.
    _demand(0 <= pool - left_in_pool(game) <= 1, f"{pool} Roman generals in the pool on turn {game.turn}")


def serves(game: State, general: int) -> bool:
    """Return whether a general is on the map or at sea."""
    return game.at[general] >= 0 or game.at[general] == state.ABOARD


def left_in_pool(game: State) -> int:
    """HM 6.10: how many Romans have never been consul: two are elected each turn, the first two before turn 1."""
    to_elect = 0
    for errand in game.agenda:
        if isinstance(errand, reinforcement.Elections) or (
            isinstance(errand, reinforcement.BeginTurn) and game.turn > 1
        ):
            to_elect += 2
        elif isinstance(errand, reinforcement.Consuls):
            to_elect += errand.count
        elif isinstance(errand, reinforcement.PlaceConsul):
            to_elect += 1
    return board.ROMANS - 2 * game.turn + to_elect


def in_pool(game: State) -> int:
    """Return how many Romans can still be elected."""
    return len([general for general in board.GENERALS_OF[board.ROME] if game.at[general] == state.POOL])


def _check_spaces(game: State) -> None:
    """Check invariants 5 and 6: one side in a field, owners inside cities, besiegers at sieges."""
    meeting = meeting_places(game)
    for space in range(board.SPACES):
        name = board.SPACE_NAMES[space]
        both = game.cus[board.ROME][space] > 0 and game.cus[board.CARTHAGE][space] > 0
        _demand(not both or space in meeting, f"both sides are in the field of {name}")
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


def meeting_places(game: State) -> list[int]:
    """Return where both sides may be in the field: where they fight, and where an army has just arrived."""
    fight, act = game.battle, game.activation
    met = [fight.space] if fight.active else []
    return [*met, game.at[act.general]] if act.active and act.general != board.NOBODY else met


def _check_tracks(game: State) -> None:
    """Check invariants 7, 8 and 13: the Miat, condition boxes and points."""
    _demand(sum(game.miat) <= board.MIAT_SEATS, "the Miat has six seats")
    for slot, card in enumerate(cards.CONDITION_CARDS):
        _demand(game.boxes[slot] < cards.BOXES[card], "an open event is full")
    _demand(
        politics.political_points(game, board.ROME) + politics.political_points(game, board.CARTHAGE)
        <= 3 + sum(game.rulings.political),
        "more political points than there are",
    )
    _demand((game.winner == board.NOBODY) == (game.ending == 0), "a winner and no victory, or the other way round")


def _check_battles(game: State) -> None:
    """Check invariants 9 and 11: tactics and battle cards during a battle."""
    leg, fight = game.leg, game.battle
    if leg.fighting and leg.deck:
        for kind in range(cards.TACTICS):
            held = leg.hands[0][kind] + leg.hands[1][kind] + leg.spent[kind]
            _demand(
                held + leg.deck.count(cards.DRAW_TACTICS + kind) == cards.TACTICS_COPIES[kind], "a tactics card is lost"
            )
    if fight.active and fight.deck:
        for kind in range(cards.BATTLE_KINDS):
            held = fight.hands[0][kind] + fight.hands[1][kind] + fight.spent[kind]
            _demand(
                held + fight.deck.count(cards.DRAW_BATTLE + kind) == cards.BATTLE_COPIES[kind], "a battle card is lost"
            )


def _check_movement(game: State) -> None:
    """HM 9 and 10: the moving forces are possible, and a leg fits its general's activation."""
    act, leg = game.activation, game.leg
    for force in (act.force, leg.force):
        _demand(force.elephants <= force.cus, "more elephants than CUs in a force")
    if leg.active:
        _demand(act.active and act.general == leg.general, "a leg without its general's activation")
        _demand(leg.general in leg.force.generals, "a leg without its general")
        _demand(board.GENERAL_SIDE[leg.general] == leg.side, "a leg under a foreign general")
        _demand(len(leg.path) >= 2, "a sea leg has one to three lines")
        _demand(leg.path[0] == leg.origin % board.INSIDE, "a leg begins where it left")
        lines = [leg.path[place] in board.SEA[leg.path[place - 1]] for place in range(1, len(leg.path))]
        _demand(all(lines), "a leg off the sea lines")
    if leg.interceptor != board.NOBODY:
        _demand(board.GENERAL_SIDE[leg.interceptor] != leg.side, "a leg intercepted by its own side")
