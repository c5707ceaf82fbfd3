"""HM 21: what the events of the strategy cards do when they are played on one's own turn.

Each effect has its condition and its deed, one small function each, gathered in LEGAL and DEEDS under the key that
stands in `cards.toml`. Deeds with targets name them in targets.py and ask for them there.
"""

from collections.abc import Callable

from hippodrome.games.hamilcar import board, cards, errands, pieces, state, words
from hippodrome.games.hamilcar.events import Stolen
from hippodrome.games.hamilcar.rules import conditions, land, points, politics, reinforcement, targets
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing

Condition = Callable[[State, int, int], bool]
Deed = Callable[[State, int, int], None]


def event_legal(game: State, side: int, card: int) -> bool:
    """HM 21.1: whether a card's event may be chosen on the own turn; whose it is has been looked at."""
    return cards.TIMING[card] == "own" and LEGAL[cards.EFFECT[card]](game, side, card)


def play_event(game: State, side: int, card: int) -> None:
    """HM 21.1: carry an event out, or put what it asks for on the agenda."""
    DEEDS[cards.EFFECT[card]](game, side, card)


# --- conditions ---------------------------------------------------------------------------------------------------


def has_general(game: State, side: int, card: int) -> bool:
    """Cards 65-71: a general on the map."""
    return len(game.on_map(side)) > 0


def always(game: State, side: int, card: int) -> bool:
    """Card 83."""
    return True


def has_targets(game: State, side: int, card: int) -> bool:
    """A legal target exists."""
    return len(targets.targets(game, side, card, targets.picks(card))) > 0


def corvi_or_repair(game: State, side: int, card: int) -> bool:
    """Card 72: corvi not fitted, or a damaged Roman warship."""
    return not game.corvi or game.damaged[board.ROME] > 0


def seamanship_or_ships(game: State, side: int, card: int) -> bool:
    """Cards 73, 74: a step of seamanship to gain, or a warship to place."""
    ships: int = cards.PARAMS[card]["ships"]
    return game.seamanship < 3 or (ships > 0 and game.owned_ships(board.ROME) < board.WARSHIP_LIMIT)


def dockyards(game: State) -> int:
    """Card 75: those of Tarentum, Neapolis and Rhegium that are Roman and not besieged."""
    count = 0
    for name in ("tarentum", "neapolis", "rhegium"):
        space = board.space_of(name)
        if game.control[space] == board.ROME and game.siege[space] == 0:
            count += 1
    return count


def has_dockyards(game: State, side: int, card: int) -> bool:
    """Card 75: one of the cities counts, and there is a warship to place."""
    return dockyards(game) > 0 and game.owned_ships(board.ROME) < board.WARSHIP_LIMIT


def harbour_free(game: State, side: int, card: int) -> bool:
    """Card 76: Carthago is not besieged, and there is a warship to place."""
    return game.siege[board.CARTHAGO] == 0 and game.owned_ships(board.CARTHAGE) < board.WARSHIP_LIMIT


def syracuse_to_win(game: State, side: int, card: int) -> bool:
    """Cards 84, 85: Syracusae is not ours yet."""
    return game.control[board.SYRACUSAE] != side


def tribe_to_win(game: State, side: int, card: int) -> bool:
    """Card 92: a tribe in Africa is not Carthaginian."""
    return (
        len([space for space in board.TRIBES if pieces.in_africa(space) and game.control[space] != board.CARTHAGE]) > 0
    )


def granaries_open(game: State, side: int, card: int) -> bool:
    """Card 86: Syracusae is Roman and not besieged, and there is a train to place."""
    free = game.control[board.SYRACUSAE] == board.ROME and game.siege[board.SYRACUSAE] == 0
    return free and game.owned_trains(board.ROME) < board.TRAIN_LIMIT


def silver_of_use(game: State, side: int, card: int) -> bool:
    """Card 88: there is something to spend a point on."""
    return len(points.point_options(game, side, 4, points.SILVER_POINTS)) > 0


def elephants_to_place(game: State, side: int, card: int) -> bool:
    """Card 95: fewer than four elephants, and a place for them."""
    return game.owned_elephants() < board.ELEPHANT_LIMIT and has_targets(game, side, card)


def opponent_has_cards(game: State, side: int, card: int) -> bool:
    """Card 100."""
    return len(game.hands[1 - side]) > 0


