"""What can happen in a game of Hamilcar."""

# mypyc: off (events are msgspec structs)

import msgspec

from hippodrome.games.hamilcar import board, cards
from hippodrome.kernel.events import Event, Seat, Thing, events_in


def space(place: int) -> Thing:
    """Name the space of a place."""
    return Thing(board.SPACE_NAMES[place % board.INSIDE])


def general(number: int) -> Thing:
    """Name a general."""
    return Thing(board.GENERAL_NAMES[number])


def card(number: int) -> Thing:
    """Name a strategy card."""
    return Thing(cards.CARD_NAMES[number])


def side(number: int) -> Thing:
    """Name a side, or neutral."""
    return Thing(board.SIDE_NAMES[number])


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """HM 5.1: a new turn begins."""

    turn: int
    from_bc: int
    to_bc: int


class Placed(Event, frozen=True, tag="placed"):
    """New pieces come on the map or into the port pool."""

    seat: Seat
    piece: Thing
    count: int
    space: Thing | None


class Lost(Event, frozen=True, tag="lost"):
    """Pieces are lost."""

    seat: Seat
    piece: Thing
    count: int
    space: Thing | None


class GeneralPlaced(Event, frozen=True, tag="general-placed"):
    """HM 6.4, 6.10: a general takes the field."""

    seat: Seat
    general: Thing
    space: Thing


class GeneralLeft(Event, frozen=True, tag="general-left"):
    """HM 3.13, 8.8: a general leaves the map: displaced, put back or removed."""

    seat: Seat
    general: Thing
    how: Thing


class ProconsulNamed(Event, frozen=True, tag="proconsul-named"):
    """HM 6.8: Rome names its proconsul."""

    general: Thing


class Reformed(Event, frozen=True, tag="reformed"):
    """HM 6.11: a nautical reform."""

    reform: Thing


class Dealt(Event, frozen=True, tag="dealt"):
    """HM 7.1: a hand of strategy cards is dealt."""

    seat: Seat
    count: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """HM 7.1: the discard pile becomes the draw pile."""


class Starts(Event, frozen=True, tag="starts"):
    """HM 7.1: Rome has decided who plays first."""

    seat: Seat


class Played(Event, frozen=True, tag="played"):
    """HM 7.3: a card is used."""

    seat: Seat
    card: Thing
    use: Thing


class Reacted(Event, frozen=True, tag="reacted"):
    """HM 21.2: a reaction card is played."""

    seat: Seat
    card: Thing


class Opened(Event, frozen=True, tag="opened"):
    """HM 21.5: an event with conditions is laid open."""

    seat: Seat
    card: Thing


class BoxFilled(Event, frozen=True, tag="box-filled"):
    """HM 21.5: a concession in a condition box."""

    seat: Seat
    card: Thing
    filled: int
    boxes: int


class ControlChanged(Event, frozen=True, tag="control-changed"):
    """HM 3.1: a space changes its controller."""

    space: Thing
    side: Thing


class MiatChanged(Event, frozen=True, tag="miat-changed"):
    """HM 17.7: the seats of the Miat."""

    rome: int
    carthage: int


class Repaired(Event, frozen=True, tag="repaired"):
    """HM 7.5: damaged warships become seaworthy."""

    seat: Seat
    count: int


class Damaged(Event, frozen=True, tag="damaged"):
    """Seaworthy warships become damaged."""

    seat: Seat
    count: int


class SeamanshipSet(Event, frozen=True, tag="seamanship-set"):
    """HM 12.1: Roman seamanship moves."""

    step: Thing


class CorviSet(Event, frozen=True, tag="corvi-set"):
    """HM 12.3: the corvi are fitted or taken off."""

    fitted: bool


class SupremacyTaken(Event, frozen=True, tag="supremacy-taken"):
    """HM 10.12: naval supremacy changes hands."""

    seat: Seat


class Activated(Event, frozen=True, tag="activated"):
    """HM 9.1: a general is activated."""

    seat: Seat
    general: Thing
    mp: int


class Commands(Event, frozen=True, tag="commands"):
    """HM 8.2, 8.4: a general takes command of a stack."""

    seat: Seat
    general: Thing


