"""What a seat may know of a game of Hamilcar."""

from typing import Any

from hippodrome.games.hamilcar.board import (
    CARTHAGE,
    GENERAL_NAMES,
    GENERALS,
    INSIDE,
    PROVINCE_NAMES,
    PROVINCES,
    ROME,
    SEAMANSHIP_NAMES,
    SIDE_NAMES,
    SPACE_NAMES,
    SPACES,
    YEARS,
)
from hippodrome.games.hamilcar.cards import (
    BATTLE_KINDS,
    BATTLE_NAMES,
    BOXES,
    CONDITION_CARDS,
    FIRST_NUMBER,
    TACTICS,
    TACTICS_NAMES,
)
from hippodrome.games.hamilcar.errands import NAMES
from hippodrome.games.hamilcar.politics import ENDINGS, controls, miat_controller, political_points
from hippodrome.games.hamilcar.state import (
    BATTLE_DEED,
    NAVAL_DEED,
    NAVAL_TARGETS,
    NOBODY,
    WHERE_NAMES,
    State,
)


def view(game: State, seat: int | None) -> dict[str, Any]:
    """The war through a seat's eyes (None: a spectator's); hands of others only once it is over."""
    return {
        "turn": game.turn,
        "years": list(YEARS[game.turn]),
        "on_turn": game.on_turn,
        "doing": NAMES[game.agenda[-1][0]] if game.agenda else None,
        "control": {SPACE_NAMES[space]: SIDE_NAMES[game.control[space]] for space in range(SPACES)},
        "provinces": {PROVINCE_NAMES[province]: _owner(game, province) for province in range(PROVINCES)},
        "stacks": _stacks(game),
        "sieges": {
            SPACE_NAMES[space]: {"points": game.siege[space], "by": game.siege_by[space]}
            for space in range(SPACES)
            if game.siege[space]
        },
        "generals": {GENERAL_NAMES[general]: _where(game, general) for general in range(GENERALS)},
        "proconsul": None if game.proconsul == NOBODY else GENERAL_NAMES[game.proconsul],
        "supremacy": game.supremacy,
        "seamanship": SEAMANSHIP_NAMES[game.seamanship],
        "corvi": game.corvi,
        "ships_lost": game.ships_lost,
        "miat": {"rome": game.miat[ROME], "carthage": game.miat[CARTHAGE], "controller": _miat_owner(game)},
        "xanthippus": game.xanthippus,
        "africa": game.africa,
        "deck": len(game.deck),
        "discard": [_card(card) for card in game.discard],
        "gone": [_card(card) for card in game.gone],
        "open_events": {
            _card(card): {"filled": game.boxes[slot], "boxes": BOXES[card]}
            for slot, card in enumerate(CONDITION_CARDS)
            if game.boxes[slot] >= 0
        },
        "defeated": [GENERAL_NAMES[general] for general in range(GENERALS) if game.defeated[general]],
        "activation": _activation(game),
        "leg": _leg(game, seat),
        "battle": _battle(game, seat),
        "winner": None if game.winner == NOBODY else game.winner,
        "ending": ENDINGS[game.ending] or None,
        "players": [_player(game, side, seat) for side in (ROME, CARTHAGE)],
    }


def _card(card: int) -> str:
    return f"card-{card + FIRST_NUMBER}"


def _owner(game: State, province: int) -> str:
    for side in (ROME, CARTHAGE):
        if controls(game, side, province):
            return SIDE_NAMES[side]
    return "neutral"


def _miat_owner(game: State) -> str:
    return SIDE_NAMES[miat_controller(game)]


def _where(game: State, general: int) -> dict[str, Any]:
    at = game.at[general]
    if at < 0:
        return {"where": WHERE_NAMES[-at]}
    return {"where": "map", "space": SPACE_NAMES[at % INSIDE], "inside": at >= INSIDE}


