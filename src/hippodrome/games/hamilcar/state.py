"""A position of Hamilcar as data, and the base classes of its errands."""

from typing import Annotated, Any, Final

from hippodrome.games.hamilcar import board, cards, copies, kinds
from hippodrome.kernel import agenda, fields
from hippodrome.kernel.agenda import Agenda, LongState
from hippodrome.kernel.game import Options
from hippodrome.kernel.kinds import APART, REPLACED, SHARED, Chart, Named, Number, Part, Pile, Row

POOL: Final = -1
TRACK: Final = -2
REMOVED: Final = -3
DISPLACED: Final = -4
ABOARD: Final = -5
WHERE_NAMES: Final = ("", "pool", "track", "removed", "displaced", "aboard")
"""Where a general is when he is not on the map, indexed by the negative of his location number."""

FROM_SEA: Final = -1
FROM_CITY: Final = -2
FROM_NOWHERE: Final = -3
"""The origin of an attacker who did not come from a space: by sea, out of his city, or already there."""

UNDECIDED: Final = -1
SUNK: Final = 0
EVADED: Final = 1
ESCAPED: Final = 2
DRAWN: Final = 3
NAVAL_ENDS: Final = ("sunk", "evaded", "escaped", "drawn")
WITHDRAWN: Final = -2
"""The value in place of a deciding card if a land battle was broken off."""
CONSULAR: Final = 100_000
"""Added to a consul's seniority, which beats any other."""
MOST_SIEGE_POINTS: Final[int] = board.CITY_POINTS - 1 + max(points for points, _loss in board.SIEGE_DICE[1])
"""The most siege points a city can have: just short of falling, plus the best roll of the die."""

BEFORE_ENTRY: Final[list[int]] = [TRACK if entry == "track" else POOL for entry in board.ENTRY]
BOX_NAMES: Final[list[str]] = [str(card + cards.FIRST_NUMBER) for card in cards.CONDITION_CARDS]


