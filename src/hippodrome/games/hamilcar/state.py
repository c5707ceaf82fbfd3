"""A position of Hamilcar as data."""

from typing import Annotated, Final

from hippodrome.games.hamilcar import board, cards
from hippodrome.kernel.agenda import LongState
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.fields import Named

POOL: Final = -1
TRACK: Final = -2
REMOVED: Final = -3
DISPLACED: Final = -4
ABOARD: Final = -5
WHERE_NAMES: Final = ("", "pool", "track", "removed", "displaced", "aboard")
"""Where a general is when he is not on the map, by minus the number."""

FROM_SEA: Final = -1
FROM_CITY: Final = -2
FROM_NOWHERE: Final = -3
"""How an attacker came, when not from a space: by sea, out of his city, or he stood there already."""
CameFrom = Annotated[int, Named(["nowhere", "city", "sea", *board.SPACE_NAMES], first=FROM_NOWHERE)]

UNDECIDED: Final = -1
BATTLE_DEED: Final = 4
"""How many numbers of a battle's story tell of one card: round, side, card, the type it counts as."""
NAVAL_DEED: Final = 6
"""How many numbers of a naval battle's story tell of one player step: round, side, card, target, die, hits."""
SUNK: Final = 0
EVADED: Final = 1
ESCAPED: Final = 2
DRAWN: Final = 3
NAVAL_ENDS: Final = ("sunk", "evaded", "escaped", "drawn")
NAVAL_TARGETS: Final = ("no-attack", "warships", "transports")
WITHDRAWN: Final = -2
"""In place of the deciding card of a land battle: it was broken off."""


class Force:
    """A part of a stack that moves together: CUs, elephants among them, trains and generals."""

    def __init__(self) -> None:
        self.cus = 0
        self.elephants = 0
        self.trains = 0
        self.generals: list[int] = []

    def copy(self) -> "Force":
        """The same force, sharing nothing."""
        twin = Force()
        twin.cus, twin.elephants, twin.trains = self.cus, self.elephants, self.trains
        twin.generals = self.generals[:]
        return twin


class Leg:
    """HM 10: a sea leg under way, and the naval battle on it, if any."""

    def __init__(self) -> None:
        self.active = False
        self.side = 0
        self.general = board.NOBODY
        self.origin = 0  # the place it left, to which it may have to go back
        self.path: list[int] = []
        self.force = Force()
        self.ships = [0, 0]  # seaworthy warships in it, by side
        self.tried: list[int] = []
        self.interceptor = board.NOBODY  # the general whose attempt succeeded
        # the battle
        self.fighting = False
        self.round = 0
        self.first = 0
        self.acted = 0  # player steps so far
        self.draws = [0, 0]  # tactics cards more or fewer by events
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[0] * cards.TACTICS, [0] * cards.TACTICS]
        self.spent: list[int] = [0] * cards.TACTICS
        self.malus = [0, 0]  # to a side's next attack roll
        self.lost = [0, 0]  # warships hit, by side
        self.prizes = 0
        self.loser = board.NOBODY
        self.ending = UNDECIDED
        self.story: list[int] = []  # what was done, NAVAL_DEED numbers a player step

    def copy(self) -> "Leg":
        """The same leg, sharing nothing that can change."""
        twin = Leg()
        twin.active, twin.side, twin.general, twin.origin = self.active, self.side, self.general, self.origin
        twin.path = self.path[:]
        twin.force = self.force.copy()
        twin.ships = self.ships[:]
        twin.tried = self.tried[:]
        twin.interceptor = self.interceptor
        twin.fighting = self.fighting
        twin.round, twin.first, twin.acted = self.round, self.first, self.acted
        twin.draws = self.draws[:]
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.spent = self.spent[:]
        twin.malus = self.malus[:]
        twin.lost = self.lost[:]
        twin.prizes, twin.loser, twin.ending = self.prizes, self.loser, self.ending
        twin.story = self.story[:]
        return twin