class ConsulsRolled(Event, frozen=True, tag="consuls-rolled"):
    """HM 8.4: with two consuls in a stack a die decides who commands in the battle."""

    general: Thing
    die: int


class Marched(Event, frozen=True, tag="marched"):
    """HM 9.2: a general enters a space."""

    seat: Seat
    general: Thing
    space: Thing
    cus: int
    trains: int
    start: Thing | None = None


class Sailed(Event, frozen=True, tag="sailed"):
    """HM 10.3: a sea leg is announced."""

    seat: Seat
    general: Thing
    path: list[Thing]
    cus: int
    trains: int
    warships: int


class Landed(Event, frozen=True, tag="landed"):
    """HM 10.10: a leg reaches its port."""

    seat: Seat
    general: Thing
    space: Thing


class Returned(Event, frozen=True, tag="returned"):
    """HM 10.8, 11.17: a leg goes back to its port of embarkation."""

    seat: Seat
    general: Thing
    space: Thing


class Attrition(Event, frozen=True, tag="attrition"):
    """HM 18.1: an attrition roll."""

    seat: Seat
    space: Thing
    die: int
    loss: int
    modifiers: dict[str, int] = msgspec.field(default_factory=dict)


class Storm(Event, frozen=True, tag="storm"):
    """HM 18.6: a storm."""

    seat: Seat
    die: int
    modified: int
    hits: int
    modifiers: dict[str, int] = msgspec.field(default_factory=dict)


class Drowned(Event, frozen=True, tag="drowned"):
    """HM 10.9, 11.8, 18.6: CUs and supply trains aboard are lost."""

    seat: Seat
    cus: int
    trains: int


class Tried(Event, frozen=True, tag="tried"):
    """A roll against a rating: interception, going back, avoiding, counterattack, stopping a withdrawal."""

    seat: Seat
    what: Thing
    general: Thing | None
    die: int
    needed: int
    success: bool
    modifiers: dict[str, int] = msgspec.field(default_factory=dict)


class IntoCity(Event, frozen=True, tag="into-city"):
    """HM 13.5: part of a stack goes into its city."""

    seat: Seat
    space: Thing
    cus: int
    trains: int = 0
    generals: list[Thing] = msgspec.field(default_factory=list)


class Moved(Event, frozen=True, tag="moved"):
    """A stack leaves without a march of its own: interception, avoiding, withdrawal, retreat."""

    seat: Seat
    how: Thing
    space: Thing
    cus: int
    start: Thing | None = None
    trains: int = 0
    generals: list[Thing] = msgspec.field(default_factory=list)


class Overrun(Event, frozen=True, tag="overrun"):
    """HM 9.5: a single CU is overrun."""

    seat: Seat
    space: Thing


class NavalBattleBegan(Event, frozen=True, tag="naval-battle-began"):
    """HM 11.1: a naval battle."""

    mover: Seat
    warships: list[int]
    transports: int


class NavalRoundBegan(Event, frozen=True, tag="naval-round-began"):
    """HM 11.4: a round of a naval battle."""

    round: int
    first: Seat


class TacticsDrawn(Event, frozen=True, tag="tactics-drawn"):
    """HM 11.5, 11.11: tactics cards are drawn."""

    seat: Seat
    count: int


class TacticsPlayed(Event, frozen=True, tag="tactics-played"):
    """HM 11.6, 11.13: a tactics card is played."""

    seat: Seat
    card: Thing


class TacticsLost(Event, frozen=True, tag="tactics-lost"):
    """HM 22.8: a tactics card is discarded at random."""

    seat: Seat
    card: Thing


class NavalAttack(Event, frozen=True, tag="naval-attack"):
    """HM 11.7: an attack roll."""

    seat: Seat
    target: Thing
    die: int
    modified: int
    hits: int
    prize: bool
    modifiers: dict[str, int] = msgspec.field(default_factory=dict)


class NavalStep(Event, frozen=True, tag="naval-step"):
    """HM 11.11-11.12: reform, evasion or escape."""

    seat: Seat
    what: Thing
    die: int
    success: bool
    needed: int = 0
    modifiers: dict[str, int] = msgspec.field(default_factory=dict)