def opponent_has_supply(game: State, side: int, card: int) -> bool:
    """Card 107: a train or a CU of the opponent on the map."""
    return sum(game.trains[1 - side]) > 0 or sum(game.cus[1 - side]) > 0


def rome_has_ship(game: State, side: int, card: int) -> bool:
    """Card 110."""
    return game.ready[board.ROME] > 0


def rome_can_suffer(game: State, side: int, card: int) -> bool:
    """Card 111: a CU in Roma or a seaworthy warship."""
    return (
        game.cus[board.ROME][board.ROMA] + game.cus[board.ROME][board.ROMA + board.INSIDE] > 0
        or game.ready[board.ROME] > 0
    )


def has_proconsul(game: State, side: int, card: int) -> bool:
    """Card 112."""
    return game.proconsul >= 0 and game.at[game.proconsul] >= 0


def peace_party_heard(game: State, side: int, card: int) -> bool:
    """Card 114: a Carthaginian PC or an empty seat in the Miat."""
    return game.miat[board.CARTHAGE] > 0 or game.miat[board.ROME] + game.miat[board.CARTHAGE] < board.MIAT_SEATS


def raid_possible(game: State, side: int, card: int) -> bool:
    """Cards 118, 119: naval supremacy and a PC on an open coast."""
    return game.supremacy == side and has_targets(game, side, card)


# --- deeds --------------------------------------------------------------------------------------------------------


def campaign(game: State, side: int, card: int) -> None:
    """Cards 65-68: two or three generals one after another."""
    generals: int = cards.PARAMS[card]["generals"]
    game.push(errands.CAMPAIGN, side, generals, board.LAND_MP)


def forced_march(game: State, side: int, card: int) -> None:
    """Cards 69-71: one general with six MP."""
    game.push(errands.CAMPAIGN, side, 1, board.FORCED_MP)


def next_of_campaign(game: State, side: int, left: int, mp: int) -> Flow:
    """HM 21.6: which general is next, whatever his strategy rating; after the first one may stop."""
    game.agenda.pop()
    done = game.activation.campaign
    generals = [general for general in game.on_map(side) if general not in done]
    if not left or not generals:
        game.activation = state.NO_ACTIVATION
        return
    options = [words.GENERAL + general for general in generals]
    if done:
        options.append(words.DONE)
    word = options[0]
    if len(options) > 1:
        word = yield Ask(side, "HM 21.6", "prompt-campaign", options, {"left": left, "mp": mp})
    if word == words.DONE:
        game.activation = state.NO_ACTIVATION
        return
    game.push(errands.CAMPAIGN, side, left - 1, mp)
    land.activate(game, word - words.GENERAL, mp)


def fit_corvi(game: State, side: int, card: int) -> None:
    """Card 72: fit the corvi, then repair two warships."""
    reinforcement.set_corvi(game, True)
    pieces.repair(game, board.ROME, 2)


def learn_to_sail(game: State, side: int, card: int) -> None:
    """Cards 73, 74: one step of seamanship, and for card 73 a warship."""
    pieces.raise_seamanship(game)
    ships: int = cards.PARAMS[card]["ships"]
    pieces.add_ships(game, board.ROME, ships)


def allied_dockyards(game: State, side: int, card: int) -> None:
    """Card 75: a warship for each city, two at most."""
    pieces.add_ships(game, board.ROME, min(2, dockyards(game)))


def round_harbour(game: State, side: int, card: int) -> None:
    """Card 76: two warships."""
    pieces.add_ships(game, board.CARTHAGE, 2)


def african_expedition(game: State, side: int, card: int) -> None:
    """Card 83: the way to Africa is open, and a general may set out at once."""
    game.africa = True
    game.push(errands.MAY_ACTIVATE, side, board.LAND_MP)


def may_activate(game: State, side: int, mp: int) -> Flow:
    """Card 83: activate a general of any strategy rating, or not."""
    game.agenda.pop()
    generals = game.on_map(side)
    if not generals:
        return
    word = yield Ask(
        side, "HM 21.6", "prompt-may-activate", [words.PASS] + [words.GENERAL + general for general in generals]
    )
    if word != words.PASS:
        land.activate(game, word - words.GENERAL, mp)


def lay_open(game: State, side: int, card: int) -> None:
    """Cards 84, 85, 87, 92: an open event with condition boxes."""
    assert card in cards.CONDITION_CARDS
    conditions.open_event(game, side, card)


def western_silver(game: State, side: int, card: int) -> None:
    """Card 88: four points for repairs, the Miat and trains."""
    game.push(errands.POINTS, side, 4, points.SILVER_POINTS)


