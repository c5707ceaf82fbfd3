"""HM 21.2-21.3: the reaction windows, and what each reaction card does.

A player who could hold a card for a window is always asked, so that the question reveals nothing; only public facts
(an empty hand, a card among the discards) can skip it.
"""

from hippodrome.games.hamilcar import board, cards, events, kinds, words
from hippodrome.games.hamilcar.rules import deeds, land, pieces, politics, sea, strategy
from hippodrome.games.hamilcar.state import Errand, State
from hippodrome.kernel.rules import Ask, Flow, Seat


def usable(game: State, which: int, side: int, card: int) -> bool:
    """HM 21.1-21.2: whether a card's side and condition fit the open window, as far as is public."""
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
    """Return whether, judging by public facts, a side may hold a card for this window."""
    if not game.hands[side] or (which == cards.NAVAL_MOVE and not game.leg.active):
        return False
    seen = game.discard + game.gone
    return any(usable(game, which, side, card) for card in cards.WINDOW_CARDS[which] if card not in seen)


class Window(Errand):
    """HM 21.2-21.3: one reaction after another until the player passes; a card may need the space."""

    def __init__(self, which: kinds.Window, side: kinds.Side, space: kinds.Space = 0) -> None:
        self.which, self.side, self.space = which, side, space

    def run(self, game: State) -> Flow:
        which, side = self.which, self.side
        if not could_react(game, which, side):
            return
        own = [card for card in game.hands[side] if card in cards.WINDOW_CARDS[which]]
        options = [words.PASS] + [words.REACT + card for card in own if usable(game, which, side, card)]
        window = cards.WINDOWS[which].replace("_", "-")
        word = yield Ask(side, "HM 21.2", "prompt-react", options, {"window": window}, declinable="pass", kind=window)
        if word == words.PASS:
            return
        card = word - words.REACT
        strategy.spend_card(game, side, card)
        game.discard.append(card)
        if game.telling:
            game.tell(events.Reacted(Seat(side), events.card(card)))
        game.push(self)
        yield from self.react(game, card)

    def react(self, game: State, card: int) -> Flow:
        """Carry out the effect of a reaction card."""
        side, effect, params = self.side, cards.EFFECT[card], cards.PARAMS[card]
        if effect == "storm":
            yield from sea.storm(game, int(params["modifier"]))  # cards 79-81
        elif effect == "contrary_winds":
            sea.take_back(game, sailed=False)
        elif effect == "tactics_draw":
            game.leg.draws[board.CARTHAGE] += 2
        elif effect == "tactics_penalty":
            game.leg.draws[board.ROME] -= 2
        elif effect == "place_pcs":
            game.push(deeds.Event(card, side, 2))
        elif effect == "battle_cards":
            # Cards 97-99: the Spartan drill is worth more once Xanthippus has arrived.
            drilled = game.xanthippus and "after_xanthippus" in params
            game.battle.extra[side] += int(params["after_xanthippus" if drilled else "cards"])
        elif effect == "reveal_hand":
            game.battle.open[1 - side] = True
        elif effect == "elephant_panic":
            game.battle.rampage = True
        elif effect == "sortie":
            # Card 104: the points of the roll are not placed and the besieger loses a CU more.
            game.siege_roll[0] = 0
            pieces.push_losses(game, 1 - side, self.space, 1)
        else:
            game.push(land.HarshCountry(self.space))
