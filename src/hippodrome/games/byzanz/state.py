"""A position of Byzanz as data."""

from typing import Annotated, Final

from hippodrome.games.byzanz import cards, copies, phases
from hippodrome.kernel import fields
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.game import Options
from hippodrome.kernel.kinds import REPLACED, SHARED, Flag, Named, Number, Pair, Pile, Row, Seat, Tally
from hippodrome.kernel.state import AnyState

NOBODY: Final = -1

CARD: Final = Named(cards.CARD_NAMES, what="card")
COUNTS: Final = Tally(CARD, cards.DECK)
HEAP: Final = Pile(CARD, cards.DECK)


class State(AnyState):
    """Everything on and under the table; hands, market and `gone` are counts by card, the rest lists of cards.

    The lists in `bids`, `profits`, `discards` and `known`, and all of `merchants` and `removed`, are replaced, never
    changed, so that copies may share them.
    """

    hidden_profit: bool
    merchants_count: bool
    phase: Annotated[int, Named(phases.NAMES)]
    after_limit: Annotated[int, Named(phases.NAMES)]
    round: Annotated[int, Number(1, 8)]
    hands: Annotated[list[list[int]], Row(COUNTS, "seats")]
    sizes: list[int]  # cards in each hand
    holdings: list[list[int]]  # each hand by kind, see cards.py; the last is for merchants and stays 0
    bids: Annotated[list[list[int]], Row(HEAP, "seats"), REPLACED]
    sums: list[int]  # value of each bid
    offers: Annotated[list[int], Row(Number(0, 6), "seats")]  # the offer card held, 0 for none
    active: Annotated[list[bool], Row(Flag(), "seats")]  # still in this auction
    profits: Annotated[list[list[int]], Row(HEAP, "seats"), REPLACED]
    discards: Annotated[list[list[int]], Row(HEAP, "seats"), REPLACED]
    known: Annotated[
        list[list[int]], Row(Pile(Pair(CARD, Number(0, cards.DECK), cards.CARDS), cards.DECK), "seats"), REPLACED
    ]  # see known.py
    merchants: Annotated[
        list[list[int]], Row(Row(Number(0, cards.COPIES[cards.MERCHANT]), 2, cards.ANY_MERCHANTS), "seats"), SHARED
    ]  # where they don't count for the limit: the fewest and the most each seat may hold, as publicly known
    pile: Annotated[list[int], HEAP]
    removed: Annotated[list[int], HEAP, SHARED]
    package: Annotated[list[int], HEAP]
    market: Annotated[list[int], COUNTS]
    gone: Annotated[list[int], COUNTS]
    opener: Annotated[int, Seat()]
    seat: Annotated[int, Seat()]  # whose bid, payment, limit or market choice it is
    leader: Annotated[int, Seat(nobody=True)]
    first_to_pass: Annotated[int, Seat(nobody=True)]
    auctions: Annotated[int, Number(0, "seats")]  # auctions finished in this round
    served: Annotated[int, Number(0, "seats")]  # players who have had their market choice

    @property
    def high(self) -> int:
        """The highest bid so far in this auction."""
        return 0 if self.leader == NOBODY else self.sums[self.leader]

    def offer(self) -> int:
        """Return the top offer card of the stack (BY 1.3)."""
        return cards.OFFERS[self.seats][self.seats - 1 - self.auctions]

    def gain(self, seat: int, card: int) -> None:
        """Add a card to a hand."""
        self.hands[seat][card] += 1
        self.sizes[seat] += 1
        self.holdings[seat][cards.KIND_OF[card]] += cards.WEIGHTS[card]

    def lose(self, seat: int, card: int) -> None:
        """Take a card from a hand."""
        self.hands[seat][card] -= 1
        self.sizes[seat] -= 1
        self.holdings[seat][cards.KIND_OF[card]] -= cards.WEIGHTS[card]

    def take_up(self, seat: int, hand: list[int]) -> None:
        """Replace a hand by another one, given as counts."""
        self.hands[seat] = hand
        self.sizes[seat] = sum(hand)
        self.holdings[seat] = [0] * len(cards.KIND_NAMES)
        for card in range(cards.CARDS):
            self.holdings[seat][cards.KIND_OF[card]] += hand[card] * cards.WEIGHTS[card]

    def counted(self, seat: int) -> int:
        """BY 5.2: the cards that count for the hand limit: with merchants, unless the option excludes them."""
        return self.sizes[seat] if self.merchants_count else self.sizes[seat] - self.hands[seat][cards.MERCHANT]

    def over_limit(self, seat: int) -> bool:
        """BY 5.1: whether a seat holds more than seven cards."""
        return self.counted(seat) > cards.HAND_LIMIT

    def next_active(self, seat: int) -> int:
        """Return the next seat to the left that is still in this auction."""
        seat = (seat + 1) % self.seats
        while not self.active[seat]:
            seat = (seat + 1) % self.seats
        return seat

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return copies.of_state(self)


def empty_table(seats: int, dice: Dice, options: Options) -> State:
    """Return a position with no card anywhere, before the first auction."""
    game = State(seats, dice)
    fields.blank(game)
    game.hidden_profit = bool(options["hidden_profit"])
    game.merchants_count = bool(options["merchants_count"])
    game.sizes = [0] * seats
    game.holdings = [[0] * len(cards.KIND_NAMES) for _ in range(seats)]
    game.sums = [0] * seats
    return game