def choose_targets(game: State, side: int, card: int) -> None:
    """Events whose player names targets."""
    game.push(errands.EVENT, card, side, targets.picks(card))


def victim_chooses(game: State, side: int, card: int) -> None:
    """Cards 107, 111: the opponent chooses what to lose."""
    game.push(errands.EVENT_VICTIM, card, 1 - side)


def courier_captured(game: State, side: int, card: int) -> None:
    """Card 100: a card at random out of the opponent's hand; he knows which one he lost."""
    other = 1 - side
    stolen = game.dice.draw(game.hands[other], seen_by=side)
    if stolen in game.shown[other]:
        game.shown[other].remove(stolen)
    game.hands[side].append(stolen)
    game.shown[side].append(stolen)
    if game.telling:
        game.tell(Stolen(Seat(side), Thing(f"card-{stolen + 65}")))


def rowers_mutiny(game: State, side: int, card: int) -> None:
    """Card 110: two seaworthy Roman warships become damaged."""
    pieces.damage(game, board.ROME, 2)


def proconsul_recalled(game: State, side: int, card: int) -> None:
    """Card 112: the proconsul is out of the game; this is no displacement."""
    space = game.at[game.proconsul] % board.INSIDE
    pieces.leave_map(game, game.proconsul, state.REMOVED, "removed")
    pieces.settle(game, space)


def peace_party(game: State, side: int, card: int) -> None:
    """Card 114: a Carthaginian PC out of the Miat, then a Roman one into an empty seat."""
    if game.miat[board.CARTHAGE]:
        politics.change_miat(game, board.CARTHAGE, -1)
    if game.miat[board.ROME] + game.miat[board.CARTHAGE] < board.MIAT_SEATS:
        politics.change_miat(game, board.ROME, 1)


LEGAL: dict[str, Condition] = {
    "campaign": has_general,
    "forced_march": has_general,
    "corvi_fit": corvi_or_repair,
    "seamanship_and_ships": seamanship_or_ships,
    "ships_by_control": has_dockyards,
    "place_ships": harbour_free,
    "blockade_run": has_targets,
    "africa_permission": always,
    "condition_city": syracuse_to_win,
    "condition_ship": always,
    "condition_tribe": tribe_to_win,
    "place_supply_at": granaries_open,
    "grant_points": silver_of_use,
    "remove_pcs": has_targets,
    "place_pcs": has_targets,
    "recruit": has_targets,
    "elephants": elephants_to_place,
    "steal_card": opponent_has_cards,
    "free_siege_point": has_targets,
    "siege_attempts": has_targets,
    "remove_siege_point": has_targets,
    "plague": has_targets,
    "dearth": opponent_has_supply,
    "place_supply": has_targets,
    "desertion": has_targets,
    "damage_ships": rome_has_ship,
    "slave_plot": rome_can_suffer,
    "recall_proconsul": has_proconsul,
    "crucify": has_targets,
    "miat_shift": peace_party_heard,
    "miat_steps": has_targets,
    "coastal_raid": raid_possible,
    "flip_pcs": has_targets,
}

DEEDS: dict[str, Deed] = {
    "campaign": campaign,
    "forced_march": forced_march,
    "corvi_fit": fit_corvi,
    "seamanship_and_ships": learn_to_sail,
    "ships_by_control": allied_dockyards,
    "place_ships": round_harbour,
    "blockade_run": choose_targets,
    "africa_permission": african_expedition,
    "condition_city": lay_open,
    "condition_ship": lay_open,
    "condition_tribe": lay_open,
    "place_supply_at": choose_targets,
    "grant_points": western_silver,
    "remove_pcs": choose_targets,
    "place_pcs": choose_targets,
    "recruit": choose_targets,
    "elephants": choose_targets,
    "steal_card": courier_captured,
    "free_siege_point": choose_targets,
    "siege_attempts": choose_targets,
    "remove_siege_point": choose_targets,
    "plague": choose_targets,
    "dearth": victim_chooses,
    "place_supply": choose_targets,
    "desertion": choose_targets,
    "damage_ships": rowers_mutiny,
    "slave_plot": victim_chooses,
    "recall_proconsul": proconsul_recalled,
    "crucify": choose_targets,
    "miat_shift": peace_party,
    "miat_steps": choose_targets,
    "coastal_raid": choose_targets,
    "flip_pcs": choose_targets,
}
