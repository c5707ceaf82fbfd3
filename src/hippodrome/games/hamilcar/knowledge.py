"""What a player can't know, dealt anew: the opponent's three hands and the order of the piles.

All cards but those in the hands and in the draw piles lie open. Of the opponent's strategy cards `State.shown` keeps
those that are known all the same: a card he took from us, and what he had been dealt when the discards were shuffled.
"""

from hippodrome.games.hamilcar.cards import (
    BATTLE_KINDS,
    CARDS,
    DRAW_BATTLE,
    DRAW_TACTICS,
    PURSUIT,
    RESERVE,
    TACTICS,
)
from hippodrome.games.hamilcar.state import State
from hippodrome.games.hamilcar.words import BATTLE_CARD, PLAY, PURSUE, REACT, RESERVE_AS, TACTICS_CARD, USES
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.errors import OutOfChance


def redeal(game: State, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
    """Deal anew what a seat can't know, so that the words said since remain possible."""
    other = 1 - seat
    said = [word for speaker, word in since if speaker == other]
    strategy = [(word - PLAY) // len(USES) for word in said if PLAY <= word < REACT]
    strategy += [word - REACT for word in said if REACT <= word < REACT + CARDS]
    must = game.shown[other] + [card for card in strategy if card not in game.shown[other]]
    game.hands[other], game.deck = _deal(game.hands[other], game.deck, must, dice)
    if game.battle.active and game.battle.deck and not game.battle.open[other]:
        _redeal_battle(game, other, said, dice)
    if game.leg.active and game.leg.fighting and game.leg.deck:
        _redeal_tactics(game, other, said, dice)


def _deal(hand: list[int], pile: list[int], must: list[int], dice: Dice) -> tuple[list[int], list[int]]:
    """A hand of the same size out of hand and pile together, with what must be in it; and the new pile."""
    pool = hand + pile
    pool.sort()  # the order they came in would tell where they were
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
    must = [DRAW_BATTLE + word - BATTLE_CARD for word in said if BATTLE_CARD <= word < RESERVE_AS]
    must += [DRAW_BATTLE + RESERVE for word in said if RESERVE_AS <= word < TACTICS_CARD]
    hand = [DRAW_BATTLE + kind for kind in range(BATTLE_KINDS) for _ in range(fight.hands[other][kind])]
    dealt, fight.deck = _deal(hand, fight.deck, must, dice)
    fight.hands[other] = [dealt.count(DRAW_BATTLE + kind) for kind in range(BATTLE_KINDS)]


def _redeal_tactics(game: State, other: int, said: list[int], dice: Dice) -> None:
    leg = game.leg
    must = [DRAW_TACTICS + word - TACTICS_CARD for word in said if TACTICS_CARD <= word < TACTICS_CARD + TACTICS]
    must += [DRAW_TACTICS + PURSUIT for word in said if word == PURSUE]
    hand = [DRAW_TACTICS + kind for kind in range(TACTICS) for _ in range(leg.hands[other][kind])]
    dealt, leg.deck = _deal(hand, leg.deck, must, dice)
    leg.hands[other] = [dealt.count(DRAW_TACTICS + kind) for kind in range(TACTICS)]
