"""A position of Byzanz as data."""

from typing import Final

from hippodrome.games.byzanz import cards, phases
from hippodrome.kernel.dice import Dice
from hippodrome.kernel.state import AnyState

NOBODY: Final = -1


class State(AnyState):
    """Everything on and under the table; hands, market and `gone` are counts by card, the rest lists of cards.

    The lists in `bids`, `profits`, `discards` and `known` are replaced, never changed, so that copies may share them.
    """

    hidden_profit: bool
    merchants_count: bool
    phase: int
    after_limit: int
    round: int
    hands: list[list[int]]
    sizes: list[int]  # cards in each hand
    holdings: list[list[int]]  # each hand by kind, see cards.py; the last is for merchants and stays 0
    bids: list[list[int]]
    sums: list[int]  # value of each bid
    offers: list[int]  # the offer card held, 0 for none
    active: list[bool]  # still in this auction
    profits: list[list[int]]
    discards: list[list[int]]
    known: list[list[int]]  # see knowledge.py
    pile: list[int]
    removed: list[int]
    package: list[int]
    market: list[int]
    gone: list[int]
    opener: int
    seat: int  # whose bid, payment, limit or market choice it is
    leader: int
    first_to_pass: int
    auctions: int  # auctions finished in this round
    served: int  # players who have had their market choice

    def copy(self) -> "State":
        """The same position, sharing nothing that can change."""
        twin = State(self.seats, self.dice.copy())
        twin.hidden_profit = self.hidden_profit
        twin.merchants_count = self.merchants_count
        twin.phase = self.phase
        twin.after_limit = self.after_limit
        twin.round = self.round
        twin.hands = [hand[:] for hand in self.hands]
        twin.sizes = self.sizes[:]
        twin.holdings = [held[:] for held in self.holdings]
        twin.bids = self.bids[:]
        twin.sums = self.sums[:]
        twin.offers = self.offers[:]
        twin.active = self.active[:]
        twin.profits = self.profits[:]
        twin.discards = self.discards[:]
        twin.known = self.known[:]
        twin.pile = self.pile[:]
        twin.removed = self.removed  # never changed in place
        twin.package = self.package[:]
        twin.market = self.market[:]
        twin.gone = self.gone[:]
        twin.opener = self.opener
        twin.seat = self.seat
        twin.leader = self.leader
        twin.first_to_pass = self.first_to_pass
        twin.auctions = self.auctions
        twin.served = self.served
        return twin

    @property
    def high(self) -> int:
        """The highest bid so far in this auction."""
        return 0 if self.leader == NOBODY else self.sums[self.leader]

    def offer(self) -> int:
        """The top offer card of the stack (BY 1.3)."""
        return cards.OFFERS[self.seats][self.seats - 1 - self.auctions]

    def gain(self, seat: int, card: int) -> None:
        """A card comes into a hand."""
        self.hands[seat][card] += 1
        self.sizes[seat] += 1
        self.holdings[seat][cards.KIND_OF[card]] += cards.WEIGHTS[card]

    def lose(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        self.hands[seat][card] -= 1
        self.sizes[seat] -= 1
        self.holdings[seat][cards.KIND_OF[card]] -= cards.WEIGHTS[card]

    def take_up(self, seat: int, hand: list[int]) -> None:
        """A whole hand, as counts, instead of the one held."""
        self.hands[seat] = hand
        self.sizes[seat] = sum(hand)
        self.holdings[seat] = [0] * 7
        for card in range(cards.CARDS):
            self.holdings[seat][cards.KIND_OF[card]] += hand[card] * cards.WEIGHTS[card]

    def over_limit(self, seat: int) -> bool:
        """BY 5.1-5.2: more than seven on hand; cards in a bid do not count, merchants do unless the option says no."""
        size = self.sizes[seat]
        if not self.merchants_count:
            size -= self.hands[seat][cards.MERCHANT]
        return size > cards.HAND_LIMIT

    def next_active(self, seat: int) -> int:
        """The next seat to the left that is still in this auction."""
        seat = (seat + 1) % self.seats
        while not self.active[seat]:
            seat = (seat + 1) % self.seats
        return seat


def empty_table(seats: int, dice: Dice) -> State:
    """A position with no card anywhere, before the first auction."""
    game = State(seats, dice)
    game.hidden_profit = False
    game.merchants_count = True
    game.phase = phases.REVEAL
    game.after_limit = phases.REVEAL
    game.round = 1
    game.hands = [[0] * cards.CARDS for _ in range(seats)]
    game.sizes = [0] * seats
    game.holdings = [[0] * 7 for _ in range(seats)]
    game.bids = [[] for _ in range(seats)]
    game.sums = [0] * seats
    game.offers = [0] * seats
    game.active = [False] * seats
    game.profits = [[] for _ in range(seats)]
    game.discards = [[] for _ in range(seats)]
    game.known = [[] for _ in range(seats)]
    game.pile = []
    game.removed = []
    game.package = []
    game.market = [0] * cards.CARDS
    game.gone = [0] * cards.CARDS
    game.opener = 0
    game.seat = 0
    game.leader = NOBODY
    game.first_to_pass = NOBODY
    game.auctions = 0
    game.served = 0
    return game
