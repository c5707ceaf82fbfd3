"""HM 21.2-21.3: the reaction windows, and what each reaction card does.

Whoever the rules let hold a card for a window is asked, whether or not he holds one; only what lies open for all (an
empty hand, a card among the discards) can spare him the question.
"""

from hippodrome.games.hamilcar import board, cards, errands, pieces, words
from hippodrome.games.hamilcar.events import Reacted
from hippodrome.games.hamilcar.rules import politics, sea
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.ask import Ask, Flow
from hippodrome.kernel.events import Seat, Thing


def usable(game: State, which: int, side: int, card: int) -> bool:
    """HM 21.1-21.2: whether a card's side and condition fit the open window; all of it is public."""
    if cards.CARD_SIDE[card] == 1 - side:
        return False
    if which == cards.NAVAL_MOVE:
        if cards.EFFECT[card] == "storm":
            return game.leg.force.cus > 0 or game.leg.ships[game.leg.side] > 0
        return game.leg.active
    if which == cards.NAVAL_BATTLE_END:
        return len(politics.pc_spaces(game, side)) > 0
    if which == cards.LAND_BATTLE and cards.EFFECT[card] == "battle_cards":
        return cards.CARD_SIDE[card] == side or side != game.battle.attacker
    return True


def could_react(game: State, which: int, side: int) -> bool:
    """Whether anybody looking on must think that a side may hold a card for this window."""
    if not game.hands[side]:
        return False
    if which == cards.NAVAL_MOVE and not game.leg.active:
        return False
    for card in cards.WINDOW_CARDS[which]:
        if card not in game.discard and card not in game.gone and usable(game, which, side, card):
            return True
    return False


def window(game: State, which: int, side: int, space: int) -> Flow:
    """HM 21.2-21.3: one reaction after another, until the player passes."""
    game.agenda.pop()
    if not could_react(game, which, side):
        return
    options = [words.PASS] + [
        words.REACT + card
        for card in game.hands[side]
        if card in cards.WINDOW_CARDS[which] and usable(game, which, side, card)
    ]
    params: dict[str, object] = {"window": cards.WINDOWS[which].replace("_", "-")}
    word = yield Ask(side, "HM 21.2", "prompt-react", options, params, declinable="pass")
    if word == words.PASS:
        return
    card = word - words.REACT
    game.hands[side].remove(card)
    if card in game.shown[side]:
        game.shown[side].remove(card)
    game.spent[side] += cards.OPS[card]
    game.discard.append(card)
    if game.telling:
        game.tell(Reacted(Seat(side), Thing(f"card-{card + cards.FIRST_NUMBER}")))
    game.push(errands.WINDOW, which, side, space)
    yield from react(game, which, side, card, space)


def react(game: State, which: int, side: int, card: int, space: int) -> Flow:
    """The effect of a reaction card."""
    effect = cards.EFFECT[card]
    if effect == "storm":
        yield from sea.storm(game, storm_modifier(card))
    elif effect == "contrary_winds":
        sea.take_back(game)
    elif effect == "tactics_draw":
        game.leg.draws[board.CARTHAGE] += 2
    elif effect == "tactics_penalty":
        game.leg.draws[board.ROME] -= 2
    elif effect == "place_pcs":
        game.push(errands.EVENT, card, side, 2)
    elif effect == "battle_cards":
        game.battle.extra[side] += extra_battle_cards(game, card)
    elif effect == "reveal_hand":
        game.battle.open[1 - side] = True
    elif effect == "elephant_panic":
        game.battle.rampage = True
    elif effect == "sortie":
        sortie(game, side, space)
    else:
        game.push(errands.HARSH_COUNTRY, space)


def storm_modifier(card: int) -> int:
    """Cards 79-81: the modifier of the storm."""
    modifier: int = cards.PARAMS[card]["modifier"]
    return modifier


def extra_battle_cards(game: State, card: int) -> int:
    """Cards 97-99: battle cards more; the Spartan drill is worth more once Xanthippus has arrived."""
    params = cards.PARAMS[card]
    if game.xanthippus and "after_xanthippus" in params:
        after: int = params["after_xanthippus"]
        return after
    extra: int = params["cards"]
    return extra


def sortie(game: State, side: int, space: int) -> None:
    """Card 104: the points of the roll are not placed and the besieger loses a CU more."""
    game.siege_roll[0] = 0
    pieces.push_losses(game, 1 - side, space, 1)
