"""HM 21.5: open events with condition boxes."""

from hippodrome.games.hamilcar.board import CARTHAGE, INSIDE, ROME, SYRACUSAE, TRIBES, WARSHIP_LIMIT
from hippodrome.games.hamilcar.cards import (
    BOXES,
    CARD_SIDE,
    CONDITION_CARDS,
    FIRST_NUMBER,
    HANNO_THEVESTE,
    SUBSCRIPTION_FLEET,
)
from hippodrome.games.hamilcar.errands import EVENT_VICTIM
from hippodrome.games.hamilcar.events import BoxFilled, Opened
from hippodrome.games.hamilcar.pieces import add_ships, hand_over_city, in_africa
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.events import Seat, Thing


def open_event(game: State, side: int, card: int) -> None:
    """HM 21.5: the card is laid open with empty boxes."""
    game.boxes[CONDITION_CARDS.index(card)] = 0
    if game.telling:
        game.tell(Opened(Seat(side), Thing(f"card-{card + FIRST_NUMBER}")))


def free_tribes(game: State) -> list[int]:
    """Card 92: Numidian tribes that are not Carthaginian and hold no Roman CU."""
    return [
        space for space in TRIBES if in_africa(space) and game.control[space] != CARTHAGE and not game.cus[ROME][space]
    ]


def box_open(game: State, side: int, slot: int) -> bool:
    """HM 21.5: whether a side may put a PC in a box of an own open event now; the last box has its condition."""
    filled = game.boxes[slot]
    card = CONDITION_CARDS[slot]
    if filled < 0 or CARD_SIDE[card] != side:
        return False
    if filled < BOXES[card] - 1:
        return True
    if card == SUBSCRIPTION_FLEET:
        return game.owned_ships(side) < WARSHIP_LIMIT
    if card == HANNO_THEVESTE:
        return len(free_tribes(game)) > 0
    return game.cus[1 - side][SYRACUSAE] == 0 and game.cus[1 - side][SYRACUSAE + INSIDE] == 0


def fill_box(game: State, side: int, slot: int) -> None:
    """HM 21.5: a PC in a box; the last one sets the effect off at once."""
    card = CONDITION_CARDS[slot]
    game.boxes[slot] += 1
    if game.telling:
        game.tell(BoxFilled(Seat(side), Thing(f"card-{card + FIRST_NUMBER}"), game.boxes[slot], BOXES[card]))
    if game.boxes[slot] < BOXES[card]:
        return
    if card == SUBSCRIPTION_FLEET:
        game.boxes[slot] = 0
        add_ships(game, side, 1)
    elif card == HANNO_THEVESTE:
        game.boxes[slot] = -1
        game.gone.append(card)
        game.push(EVENT_VICTIM, card, side)
    else:
        game.boxes[slot] = -1
        game.gone.append(card)
        hand_over_city(game, SYRACUSAE, side)
