"""Offers that are open at a table: reading them, and closing them when the game has moved on.

`offers.py` is for what people do with them. A table without open offers costs nothing here: its row says so.
"""

from collections.abc import Iterable

from hippodrome.web import clock
from hippodrome.web.models import GameTable, Move, Offer, Seat


def open_offers(table: GameTable) -> list[Offer]:
    return list(Offer.objects.filter(table=table, state=Offer.OPEN)) if table.offering else []


def open_offer(table: GameTable, kind: str) -> Offer | None:
    return next((offer for offer in open_offers(table) if offer.kind == kind), None)


def close(table: GameTable, kinds: Iterable[str], state: str) -> None:
    """Close the table's open offers of some kinds, in the transaction of whatever closes them."""
    if table.offering:
        found = Offer.objects.filter(table=table, state=Offer.OPEN)
        found.filter(kind__in=list(kinds)).update(state=state, closed=clock.now())
        mark(table, found.exists())


def mark(table: GameTable, offering: bool) -> None:
    """Note on the table's row whether an offer is open."""
    if table.offering != offering:
        table.offering = offering
        GameTable.objects.filter(pk=table.pk).update(offering=offering)


def outdate(table: GameTable, move: Move) -> None:
    """Close what a move has answered: whoever plays on does not wait for answers to be taken back.

    A secret word that others may not even count closes nothing.
    """
    if table.status == GameTable.OVER:
        close(table, [kind for kind in Offer.KINDS if kind != Offer.REMATCH], Offer.OUTDATED)
    elif move.word and not move.bot and not move.quiet:
        close(table, [Offer.TAKE_BACK], Offer.OUTDATED)


def who_must_agree(chairs: Iterable[Seat]) -> list[Seat]:
    """Everybody who plays: the seats that are neither a bot's nor given up."""
    return [chair for chair in chairs if chair.played_by_person]


def missing(offer: Offer, chairs: Iterable[Seat]) -> list[Seat]:
    """Return the seats that have yet to agree; after the end of a game these are the people who sat there."""
    people = [chair for chair in chairs if chair.player_id] if offer.kind == Offer.REMATCH else who_must_agree(chairs)
    return [chair for chair in people if chair.number not in offer.agreed]