class NavalBattleEnded(Event, frozen=True, tag="naval-battle-ended"):
    """HM 11.14: the end of a naval battle; a draw has no loser."""

    how: Thing
    loser: Seat | None
    lost: list[int]
    prizes: int


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """HM 14.1: a land battle."""

    space: Thing
    attacker: Seat
    cus: list[int]
    generals: list[Thing]


class BattleCards(Event, frozen=True, tag="battle-cards"):
    """HM 14.3: how many battle cards each side gets."""

    numbers: list[int]


class Charged(Event, frozen=True, tag="charged"):
    """HM 14.6: an elephant charge."""

    die: int
    modified: int
    result: Thing
    cards: int
    modifiers: dict[str, int] = msgspec.field(default_factory=dict)


class BattleCardPlayed(Event, frozen=True, tag="battle-card-played"):
    """HM 14.7: a battle card is played, or matched."""

    seat: Seat
    card: Thing
    as_type: Thing
    answer: bool


class GaveUp(Event, frozen=True, tag="gave-up"):
    """HM 14.7, 14.9: a side can't or won't go on; only in logs of earlier releases, BattleEnded replaces it."""

    # No rule emits this event any more. Games saved by earlier releases contain it and couldn't be loaded without it.
    seat: Seat


class InitiativePassed(Event, frozen=True, tag="initiative-passed"):
    """HM 14.8: the initiative passes."""

    seat: Seat


class BattleEnded(Event, frozen=True, tag="battle-ended"):
    """HM 14.10: a land battle is decided or broken off."""

    space: Thing
    loser: Seat | None
    rounds: int


class Casualties(Event, frozen=True, tag="casualties"):
    """HM 14.10: both sides lose the same number of CUs."""

    die: int
    loss: int


class RetreatLosses(Event, frozen=True, tag="retreat-losses"):
    """HM 14.11: the loser loses further CUs."""

    seat: Seat
    die: int
    loss: int


class Eliminated(Event, frozen=True, tag="eliminated"):
    """HM 15.6: a stack has nowhere to go."""

    seat: Seat
    space: Thing


class SiegeRolled(Event, frozen=True, tag="siege-rolled"):
    """HM 16.2: a siege or subjugation attempt."""

    seat: Seat
    space: Thing
    die: Thing
    face: int
    points: int
    loss: int


class Defended(Event, frozen=True, tag="defended"):
    """HM 16.5: a determined defence."""

    seat: Seat
    space: Thing
    points: int


class SiegePoints(Event, frozen=True, tag="siege-points"):
    """HM 16.2: the siege or subjugation points of a space."""

    space: Thing
    points: int


class Fell(Event, frozen=True, tag="fell"):
    """HM 16.6: a city falls or a tribe submits."""

    space: Thing
    side: Thing


class Duty(Event, frozen=True, tag="duty"):
    """HM 17.8: a side has to remove PCs."""

    seat: Seat
    count: int


class WinteredBySupply(Event, frozen=True, tag="wintered-by-supply"):
    """HM 18.4: a train saves a stack from winter attrition."""

    seat: Seat
    space: Thing


class WinterAtSea(Event, frozen=True, tag="winter-at-sea"):
    """HM 18.5: winter damages warships."""

    seat: Seat
    die: int
    count: int
    modifiers: dict[str, int] = msgspec.field(default_factory=dict)


class Isolated(Event, frozen=True, tag="isolated"):
    """HM 19.1: isolated PCs are removed."""

    seat: Seat
    spaces: list[Thing]


class PointsCounted(Event, frozen=True, tag="points-counted"):
    """HM 20.2: political points."""

    rome: int
    carthage: int


class ChestCompared(Event, frozen=True, tag="chest-compared"):
    """HM 20.7: the operations totals of the turn."""

    rome: int
    carthage: int


class SuedForPeace(Event, frozen=True, tag="sued-for-peace"):
    """HM 17.8: a side has too few PCs."""

    seat: Seat


class Ended(Event, frozen=True, tag="ended"):
    """HM 20.5: the war is over."""

    winner: Seat
    how: Thing


class Stolen(Event, frozen=True, tag="stolen"):
    """Card 100: a card goes from one hand into the other."""

    seat: Seat
    card: Thing | None

    def seen_by(self, seat: int | None) -> "Stolen":
        """Hide the card from everybody but the two players."""
        return msgspec.structs.replace(self, card=None) if seat is None else self


EVENTS = events_in(globals())
