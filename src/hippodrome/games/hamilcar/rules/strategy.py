"""HM 7, 20.7 and 21.5: the strategy phase: dealing, playing a card, spending points; the boxes of open events."""

from typing import ClassVar

from hippodrome.games.hamilcar import board, cards, events, kinds, words
from hippodrome.games.hamilcar.rules import deeds, land, pieces, politics
from hippodrome.games.hamilcar.state import Errand, OfSide, OfSideCounted, State
from hippodrome.kernel.rules import Ask, Flow, Seat, Thing, pick


class Deal(Errand):
    """HM 7.1: deal cards to both alternately; an empty pile is replaced by the shuffled discards."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> None:
        for _ in range(board.HAND_SIZE[game.turn]):
            for side in (board.ROME, board.CARTHAGE):
                if not game.deck:
                    # Every other card is public, so both now know what the other has been dealt so far.
                    game.deck = game.discard
                    game.discard = []
                    game.shown = [game.hands[board.ROME][:], game.hands[board.CARTHAGE][:]]
                    if game.telling:
                        game.tell(events.Reshuffled())
                if game.deck:
                    game.hands[side].append(game.dice.draw(game.deck, seen_by=side))
        if game.telling:
            for side in (board.ROME, board.CARTHAGE):
                game.tell(events.Dealt(Seat(side), len(game.hands[side])))


class WhoStarts(Errand):
    """HM 7.1: Rome decides who plays first."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> Flow:
        word = yield Ask(board.ROME, "HM 7.1", "prompt-who-starts", [words.ROME_FIRST, words.CARTHAGE_FIRST])
        game.on_turn = board.ROME if word == words.ROME_FIRST else board.CARTHAGE
        if game.telling:
            game.tell(events.Starts(Seat(game.on_turn)))


class Strategy(Errand):
    """HM 7.2-7.3: the player on turn uses one card; players alternate while both have cards."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> Flow:
        if not game.hands[game.on_turn]:
            if not game.hands[1 - game.on_turn]:
                return
            game.on_turn = 1 - game.on_turn
        game.push(self)
        side = game.on_turn
        word = yield Ask(side, "HM 7.3", "prompt-play", play_options(game, side))
        card, use = divmod(word - words.PLAY, len(words.USES))
        game.sailed = 0
        if game.telling:
            game.tell(events.Played(Seat(side), events.card(card), Thing(words.USES[use])))
        spend_card(game, side, card)
        if use != words.USE_EVENT:
            game.discard.append(card)
        elif card not in cards.CONDITION_CARDS:
            (game.gone if cards.LEAVES[card] else game.discard).append(card)
        if game.hands[1 - side]:
            game.on_turn = 1 - side
        if use == words.USE_ACTIVATE:
            game.push(ChooseActivated(side, cards.OPS[card]))
        elif use == words.USE_RAISE:
            game.push(Raise(side))
        elif use == words.USE_POINTS:
            game.push(Points(side, cards.OPS[card], CARD_POINTS))
        elif use == words.USE_BUILD:
            pieces.add_ships(game, side, cards.SHIPS[card])
        elif use == words.USE_TRAINING:
            pieces.raise_seamanship(game)
        elif use == words.USE_EVENT:
            deeds.DEEDS[card].play(game, side)


def play_options(game: State, side: int) -> list[int]:
    """HM 7.3: every legal use of every card in hand."""
    options: list[int] = []
    generals = game.on_map(side)
    cheapest = min([9] + [board.STRATEGY[general] for general in generals])
    can_raise = len(raise_spaces(game, side, generals)) > 0
    can_build = pieces.ship_left(game, side)
    can_train = side == board.ROME and pieces.can_raise_seamanship(game)
    ops_of, ships_of, uses = cards.OPS, cards.SHIPS, len(words.USES)
    for card in game.hands[side]:
        word = words.PLAY + card * uses
        ops, ships = ops_of[card], ships_of[card]
        if cheapest <= ops:
            options.append(word + words.USE_ACTIVATE)
        if ops == 3:
            if can_raise:
                options.append(word + words.USE_RAISE)
            if ships and can_build:
                options.append(word + words.USE_BUILD)
        options.append(word + words.USE_POINTS)
        if ships == 2 and can_train:
            options.append(word + words.USE_TRAINING)
        deed = deeds.DEEDS[card]
        if deed.own[side] and deed.legal(game, side):
            options.append(word + words.USE_EVENT)
        options.append(word + words.USE_DISCARD)
    return options


def spend_card(game: State, side: int, card: int) -> None:
    """HM 7.11: spend a card; its OPS count for the war chest whatever it was used for."""
    game.hands[side].remove(card)
    if card in game.shown[side]:
        game.shown[side].remove(card)
    game.spent[side] += cards.OPS[card]


class ChooseActivated(OfSideCounted):
    """HM 7.3, 9.1: choose a general whose strategy rating the card's OPS reach."""

    lies_on: ClassVar[str] = "strategy"

    def run(self, game: State) -> Flow:
        generals = [general for general in game.on_map(self.side) if board.STRATEGY[general] <= self.count]
        general = yield from pick(self.side, "HM 9.1", "prompt-activate", words.GENERAL, generals)
        land.activate(game, general, board.LAND_MP)


