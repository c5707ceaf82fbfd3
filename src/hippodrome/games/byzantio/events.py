"""What can happen in a game of Byzantio or Nekken."""

# mypyc: off (events are msgspec structs)

import msgspec

from hippodrome.kernel.events import Event, Seat, Thing


class TookDynasty(Event, frozen=True, tag="took-dynasty"):
    """BO 0.1: a player takes a dynasty; its pretender stands at home (BO 0.4)."""

    seat: Seat
    dynasty: Thing
    province: Thing


class Wrote(Event, frozen=True, tag="wrote"):
    """BO 0.2: a player's objectives are written and folded away."""

    seat: Seat
    cities: list[Thing] | None

    def seen_by(self, seat: int | None) -> "Wrote":
        """Only the owner knows the list."""
        return self if seat == self.seat else msgspec.structs.replace(self, cities=None)


class RolledForOrder(Event, frozen=True, tag="rolled-for-order"):
    """BO 0.6: a player rolls for the turn order."""

    seat: Seat
    roll: int


class OrderSet(Event, frozen=True, tag="order-set"):
    """BO 0.6: the turn order of the whole game."""

    order: list[Seat]


class RoundBegan(Event, frozen=True, tag="round-began"):
    """BO 2.1: a new round of actions begins."""

    round: int
    rounds: int


class Campaigned(Event, frozen=True, tag="campaigned"):
    """BO 4.1.1: a pretender moves to an adjacent province."""

    seat: Seat
    province: Thing
    start: Thing | None = None


class Mustered(Event, frozen=True, tag="mustered"):
    """BO 4.2.1: a pretender musters where it stands."""

    seat: Seat
    province: Thing


class Advanced(Event, frozen=True, tag="advanced"):
    """BO 4.4: a pretender moves to any province."""

    seat: Seat
    province: Thing
    start: Thing | None = None


class Placed(Event, frozen=True, tag="placed"):
    """BO 4.1.2, BO 4.2.1: a garrison is placed from the supply."""

    seat: Seat
    city: Thing


class PlacedNothing(Event, frozen=True, tag="placed-nothing"):
    """BO 4.1.2, BO 4.2.1: no garrison is placed."""

    seat: Seat


class Removed(Event, frozen=True, tag="removed"):
    """BO 4.1.4: an opposing garrison goes back to its owner."""

    seat: Seat
    owner: Seat
    city: Thing


class Offered(Event, frozen=True, tag="offered"):
    """BO 4.3.1: an exchange of two garrisons is offered."""

    seat: Seat
    owner: Seat
    give: Thing
    take: Thing


class Accepted(Event, frozen=True, tag="accepted"):
    """BO 4.3.3: the offer is accepted."""

    seat: Seat


class Refused(Event, frozen=True, tag="refused"):
    """BO 4.3.4: the offer is refused; the die decides."""

    seat: Seat


class Rolled(Event, frozen=True, tag="rolled"):
    """BO 5.1: the die of a negotiation, a bribe or an expulsion."""

    seat: Seat
    roll: int
    modifier: int
    success: bool


class Exchanged(Event, frozen=True, tag="exchanged"):
    """BO 4.3: two garrisons change places."""

    seat: Seat
    owner: Seat
    give: Thing
    take: Thing


class Bribing(Event, frozen=True, tag="bribing"):
    """BO 4.5.2: a player tries to bribe an opposing garrison."""

    seat: Seat
    owner: Seat
    city: Thing


class Bribed(Event, frozen=True, tag="bribed"):
    """BO 4.5.3: the garrison changes sides."""

    seat: Seat
    owner: Seat
    city: Thing


class Expelling(Event, frozen=True, tag="expelling"):
    """BO 4.6: a player tries to expel an opposing garrison."""

    seat: Seat
    owner: Seat
    city: Thing


class Expelled(Event, frozen=True, tag="expelled"):
    """BO 4.6: the garrison leaves the board."""

    seat: Seat
    owner: Seat
    city: Thing


class Forfeited(Event, frozen=True, tag="forfeited"):
    """BO 2.7: a box is filled without effect."""

    seat: Seat
    kind: Thing


class EventBegan(Event, frozen=True, tag="event-began"):
    """BO 6.1: an event round."""

    round: int
    rounds: int
    tile: Thing


class NumberRolled(Event, frozen=True, tag="number-rolled"):
    """BO 6.2: the number of the provinces an event strikes."""

    number: int
    provinces: list[Thing]


class Shaken(Event, frozen=True, tag="shaken"):
    """BO 6.3: the earthquake takes a player's garrisons in a city."""

    seat: Seat
    city: Thing
    count: int


class Hungered(Event, frozen=True, tag="hungered"):
    """BO 6.4: a roll for garrisons in the famine; `cities` has an entry for each garrison that it decides about."""

    seat: Seat
    cities: list[Thing]
    roll: int
    modifier: int
    survived: bool


class Reconsidered(Event, frozen=True, tag="reconsidered"):
    """BO 6.5: a player has decided whether to replace an objective; `change` holds what the viewer may know of it."""

    seat: Seat
    announced: bool
    change: str
    old: list[Thing]
    new: list[Thing]

    def seen_by(self, seat: int | None) -> "Reconsidered":
        """Hide the change from others; whether there was one is public only if it is announced."""
        if seat == self.seat:
            return self
        change = "secret"
        if self.announced:
            change = "announced" if self.change == "replaced" else self.change
        return msgspec.structs.replace(self, change=change, old=[], new=[])


class SentAway(Event, frozen=True, tag="sent-away"):
    """BO 6.6: the left neighbour moves a pretender out of the plague."""

    seat: Seat
    owner: Seat
    province: Thing
    start: Thing | None = None


class CrossedOff(Event, frozen=True, tag="crossed-off"):
    """BO 6.7: a box is lost."""

    seat: Seat
    kind: Thing


class Unfolded(Event, frozen=True, tag="unfolded"):
    """BO 8.1: a player's objectives are revealed, with what the rows bring."""

    seat: Seat
    cities: list[Thing]
    replaced: bool
    struck: list[Thing]
    points: int


class Guessed(Event, frozen=True, tag="guessed"):
    """BO 7.1, BO 8.2: a guess about an opponent's top city is revealed."""

    seat: Seat
    about: Seat
    city: Thing
    right: bool


class Ended(Event, frozen=True, tag="ended"):
    """BO 8.6: the game is over."""

    winner: Seat
    scores: list[int]


EVENTS = (
    *(TookDynasty, Wrote, RolledForOrder, OrderSet, RoundBegan, Campaigned, Mustered, Advanced, Placed, PlacedNothing),
    *(Removed, Offered, Accepted, Refused, Rolled, Exchanged, Bribing, Bribed, Expelling, Expelled, Forfeited),
    *(EventBegan, NumberRolled, Shaken, Hungered, Reconsidered, SentAway, CrossedOff, Unfolded, Guessed, Ended),
)
