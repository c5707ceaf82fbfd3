"""HM 21.5: open events with condition boxes."""

from hippodrome.games.hamilcar import board, cards, errands, pieces
from hippodrome.games.hamilcar.events import BoxFilled, Opened
from hippodrome.games.hamilcar.state import State
from hippodrome.kernel.events import Seat, Thing


def open_event(game: State, side: int, card: int) -> None:
    """HM 21.5: the card is laid open with empty boxes."""
    game.boxes[cards.CONDITION_CARDS.index(card)] = 0
    if game.telling:
        game.tell(Opened(Seat(side), Thing(f"card-{card + cards.FIRST_NUMBER}")))


def free_tribes(game: State) -> list[int]:
    """Card 92: Numidian tribes that are not Carthaginian and hold no Roman CU."""
    return [
        space
        for space in board.TRIBES
        if pieces.in_africa(space) and game.control[space] != board.CARTHAGE and not game.cus[board.ROME][space]
    ]


def box_open(game: State, side: int, slot: int) -> bool:
    """HM 21.5: whether a side may put a PC in a box of an own open event now; the last box has its condition."""
    filled = game.boxes[slot]
    card = cards.CONDITION_CARDS[slot]
    if filled < 0 or cards.CARD_SIDE[card] != side:
        return False
    if filled < cards.BOXES[card] - 1:
        return True
    if card == cards.SUBSCRIPTION_FLEET:
        return game.owned_ships(side) < board.WARSHIP_LIMIT
    if card == cards.HANNO_THEVESTE:
        return len(free_tribes(game)) > 0
    return game.cus[1 - side][board.SYRACUSAE] == 0 and game.cus[1 - side][board.SYRACUSAE + board.INSIDE] == 0


def fill_box(game: State, side: int, slot: int) -> None:
    """HM 21.5: a PC in a box; the last one sets the effect off at once."""
    card = cards.CONDITION_CARDS[slot]
    game.boxes[slot] += 1
    if game.telling:
        game.tell(
            BoxFilled(Seat(side), Thing(f"card-{card + cards.FIRST_NUMBER}"), game.boxes[slot], cards.BOXES[card])
        )
    if game.boxes[slot] < cards.BOXES[card]:
        return
    if card == cards.SUBSCRIPTION_FLEET:
        game.boxes[slot] = 0
        pieces.add_ships(game, side, 1)
    elif card == cards.HANNO_THEVESTE:
        game.boxes[slot] = -1
        game.gone.append(card)
        game.push(errands.EVENT_VICTIM, card, side)
    else:
        game.boxes[slot] = -1
        game.gone.append(card)
        pieces.hand_over_city(game, board.SYRACUSAE, side)