def _stacks(game: State) -> list[dict[str, Any]]:
    """Everything on the map, one entry for each side, space and part."""
    found: list[dict[str, Any]] = []
    for side in (ROME, CARTHAGE):
        generals: dict[int, list[str]] = {}
        for general in game.on_map(side):
            generals.setdefault(game.at[general], []).append(GENERAL_NAMES[general])
        for place in range(2 * SPACES):
            cus, trains = game.cus[side][place], game.trains[side][place]
            if cus or trains or place in generals:
                commander = game.commander(side, place)
                found.append(
                    {
                        "side": side,
                        "space": SPACE_NAMES[place % INSIDE],
                        "inside": place >= INSIDE,
                        "cus": cus,
                        "elephants": game.elephants[place] if side == CARTHAGE else 0,
                        "trains": trains,
                        "generals": generals.get(place, []),
                        "commander": None if commander == NOBODY else GENERAL_NAMES[commander],
                    }
                )
    return found


def _player(game: State, side: int, viewer: int | None) -> dict[str, Any]:
    own = side == viewer or game.winner != NOBODY
    knows = viewer == 1 - side
    return {
        "side": SIDE_NAMES[side],
        "cards": len(game.hands[side]),
        "hand": sorted(_card(card) for card in game.hands[side]) if own else None,
        "known": sorted(_card(card) for card in game.shown[side]) if own or knows else None,
        "seaworthy": game.ready[side],
        "damaged": game.damaged[side],
        "at_sea": game.leg.ships[side],
        "trains": game.owned_trains(side),
        "spent": game.spent[side],
        "points": political_points(game, side),
    }


def _activation(game: State) -> dict[str, Any] | None:
    act = game.activation
    if not act.active or act.general == NOBODY:
        return None
    return {"general": GENERAL_NAMES[act.general], "mp": act.mp, "sea_mp": act.sea_mp}


def _leg(game: State, viewer: int | None) -> dict[str, Any] | None:
    leg = game.leg
    if not leg.active:
        return None
    return {
        "side": leg.side,
        "general": GENERAL_NAMES[leg.general],
        "path": [SPACE_NAMES[port] for port in leg.path],
        "cus": leg.force.cus,
        "elephants": leg.force.elephants,
        "trains": leg.force.trains,
        "generals": [GENERAL_NAMES[general] for general in leg.force.generals],
        "warships": leg.ships[:],
        "interceptor": None if leg.interceptor == NOBODY else GENERAL_NAMES[leg.interceptor],
        "fighting": leg.fighting,
        "round": leg.round,
        "first": leg.first,
        "lost": leg.lost[:],
        "prizes": leg.prizes,
        "malus": leg.malus[:],
        "tactics": [_cards(leg.hands[side], TACTICS_NAMES, TACTICS, side == viewer) for side in (ROME, CARTHAGE)],
        "spent": _cards(leg.spent, TACTICS_NAMES, TACTICS, True)["hand"],
        "story": [
            {
                "round": story[0],
                "side": story[1],
                "card": None if story[2] < 0 else TACTICS_NAMES[story[2]],
                "target": None if story[3] < 0 else NAVAL_TARGETS[story[3]],
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
    """A story, cut into what was done."""
    return [story[place : place + size] for place in range(0, len(story), size)]


def _battle(game: State, viewer: int | None) -> dict[str, Any] | None:
    fight = game.battle
    if not fight.active:
        return None
    hands = []
    for side in (ROME, CARTHAGE):
        seen = side == viewer or (fight.open[side] and viewer is not None)
        hands.append(_cards(fight.hands[side], BATTLE_NAMES, BATTLE_KINDS, seen))
    return {
        "space": SPACE_NAMES[fight.space],
        "attacker": fight.attacker,
        "commanders": [None if general == NOBODY else GENERAL_NAMES[general] for general in fight.commanders],
        "cus": [game.cus[ROME][fight.space], game.cus[CARTHAGE][fight.space]],
        "numbers": fight.numbers[:],
        "initiative": fight.initiative,
        "rounds": fight.rounds,
        "played": None if fight.played < 0 else BATTLE_NAMES[fight.played],
        "open": fight.open[:],
        "hands": hands,
        "spent": _cards(fight.spent, BATTLE_NAMES, BATTLE_KINDS, True)["hand"],
        "story": [
            {"round": story[0], "side": story[1], "card": BATTLE_NAMES[story[2]], "as": BATTLE_NAMES[story[3]]}
            for story in _deeds(fight.story, BATTLE_DEED)
        ],
        "lost": fight.lost[:],
        "loser": None if fight.loser == NOBODY else fight.loser,
    }
