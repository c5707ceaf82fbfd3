"""Redealing what a player can't know: the opponent's three hands and the order of the piles.

All cards except those in the hands and in the draw piles are public. `State.shown` keeps the opponent's strategy cards
that are known nevertheless: a card taken from us, and the cards dealt before the discards were shuffled.
"""

from hippodrome.games.hamilcar import cards, words
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import OutOfChance


def redeal(game: State, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
    """Redeal what a seat can't know, so that the words played since remain possible."""
    other = 1 - seat
    said = [word for speaker, word in since if speaker == other]
    strategy = [(word - words.PLAY) // len(words.USES) for word in said if words.PLAY <= word < words.REACT]
    strategy += [word - words.REACT for word in said if words.REACT <= word < words.REACT + cards.CARDS]
    must = game.shown[other] + [card for card in strategy if card not in game.shown[other]]
    game.hands[other], game.deck = _deal(game.hands[other], game.deck, must, dice)
    if game.battle.active and game.battle.deck and not game.battle.open[other]:
        _redeal_battle(game, other, said, dice)
    if game.leg.active and game.leg.fighting and game.leg.deck:
        _redeal_tactics(game, other, said, dice)


def _deal(hand: list[int], pile: list[int], must: list[int], dice: Dice) -> tuple[list[int], list[int]]:
    """Deal a hand of the same size from hand and pile together, including `must`; return hand and pile."""
    pool = hand + pile
    pool.sort()  # the order in which they came would reveal where they were
    for card in must:
        if card not in pool:
            raise OutOfChance("A known card is nowhere to be had; deal once more.")
        pool.remove(card)
    dealt = must[:]
    while len(dealt) < len(hand):
        place = dice.below(len(pool))
        dealt.append(pool[place])
        pool[place] = pool[-1]
        pool.pop()
    return dealt, pool


def _redeal_battle(game: State, other: int, said: list[int], dice: Dice) -> None:
    fight = game.battle
    must = [
        cards.DRAW_BATTLE + word - words.BATTLE_CARD for word in said if words.BATTLE_CARD <= word < words.RESERVE_AS
    ]
    must += [cards.DRAW_BATTLE + cards.RESERVE for word in said if words.RESERVE_AS <= word < words.TACTICS_CARD]
    hand = [cards.DRAW_BATTLE + kind for kind in range(cards.BATTLE_KINDS) for _ in range(fight.hands[other][kind])]
    dealt, fight.deck = _deal(hand, fight.deck, must, dice)
    fight.hands[other] = [dealt.count(cards.DRAW_BATTLE + kind) for kind in range(cards.BATTLE_KINDS)]


def _redeal_tactics(game: State, other: int, said: list[int], dice: Dice) -> None:
    leg = game.leg
    must = [
        cards.DRAW_TACTICS + word - words.TACTICS_CARD
        for word in said
        if words.TACTICS_CARD <= word < words.TACTICS_CARD + cards.TACTICS
    ]
    must += [cards.DRAW_TACTICS + cards.PURSUIT for word in said if word == words.PURSUE]
    hand = [cards.DRAW_TACTICS + kind for kind in range(cards.TACTICS) for _ in range(leg.hands[other][kind])]
    dealt, leg.deck = _deal(hand, leg.deck, must, dice)
    leg.hands[other] = [dealt.count(cards.DRAW_TACTICS + kind) for kind in range(cards.TACTICS)]