class Rulings:
    """The options of the rules as settled for one table; never changed."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.corvi_in_storms = options["corvi_in_storms"] is True
        self.ports_guarded = options["supremacy_guards_ports"] is True
        self.political = board.POLITICAL if options["islands_count"] is True else board.WITHOUT_ISLANDS

    def __reduce__(self) -> tuple[Any, ...]:
        """Support pickle and deepcopy, compiled or not."""
        return Rulings, (self.options,)


class Force:
    """Part of a stack that moves together: CUs, elephants among them, trains and generals."""

    cus: kinds.Cus
    elephants: kinds.Elephants
    trains: kinds.Trains
    generals: kinds.Generals

    def copy(self) -> "Force":
        """Return a copy that shares nothing that can change."""
        return copies.of_force(self)


class Leg:
    """HM 10: a sea leg under way, and the naval battle on it, if any."""

    active: kinds.YesOrNo
    side: kinds.Side
    general: kinds.MaybeGeneral
    origin: kinds.Place  # the place it left, to which it may have to return
    path: Annotated[list[int], Pile(kinds.Space, board.SEA_MP + 1)]
    force: Annotated[Force, Part(Force)]
    ships: kinds.ShipsBySide  # seaworthy warships of each side in this leg
    tried: kinds.Generals
    interceptor: kinds.MaybeGeneral  # the general whose attempt succeeded
    # the battle
    fighting: kinds.YesOrNo
    round: Annotated[int, Number(0, board.NAVAL_ROUNDS)]
    first: kinds.Side
    acted: Annotated[int, Number(0, 2 * board.NAVAL_ROUNDS)]  # player steps so far
    draws: Annotated[list[int], Row(Number(-9, 9, 0), 2)]  # extra or missing tactics cards, by events
    deck: kinds.TacticsPile
    hands: Annotated[list[list[int]], Row(kinds.TacticsHeld, 2)]
    spent: kinds.TacticsHeld
    malus: Annotated[list[int], Row(Number(-9, 0, 0), 2)]  # on a side's next attack roll
    lost: kinds.ShipsBySide  # warships hit
    prizes: kinds.Ships
    loser: kinds.MaybeSide
    ending: Annotated[int, Named(NAVAL_ENDS, none=UNDECIDED)]
    story: kinds.NavalStory

    def copy(self) -> "Leg":
        """Return a copy that shares nothing that can change."""
        return copies.of_leg(self)


class Battle:
    """HM 14: a land battle."""

    active: kinds.YesOrNo
    space: kinds.Space
    attacker: kinds.Side
    came_from: kinds.CameFrom
    intercepted: kinds.YesOrNo  # the defender came by HM 13.2
    failed: kinds.YesOrNoBySide  # failed to avoid battle or to go back
    commanders: Annotated[list[int], Row(kinds.MaybeGeneral, 2)]
    extra: kinds.BattleCardsBySide  # battle cards by events
    open: kinds.YesOrNoBySide  # whether the opponent sees a side's cards
    numbers: kinds.BattleCardsBySide  # battle cards to deal
    rampage: kinds.YesOrNo
    deck: kinds.BattlePile
    hands: Annotated[list[list[int]], Row(kinds.BattleHeld, 2)]
    spent: kinds.BattleHeld
    initiative: kinds.Side
    rounds: Annotated[int, Number(0, board.BATTLE_CARDS_MAX)]
    played: kinds.MaybeBattleCard  # the type to be matched
    no_withdrawal: kinds.YesOrNo
    loser: kinds.MaybeSide
    decided: Annotated[int, Named(["withdrawn", "undecided", *cards.BATTLE_NAMES], UNDECIDED, first=WITHDRAWN)]
    lost: kinds.CusBySide
    story: kinds.BattleStory

    def copy(self) -> "Battle":
        """Return a copy that shares nothing that can change."""
        return copies.of_battle(self)


class Activation:
    """HM 9: the state of an activation: what the general has left and has tried."""

    active: kinds.YesOrNo
    general: kinds.MaybeGeneral
    over: kinds.YesOrNo  # the general can do nothing more
    mp: Annotated[int, Number(0, board.FORCED_MP)]
    sea_mp: Annotated[int, Number(0, board.SEA_MP)]
    force: Annotated[Force, Part(Force)]  # the force that last moved with the general
    came_from: kinds.CameFrom
    avoided: kinds.Generals  # enemy generals whose stack has tried to avoid battle
    tried: kinds.Generals  # enemy generals who tried to intercept in the space just entered
    intercepted: kinds.YesOrNo
    failed: kinds.YesOrNoBySide
    campaign: kinds.Generals  # already activated by this card
    ships: kinds.Ships  # seaworthy warships that have sailed with the general
    others_ships: kinds.Ships  # warships that have sailed with other generals of this campaign

    @property
    def side(self) -> int:
        """Return the side of the activated general."""
        return board.GENERAL_SIDE[self.general]

    def copy(self) -> "Activation":
        """Return a copy that shares nothing that can change."""
        return copies.of_activation(self)


NO_FORCE: Final[Force] = fields.blank_of(Force)
NO_LEG: Final[Leg] = fields.blank_of(Leg)
NO_BATTLE: Final[Battle] = fields.blank_of(Battle)
NO_ACTIVATION: Final[Activation] = fields.blank_of(Activation)
"""The value while there is no activation; never changed. A new activation starts as a copy of it."""


class State(LongState):
    """Everything on and under the table. Lists by side hold Rome first; lists by place are as board.py says."""

    rulings: Annotated[Rulings, SHARED]
    turn: Annotated[int, Number(1, board.TURNS)]
    on_turn: kinds.Side
    control: Annotated[list[int], Chart(board.SPACE_NAMES, kinds.Controller, board.START_CONTROL)]
    siege: Annotated[list[int], Row(Number(0, MOST_SIEGE_POINTS), board.SPACES), APART]
    siege_by: Annotated[list[int], Row(kinds.MaybeSide, board.SPACES), APART]
    cus: Annotated[list[list[int]], Row(Row(kinds.Cus, board.PLACES), 2), APART]  # elephants among them
    elephants: Annotated[list[int], Row(kinds.Elephants, board.PLACES), APART]
    trains: Annotated[list[list[int]], Row(Row(kinds.Trains, board.PLACES), 2), APART]
    at: Annotated[list[int], Row(Number(ABOARD, board.PLACES - 1), board.GENERALS, BEFORE_ENTRY), APART]
    seniority: Annotated[
        list[int], Chart(board.GENERAL_NAMES, Number(0, CONSULAR - 1))
    ]  # the highest commands among equals
    proconsul: kinds.MaybeRoman
    ready: Annotated[list[int], Row(kinds.Ships, 2, board.SETUP_SHIPS)]
    damaged: kinds.ShipsBySide
    supremacy: Annotated[int, Named(board.SIDE_NAMES[:2], board.CARTHAGE)]
    seamanship: Annotated[int, Named(board.SEAMANSHIP_NAMES)]
    corvi: kinds.YesOrNo
    ships_lost: Annotated[int, Number(0, 99)]  # Roman warships lost this turn
    sank: kinds.YesOrNo  # seamanship has already sunk this turn
    miat: Annotated[list[int], Row(Number(0, board.MIAT_SEATS), 2, board.SETUP_MIAT)]
    hands: kinds.CardPileBySide
    shown: kinds.CardPileBySide  # cards of each hand that the opponent knows
    deck: kinds.CardPile
    discard: kinds.CardPile
    gone: kinds.CardPile  # cards out of the game
    boxes: Annotated[list[int], Chart(BOX_NAMES, Number(-1, max(cards.BOXES), -1))]  # PCs in an open event, or -1
    spent: Annotated[list[int], Row(Number(0, 3 * cards.CARDS), 2)]  # OPS of the turn
    defeated: Annotated[list[bool], Row(kinds.YesOrNo, board.GENERALS), APART]  # Carthaginians, this turn
    trails: Annotated[kinds.Trails, SHARED]  # the spaces that generals have left this turn; replaced, never changed
    sailed: Annotated[int, Number(0, 999)]  # warships that have sailed with the card that is being played
    xanthippus: kinds.YesOrNo  # he has arrived
    africa: kinds.YesOrNo  # card 83 was played
    winner: kinds.MaybeSide
    ending: Annotated[int, Number(0, 3)]
    agenda: Annotated[Agenda, REPLACED]
    activation: Annotated[Activation, Part(Activation, NO_ACTIVATION)]
    leg: Annotated[Leg, Part(Leg, NO_LEG)]
    battle: Annotated[Battle, Part(Battle, NO_BATTLE)]
    siege_roll: Annotated[list[int], Row(Number(0, 9), 2)]  # points and loss of the attempt that is being resolved

    def corvi_in_rough_sea(self, side: int) -> dict[str, int]:
        """HM 12.3: the modifier of the corvi for a side's storm or winter at sea."""
        return {"corvi": 1} if side == board.ROME and self.corvi and self.rulings.corvi_in_storms else {}

    # --- who stands where -------------------------------------------------------------------------------------------

    def stack_place(self, side: int, space: int) -> int:
        """HM 3.6: where a side's pieces in a space are: inside its city if enemy CUs are in the field, else outside."""
        return space + board.INSIDE if self.cus[1 - side][space] and self.own_city(side, space) else space

    def own_city(self, side: int, space: int) -> bool:
        """HM 15.5: whether there is a walled city of a side in a space."""
        return board.KIND[space] == board.WALLED and self.control[space] == side

    def open_cities(self, side: int) -> list[int]:
        """HM 6.2, 7.7, 10.5: the walled cities of a side that are not besieged."""
        control, siege = self.control, self.siege
        return [space for space in board.WALLED_SPACES if control[space] == side and not siege[space]]

    def besieged(self, place: int) -> bool:
        """HM 3.9: whether a stack at a place is besieged."""
        return place >= board.INSIDE and self.siege[place - board.INSIDE] > 0

    def room(self, space: int) -> int:
        """HM 3.7: how many more CUs fit inside the city of a space."""
        owner = self.control[space]
        return 0 if owner == board.NEUTRAL else board.CITY_ROOM - self.cus[owner][space + board.INSIDE]

    def generals_at(self, side: int, place: int) -> list[int]:
        """Return a side's generals at a place."""
        at = self.at
        return [general for general in board.GENERALS_OF[side] if at[general] == place]

    def on_map(self, side: int) -> list[int]:
        """Return a side's generals on the map, in the order of the list of generals."""
        at = self.at
        return [general for general in board.GENERALS_OF[side] if at[general] >= 0]

    def is_consul(self, general: int) -> bool:
        """HM 6.8-6.10: whether a general is a consul, as every Roman general on the map is except the proconsul."""
        return general < board.ROMANS and general != self.proconsul

    def commander(self, side: int, place: int) -> int:
        """HM 8.2: who commands a stack: a consul before the proconsul, otherwise as the owner chose."""
        best, rank = board.NOBODY, -1
        for general in self.generals_at(side, place):
            worth = self.seniority[general] + (CONSULAR if self.is_consul(general) else 0)
            if worth > rank:
                best, rank = general, worth
        return best

    def owned_ships(self, side: int) -> int:
        """HM 3.10: all warships of a side, in the pool and at sea."""
        return self.ready[side] + self.damaged[side] + self.leg.ships[side]

    def owned_trains(self, side: int) -> int:
        """Return the number of a side's supply trains."""
        aboard = self.leg.force.trains if self.leg.active and self.leg.side == side else 0
        return sum(self.trains[side]) + aboard

    def owned_elephants(self) -> int:
        """Return the number of elephants on the map."""
        aboard = self.leg.force.elephants if self.leg.active else 0
        return sum(self.elephants) + aboard

    def leave_trail(self, general: int, space: int) -> None:
        """Remember for this turn that a general has left a space."""
        trail = space * board.GENERALS + general
        if trail not in self.trails:
            self.trails = [*self.trails, trail]

    def has_left(self, general: int, space: int) -> bool:
        """Return whether a general has left a space this turn."""
        return space * board.GENERALS + general in self.trails

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return copies.of_state(self)


