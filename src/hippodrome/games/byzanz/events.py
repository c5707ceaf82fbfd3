"""What can happen in a game of Byzanz."""

# mypyc: off (events are msgspec structs)

import msgspec

from hippodrome.kernel.events import Event, Seat, Thing, events_in


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A new round of auctions begins."""

    round: int
    rounds: int


class Revealed(Event, frozen=True, tag="revealed"):
    """BY 2.1: a package is turned over."""

    offer: int
    cards: list[Thing]


class Bid(Event, frozen=True, tag="bid"):
    """BY 2.3: a bid is made or raised; `cards` are those laid down now."""

    seat: Seat
    cards: list[Thing]
    total: int


class Passed(Event, frozen=True, tag="passed"):
    """BY 2.6: a player leaves the auction."""

    seat: Seat


class Paid(Event, frozen=True, tag="paid"):
    """BY 2.9: the winner's bid goes into the market."""

    seat: Seat
    cards: list[Thing]
    total: int


class Gave(Event, frozen=True, tag="gave"):
    """BY 2.10, BY 2.13: a card of the package goes into the market."""

    seat: Seat
    card: Thing


class Got(Event, frozen=True, tag="got"):
    """BY 2.11: the package goes to the winner, and the offer card with it."""

    seat: Seat
    cards: list[Thing]
    offer: int


class GotForNothing(Event, frozen=True, tag="got-for-nothing"):
    """BY 2.12: all passed, and the first to pass takes the whole package."""

    seat: Seat
    cards: list[Thing]
    offer: int


class Took(Event, frozen=True, tag="took"):
    """BY 3.1: a player takes all market cards of one kind."""

    seat: Seat
    kind: Thing
    cards: list[Thing]


class FoundNothing(Event, frozen=True, tag="found-nothing"):
    """BY 3.2: a player finds the market empty."""

    seat: Seat


class Cleared(Event, frozen=True, tag="cleared"):
    """BY 3.3: what is left in the market leaves the game."""

    cards: list[Thing]


class Sold(Event, frozen=True, tag="sold"):
    """BY 4.1: a set is sold; the best card is the profit."""

    seat: Seat
    cards: list[Thing]
    profit: int


class Discarded(Event, frozen=True, tag="discarded"):
    """BY 5.1: a card is discarded, face down."""

    seat: Seat
    card: Thing | None

    def seen_by(self, seat: int | None) -> "Discarded":
        """Only the owner knows which card it was."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class Ended(Event, frozen=True, tag="ended"):
    """BY 6.2: the game is over."""

    winners: list[Seat]
    scores: list[int]


EVENTS = events_in(globals())