def raise_spaces(game: State, side: int, generals: list[int]) -> list[int]:
    """HM 7.10: spaces the side controls with an own general, and the capital, unless besieged."""
    at_home = [general for general in generals if game.control[game.at[general] % board.INSIDE] == side]
    return pieces.mustering_spaces(game, side, at_home)


class Raise(OfSide):
    """HM 7.10: one CU."""

    def run(self, game: State) -> Flow:
        spaces = raise_spaces(game, self.side, game.on_map(self.side))
        space = yield from pick(self.side, "HM 7.10", "prompt-raise", words.SPACE, spaces)
        pieces.add_cus(game, self.side, space, 1)


PC_POINT = 1
REPAIR_POINT = 2
MIAT_POINT = 4
BOX_POINT = 8
TRAIN_POINT = 16
CHEST_POINT = 32
"""What points may be spent on, as bit flags: HM 7.4-7.7, and HM 20.7 for warships and recruits at three points."""
FIRST_ONE_MUST = 64
"""HM 21.1: an event must have some effect, so its first point must be spent."""
CARD_POINTS = PC_POINT | REPAIR_POINT | MIAT_POINT | BOX_POINT | TRAIN_POINT
CHEST_POINTS = REPAIR_POINT | MIAT_POINT | BOX_POINT | TRAIN_POINT | CHEST_POINT
POINT_USES = {"repair": REPAIR_POINT, "miat": MIAT_POINT, "supply": TRAIN_POINT}
"""What the points of an event may be spent on, by its name in `cards.toml`."""


def train_spaces(game: State, side: int) -> list[int]:
    """HM 7.7: spaces with an own CU that is not besieged, and own walled cities that are not besieged."""
    if game.owned_trains(side) >= board.TRAIN_LIMIT:
        return []
    cus, siege, inside = game.cus[side], game.siege, board.INSIDE
    found = [space for space in range(inside) if cus[space] or (cus[space + inside] and not siege[space])]
    return found + [city for city in game.open_cities(side) if city not in found]


def point_options(game: State, side: int, points: int, uses: int) -> list[int]:
    """HM 7.4-7.7, 20.7: the possible uses of the points left."""
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
    """HM 7.3, 20.7: spend point after point, in any mix; unspent points are lost."""
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
            # A box may trigger more than this flow can wait for, so an errand continues afterwards.
            game.push(Points(side, points, uses))
            fill_box(game, side, word - words.BOX)
            return
        spend_point(game, side, word)


class Points(OfSideCounted):
    """HM 7.3: spend points on some uses."""

    def __init__(self, side: kinds.Side, count: kinds.Amount, uses: kinds.Amount) -> None:
        self.side, self.count, self.uses = side, count, uses

    def run(self, game: State) -> Flow:
        return spend_points(game, self.side, self.count, self.uses)


class ChestPoints(OfSideCounted):
    """HM 20.7: spend points of the war chest."""

    lies_on: ClassVar[str] = "turn"

    def run(self, game: State) -> Flow:
        return spend_points(game, self.side, self.count, CHEST_POINTS)


def spend_point(game: State, side: int, word: int) -> None:
    """HM 7.4-7.7, 20.7: buy something for one point, or three."""
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
    """HM 21.5: whether a side may fill a box of its open event now; the last box has a condition."""
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
    """HM 21.5: put a PC in a box; the last one triggers the effect at once."""
    card = cards.CONDITION_CARDS[slot]
    game.boxes[slot] += 1
    if game.telling:
        game.tell(events.BoxFilled(Seat(side), events.card(card), game.boxes[slot], cards.BOXES[card]))
    if game.boxes[slot] < cards.BOXES[card]:
        return
    if card == cards.SUBSCRIPTION_FLEET:
        game.boxes[slot] = 0
        pieces.add_ships(game, side, cards.SUBSCRIBED_SHIPS)
        return
    pieces.close_event(game, slot)
    if card == cards.HANNO_THEVESTE:
        game.push(deeds.EventVictim(card, side))
    else:
        pieces.hand_over_city(game, board.SYRACUSAE, side)
