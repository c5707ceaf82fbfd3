"""What a seat may know of a game of Hamilcar."""

from typing import Any, Final

from hippodrome.games.hamilcar import board, cards, kinds, state
from hippodrome.games.hamilcar.rules import politics
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel import errands

BATTLE_DEED: Final = 4
"""How many numbers of a battle's story describe one card."""
NAVAL_DEED: Final = 6
"""How many numbers of a naval battle's story describe one player step."""


def view(game: State, seat: int | None) -> dict[str, Any]:
    """Return the war as a seat sees it (None: a spectator); hands of others only once it is over."""
    return {
        "turn": game.turn,
        "years": list(board.YEARS[game.turn]),
        "on_turn": game.on_turn,
        "doing": errands.name_of(type(game.agenda[-1])) if game.agenda else None,
        "control": {board.SPACE_NAMES[space]: board.SIDE_NAMES[game.control[space]] for space in range(board.SPACES)},
        "provinces": {board.PROVINCE_NAMES[province]: _owner(game, province) for province in range(board.PROVINCES)},
        "stacks": _stacks(game),
        "sieges": {
            board.SPACE_NAMES[space]: {"points": game.siege[space], "by": game.siege_by[space]}
            for space in range(board.SPACES)
            if game.siege[space]
        },
        "generals": {board.GENERAL_NAMES[general]: _where(game, general) for general in range(board.GENERALS)},
        "proconsul": None if game.proconsul == board.NOBODY else board.GENERAL_NAMES[game.proconsul],
        "supremacy": game.supremacy,
        "seamanship": board.SEAMANSHIP_NAMES[game.seamanship],
        "corvi": game.corvi,
        "ships_lost": game.ships_lost,
        "miat": {"rome": game.miat[board.ROME], "carthage": game.miat[board.CARTHAGE], "controller": _miat_owner(game)},
        "xanthippus": game.xanthippus,
        "africa": game.africa,
        "deck": len(game.deck),
        "discard": [_card(card) for card in game.discard],
        "gone": [_card(card) for card in game.gone],
        "open_events": {
            _card(card): {"filled": game.boxes[slot], "boxes": cards.BOXES[card]}
            for slot, card in enumerate(cards.CONDITION_CARDS)
            if game.boxes[slot] >= 0
        },
        "defeated": [board.GENERAL_NAMES[general] for general in range(board.GENERALS) if game.defeated[general]],
        "activation": _activation(game),
        "leg": _leg(game, seat),
        "battle": _battle(game, seat),
        "winner": None if game.winner == board.NOBODY else game.winner,
        "ending": politics.ENDINGS[game.ending] or None,
        "players": [_player(game, side, seat) for side in (board.ROME, board.CARTHAGE)],
    }


def _card(card: int) -> str:
    return f"card-{card + cards.FIRST_NUMBER}"


def _owner(game: State, province: int) -> str:
    for side in (board.ROME, board.CARTHAGE):
        if politics.controls(game, side, province):
            return board.SIDE_NAMES[side]
    return "neutral"


def _miat_owner(game: State) -> str:
    return board.SIDE_NAMES[politics.miat_controller(game)]


def _where(game: State, general: int) -> dict[str, Any]:
    at = game.at[general]
    if at < 0:
        return {"where": state.WHERE_NAMES[-at]}
    return {"where": "map", "space": board.SPACE_NAMES[at % board.INSIDE], "inside": at >= board.INSIDE}


def _stacks(game: State) -> list[dict[str, Any]]:
    """Return everything on the map, one entry for each side, space and part."""
    found: list[dict[str, Any]] = []
    for side in (board.ROME, board.CARTHAGE):
        generals: dict[int, list[str]] = {}
        for general in game.on_map(side):
            generals.setdefault(game.at[general], []).append(board.GENERAL_NAMES[general])
        for place in range(2 * board.SPACES):
            cus, trains = game.cus[side][place], game.trains[side][place]
            if cus or trains or place in generals:
                commander = game.commander(side, place)
                found.append(
                    {
                        "side": side,
                        "space": board.SPACE_NAMES[place % board.INSIDE],
                        "inside": place >= board.INSIDE,
                        "cus": cus,
                        "elephants": game.elephants[place] if side == board.CARTHAGE else 0,
                        "trains": trains,
                        "generals": generals.get(place, []),
                        "commander": None if commander == board.NOBODY else board.GENERAL_NAMES[commander],
                    }
                )
    return found


