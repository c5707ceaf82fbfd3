"""HM 7.4-7.7, 20.7 and 21.5: points, what they buy, and the condition boxes of open events."""

from hippodrome.games.hamilcar import board, cards, events, kinds, words
from hippodrome.games.hamilcar.rules import deeds, pieces, politics
from hippodrome.games.hamilcar.state import OfSideCounted, State
from hippodrome.kernel.rules import Ask, Flow, Seat

PC_POINT = 1
REPAIR_POINT = 2
MIAT_POINT = 4
BOX_POINT = 8
TRAIN_POINT = 16
CHEST_POINT = 32
"""What points may be spent on, as bits: HM 7.4-7.7, and HM 20.7 for warships and recruits at three points."""
FIRST_ONE_MUST = 64
"""HM 21.1: an event must have some effect, so its first point must be spent."""
CARD_POINTS = PC_POINT | REPAIR_POINT | MIAT_POINT | BOX_POINT | TRAIN_POINT
CHEST_POINTS = REPAIR_POINT | MIAT_POINT | BOX_POINT | TRAIN_POINT | CHEST_POINT
USES = {"repair": REPAIR_POINT, "miat": MIAT_POINT, "supply": TRAIN_POINT}
"""What the points of an event may be spent on, as `cards.toml` calls it."""


def train_spaces(game: State, side: int) -> list[int]:
    """HM 7.7: with an own CU that is not besieged, or in an own walled city that is not besieged."""
    if game.owned_trains(side) >= board.TRAIN_LIMIT:
        return []
    cus, control, siege = game.cus[side], game.control, game.siege
    found = [space for space in range(board.SPACES) if cus[space] or (cus[space + board.INSIDE] and not siege[space])]
    cities = [space for space in board.WALLED_SPACES if control[space] == side and not siege[space]]
    return found + [city for city in cities if not cus[city] and not cus[city + board.INSIDE]]


def point_options(game: State, side: int, points: int, uses: int) -> list[int]:
    """HM 7.4-7.7, 20.7: what the points left may be spent on."""
    options = [] if uses & FIRST_ONE_MUST else [words.DONE]
    if uses & REPAIR_POINT and game.damaged[side]:
        options.append(words.REPAIR)
    if uses & MIAT_POINT:
        options += politics.miat_options(game, side)
    if uses & BOX_POINT:
        options += [words.BOX + slot for slot in range(len(cards.CONDITION_CARDS)) if box_open(game, side, slot)]
    if uses & TRAIN_POINT:
        options += [words.TRAIN + space for space in train_spaces(game, side)]
    if uses & PC_POINT:
        options += [words.PC + space for space in politics.pc_spaces(game, side)]
    if uses & CHEST_POINT and points >= 3:
        if pieces.ship_left(game, side):
            options.append(words.WARSHIP)
        if pieces.capital_can_take_cus(game, side):
            options.append(words.RECRUIT)
    return options


def spend_points(game: State, side: int, points: int, uses: int) -> Flow:
    """HM 7.3, 20.7: one point after another, in any mix; what is not spent is lost."""
    rule = "HM 20.7" if uses & CHEST_POINT else "HM 7.3"
    while points > 0:
        options = point_options(game, side, points, uses)
        if not options or options == [words.DONE]:
            return
        word = yield Ask(side, rule, "prompt-points", options, {"points": points})
        if word == words.DONE:
            return
        uses &= ~FIRST_ONE_MUST
        points -= 3 if word in (words.WARSHIP, words.RECRUIT) else 1
        if words.BOX <= word < words.BOX + len(cards.CONDITION_CARDS):
            # A box may set off more than this flow can wait for: go on afterwards.
            game.push(Points(side, points, uses))
            fill_box(game, side, word - words.BOX)
            return
        spend_point(game, side, word)


class Points(OfSideCounted):
    """HM 7.3: spend so many points on some uses."""

    def __init__(self, side: kinds.Side, count: kinds.Amount, uses: kinds.Amount) -> None:
        self.side, self.count, self.uses = side, count, uses

    def run(self, game: State) -> Flow:
        return spend_points(game, self.side, self.count, self.uses)


class ChestPoints(OfSideCounted):
    """HM 20.7: spend so many points of the war chest."""

    def run(self, game: State) -> Flow:
        return spend_points(game, self.side, self.count, CHEST_POINTS)


def spend_point(game: State, side: int, word: int) -> None:
    """HM 7.4-7.7, 20.7: what one point, or three, buy."""
    if word == words.REPAIR:
        pieces.repair(game, side, 1)
    elif word == words.MIAT_PLACE:
        politics.change_miat(game, side, 1)
    elif word == words.MIAT_TAKE:
        politics.change_miat(game, 1 - side, -1)
    elif word == words.WARSHIP:
        pieces.add_ships(game, side, 1)
    elif word == words.RECRUIT:
        pieces.add_cus(game, side, board.CAPITAL[side], 1)
    elif word >= words.TRAIN and word < words.TRAIN + board.SPACES:
        pieces.add_trains(game, side, word - words.TRAIN, 1)
    else:
        pieces.set_control(game, word - words.PC, side)


def free_tribes(game: State) -> list[int]:
    """Card 92: Numidian tribes that are not Carthaginian and hold no Roman CU."""
    numidian = [tribe for tribe in board.TRIBES if pieces.in_africa(tribe)]
    return [at for at in numidian if game.control[at] != board.CARTHAGE and not game.cus[board.ROME][at]]


def box_open(game: State, side: int, slot: int) -> bool:
    """HM 21.5: whether a side may put a PC in a box of an own open event now; the last box has its condition."""
    filled = game.boxes[slot]
    card = cards.CONDITION_CARDS[slot]
    if filled < 0 or cards.CARD_SIDE[card] != side:
        return False
    if filled < cards.BOXES[card] - 1:
        return True
    if card == cards.SUBSCRIPTION_FLEET:
        return pieces.ship_left(game, side)
    if card == cards.HANNO_THEVESTE:
        return len(free_tribes(game)) > 0
    return game.cus[1 - side][board.SYRACUSAE] == 0 and game.cus[1 - side][board.SYRACUSAE + board.INSIDE] == 0


def fill_box(game: State, side: int, slot: int) -> None:
    """HM 21.5: a PC in a box; the last one sets the effect off at once."""
    card = cards.CONDITION_CARDS[slot]
    game.boxes[slot] += 1
    if game.telling:
        game.tell(events.BoxFilled(Seat(side), events.card(card), game.boxes[slot], cards.BOXES[card]))
    if game.boxes[slot] < cards.BOXES[card]:
        return
    if card == cards.SUBSCRIPTION_FLEET:
        game.boxes[slot] = 0
        pieces.add_ships(game, side, 1)
        return
    pieces.close_event(game, slot)
    if card == cards.HANNO_THEVESTE:
        game.push(deeds.EventVictim(card, side))
    else:
        pieces.hand_over_city(game, board.SYRACUSAE, side)