class Battle:
    """HM 14: a land battle."""

    def __init__(self) -> None:
        self.active = False
        self.space = 0
        self.attacker = 0
        self.came_from = FROM_SEA
        self.intercepted = False  # the defender came by HM 13.2
        self.failed = [False, False]  # failed to avoid or to go back
        self.commanders = [board.NOBODY, board.NOBODY]
        self.extra = [0, 0]  # battle cards by events
        self.open = [False, False]  # whose cards the opponent sees
        self.numbers = [0, 0]  # battle cards to deal
        self.rampage = False
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[0] * cards.BATTLE_KINDS, [0] * cards.BATTLE_KINDS]
        self.spent: list[int] = [0] * cards.BATTLE_KINDS
        self.initiative = 0
        self.rounds = 0
        self.played = UNDECIDED  # the type that is to be matched
        self.no_withdrawal = False
        self.loser = board.NOBODY
        self.decided = UNDECIDED  # the type that was not matched, or WITHDRAWN
        self.lost = [0, 0]  # CUs
        self.story: list[int] = []  # what was played, BATTLE_DEED numbers a card

    def copy(self) -> "Battle":
        """The same battle, sharing nothing that can change."""
        twin = Battle()
        twin.active, twin.space, twin.attacker = self.active, self.space, self.attacker
        twin.came_from, twin.intercepted = self.came_from, self.intercepted
        twin.failed = self.failed[:]
        twin.commanders = self.commanders[:]
        twin.extra = self.extra[:]
        twin.open = self.open[:]
        twin.numbers = self.numbers[:]
        twin.rampage = self.rampage
        twin.deck = self.deck[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.spent = self.spent[:]
        twin.initiative, twin.rounds, twin.played = self.initiative, self.rounds, self.played
        twin.no_withdrawal, twin.loser, twin.decided = self.no_withdrawal, self.loser, self.decided
        twin.lost = self.lost[:]
        twin.story = self.story[:]
        return twin


class Activation:
    """HM 9: what an activated general has left and has tried."""

    def __init__(self) -> None:
        self.active = False
        self.general = board.NOBODY
        self.over = False  # he may do no more
        self.mp = 0
        self.sea_mp = 0
        self.force = Force()  # those that moved with him last
        self.came_from = FROM_NOWHERE
        self.avoided: list[int] = []  # enemy generals whose stack has tried to avoid
        self.tried: list[int] = []  # enemy generals who tried to intercept in the space just entered
        self.intercepted = False
        self.failed = [False, False]
        self.campaign: list[int] = []  # generals already activated by this card
        self.ships = 0  # warships that have sailed with him
        self.others_ships = 0  # warships that have sailed with others of this campaign

    @property
    def side(self) -> int:
        """Whose general it is."""
        return board.GENERAL_SIDE[self.general]

    def copy(self) -> "Activation":
        """The same activation, sharing nothing that can change."""
        twin = Activation()
        twin.active, twin.general, twin.over = self.active, self.general, self.over
        twin.mp, twin.sea_mp = self.mp, self.sea_mp
        twin.force = self.force.copy()
        twin.came_from = self.came_from
        twin.avoided = self.avoided[:]
        twin.tried = self.tried[:]
        twin.intercepted = self.intercepted
        twin.failed = self.failed[:]
        twin.campaign = self.campaign[:]
        twin.ships, twin.others_ships = self.ships, self.others_ships
        return twin


NO_LEG: Final = Leg()
NO_BATTLE: Final = Battle()
NO_ACTIVATION: Final = Activation()
"""What stands in the state while there is none; never changed."""


class State(LongState):
    """Everything on and under the table. Lists by side hold Rome first; lists by place are as board.py says."""

    turn: int
    on_turn: int
    control: list[int]
    siege: list[int]
    siege_by: list[int]
    cus: list[list[int]]  # by side and place, elephants among them
    elephants: list[int]  # by place
    trains: list[list[int]]
    at: list[int]  # where each general is
    seniority: list[int]  # who commands among equals: the highest
    proconsul: int
    ready: list[int]
    damaged: list[int]
    supremacy: int
    seamanship: int
    corvi: bool
    ships_lost: int  # Roman warships lost this turn
    sank: bool  # seamanship has already sunk this turn
    miat: list[int]
    hands: list[list[int]]
    shown: list[list[int]]  # cards of each hand that the opponent knows of
    deck: list[int]
    discard: list[int]
    gone: list[int]  # cards out of the game
    boxes: list[int]  # by place in CONDITION_CARDS: PCs in the boxes of an open event, -1 not open
    spent: list[int]  # OPS of the turn
    defeated: list[bool]  # Carthaginian generals who lost a battle this turn
    xanthippus: bool  # he has arrived
    africa: bool  # card 83 was played
    winner: int
    ending: int
    activation: Activation
    leg: Leg
    battle: Battle
    siege_roll: list[int]  # points and loss of the attempt that is being resolved

    def copy(self) -> "State":
        """The same position, sharing nothing that can change."""
        twin = State(self.seats, self.dice.copy())
        twin.turn, twin.on_turn = self.turn, self.on_turn
        twin.control = self.control[:]
        twin.siege = self.siege[:]
        twin.siege_by = self.siege_by[:]
        twin.cus = [self.cus[0][:], self.cus[1][:]]
        twin.elephants = self.elephants[:]
        twin.trains = [self.trains[0][:], self.trains[1][:]]
        twin.at = self.at[:]
        twin.seniority = self.seniority[:]
        twin.proconsul = self.proconsul
        twin.ready = self.ready[:]
        twin.damaged = self.damaged[:]
        twin.supremacy, twin.seamanship, twin.corvi = self.supremacy, self.seamanship, self.corvi
        twin.ships_lost, twin.sank = self.ships_lost, self.sank
        twin.miat = self.miat[:]
        twin.hands = [self.hands[0][:], self.hands[1][:]]
        twin.shown = [self.shown[0][:], self.shown[1][:]]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.gone = self.gone[:]
        twin.boxes = self.boxes[:]
        twin.spent = self.spent[:]
        twin.defeated = self.defeated[:]
        twin.xanthippus, twin.africa = self.xanthippus, self.africa
        twin.winner, twin.ending = self.winner, self.ending
        twin.agenda = self.agenda[:]
        twin.activation = self.activation.copy() if self.activation.active else NO_ACTIVATION
        twin.leg = self.leg.copy() if self.leg.active else NO_LEG
        twin.battle = self.battle.copy() if self.battle.active else NO_BATTLE
        twin.siege_roll = self.siege_roll[:]
        return twin

    # --- who stands where -------------------------------------------------------------------------------------------

    def stack_place(self, side: int, space: int) -> int:
        """HM 3.6: where a side's pieces in a space are: inside its city if enemy CUs are in the field, else there."""
        return space + board.INSIDE if self.own_city(side, space) and self.cus[1 - side][space] else space

    def own_city(self, side: int, space: int) -> bool:
        """HM 15.5: whether there is a walled city of a side in a space."""
        return board.KIND[space] == board.WALLED and self.control[space] == side

    def besieged(self, place: int) -> bool:
        """HM 3.9: whether what stands at a place is besieged."""
        return place >= board.INSIDE and self.siege[place - board.INSIDE] > 0

    def room(self, space: int) -> int:
        """HM 3.7: how many CUs still find room inside the city of a space."""
        owner = self.control[space]
        return 0 if owner == board.NEUTRAL else board.CITY_ROOM - self.cus[owner][space + board.INSIDE]

    def generals_at(self, side: int, place: int) -> list[int]:
        """A side's generals at a place."""
        at = self.at
        if side == board.ROME:
            return [general for general in range(board.ROMANS) if at[general] == place]
        return [general for general in range(board.ROMANS, board.GENERALS) if at[general] == place]

    def on_map(self, side: int) -> list[int]:
        """A side's generals on the map, in seat order of the list of generals."""
        at = self.at
        if side == board.ROME:
            return [general for general in range(board.ROMANS) if at[general] >= 0]
        return [general for general in range(board.ROMANS, board.GENERALS) if at[general] >= 0]

    def is_consul(self, general: int) -> bool:
        """HM 6.8-6.10: every Roman general on the map but the proconsul."""
        return general < board.ROMANS and general != self.proconsul

    def commander(self, side: int, place: int) -> int:
        """HM 8.2: who commands a stack: a consul before the proconsul, then as the owner chose."""
        best, rank = board.NOBODY, -1
        for general in self.generals_at(side, place):
            worth = self.seniority[general] + (100000 if self.is_consul(general) else 0)
            if worth > rank:
                best, rank = general, worth
        return best

    def owned_ships(self, side: int) -> int:
        """HM 3.10: all warships of a side, in the pool and at sea."""
        return self.ready[side] + self.damaged[side] + self.leg.ships[side]

    def owned_trains(self, side: int) -> int:
        """All supply trains of a side."""
        aboard = self.leg.force.trains if self.leg.active and self.leg.side == side else 0
        return sum(self.trains[side]) + aboard

    def owned_elephants(self) -> int:
        """All elephants there are."""
        aboard = self.leg.force.elephants if self.leg.active else 0
        return sum(self.elephants) + aboard

    def box_total(self, slot: int) -> int:
        """PCs in the boxes of an open event; 0 if it is not open."""
        return max(0, self.boxes[slot])


def empty_map(dice: Dice) -> State:
    """A position with nothing on the map and nobody to do anything."""
    game = State(2, dice)
    game.turn = 1
    game.on_turn = board.ROME
    game.control = [board.NEUTRAL] * board.SPACES
    game.siege = [0] * board.SPACES
    game.siege_by = [board.NOBODY] * board.SPACES
    game.cus = [[0] * board.PLACES, [0] * board.PLACES]
    game.elephants = [0] * board.PLACES
    game.trains = [[0] * board.PLACES, [0] * board.PLACES]
    game.at = [POOL] * board.GENERALS
    game.seniority = [0] * board.GENERALS
    game.proconsul = board.NOBODY
    game.ready = [0, 0]
    game.damaged = [0, 0]
    game.supremacy = board.CARTHAGE
    game.seamanship = 0
    game.corvi = False
    game.ships_lost = 0
    game.sank = False
    game.miat = [0, 0]
    game.hands = [[], []]
    game.shown = [[], []]
    game.deck = list(range(cards.CARDS))
    game.discard = []
    game.gone = []
    game.boxes = [-1, -1, -1, -1]
    game.spent = [0, 0]
    game.defeated = [False] * board.GENERALS
    game.xanthippus = False
    game.africa = False
    game.winner = board.NOBODY
    game.ending = 0
    game.agenda = []
    game.activation = NO_ACTIVATION
    game.leg = NO_LEG
    game.battle = NO_BATTLE
    game.siege_roll = [0, 0]
    return game
