"""The types of Hamilcar's fields: sides, spaces, generals, cards, and how they are written.

This file is not compiled: mypyc can't handle the metadata of annotated types.
"""

# mypyc: off (off the hot path)

from typing import Annotated, Final

from hippodrome.games.hamilcar import board, cards
from hippodrome.kernel.kinds import Flag, Named, Number, Pair, Pile, Printed, Row, Series

MOST_CUS: Final = 250
"""A limit for one place; the rules set none, but nobody ever gathers more."""

YesOrNo = Annotated[bool, Flag()]
Side = Annotated[int, Named(board.SIDE_NAMES[:2])]
MaybeSide = Annotated[int, Named(board.SIDE_NAMES[:2], none=board.NOBODY)]
Controller = Annotated[int, Named(board.SIDE_NAMES)]
Space = Annotated[int, Named(board.SPACE_NAMES)]
CameFrom = Annotated[int, Named(["nowhere", "city", "sea", *board.SPACE_NAMES], first=-3)]
"""A space, or one of the constants in state.py for those who came from none."""
Place = Annotated[int, Named(board.SPACE_NAMES + [f"inside-{name}" for name in board.SPACE_NAMES])]
Link = Annotated[int, Named(("normal", "pass", "strait"))]
General = Annotated[int, Named(board.GENERAL_NAMES)]
MaybeGeneral = Annotated[int, Named(board.GENERAL_NAMES, none=board.NOBODY)]
MaybeRoman = Annotated[int, Named(board.GENERAL_NAMES[: board.ROMANS], none=board.NOBODY)]

Amount = Annotated[int, Number(0, 127)]
"""A number of things to do, or that may be done."""
Cus = Annotated[int, Number(0, MOST_CUS)]
Elephants = Annotated[int, Number(0, board.ELEPHANT_LIMIT)]
Trains = Annotated[int, Number(0, board.TRAIN_LIMIT)]
Ships = Annotated[int, Number(0, board.WARSHIP_LIMIT)]

Generals = Annotated[list[int], Pile(General, board.GENERALS)]
_trail = Pair(Named(board.GENERAL_NAMES), Named(board.SPACE_NAMES), board.GENERALS)
Trails = Annotated[list[int], Pile(_trail, board.GENERALS * board.SPACES)]
"""Pairs of general and space, as `space * GENERALS + general`."""
YesOrNoBySide = Annotated[list[bool], Row(YesOrNo, 2)]
ShipsBySide = Annotated[list[int], Row(Ships, 2)]
CusBySide = Annotated[list[int], Row(Cus, 2)]

Card = Annotated[int, Named(cards.CARD_NAMES)]
Window = Annotated[int, Named([window.replace("_", "-") for window in cards.WINDOWS])]
CardPile = Annotated[list[int], Pile(Printed(cards.FIRST_NUMBER, cards.CARDS), cards.CARDS)]
"""Strategy cards, written as the numbers printed on them."""
CardPileBySide = Annotated[list[list[int]], Row(CardPile, 2)]

MaybeTactics = Annotated[int, Named(cards.TACTICS_NAMES, none=-1)]
_tactics = Named([f"tactics-{name}" for name in cards.TACTICS_NAMES], first=cards.DRAW_TACTICS)
TacticsPile = Annotated[list[int], Pile(_tactics, len(cards.TACTICS_DECK))]
TacticsHeld = Annotated[list[int], Row(Number(0, max(cards.TACTICS_COPIES)), cards.TACTICS)]
"""The number of tactics cards of each kind."""

BattleCard = Annotated[int, Named(cards.BATTLE_NAMES)]
MaybeBattleCard = Annotated[int, Named(cards.BATTLE_NAMES, none=-1)]
_battle = Named([f"battle-{name}" for name in cards.BATTLE_NAMES], first=cards.DRAW_BATTLE)
BattlePile = Annotated[list[int], Pile(_battle, len(cards.BATTLE_DECK))]
BattleHeld = Annotated[list[int], Row(Number(0, max(cards.BATTLE_COPIES)), cards.BATTLE_KINDS)]
"""The number of battle cards of each kind."""
BattleCardsBySide = Annotated[list[int], Row(Number(0, board.BATTLE_CARDS_MAX), 2)]
_deed = [Number(0, board.BATTLE_CARDS_MAX), Side, BattleCard, BattleCard]
BattleStory = Annotated[list[int], Series(_deed, 2 * board.BATTLE_CARDS_MAX)]
"""Round, side, card, and the type it counts as, for each card played."""

NAVAL_TARGETS: Final = ("no-attack", "warships", "transports")
_step = [Number(0, board.NAVAL_ROUNDS), Side, MaybeTactics, Named(NAVAL_TARGETS, none=-1), Number(0, 6), Number(0, 9)]
NavalStory = Annotated[list[int], Series(_step, 2 * board.NAVAL_ROUNDS)]
"""Round, side, card, target, die and hits for each player step."""