# --- what is still to be done ---------------------------------------------------------------------------------------


class Errand(agenda.Errand[State]):
    """An errand of this war, written in the chapter of its rule, with the rule's number.

    Its data is declared with types, which determine how it is written and read.
    """


class Counted(Errand):
    """An errand that carries a count."""

    def __init__(self, count: kinds.Amount) -> None:
        self.count = count


class OfGeneral(Errand):
    """An errand about a general."""

    def __init__(self, general: kinds.General) -> None:
        self.general = general


class InSpace(Errand):
    """An errand about a space."""

    def __init__(self, space: kinds.Space) -> None:
        self.space = space


class OfSide(Errand):
    """An errand about a side."""

    def __init__(self, side: kinds.Side) -> None:
        self.side = side


class OfSideIn(OfSide):
    """An errand about a side in a space."""

    def __init__(self, side: kinds.Side, space: kinds.Space) -> None:
        self.side, self.space = side, space


class OfSideAt(OfSide):
    """An errand about a side's stack at a place."""

    def __init__(self, side: kinds.Side, place: kinds.Place) -> None:
        self.side, self.place = side, place


class OfSideCounted(OfSide):
    """An errand about a side, with a count."""

    def __init__(self, side: kinds.Side, count: kinds.Amount) -> None:
        self.side, self.count = side, count
