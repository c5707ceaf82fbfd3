"""HM 21.2-21.3: the reaction windows, and what each reaction card does.

Whoever the rules let hold a card for a window is asked, whether or not he holds one; only what lies open for all (an
empty hand, a card among the discards) can spare him the question.
"""

from hippodrome.games.hamilcar.board import CARTHAGE, ROME
from hippodrome.games.hamilcar.cards import (
    CARD_SIDE,
    EFFECT,
    FIRST_NUMBER,
    LAND_BATTLE,
    NAVAL_BATTLE_END,
    NAVAL_MOVE,
    OPS,
    PARAMS,
    WINDOW_CARDS,
    WINDOWS,
)
from hippodrome.games.hamilcar.errands import EVENT, HARSH_COUNTRY, WINDOW
from hippodrome.games.hamilcar.events import Reacted
from hippodrome.games.hamilcar.pieces import push_losses
from hippodrome.games.hamilcar.politics import pc_spaces
from hippodrome.games.hamilcar.sea import storm, take_back
from hippodrome.games.hamilcar.state import State
from hippodrome.games.hamilcar.words import PASS, REACT
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def usable(game: State, which: int, side: int, card: int) -> bool:
    """HM 21.1-21.2: whether a card's side and condition fit the open window; all of it is public."""
    if CARD_SIDE[card] == 1 - side:
        return False
    if which == NAVAL_MOVE:
        if EFFECT[card] == "storm":
            return game.leg.force.cus > 0 or game.leg.ships[game.leg.side] > 0
        return game.leg.active
    if which == NAVAL_BATTLE_END:
        return len(pc_spaces(game, side)) > 0
    if which == LAND_BATTLE and EFFECT[card] == "battle_cards":
        return CARD_SIDE[card] == side or side != game.battle.attacker
    return True


def could_react(game: State, which: int, side: int) -> bool:
    """Whether anybody looking on must think that a side may hold a card for this window."""
    if not game.hands[side]:
        return False
    if which == NAVAL_MOVE and not game.leg.active:
        return False
    for card in WINDOW_CARDS[which]:
        if card not in game.discard and card not in game.gone and usable(game, which, side, card):
            return True
    return False


def window(game: State, which: int, side: int, space: int) -> Flow:
    """HM 21.2-21.3: one reaction after another, until the player passes."""
    game.agenda.pop()
    if not could_react(game, which, side):
        return
    options = [PASS] + [
        REACT + card for card in game.hands[side] if card in WINDOW_CARDS[which] and usable(game, which, side, card)
    ]
    params: dict[str, object] = {"window": WINDOWS[which].replace("_", "-")}
    word = yield Ask(side, "HM 21.2", "prompt-react", options, params, declinable="pass")
    if word == PASS:
        return
    card = word - REACT
    game.hands[side].remove(card)
    if card in game.shown[side]:
        game.shown[side].remove(card)
    game.spent[side] += OPS[card]
    game.discard.append(card)
    if game.telling:
        game.tell(Reacted(Seat(side), Thing(f"card-{card + FIRST_NUMBER}")))
    game.push(WINDOW, which, side, space)
    yield from react(game, which, side, card, space)


def react(game: State, which: int, side: int, card: int, space: int) -> Flow:
    """The effect of a reaction card."""
    effect = EFFECT[card]
    if effect == "storm":
        yield from storm(game, storm_modifier(card))
    elif effect == "contrary_winds":
        take_back(game)
    elif effect == "tactics_draw":
        game.leg.draws[CARTHAGE] += 2
    elif effect == "tactics_penalty":
        game.leg.draws[ROME] -= 2
    elif effect == "place_pcs":
        game.push(EVENT, card, side, 2)
    elif effect == "battle_cards":
        game.battle.extra[side] += extra_battle_cards(game, card)
    elif effect == "reveal_hand":
        game.battle.open[1 - side] = True
    elif effect == "elephant_panic":
        game.battle.rampage = True
    elif effect == "sortie":
        sortie(game, side, space)
    else:
        game.push(HARSH_COUNTRY, space)


def storm_modifier(card: int) -> int:
    """Cards 79-81: the modifier of the storm."""
    modifier: int = PARAMS[card]["modifier"]
    return modifier


def extra_battle_cards(game: State, card: int) -> int:
    """Cards 97-99: battle cards more; the Spartan drill is worth more once Xanthippus has arrived."""
    params = PARAMS[card]
    if game.xanthippus and "after_xanthippus" in params:
        after: int = params["after_xanthippus"]
        return after
    cards: int = params["cards"]
    return cards


def sortie(game: State, side: int, space: int) -> None:
    """Card 104: the points of the roll are not placed and the besieger loses a CU more."""
    game.siege_roll[0] = 0
    push_losses(game, 1 - side, space, 1)