def _player(game: State, side: int, viewer: int | None) -> dict[str, Any]:
    own = side == viewer or game.winner != board.NOBODY
    knows = viewer == 1 - side
    return {
        "side": board.SIDE_NAMES[side],
        "cards": len(game.hands[side]),
        "hand": sorted(_card(card) for card in game.hands[side]) if own else None,
        "known": sorted(_card(card) for card in game.shown[side]) if own or knows else None,
        "seaworthy": game.ready[side],
        "damaged": game.damaged[side],
        "at_sea": game.leg.ships[side],
        "trains": game.owned_trains(side),
        "spent": game.spent[side],
        "points": politics.political_points(game, side),
    }


def _activation(game: State) -> dict[str, Any] | None:
    act = game.activation
    if not act.active or act.general == board.NOBODY:
        return None
    return {
        "general": board.GENERAL_NAMES[act.general],
        "mp": act.mp,
        "sea_mp": act.sea_mp,
        "others_ships": act.others_ships,
    }


def _leg(game: State, viewer: int | None) -> dict[str, Any] | None:
    leg = game.leg
    if not leg.active:
        return None
    return {
        "side": leg.side,
        "general": board.GENERAL_NAMES[leg.general],
        "path": [board.SPACE_NAMES[port] for port in leg.path],
        "cus": leg.force.cus,
        "elephants": leg.force.elephants,
        "trains": leg.force.trains,
        "generals": [board.GENERAL_NAMES[general] for general in leg.force.generals],
        "warships": leg.ships[:],
        "interceptor": None if leg.interceptor == board.NOBODY else board.GENERAL_NAMES[leg.interceptor],
        "fighting": leg.fighting,
        "round": leg.round,
        "first": leg.first,
        "lost": leg.lost[:],
        "prizes": leg.prizes,
        "malus": leg.malus[:],
        "tactics": [
            _cards(leg.hands[side], cards.TACTICS_NAMES, cards.TACTICS, side == viewer)
            for side in (board.ROME, board.CARTHAGE)
        ],
        "spent": _cards(leg.spent, cards.TACTICS_NAMES, cards.TACTICS, True)["hand"],
        "story": [
            {
                "round": story[0],
                "side": story[1],
                "card": None if story[2] < 0 else cards.TACTICS_NAMES[story[2]],
                "target": None if story[3] < 0 else kinds.NAVAL_TARGETS[story[3]],
                "die": story[4],
                "hits": story[5],
            }
            for story in _deeds(leg.story, NAVAL_DEED)
        ],
    }


def _cards(counts: list[int], names: list[str], kinds: int, seen: bool) -> dict[str, Any]:
    hand = [names[kind] for kind in range(kinds) for _ in range(counts[kind])]
    return {"cards": len(hand), "hand": hand if seen else None}


def _deeds(story: list[int], size: int) -> list[list[int]]:
    """Split a story into its single actions."""
    return [story[place : place + size] for place in range(0, len(story), size)]


def _battle(game: State, viewer: int | None) -> dict[str, Any] | None:
    fight = game.battle
    if not fight.active:
        return None
    hands = []
    for side in (board.ROME, board.CARTHAGE):
        seen = side == viewer or (fight.open[side] and viewer is not None)
        hands.append(_cards(fight.hands[side], cards.BATTLE_NAMES, cards.BATTLE_KINDS, seen))
    return {
        "space": board.SPACE_NAMES[fight.space],
        "attacker": fight.attacker,
        "commanders": [
            None if general == board.NOBODY else board.GENERAL_NAMES[general] for general in fight.commanders
        ],
        "cus": [game.cus[board.ROME][fight.space], game.cus[board.CARTHAGE][fight.space]],
        "numbers": fight.numbers[:],
        "intercepted": fight.intercepted,
        "failed": fight.failed[:],
        "extra": fight.extra[:],
        "initiative": fight.initiative,
        "rounds": fight.rounds,
        "played": None if fight.played < 0 else cards.BATTLE_NAMES[fight.played],
        "open": fight.open[:],
        "hands": hands,
        "spent": _cards(fight.spent, cards.BATTLE_NAMES, cards.BATTLE_KINDS, True)["hand"],
        "story": [
            {
                "round": story[0],
                "side": story[1],
                "card": cards.BATTLE_NAMES[story[2]],
                "as": cards.BATTLE_NAMES[story[3]],
            }
            for story in _deeds(fight.story, BATTLE_DEED)
        ],
        "lost": fight.lost[:],
        "loser": None if fight.loser == board.NOBODY else fight.loser,
    }
