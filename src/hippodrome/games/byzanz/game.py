"""Byzanz as a game the kernel can run."""

from typing import Any

from hippodrome.games.byzanz import cards, events, invariants, phases, position
from hippodrome.games.byzanz.advice import judging
from hippodrome.games.byzanz.knowledge import features, known, view
from hippodrome.games.byzanz.rules import auction, market, selling
from hippodrome.games.byzanz.state import State, empty_table
from hippodrome.kernel.dice import NOBODY
from hippodrome.kernel.game import Ask, Dice, Flow, Game, Option, Options, SearchSettings

OPTIONS = (Option("hidden_profit", False, (False, True)), Option("merchants_count", True, (True, False)))
BY_ROLLOUTS = SearchSettings(score_scale=8.0)
BY_VALUES = SearchSettings(rollout_length=8, score_weight=0.1, score_scale=8.0)


class Byzanz(Game):
    """The rules of Byzanz: chapter by chapter in auction.py, market.py and selling.py."""

    def __init__(self) -> None:
        super().__init__(
            "byzanz", 2, (3, 4, 5, 6), OPTIONS, cards.WORDS, events.EVENTS, dict(enumerate(cards.CARD_NAMES))
        )
        self.good_lead = 4.0

    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        """BY 1.1-1.3: four cards each, some removed unseen; seat 0 sits left of the dealer and starts."""
        state = empty_table(seats, dice, options)
        state.pile = [card for card in range(cards.CARDS) for _ in range(cards.COPIES[card])]
        for seat in range(seats):
            for _ in range(4):
                state.gain(seat, dice.draw(state.pile, seen_by=seat))
        state.removed = [dice.draw(state.pile, seen_by=NOBODY) for _ in range(cards.REMOVED[seats])]
        return state

    def step(self, state: State) -> Flow | None:
        """Return the next flow of a round."""
        phase = state.phase
        if phase == phases.BIDDING:
            return auction.bid_or_pass(state)
        if phase == phases.REVEAL:
            auction.reveal_package(state)
            return None
        if phase == phases.PAYING:
            return auction.pay(state)
        if phase == phases.LIMIT:
            return selling.reduce_hand(state)
        if phase == phases.MARKET:
            return market.share_out(state)
        assert phase == phases.CLOSING
        return market.close(state)

    def over(self, state: State) -> bool:
        """BY 6.2: whether the closing sale is done."""
        return state.phase == phases.OVER

    def scores(self, state: State) -> list[int]:
        """BY 6.2: the points on the profit cards."""
        return market.scores(state)

    def ranking(self, state: State) -> list[list[int]]:
        """BY 6.2: points, then cards in hand."""
        return market.ranking(state)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """Return what a seat may know."""
        return view.view(state, seat)

    def redeal(self, state: State, seat: int, dice: Dice, since: list[tuple[int, int]]) -> None:
        """Redeal the pile, the removed cards, and the other players' hands and discards."""
        known.redeal(state, seat, dice, since)

    def write(self, state: State) -> dict[str, Any]:
        """Return the position as plain data."""
        return position.write(state)

    def read(self, data: dict[str, Any], dice: Dice) -> State:
        """Read a position from plain data."""
        seats, options, rest = self.settle_position(data, position.SEAT_LISTS)
        return position.read(seats, options, rest, dice)

    def turn(self, data: dict[str, Any], by: int) -> dict[str, Any]:
        """Rotate the seats of a written position; all seats are alike."""
        return position.turn(data, by)

    def check(self, state: State) -> None:
        """Check the invariants of the rules file."""
        invariants.check(state)

    def advise(self, state: State, ask: Ask) -> list[float]:
        """Score how good each option looks."""
        return judging.advise(state, ask)

    def search_settings(self, iterations: int, valued: bool) -> SearchSettings:
        """Return how bots search this game; docs/strength.md has the races behind the numbers."""
        return BY_VALUES if valued else BY_ROLLOUTS

    def feature_names(self, seats: int) -> list[str]:
        """Return a name for each feature."""
        return features.names(seats)

    def features(self, state: State, seat: int) -> list[float]:
        """Return what a seat knows, as numbers."""
        return features.features(state, seat)

    def max_length(self, seats: int) -> int:
        """Return a bound: nobody bids more than seven cards in an auction, and no card leaves the game twice.

        In an auction each participant bids at most seven cards, confirms after each of them, and passes; the winner
        gives a card. After the auctions everybody takes a kind. Each sale or discard takes cards out of the game; and
        at the end everybody stops selling.
        """
        bidding = (2 * cards.HAND_LIMIT + 1) * seats * (seats + 1) // 2
        return cards.ROUNDS[seats] * (bidding + 2 * seats) + sum(cards.COPIES) + seats
